"""Shortest ways between cities as a seat sees them, the lanes on those of its tickets, and the cheapest payment."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.game.actions import parse_cards
from branchline.game.views import View


class Way(NamedTuple):
    """How two cities could be joined: the trains that it takes, and the lanes still to be claimed."""

    trains: int
    lanes: tuple[str, ...]


def shortest_way(board: Board, view: View, a: str, b: str) -> Way | None:
    """The way between two cities that takes the fewest more trains; None if all ways are closed to the seat."""
    own = set(view.seats[view.seat].lanes) if view.seat is not None else set()
    closed = {lane for refused in view.refused if refused.code != "cards-short" for lane in refused.lanes} - own
    beside: dict[str, list[tuple[str, int, str | None]]] = {}
    for lane in board.lanes:
        if lane.id not in closed and not lane.country:
            step = (0, None) if lane.id in own else (lane.length, lane.id)
            beside.setdefault(lane.a, []).append((lane.b, *step))
            beside.setdefault(lane.b, []).append((lane.a, *step))
    ways: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, a, ())]
    reached = set()
    while ways:
        trains, steps, city, lanes = heappop(ways)
        if city == b:
            return Way(trains, lanes)
        if city in reached:
            continue
        reached.add(city)
        for other, length, new in beside.get(city, ()):
            heappush(ways, (trains + length, steps + 1, other, (*lanes, new) if new else lanes))
    return None


def wanted_lanes(board: Board, view: View) -> dict[str, str]:
    """Lanes on the shortest ways of the seat's open tickets, each with its ticket: the worthiest that wants it."""
    wanted: dict[str, str] = {}
    held = [board.tickets[board.ticket_index[t.ticket]] for t in view.tickets if t.state == "open"]
    for ticket in sorted(held, key=lambda ticket: -ticket.points):
        way = shortest_way(board, view, ticket.a, ticket.b)
        if way and view.seat is not None and way.trains <= view.seats[view.seat].trains:
            ways = {lane.partition(":")[0] for lane in way.lanes}
            for lane in board.lanes:  # of two lanes side by side either will do
                if f"{lane.a}/{lane.b}" in ways:
                    wanted.setdefault(lane.id, ticket.id)
    return wanted


def cheapest(payments: Iterable[str]) -> str:
    """The payment that spends the fewest locomotives, then the fewest substitutes."""

    def cost(payment: str) -> tuple[int, int]:
        cards, _, swaps = payment.removeprefix("with ").partition("for ")
        laid = parse_cards(cards) if cards.strip() else {}
        return int(swaps or 0), laid.get(LOCOMOTIVE, 0)

    return min(payments, key=cost)
