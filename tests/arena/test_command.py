"""What `branchline arena` prints, and what it says to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from branchline.cli import main
from tests.arena.support import command
from tests.support import fails_with


def test_a_table_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "it.parquet"
    assert main([*command(12, path, "--workers", "1", "--players", "3", "--sprt", "0,20")]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    for word in ("12 games in 2 blocks", "random #2", "share", "Elo", "95%", "openskill", "margin", "faults"):
        assert word in printed.out
    assert "who begins wins" in printed.out
    assert "+0 Elo or +20? not decided" in printed.out
    assert str(path) in printed.out


def test_json_and_a_finished_run_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "it.parquet"
    assert main([*command(7, path, "--workers", "1", "--json")]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 8
    first, second = summary["standings"]
    assert first["wins"] + second["wins"] == 8
    assert first["rating"]["low"] <= first["rating"]["elo"] <= first["rating"]["high"]
    assert first["margin"] == pytest.approx(-second["margin"])
    assert summary["plan"]["bots"] == ["random", "random"]
    before = path.read_bytes()
    again = [it for it in command(7, path, "--json", "--resume") if it not in ("--seed", "5")]  # the file knows it
    assert main(again) == 0
    assert json.loads(capsys.readouterr().out) == summary
    assert path.read_bytes() == before


def test_results_have_a_name_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["arena", "random", "random", "--board", "thistledown", "--games", "2", "--workers", "1"]
    arguments += ["--seed", "0xabc"]
    assert main(arguments) == 0
    (file,) = tmp_path.iterdir()
    assert file.name == f"arena-thistledown-2-{0xABC:032x}.parquet"
    assert main([*arguments, "--resume"]) == 0


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("random nobody", "no bot 'nobody'; there are random, greedy"),
        ("random racer:speed=3", "racer:speed=3: no setting 'speed'; it has rate, "),
        ("random racer:rate=fast", "rate is a number, not 'fast'"),
        ("random", "2 to 100 bots, not 1"),
        (f"{'random ' * 30} --players 4", "30 bots make 27,405 tables of 4"),
        ("random random --players 9", "players, not 9"),
        ("random random --games 0", "number of games must be from 1"),
        ("random random --workers 0", "number of workers must be 1 or more, not 0"),
        ("random random --seed luck", "seed"),
        ("random random --sprt 20", "--sprt takes two numbers"),
        ("random random random --sprt 0,20", "--sprt is for two bots, not 3"),
        ("random random --on mars", "--on takes ray or ray=ADDRESS, not 'mars'"),
        ("random random --resume", "--resume needs the run's --output FILE, or its --seed"),
        ("random random --output nowhere/it.parquet --workers 1", "nowhere/it.parquet: there is no folder nowhere"),
        ("random random --output . --resume", "can't be read: Is a directory"),
    ],
)
def test_bad_input_is_one_line(
    command: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    fails_with(complaint, ["arena", *command.split(), "--board", "thistledown"], capsys)
    assert list(tmp_path.iterdir()) == []
