"""Everything is compiled before the first test."""

from __future__ import annotations

import pytest

from branchline.report.play import ensure_recorder
from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    ensure_compiled(None, PLAY, SIMULATION)
    ensure_recorder()
