"""Doors to knock at: in this process, and one that is a real server with all its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.store import open_store
from tests.server.security.door import GENEROUS, Door
from tests.server.servers import Running


@pytest.fixture
def door(tmp_path: Path, loop: asyncio.Runner) -> Iterator[Door]:
    """With no limits on how often."""
    store = loop.run(open_store(f"sqlite:///{tmp_path / 'door.db'}"))
    try:
        yield Door(store, loop, GENEROUS)
    finally:
        loop.run(store.close())


@pytest.fixture
def narrow_door(tmp_path: Path, loop: asyncio.Runner) -> Iterator[Door]:
    """With the limits that a server usually has."""
    store = loop.run(open_store(f"sqlite:///{tmp_path / 'door.db'}"))
    try:
        yield Door(store, loop)
    finally:
        loop.run(store.close())


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with its usual limits, which writes its log as JSON."""
    folder = tmp_path_factory.mktemp("guarded")
    running = Running(f"sqlite:///{folder / 'branchline.db'}", more=("--log", "json"), log=folder / "log")
    running.start()
    try:
        yield running
    finally:
        running.stop()
