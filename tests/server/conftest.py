"""What to test with: SQLite, a real PostgreSQL, a real Valkey."""

from __future__ import annotations

import asyncio
import itertools
import shutil
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


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory, loop: asyncio.Runner) -> Path:
    """A SQLite database with nothing but the schema, which takes a while to create: a test takes a copy."""
    path = tmp_path_factory.mktemp("blank") / "blank.db"
    loop.run(create_schema(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def blank_postgres(postgres: Postgres, loop: asyncio.Runner) -> str:
    """The same in PostgreSQL: a template."""
    loop.run(create_schema(postgres.new_database("blank")))
    return "blank"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without even a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'branchline.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{next(_databases)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing but the schema."""
    if request.param == "sqlite":
        path = shutil.copy(request.getfixturevalue("blank"), tmp_path / "branchline.db")
        return f"sqlite:///{path}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{next(_databases)}", request.getfixturevalue("blank_postgres"))


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
