"""Compiled entry points of the policies: batched choices and whole games. Python code calls them through `policies`."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import jit
from branchline.bots.policy.choice import choose
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import OVER, START, TURN


@jit
def choose_batch(
    board: np.ndarray, states: np.ndarray, seats: np.ndarray, habits: np.ndarray, work: np.ndarray, actions: np.ndarray
) -> None:
    """Write the policy's choice in each game, for the given seat, into `actions`."""
    for i in range(states.size):
        actions[i] = choose(board[0], states[i], seats[i], habits, work[0])


@jit
def finish_games(
    board: np.ndarray,
    states: np.ndarray,
    habits: np.ndarray,
    work: np.ndarray,
    outcomes: np.ndarray,
    tally: np.ndarray,
    log: np.ndarray,
) -> int:
    """Play games to the end, each seat with its row of `habits`; returns the number of decisions.

    `tally` counts each seat's decisions and turns. `log` receives the actions of all games in order, as far as there is
    room.
    """
    decisions = 0
    for i in range(states.size):
        state = states[i]
        while state.phase != OVER:
            started = state.phase != START
            seat = next_seat(state)
            action = choose(board[0], state, seat, habits[seat], work[0])
            if decisions < log.size:
                log[decisions] = action
            decisions += 1
            play(board[0], state, seat, action, outcomes)
            tally[i, seat, 0] += 1
            if started and (state.phase == TURN or state.phase == OVER):
                tally[i, seat, 1] += 1
    return decisions
