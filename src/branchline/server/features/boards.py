"""Board data, drawings and rules for the page: cached documents that are the same for everybody."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import fields
from functools import cache

import msgspec

from branchline.boards import Board, Route, builtin_boards, load_board
from branchline.server import wire
from branchline.server.app.documents import Document
from branchline.server.app.http import JSON, ApiRequest, Endpoint, Reply
from branchline.server.app.refusals import RequestRefused
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES

SVG, CSS = "image/svg+xml", "text/css"


async def _boards(ask: ApiRequest) -> Reply:
    boards = [load_board(name) for name in builtin_boards()]
    return Reply(wire.Boards(tuple(_listed(board) for board in boards)))


async def _board(ask: ApiRequest) -> Reply:
    return Reply(await asyncio.to_thread(_board_document, board_asked_for(ask)))


async def _drawing(ask: ApiRequest) -> Reply:
    return Reply(await asyncio.to_thread(_drawing_document, board_asked_for(ask), ask.asked_language()))


async def _drawing_style(ask: ApiRequest) -> Reply:
    return Reply(await asyncio.to_thread(_style_document))


async def _rules(ask: ApiRequest) -> Reply:
    board, language = board_asked_for(ask), ask.asked_language()
    low, high = board.rules.players
    players = ask.number("players", low)
    if not low <= players <= high:
        raise RequestRefused("bad-message", error=f"players is from {low} to {high}")
    return Reply(await asyncio.to_thread(_rules_document, board, players, language))


BOARDS = (
    Endpoint("GET", "/api/boards", _boards, "All boards", wire.Boards, ready=False),
    Endpoint("GET", "/api/boards/{board}", _board, "What is printed on a board", wire.BoardInfo, ready=False,
             kept=True),
    Endpoint("GET", "/api/boards/{board}/drawing", _drawing, "A board's map, to be put into a page", None,
             query=("language",), ready=False, media=SVG, kept=True),
    Endpoint("GET", "/api/boards/{board}/rules", _rules, "A board's rules in sentences", wire.RulesShown,
             query=("players", "language"), ready=False, kept=True),
    Endpoint("GET", "/api/drawing.css", _drawing_style, "The stylesheet of all drawings", None, ready=False,
             media=CSS, kept=True),
)  # fmt: skip


def board_asked_for(ask: ApiRequest) -> Board:
    name = ask.path["board"]
    if name not in builtin_boards():  # a name, never a path
        raise RequestRefused("no-such-board", board=name)
    return load_board(name)


# Details.


@cache
def _drawing_document(board: Board, language: str) -> Document:
    from branchline.draw import draw_for_page

    return Document.of(draw_for_page(board, language=language), SVG)


@cache
def _style_document() -> Document:
    from branchline.draw import page_style

    return Document.of(page_style(), CSS)


@cache
def _rules_document(board: Board, players: int, language: str) -> Document:
    sections = Texts(language).rules_by_subject(board, players)
    told = wire.RulesShown(tuple(wire.RulesSection(code, title, tuple(lines)) for code, title, lines in sections))
    return Document.of(msgspec.json.encode(told), JSON)


@cache
def _board_document(board: Board) -> Document:
    return Document.of(msgspec.json.encode(board_shown(board)), JSON)


def board_shown(board: Board) -> wire.BoardInfo:
    """Everything printed on a board, with its position on the sheet."""
    from branchline.layout import layout_for

    layout, words = layout_for(board), {language: Texts(language, board) for language in LANGUAGES}
    places = {id: (place.x, place.y) for id, place in layout.places.items()}
    twins = defaultdict(list)
    for route in board.routes:
        twins[route.a, route.b].append(route.id)
    return wire.BoardInfo(
        board.id,
        {language: texts.title(board) for language, texts in words.items()},
        {language: texts.note(board) for language, texts in words.items()},
        board.digest,
        board.rules,
        tuple(wire.CityInfo(city.id, city.name, *places[city.id]) for city in board.cities),
        tuple(
            wire.CountryInfo(
                each.id, {name: texts.country(each.id) for name, texts in words.items()}, each.cards, *places[each.id]
            )
            for each in board.countries
        ),
        tuple(
            _route(board, route, tuple(id for id in twins[route.a, route.b] if id != route.id))
            for route in board.routes
        ),
        tuple(wire.TicketInfo(each.id, each.a, each.b, each.points, each.long) for each in board.tickets),
        wire.SheetShown(
            layout.width, layout.height, layout.space_length, layout.space_width, layout.city_radius,
            layout.country_radius,
        ),
    )  # fmt: skip


def _route(board: Board, route: Route, twins: tuple[str, ...]) -> wire.RouteInfo:
    from branchline.draw.sheet import route_key

    printed = {key.name: getattr(route, key.name) for key in fields(Route)}
    return wire.RouteInfo(
        id=route.id,
        key=route_key(route),
        points=board.rules.points[route.length],
        kind=route.kind,
        twins=twins,
        closes=board.rules.doubles_closed_up_to if twins and route.country is None else 0,  # P4: both into a country
        **{name: value for name, value in printed.items() if name in wire.RouteInfo.__struct_fields__},
    )


def _listed(board: Board) -> wire.BoardListed:
    titles = {language: Texts(language, board).title(board) for language in LANGUAGES}
    rules = board.rules
    return wire.BoardListed(
        board.id, board.title, board.digest, rules.players, rules.longest_path_optional, titles, rules.trains
    )
