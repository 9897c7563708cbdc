"""A run gives the same file however many play it, however often it is interrupted, and wherever."""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from branchline.arena import ArenaError, RunFile, Sprt, new_worker_pool, play_match
from branchline.arena.games import Rows
from branchline.arena.run_file import part_of
from tests.arena.support import board, command, plan, run
from tests.volume import long

BLOCKS = 12


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a run that one process played at once."""
    path = tmp_path_factory.mktemp("whole") / "whole.parquet"
    run(path, BLOCKS)
    return path.read_bytes()


def test_two_workers_give_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    run(tmp_path / "two.parquet", BLOCKS, workers=2)
    assert (tmp_path / "two.parquet").read_bytes() == whole
    assert not part_of(tmp_path / "two.parquet").exists()


def test_more_games_later_are_the_same_run(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "grown.parquet"
    run(path, 5)
    run(path, BLOCKS, resume=True)
    assert path.read_bytes() == whole
    assert len(run(path, 5, resume=True)) == 4 * BLOCKS  # fewer games take nothing away
    assert path.read_bytes() == whole


@long
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(whole: bytes, tmp_path: Path, workers: int) -> None:
    path = tmp_path / "broken.parquet"
    done = _interrupted(path, workers, "run_file.RunFile.add", call=2)
    assert done.returncode == 128 + signal.SIGINT
    assert done.stdout == ""
    assert done.stderr.startswith("branchline: interrupted; ")
    assert f"games are kept in {path}.part, and --resume goes on with them (--output {path})" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not path.exists()
    assert part_of(path).stat().st_size > 0
    assert 2 <= len(RunFile(path, plan(), resume=True).played) < BLOCKS
    run(path, BLOCKS, resume=True)
    assert path.read_bytes() == whole


def test_ctrl_c_while_workers_start_is_one_line_too(tmp_path: Path) -> None:
    # In the midst of imports.
    done = _interrupted(tmp_path / "it.parquet", 2, "workers.ProcessPool.begin", call=4, seconds=0.3)
    assert done.returncode == 128 + signal.SIGINT
    assert done.stderr == "branchline: interrupted; nothing was played yet\n"
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_dies_ends_the_run_in_one_line(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "killed.parquet"
    kept, pool = RunFile(path, plan()), new_worker_pool(2)

    def kill_one(rows: Rows) -> None:
        next(iter(multiprocessing.active_children())).kill()

    try:
        with pytest.raises(ArenaError, match=r"worker process died .*; \d+ games are kept in .*, and --resume"):
            play_match(board(), kept, 10_000, pool, on_rows=kill_one)
    finally:
        pool.stop()
    assert kept.played
    assert RunFile(path, plan(), resume=True).played.keys() == kept.played.keys()


def test_a_test_stops_at_the_same_block_with_any_number_of_workers(tmp_path: Path) -> None:
    tests = [Sprt(-500, 500), Sprt(-500, 500)]
    for workers, sprt in enumerate(tests, 1):
        run(tmp_path / f"{workers}.parquet", 200, workers=workers, sprt=sprt)
    one, two = ((tmp_path / f"{workers}.parquet").read_bytes() for workers in (1, 2))
    assert one == two
    assert tests[0].verdict is not None
    assert tests[0].blocks < 100


def test_the_rows_returned_are_those_in_the_file(tmp_path: Path) -> None:
    from branchline.arena import read_results

    rows = run(tmp_path / "it.parquet", 3)
    read, found = read_results(tmp_path / "it.parquet")
    assert read == plan()
    assert np.array_equal(found, rows)
    assert rows["block"].tolist() == [block for block in range(3) for _ in range(4)]


def _interrupted(
    path: Path, workers: int, method: str, call: int, seconds: float = 0.0
) -> subprocess.CompletedProcess[str]:
    """The command, interrupted twice as a terminal does it, all processes at once, after a call of some method."""
    arguments = command(2 * BLOCKS, path, "--workers", str(workers))
    code = (
        "import os, signal, sys, time\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from branchline import cli\n"
        "from branchline.arena import run_file, workers\n"
        f"usual, calls = {method}, iter(range(1, 99))\n"
        "def interrupted(*arguments):\n"
        "    usual(*arguments)\n"
        f"    if next(calls) == {call}:\n"
        f"        time.sleep({seconds})\n"
        "        try: os.killpg(0, signal.SIGINT)\n"
        "        finally: os.killpg(0, signal.SIGINT)\n"
        f"{method} = interrupted\n"
        f"sys.exit(cli.main({arguments!r}))"
    )
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False, start_new_session=True
    )
