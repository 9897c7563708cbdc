"""Dijkstra's shortest paths between cities for a seat: how many trains a ticket needs.

Everything that tells a player the trains of a ticket uses this, so that the numbers never contradict each other.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from branchline.boards import Board
from branchline.game.views import View

PATHS = 4096  # size of the LRU cache: paths change only when somebody claims a route


class ShortestPath(NamedTuple):
    """A path between two cities: the trains that it takes, the routes still to be claimed, and those already built or
    borrowed.
    """

    trains: int
    routes: tuple[str, ...]
    built: tuple[str, ...] = ()

    def trains_by_colour(self, board: Board) -> dict[str, int]:
        """How many trains go on routes of each colour."""
        trains: dict[str, int] = {}
        for id in self.routes:
            route = board.routes[board.route_index[id]]
            trains[route.colour] = trains.get(route.colour, 0) + route.length
        return trains


def shortest_path(board: Board, view: View, a: str, b: str, planned: Collection[str] = ()) -> ShortestPath | None:
    """The path between two cities that needs the fewest additional trains; None if the seat has no path left.

    `planned` are routes that cost nothing, as if the seat had built them. Paths never lead through a country (P4). Each
    of the seat's stations lends the path one route of a rival into its city (E11).
    """
    own = frozenset([*planned, *(view.seats[view.seat].routes if view.seat is not None else ())])
    refused = (each.routes for each in view.refused if each.code != "cards-short")
    closed = frozenset(route for routes in refused for route in routes) - own
    stations = frozenset(view.seats[view.seat].stations if view.seat is not None else ())
    rivals = [each.routes for seat, each in enumerate(view.seats) if seat != view.seat] if stations else []
    return _search(board, own, closed, stations, frozenset(route for routes in rivals for route in routes), a, b)


def ticket_paths(board: Board, view: View) -> dict[str, ShortestPath]:
    """The shortest path of each ticket that the seat holds or is offered, except where it has none left."""
    held = [each.ticket for each in (*view.tickets, *view.offer) if each.state != "lost"]
    paths = {}
    for id in dict.fromkeys([*held, *view.chosen]):
        ticket = board.tickets[board.ticket_index[id]]
        path = shortest_path(board, view, ticket.a, ticket.b)
        if path is not None:
            paths[id] = path
    return paths


@lru_cache(PATHS)
def _search(
    board: Board,
    own: frozenset[str],
    closed: frozenset[str],
    stations: frozenset[str],
    rivals: frozenset[str],
    a: str,
    b: str,
) -> ShortestPath | None:
    beside: dict[str, list[tuple[str, int, str]]] = {}
    for route in board.routes:
        lent = route.id in rivals and not stations.isdisjoint((route.a, route.b))
        if (route.id not in closed or lent) and not route.country:
            trains = 0 if route.id in own or lent else route.length
            beside.setdefault(route.a, []).append((route.b, trains, route.id))
            beside.setdefault(route.b, []).append((route.a, trains, route.id))
    # Where a path has arrived, and whether by the route that the station there lends: it lends no other.
    queue: list[tuple[int, int, bool, str, tuple[str, ...], tuple[str, ...]]] = [(0, 0, False, a, (), ())]
    reached: set[tuple[str, bool]] = set()
    while queue:
        trains, steps, used, city, routes, built = heappop(queue)
        if city == b:
            return ShortestPath(trains, routes, built)
        if (city, used) in reached or (city, False) in reached:
            continue
        reached.add((city, used))
        for other, length, route_id in beside.get(city, ()):
            arrives_used = False
            if route_id in rivals:
                arrives_used = used or city not in stations
                if arrives_used and other not in stations:
                    continue
            free = route_id in own or route_id in rivals
            new = (routes, (*built, route_id)) if free else ((*routes, route_id), built)
            heappush(queue, (trains + length, steps + 1, arrives_used, other, *new))
    return None
