"""`/api/ready` tells the truth about the store: a PostgreSQL that comes and goes, a SQLite file that is taken away."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from branchline.cli import main
from branchline.server.base.metering import Account, Accounts, charged_to, current
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.base.sources import Source
from branchline.server.store import Person, Store, StoreDown, open_store, upkeep
from branchline.server.store.sqlite import SqliteStore
from branchline.server.store.upkeep import StoreProbe
from branchline.testing import WAIT, ManualClock, Postgres, ServerProcess, until
from tests.server.leak.store import MemoryStore


def test_a_probe_is_charged_to_nobody(loop: asyncio.Runner) -> None:
    payers: list[Account | None] = []

    class Watched(MemoryStore):
        async def check(self) -> None:
            payers.append(current())

    account = Accounts(Limits(ManualClock(), UNLIMITED)).of_source(Source("there"))
    loop.run(charged_to(account, StoreProbe(Watched()).is_healthy()))
    assert payers == [None]


class Starting(ServerProcess):
    """A server that is not expected to be ready: it is up when it says so."""

    def await_ready(self) -> None:
        self.answers("/api/health", lambda answer: answer.status_code == 200)

    def answers(self, path: str, right: Callable[[httpx.Response], bool], **headers: str) -> httpx.Response:
        """The first answer that is right."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                answer = httpx.get(self.url + path, headers=headers, timeout=WAIT)
                if right(answer):
                    return answer
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"no such answer from {path}")

    def await_trouble(self, **headers: str) -> None:
        answer = self.answers(
            "/api/ready", lambda answer: answer.status_code == 503 and "trouble" in answer.text, **headers
        )
        assert answer.json() == {"ready": False, "trouble": "store"} | answer.json()

    def await_well(self) -> None:
        answer = self.answers("/api/ready", lambda answer: answer.status_code == 200)
        assert answer.json()["ready"] is True
        assert "trouble" not in answer.json()

    def said(self) -> list[str]:
        """What the log says of the store, in order."""
        assert self.log is not None
        lines: list[dict[str, Any]] = [json.loads(line) for line in self.log.read_text().splitlines() if line[0] == "{"]
        return [line["message"] for line in lines if line["from"] == "branchline.readiness"]


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    server = Postgres(fsync=False)
    try:
        yield server
    finally:
        server.stop()


def test_postgresql_comes_and_goes(own_postgres: Postgres, tmp_path: Path, loop: asyncio.Runner) -> None:
    """Never reachable, without schema, dead, frozen: each outage is shown, is in the log once, and ends by itself."""
    url = own_postgres.new_database("readiness")
    own_postgres.kill()
    server = Starting(url, options=("--no-limits", "--log", "json"), log=tmp_path / "log")
    try:
        server.start()
        server.await_trouble()
        own_postgres.start()
        server.await_trouble()  # there is no schema yet
        loop.run(loop.run(open_store(url)).close())
        server.await_well()
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}, timeout=WAIT)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        assert cookie
        own_postgres.kill()
        server.await_trouble(Cookie=cookie)  # not a matter of who asks
        own_postgres.start()
        server.await_well()
        own_postgres.freeze()
        try:
            server.await_trouble(Cookie=cookie)
        finally:
            own_postgres.thaw()
        server.await_well()
    finally:
        server.stop()
    assert len(_outages(server.said())) >= 3


def test_a_sqlite_file_that_is_taken_away(tmp_path: Path) -> None:
    """Connections to it would work on; what is written there would be lost, so nothing is."""
    database, elsewhere = tmp_path / "branchline.db", tmp_path / "elsewhere.db"
    server = Starting(f"sqlite:///{database}", options=("--no-limits", "--log", "json"), log=tmp_path / "log")
    try:
        server.start()
        server.await_well()
        database.rename(elsewhere)
        server.await_trouble()
        refused = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}, timeout=WAIT)
        assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
        elsewhere.rename(database)
        server.await_well()
        assert httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}, timeout=WAIT).status_code == 201
    finally:
        server.stop()
    assert _outages(server.said())


def _outages(said: list[str]) -> list[str]:
    """The line that begins each outage, and none is told twice. A stalled disk may add some that no test made."""
    assert all(line.startswith("the store is down") for line in said[::2])
    assert all(line == "the store is back" for line in said[1::2])
    return said[::2]


# The store.


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "branchline.db"


@pytest.fixture
def sqlite(file: Path, loop: asyncio.Runner) -> Iterator[Store]:
    store = loop.run(open_store(f"sqlite:///{file}"))
    try:
        yield store
    finally:
        loop.run(store.close())


async def add(store: Store, name: str) -> None:
    await store.add_person(Person(name, "Ana", "en", 1.0, 1.0), name.encode())


def test_a_sqlite_file_that_is_replaced(sqlite: Store, file: Path, loop: asyncio.Runner) -> None:
    loop.run(sqlite.check())
    loop.run(add(sqlite, "before"))
    kept = file.with_name("kept.db")
    file.rename(kept)
    file.write_bytes(kept.read_bytes())
    with pytest.raises(StoreDown, match="another file"):
        loop.run(sqlite.check())
    with pytest.raises(StoreDown, match="another file"):
        loop.run(add(sqlite, "lost"))
    kept.replace(file)
    loop.run(sqlite.check())
    loop.run(add(sqlite, "after"))
    assert {person.id for person, _ in loop.run(sqlite.all_people())} == {"before", "after"}


def test_a_missing_sqlite_file_is_not_created_anew(sqlite: Store, file: Path, loop: asyncio.Runner) -> None:
    """A new connection would make an empty file, and SQLite would delete the log with what was written last."""
    loop.run(add(sqlite, "before"))
    kept = file.with_name("kept.db")
    file.rename(kept)
    assert isinstance(sqlite, SqliteStore)
    sqlite._reading.dispose()
    with pytest.raises(StoreDown, match="unable to open"):
        loop.run(sqlite.all_people())
    assert not file.exists()
    kept.rename(file)
    loop.run(sqlite.check())
    assert {person.id for person, _ in loop.run(sqlite.all_people())} == {"before"}


def test_a_sqlite_file_that_is_broken(sqlite: Store, file: Path, loop: asyncio.Runner) -> None:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    connection.close()
    good = file.read_bytes()
    _overwrite(file, bytes([255]) * 4096)
    with pytest.raises(StoreDown):
        loop.run(sqlite.check())
    _overwrite(file, good)
    loop.run(sqlite.check())


def _overwrite(file: Path, content: bytes) -> None:
    with file.open("rb+") as opened:
        opened.write(content)
        os.fsync(opened.fileno())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_sqlite_file_that_may_not_be_read(sqlite: Store, file: Path, loop: asyncio.Runner) -> None:
    file.chmod(0)
    with pytest.raises(StoreDown):
        loop.run(sqlite.check())
    file.chmod(0o600)
    loop.run(sqlite.check())


def test_an_old_schema_is_not_enough(store: Store, loop: asyncio.Runner) -> None:
    def change(statement: str) -> None:
        loop.run(store.write(lambda connection: connection.execute(text(statement)) and None))

    loop.run(store.check())
    change("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(StoreDown, match="run branchline admin migrate"):
        loop.run(store.check())
    change("UPDATE alembic_version SET version_num = '9999'")
    loop.run(store.check())
    change("DROP TABLE alembic_version")
    with pytest.raises(StoreDown):
        loop.run(store.check())


# The readiness probe.


class Moody(MemoryStore):
    """A store that answers when it is let, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.trouble: Exception | None = None
        self.written = 0
        self.read_only = False

    async def check_writes(self, now: float) -> None:
        self.written += 1
        if self.read_only:
            raise StoreDown("read only")

    async def check(self) -> None:
        self.asked += 1
        await self.may_answer.wait()
        if self.trouble is not None:
            raise self.trouble


def test_many_ask_and_the_store_is_asked_once(loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "FRESH", 1000.0)

    async def ask() -> None:
        store = Moody()
        probe = StoreProbe(store)
        asking = [asyncio.create_task(probe.is_healthy()) for _ in range(50)]
        await until(lambda: store.asked == 1)
        asking[0].cancel()  # who asked first leaves: the others wait on
        store.may_answer.set()
        assert await asyncio.gather(*asking[1:]) == [True] * 49
        store.trouble = StoreDown("gone")
        assert await probe.is_healthy()  # it is fresh
        assert store.asked == 1
        monkeypatch.setattr(upkeep, "FRESH", 0.0)
        assert not await probe.is_healthy()
        assert store.asked == 2
        await probe.close()

    loop.run(ask())


def test_a_store_that_only_reads_is_down(loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written to now and then, and at each probe after a write that failed."""
    monkeypatch.setattr(upkeep, "FRESH", 0.0)
    monkeypatch.setattr(upkeep, "WRITE_SECONDS", 1000.0)

    async def ask() -> None:
        store = Moody()
        store.may_answer.set()
        probe = StoreProbe(store)
        assert [await probe.is_healthy() for _ in range(5)] == [True] * 5
        assert (store.asked, store.written) == (5, 1)
        store.read_only = True
        assert await probe.is_healthy()  # not noticed yet
        store.failing = True  # a command could not be written
        assert [await probe.is_healthy() for _ in range(3)] == [False] * 3
        assert store.written == 4
        store.read_only = store.failing = False
        assert [await probe.is_healthy() for _ in range(3)] == [True] * 3
        assert store.written == 5
        await probe.close()

    loop.run(ask())


def test_a_standby_server_is_not_enough(postgres: Postgres, loop: asyncio.Runner) -> None:
    """It answers all questions, and refuses writes."""
    url = postgres.new_database("standby")
    store = loop.run(open_store(url))
    loop.run(store.check_writes(1.0))
    loop.run(store.check_writes(2.0))
    turned = text("ALTER DATABASE standby SET default_transaction_read_only = on")
    loop.run(store.write(lambda connection: connection.execute(turned) and None))
    loop.run(store.close())
    store = loop.run(open_store(url, migrate=False))
    try:
        loop.run(store.check())
        with pytest.raises(StoreDown):
            loop.run(store.check_writes(3.0))
        assert store.failing
    finally:
        loop.run(store.close())


def test_a_store_that_hangs_is_down_and_not_asked_again_meanwhile(
    loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "FRESH", 0.0)
    monkeypatch.setattr(upkeep, "TIMEOUT", 0.02)

    async def ask() -> None:
        store = Moody()
        probe = StoreProbe(store)
        for _ in range(3):
            assert not await probe.is_healthy()
        assert store.asked == 1
        store.may_answer.set()
        await until_healthy(probe)
        store.trouble = StoreDown("gone")
        assert not await probe.is_healthy()
        assert not await probe.is_healthy()
        await probe.close()

    async def until_healthy(probe: StoreProbe) -> None:
        end = time.monotonic() + WAIT
        while not await probe.is_healthy():
            assert time.monotonic() < end

    with caplog.at_level(logging.WARNING, "branchline.readiness"):
        loop.run(ask())
    assert [message.partition(",")[0] for message in caplog.messages] == [
        "the store is down",
        "the store is back",
        "the store is down",
    ]


# What is missing from the start.


@pytest.mark.parametrize(
    ("options", "package", "line"),
    [
        (["--database", "postgresql://nowhere/x"], "asyncpg", "PostgreSQL needs extra packages: pip install"),
        (["--bus", "valkey://nowhere:1/0", "--workers", "2"], "valkey", "Valkey needs extra packages: pip install"),
    ],
)
def test_a_package_that_is_missing_is_one_line(
    options: list[str],
    package: str,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BRANCHLINE_DATABASE", f"sqlite:///{tmp_path / 'branchline.db'}")
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["serve", "--language", "en", *options]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert line in told.err
