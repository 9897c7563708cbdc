"""Pictures of finished games, as SVG and PNG."""

from __future__ import annotations

from branchline.server.app.documents import Document
from branchline.server.app.http import ApiRequest, Endpoint, Reply
from branchline.server.app.refusals import RequestRefused
from branchline.server.features.png import painted
from branchline.server.table.record import check_over
from branchline.server.table.seat_names import seat_names
from branchline.server.table.state import TableState

SVG, PNG = "image/svg+xml", "image/png"
THEMES = ("light", "dark")

# Content-Security-Policy: a picture contains its own styles and fonts, and may run nothing, wherever it is opened.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


async def _svg(ask: ApiRequest) -> Reply:
    return await _picture(ask, SVG)


async def _png(ask: ApiRequest) -> Reply:
    return await _picture(ask, PNG)


PICTURES = (
    Endpoint("GET", "/api/tables/{table}/picture.svg", _svg, "A game that is over, as a drawing", None,
             query=("language", "theme"), media=SVG, kept=True),
    Endpoint("GET", "/api/tables/{table}/picture.png", _png, "A game that is over, as a picture", None,
             query=("language", "theme"), media=PNG, kept=True),
)  # fmt: skip


async def _picture(ask: ApiRequest, media: str) -> Reply:
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    check_over(table_state)
    language, theme = ask.asked_language(ask.language), ask.query.get("theme", THEMES[0])
    if theme not in THEMES:
        raise RequestRefused("bad-message", error="theme is light or dark")
    key = (table_state.id, language, theme, media)
    found: Document | None = ask.services.study.pictures.get(key)
    if found is None:
        ask.services.limits.pictures.check(ask.address)
        found = await _made(ask, table_state, language, theme, media)
        ask.services.study.pictures.put(key, found)
    return Reply(found, headers={"Content-Security-Policy": ALONE})


async def _made(ask: ApiRequest, table_state: TableState, language: str, theme: str, media: str) -> Document:
    svg = await ask.services.study.think(drawn, table_state, language, theme)
    if media == SVG:
        return Document.of(svg, SVG, pack=False)
    async with ask.services.study.brush:
        return Document.of(await painted(svg), PNG, pack=False)


def drawn(table_state: TableState, language: str, theme: str) -> str:
    from branchline.draw import draw_game

    assert table_state.game is not None
    return draw_game(table_state.game, names=seat_names(table_state, language), theme=theme, language=language)
