"""Dijkstra's shortest paths between cities for a seat: how many trains a ticket needs.

Everything that tells a player the trains of a ticket uses this, so that the numbers never contradict each other.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

from branchline.boards import Board
from branchline.game.views import View


class ShortestPath(NamedTuple):
    """A path between two cities: the trains that it takes, and the routes still to be claimed."""

    trains: int
    routes: tuple[str, ...]


def shortest_path(board: Board, view: View, a: str, b: str, planned: Collection[str] = ()) -> ShortestPath | None:
    """The path between two cities that needs the fewest additional trains; None if the seat has no path left.

    `planned` are routes that cost nothing, as if the seat had built them. Paths never lead through a country (P4).
    """
    own = {*planned, *(view.seats[view.seat].routes if view.seat is not None else ())}
    closed = {route for refused in view.refused if refused.code != "cards-short" for route in refused.routes} - own
    beside: dict[str, list[tuple[str, int, str | None]]] = {}
    for route in board.routes:
        if route.id not in closed and not route.country:
            step = (0, None) if route.id in own else (route.length, route.id)
            beside.setdefault(route.a, []).append((route.b, *step))
            beside.setdefault(route.b, []).append((route.a, *step))
    queue: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, a, ())]
    reached = set()
    while queue:
        trains, steps, city, routes = heappop(queue)
        if city == b:
            return ShortestPath(trains, routes)
        if city in reached:
            continue
        reached.add(city)
        for other, length, new in beside.get(city, ()):
            heappush(queue, (trains + length, steps + 1, other, (*routes, new) if new else routes))
    return None
