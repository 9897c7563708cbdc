"""Arguments of a batch: opponents; numbers of games, seats and buffers, checked and converted to arrays."""

from __future__ import annotations

from typing import Any, Protocol, SupportsIndex

import numpy as np
import numpy.typing as npt

from branchline.game.errors import BatchError
from branchline.game.setup import shown, whole_number
from branchline.rules import engine
from branchline.rules.vector.entries import Games


class Opponents(Protocol):
    """Players of some seats, who act inside `Batch.step` and `Batch.reset`; `branchline.envs.Opponents` is one."""

    seats: tuple[int, ...]

    def play(self, board: np.record, games: Games) -> None:
        """Play in all games until a seat that is not theirs is to act, or the game is over."""
        ...


def game_index(i: SupportsIndex, games: int) -> int:
    """The number of one game."""
    number = whole_number(i)
    if number is None or not 0 <= number < games:
        raise BatchError(f"games are numbered from 0 to {games - 1}, not {shown(i)}")
    return number


def selected_games(where: npt.ArrayLike | None, games: int) -> engine.Numbers:
    """The numbers of the games that a mask or a list of numbers selects; None selects all."""
    if where is None:
        return np.arange(games)
    chosen = np.asarray(where)
    if chosen.dtype == np.bool_ and chosen.shape == (games,):
        return np.flatnonzero(chosen)
    if chosen.dtype.kind in "iu" and chosen.ndim == 1 and ((chosen >= 0) & (chosen < games)).all():
        return chosen.astype(np.int64)
    raise BatchError(f"where: a mask of {games} games, or numbers of games")


def seat_of_each(seats: npt.ArrayLike, games: int, players: int) -> engine.Numbers:
    """A seat for each game, from one number for all or one for each."""
    chosen = np.asarray(seats)
    if chosen.dtype.kind not in "iu" or chosen.shape not in ((), (games,)):
        raise BatchError(f"seats: one number, or one for each of {games} games")
    if ((chosen < 0) | (chosen >= players)).any():
        raise BatchError(f"seats are numbered from 0 to {players - 1}")
    return np.ascontiguousarray(np.broadcast_to(chosen, games), dtype=np.int64)


def check_buffer(out: Any, shape: tuple[int, ...]) -> None:
    """Raises BatchError unless observations of this shape can be written to a buffer."""
    if not _has_room(out, shape):
        raise BatchError(f"observations are written to a contiguous int16 array of shape {shape}")


def check_history_buffer(out: Any, shape: tuple[int, int, int]) -> None:
    """Raises BatchError unless histories of this shape can be written to a buffer, which may have more rows."""
    games, rows, columns = shape
    given = out.shape[1] if isinstance(out, np.ndarray) and out.ndim == 3 else 0
    if not _has_room(out, (games, max(rows, given), columns)):
        raise BatchError(
            f"histories are written to a contiguous int16 array of shape ({games}, {rows} or more, {columns})"
        )


def _has_room(out: Any, shape: tuple[int, ...]) -> bool:
    """Whether rows of this shape can be written to a buffer."""
    return isinstance(out, np.ndarray) and out.dtype == np.int16 and out.shape == shape and out.flags.c_contiguous
