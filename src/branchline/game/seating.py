"""Who sits down: whether a board can be played by so many, begun by that seat, with those options."""

from __future__ import annotations

from branchline.boards import Board
from branchline.errors import CodedError


class TableError(CodedError):
    """A game that can't be set up so: too many players, an option that the board does not have."""


def check_table(board: Board, players: int, first: int | None = None, longest_path: bool | None = None) -> None:
    """TableError unless the board can be set up like this."""
    low, high = board.rules.players
    if not isinstance(players, int) or not low <= players <= high:
        raise TableError("wrong-players", title=board.title, low=low, high=high, players=players)
    if first is not None and not (isinstance(first, int) and 0 <= first < players):
        raise TableError("no-first-seat", number=first, last=players - 1)
    if longest_path is not None and not board.rules.longest_path_optional:
        raise TableError("no-path-choice", title=board.title)
