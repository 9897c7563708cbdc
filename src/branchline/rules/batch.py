"""Compiled entry points for Python, mostly batched over games: set-up, legal actions, steps, whole games, scoring.

Python passes a board as an array of one record, because Numba unboxes that fifty times faster than a record. Compiled
callers may pass the record itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from branchline.rules.chance import siphash
from branchline.rules.compiled import jit
from branchline.rules.count import final_count, settle_seat
from branchline.rules.knowledge import blind
from branchline.rules.legal import legal_actions, next_seat, random_action, refusal
from branchline.rules.play import play, set_up
from branchline.rules.prospects import survey
from branchline.rules.records import COMPLETED, LEGAL, OVER, SEATS, START, TOTAL, TURN, WON
from branchline.rules.redeal import redeal
from branchline.rules.view_json import write_bottom, write_end, write_own, write_public

# Columns of a random game's results, followed by SEATS columns each for totals, completed tickets and victory.
DECISIONS, TURNS, FIRST_SEAT, ENDING, SEAT_COLUMNS = range(5)
GAME_COLUMNS = SEAT_COLUMNS + 3 * SEATS

# Streams of a run's seed, distinct from the streams of a game's seed: they give each game its seed and the luck of its
# random player.
SEED_LOW_STREAM, SEED_HIGH_STREAM, LUCK_STREAM = np.uint64(253 << 56), np.uint64(254 << 56), np.uint64(255 << 56)


@jit
def set_up_batch(
    board: np.ndarray | np.record,
    states: np.ndarray,
    players: int,
    first: int,
    options: int,
    run_low: np.uint64,
    run_high: np.uint64,
    index: int,
    luck: np.ndarray,
    fate: np.ndarray,
) -> None:
    """Set up new games in all of `states`. Game number i of a run has the same seed and luck in every batch.

    With an `index` below 0 there is no run: all games use the given seed directly.
    """
    printed = single_record(board)
    low, high = run_low, run_high
    for i in range(states.size):
        number = np.uint64(max(index, 0) + i)
        luck[i] = siphash(run_low, run_high, number | LUCK_STREAM)
        if index >= 0:
            low = siphash(run_low, run_high, number | SEED_LOW_STREAM)
            high = siphash(run_low, run_high, number | SEED_HIGH_STREAM)
        set_up(printed, states[i], players, first, options, low, high, fate)


@jit
def random_games(
    board: np.ndarray | np.record,
    states: np.ndarray,
    players: int,
    first: int,
    options: int,
    run_low: np.uint64,
    run_high: np.uint64,
    index: int,
    tally: np.ndarray,
    fate: np.ndarray,
    counts: np.ndarray,
    out: np.ndarray,
) -> None:
    """Play games of uniformly random legal actions to the end and score them; each fills one row of `out`.

    `states` holds two records: games are played in the first; the second must be blank.
    """
    printed = single_record(board)
    luck = np.empty(1, dtype=np.uint64)
    state = states[0]
    count = counts[0]
    for i in range(out.shape[0]):
        states[0] = states[1]
        set_up_batch(board, states[:1], players, first, options, run_low, run_high, index + i, luck, fate)
        decisions = 0
        turns = 0
        while state.phase != OVER:
            started = state.phase != START
            seat = next_seat(state)
            play(printed, state, seat, random_action(printed, state, seat, tally, luck), fate)
            decisions += 1
            if started and (state.phase == TURN or state.phase == OVER):
                turns += 1
        final_count(printed, state, count)
        out[i, DECISIONS] = decisions
        out[i, TURNS] = turns
        out[i, FIRST_SEAT] = state.first
        out[i, ENDING] = state.ending
        for seat in range(players):
            out[i, SEAT_COLUMNS + seat] = count.score[seat, TOTAL]
            out[i, SEAT_COLUMNS + SEATS + seat] = count.score[seat, COMPLETED]
            out[i, SEAT_COLUMNS + 2 * SEATS + seat] = count.score[seat, WON]


@jit
def play_batch(
    board: np.ndarray | np.record,
    states: np.ndarray,
    seats: np.ndarray,
    actions: np.ndarray,
    refusals: np.ndarray,
    fate: np.ndarray,
    only_ask: bool,
) -> None:
    """Play one action in each game, by the given seat; a seat below 0 stands for the one that `next_seat` returns.

    A refused action changes nothing, and `refusals` says why it was refused. An action below 0 skips its game.
    """
    printed = single_record(board)
    for i in range(states.size):
        refusals[i] = LEGAL
        if actions[i] >= 0:
            seat = seats[i] if seats[i] >= 0 else next_seat(states[i])
            refusals[i] = refusal(printed, states[i], seat, actions[i])
            if refusals[i] == LEGAL and not only_ask:
                play(printed, states[i], seat, actions[i], fate)


@jit
def random_batch(
    board: np.ndarray | np.record, states: np.ndarray, luck: np.ndarray, tally: np.ndarray, actions: np.ndarray
) -> None:
    """Draw a legal action for each game uniformly at random; -1 if the game is over. `luck` has one number per game."""
    printed = single_record(board)
    for i in range(states.size):
        seat = next_seat(states[i])
        actions[i] = random_action(printed, states[i], seat, tally, luck[i : i + 1]) if seat >= 0 else -1


@jit
def legal_batch(
    board: np.ndarray | np.record,
    states: np.ndarray,
    seats: np.ndarray,
    tally: np.ndarray,
    numbers: np.ndarray,
    masks: np.ndarray,
) -> None:
    """Write masks of a seat's legal actions in each game; a seat below 0 stands for the one that `next_seat` returns.

    `tally` and `numbers` are scratch memory.
    """
    printed = single_record(board)
    for i in range(states.size):
        for k in range(masks.shape[1]):
            masks[i, k] = False
        seat = seats[i] if seats[i] >= 0 else next_seat(states[i])
        if seat >= 0:
            for k in range(legal_actions(printed, states[i], seat, tally, numbers)):
                masks[i, numbers[k]] = True


@jit
def count_batch(board: np.ndarray | np.record, states: np.ndarray, counts: np.ndarray) -> None:
    """Compute the final count of each game, or what it would be if the game ended now."""
    printed = single_record(board)
    for i in range(states.size):
        final_count(printed, states[i], counts[i])


@jit
def blind_batch(states: np.ndarray, seats: np.ndarray) -> None:
    """Blank in each game everything that the seat can't know."""
    for i in range(states.size):
        blind(states[i], seats[i])


@jit
def view_of_all(
    board: np.ndarray | np.record,
    states: np.ndarray,
    counts: np.ndarray,
    letters: np.ndarray,
    starts: np.ndarray,
    out: np.ndarray,
) -> tuple[int, int]:
    """Write a spectator's view of one game (an array of one state, already blind, and its count).

    Returns two lengths: that of the part shared by every seat's view, then that of the whole view.
    """
    pen = (out, letters, starts)
    size = write_public(single_record(board), states[0], counts[0], pen)
    return size - 1, write_end(pen, write_bottom(states[0], pen, size))


@jit
def view_of_seat(
    board: np.ndarray | np.record,
    states: np.ndarray,
    seat: int,
    counts: np.ndarray,
    tally: np.ndarray,
    found: np.ndarray,
    letters: np.ndarray,
    starts: np.ndarray,
    out: np.ndarray,
) -> int:
    """Write the part of a view that only the seat may know, to be appended to the shared part; returns its length.

    The state must be blind for the seat.
    """
    printed = single_record(board)
    pen = (out, letters, starts)
    state = states[0]
    survey(printed, state, seat, tally, found[0])
    settle_seat(printed, state, seat, counts[0])
    return write_end(pen, write_own(printed, state, seat, counts[0].complete[seat], found[0], pen))


@jit
def redeal_batch(board: np.ndarray | np.record, states: np.ndarray, seats: np.ndarray, luck: np.ndarray) -> None:
    """Redeal in each game everything that the seat can't know; `luck` holds one number per game and is advanced."""
    printed = single_record(board)
    for i in range(states.size):
        blind(states[i], seats[i])
        redeal(printed, states[i], seats[i], luck[i : i + 1])


def single_record(board: np.ndarray | np.record) -> np.record:
    """Return the board's record, whether it was passed as a record or as an array of one."""
    return board[0] if isinstance(board, np.ndarray) else board


@overload(single_record, strict=False)
def _the_one(board: Any) -> Any:
    if isinstance(board, types.Array):
        return lambda board: board[0]
    return lambda board: board
