"""Dijkstra's shortest paths between cities for a seat, the routes its tickets need, and the order of payments."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.game.actions import parse_cards
from branchline.game.views import View


class ShortestPath(NamedTuple):
    """A path between two cities: the trains that it takes, and the routes still to be claimed."""

    trains: int
    routes: tuple[str, ...]


def shortest_path(board: Board, view: View, a: str, b: str) -> ShortestPath | None:
    """The path between two cities that needs the fewest additional trains; None if the seat has no path left."""
    own = set(view.seats[view.seat].routes) if view.seat is not None else set()
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


def wanted_routes(board: Board, view: View) -> dict[str, str]:
    """Routes on the shortest paths of the seat's open tickets, each with the most valuable ticket that needs it."""
    wanted: dict[str, str] = {}
    held = [board.tickets[board.ticket_index[t.ticket]] for t in view.tickets if t.state == "open"]
    for ticket in sorted(held, key=lambda ticket: -ticket.points):
        path = shortest_path(board, view, ticket.a, ticket.b)
        if path and view.seat is not None and path.trains <= view.seats[view.seat].trains:
            needed = {route.partition(":")[0] for route in path.routes}
            for route in board.routes:  # either route of a double route will do
                if f"{route.a}/{route.b}" in needed:
                    wanted.setdefault(route.id, ticket.id)
    return wanted


def cheapest_first(payments: Iterable[str]) -> list[str]:
    """The payments, sorted by how many substitutes they spend, then by how many locomotives."""

    def cost(payment: str) -> tuple[int, int]:
        cards, _, swaps = payment.removeprefix("with ").partition("for ")
        laid = parse_cards(cards) if cards.strip() else {}
        return int(swaps or 0), laid.get(LOCOMOTIVE, 0)

    return sorted(payments, key=cost)
