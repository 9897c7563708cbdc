"""Facade of the vectorized rules: for batches, what `rules.engine` is for single games.

As there, each entry point is called with exactly one combination of types. Threads may work on different slices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import builtin_boards, limits, load_board
from branchline.rules import engine, lost_tickets
from branchline.rules.batch import Run
from branchline.rules.chance import no_outcomes
from branchline.rules.legal import TALLY
from branchline.rules.lost_tickets import MEMORY
from branchline.rules.records import ACTIONS, TICKETS
from branchline.rules.vector import COMPILER, entries
from branchline.rules.vector.entries import COLUMNS, LENGTH, LISTED, Games, Scratch
from branchline.rules.vector.observations import Notes
from branchline.rules.warmup import Example, Part

Observations: TypeAlias = npt.NDArray[np.int16]
Logits: TypeAlias = npt.NDArray[np.float32]
Seeds: TypeAlias = npt.NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)  # what one number advances a generator by: see chance.roll_word


def new_games(states: engine.States, actions: int, observation: int, room: int, *, lost: bool = False) -> Games:
    """Return the arrays of a batch. `observation` is the length of a row, `room` the decisions that a log holds."""
    games = states.size
    return Games(
        states,
        np.zeros((games, COLUMNS), dtype=np.int64),
        engine.new_rng(games),
        np.zeros((games, room), dtype=np.int16),
        np.zeros((games, LISTED), dtype=np.int16),
        np.zeros((games, actions), dtype=np.bool_),
        np.zeros((games, MEMORY if lost else 0, lost_tickets.COLUMNS), dtype=np.uint64),
        np.zeros((games, observation), dtype=np.int16),
    )


def part_of(games: Games, part: slice) -> Games:
    """Return a slice of the games, for one thread."""
    if part.start == 0 and part.stop == games.states.size:
        return games
    return Games._make(array[part] for array in games)


def new_scratch() -> Scratch:
    """Return the memory of one thread, for games on one board."""
    notes = Notes(
        np.zeros(limits.PLACES, np.int16),
        np.zeros((TICKETS, 2), np.uint64),
        np.zeros(2, np.uint64),
        engine.new_counts(1),
    )
    return Scratch(engine.new_states(1), np.empty(TALLY + ACTIONS, np.int32), notes, no_outcomes())


def advance(board: np.record, games: Games, scratch: Scratch, what: int) -> None:
    """Step, list and observe games, as the bits of `what` say: `entries.STEP`, `LIST`, `OBSERVE`."""
    entries.advance_batch(engine.array_of(board), games, scratch, what)


def sample(games: Games, logits: Logits) -> None:
    """Draw a legal action of each game from logits, into the table. The games must be listed."""
    entries.sample_batch(games, logits, np.empty(ACTIONS))


def with_room(games: Games, spare: int) -> Games:
    """Return the games with a log that has room for `spare` more decisions; it is doubled if necessary."""
    room = games.log.shape[1]
    if games.table[:, LENGTH].max() + spare <= room:
        return games
    grown = np.zeros((games.states.size, 2 * room), dtype=np.int16)
    grown[:, :room] = games.log
    return games._replace(log=grown)


def reset(board: np.record, games: Games, which: engine.Numbers, seeds: Seeds, run: Run) -> None:
    """Set up new games in the rows `which`; see `entries.reset_batch` for the columns of `seeds`."""
    games.states.view(np.uint8).reshape(games.states.size, -1)[which] = 0
    entries.reset_batch(engine.array_of(board), games, which, seeds, run, no_outcomes())


def history(
    board: np.record,
    starts: engine.States,
    seats: engine.Numbers,
    log: Observations,
    lengths: engine.Numbers,
    events: Observations,
) -> None:
    """Write what seats saw in games that began as `starts` (which are played on) to `events`: see `history_batch`."""
    entries.history_batch(engine.array_of(board), starts, seats, log, lengths, new_scratch(), events)


def _examples() -> Sequence[Example]:
    board = engine.board_record(load_board(builtin_boards()[0]))
    boards, run, numbers = engine.array_of(board), engine.run_of(players=2, seed=0), np.zeros(1, dtype=np.int64)
    games, scratch = new_games(engine.new_states(1), 1, 1, 1), new_scratch()
    events = np.zeros((1, 1, 1), dtype=np.int16)
    return [
        (entries.advance_batch, (boards, games, scratch, 0)),
        (entries.history_batch, (boards, games.states, numbers, games.log, numbers, scratch, events)),
        (entries.reset_batch, (boards, games, numbers, np.zeros((1, 3), np.uint64), run, no_outcomes())),
        (entries.sample_batch, (games, np.zeros((1, 1), np.float32), np.empty(1))),
    ]


VECTOR = Part("branchline.rules.vector.engine:VECTOR", COMPILER, _examples)  # batches and environments
