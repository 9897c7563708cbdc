"""Compiled entry points of the policies: batched choices and whole games. Python code calls them through `policies`."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner, jit
from branchline.bots.policy.choice import choose
from branchline.rules.batch import Memory, Run, set_up_batch, write_result
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import OVER, SEATS, START, TURN


@jit
def choose_batch(
    board: np.ndarray, states: np.ndarray, seats: np.ndarray, habits: np.ndarray, work: np.ndarray, actions: np.ndarray
) -> None:
    """Write the policy's choice in each game, for the given seat, into `actions`."""
    for i in range(states.size):
        actions[i] = choose(board[0], states[i], seats[i], habits, work[0])


@jit
def finish_games(
    board: np.ndarray, states: np.ndarray, habits: np.ndarray, work: np.ndarray, outcomes: np.ndarray, tally: np.ndarray
) -> None:
    """Play games to the end, each seat with its row of `habits`; `tally` counts each seat's decisions and turns."""
    for i in range(states.size):
        _play_out(board[0], states[i], habits, work[0], outcomes, tally[i])


@inner
def _play_out(
    board: np.record, state: np.record, habits: np.ndarray, work: np.record, outcomes: np.ndarray, tally: np.ndarray
) -> None:
    while state.phase != OVER:
        started = state.phase != START
        seat = next_seat(state)
        play(board, state, seat, choose(board, state, seat, habits[seat], work), outcomes)
        tally[seat, 0] += 1
        if started and (state.phase == TURN or state.phase == OVER):
            tally[seat, 1] += 1


@jit
def play_games(
    board: np.ndarray, run: Run, index: int, habits: np.ndarray, work: np.ndarray, memory: Memory, out: np.ndarray
) -> None:
    """Play games of a run, each seat with its row of `habits`; `out` has the same columns as for random games."""
    rng = np.empty(1, dtype=np.uint64)
    tally = np.zeros((SEATS, 2), dtype=np.int64)
    state = memory.states[0]
    for i in range(out.shape[0]):
        memory.states[0] = memory.states[1]
        set_up_batch(board, memory.states[:1], run, index + i, rng, memory.outcomes)
        tally[:] = 0
        _play_out(board[0], state, habits, work[0], memory.outcomes, tally)
        write_result(board[0], state, tally[:, 0].sum(), tally[:, 1].sum(), memory.counts[0], out[i])
