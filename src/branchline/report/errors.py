"""What can be wrong about a report."""

from __future__ import annotations

from branchline.errors import BranchlineError


class ReportError(BranchlineError):
    """A report that can't be made so."""
