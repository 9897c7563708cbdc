"""Final scoring: tickets, stations, bonuses, country cards, tie-breaks and winners."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest, popcount, size
from branchline.rules.compiling import inner
from branchline.rules.longest_trail import longest_path
from branchline.rules.records import (
    COMPLETED,
    COUNTRY_POINTS,
    NO_LONGEST_PATH,
    PATH,
    PATH_BONUS,
    ROUTE_POINTS,
    STATION_POINTS,
    STATIONS_BUILT,
    TICKET_BONUS,
    TICKET_POINTS,
    TOTAL,
    WON,
)
from branchline.rules.stations import settle_tickets


@inner
def final_count(board: np.record, state: np.record, count: np.record) -> None:
    """Fill in the count of every seat (G18–G20, E11–E14, P8, N11, D4, D5)."""
    score = count.score
    for seat in range(state.players):
        for column in range(score.shape[1]):
            score[seat, column] = 0
        score[seat, ROUTE_POINTS] = state.points[seat]
        score[seat, TICKET_POINTS] = settle_seat(board, state, seat, count)
        score[seat, COMPLETED] = size(count.complete[seat])
        score[seat, PATH] = longest_path(board.ends, board.length, state.routes[seat])
        score[seat, STATIONS_BUILT] = popcount(state.stations[seat])
        score[seat, STATION_POINTS] = (board.stations - score[seat, STATIONS_BUILT]) * board.station_points  # E13
        score[seat, COUNTRY_POINTS] = _country_points(board, state, seat)
    if not state.options & NO_LONGEST_PATH:  # D9
        _give_bonus(state, score, PATH, PATH_BONUS, board.longest_path)  # G19
    _give_bonus(state, score, COMPLETED, TICKET_BONUS, board.most_tickets)  # N11
    for seat in range(state.players):
        for column in range(TOTAL):
            score[seat, TOTAL] += score[seat, column]
    _name_winners(board, state, score)


@inner
def settle_seat(board: np.record, state: np.record, seat: int, count: np.record) -> int:
    """G18, E11, D5: return the points of the seat's tickets, with the optimal use of its stations."""
    for word in range(2):
        count.others[word] = NONE
        for other in range(state.players):
            if other != seat:
                count.others[word] |= state.routes[other, word]
    return settle_tickets(
        board.ends,
        board.dead_ends,
        state.routes[seat],
        count.others,
        state.stations[seat],
        board.ticket_ends,
        board.ticket_points,
        state.tickets[seat],
        count.complete[seat],
        count.borrowed[seat],
    )


@inner
def _give_bonus(state: np.record, score: np.ndarray, column: int, bonus: int, points: int) -> None:
    """Give the bonus to every seat that has the most in a column, provided that is more than 0 (G19, N11, D4)."""
    most = 1
    for seat in range(state.players):
        most = max(most, score[seat, column])
    for seat in range(state.players):
        if score[seat, column] == most:
            score[seat, bonus] = points


@inner
def _name_winners(board: np.record, state: np.record, score: np.ndarray) -> None:
    """G20: the seats with the most points win; each tie-break in turn decides among those still tied."""
    for seat in range(state.players):
        score[seat, WON] = 1
    for i in range(board.ties.shape[0]):
        _keep_best(state, score, int(board.ties[i, 0]), int(board.ties[i, 1]))


@inner
def _keep_best(state: np.record, score: np.ndarray, column: int, sign: int) -> None:
    """Keep only the best in a column of those still tied. With sign -1 the lowest is best, with 0 all are equal."""
    best = -(1 << 30)
    for seat in range(state.players):
        if score[seat, WON]:
            best = max(best, sign * score[seat, column])
    for seat in range(state.players):
        if sign * score[seat, column] < best:
            score[seat, WON] = 0


@inner
def _country_points(board: np.record, state: np.record, seat: int) -> int:
    """P8: return the points of the seat's country cards."""
    points = 0
    cards = state.country_cards[seat]
    while cards != NONE:
        points += board.card_points[lowest(cards)]
        cards &= cards - ONE
    return points
