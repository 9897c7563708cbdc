"""Dijkstra's shortest paths between cities for a seat: how many trains a ticket needs.

Everything that tells a player the trains of a ticket uses this, so that the numbers never contradict each other.

A server asks for the paths of all tickets of all seats after every act, but they hardly ever change. So paths are
remembered in an LRU cache, which all games on a board share: a shortest path stays the shortest while the seat builds
nothing and none of the path's routes is closed, because other paths only get fewer. Sets of routes and cities are
integers with a bit for each, which are quick to compare and take little memory.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

import msgspec

from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.game.views import HeldTicket, View

PATHS = 1 << 14  # size of the LRU cache, by routes of a seat and ticket
VARIANTS = 4  # paths that are remembered for each, with different routes closed
WITH_STATIONS = 1 << 12  # size of the LRU cache of paths that may borrow routes


class ShortestPath(NamedTuple):
    """A path between two cities: the trains that it takes, the routes still to be claimed, and those already built or
    borrowed.
    """

    trains: int
    routes: tuple[str, ...]
    built: tuple[str, ...]
    trains_by_colour: dict[str, int]  # of the routes still to be claimed; locomotives for symbols apart


class SeatNetwork(msgspec.Struct, frozen=True, gc=False):
    """What of a `SeatView` paths follow from."""

    routes: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()


class RefusedRoutes(msgspec.Struct, frozen=True, gc=False):
    """What of a `Refused` paths follow from."""

    code: str
    routes: tuple[str, ...]


class NetworkView(msgspec.Struct, frozen=True, gc=False):
    """What of a `View` paths, and the cards in hand for them, follow from.

    A server decodes each view after each act, and this takes half the time.
    """

    seats: tuple[SeatNetwork, ...]
    seat: int | None = None
    hand: dict[str, int] = {}
    tickets: tuple[HeldTicket, ...] = ()
    offer: tuple[HeldTicket, ...] = ()
    chosen: tuple[str, ...] = ()
    refused: tuple[RefusedRoutes, ...] = ()


class Network(NamedTuple):
    """The routes that a seat may use, as bit sets: its own and planned ones, those closed to it, and those that its
    stations may borrow.
    """

    own: int
    closed: int
    lent: int
    stations: int  # cities


class _Remembered(NamedTuple):
    closed: int  # the routes that were closed when it was searched
    path: ShortestPath | None
    claimed: int  # the routes of the path that are still to be claimed


def shortest_path(
    board: Board, view: View, a: str, b: str, planned: Collection[str] = (), closed: Collection[str] = ()
) -> ShortestPath | None:
    """The path between two cities that needs the fewest additional trains; None if the seat has no path left.

    `planned` are routes that cost nothing, as if the seat had built them; `closed` are others that it may not use.
    Paths never lead through a country (P4). Each of the seat's stations lends the path one route of a rival into its
    city (E11).
    """
    usable = network(board, view, planned)
    return _path(board, usable._replace(closed=usable.closed | _routes(board, closed) & ~usable.own), a, b)


def ticket_paths(board: Board, view: View | NetworkView) -> dict[str, ShortestPath]:
    """The shortest path of each ticket that the seat holds or is offered, except where it has none left."""
    held = [each.ticket for each in (*view.tickets, *view.offer) if each.state != "lost"]
    paths = {}
    usable = network(board, view)
    for id in dict.fromkeys([*held, *view.chosen]):
        ticket = board.tickets[board.ticket_index[id]]
        path = _path(board, usable, ticket.a, ticket.b)
        if path is not None:
            paths[id] = path
    return paths


def network(board: Board, view: View | NetworkView, planned: Collection[str] = ()) -> Network:
    """The routes that the seat of a view may use."""
    seat = view.seats[view.seat] if view.seat is not None else None
    own = _routes(board, [*planned, *(seat.routes if seat is not None else ())])
    closed = 0
    for each in view.refused:
        if each.code != "cards-short":
            closed |= _routes(board, each.routes)
    closed &= ~own
    if seat is None or not seat.stations:
        return Network(own, closed, 0, 0)
    rivals = _routes(board, (id for other in view.seats if other is not seat for id in other.routes))
    reach = 0
    for city in seat.stations:
        reach |= _edges(board).routes_of[board.city_index[city]]
    stations = sum(1 << board.city_index[city] for city in seat.stations)
    return Network(own, closed, rivals & reach & ~own, stations)


def _routes(board: Board, ids: Iterable[str]) -> int:
    bits = _edges(board).bits
    found = 0
    for id in ids:
        found |= bits[id]
    return found


def _path(board: Board, usable: Network, a: str, b: str) -> ShortestPath | None:
    if usable.lent:  # what stations lend changes with every claim of a rival, and few seats have any
        return _path_with_stations(board, usable, a, b)
    known = _remembered(board, usable.own, a, b)
    for each in known:
        if not (each.closed & ~usable.closed or each.claimed & usable.closed):
            return each.path
    path = _search(board, usable, a, b)
    known.insert(0, _Remembered(usable.closed, path, _routes(board, path.routes) if path is not None else 0))
    del known[VARIANTS:]
    return path


@lru_cache(PATHS)
def _remembered(board: Board, own: int, a: str, b: str) -> list[_Remembered]:
    """The paths found before between two cities for seats with these routes; `_path` adds to them."""
    return []


@lru_cache(WITH_STATIONS)
def _path_with_stations(board: Board, usable: Network, a: str, b: str) -> ShortestPath | None:
    return _search(board, usable, a, b)


class _Edges(NamedTuple):
    """A board's routes for the search; those into countries are in no path."""

    bits: dict[str, int]  # by id
    routes_of: tuple[int, ...]  # by city
    # By city: the other city, the bit of the route, its trains, and its place in the order of ids, which decides
    # between paths that are equal otherwise.
    beside: tuple[tuple[tuple[int, int, int, int], ...], ...]
    ids: tuple[str, ...]  # by that place


@cache
def _edges(board: Board) -> _Edges:
    bits = {route.id: 1 << number for number, route in enumerate(board.routes)}
    ids = tuple(sorted(bits))
    places = {id: place for place, id in enumerate(ids)}
    beside: list[list[tuple[int, int, int, int]]] = [[] for _ in board.cities]
    for route in board.routes:
        if not route.country:
            a, b = board.city_index[route.a], board.city_index[route.b]
            for city, other in ((a, b), (b, a)):
                beside[city].append((other, bits[route.id], route.length, places[route.id]))
    routes_of = tuple(sum(bit for _, bit, _, _ in each) for each in beside)
    return _Edges(bits, routes_of, tuple(map(tuple, beside)), ids)


def _search(board: Board, usable: Network, a: str, b: str) -> ShortestPath | None:
    edges = _edges(board)
    beside, stations, lent = edges.beside, usable.stations, usable.lent
    free = usable.own | lent
    shut = usable.closed & ~lent
    start, goal = board.city_index[a], board.city_index[b]
    # How far a path is, whether it has arrived by the route that the station there lends (which lends no other), and
    # its routes. Paths of equal length are ordered by their routes.
    queue: list[tuple[int, int, bool, tuple[int, ...], int]] = [(0, 0, False, (), start)]
    reached: set[tuple[int, bool]] = set()
    while queue:
        trains, steps, used, path, city = heappop(queue)
        if city == goal:
            ids = [edges.ids[place] for place in path]
            built = tuple(id for id in ids if edges.bits[id] & free)
            routes = tuple(id for id in ids if not edges.bits[id] & free)
            return ShortestPath(trains, routes, built, trains_by_colour(board, routes))
        if (city, used) in reached or (city, False) in reached:
            continue
        reached.add((city, used))
        for other, bit, length, place in beside[city]:
            if bit & shut or (other, False) in reached:
                continue
            arrives_used = False
            if bit & lent:
                arrives_used = used or not stations >> city & 1
                if arrives_used and not stations >> other & 1:
                    continue
            cost = trains if bit & free else trains + length
            heappush(queue, (cost, steps + 1, arrives_used, (*path, place), other))
    return None


def trains_by_colour(board: Board, routes: Iterable[str]) -> dict[str, int]:
    """The trains that these routes take, by colour of the routes; those on symbols of ferries under `locomotive`."""
    trains: dict[str, int] = {}
    for id in routes:
        route = board.routes[board.route_index[id]]
        for colour, number in ((route.colour, route.length - route.symbols), (LOCOMOTIVE, route.symbols)):
            if number:
                trains[colour] = trains.get(colour, 0) + number
    return trains
