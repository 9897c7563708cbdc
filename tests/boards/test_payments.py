"""Which payments a route takes, and how large a board's table of actions is."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from branchline.boards import Route, Rules, builtin_boards, load_board
from branchline.boards.limits import ACTIONS, LENGTH, PAYMENTS
from branchline.boards.model import COLOURS, GREY
from branchline.boards.payments import action_count, payments

BASIC = Rules(players=(2, 5), trains=45, points=(0, 1, 2, 4, 7))
STRICT = Rules(players=(2, 3), trains=40, points=(0, 1, 2, 4, 7), locomotives_on_plain_routes=False, ferry_substitute=3)
NORDIC = replace(STRICT, substitutes_for_any_locomotive=True)


def _route(length: int, colour: str = "red", tunnel: bool = False, symbols: int = 0, any_cards: int = 0) -> Route:
    return Route("a", "b", 1, length, colour, tunnel, symbols, any_cards)


def _ways(route: Route, rules: Rules) -> list[tuple[int, int, int]]:
    """(colour cards, locomotives, swaps) of each payment."""
    return [(payment.cards, payment.locomotives, payment.swaps) for payment in payments(route, rules)]


def test_plain_route() -> None:
    """G12, N4."""
    assert _ways(_route(2), BASIC) == [(2, 0, 0), (1, 1, 0), (0, 2, 0)]
    assert _ways(_route(2), NORDIC) == [(2, 0, 0)]
    grey = list(payments(_route(1, GREY), BASIC))
    assert [payment.colour for payment in grey] == [*COLOURS, None], "all locomotives is one payment"


def test_tunnel() -> None:
    """E4, N4: locomotives stand in in tunnels on every board."""
    assert _ways(_route(2, tunnel=True), BASIC) == _ways(_route(2, tunnel=True), NORDIC)
    assert len(_ways(_route(2, tunnel=True), NORDIC)) == 3


def test_ferry() -> None:
    """E3, N7, D15."""
    assert _ways(_route(3, symbols=2), BASIC) == [(1, 2, 0), (0, 3, 0)]
    assert _ways(_route(3, symbols=2), STRICT) == [
        *[(1, 2, 0), (0, 3, 0)],
        *[(1, 1, 1), (0, 2, 1)],
        *[(1, 0, 2), (0, 1, 2)],
    ]
    assert _ways(_route(3, symbols=2), NORDIC) == [*_ways(_route(3, symbols=2), STRICT), (0, 0, 3)]
    assert _ways(_route(2, symbols=1), NORDIC) == [(1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)]
    assert [p.colour for p in payments(_route(1, GREY, symbols=1), NORDIC)] == [None, None]


def test_the_most_swaps_depend_on_the_board_and_on_the_option_of_the_table() -> None:
    """N7, N10, D15."""
    ferry = _route(3, symbols=2)
    assert [ferry.most_swaps(rules) for rules in (BASIC, STRICT, NORDIC)] == [0, 2, 3]
    assert [ferry.most_swaps(rules, strict=True) for rules in (BASIC, STRICT, NORDIC)] == [0, 2, 2]
    assert _route(9, GREY, any_cards=4).most_swaps(NORDIC, strict=True) == 9


def test_no_route_has_more_payments_than_the_limit() -> None:
    """The engine's scratch memory has room for so many."""
    wild = replace(BASIC, ferry_substitute=3, substitutes_for_any_locomotive=True)
    kinds: list[dict[str, Any]] = [
        {},
        {"tunnel": True},
        {"any_cards": 2},
        *({"symbols": symbols} for symbols in range(1, LENGTH + 1)),
    ]
    counts = [len(list(payments(_route(LENGTH, GREY, **kind), wild))) for kind in kinds]
    assert max(counts) == PAYMENTS


def test_any_cards() -> None:
    """N10: up to all spaces; a locomotive alone stands for nothing on Nordic's ordinary routes."""
    assert _ways(_route(3, any_cards=4), NORDIC) == [(3, 0, 0), (2, 0, 1), (1, 0, 2), (0, 0, 3)]
    assert len(_ways(_route(9, GREY, any_cards=4), NORDIC)) == 9 * 8 + 1
    assert _ways(_route(1, any_cards=4), BASIC) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.parametrize("id", builtin_boards())
def test_payments_are_those_of_the_definition(id: str) -> None:
    board = load_board(id)
    rules = board.rules
    for route in board.routes:
        expected = set()
        spaces = range(route.length + 1)
        for cards, locomotives, swaps in product(spaces, repeat=3):
            wild = rules.locomotives_on_plain_routes or route.tunnel or route.symbols
            most_swaps = route.length if route.any_cards else route.symbols * bool(rules.ferry_substitute)
            if route.symbols and rules.substitutes_for_any_locomotive:
                most_swaps = route.length
            if (
                cards + locomotives + swaps == route.length
                and locomotives + swaps >= route.symbols
                and swaps <= most_swaps
                and (wild or not locomotives)
            ):
                colours = [None] if not cards else COLOURS if route.colour == GREY else [route.colour]
                expected |= {(colour, cards, locomotives, swaps) for colour in colours}
        found = [(p.colour, p.cards, p.locomotives, p.swaps) for p in payments(route, rules)]
        assert len(found) == len(set(found))
        assert set(found) == expected


@pytest.mark.parametrize(
    ("id", "count"), [("usa", 1152), ("europe", 2386), ("poland", 610), ("nordic", 560), ("thistledown", 608)]
)
def test_action_count(id: str, count: int) -> None:
    """Europe: 92 fixed ones, 47 cities with 8 * 3 + 1 ways to pay for a station, and the routes' payments."""
    assert action_count(load_board(id)) == count <= ACTIONS


def test_action_count_by_hand() -> None:
    board = load_board("usa")
    grey = sum(8 * route.length + 1 for route in board.routes if route.colour == GREY)
    coloured = sum(route.length + 1 for route in board.routes if route.colour != GREY)
    assert action_count(board) == 9 + 1 + 1 + 1 + 1 + 9 + 6 + 64 + grey + coloured
