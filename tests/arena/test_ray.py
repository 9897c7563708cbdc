"""The same run on a real Ray: two workers, one of which is killed on the way."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.arena import ArenaError, RunFile, play_match
from branchline.arena.games import Rows
from branchline.arena.ray import RayPool
from tests.arena.support import board, plan, run
from tests.volume import long

# Ray is imported by the tests alone: that takes a second.
pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not made for this Python")

BLOCKS = 40


@pytest.fixture(scope="module")
def pool() -> Iterator[RayPool]:
    pool = RayPool(workers=2)
    yield pool
    pool.stop()


@long
def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(pool: RayPool, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(rows: Rows) -> None:
        busy = [pid for pid in _descendants() if _title(pid).startswith("ray::play_chunk")]
        if busy and not killed:
            os.kill(busy[0], signal.SIGKILL)
            killed.append(busy[0])

    assert pool.workers == 2
    play_match(board(), RunFile(tmp_path / "ray.parquet", plan()), BLOCKS, pool, on_rows=kill_one)
    assert killed
    run(tmp_path / "here.parquet", BLOCKS)
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


@long
def test_what_a_worker_refuses_is_one_line(pool: RayPool) -> None:
    import msgspec

    pool.begin(board(), msgspec.structs.replace(plan(), version="0.0"), (0,))
    with pytest.raises(ArenaError, match=r"^a worker on Ray failed: a worker has branchline .*, the run is of 0.0$"):
        pool.finished()


def test_an_address_that_does_not_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(ArenaError, match=rf"^no Ray cluster at 127.0.0.1:{port}: Connection refused$"):
        RayPool(f"127.0.0.1:{port}")


def _descendants() -> list[int]:
    """The processes below this one."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = {os.getpid()}
    for _ in range(len(parents)):
        more = {pid for pid, parent in parents.items() if parent in found} | found
        if more == found:
            break
        found = more
    return sorted(found - {os.getpid()})


def _title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""
