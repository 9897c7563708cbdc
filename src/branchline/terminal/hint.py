"""A simple hint from what a seat sees: lanes on the shortest ways of its tickets, and the cards that these lack."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import combinations
from typing import Any, NamedTuple

from branchline.actions import parse_cards
from branchline.boards import Board
from branchline.boards.model import LOCOMOTIVE
from branchline.views import View


class Hint(NamedTuple):
    """An action to take, and why: a code of the catalog with its arguments."""

    action: str
    code: str
    details: dict[str, Any]


class Way(NamedTuple):
    """How two cities could be joined: the trains that it takes, and the lanes still to be claimed."""

    trains: int
    lanes: tuple[str, ...]


def hint(board: Board, view: View) -> Hint | None:
    """What the seat might do now; None if it can't do anything."""
    legal = view.legal
    if legal.keep:
        return _keep(board, view)
    if legal.pay:
        return Hint(f"pay {cheapest(legal.pay)}", "hint-pay", {})
    if legal.decline:
        return Hint("decline", "hint-decline", {})
    if legal.give:
        given = min(legal.give, key=lambda card: (card == LOCOMOTIVE, view.hand.get(card, 0)))
        return Hint(f"give {given}", "hint-give", {"card": given})
    wanted = wanted_lanes(board, view)
    return _claim(board, view, wanted) or _card(view, wanted) or _rest(board, view)


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


def _keep(board: Board, view: View) -> Hint:
    """The tickets that give the most points for the trains that they take, lanes in common counted once."""
    offer = [held.ticket for held in view.offer]
    best: tuple[float, int, tuple[str, ...]] | None = None
    for number in range(view.legal.keep, len(offer) + 1):
        for kept in combinations(offer, number):
            tickets = [board.tickets[board.ticket_index[ticket]] for ticket in kept]
            ways = [shortest_way(board, view, ticket.a, ticket.b) for ticket in tickets]
            lanes = {lane for way in ways if way for lane in way.lanes}
            trains = sum(board.lanes[board.lane_index[lane]].length for lane in lanes)
            lost = sum(1000 for way in ways if way is None)
            worth = sum(ticket.points for ticket in tickets) - trains - lost
            if best is None or worth > best[0]:
                best = (worth, trains, kept)
    assert best is not None
    return Hint(f"keep {', '.join(best[2])}", "hint-keep", {"tickets": best[2], "trains": best[1]})


def _claim(board: Board, view: View, wanted: dict[str, str]) -> Hint | None:
    """A lane that a ticket wants; without open tickets, the longest there is."""
    lanes = [(lane, claims.payments) for claims in view.legal.claims for lane in claims.lanes]

    def length(lane: str) -> int:
        return board.lanes[board.lane_index[lane]].length

    fitting = [(lane, payments) for lane, payments in lanes if lane in wanted]
    if fitting:
        lane, payments = max(fitting, key=lambda found: length(found[0]))
        return Hint(f"claim {lane} {cheapest(payments)}", "hint-claim", {"lane": lane, "ticket": wanted[lane]})
    if lanes and not wanted and not view.legal.tickets:
        lane, payments = max(lanes, key=lambda found: length(found[0]))
        return Hint(f"claim {lane} {cheapest(payments)}", "hint-claim-long", {"lane": lane})
    return None


def _card(view: View, wanted: dict[str, str]) -> Hint | None:
    """A card of the row that a wanted lane lacks, of the lane that lacks the fewest."""
    short = [
        (sum(refused.short.values()) + refused.substitutes, lane, refused.short)
        for refused in view.refused
        if refused.code == "cards-short"
        for lane in refused.lanes
        if lane in wanted
    ]
    for _, lane, cards in sorted(short, key=lambda lack: lack[:2]):
        card = next((card for card in cards if card in view.legal.take), None)
        if card:
            return Hint(f"take {card}", "hint-take", {"card": card, "lane": lane, "ticket": wanted[lane]})
    if short and view.legal.draw:
        return Hint("draw", "hint-draw", {"lane": min(short, key=lambda lack: lack[:2])[1]})
    return None


def _rest(board: Board, view: View) -> Hint | None:
    legal = view.legal
    if legal.tickets and view.seat is not None and view.seats[view.seat].trains > board.rules.trains // 4:
        return Hint("tickets", "hint-tickets", {})
    lanes = [(lane, claims.payments) for claims in legal.claims for lane in claims.lanes]
    if lanes:
        lane, payments = max(lanes, key=lambda found: board.lanes[board.lane_index[found[0]]].length)
        return Hint(f"claim {lane} {cheapest(payments)}", "hint-claim-long", {"lane": lane})
    if legal.draw:
        return Hint("draw", "hint-draw-any", {})
    return Hint(view.actions[0], "hint-any", {}) if view.actions else None


def cheapest(payments: Iterable[str]) -> str:
    """The payment that spends the fewest locomotives, then the fewest substitutes."""

    def cost(payment: str) -> tuple[int, int]:
        cards, _, swaps = payment.removeprefix("with ").partition("for ")
        laid = parse_cards(cards) if cards.strip() else {}
        return int(swaps or 0), laid.get(LOCOMOTIVE, 0)

    return min(payments, key=cost)
