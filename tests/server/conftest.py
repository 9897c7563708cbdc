"""What to test with: SQLite, a real PostgreSQL, a real Valkey."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.store import Store, open_store
from branchline.testing import Postgres, ServerProcess, Valkey, create_schema

_databases = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(fsync=False)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    server = Valkey()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'branchline.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{next(_databases)}")


@pytest.fixture
def store(url: str, loop: asyncio.Runner) -> Iterator[Store]:
    opened = loop.run(open_store(url))
    try:
        yield opened
    finally:
        loop.run(opened.close())


@pytest.fixture(scope="session", params=["embedded", "cluster"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, loop: asyncio.Runner
) -> Iterator[ServerProcess]:
    """A real server, ready to play: one process with SQLite, or two workers with PostgreSQL and Valkey."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "embedded":
        running = ServerProcess(f"sqlite:///{folder / 'branchline.db'}", log=folder / "log")
    else:
        database: str = request.getfixturevalue("postgres").new_database(f"server_{next(_databases)}")
        loop.run(create_schema(database))
        running = ServerProcess(database, request.getfixturevalue("valkey").url, workers=2, log=folder / "log")
    try:
        running.start()
        yield running
    finally:
        running.stop()
