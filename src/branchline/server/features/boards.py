"""Board data and rules for the page: what is printed on a board, where it is placed, and the rules in sentences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import fields

from branchline.boards import Board, Route
from branchline.server import wire
from branchline.server.base import RequestRefused
from branchline.server.table.boards import Listed
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES


def list_boards(listed: Iterable[Listed]) -> wire.Boards:
    return wire.Boards(tuple(_listed(each) for each in listed))


def layout_version(board: Board) -> str:
    """A tag that changes with a board's layout. Refuses with "try-again" while a board has not been laid out yet."""
    from branchline.layout import layout_tag

    found = layout_tag(board)
    if found is None:
        raise RequestRefused("try-again")
    return found


def rules_in_words(board: Board, players: int, language: str) -> wire.RulesInfo:
    return wire.RulesInfo(
        tuple(
            wire.RulesSection(
                section.code,
                section.title,
                tuple(section.sentences),
                tuple(
                    wire.RulesFigure(
                        example.code, text, example.routes, example.owners, example.station, example.ticket
                    )
                    for example, text in section.examples
                ),
                section.points,
            )
            for section in Texts(language).rules(board, players)
        )
    )


def board_info(board: Board) -> wire.BoardInfo:
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
        tuple(
            wire.CityInfo(each.id, each.name, *places[each.id], dict(each.names), each.also) for each in board.cities
        ),
        tuple(
            wire.CountryInfo(
                each.id, {name: texts.country(each.id) for name, texts in words.items()}, each.cards, *places[each.id],
                each.also,
            )
            for each in board.countries
        ),
        tuple(
            _route(board, route, tuple(id for id in twins[route.a, route.b] if id != route.id))
            for route in board.routes
        ),
        tuple(wire.TicketInfo(each.id, each.a, each.b, each.points, each.long) for each in board.tickets),
        wire.SheetInfo(
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


def _listed(listed: Listed) -> wire.BoardListed:
    board = listed.board
    titles = {language: Texts(language, board).title(board) for language in LANGUAGES}
    rules = board.rules
    return wire.BoardListed(
        board.id, board.title, board.digest, rules.players, rules.longest_path_optional, titles, rules.trains,
        rules.strict_ferries_optional,
        listed.offered,
    )  # fmt: skip
