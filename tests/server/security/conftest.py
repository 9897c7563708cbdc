"""Servers for tests of security: in this process, and a real one with all its limits."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.base.rate_limits import UNLIMITED, USUAL, Rates
from branchline.server.store import open_store
from branchline.testing import ServerProcess
from tests.server.in_process import GENEROUS, InProcessServer

# The usual limits, except those that depend on how fast this machine is.
COUNTED = USUAL._replace(cpu=UNLIMITED.cpu, person_cpu=UNLIMITED.person_cpu)


@pytest.fixture
def local_server(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> Iterator[InProcessServer]:
    """With no limits on how often."""
    yield from local_server_with(blank, tmp_path, loop, GENEROUS)


@pytest.fixture
def rate_limited_server(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> Iterator[InProcessServer]:
    """With the limits that a server usually has."""
    yield from local_server_with(blank, tmp_path, loop, COUNTED)


def local_server_with(blank: Path, folder: Path, loop: asyncio.Runner, rates: Rates) -> Iterator[InProcessServer]:
    path = shutil.copy(blank, folder / "door.db")
    store = loop.run(open_store(f"sqlite:///{path}", migrate=False))
    try:
        yield InProcessServer(store, loop, rates)
    finally:
        loop.run(store.close())


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server with its usual limits, except those on CPU time, which writes its log as JSON."""
    folder = tmp_path_factory.mktemp("guarded")
    options = ("--log", "json", "--limit", "cpu=1e6,1e6", "--limit", "person-cpu=1e6,1e6", "--limit", "at-once=64")
    running = ServerProcess(f"sqlite:///{folder / 'branchline.db'}", options=options, log=folder / "log")
    running.start()
    try:
        yield running
    finally:
        running.stop()
