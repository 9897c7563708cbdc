"""Whatever is wrong with what the command was given: one line on the standard error, exit code 2, nothing else."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from branchline._util.command_line import PLAIN_LETTERS
from tests.cli.conftest import Run
from tests.support import fails_with


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("simulate atlantis", "no board"),
        ("simulate", "BOARD"),
        ("simulate usa --players 6", "2 to 5 players"),
        ("simulate usa --players 1", "2 to 5 players"),
        ("simulate usa --players two", "--players"),
        ("simulate usa --games 0", "number of games"),
        ("simulate usa --games -3", "number of games"),
        ("simulate usa --games 1000000000001", "number of games"),
        ("simulate usa --threads 0", "number of threads"),
        ("simulate usa --seed -1", "seed"),
        ("simulate usa --seed lucky", "seed"),
        ("simulate usa --seed 340282366920938463463374607431768211456", "seed"),
        ("simulate usa --colour red", "--colour"),
        ("simulate .", "can't be read"),
        ("boards check nowhere.toml", "nowhere.toml: can't be read"),
        ("boards check", "FILE"),
        ("boards burn", "burn"),
        ("dance", "dance"),
        ("--loud", "--loud"),
    ],
)
def test_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str], command: str, complaint: str) -> None:
    fails_with(complaint, command.split(), capsys)


def test_the_process_exits_so_too(run: Run) -> None:
    done = run("simulate", "usa", "--players", "6")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "branchline: United States is for 2 to 5 players, not 6\n"


def test_a_broken_board_is_not_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two\nlines.toml"
    file.write_text("title = 1\nid = \n")
    done = run("simulate", str(file))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "not TOML" in done.stderr


def test_who_reads_the_output_may_leave(run: Run) -> None:
    command = f'"{sys.executable}" -m branchline.cli boards | true; exit ${{PIPESTATUS[0]}}'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_an_interrupt_ends_it_quietly() -> None:
    arguments = ["simulate", "usa", "--games", "100000000"]
    code = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background jobs begin without one
        "from branchline import cli\n"
        "from branchline.game import simulate\n"
        "play = simulate.engine.random_games\n"
        "once = iter([True])\n"
        "def interrupted(*args, **more):\n"
        "    if len(more['results']) and next(once, False):\n"
        "        signal.raise_signal(signal.SIGINT)\n"
        "    play(*args, **more)\n"
        "simulate.engine.random_games = interrupted\n"
        f"sys.exit(cli.main({arguments!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    text = "„Łódź” – 2 × −5 don’t Kyïv 日"
    assert text.encode("ascii", errors=PLAIN_LETTERS) == b'"Lodz" - 2 x -5 don\'t Kyiv ?'
    assert text.encode("iso8859-2", errors=PLAIN_LETTERS).decode("iso8859-2") == '"Łódź" - 2 × -5 don\'t Kyiv ?'


def test_the_process_writes_plain_letters(run_process: Run, tmp_path: Path) -> None:
    done = run_process("verify", str(tmp_path / "Łódź.jsonl"), PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert "Lodz.jsonl" in done.stderr
