"""What can go wrong for a program at somebody's table."""

from __future__ import annotations

from branchline.errors import BranchlineError
from branchline.server.wire import Refusal


class Refused(BranchlineError):
    """The server says no, and nothing was done: `code` is for programs, `text` for people, in their language."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code
        self.text = refusal.text
        self.details = refusal.details
        self.table = refusal.table  # how it stands, if a deed came too late
        self.status = status


class Unreachable(BranchlineError):
    """No server answered for as long as the program had patience."""
