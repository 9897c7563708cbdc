"""A finished game as a picture to keep, to print or to show to others."""

from __future__ import annotations

from branchline.server.app.documents import Document
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.app.refusals import Declined
from branchline.server.features.png import painted
from branchline.server.table.record import check_over
from branchline.server.table.seat_names import seat_names
from branchline.server.table.state import Sitting

SVG, PNG = "image/svg+xml", "image/png"
THEMES = ("light", "dark")

# A picture brings its own stylesheet and letters, and nothing in it may do anything, wherever it is opened.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


async def _svg(ask: Ask) -> Reply:
    return await _picture(ask, SVG)


async def _png(ask: Ask) -> Reply:
    return await _picture(ask, PNG)


PICTURES = (
    Endpoint("GET", "/api/tables/{table}/picture.svg", _svg, "A game that is over, as a drawing", None,
             query=("language", "theme"), media=SVG, kept=True),
    Endpoint("GET", "/api/tables/{table}/picture.png", _png, "A game that is over, as a picture", None,
             query=("language", "theme"), media=PNG, kept=True),
)  # fmt: skip


async def _picture(ask: Ask, media: str) -> Reply:
    sitting = (await ask.desk.log.read(ask.path["table"])).sitting
    check_over(sitting)
    language, theme = ask.asked_language(ask.language), ask.query.get("theme", THEMES[0])
    if theme not in THEMES:
        raise Declined("bad-message", error="theme is light or dark")
    key = (sitting.id, language, theme, media)
    found: Document | None = ask.desk.study.pictures.get(key)
    if found is None:
        ask.desk.limits.pictures.check(ask.address)
        found = await _made(ask, sitting, language, theme, media)
        ask.desk.study.pictures.put(key, found)
    return Reply(found, headers={"Content-Security-Policy": ALONE})


async def _made(ask: Ask, sitting: Sitting, language: str, theme: str, media: str) -> Document:
    svg = await ask.desk.study.think(drawn, sitting, language, theme)
    if media == SVG:
        return Document.of(svg, SVG, pack=False)
    async with ask.desk.study.brush:
        return Document.of(await painted(svg), PNG, pack=False)


def drawn(sitting: Sitting, language: str, theme: str) -> str:
    from branchline.draw import draw_game

    assert sitting.game is not None
    return draw_game(sitting.game, names=seat_names(sitting, language), theme=theme, language=language)
