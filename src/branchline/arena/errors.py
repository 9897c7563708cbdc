"""Arena errors."""

from __future__ import annotations

from branchline.errors import BranchlineError


class ArenaError(BranchlineError):
    """A run cannot be started as requested, or could not be finished. Games played by then are saved."""
