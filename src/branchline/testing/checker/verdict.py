"""The verdict: clients' histories against the logs of all tables."""

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
    """All that is wrong; nothing, if every promise was kept."""
    folds, violations = fold_all(logs)
    violations += check_promises(histories, logs)
    violations += check_sights(histories, folds)
    violations += check_endings(histories, folds)
    return violations
