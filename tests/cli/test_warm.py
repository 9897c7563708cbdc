"""Compiling once: the lock, the marker, and places that can't be written to. Cheap steps stand in for the real ones."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.rules.compiling import INTERPRETED
from branchline.rules.warmup import compile_once, compiled, ensure_compiled

STEPS = 20


def _compile(folder: str, start: str, results: str) -> None:
    """In each of several processes: note down every step in one file, when all are there."""
    log = Path(folder, "log")

    def step(number: int) -> None:
        with log.open("a") as file:
            file.write(f"{os.getpid()} {number}\n")

    Path(start, str(os.getpid())).touch()
    while len(os.listdir(start)) < 2:
        pass
    steps = [(str(number), lambda number=number: step(number)) for number in range(STEPS)]
    did = compile_once(steps, Path(folder, "marker"), lambda done, total, name: None)
    Path(results, str(os.getpid())).write_text(str(did))


def test_of_two_processes_one_compiles_and_the_other_waits(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("cache", "start", "results")]
    for folder in folders:
        folder.mkdir()
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=_compile, args=[str(folder) for folder in folders]) for _ in range(2)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(120)
        assert process.exitcode == 0
    lines = [line.split() for line in (tmp_path / "cache" / "log").read_text().splitlines()]
    assert [int(number) for _, number in lines] == list(range(STEPS))
    assert len({pid for pid, _ in lines}) == 1
    assert sorted(file.read_text() for file in (tmp_path / "results").iterdir()) == ["False", "True"]


def test_progress_is_told_step_by_step(tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    steps = [("one", lambda: None), ("two", lambda: None)]
    assert compile_once(steps, tmp_path / "new" / "marker", lambda *step: told.append(step))
    assert told[1:] == [(0, 2, "one"), (1, 2, "two"), (2, 2, "compiled")]
    assert not compile_once(steps, tmp_path / "new" / "marker", lambda *step: None)


def test_a_step_that_fails_leaves_no_marker(tmp_path: Path) -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    with pytest.raises(RuntimeError):
        compile_once([("fails", fail)], tmp_path / "marker", lambda *step: None)
    assert compile_once([("works", lambda: None)], tmp_path / "marker", lambda *step: None)


def test_a_cache_that_can_not_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    taken: list[str] = []
    assert compile_once([("one", lambda: taken.append("one"))], tmp_path / "file" / "marker", lambda *step: None)
    assert taken == ["one"]


def test_what_is_compiled_is_not_compiled_again() -> None:
    ensure_compiled()
    assert compiled()
    assert ensure_compiled(lambda *step: pytest.fail("there was something left to compile")) is False


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_no_call_needs_types_that_were_not_compiled() -> None:
    """Every entry has exactly one signature, even after all that is done with games from Python."""
    code = (
        "from branchline import Batch, Game\n"
        "from branchline.rules import batch, play\n"
        "b = Batch('europe', players=3, games=40, seed=1)\n"
        "b.masks(); b.step(b.random()); b.scores(); b.copy().step([9] * 40)\n"
        "g = Game.new('usa', players=2, seed=1)\n"
        "g.play(g.legal(0)[0], seat=0)\n"
        "Game.from_dict(g.to_dict()).scores\n"
        "g.view(0), g.view(None), g.blind(1), g.redeal(0, 1), g.redeal(None, 2)\n"
        "from branchline import cli\n"
        "cli.main(['simulate', 'usa', '--games', '2', '--json'])\n"
        "entries = [f for room in (batch, play) for f in vars(room).values() if hasattr(f, 'stats')]\n"
        "print([f.__name__ for f in entries if len(f.signatures) > 1 or sum(f.stats.cache_misses.values())])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_home_the_cache_is_a_temporary_folder_of_the_user(tmp_path: Path) -> None:
    folder = _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path))
    assert folder.parent.parent == tmp_path
    assert folder.parent.stat().st_mode & 0o777 == 0o700
    assert _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path)) == folder


def test_a_chosen_cache_that_is_none_gives_way_to_a_temporary_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = _cache_dir(BRANCHLINE_CACHE=str(tmp_path / "file"), TMPDIR=str(tmp_path))
    assert folder.parent.parent == tmp_path
    assert folder.parent != tmp_path / "file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make somebody else's folder")
def test_no_code_is_loaded_from_somebody_elses_folder(tmp_path: Path) -> None:
    trap = _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path)).parent
    os.chown(trap, 12345, 12345)
    assert _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path)).parent != trap


def _cache_dir(**environment: str) -> Path:
    code = "from branchline.rules.compiling import COMPILER; print(COMPILER.cache_dir)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    return Path(done.stdout.strip())
