"""The rules are compiled before anything waits for a terminal."""

from __future__ import annotations

import pytest

from branchline.rules.warmup import ensure_compiled


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    ensure_compiled()
