"""Cards in hand for a path: which of parallel routes to take, and how many of the cards that it costs are there.

The ways to assign the hand to the path's routes are compared by dynamic programming over the routes, so that no card
counts twice. Where there are many (long paths of grey routes), only the most promising are followed (beam search):
what is found may then cover a card less than possible, but takes a few milliseconds at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import nlargest
from typing import NamedTuple

from branchline.boards import Board
from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE, Route
from branchline.game.shortest_path import NetworkView, ShortestPath, network, trains_by_colour
from branchline.game.views import View

HANDS = 1 << 12  # size of the LRU cache, by hand and path: one act changes few of them
FOLLOWED = 80  # ways that are followed in all, from one route to the next


class _Chosen(NamedTuple):
    """A route that a path takes, and how many cards of a colour in hand go there."""

    route: Route
    found: int


def cards_held(board: Board, hand: Mapping[str, int], path: ShortestPath) -> dict[str, int]:
    """How many of the cards that a path's routes cost are in the hand, by colour of the routes.

    Each card counts once. Symbols of ferries take only locomotives, which go there first, and are counted apart.
    """
    held = dict.fromkeys(path.trains_by_colour, 0)
    chosen = _best_cover(board, _counts(hand), tuple((id,) for id in path.routes))
    left = hand.get(LOCOMOTIVE, 0)
    for route, found in chosen:
        locomotives = min(left, route.symbols)
        left -= locomotives
        if route.symbols:
            held[LOCOMOTIVE] += locomotives
        if found:
            held[route.colour] += found
    for route, found in chosen:
        if route.takes_locomotives(board.rules):
            locomotives = min(left, route.cost - route.symbols - found)
            left -= locomotives
            if locomotives:
                held[route.colour] += locomotives
    return held


def with_best_twins(board: Board, view: View | NetworkView, path: ShortestPath) -> ShortestPath:
    """The path along those of parallel routes, as long and still open, that the hand pays for best."""
    beside = [_twins(board, id) for id in path.routes]
    if not any(beside):
        return path
    closed = network(board, view).closed
    ways = tuple(
        (id, *(other for other in twins if not closed >> board.route_index[other] & 1))
        for id, twins in zip(path.routes, beside, strict=True)
    )
    if all(len(way) == 1 for way in ways):
        return path
    routes = tuple(route.id for route, _ in _best_cover(board, _counts(view.hand), ways))
    return path._replace(routes=routes, trains_by_colour=trains_by_colour(board, routes))


def missing_kinds(board: Board, hand: Mapping[str, int], path: ShortestPath) -> set[str]:
    """The kinds of card of which one more would help to pay for the path."""
    held = cards_held(board, hand, path)
    return {
        card
        for card in (*COLOURS, LOCOMOTIVE)
        if sum(cards_held(board, {**hand, card: hand.get(card, 0) + 1}, path).values()) > sum(held.values())
    }


def _counts(hand: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(hand.get(card, 0) for card in (*COLOURS, LOCOMOTIVE))


@cache
def _twins(board: Board, id: str) -> tuple[str, ...]:
    """The other routes of the same length between the ends of a route."""
    route = board.routes[board.route_index[id]]
    return tuple(
        other.id
        for other in board.routes
        if {other.a, other.b} == {route.a, route.b} and other.length == route.length and other is not route
    )


@lru_cache(HANDS)
def _best_cover(board: Board, hand: tuple[int, ...], ways: tuple[tuple[str, ...], ...]) -> tuple[_Chosen, ...]:
    """One route of each way, so that the hand covers most of what they cost; the first ones where that is equal."""
    *colours, locomotives = hand
    routes = [tuple(board.routes[board.route_index[id]] for id in way) for way in ways]
    most = sum(way[0].cost for way in routes)
    width = FOLLOWED // max(len(routes), 1)
    # What is left of each colour, and how many locomotives could be used: the most cards of colours used for that, and
    # how. A card covers one space wherever it goes, so it may go first where no locomotive could stand in for it, and
    # to coloured routes before grey ones.
    states: dict[tuple[tuple[int, ...], int], tuple[int, tuple[tuple[int, _Chosen], ...]]]
    states = {(tuple(min(count, most) for count in colours), 0): (0, ())}
    order = sorted(range(len(routes)), key=lambda i: (_wild(board, routes[i]), _only_grey(routes[i]), len(routes[i])))
    for number, i in enumerate(order):
        alike = all(_only_grey(routes[other]) for other in order[number:])  # which colour is which no longer matters
        following: dict[tuple[tuple[int, ...], int], tuple[int, tuple[tuple[int, _Chosen], ...]]] = {}
        for (before, wild), (used, chosen) in states.items():
            left = tuple(sorted(before, reverse=True)) if alike else before
            for route in routes[i]:
                spaces = route.cost - route.symbols
                for colour in _payable(route, left):
                    found = min(left[colour], spaces)
                    rest = spaces - found if route.takes_locomotives(board.rules) else 0
                    key = (
                        (*left[:colour], left[colour] - found, *left[colour + 1 :]),
                        wild + route.symbols + rest,
                    )
                    if key not in following or following[key][0] < used + found:
                        following[key] = used + found, (*chosen, (i, _Chosen(route, found)))
        if len(following) > width:
            following = dict(
                nlargest(width, following.items(), key=lambda each: each[1][0] + min(locomotives, each[0][1]))
            )
        states = following
    best = max(((used + min(locomotives, wild), found) for (_, wild), (used, found) in states.items()), key=_first)
    return tuple(chosen for _, chosen in sorted(best[1], key=_first))


def _only_grey(way: tuple[Route, ...]) -> bool:
    return all(route.colour == GREY for route in way)


def _wild(board: Board, way: tuple[Route, ...]) -> bool:
    return any(route.takes_locomotives(board.rules) for route in way)


def _payable(route: Route, left: tuple[int, ...]) -> list[int]:
    """The colours in which a route may be paid; of those with equally many cards only one, if it is grey."""
    if route.colour != GREY:
        return [COLOURS.index(route.colour)]
    return list({count: colour for colour, count in enumerate(left)}.values())


def _first(pair: tuple[int, object]) -> int:
    return pair[0]
