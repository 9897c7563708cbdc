"""An empty database to copy: bringing its schema takes longer than a short game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from branchline.server.store import open_store


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory, loop: asyncio.Runner) -> Path:
    path = tmp_path_factory.mktemp("empty") / "empty.db"
    loop.run(loop.run(open_store(f"sqlite:///{path}")).close())
    return path
