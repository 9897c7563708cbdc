"""Calibration of win chances: turns victories in playouts into probabilities that agree with the results of games.

Playouts know the rivals less well than they seem to: they guess their tickets, and let everybody play like the
searcher. A conditional logit model corrects this by what all players see: whoever holds many tickets, or has placed few
trains and holds many cards, is probably another kind of player. `tools/calibration.py` fits it to games between bots by
maximum likelihood, and measures on other games how well it works.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from branchline.bots.interface import SeatInput

CALIBRATION_FILE = Path(__file__).with_name("calibration.json")
PRIOR = 1.0  # playouts that end evenly, added to those that were played: a few playouts can't make anything certain
# What speaks for each seat. Those called late are multiplied by the progress of the game, from 0 to 1.
FACTS = (
    "victories",  # the logarithm of the share of the playouts that it wins
    "asking",  # whether it asks
    "tickets",
    "trains",
    "cards",
    "points",
    "victories late",
    "asking late",
    "tickets late",
    "trains late",
    "cards late",
)
_LATE = (0, 1, 2, 3, 4)  # of the facts before
TICKETS, TRAINS, CARDS, POINTS = 3.0, 10.0, 10.0, 50.0  # scales of the facts: all are of the order of 1

Facts = npt.NDArray[np.float64]  # [seat, fact]
Correction = npt.NDArray[np.float64]  # the weight of each fact

NONE: Correction = np.array([1.0] + [0.0] * (len(FACTS) - 1))  # the share of the playouts is the chance


def calibrated(victories: np.ndarray, playouts: int, seen: SeatInput) -> npt.NDArray[np.float64]:
    """Each seat's chance of winning, by the number of victories in so many playouts of what a seat knows."""
    return corrected(facts_of(smoothed(victories, playouts), seen), correction_for(seen.board.id))


def smoothed(victories: np.ndarray, playouts: int) -> npt.NDArray[np.float64]:
    """The share of the victories, never 0 or 1."""
    shares: npt.NDArray[np.float64] = (victories + PRIOR / victories.shape[-1]) / (playouts + PRIOR)
    return shares


def facts_of(shares: np.ndarray, seen: SeatInput) -> Facts:
    """What speaks for each seat: its share of the playouts' victories, and what all players see."""
    state, players = seen.states[0], len(shares)
    progress = 1.0 - float(state["trains"][:players].min()) / seen.board.rules.trains
    now = np.column_stack(
        [
            np.log(shares),
            np.arange(players) == seen.seat,
            state["tickets_held"][:players] / TICKETS,
            state["trains"][:players] / TRAINS,
            state["hand_size"][:players] / CARDS,
            state["points"][:players] / POINTS,
        ]
    )
    return np.hstack([now, progress * now[:, _LATE]])


def corrected(facts: Facts, correction: Correction) -> npt.NDArray[np.float64]:
    """The chances of all seats, which add up to 1: conditional logit, the softmax of the weighted facts."""
    scores = facts @ correction
    weights: npt.NDArray[np.float64] = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def correction_for(board: str) -> Correction:
    """The correction fitted for a board; for boards without one, none."""
    return stored_corrections().get(board, NONE)


@cache
def stored_corrections() -> dict[str, Correction]:
    """All corrections, by board, as written by `tools/calibration.py`."""
    if not CALIBRATION_FILE.exists():
        return {}
    stored = json.loads(CALIBRATION_FILE.read_text("utf-8"))
    return {board: np.array([weights[fact] for fact in FACTS]) for board, weights in stored.items()}
