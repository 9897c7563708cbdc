"""Exceptions for refused actions: a stable error code with arguments; `texts/` has the messages."""

from __future__ import annotations

from branchline.errors import CodedError


class IllegalAction(CodedError):
    """The action is not legal now; nothing has changed. `code` and `details` are for programs, `str()` for people."""


class InvalidAction(CodedError):
    """The text is not an action on this board in any position."""
