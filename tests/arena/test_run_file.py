"""The run file on disk: other runs, other files, truncated ends, no space left."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.arena import ArenaError, Plan, RunFile, new_plan, new_worker_pool, play_block, play_match
from branchline.arena.run_file import part_of, saved_plan
from branchline.boards import load_board
from tests.arena.support import board, command, plan, run


def _keep(path: Path, *numbers: int) -> None:
    kept = RunFile(path, plan(), resume=True)
    for number in numbers:
        kept.add(play_block(board(), plan().bots, 2, plan().block(number)))
    kept.close()


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (plan(seed=6), "seed is 00000000000000000000000000000005, not 00000000000000000000000000000006"),
        (plan(players=3), "players is 2, not 3"),
        (plan("random", "random", "random"), "bots is random random, not random random random"),
        (new_plan(load_board("usa"), ("random", "random"), 2, 5), "board is thistledown, not usa"),
    ],
)
def test_results_of_another_run_are_left_alone(tmp_path: Path, other: Plan, difference: str, finished: bool) -> None:
    path = tmp_path / "it.parquet"
    if finished:
        run(path, 1)
    else:
        _keep(path, 0)
    before = [file.read_bytes() for file in tmp_path.iterdir()]
    with pytest.raises(ArenaError, match=f"is of another run: its {difference}$"):
        RunFile(path, other, resume=True)
    assert [file.read_bytes() for file in tmp_path.iterdir()] == before


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    _keep(tmp_path / "part.parquet", 0)
    run(tmp_path / "whole.parquet", 1)
    for name in ("part.parquet", "whole.parquet"):
        with pytest.raises(ArenaError, match="is there already: --resume goes on"):
            RunFile(tmp_path / name, plan())


@pytest.mark.parametrize("content", [b"", b"PAR1", b"hello\nworld\n", b"\xff\xfe\n", b"x" * 2_000_000])
def test_other_files_are_no_results(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "it.parquet").write_bytes(content)
    with pytest.raises(ArenaError, match="not the results of an arena"):
        RunFile(tmp_path / "it.parquet", plan(), resume=True)
    if b"\n" in content:
        part_of(tmp_path / "other.parquet").write_bytes(content)
        with pytest.raises(ArenaError, match="not the results of an arena"):
            RunFile(tmp_path / "other.parquet", plan(), resume=True)


def test_a_torn_end_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "it.parquet"
    _keep(path, 0, 1)
    whole = part_of(path).read_bytes()
    _keep(path, 2)
    longer = part_of(path).read_bytes()
    for end in range(len(whole), len(longer)):
        part_of(path).write_bytes(longer[:end])
        assert sorted(RunFile(path, plan(), resume=True).played) == [0, 1]
        assert part_of(path).read_bytes() == whole
    part_of(path).write_bytes(longer[:-1] + bytes([longer[-1] ^ 1]))
    assert sorted(RunFile(path, plan(), resume=True).played) == [0, 1]
    part_of(path).write_bytes(longer[:10])
    assert RunFile(path, plan(), resume=True).played == {}


def test_a_block_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "it.parquet"
    _keep(path, 0, 1, 0)
    size = part_of(path).stat().st_size
    _keep(path, 1)
    assert part_of(path).stat().st_size == size


def test_the_plan_that_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "it.parquet"
    assert saved_plan(path) is None
    _keep(path, 0)
    assert saved_plan(path) == plan()
    run(path, 1, resume=True)
    assert saved_plan(path) == plan()


def test_a_full_disk_is_one_line_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "full.parquet"

    def little_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))  # of any one file

    done = subprocess.run(
        [sys.executable, "-m", "branchline.cli", *command(40, path, "--workers", "1")],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=little_space,
    )
    assert done.returncode == 2
    assert "can't be written: File too large; " in done.stderr
    assert "games are kept in" in done.stderr
    assert done.stderr.count("\n") == 1
    assert RunFile(path, plan(), resume=True).played
    run(path, 20, resume=True)
    run(tmp_path / "whole.parquet", 20)
    assert path.read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_no_space_for_the_final_file_keeps_the_part(tmp_path: Path) -> None:
    path = tmp_path / "it.parquet"
    _keep(path, 0, 1)
    kept = RunFile(path, plan(), resume=True)
    path.mkdir()  # stands in the way
    with pytest.raises(ArenaError, match=r"can't be written: .*; 4 games are kept"):
        play_match(board(), kept, 2, new_worker_pool(1))
    assert part_of(path).exists()
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [part_of(path).name]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"there is no folder .*nowhere$"):
        RunFile(tmp_path / "nowhere" / "it.parquet", plan())
