"""Games played on from a decision, compiled: what is worth trying, and what comes of it."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner, jit
from branchline.bots.graph import FAR, missing_cards
from branchline.bots.hands import best_payment
from branchline.bots.policy import choose
from branchline.bots.stations import choose_station
from branchline.rules.bits import NONE, ONE, has, lowest
from branchline.rules.chance import siphash
from branchline.rules.count import final_count
from branchline.rules.knowledge import blind
from branchline.rules.layout import CARDS, DRAW, DRAW_TICKETS, OVER, PAYING, TAKE, TOTAL, TURN
from branchline.rules.legal import legal_actions, next_seat, row_cards
from branchline.rules.play import play
from branchline.rules.redeal import redeal
from branchline.rules.tickets import tickets_in_pile

MOST = 64  # actions worth trying at one decision
CLAIMS = 5  # of them claims, at most
EVEN = 20.0  # points ahead that count about as three quarters of a victory


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
            if board.group_price[board.group[lane]] == 0 and missing_cards(board, state, seat, lane) > 0:
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


@jit
def try_actions(
    board: np.ndarray,
    states: np.ndarray,
    seat: int,
    habits: np.ndarray,
    actions: np.ndarray,
    count: int,
    first: int,
    playouts: int,
    seed: np.uint64,
    work: np.ndarray,
    counts: np.ndarray,
    fate: np.ndarray,
    better: np.ndarray,
) -> None:
    """Play each action, and on from there, in deals number `first`, `first + 1` …: the same deals for all actions.

    `states`: what the seat knows, then two of scratch. `habits`: a row a seat. Into `better` goes for each action by
    how much its ends were better for the seat, from 0 to 1, than those of the first action, and the squares of that.
    """
    printed = board[0]
    luck = np.empty(1, dtype=np.uint64)
    for i in range(first, first + playouts):
        luck[0] = siphash(seed, np.uint64(0x6465616C), np.uint64(i))
        states[1] = states[0]
        dealt = states[1]
        blind(dealt, seat)
        redeal(printed, dealt, seat, luck)
        dealt.seed[0] = siphash(seed, np.uint64(0x73656564), np.uint64(2 * i))
        dealt.seed[1] = siphash(seed, np.uint64(0x73656564), np.uint64(2 * i + 1))
        usual = 0.0
        for k in range(count):
            states[2] = states[1]
            state = states[2]
            play(printed, state, seat, actions[k], fate)
            while state.phase != OVER:
                mover = next_seat(state)
                play(printed, state, mover, choose(printed, state, mover, habits[mover], work[0]), fate)
            final_count(printed, state, counts[0])
            good = _good(counts[0], state, seat)
            if k == 0:
                usual = good
            better[k, 0] += good - usual
            better[k, 1] += (good - usual) ** 2


@inner
def _good(count: np.record, state: np.record, seat: int) -> float:
    """Near 1 for a clear victory, near 0 for a clear defeat."""
    best = -FAR
    for other in range(state.players):
        if other != seat:
            best = max(best, float(count.score[other, TOTAL]))
    return 1.0 / (1.0 + np.exp(-(float(count.score[seat, TOTAL]) - best) / EVEN))
