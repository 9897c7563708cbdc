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
    """A path between two cities: the trains that it takes, the routes still to be claimed, and those already built."""

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

    `planned` are routes that cost nothing, as if the seat had built them. Paths never lead through a country (P4).
    """
    own = frozenset([*planned, *(view.seats[view.seat].routes if view.seat is not None else ())])
    refused = (each.routes for each in view.refused if each.code != "cards-short")
    return _search(board, own, frozenset(route for routes in refused for route in routes) - own, a, b)


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
def _search(board: Board, own: frozenset[str], closed: frozenset[str], a: str, b: str) -> ShortestPath | None:
    beside: dict[str, list[tuple[str, int, str]]] = {}
    for route in board.routes:
        if route.id not in closed and not route.country:
            trains = 0 if route.id in own else route.length
            beside.setdefault(route.a, []).append((route.b, trains, route.id))
            beside.setdefault(route.b, []).append((route.a, trains, route.id))
    queue: list[tuple[int, int, str, tuple[str, ...], tuple[str, ...]]] = [(0, 0, a, (), ())]
    reached = set()
    while queue:
        trains, steps, city, routes, built = heappop(queue)
        if city == b:
            return ShortestPath(trains, routes, built)
        if city in reached:
            continue
        reached.add(city)
        for other, length, route_id in beside.get(city, ()):
            new = (routes, (*built, route_id)) if route_id in own else ((*routes, route_id), built)
            heappush(queue, (trains + length, steps + 1, other, *new))
    return None
