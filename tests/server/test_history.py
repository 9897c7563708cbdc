"""Nothing is lost while a server is killed again and again; and a server that does lose something is found out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.check import Faults, Kind, Violation, judge, read_histories, read_logs, run
from branchline.server.check.clients import Client
from branchline.server.check.history import Book
from branchline.server.config import sqlite_path
from branchline.server.store import open_store
from branchline.server.wire import NewTable, Sit, Start, Vote
from tests.server.broken import drop_index
from tests.server.hardships import PROGRAM, Hardships
from tests.server.postgres import Postgres
from tests.server.servers import Running
from tests.server.valkey import Valkey

KILLS = 8


@pytest.fixture(params=["embedded", "cluster"])
def hardships(request: pytest.FixtureRequest, tmp_path: Path, loop: asyncio.Runner) -> Iterator[Hardships]:
    """A server of its own, with databases of its own: they are killed too."""
    log = tmp_path / "log"
    if request.param == "embedded":
        server = Running(f"sqlite:///{tmp_path / 'branchline.db'}", log=log, program=PROGRAM)
        made = Hardships(server, pause=1.5)
    else:
        postgres, valkey = Postgres(), Valkey()
        database = postgres.new_database("history")
        loop.run(loop.run(open_store(database)).close())  # brings its schema
        server = Running(database, valkey.url, workers=2, log=log, program=PROGRAM)
        made = Hardships(server, postgres, valkey, pause=2.0)
    server.start()
    try:
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
        ("early", Kind.LOST, "vote robin-000004 was acknowledged as version 5, and is not in the log"),
        ("forgetful", Kind.TWICE, "vote robin-000004 is in the log 3 times, as 5, 6, 7"),
    ],
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
    found = loop.run(_short_history(server, tmp_path))
    kinds = {violation.kind for violation in found} - {Kind.UNFINISHED}  # nobody played on
    if kind is None:
        assert not kinds
    else:
        assert kind in kinds
        assert text in "\n".join(str(violation) for violation in found)


async def _short_history(server: Running, folder: Path) -> list[Violation]:
    """Somebody sits down with a bot, says the same thing three times, and then the server is killed."""
    await asyncio.to_thread(server.start)
    try:
        with Book(folder / "robin.jsonl") as book:
            robin = Client(server.port, "robin", book, random.Random(1), haste=(30.0,))
            await robin.arrive()
            await robin.make(NewTable(robin.move_id(), "thistledown", 2, bots={"1": "easy"}))
            await robin.do(Sit(robin.move_id(), 0, "00" * 16))
            await robin.do(Start(robin.move_id()))
            vote = Vote(robin.move_id(), 0, end=False)
            for _ in range(3):
                await robin.send_once(vote)
            robin.close()
    finally:
        await asyncio.to_thread(server.kill_all)
    return judge(read_histories(folder), await read_logs(server.database))
