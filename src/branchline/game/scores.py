"""Readable scores: points by category, tickets by name, and the winners, from the compiled final count."""

from __future__ import annotations

import numpy as np

from branchline.boards import Board
from branchline.game.positions import bits, ticket_names
from branchline.game.views import Score as Score
from branchline.rules import records


def scores(board: Board, state: np.record, counted: np.record) -> list[Score]:
    """The score of every seat; `counted` is a record of dtype COUNT."""
    return [_score(board, state, counted, seat) for seat in range(int(state.players))]


def winners(state: np.record, counted: np.record) -> tuple[int, ...]:
    """The seats that have won; several if they share the victory."""
    return tuple(seat for seat in range(int(state.players)) if counted.score[seat, records.WON])


def _score(board: Board, state: np.record, counted: np.record, seat: int) -> Score:
    row = counted.score[seat]
    complete = ticket_names(board, counted.complete[seat])
    borrowed: dict[str, str | None] = {}
    for city in bits(state.stations[seat]):
        route = int(counted.borrowed[seat, city])
        borrowed[board.cities[city].id] = board.routes[route].id if route >= 0 else None
    return Score(
        routes=int(row[records.ROUTE_POINTS]),
        tickets=int(row[records.TICKET_POINTS]),
        stations=int(row[records.STATION_POINTS]),
        longest_path=int(row[records.PATH_BONUS]),
        most_tickets=int(row[records.TICKET_BONUS]),
        countries=int(row[records.COUNTRY_POINTS]),
        total=int(row[records.TOTAL]),
        completed=tuple(complete),
        failed=tuple(t for t in ticket_names(board, state.tickets[seat]) if t not in complete),
        path=int(row[records.PATH]),
        borrowed=borrowed,
    )
