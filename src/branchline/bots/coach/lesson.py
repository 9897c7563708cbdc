"""What a seat should do differently next time: one habit that cost it something, told with facts of the game.

Only what can be counted in the record is told (trains, cards, tickets), no simulation: each sentence can be checked by
replaying the game. `docs/analysis.md` says from which number on a habit is worth telling.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from branchline.boards import Board
from branchline.boards.model import GREY, LOCOMOTIVE
from branchline.bots.interface import SeatInput
from branchline.game.actions import Action, parse_action
from branchline.game.shortest_path import ShortestPath, shortest_path
from branchline.game.views import View

Lesson: TypeAlias = tuple[str, dict[str, Any]]  # a message code with its data

LATE = 12  # trains left, up to which a ticket was taken late
STRAYED = 8  # trains on routes for no ticket
OVERLOOKED = 3  # cards from the deck while the last one for a ticket's route lay face up
LEFT = 8  # trains, and cards, that are left when the game ends
SHORT, FEWEST_SHORT = 2, 6  # spaces of a short route; short routes


@dataclass
class _Habits:
    """What is counted while a seat plays."""

    strayed: dict[str, set[str]] = field(default_factory=dict)  # by failed ticket: routes for no ticket meanwhile
    late: dict[str, int] = field(default_factory=dict)  # by ticket that was taken during the game: trains left then
    overlooked: int = 0


def lesson(board: Board, acts: Iterable[tuple[SeatInput, str]], last: View, seat: int) -> Lesson | None:
    """The lesson of a seat from its acts, each with what it knew before; `last` is the end of the game."""
    score, mine = last.scores[seat], last.seats[seat]
    worth = {ticket: board.tickets[board.ticket_index[ticket]].points for ticket in score.failed}
    failed = sorted(worth, key=lambda ticket: (-worth[ticket], ticket))
    habits = _count(board, acts, failed)
    for ticket in failed:
        if ticket in habits.late:
            return "coach-lesson-late", {"goals": [ticket], "trains": habits.late[ticket]}
        strayed = habits.strayed.get(ticket, set()) & {*mine.routes}  # the claim of a tunnel may fail
        trains = sum(board.routes[board.route_index[route]].length for route in strayed)
        if trains >= STRAYED:
            return "coach-lesson-strayed", {"goals": [ticket], "trains": trains}
    if failed:
        return "coach-lesson-failed", {"goals": failed[:1]}
    if seat in last.winners:
        return None
    if habits.overlooked >= OVERLOOKED:
        return "coach-lesson-overlooked", {"number": habits.overlooked}
    if mine.trains >= LEFT and mine.cards >= LEFT:
        return "coach-lesson-left", {"trains": mine.trains, "number": mine.cards}
    return _short(board, last, seat)


def _count(board: Board, acts: Iterable[tuple[SeatInput, str]], failed: Sequence[str]) -> _Habits:
    found = _Habits()
    for seen, text in acts:
        view, action = seen.view, parse_action(board, text)
        if action.kind == "keep" and view.phase != "start" and view.seats[seen.seat].trains <= LATE:
            found.late |= dict.fromkeys(action.tickets, view.seats[seen.seat].trains)
        open_tickets = [held.ticket for held in view.tickets if held.state == "open"]
        if action.kind == "claim" and _strays(board, view, action, open_tickets):
            for ticket in {*failed} & {*open_tickets}:
                found.strayed.setdefault(ticket, set()).add(str(action.route))
        elif action.kind == "draw" and {*view.face_up} & _last_cards(board, seen, open_tickets):
            found.overlooked += 1
    return found


def _strays(board: Board, view: View, action: Action, tickets: Sequence[str]) -> bool:
    """Whether a claim brings no open ticket closer, nor a country card."""
    route = board.routes[board.route_index[str(action.route)]]
    if route.country is not None or not tickets:
        return False
    return all(
        _trains(_path(board, view, ticket)) == _trains(_path(board, view, ticket, [route.id])) for ticket in tickets
    )


def _last_cards(board: Board, seen: SeatInput, tickets: Sequence[str]) -> set[str]:
    """The colours of which one card is the last that a route on the shortest way of an open ticket lacks."""
    found: set[str] = set()
    view = seen.view
    for ticket in tickets:
        path = _path(board, view, ticket)
        if path is None or path.trains > view.seats[seen.seat].trains:
            continue
        for id in path.routes:
            route = board.routes[board.route_index[id]]
            plain = route.colour != GREY and not route.tunnel and not route.symbols
            if plain and view.hand.get(route.colour, 0) + view.hand.get(LOCOMOTIVE, 0) == route.cost - 1:
                found.add(route.colour)
    return found


def _short(board: Board, last: View, seat: int) -> Lesson | None:
    """Many short routes, if somebody else won with fewer of them."""
    if not last.winners:
        return None
    lengths = [[board.routes[board.route_index[id]] for id in each.routes] for each in last.seats]
    short = [[route for route in routes if route.length <= SHORT] for routes in lengths]
    winner = last.winners[0]
    if len(short[seat]) < FEWEST_SHORT or len(short[seat]) <= len(short[winner]):
        return None
    if 2 * len(short[seat]) < len(lengths[seat]):
        return None
    points = sum(board.rules.points[route.length] for route in short[seat])
    return "coach-lesson-short", {"number": len(short[seat]), "total": len(lengths[seat]), "points": points}


def _path(board: Board, view: View, ticket: str, planned: Sequence[str] = ()) -> ShortestPath | None:
    found = board.tickets[board.ticket_index[ticket]]
    return shortest_path(board, view, found.a, found.b, planned)


def _trains(path: ShortestPath | None) -> int | None:
    return None if path is None else path.trains
