"""Nothing is lost while a server is killed again and again; and a server that does lose something is found out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.process.config import sqlite_path
from branchline.server.store import open_store
from branchline.testing.checker import Faults, Kind, Violation, judge, read_histories, read_logs, run
from tests.server.broken import drop_index
from tests.server.hardships import PROGRAM, Hardships
from tests.server.postgres import Postgres
from tests.server.robin import SAID, visit
from tests.server.servers import Running
from tests.server.valkey import Valkey
from tests.volume import volume

KILLS = volume(3, 6)


@pytest.fixture(params=["embedded", "cluster"])
def hardships(request: pytest.FixtureRequest, tmp_path: Path, loop: asyncio.Runner) -> Iterator[Hardships]:
    """A server of its own, with databases of its own: they are killed too."""
    log = tmp_path / "log"
    if request.param == "embedded":
        server = Running(f"sqlite:///{tmp_path / 'branchline.db'}", log=log, program=PROGRAM)
        made = Hardships(server, pause=1.5)
    else:
        postgres, valkey = Postgres(fsync=False), Valkey()
        database = postgres.new_database("history")
        loop.run(loop.run(open_store(database)).close())  # brings its schema
        server = Running(database, valkey.url, workers=2, log=log, program=PROGRAM)
        made = Hardships(server, postgres, valkey, pause=2.0)
    try:
        server.start()
        yield made
    finally:
        made.stop()


def test_nothing_is_lost(hardships: Hardships, tmp_path: Path, loop: asyncio.Runner) -> None:
    folder = tmp_path / "histories"
    folder.mkdir()
    server = hardships.server
    faults = Faults(hardships.faults, seed=1, kills=KILLS)
    report = loop.run(run(server.port, server.database, folder, faults, play_on=2.0))
    assert report.violations == []
    assert report.killed >= KILLS
    assert report.broken == 0
    assert report.acknowledged > 20  # there was something to lose


@pytest.mark.parametrize(
    ("way", "kind", "text"),
    [
        ("honest", None, ""),
        ("early", Kind.LOST, f"vote {SAID} was acknowledged as version 5, and is not in the log"),
        ("forgetful", Kind.TWICE, f"vote {SAID} is in the log 3 times, as 5, 6, 7"),
    ],
    ids=["honest", "early", "forgetful"],
)
def test_a_server_that_breaks_its_word_is_found_out(
    way: str, kind: Kind | None, text: str, tmp_path: Path, loop: asyncio.Runner
) -> None:
    database = f"sqlite:///{tmp_path / 'branchline.db'}"
    loop.run(loop.run(open_store(database)).close())
    server = Running(database, log=tmp_path / "log")
    if way != "honest":
        server.program = (*server.program[:2], "tests.server.broken", way)
    if way == "forgetful":
        drop_index(sqlite_path(database))
    found = loop.run(_killed_after_a_visit(server, tmp_path))
    kinds = {violation.kind for violation in found} - {Kind.UNFINISHED}  # nobody played on
    if kind is None:
        assert not kinds
    else:
        assert kind in kinds
        assert text in "\n".join(str(violation) for violation in found)


async def _killed_after_a_visit(server: Running, folder: Path) -> list[Violation]:
    await asyncio.to_thread(server.start)
    try:
        await visit(server, folder)
    finally:
        await asyncio.to_thread(server.kill_all)
    return judge(read_histories(folder), await read_logs(server.database))
