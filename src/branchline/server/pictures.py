"""A finished game as a picture to keep, to print or to show to others."""

from __future__ import annotations

from branchline.server.documents import Document
from branchline.server.http import Ask, Endpoint, Reply
from branchline.server.records import check_over
from branchline.server.refusals import Declined
from branchline.server.tables import Sitting

SVG, PNG = "image/svg+xml", "image/png"
THEMES = ("light", "dark")
WIDTH = 1600  # pixels

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
        found = await ask.desk.study.think(painted, sitting, language, theme, media)
        ask.desk.study.pictures.put(key, found)
    return Reply(found, headers={"Content-Security-Policy": ALONE})


def painted(sitting: Sitting, language: str, theme: str, media: str) -> Document:
    from branchline.draw import draw_game, to_png

    assert sitting.game is not None
    names = [seat.name or seat.bot or "" for seat in sitting.seats]
    svg = draw_game(sitting.game, names=names, theme=theme, language=language)
    return Document.of(to_png(svg, width=WIDTH) if media == PNG else svg, media, pack=False)
