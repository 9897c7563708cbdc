"""Worked examples for the rules of a board, on routes that are printed on it. Each comes with what its picture shows.

Routes are chosen by what they show best: a short one that is easy to read. A test plays every payment named here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE

if TYPE_CHECKING:
    from branchline.boards import Board, Route

Rule = tuple[str, dict[str, Any]]  # a message code and its arguments

YOU, OTHER = 0, 1


@dataclass(frozen=True, slots=True)
class Example:
    """Sentences about a detail of the board: these routes, who owns which, a station, a ticket."""

    code: str
    sentences: tuple[Rule, ...]
    routes: tuple[str, ...]
    owners: dict[str, int] = field(default_factory=dict)
    station: str | None = None
    ticket: str | None = None


def plain(board: Board) -> Iterator[Example]:
    """A coloured route."""
    found = _shortest(
        (r for r in board.routes if _is_plain(r) and r.colour != GREY), lambda r: (r.length < 3, _is_double(board, r))
    )
    if not found:
        return
    told: dict[str, Any] = {"cards": {found.colour: found.length}}
    code = "example-plain-only"
    if board.rules.locomotives and found.takes_locomotives(board.rules) and found.length > 1:
        code, told["short"] = "example-plain", {found.colour: found.length - 1, LOCOMOTIVE: 1}
    yield Example("plain", ((code, _route(board, found) | told),), (found.id,))


def grey(board: Board) -> Iterator[Example]:
    """A grey route, which takes cards of any one colour but not a mix."""
    found = _shortest(
        (r for r in board.routes if _is_plain(r) and r.colour == GREY and r.length > 1 and not r.any_cards),
        lambda r: (r.length < 3, _is_double(board, r)),
    )
    if found:
        one, other = COLOURS[1], COLOURS[7]
        told = {"cards": {one: found.length}, "short": {other: found.length}}
        mix = {"substitutes": {one: found.length - 1, other: 1}}
        yield Example("grey", (("example-grey", _route(board, found) | told | mix),), (found.id,))


def double(board: Board, players: int) -> Iterator[Example]:
    """A double route with one of its routes claimed by another player."""
    found = _shortest(
        (r for r in board.routes if r.country is None and _is_double(board, r)),
        lambda r: (r.length < 2, len(_same_ends(board, r)) > 2),
    )
    if found:
        closed = players <= board.rules.doubles_closed_up_to
        code = "example-double-closed" if closed else "example-double-open"
        same = _same_ends(board, found)
        arguments = {"route": same[0], "players": players}
        yield Example("double", ((code, arguments),), same, {same[0]: OTHER})


def ferry(board: Board) -> Iterator[Example]:
    """A ferry, paid with locomotives, and with substitutes where the board has them (N7, D15)."""
    rules = board.rules
    found = _shortest((r for r in board.routes if r.symbols), lambda r: (r.length == r.symbols, _is_double(board, r)))
    if not found:
        return
    colour = COLOURS[1] if found.colour == GREY else found.colour
    cards = {colour: found.length - found.symbols, LOCOMOTIVE: found.symbols}
    about = _route(board, found) | {"symbols": found.symbols, "cards": cards}
    sentences: list[Rule] = [("example-ferry", about)]
    price = rules.ferry_substitute
    if price:
        rest = cards | {LOCOMOTIVE: found.symbols - 1}
        given = {"substitutes": _assorted(price), "number": price}
        if any(rest.values()):
            sentences.append(("example-ferry-substitutes", {**given, "short": rest}))
        else:
            sentences.append(("example-ferry-substitutes-only", given))
        if rules.substitutes_for_any_locomotive and found.length > 1:
            sentences.append(("example-ferry-all", {"number": price * found.length}))
    yield Example("ferry", tuple(sentences), (found.id,))


def tunnel(board: Board) -> Iterator[Example]:
    """A tunnel that costs more than it seemed."""
    found = _shortest((r for r in board.routes if r.tunnel), lambda r: (r.length < 2, _is_double(board, r)))
    number = board.rules.tunnel_cards
    if not found:
        return
    colour = COLOURS[1] if found.colour == GREY else found.colour
    others = [each for each in COLOURS if each != colour]
    turned_up = [colour, LOCOMOTIVE, *others[: number - 2]][:number]
    owed = sum(card in (colour, LOCOMOTIVE) for card in turned_up)
    about = _route(board, found) | {"cards": {colour: found.length}}
    turned = {"turned_up": turned_up, "number": owed, "card": colour}
    paid = {"number": found.length + owed, "length": found.length, "points": about["points"]}
    sentences = (("example-tunnel", about), ("example-tunnel-owed", turned), ("example-tunnel-paid", paid))
    yield Example("tunnel", sentences, (found.id,))


def any_cards(board: Board) -> Iterator[Example]:
    """A route where any cards may pay for spaces: two of them are paid so (N10)."""
    found = _shortest((r for r in board.routes if r.any_cards), lambda r: r.length < 3)
    if not found:
        return
    swaps = min(2, found.length - 1)
    if swaps:
        paid = {"cards": {COLOURS[4]: found.length - swaps}, "swaps": swaps, "number": swaps * found.any_cards}
        yield Example("any", (("example-any", _route(board, found) | paid),), (found.id,))
    else:
        only = _route(board, found) | {"number": found.any_cards}
        yield Example("any", (("example-any-only", only),), (found.id,))


def station(board: Board) -> Iterator[Example]:
    """A station in the middle: one's own route on one side of it, the route that it borrows on the other."""
    best: tuple[tuple[int, int], Route, Route, str] | None = None
    for city in board.cities:
        around = [r for r in board.routes if city.id in (r.a, r.b) and r.country is None and not _is_double(board, r)]
        own, lent = (*sorted(around, key=lambda r: (r.kind != "plain", r.length, r.id)), None, None)[:2]
        if own and lent:
            rank = (sum(r.kind != "plain" for r in (own, lent)), abs(own.length + lent.length - 5))
            if best is None or rank < best[0]:
                best = (rank, own, lent, city.id)
    if best:
        _, own, lent, city_id = best
        ends = [r.b if r.a == city_id else r.a for r in (own, lent)]
        told = {"route": own.id, "lent": lent.id, "city": city_id, "cities": ends}
        owners = {own.id: YOU, lent.id: OTHER}
        yield Example("station", (("example-station", told),), (own.id, lent.id), owners, station=city_id)


def countries(board: Board) -> Iterator[Example]:
    """The shortest network that joins two countries, and the cards that it brings (P6)."""
    ids = [country.id for country in board.countries]
    ways = [way for i, one in enumerate(ids) for other in ids[i + 1 :] if (way := _shortest_way(board, one, other))]
    if not ways:
        return
    way = min(ways, key=lambda way: (len(way), sum(route.length for route in way)))
    joined = {route.country for route in way if route.country}
    tops = {country.id: country.cards[:1] for country in board.countries if country.id in joined}
    told = {"countries": tops, "points": sum(sum(top) for top in tops.values())}
    routes = tuple(route.id for route in way)
    yield Example("country", (("example-countries", told),), routes, dict.fromkeys(routes, YOU))


def ticket(board: Board) -> Iterator[Example]:
    """A completed ticket over two routes or more."""
    found = []
    for each in board.tickets:
        way = _shortest_way(board, each.a, each.b)
        if way and not each.long:
            found.append(((len(way) < 2, len(way), sum(route.length for route in way)), each, way))
    if found:
        _, each, way = min(found, key=lambda known: known[0])
        routes = tuple(route.id for route in way)
        told = {"ticket": each.id, "points": each.points}
        yield Example("ticket", (("example-ticket", told),), routes, dict.fromkeys(routes, YOU), ticket=each.id)


def _route(board: Board, route: Route) -> dict[str, Any]:
    return {"route": route.id, "length": route.length, "points": board.rules.points[route.length]}


def _is_plain(route: Route) -> bool:
    return route.kind == "plain" and route.country is None


def _same_ends(board: Board, route: Route) -> tuple[str, ...]:
    same = [each for each in board.routes if (each.a, each.b) == (route.a, route.b)]
    return tuple(each.id for each in sorted(same, key=lambda each: each.number))


def _is_double(board: Board, route: Route) -> bool:
    return len(_same_ends(board, route)) > 1


def _assorted(number: int) -> dict[str, int]:
    """Colour cards of as many colours as possible."""
    return {colour: len(range(i, number, len(COLOURS))) for i, colour in enumerate(COLOURS) if i < number}


def _shortest(routes: Iterable[Route], last: Any) -> Route | None:
    """The shortest route; those that `last` ranks high only if there are no others."""
    return min(routes, key=lambda route: (last(route), route.length, route.id), default=None)


def _shortest_way(board: Board, start: str, end: str) -> list[Route]:
    """The routes of the shortest way between two places (Dijkstra). Countries are dead ends."""
    dead_ends = {country.id for country in board.countries} - {start}
    heap: list[tuple[int, int, str, list[Route]]] = [(0, 0, start, [])]
    done: set[str] = set()
    pushed = 0
    while heap:
        length, _, place, way = heappop(heap)
        if place == end:
            return way
        if place in done or place in dead_ends:
            continue
        done.add(place)
        for route in board.routes:
            if place in (route.a, route.b):
                pushed += 1  # breaks ties
                other = route.b if place == route.a else route.a
                heappush(heap, (length + route.length, pushed, other, [*way, route]))
    return []
