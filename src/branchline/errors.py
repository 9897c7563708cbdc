"""The one base class of everything that Branchline raises on purpose: its text is one clear line for a user."""

from __future__ import annotations


class BranchlineError(Exception):
    """Something that the caller can put right. `str(error)` is one line that says what was wrong."""
