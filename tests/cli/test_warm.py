"""Compiling once: the lock, the marker files, child processes, and caches that can't be used."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from branchline.rules.compiling import COMPILER, INTERPRETED
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.warmup import KEPT, OLD, ensure_compiled, is_compiled
from branchline.testing.uncompiled import UncompiledMachine
from tests.support import ROOT
from tests.volume import long

if INTERPRETED:
    pytest.skip("nothing is compiled", allow_module_level=True)

COMPILE = """
import numpy as np
from branchline.rules.warmup import CompileError, compile_parts, ensure_compiled
from tests.cli.small_part import SMALL, largest, total
steps = []
try:
    print(compile_parts([SMALL], lambda *step: steps.append(step), workers=1), steps[-1][:2])
except CompileError as error:
    print(type(error).__name__, error)
"""
USE = """
import sys
print("numba" in sys.modules, total(np.arange(4)), largest(np.arange(4)), total.compiled is not None)
ensure_compiled(SMALL)
print("numba" in sys.modules, total(np.arange(4)), largest(np.arange(4)), total.compiled is not None)
"""


class Compiling:
    """A process that compiles a small part into a cache."""

    def __init__(self, cache: Path, code: str = COMPILE, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "BRANCHLINE_CACHE": str(cache), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def printed(self) -> str:
        out, err = self.process.communicate(timeout=120)
        assert self.process.returncode == 0, err
        return out.strip()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the folders of many other versions, some of them old."""
    folder = tmp_path_factory.mktemp("cache")
    now = time.time()
    ages = {"rules-old": OLD + 60, "rules-new": 60, **{f"bots-{i}": 3600 + i for i in range(KEPT)}}
    for name, age in ages.items():
        (folder / name).mkdir()
        (folder / name / "code.nbc").touch()
        os.utime(folder / name, (now - age, now - age))
    return folder


@pytest.fixture(scope="module")
def printed(cache: Path) -> list[list[str]]:
    """What two processes print that compile at the same time, into the same cache; the one that did so comes last."""
    processes = [Compiling(cache, COMPILE + USE) for _ in range(2)]
    return sorted(process.printed().splitlines() for process in processes)


def test_of_two_processes_one_compiles_and_the_other_waits(cache: Path, printed: list[list[str]]) -> None:
    assert [lines[0] for lines in printed] == ["False (0, 0)", "True (2, 2)"]
    (folder,) = cache.glob("small-*")
    assert {path.name for path in folder.glob("*.compiled")} == {
        "tests.cli.small_part.largest.compiled",
        "tests.cli.small_part.total.compiled",
    }


def test_a_function_is_the_same_before_and_after_it_is_compiled(printed: list[list[str]]) -> None:
    for _, before, after in printed:
        assert (before, after) == ("False 12 3 False", "True 12 3 True")


def test_a_killed_compiler_leaves_nothing_that_counts_as_compiled(tmp_path: Path) -> None:
    machine = UncompiledMachine(tmp_path / "cache")  # a compiler waits for its lock
    killed = Compiling(machine.folder)
    killed.process.kill()
    killed.process.communicate()
    machine.close()
    folder = tmp_path / "cache" / "small-half"
    folder.mkdir()
    (folder / "half-written.nbc").write_bytes(b"half")
    assert Compiling(machine.folder).printed() == "True (2, 2)"


@long
def test_a_compiler_that_is_killed_halfway_is_continued(tmp_path: Path) -> None:
    assert Compiling(tmp_path).printed() == "True (2, 2)"
    (marker,) = tmp_path.glob("small-*/*largest.compiled")
    marker.unlink()
    for code in tmp_path.glob("small-*/*largest*.nbc"):
        code.write_bytes(b"")  # torn by a crash of the machine
    lines = Compiling(tmp_path, COMPILE + USE).printed().splitlines()
    assert lines == ["True (1, 1)", "False 12 3 False", "True 12 3 True"]


def test_not_enough_memory_is_said_in_one_line(tmp_path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_AS, (1 << 28, 1 << 28))"
    line = Compiling(tmp_path, limit + COMPILE, OPENBLAS_NUM_THREADS="1").printed()
    assert line.startswith("CompileError ")
    assert "\n" not in line
    assert not list(tmp_path.glob("small-*/*.compiled"))


@long
def test_without_room_for_compiled_code_a_process_compiles_for_itself(tmp_path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))"
    lines = Compiling(tmp_path, limit + COMPILE + USE).printed().splitlines()
    assert lines[0].startswith("CacheNotWritable compiled code can't be written to ")
    assert lines[1:] == ["False 12 3 False", "True 12 3 True"]


def test_old_caches_are_deleted(cache: Path, printed: list[list[str]]) -> None:
    left = {path.name for path in cache.iterdir() if path.is_dir()}
    assert len(left) == KEPT
    assert {"rules-new", "bots-0"} < left
    assert not {"rules-old", f"bots-{KEPT - 1}"} & left


def test_what_is_compiled_is_not_compiled_again() -> None:
    ensure_compiled(PLAY, SIMULATION)
    assert is_compiled(PLAY, SIMULATION)
    assert not ensure_compiled(PLAY, SIMULATION, progress=lambda *step: pytest.fail("there was something left"))


def test_no_call_needs_types_that_were_not_compiled() -> None:
    """Every entry has exactly one signature, even after all that is done with games from Python."""
    code = (
        "from branchline import Batch, Game\n"
        "from branchline.rules import parts\n"
        "b = Batch('europe', players=3, games=40, seed=1)\n"
        "b.masks(); b.step(b.random()); b.scores(); b.copy().step([9] * 40)\n"
        "g = Game.new('usa', players=2, seed=1)\n"
        "g.play(g.legal(0)[0], seat=0)\n"
        "Game.from_dict(g.to_dict()).scores\n"
        "g.view(0), g.view(None), g.blind(1), g.redeal(0, 1), g.redeal(None, 2)\n"
        "from branchline import cli\n"
        "cli.main(['simulate', 'usa', '--games', '2', '--json'])\n"
        "entries = [e.compiled for part in (parts.PLAY, parts.SIMULATION) for e, _ in part.examples]\n"
        "assert len(entries) == 12 and None not in entries\n"
        "print([f.__name__ for f in entries if len(f.signatures) > 1 or sum(f.stats.cache_misses.values())])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_game_begins_in_the_interpreter_and_goes_on_compiled() -> None:
    code = (
        "import sys\n"
        "from branchline import Game\n"
        "from branchline.rules import compiling\n"
        "a, b = (Game.new('europe', players=3, seed=1) for _ in range(2))\n"
        "views = [a.view_json(0)]\n"
        "print('numba' in sys.modules)\n"
        "compiling._clock.spent = 10.0\n"  # as if it had taken long
        "views.append(b.view_json(0))\n"
        "views.append(b.view_json(0))\n"
        "print('numba' in sys.modules, len(set(views)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["False", "True 1"]


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


def test_the_cache_does_not_depend_on_where_the_package_lies(tmp_path: Path) -> None:
    assert COMPILER.key in _cache_dir(BRANCHLINE_CACHE=str(tmp_path)).name
    assert str(ROOT) not in _cache_dir(BRANCHLINE_CACHE=str(tmp_path)).as_posix()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make somebody else's folder")
def test_no_code_is_loaded_from_somebody_elses_folder(tmp_path: Path) -> None:
    trap = _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path)).parent
    os.chown(trap, 12345, 12345)
    assert _cache_dir(HOME="/proc/nowhere", TMPDIR=str(tmp_path)).parent != trap


def _cache_dir(**environment: str) -> Path:
    code = "from branchline.rules.compiling import COMPILER; print(COMPILER.cache_dir)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    return Path(done.stdout.strip())
