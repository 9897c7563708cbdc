"""The way from Python into the compiled rules: no other module calls them.

Numba compiles a function anew for every combination of argument types. Here each entry has one: numbers are made int64
or uint64, arrays have the types below, and scratch memory is allocated. A *board* is the record from `board_record`,
*states* are an array of games from `new_states` or a slice of one; a single game is an array of one.

Nothing here holds the interpreter's lock while it computes, so threads may work on different slices at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.rules import batch, board_records
from branchline.rules import play as rules_play
from branchline.rules.chance import no_fate
from branchline.rules.legal import TALLY
from branchline.rules.records import ACTIONS, COUNT, SEATS, START, STATE, SURVEY
from branchline.rules.view_json import LANE_PAYMENTS
from branchline.rules.warmup import ensure_compiled

States: TypeAlias = npt.NDArray[np.record]
Counts: TypeAlias = npt.NDArray[np.record]
Numbers: TypeAlias = npt.NDArray[np.int64]  # actions, seats or refusals, one a game
Masks: TypeAlias = npt.NDArray[np.bool_]
Fate: TypeAlias = npt.NDArray[np.int16]
Luck: TypeAlias = npt.NDArray[np.uint64]
Results: TypeAlias = npt.NDArray[np.int32]  # a row a game, columns as in rules.batch

_WORD = (1 << 64) - 1


class Words(NamedTuple):
    """All that is ever written of a board: see rules/view_json.py."""

    letters: npt.NDArray[np.uint8]
    starts: npt.NDArray[np.int32]
    room: int  # in bytes, for the longest view


def new_words(texts: Sequence[bytes], room: int) -> Words:
    """Words, one after another."""
    letters = np.frombuffer(bytearray(b"".join(texts)), dtype=np.uint8)
    return Words(letters, np.cumsum([0, *map(len, texts)], dtype=np.int32), room)


def blank_words() -> Words:
    """As many as any board has, and nothing in them."""
    return Words(np.zeros(1, dtype=np.uint8), np.zeros(LANE_PAYMENTS + ACTIONS + 1, dtype=np.int32), 1 << 16)


def board_record(board: Board) -> np.record:
    """The board as the rules read it; everything begins here, so the rules are compiled first if they are not yet."""
    ensure_compiled()
    return board_records.board_record(board)


def new_states(games: int) -> States:
    """Room for so many games, all bytes zero."""
    return _room(bytearray(games * STATE.itemsize), STATE)


def copy_states(states: States) -> States:
    """The same games in memory of their own. (NumPy's `copy` goes field by field, and takes thirty times as long.)"""
    return _room(bytearray(states.tobytes()), STATE)


def set_up(
    board: np.record,
    states: States,
    *,
    players: int,
    seed: int,
    first: int = -1,
    options: int = 0,
    index: int = -1,
    fate: Fate | None = None,
    luck: Luck | None = None,
) -> None:
    """New games in all of `states`. A `first` below 0 is drawn.

    With an `index` the seed is a run's, and the games are its numbers `index`, `index + 1` …, each with a seed of its
    own; without one the seed is the game's own. In `luck`, one number a game, is written what `random_actions` needs.
    """
    states.view(np.uint8).fill(0)
    batch.set_up_batch(
        boards_of(board),
        states,
        players,
        first,
        options,
        *_words(seed),
        index,
        new_luck(states.size) if luck is None else luck,
        no_fate() if fate is None else fate,
    )


def play(
    board: np.record,
    states: States,
    actions: npt.ArrayLike,
    seats: npt.ArrayLike = -1,
    *,
    fate: Fate | None = None,
    refusals: Numbers | None = None,
) -> Numbers:
    """One action in each game; returns for each LEGAL, or why it was refused, and then that game is unchanged.

    A seat below 0 is the one that may act (at the start the lowest of them); an action below 0 leaves its game alone.
    """
    return _play(board, states, actions, seats, fate, refusals, only_ask=False)


def refusal(board: np.record, states: States, actions: npt.ArrayLike, seats: npt.ArrayLike = -1) -> Numbers:
    """What `play` would return; changes nothing."""
    return _play(board, states, actions, seats, None, None, only_ask=True)


def legal_masks(board: np.record, states: States, seats: npt.ArrayLike = -1, *, masks: Masks | None = None) -> Masks:
    """A row a game, true for each legal action of the seat; a seat below 0 is the one that may act."""
    if masks is None:
        masks = np.empty((states.size, int(board.actions)), dtype=np.bool_)
    tally, numbers = _tally(), np.empty(ACTIONS, dtype=np.int32)
    batch.legal_batch(boards_of(board), states, _numbers(seats, states.size), tally, numbers, masks)
    return masks


def blind(states: States, seats: npt.ArrayLike) -> States:
    """The same games as a seat of each knows them: all else is blank. A seat below 0 is a spectator."""
    hidden = copy_states(states)
    batch.blind_batch(hidden, _numbers(seats, states.size))
    return hidden


def redeal(board: np.record, states: States, seats: npt.ArrayLike, luck: Luck) -> States:
    """The same games with all that a seat can't know dealt anew, evenly; `luck` is one number a game, and moves on."""
    dealt = copy_states(states)
    batch.redeal_batch(boards_of(board), dealt, _numbers(seats, states.size), luck)
    return dealt


def public_view(board: np.record, words: Words, states: States) -> tuple[bytes, int]:
    """What everybody may know of one game, as JSON, and how much of it belongs to every seat's view."""
    hidden = blind(states, -1)
    out = np.empty(words.room, dtype=np.uint8)
    common, size = batch.view_of_all(boards_of(board), hidden, counts(board, hidden), words.letters, words.starts, out)
    return out[:size].tobytes(), common


def own_view(board: np.record, words: Words, states: States, seat: int) -> bytes:
    """What only a seat may know of one game: the rest of the JSON of its view."""
    hidden, found = blind(states, seat), np.ndarray(1, SURVEY)  # not blank: most of it is never touched
    out = np.empty(words.room, dtype=np.uint8)
    size = batch.view_of_seat(
        boards_of(board), hidden, seat, new_counts(1), _tally(), found, words.letters, words.starts, out
    )
    return out[:size].tobytes()


def random_actions(board: np.record, states: States, luck: Luck, *, actions: Numbers | None = None) -> Numbers:
    """A legal action in each game, drawn evenly; -1 where it is over. `luck` is one number a game, and moves on."""
    if actions is None:
        actions = np.empty(states.size, dtype=np.int64)
    batch.random_batch(boards_of(board), states, luck, _tally(), actions)
    return actions


def random_games(
    board: np.record, *, players: int, seed: int, index: int, results: Results, first: int = -1, options: int = 0
) -> None:
    """Play games `index`, `index + 1` … of a run by evenly drawn legal actions to the end; a row of `results` each."""
    batch.random_games(
        boards_of(board),
        new_states(2),
        players,
        first,
        options,
        *_words(seed),
        index,
        _tally(),
        no_fate(),
        new_counts(1),
        results,
    )


def to_act(states: States) -> int:
    """Whose decision it is in a game (an array of one); at the start the lowest seat that has not chosen tickets."""
    if states["phase"][0] == START:
        return int(np.argmin(states["chosen"][0] != 0))
    return int(states["turn"][0])


def new_luck(games: int) -> Luck:
    """Room for the luck of so many games."""
    return np.zeros(games, dtype=np.uint64)


def new_results(games: int) -> Results:
    """Room for the results of `random_games`."""
    return np.zeros((games, batch.GAME_COLUMNS), dtype=np.int32)


def count(board: np.record, state: np.record) -> np.record:
    """The final count of one game (`states[i]`), or what it would be now."""
    counted: np.record = counts(board, _room(bytearray(state.tobytes()), STATE))[0]
    return counted


def counts(board: np.record, states: States) -> Counts:
    """The final count of each game, or what it would be now."""
    counted = new_counts(states.size)
    batch.count_batch(boards_of(board), states, counted)
    return counted


def new_counts(games: int) -> Counts:
    """Room for the counts of so many games."""
    return _room(bytearray(games * COUNT.itemsize), COUNT)


def new_count() -> np.record:
    """Room for one count."""
    counted: np.record = new_counts(1)[0]
    return counted


def derive(board: np.record, state: np.record) -> None:
    """Work out anew what follows from the lanes built in one game (`states[i]`)."""
    rules_play.derive(board, state, False, no_fate())


def turn_up_row(board: np.record, state: np.record) -> None:
    """Fill the gaps in the row of one game (`states[i]`) from its pile."""
    rules_play.derive(board, state, True, no_fate())


def _play(
    board: np.record,
    states: States,
    actions: npt.ArrayLike,
    seats: npt.ArrayLike,
    fate: Fate | None,
    refusals: Numbers | None,
    only_ask: bool,
) -> Numbers:
    if refusals is None:
        refusals = np.empty(states.size, dtype=np.int64)
    batch.play_batch(
        boards_of(board),
        states,
        _numbers(seats, states.size),
        _numbers(actions, states.size),
        refusals,
        no_fate() if fate is None else fate,
        only_ask,
    )
    return refusals


def _numbers(values: npt.ArrayLike, games: int) -> Numbers:
    """One int64 a game, side by side in memory; a single value stands for all."""
    if isinstance(values, int):
        return _FEW[values + 1] if games == 1 and -1 <= values <= SEATS else np.full(games, values, dtype=np.int64)
    array = np.asarray(values, dtype=np.int64)
    return np.ascontiguousarray(array) if array.shape == (games,) else np.full(games, array, dtype=np.int64)


_FEW = tuple(np.full(1, value, dtype=np.int64) for value in range(-1, SEATS + 1))  # seats are asked about all the time


def _words(seed: int) -> tuple[np.uint64, np.uint64]:
    return np.uint64(seed & _WORD), np.uint64(seed >> 64)


def _tally() -> npt.NDArray[np.int32]:
    return np.empty(TALLY, dtype=np.int32)


def boards_of(board: np.record) -> npt.NDArray[np.record]:
    """The array of one that the record of a board belongs to."""
    boards: npt.NDArray[np.record] = object.__getattribute__(board, "base")  # a record looks for a field first
    return boards


def _room(memory: bytearray, dtype: np.dtype[np.void]) -> npt.NDArray[np.record]:
    """An array of records in this memory; to make one in any other way takes NumPy ten times as long."""
    return np.ndarray(len(memory) // dtype.itemsize, dtype, memory)
