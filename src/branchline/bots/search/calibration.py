"""Calibration of win chances: turns victories in playouts into probabilities that agree with the results of games.

Playouts know the rivals less well than they seem to: they guess their tickets, and let them play like the searcher. A
map with two parameters corrects this (temperature scaling with a bias). `tools/calibration.py` fits it to games between
bots by maximum likelihood, and measures on other games how well it works.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

CALIBRATION_FILE = Path(__file__).with_name("calibration.json")
PRIOR = 1.0  # playouts that end evenly, added to those that were played: a few playouts can't make anything certain


class Correction(NamedTuple):
    """A chance is multiplied by `exp(bias)` for the seat that asks, after being raised to the power `sharpness`."""

    sharpness: float = 1.0
    bias: float = 0.0


def calibrated(victories: np.ndarray, playouts: int, board: str, seat: int) -> np.ndarray:
    """Each seat's chance of winning, by the number of victories in so many playouts of what `seat` knows."""
    return corrected(smoothed(victories, playouts), seat, correction_for(board))


def smoothed(victories: np.ndarray, playouts: int) -> np.ndarray:
    """The share of the victories, never 0 or 1."""
    return (victories + PRIOR / victories.shape[-1]) / (playouts + PRIOR)


def corrected(shares: np.ndarray, asked: int | tuple[np.ndarray, ...], correction: Correction) -> np.ndarray:
    """Apply a correction to shares that add up to 1 on the last axis; `asked` indexes those of the seat that asks."""
    weights = shares**correction.sharpness
    weights[asked] *= np.exp(correction.bias)
    result: np.ndarray = weights / weights.sum(axis=-1, keepdims=True)
    return result


def correction_for(board: str) -> Correction:
    """The correction fitted for a board; for boards without one, none."""
    return stored_corrections().get(board, Correction())


@cache
def stored_corrections() -> dict[str, Correction]:
    """All corrections, by board, as written by `tools/calibration.py`."""
    if not CALIBRATION_FILE.exists():
        return {}
    return {board: Correction(**found) for board, found in json.loads(CALIBRATION_FILE.read_text("utf-8")).items()}
