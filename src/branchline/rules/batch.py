"""The entries from Python, most for many games in one call: set-up, legal actions, a step, whole games, the count.

From Python a board comes as an array of one, since Numba takes that fifty times quicker than a record; compiled callers
may give the record itself.
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

# Columns of what is written down of a random game, then SEATS columns each for totals, completed tickets and victory.
DECISIONS, TURNS, FIRST_SEAT, ENDING, SEAT_COLUMNS = range(5)
GAME_COLUMNS = SEAT_COLUMNS + 3 * SEATS

# Streams of a run's seed, apart from those of a game's: the game's own seed, and the luck of who plays at random.
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
    """New games in all of `states`; the game with number i of a run has the same seed and luck in every batch.

    With an `index` below 0 there is no run: the seed given is the games' own.
    """
    printed = the_one(board)
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
    """Play games of uniformly random legal actions to the end and count them; a row of `out` for each.

    `states` holds two: the first is played on, the second must be blank.
    """
    printed = the_one(board)
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
    """One action in each game, by the seat given, or below 0 by the one that `next_seat` names.

    A refused action changes nothing, and `refusals` says why; an action below 0 leaves its game alone.
    """
    printed = the_one(board)
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
    """A legal action for each game, drawn evenly; -1 where the game is over. `luck` holds one number a game."""
    printed = the_one(board)
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
    """Masks of the legal actions of a seat in each game: the one given, or below 0 the one that `next_seat` names.

    `tally` and `numbers` are scratch.
    """
    printed = the_one(board)
    for i in range(states.size):
        for k in range(masks.shape[1]):
            masks[i, k] = False
        seat = seats[i] if seats[i] >= 0 else next_seat(states[i])
        if seat >= 0:
            for k in range(legal_actions(printed, states[i], seat, tally, numbers)):
                masks[i, numbers[k]] = True


@jit
def count_batch(board: np.ndarray | np.record, states: np.ndarray, counts: np.ndarray) -> None:
    """The final count of each game, or what it would be now."""
    printed = the_one(board)
    for i in range(states.size):
        final_count(printed, states[i], counts[i])


@jit
def blind_batch(states: np.ndarray, seats: np.ndarray) -> None:
    """Blank in each game what a seat can't know."""
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
    """What a spectator knows of a game (an array of one, blind, and its count).

    Returns how long that is: the part that belongs to every seat's view, then all of it.
    """
    pen = (out, letters, starts)
    size = write_public(the_one(board), states[0], counts[0], pen)
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
    """What only a seat knows of one that is blind for it, to be put after that; returns how long it is."""
    printed = the_one(board)
    pen = (out, letters, starts)
    state = states[0]
    survey(printed, state, seat, tally, found[0])
    settle_seat(printed, state, seat, counts[0])
    return write_end(pen, write_own(printed, state, seat, counts[0].complete[seat], found[0], pen))


@jit
def redeal_batch(board: np.ndarray | np.record, states: np.ndarray, seats: np.ndarray, luck: np.ndarray) -> None:
    """Deal anew in each game what a seat can't know; `luck` holds one number a game, and moves on."""
    printed = the_one(board)
    for i in range(states.size):
        blind(states[i], seats[i])
        redeal(printed, states[i], seats[i], luck[i : i + 1])


def the_one(board: np.ndarray | np.record) -> np.record:
    """The record of a board, given as such or as an array of one."""
    return board[0] if isinstance(board, np.ndarray) else board


@overload(the_one, strict=False)
def _the_one(board: Any) -> Any:
    if isinstance(board, types.Array):
        return lambda board: board[0]
    return lambda board: board
