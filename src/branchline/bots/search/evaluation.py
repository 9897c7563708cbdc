"""Position evaluation from 0 to 1, compiled: by the final score, or before the end by points and plans."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.forest import make_plan
from branchline.bots.policy.graph import FAR, survey
from branchline.bots.policy.habits import CARD, RATE
from branchline.rules.count import final_count
from branchline.rules.records import OVER, TOTAL, WON

EVEN = 20.0  # scale of the logistic function: a lead of this many points is rated 0.73
HAND = 0.5  # a card in hand is worth this share of the turns spent on drawing it


@inner
def evaluate(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, count: np.record
) -> float:
    """A logistic function of the lead: near 1 for a clear victory, near 0 for a clear defeat."""
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
def share_victory(state: np.record, count: np.record, seat: int, value: float, shares: np.ndarray) -> None:
    """Write each seat's share of the victory: 1 for a victory, a fair share for a tie, 0 for a defeat.

    `value` is the evaluation for a seat. Before the end it is that seat's share, and the others share the rest.
    """
    winners = 0
    for other in range(state.players):
        winners += int(count.score[other, WON])
    for other in range(state.players):
        if state.phase == OVER:
            shares[other] = float(count.score[other, WON]) / max(winners, 1)
        else:
            shares[other] = value if other == seat else (1.0 - value) / (float(state.players) - 1.0)


@inner
def _prospects(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> float:
    """Points so far, value minus cost of the seat's plan, and cards in hand; what all seats share is left out."""
    survey(board, state, seat, habits, work)
    make_plan(board, state, seat, habits, state.tickets[seat], work)
    in_hand = HAND * habits[RATE] * habits[CARD] * state.hand_size[seat]
    return float(state.points[seat]) + work.plan_value - work.plan_cost + in_hand
