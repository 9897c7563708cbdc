"""What can be wrong about a bot."""

from __future__ import annotations

from branchline.errors import BranchlineError


class BotError(BranchlineError):
    """A bot that there is not, or that can't be had so."""
