"""What `branchline report` writes, and what it says to bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.cli import main
from tests.support import fails_with
from tests.volume import some_of

COMMAND = "report thistledown --games 3 --seed 5 --workers 1 --language en"


def test_a_page_and_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND.split(), "--players", "all", "--json", "numbers.json"]) == 0
    assert capsys.readouterr().out == "report: report-thistledown.html, numbers: numbers.json\n"
    page = (tmp_path / "report-thistledown.html").read_text(encoding="utf-8")
    numbers = json.loads((tmp_path / "numbers.json").read_text(encoding="utf-8"))
    assert [table["players"] for table in numbers["players"]] == [2, 3, 4]
    assert page.startswith("<!DOCTYPE html>")
    assert main([*COMMAND.split(), "--players", "4,2,3,2", "-o", "again.html"]) == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == page


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("--bot nobody", "no bot 'nobody'; there are random, greedy"),
        ("--bot racer:speed=3", "no setting 'speed'"),
        ("--players 9", "2 to 4 players, not 9"),
        ("--players 2,9", "2 to 4 players, not 9"),
        ("--players two", "--players takes a number, several as in 2,3,4, or all; not 'two'"),
        ("--games 0", "number of games must be from 1 to 200,000, not 0"),
        ("--games 9999999", "number of games must be from 1"),
        ("--workers 0", "number of workers must be 1 or more, not 0"),
        ("--seed luck", "seed"),
        ("-o nowhere/it.html", "nowhere/it.html: can't be written: there is no folder nowhere"),
        ("-o .", "can't be written: it is a folder"),
        ("--json nowhere/it.json", "nowhere/it.json: can't be written: there is no folder nowhere"),
        ("-o it.html --json it.html", "it.html: the page and its numbers can't be one file"),
        ("--language de", "--language"),
    ],
)
def test_bad_input_is_one_line(
    more: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    fails_with(complaint, [*COMMAND.split(), *more.split()], capsys)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "atlantis"]) == 2
    assert "no board" in capsys.readouterr().err


@pytest.mark.parametrize("bot", some_of(["racer", "random"], ["racer"]))
def test_an_interrupt_ends_it_with_one_line(bot: str, tmp_path: Path) -> None:
    arguments = ["report", "thistledown", "--games", "200000", "--bot", bot, "--workers", "2"]
    code = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background jobs begin without one
        "from branchline import cli\n"
        "from branchline.report import play\n"
        "gather = play.gather\n"
        "def interrupted(*args, **more):\n"
        "    more['progress'] = lambda done: signal.raise_signal(signal.SIGINT)\n"
        "    return gather(*args, **more)\n"
        "play.gather = interrupted\n"
        "if __name__ == '__main__':\n"
        f"    sys.exit(cli.main({arguments!r}))\n"
    )
    script = tmp_path / "it.py"
    script.write_text(code)
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stdout) == (128 + signal.SIGINT, "")
    assert done.stderr == "branchline: interrupted; no report is written\n"
    assert [path.name for path in tmp_path.iterdir()] == ["it.py"]
