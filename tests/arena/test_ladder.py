"""Round-robins over boards and numbers of players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from branchline.cli import main
from tests.support import fails_with
from tools.ladder import DOCS, finished_and_missing, page, picture


def _ladder(output: Path, *more: str) -> int:
    bots = ("random", "racer", "racer:rate=1")
    return main(["ladder", *bots, "--seed", "3", "--workers", "1", "--output", str(output), *more])


def test_a_ladder_of_all_pairs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "ladder.md"
    small = ("--boards", "thistledown", "--players", "2,4", "--games", "6")
    assert _ladder(output, *small) == 0
    text = output.read_text()
    assert capsys.readouterr().out == text
    assert "## thistledown, 2 players, 6 games a match" in text
    assert "## thistledown, 4 players, 6 games a match" in text
    cells = sorted((tmp_path / "ladder.cells").iterdir())
    assert len(cells) == 6
    rungs = json.loads((tmp_path / "ladder.json").read_text())["rungs"]
    assert [rung["players"] for rung in rungs] == [2, 4]
    assert all(rung["bots"][-1] == "random" for rung in rungs)  # the strongest first

    cells[0].unlink()
    kept = [cell.stat().st_mtime_ns for cell in cells[1:]]
    assert _ladder(output, *small) == 2
    assert "is there already: --resume" in capsys.readouterr().err
    assert _ladder(output, *small, "--resume") == 0
    assert output.read_text() == text
    assert [cell.stat().st_mtime_ns for cell in cells[1:]] == kept


def test_a_chain_has_neighbours_only(tmp_path: Path) -> None:
    assert _ladder(tmp_path / "it.md", "--boards", "thistledown", "--games", "2", "--chain") == 0
    assert len(list((tmp_path / "it.cells").iterdir())) == 2


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("ladder random", "two bots or more"),
        ("ladder random random", "only once"),
        ("ladder random nobody", "no bot 'nobody'; there are random"),
        ("ladder random racer --boards atlantis", "no board"),
        ("ladder random racer --players 9", "players, not 9"),
        ("ladder random racer --players two", "--players takes numbers"),
        ("ladder random racer --games 0 --boards thistledown", "number of games"),
    ],
)
def test_bad_input_is_one_line(
    command: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    fails_with(complaint, command.split(), capsys)
    assert list(tmp_path.iterdir()) == []


def test_the_page_of_the_ladder_is_written_from_its_results() -> None:
    results, missing = finished_and_missing()
    assert len(results) > 100
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == page(results, missing), "python tools/ladder.py --write"
    assert (DOCS / "images" / "ladder.svg").read_text(encoding="utf-8") == picture(results)
