"""Compiled entry points for Python, mostly batched over games: set-up, legal actions, steps, whole games, scoring.

Python passes a board as an array of one record, because Numba unboxes that fifty times faster than a record. Compiled
callers may pass the record itself. Numba compiles a NamedTuple like a C struct.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.rules.bits import has
from branchline.rules.chance import siphash
from branchline.rules.claims import country_gain
from branchline.rules.compiling import inner, jit
from branchline.rules.count import final_count, settle_seat
from branchline.rules.interpreting import RecordArray
from branchline.rules.knowledge import blind
from branchline.rules.legal import legal_actions, next_seat, random_action
from branchline.rules.play import play, set_up
from branchline.rules.prospects import survey
from branchline.rules.records import COMPLETED, LEGAL, OVER, SEATS, START, TOTAL, TURN, WON
from branchline.rules.redeal import redeal
from branchline.rules.refusals import refusal
from branchline.rules.view_json import write_bottom, write_end, write_own, write_public

# Columns of a game's results, followed by SEATS columns each for totals, completed tickets and victory.
DECISIONS, TURNS, FIRST_SEAT, ENDING, SEAT_COLUMNS = range(5)
GAME_COLUMNS = SEAT_COLUMNS + 3 * SEATS

# Streams of a run's seed, distinct from the streams of a game's seed: they give each game its seed, and its
# random player the first state of its random number generator.
SEED_LOW_STREAM, SEED_HIGH_STREAM, RNG_STREAM = np.uint64(253 << 56), np.uint64(254 << 56), np.uint64(255 << 56)


class Run(NamedTuple):
    """How the games of a run are set up: all with the same settings, each with a seed derived from the run's."""

    players: int
    first: int  # the seat that begins; below 0: it is drawn
    options: int
    seed_low: np.uint64
    seed_high: np.uint64


class Memory(NamedTuple):
    """Memory to play a game in, allocated once for many games."""

    states: np.ndarray  # the game, then a blank record that it is reset from
    counts: np.ndarray  # one count
    outcomes: np.ndarray


@jit
def set_up_batch(
    board: np.ndarray | np.record, states: np.ndarray, run: Run, index: int, rng: np.ndarray, outcomes: np.ndarray
) -> None:
    """Set up new games in all of `states`. Game number i of a run has the same seed and `rng` in every batch.

    With an `index` below 0 there is no run: all games use the given seed directly.
    """
    low, high = run.seed_low, run.seed_high
    for i in range(states.size):
        number = np.uint64(max(index, 0) + i)
        rng[i] = siphash(run.seed_low, run.seed_high, number | RNG_STREAM)
        if index >= 0:
            low = siphash(run.seed_low, run.seed_high, number | SEED_LOW_STREAM)
            high = siphash(run.seed_low, run.seed_high, number | SEED_HIGH_STREAM)
        set_up(single_record(board), states[i], run.players, run.first, run.options, low, high, outcomes)


@jit
def random_games(
    board: np.ndarray | np.record, run: Run, index: int, memory: Memory, tally: np.ndarray, out: np.ndarray
) -> None:
    """Play games of uniformly random legal actions to the end and score them; each fills one row of `out`."""
    record = single_record(board)
    rng = np.empty(1, dtype=np.uint64)
    state = memory.states[0]
    for i in range(out.shape[0]):
        memory.states[0] = memory.states[1]
        set_up_batch(board, memory.states[:1], run, index + i, rng, memory.outcomes)
        decisions = 0
        turns = 0
        while state.phase != OVER:
            started = state.phase != START
            seat = next_seat(state)
            play(record, state, seat, random_action(record, state, seat, tally, rng), memory.outcomes)
            decisions += 1
            if started and (state.phase == TURN or state.phase == OVER):
                turns += 1
        write_result(record, state, decisions, turns, memory.counts[0], out[i])


@inner
def write_result(
    board: np.record, state: np.record, decisions: int, turns: int, count: np.record, row: np.ndarray
) -> None:
    """Score a finished game and write its row of results."""
    final_count(board, state, count)
    row[DECISIONS] = decisions
    row[TURNS] = turns
    row[FIRST_SEAT] = state.first
    row[ENDING] = state.ending
    for seat in range(state.players):
        row[SEAT_COLUMNS + seat] = count.score[seat, TOTAL]
        row[SEAT_COLUMNS + SEATS + seat] = count.score[seat, COMPLETED]
        row[SEAT_COLUMNS + 2 * SEATS + seat] = count.score[seat, WON]


@jit
def play_batch(
    board: np.ndarray | np.record,
    states: np.ndarray,
    seats: np.ndarray,
    actions: np.ndarray,
    refusals: np.ndarray,
    outcomes: np.ndarray,
    only_ask: bool,
) -> None:
    """Play one action in each game, by the given seat; a seat below 0 stands for the one that `next_seat` returns.

    A refused action changes nothing, and `refusals` says why it was refused. An action below 0 skips its game.
    """
    record = single_record(board)
    for i in range(states.size):
        refusals[i] = LEGAL
        if actions[i] >= 0:
            seat = seats[i] if seats[i] >= 0 else next_seat(states[i])
            refusals[i] = refusal(record, states[i], seat, actions[i])
            if refusals[i] == LEGAL and not only_ask:
                play(record, states[i], seat, actions[i], outcomes)


@jit
def random_batch(
    board: np.ndarray | np.record, states: np.ndarray, rng: np.ndarray, tally: np.ndarray, actions: np.ndarray
) -> None:
    """Draw a legal action for each game uniformly at random; -1 if the game is over. `rng` has one number per game."""
    record = single_record(board)
    for i in range(states.size):
        seat = next_seat(states[i])
        actions[i] = random_action(record, states[i], seat, tally, rng[i : i + 1]) if seat >= 0 else -1


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
    record = single_record(board)
    for i in range(states.size):
        for k in range(masks.shape[1]):
            masks[i, k] = False
        seat = seats[i] if seats[i] >= 0 else next_seat(states[i])
        if seat >= 0:
            for k in range(legal_actions(record, states[i], seat, tally, numbers)):
                masks[i, numbers[k]] = True


@jit
def count_batch(board: np.ndarray | np.record, states: np.ndarray, counts: np.ndarray) -> None:
    """Compute the final count of each game, or what it would be if the game ended now."""
    record = single_record(board)
    for i in range(states.size):
        final_count(record, states[i], counts[i])


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
    record = single_record(board)
    pen = (out, letters, starts)
    state = states[0]
    survey(record, state, seat, tally, found[0])
    settle_seat(record, state, seat, counts[0])
    return write_end(pen, write_own(record, state, seat, counts[0].complete[seat], found[0], pen))


@jit
def country_gains(board: np.ndarray | np.record, states: np.ndarray, seat: int, gains: np.ndarray) -> None:
    """Write for each open route of one game which country cards its claim would bring the seat, as a bit set."""
    record = single_record(board)
    for route in range(record.route_count):
        if has(states[0].open[seat], route):
            gains[route] = country_gain(record, states[0], seat, route)[1]


@jit
def redeal_batch(board: np.ndarray | np.record, states: np.ndarray, seats: np.ndarray, rng: np.ndarray) -> None:
    """Redeal in each game everything that the seat can't know; `rng` holds one number per game and is advanced."""
    record = single_record(board)
    for i in range(states.size):
        blind(states[i], seats[i])
        redeal(record, states[i], seats[i], rng[i : i + 1])


def single_record(board: np.ndarray | np.record) -> np.record:
    """Return the board's record, whether it was passed as a record or as an array of one."""
    return board[0] if isinstance(board, np.ndarray | RecordArray) else board
