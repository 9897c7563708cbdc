"""Acknowledged commands survive a power cut: they are synced to disk before the answer leaves."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Connection, text

from branchline.server.store import open_store
from branchline.testing import Postgres, ServerProcess, wait_until
from tests.server.repeated_command import MOVE_ID, send_three_times
from tests.volume import long

ROOT = Path(__file__).parents[2]
# Whatever writes to a file or a socket, or flushes a file; who is meant is shown by name, what is written in full.
CALLS = "pwrite64,pwritev,write,writev,sendto,sendmsg,fdatasync,fsync"
STRACE = ("strace", "-D", "-f", "-y", "-s", "16384", "--seccomp-bpf", "-e", f"trace={CALLS}")


class Call(NamedTuple):
    """A system call, by the lines of the trace where it begins and where it returns."""

    name: str
    text: str
    began: int
    ended: int
    result: int


def calls(trace: str) -> Iterator[Call]:
    begun: dict[tuple[str, str], tuple[int, str]] = {}
    for number, line in enumerate(trace.splitlines()):
        if whole := re.match(r"(\d+) +(\w+)\((.*)\) += (-?\d+)", line):
            yield Call(whole[2], whole[3], number, number, int(whole[4]))
        elif first := re.match(r"(\d+) +(\w+)\((.*) <unfinished \.\.\.>$", line):
            begun[first[1], first[2]] = (number, first[3])
        elif (rest := re.match(r"(\d+) +<\.\.\. (\w+) resumed>.* = (-?\d+)", line)) and (rest[1], rest[2]) in begun:
            began, shown = begun.pop((rest[1], rest[2]))
            yield Call(rest[2], shown, began, number, int(rest[3]))


def before_the_answer(trace: str, move_id: str) -> str:
    """How far a command had come when its first answer was begun: nothing, written, or flushed after all its writes."""
    done = list(calls(trace))
    answer = min(c.began for c in done if "<socket:" in c.text and '\\"done\\"' in c.text and move_id in c.text)
    of_log = [call for call in done if "-wal>" in call.text and call.ended < answer]
    written = [call.ended for call in of_log if call.name.startswith("pwrite") and move_id in call.text]
    if not written:
        return "nothing"
    flushes = [call for call in of_log if call.name in ("fdatasync", "fsync") and call.result == 0]
    return "flushed" if any(max(written) < flush.began for flush in flushes) else "written"


@pytest.mark.parametrize(
    ("way", "state"),
    [
        ("honest", "flushed"),
        pytest.param("careless", "written", marks=long),
        pytest.param("early", "nothing", marks=long),
    ],
)
def test_sqlite_flushes_a_command_before_it_is_answered(
    way: str, state: str, tmp_path: Path, loop: asyncio.Runner
) -> None:
    """Observed in the system calls. The test tells the correct server from two that do not flush in time."""
    assert shutil.which("strace"), "this test needs strace: apt-get install strace"
    trace = tmp_path / "trace"
    module = ("branchline",) if way == "honest" else ("tests.server.broken_servers", way)
    program = (*STRACE, "-o", str(trace), sys.executable, "-m", *module)
    database = f"sqlite:///{tmp_path / 'branchline.db'}"
    server = ServerProcess(database, log=tmp_path / "log", program=program, folder=ROOT)
    server.start()
    try:
        loop.run(send_three_times(server, tmp_path))
    finally:
        server.stop()
    ended = re.compile(rf"^{server.pid} +\+\+\+ exited", re.MULTILINE)
    wait_until(lambda: ended.search(trace.read_text()) is not None, "strace does not end", pause=0.05)
    assert before_the_answer(trace.read_text(), MOVE_ID) == state


def test_postgresql_flushes_before_it_says_so(loop: asyncio.Runner) -> None:
    """As the running server says, on a connection of the store's own."""
    postgres = Postgres()

    def settings(connection: Connection) -> dict[str, str]:
        names = ("synchronous_commit", "fsync", "full_page_writes")
        return {name: str(connection.execute(text(f"SHOW {name}")).scalar()) for name in names}

    async def ask() -> dict[str, str]:
        store = await open_store(postgres.url, migrate=False)
        try:
            return await store.read(settings)
        finally:
            await store.close()

    try:
        assert loop.run(ask()) == {"synchronous_commit": "on", "fsync": "on", "full_page_writes": "on"}
    finally:
        postgres.stop()
