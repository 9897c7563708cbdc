"""Runs all checks of the clients' histories against the event logs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from branchline.testing.checker.endings import check_endings
from branchline.testing.checker.folds import fold_all
from branchline.testing.checker.history import Entry
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.promises import check_promises
from branchline.testing.checker.sights import check_sights
from branchline.testing.checker.violations import Violation


def judge(histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged]) -> list[Violation]:
    """All violations; empty if the server kept every guarantee."""
    folds, violations = fold_all(logs)
    violations += check_promises(histories, logs)
    violations += check_sights(histories, folds)
    violations += check_endings(histories, folds)
    return violations
