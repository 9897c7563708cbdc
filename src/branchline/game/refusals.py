"""Why an action is refused: a stable code with its arguments. The sentences stand in the catalogs of `texts/`."""

from __future__ import annotations

from branchline.errors import CodedError


class IllegalAction(CodedError):
    """An action that can't be done now; nothing has changed. `code` and `details` are for programs, str for people."""


class InvalidAction(CodedError):
    """A text that names no action of this board, whatever the position."""
