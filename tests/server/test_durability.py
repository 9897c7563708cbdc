"""Durability: nothing is lost while a server is killed again and again, and a server that loses something is found."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.base.config import sqlite_path
from branchline.testing import IMPATIENT_PROGRAM, Deployment, ServerProcess, create_schema, running
from branchline.testing.checker import Faults, Kind, Violation, judge, read_histories, read_logs, run
from tests.server.broken_servers import drop_index
from tests.server.repeated_command import MOVE_ID, send_three_times
from tests.volume import long, some_of, volume

KILLS = volume(1, 6)
ROOT = Path(__file__).parents[2]


@pytest.fixture(params=some_of(["embedded", "cluster"], ["embedded"]))
def deployment(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Deployment]:
    """A server of its own, with databases of its own: they are killed too."""
    with running(request.param, tmp_path, program=IMPATIENT_PROGRAM, fsync=False) as started:
        yield started


def test_nothing_is_lost(deployment: Deployment, tmp_path: Path, loop: asyncio.Runner) -> None:
    folder = tmp_path / "histories"
    folder.mkdir()
    server = deployment.server
    faults = Faults(deployment.faults(pause=1.5 if deployment.postgres is None else 2.0), seed=1, kills=KILLS)
    report = loop.run(run(server.port, server.database, folder, faults, play_on=2.0))
    assert report.violations == []
    assert report.killed >= KILLS
    assert report.broken == 0
    assert report.acknowledged > 20  # there was something to lose


@pytest.mark.parametrize(
    ("way", "kind", "text"),
    [
        pytest.param("honest", None, "", marks=long),
        ("early", Kind.LOST, f"vote {MOVE_ID} was acknowledged as version 5, and is not in the log"),
        ("forgetful", Kind.TWICE, f"vote {MOVE_ID} is in the log 3 times, as 5, 6, 7"),
    ],
    ids=["honest", "early", "forgetful"],
)
def test_a_server_that_breaks_its_word_is_found_out(
    way: str, kind: Kind | None, text: str, tmp_path: Path, loop: asyncio.Runner
) -> None:
    database = f"sqlite:///{tmp_path / 'branchline.db'}"
    loop.run(create_schema(database))
    server = ServerProcess(database, log=tmp_path / "log")
    if way != "honest":
        server.folder = ROOT
        server.program = (*server.program[:2], "tests.server.broken_servers", way)
    if way == "forgetful":
        drop_index(sqlite_path(database))
    found = loop.run(_killed_after_commands(server, tmp_path))
    kinds = {violation.kind for violation in found} - {Kind.UNFINISHED}  # nobody played on
    if kind is None:
        assert not kinds
    else:
        assert kind in kinds
        assert text in "\n".join(str(violation) for violation in found)


async def _killed_after_commands(server: ServerProcess, folder: Path) -> list[Violation]:
    await asyncio.to_thread(server.start)
    try:
        await send_three_times(server, folder)
    finally:
        await asyncio.to_thread(server.kill_all)
    return judge(read_histories(folder), await read_logs(server.database))
