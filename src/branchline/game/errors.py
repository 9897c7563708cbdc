"""Errors of the game API. Most have a stable code with details for programs; `texts/` has the messages for people."""

from __future__ import annotations

from typing import Any

from branchline.errors import BranchlineError, CodedError


class IllegalAction(CodedError):
    """The action is not legal now; nothing has changed. `code` and `details` are for programs, `str()` for people."""


class InvalidAction(IllegalAction):
    """The text, object or number is not an action on this board, so it is not legal in any position."""


class TableError(CodedError):
    """A game can't be set up as asked, e.g. too many players or an option that the board does not have."""


class BatchError(BranchlineError, ValueError):
    """A batch or an environment was called with wrong arguments; nothing has changed."""


class SeedError(CodedError):
    """The text or number is not a valid seed."""


class OutcomeError(BranchlineError):
    """The chance outcomes supplied by the caller are impossible."""


class PositionError(BranchlineError):
    """The dict is not a valid position; the message says where and why."""


class RecordError(CodedError):
    """A record can't be read or replayed. `line` is the number of the line at fault, counted from 1."""

    def __init__(self, code: str, *, line: int, **details: Any) -> None:
        super().__init__(code, line=line, **details)
        self.line = line
