"""How well things stand for a seat, from 0 to 1, compiled: at the end by the count, before it by points and plans."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.policy.graph import FAR, make_plan, survey
from branchline.bots.policy.habits import CARD, RATE
from branchline.rules.count import final_count
from branchline.rules.records import OVER, TOTAL

EVEN = 20.0  # points ahead that count about as three quarters of a victory
HAND = 0.5  # of the turns that a card took to draw are what it is worth in hand


@inner
def judge(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, count: np.record
) -> float:
    """Near 1 for a clear victory, near 0 for a clear defeat."""
    if state.phase == OVER:
        final_count(board, state, count)
    best = -FAR
    own = 0.0
    for other in range(state.players):
        if state.phase == OVER:
            points = float(count.score[other, TOTAL])
        else:
            points = _prospects(board, state, other, habits, work)
        if other == seat:
            own = points
        else:
            best = max(best, points)
    return 1.0 / (1.0 + np.exp((best - own) / EVEN))


@inner
def _prospects(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> float:
    """Points so far, and what the seat's plan brings beyond what it costs; what is common to all is left out."""
    survey(board, state, seat, habits, work)
    make_plan(board, state, seat, habits, state.tickets[seat], work)
    in_hand = HAND * habits[RATE] * habits[CARD] * state.hand_size[seat]
    return float(state.points[seat]) + work.plan_value - work.plan_cost + in_hand
