"""Candidate actions for the search at one decision, compiled."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner, jit
from branchline.bots.policy.choice import choose
from branchline.bots.policy.habits import VERSION
from branchline.bots.policy.hands import best_payment, forget_payments, is_out_of_reach
from branchline.bots.policy.stations import choose_station
from branchline.rules.bits import NONE, ONE, has, lowest
from branchline.rules.legal import face_up_cards, legal_actions
from branchline.rules.records import CARDS, DRAW, DRAW_TICKETS, PAYING, TAKE, TURN
from branchline.rules.tickets import tickets_in_deck

MOST = 64  # candidates at one decision
CLAIMS = 5  # of them, at most
LAST_CLAIMS = 40  # the same in the last round, where any claim may complete a ticket or the longest path


@jit
def find_candidates(
    board: np.ndarray, states: np.ndarray, seat: int, habits: np.ndarray, work: np.ndarray, found: np.ndarray
) -> int:
    """Collect the candidates in `found`, the policy's own choice first; returns how many there are.

    At the beginning of a turn that choice leaves its plan in `work`, which is used to rate stations and claims.
    """
    record, state, scratch = board[0], states[0], work[0]
    own = choose(record, state, seat, habits, scratch)
    found[0] = own
    n = 1
    if state.phase == PAYING:
        return n
    if state.phase != TURN:
        count = legal_actions(record, state, seat, scratch.tally, scratch.numbers)
        for i in range(count):
            if scratch.numbers[i] != own and n < MOST:
                found[n] = scratch.numbers[i]
                n += 1
        return n
    face_up = face_up_cards(record, state)
    for card in range(CARDS):
        if (face_up >> card) & 1:
            n = _add(found, n, TAKE + card)
    if state.deck_size > 0:
        n = _add(found, n, DRAW)
    if tickets_in_deck(state) > 0:
        n = _add(found, n, DRAW_TICKETS)
    station = choose_station(record, state, seat, scratch)
    if station >= 0:
        n = _add(found, n, station)
    return _add_claims(record, state, seat, habits, scratch, found, n)


@inner
def _add(found: np.ndarray, n: int, action: int) -> int:
    for i in range(n):
        if found[i] == action:
            return n
    if n >= MOST:
        return n
    found[n] = action
    return n + 1


@inner
def _add_claims(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, found: np.ndarray, n: int
) -> int:
    """Add the most valuable claims, each with the payment that gives up least."""
    most = LAST_CLAIMS if state.final_turns >= 0 and habits[VERSION] >= 3.0 else CLAIMS
    worths = np.empty(most)
    actions = np.empty(most, dtype=np.int64)
    kept = 0
    forget_payments(board, work)
    for word in range(2):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left &= left - ONE
            if is_out_of_reach(board, state, seat, int(board.group[route]), work):
                continue
            payment = best_payment(board, state, seat, habits, route, work)
            if payment < 0:
                continue
            worth = float(board.points[board.length[route]]) - work.loss + (6.0 if has(work.plan, route) else 0.0)
            at = kept
            while at > 0 and worths[at - 1] < worth:
                if at < most:
                    worths[at] = worths[at - 1]
                    actions[at] = actions[at - 1]
                at -= 1
            if at < most:
                worths[at] = worth
                actions[at] = board.route_action[route] + payment
                kept = min(kept + 1, most)
    for i in range(kept):
        n = _add(found, n, int(actions[i]))
    return n
