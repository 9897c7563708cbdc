"""Doors to knock at: in this process, and one that is a real server with all its limits."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.app.rate_limits import USUAL, Rates
from branchline.server.store import open_store
from branchline.testing import ServerProcess
from tests.server.security.door import GENEROUS, Door


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory, loop: asyncio.Runner) -> Path:
    """An empty database."""
    path = tmp_path_factory.mktemp("blank") / "blank.db"
    loop.run(loop.run(open_store(f"sqlite:///{path}")).close())
    return path


@pytest.fixture
def door(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> Iterator[Door]:
    """With no limits on how often."""
    yield from _door(blank, tmp_path, loop, GENEROUS)


@pytest.fixture
def narrow_door(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> Iterator[Door]:
    """With the limits that a server usually has."""
    yield from _door(blank, tmp_path, loop, USUAL)


def _door(blank: Path, folder: Path, loop: asyncio.Runner, rates: Rates) -> Iterator[Door]:
    path = shutil.copy(blank, folder / "door.db")
    store = loop.run(open_store(f"sqlite:///{path}", migrate=False))
    try:
        yield Door(store, loop, rates)
    finally:
        loop.run(store.close())


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server with its usual limits, which writes its log as JSON."""
    folder = tmp_path_factory.mktemp("guarded")
    running = ServerProcess(f"sqlite:///{folder / 'branchline.db'}", options=("--log", "json"), log=folder / "log")
    running.start()
    try:
        yield running
    finally:
        running.stop()
