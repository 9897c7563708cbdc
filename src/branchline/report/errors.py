"""The error of this package: requests for reports that can't be made."""

from __future__ import annotations

from branchline.errors import BranchlineError


class ReportError(BranchlineError):
    """The report can't be made as requested."""
