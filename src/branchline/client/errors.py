"""Exceptions of the client: the server refused a request, or could not be reached."""

from __future__ import annotations

from branchline.errors import BranchlineError
from branchline.server.wire import Refusal


class Refused(BranchlineError):
    """The server refused, and nothing was done. `code` is for programs; `text` is for people, in their language."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code
        self.text = refusal.text
        self.details = refusal.details
        self.table = refusal.table  # the current table, if the command was stale
        self.status = status


class Unreachable(BranchlineError):
    """The server could not be reached within the time allowed for retries."""
