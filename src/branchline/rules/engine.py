"""Facade of the compiled rules: the only module through which Python code calls them.

Numba compiles a function again for every combination of argument types. So this module gives each entry point exactly
one: it converts numbers to int64 or uint64, fixes the array types below and allocates scratch memory. A *board* is the
record from `board_record`; *states* are an array of games from `new_states`, or a slice of one; a single game is an
array of one.

The compiled functions release the GIL, so threads may work on different slices at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.rules import batch, board_records, legal
from branchline.rules import play as rules_play
from branchline.rules.chance import no_outcomes
from branchline.rules.records import ACTIONS, COUNT, ROUTES, SEATS, STATE, SURVEY
from branchline.rules.view_json import ROUTE_PAYMENTS

States: TypeAlias = npt.NDArray[np.record]
Counts: TypeAlias = npt.NDArray[np.record]
Numbers: TypeAlias = npt.NDArray[np.int64]  # actions, seats or refusals, one per game
Masks: TypeAlias = npt.NDArray[np.bool_]
Outcomes: TypeAlias = npt.NDArray[np.int16]  # of chance: see rules/chance.py
Rng: TypeAlias = npt.NDArray[np.uint64]  # states of random number generators, one per game
Results: TypeAlias = npt.NDArray[np.int32]  # one row per game, columns as in rules.batch

_WORD = (1 << 64) - 1


class StringTable(NamedTuple):
    """String table of a board: every name that its views can contain (see rules/view_json.py)."""

    letters: npt.NDArray[np.uint8]
    starts: npt.NDArray[np.int32]
    room: int  # bytes that the longest view needs


def new_string_table(texts: Sequence[bytes], room: int) -> StringTable:
    """Return a string table of these texts, in this order."""
    letters = np.frombuffer(bytearray(b"".join(texts)), dtype=np.uint8)
    return StringTable(letters, np.cumsum([0, *map(len, texts)], dtype=np.int32), room)


def blank_string_table() -> StringTable:
    """Return a string table of the maximum size whose texts are all empty."""
    return StringTable(np.zeros(1, dtype=np.uint8), np.zeros(ROUTE_PAYMENTS + ACTIONS + 1, dtype=np.int32), 1 << 16)


def board_record(board: Board) -> np.record:
    """Return the record of a board."""
    return board_records.board_record(board)


def new_states(games: int) -> States:
    """Return an array of blank states: all bytes are zero."""
    return _records(bytearray(games * STATE.itemsize), STATE)


def copy_states(states: States) -> States:
    """Return a copy of the games. (NumPy's `copy` copies field by field, which takes thirty times as long.)"""
    return states_from(states.tobytes())


def states_from(data: bytes) -> States:
    """Return the games whose bytes (`states.tobytes()`) these are, as a new array."""
    return _records(bytearray(data), STATE)


def some_states(states: States, which: Numbers) -> States:
    """Return copies of the games with these numbers, as a new array."""
    return states_from(states.view(np.uint8).reshape(states.size, -1)[which].tobytes())


def set_up(
    board: np.record,
    states: States,
    *,
    players: int,
    seed: int,
    first: int = -1,
    options: int = 0,
    index: int = -1,
    outcomes: Outcomes | None = None,
    rng: Rng | None = None,
) -> None:
    """Set up new games in all of `states`. If `first` is below 0, the first seat is drawn.

    With an `index`, `seed` is the seed of a run, and the games are its numbers `index`, `index + 1` …, each with a seed
    derived from it; without an `index`, `seed` is the seed of the game itself. `rng` receives one state per game,
    for `random_actions`.
    """
    states.view(np.uint8).fill(0)
    batch.set_up_batch(
        array_of(board),
        states,
        run_of(players=players, seed=seed, first=first, options=options),
        index,
        new_rng(states.size) if rng is None else rng,
        no_outcomes() if outcomes is None else outcomes,
    )


def play(
    board: np.record,
    states: States,
    actions: npt.ArrayLike,
    seats: npt.ArrayLike = -1,
    *,
    outcomes: Outcomes | None = None,
    refusals: Numbers | None = None,
) -> Numbers:
    """Play one action in each game. Returns LEGAL for each, or why it was refused; a refusal leaves the game unchanged.

    A seat below 0 stands for the seat that may act (at the start, the lowest one). An action below 0 skips its game.
    """
    return _play(board, states, actions, seats, outcomes, refusals, only_ask=False)


def refusal(board: np.record, states: States, actions: npt.ArrayLike, seats: npt.ArrayLike = -1) -> Numbers:
    """Return what `play` would return, without changing anything."""
    return _play(board, states, actions, seats, None, None, only_ask=True)


def legal_masks(board: np.record, states: States, seats: npt.ArrayLike = -1, *, masks: Masks | None = None) -> Masks:
    """Return one row per game, true for each legal action of the seat; a seat below 0 is the one that may act."""
    if masks is None:
        masks = np.empty((states.size, int(board.actions)), dtype=np.bool_)
    tally, numbers = _tally(), np.empty(ACTIONS, dtype=np.int32)
    batch.legal_batch(array_of(board), states, _numbers(seats, states.size), tally, numbers, masks)
    return masks


def blind(states: States, seats: npt.ArrayLike) -> States:
    """Return copies of the games with everything blanked that the seat can't know. A seat below 0 is a spectator."""
    hidden = copy_states(states)
    batch.blind_batch(hidden, _numbers(seats, states.size))
    return hidden


def redeal(board: np.record, states: States, seats: npt.ArrayLike, rng: Rng) -> States:
    """Return copies of the games (determinizations) in which everything that the seat can't know is dealt again.

    All consistent deals are equally likely. `rng` has one number per game and is advanced.
    """
    dealt = copy_states(states)
    batch.redeal_batch(array_of(board), dealt, _numbers(seats, states.size), rng)
    return dealt


def public_view(board: np.record, words: StringTable, states: States) -> tuple[bytes, int]:
    """Return the public view of one game as JSON, and the length of the part that every seat's view shares."""
    hidden = blind(states, -1)
    out = np.empty(words.room, dtype=np.uint8)
    common, size = batch.view_of_all(array_of(board), hidden, counts(board, hidden), words.letters, words.starts, out)
    return out[:size].tobytes(), common


def own_view(board: np.record, words: StringTable, states: States, seat: int) -> bytes:
    """Return what only a seat may know of one game: the rest of the JSON of its view."""
    hidden, found = blind(states, seat), np.ndarray(1, SURVEY)  # uninitialized, since most of it is never touched
    out = np.empty(words.room, dtype=np.uint8)
    size = batch.view_of_seat(
        array_of(board), hidden, seat, new_counts(1), _tally(), found, words.letters, words.starts, out
    )
    return out[:size].tobytes()


def country_gains(board: np.record, state: np.record, seat: int) -> npt.NDArray[np.uint64]:
    """Return the country cards that a claim of each open route would bring a seat of one game, as bit sets."""
    gains = np.zeros(ROUTES, dtype=np.uint64)
    batch.country_gains(array_of(board), array_of(state), seat, gains)
    return gains


def random_actions(board: np.record, states: States, rng: Rng, *, actions: Numbers | None = None) -> Numbers:
    """Draw a legal action in each game uniformly at random; -1 if the game is over.

    `rng` has one number per game and is advanced.
    """
    if actions is None:
        actions = np.empty(states.size, dtype=np.int64)
    batch.random_batch(array_of(board), states, rng, _tally(), actions)
    return actions


def random_games(
    board: np.record, *, players: int, seed: int, index: int, results: Results, first: int = -1, options: int = 0
) -> None:
    """Play games `index`, `index + 1` … of a run to the end with uniformly random actions; each fills a row."""
    run = run_of(players=players, seed=seed, first=first, options=options)
    batch.random_games(array_of(board), run, index, new_memory(), _tally(), results)


def run_of(*, players: int, seed: int, first: int = -1, options: int = 0) -> batch.Run:
    """Return the settings of a run of games."""
    return batch.Run(players, first, options, np.uint64(seed & _WORD), np.uint64(seed >> 64))


def new_memory(states: int = 2) -> batch.Memory:
    """Return memory for compiled functions that play whole games."""
    return batch.Memory(new_states(states), new_counts(1), no_outcomes())


# Who may act is asked in the interpreter, which costs less than a compiled call for so little work.
class _TurnFields(NamedTuple):
    """The state fields that decide who may act. Python reads them much faster from here than from a record."""

    phase: int
    turn: int
    players: int
    chosen: list[int]

    @classmethod
    def of(cls, states: States) -> Any:
        return cls(*(states[name][0].tolist() for name in cls._fields))


def actors(states: States) -> tuple[int, ...]:
    """Return the seats that may act in a game (an array of one)."""
    state = _TurnFields.of(states)
    return tuple(seat for seat in range(state.players) if legal.may_act(state, seat))


def to_act(states: States) -> int:
    """Return the seat to act in a game (an array of one): at the start, the lowest that may; -1 if the game is over."""
    return legal.next_seat(_TurnFields.of(states))


def least_kept(board: np.record, state: np.record, seat: int) -> int:
    """Return the minimum number of tickets that a seat must keep of its offer (`states[i]`)."""
    return legal.least_kept(board, state, seat)


def new_rng(games: int) -> Rng:
    """Return an array for the random number generators of this many games."""
    return np.zeros(games, dtype=np.uint64)


def new_results(games: int) -> Results:
    """Return an array for the results of `random_games`."""
    return np.zeros((games, batch.GAME_COLUMNS), dtype=np.int32)


def count(board: np.record, state: np.record) -> np.record:
    """Return the final count of one game (`states[i]`), or what it would be if the game ended now."""
    counted: np.record = counts(board, _records(bytearray(state.tobytes()), STATE))[0]
    return counted


def counts(board: np.record, states: States) -> Counts:
    """Return the final count of each game, or what it would be if the game ended now."""
    counted = new_counts(states.size)
    batch.count_batch(array_of(board), states, counted)
    return counted


def new_counts(games: int) -> Counts:
    """Return an array of blank counts for this many games."""
    return _records(bytearray(games * COUNT.itemsize), COUNT)


def derive(board: np.record, state: np.record) -> None:
    """Recompute everything that follows from the claimed routes in one game (`states[i]`)."""
    rules_play.derive(board, state, False, no_outcomes())


def turn_up_cards(board: np.record, state: np.record) -> None:
    """Fill the gaps among the face-up cards of one game (`states[i]`) from its deck."""
    rules_play.derive(board, state, True, no_outcomes())


def _play(
    board: np.record,
    states: States,
    actions: npt.ArrayLike,
    seats: npt.ArrayLike,
    outcomes: Outcomes | None,
    refusals: Numbers | None,
    only_ask: bool,
) -> Numbers:
    if refusals is None:
        refusals = np.empty(states.size, dtype=np.int64)
    batch.play_batch(
        array_of(board),
        states,
        _numbers(seats, states.size),
        _numbers(actions, states.size),
        refusals,
        no_outcomes() if outcomes is None else outcomes,
        only_ask,
    )
    return refusals


def _numbers(values: npt.ArrayLike, games: int) -> Numbers:
    """Return a contiguous array with one int64 per game; a single value stands for all games."""
    if isinstance(values, int):
        return _SMALL[values + 1] if games == 1 and -1 <= values <= SEATS else np.full(games, values, dtype=np.int64)
    array = np.asarray(values, dtype=np.int64)
    return np.ascontiguousarray(array) if array.shape == (games,) else np.full(games, array, dtype=np.int64)


# Seat numbers are passed so often that their arrays are prepared in advance.
_SMALL = tuple(np.full(1, value, dtype=np.int64) for value in range(-1, SEATS + 1))


def _tally() -> npt.NDArray[np.int32]:
    return np.empty(legal.TALLY, dtype=np.int32)


def array_of(record: np.record) -> npt.NDArray[np.record]:
    """Return the array of one that a record belongs to: Numba takes that much faster than the record itself."""
    # Plain attribute access on a record would first look for a field called "base".
    records: npt.NDArray[np.record] = object.__getattribute__(record, "base")
    return records


def _records(memory: bytearray, dtype: np.dtype[np.void]) -> npt.NDArray[np.record]:
    """Return an array of records in this memory; every other way to create one takes NumPy ten times as long."""
    return np.ndarray(len(memory) // dtype.itemsize, dtype, memory)
