"""Compiled entry points for Python: batched policy choices, and whole games between policies."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner, jit
from branchline.bots.policy.choice import choose
from branchline.rules.batch import DECISIONS, ENDING, FIRST_SEAT, SEAT_COLUMNS, TURNS, set_up_batch
from branchline.rules.count import final_count
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import COMPLETED, OVER, SEATS, START, TOTAL, TURN, WON


@jit
def choose_batch(
    board: np.ndarray, states: np.ndarray, seats: np.ndarray, habits: np.ndarray, work: np.ndarray, actions: np.ndarray
) -> None:
    """Write the policy's choice in each game, for the given seat, into `actions`."""
    for i in range(states.size):
        actions[i] = choose(board[0], states[i], seats[i], habits, work[0])


@jit
def finish_games(
    board: np.ndarray, states: np.ndarray, habits: np.ndarray, work: np.ndarray, fate: np.ndarray, tally: np.ndarray
) -> None:
    """Play games to the end, each seat with its row of `habits`; `tally` counts each seat's decisions and turns."""
    for i in range(states.size):
        _play_out(board[0], states[i], habits, work[0], fate, tally[i])


@inner
def _play_out(
    board: np.record, state: np.record, habits: np.ndarray, work: np.record, fate: np.ndarray, tally: np.ndarray
) -> None:
    while state.phase != OVER:
        started = state.phase != START
        seat = next_seat(state)
        play(board, state, seat, choose(board, state, seat, habits[seat], work), fate)
        tally[seat, 0] += 1
        if started and (state.phase == TURN or state.phase == OVER):
            tally[seat, 1] += 1


@jit
def play_games(
    board: np.ndarray,
    states: np.ndarray,
    players: int,
    first: int,
    options: int,
    run_low: np.uint64,
    run_high: np.uint64,
    index: int,
    habits: np.ndarray,
    work: np.ndarray,
    fate: np.ndarray,
    counts: np.ndarray,
    out: np.ndarray,
) -> None:
    """Play games of a run, each seat with its row of `habits`; `out` has the same columns as for random games."""
    luck = np.empty(1, dtype=np.uint64)
    tally = np.zeros((SEATS, 2), dtype=np.int64)
    state = states[0]
    count = counts[0]
    for i in range(out.shape[0]):
        states[0] = states[1]
        set_up_batch(board, states[:1], players, first, options, run_low, run_high, index + i, luck, fate)
        tally[:] = 0
        _play_out(board[0], state, habits, work[0], fate, tally)
        final_count(board[0], state, count)
        out[i, DECISIONS] = tally[:, 0].sum()
        out[i, TURNS] = tally[:, 1].sum()
        out[i, FIRST_SEAT] = state.first
        out[i, ENDING] = state.ending
        for seat in range(players):
            out[i, SEAT_COLUMNS + seat] = count.score[seat, TOTAL]
            out[i, SEAT_COLUMNS + SEATS + seat] = count.score[seat, COMPLETED]
            out[i, SEAT_COLUMNS + 2 * SEATS + seat] = count.score[seat, WON]
