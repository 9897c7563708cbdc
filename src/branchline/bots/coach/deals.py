"""Deals of what a seat can't know, compiled: the search's determinization, for a whole batch of deals at once."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import jit
from branchline.bots.search.determinization import deal
from branchline.rules.chance import siphash

DEAL, SEED_LOW, SEED_HIGH = np.uint64(0x636F61), np.uint64(0x736C6F), np.uint64(0x736869)  # random streams


@jit
def deal_batch(
    board: np.ndarray, memory: np.ndarray, seat: int, fit: np.ndarray, seed: np.uint64, first: int, dealt: np.ndarray
) -> None:
    """Fill `dealt` with the deals number `first`, `first + 1` … of a decision, with a seed for later draws.

    The states in `memory` are what the seat knows, then two scratch records; `fit` says how well tickets fit the
    rivals' routes (see `search.rollouts.weigh_rivals`).
    """
    rng = np.empty(1, dtype=np.uint64)
    for i in range(dealt.size):
        number = np.uint64(first + i)
        rng[0] = siphash(seed, DEAL, number)
        deal(board[0], memory, seat, fit, rng)
        dealt[i] = memory[1]
        dealt[i].seed[0] = siphash(seed, SEED_LOW, number)
        dealt[i].seed[1] = siphash(seed, SEED_HIGH, number)
