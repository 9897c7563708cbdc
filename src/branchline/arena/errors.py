"""What can be wrong about a run."""

from __future__ import annotations

from branchline.errors import BranchlineError


class ArenaError(BranchlineError):
    """A run that can't be begun so, or could not be finished. What was played by then is kept."""
