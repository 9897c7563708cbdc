"""The verdict: clients' histories against the logs of all tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from branchline.server.check.endings import check_endings
from branchline.server.check.folds import fold_all
from branchline.server.check.history import Entry
from branchline.server.check.logs import Logged
from branchline.server.check.promises import check_promises
from branchline.server.check.sights import check_sights
from branchline.server.check.violations import Violation


def judge(histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged]) -> list[Violation]:
    """All that is wrong; nothing, if every promise was kept."""
    folds, violations = fold_all(logs)
    violations += check_promises(histories, logs)
    violations += check_sights(histories, folds)
    violations += check_endings(histories, folds)
    return violations
