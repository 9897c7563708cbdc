"""Validation of a game's setup: number of players, first seat and options."""

from __future__ import annotations

from branchline.boards import Board
from branchline.errors import CodedError


class TableError(CodedError):
    """A game can't be set up as asked, e.g. too many players or an option that the board does not have."""


def check_table(board: Board, players: int, first: int | None = None, longest_path: bool | None = None) -> None:
    """Raises TableError unless the board allows this setup."""
    low, high = board.rules.players
    if not isinstance(players, int) or not low <= players <= high:
        raise TableError("wrong-players", title=board.title, low=low, high=high, players=players)
    if first is not None and not (isinstance(first, int) and 0 <= first < players):
        raise TableError("no-first-seat", number=first, last=players - 1)
    if longest_path is not None and not board.rules.longest_path_optional:
        raise TableError("no-path-choice", title=board.title)
