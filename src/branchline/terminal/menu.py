"""Numbering and order of the options on the screen: face-up cards, then routes; or tickets, payments or substitutes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.game.actions import parse_cards
from branchline.game.shortest_path import shortest_path
from branchline.game.views import Claims, View


class Group(NamedTuple):
    """Routes with the same price, each with its number on the screen."""

    claims: Claims
    routes: tuple[tuple[int, str], ...]
    points: int
    length: int


def numbered(board: Board, view: View) -> dict[int, str]:
    """What each number on the screen stands for, as typed text."""
    legal = view.legal
    if view.offer:
        return {i: f"keep {held.ticket}" for i, held in enumerate(view.offer, start=1)}
    if legal.pay or legal.decline:
        return dict(enumerate([*(f"pay {cards}" for cards in legal.pay), "decline"], start=1))
    if legal.give:
        return dict(enumerate([f"give {card}" for card in legal.give], start=1))
    numbers = {slot: f"take {card}" for slot, card in enumerate(view.face_up, start=1) if card}
    for group in groups(board, view, wanted_routes(board, view)):
        numbers |= {number: f"claim {route}" for number, route in group.routes}
    return numbers


def groups(board: Board, view: View, wanted: dict[str, str]) -> list[Group]:
    """The routes that can be claimed, those for the seat's own tickets first, then the longest."""

    def worth(claims: Claims) -> tuple[bool, int, str]:
        route = board.routes[board.route_index[claims.routes[0]]]
        return (not wanted.keys() & set(claims.routes), -route.length, route.id)

    found = []
    number = len(view.face_up)
    for claims in sorted(view.legal.claims, key=worth):
        routes = []
        for route in sorted(claims.routes, key=lambda route: (route not in wanted, route)):
            number += 1
            routes.append((number, route))
        length = board.routes[board.route_index[routes[0][1]]].length
        found.append(Group(claims, tuple(routes), board.rules.points[length], length))
    return found


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
