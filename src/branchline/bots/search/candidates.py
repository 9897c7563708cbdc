"""What is worth trying at a decision, compiled."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner, jit
from branchline.bots.policy.choice import choose
from branchline.bots.policy.hands import best_payment
from branchline.bots.policy.stations import choose_station
from branchline.rules.bits import NONE, ONE, has, lowest
from branchline.rules.legal import legal_actions, row_cards
from branchline.rules.records import CARDS, DRAW, DRAW_TICKETS, PAYING, TAKE, TURN
from branchline.rules.tickets import tickets_in_pile

MOST = 64  # actions worth trying at one decision
CLAIMS = 5  # of them claims, at most


@jit
def worth_trying(
    board: np.ndarray, states: np.ndarray, seat: int, habits: np.ndarray, work: np.ndarray, found: np.ndarray
) -> int:
    """Actions worth a closer look, the policy's own choice first; returns how many.

    At the beginning of a turn that choice leaves its plan in `work`: by it stations and claims are weighed.
    """
    printed, state, scratch = board[0], states[0], work[0]
    own = choose(printed, state, seat, habits, scratch)
    found[0] = own
    n = 1
    if state.phase == PAYING:
        return n
    if state.phase != TURN:
        count = legal_actions(printed, state, seat, scratch.tally, scratch.numbers)
        for i in range(count):
            if scratch.numbers[i] != own and n < MOST:
                found[n] = scratch.numbers[i]
                n += 1
        return n
    row = row_cards(printed, state)
    for card in range(CARDS):
        if (row >> card) & 1:
            n = _add(found, n, TAKE + card)
    if state.pile_size > 0:
        n = _add(found, n, DRAW)
    if tickets_in_pile(state) > 0:
        n = _add(found, n, DRAW_TICKETS)
    station = choose_station(printed, state, seat, scratch)
    if station >= 0:
        n = _add(found, n, station)
    return _add_claims(printed, state, seat, habits, scratch, found, n)


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
    """The claims that are worth most, each with the payment that gives up least."""
    worths = np.empty(CLAIMS)
    actions = np.empty(CLAIMS, dtype=np.int64)
    kept = 0
    for word in range(2):
        left = state.open[seat, word]
        while left != NONE:
            lane = 64 * word + lowest(left)
            left &= left - ONE
            if board.length[lane] > state.trains[seat]:
                continue
            if board.group_price[board.group[lane]] == 0 and work.missing[lane] > 0:
                continue
            payment = best_payment(board, state, seat, habits, lane, work)
            if payment < 0:
                continue
            worth = float(board.points[board.length[lane]]) - work.loss + (6.0 if has(work.plan, lane) else 0.0)
            at = kept
            while at > 0 and worths[at - 1] < worth:
                if at < CLAIMS:
                    worths[at] = worths[at - 1]
                    actions[at] = actions[at - 1]
                at -= 1
            if at < CLAIMS:
                worths[at] = worth
                actions[at] = board.lane_action[lane] + payment
                kept = min(kept + 1, CLAIMS)
    for i in range(kept):
        n = _add(found, n, int(actions[i]))
    return n
