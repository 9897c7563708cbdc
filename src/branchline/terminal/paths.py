"""The routes that the open tickets of a seat need, and the order of payments for a route."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.game.actions import parse_cards
from branchline.game.shortest_path import shortest_path
from branchline.game.views import View


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
