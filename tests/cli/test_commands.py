"""What the command prints and how it exits."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from branchline import __version__, builtin_boards, load_board
from branchline.cli import main
from branchline.rules.compiling import INTERPRETED
from tests.cli.conftest import Run

SAME = ("--seed", "7", "--json")


def test_the_version(run_process: Run) -> None:
    assert run_process("--version").stdout == f"branchline {__version__}\n"


def test_nothing_heavy_is_imported_to_say_the_version() -> None:
    code = (
        "import sys; from branchline import cli\ntry: cli.main(['--version'])\nexcept SystemExit: print(*sys.modules)"
    )
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numba", "numpy", "rich", "msgspec"} & set(modules)


@pytest.mark.parametrize(
    "package", ["", ".arena", ".boards", ".bots", ".client", ".draw", ".game", ".layout", ".report", ".texts"]
)
def test_exported_names_are_imported_on_first_use(package: str) -> None:
    module = import_module(f"branchline{package}")
    assert set(module.__all__) <= set(dir(module))
    for name in module.__all__:
        assert getattr(module, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = module.nothing


def test_the_help_names_the_commands(run: Run) -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_boards_are_listed_with_what_their_players_must_know(run: Run) -> None:
    done = run("boards", COLUMNS="1000")
    assert done.returncode == 0
    for name in builtin_boards():
        board = load_board(name)
        assert board.title in done.stdout
        assert board.note in done.stdout


def test_a_good_board_is_called_good(run: Run, tmp_path: Path) -> None:
    file = _board_file(tmp_path)
    done = run("boards", "check", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{file}: good\n", "")


def test_each_problem_of_a_board_is_one_line_with_its_place(run: Run, tmp_path: Path) -> None:
    good = _board_file(tmp_path)
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text().replace("[rules]", "[rules]\nwings = 2\nhand = -1", 1))
    done = run("boards", "check", str(good), str(bad))
    assert done.returncode == 2
    first, *problems = done.stdout.splitlines()
    assert first == f"{good}: good"
    assert len(problems) == 2
    assert all(line.startswith(f"{bad}:") and line.split(":")[1].isdigit() for line in problems)


def test_simulate_shows_a_table_and_the_boards_note(run: Run) -> None:
    done = run("simulate", "poland", "--players", "3", "--games", "3", COLUMNS="1000")
    assert (done.returncode, done.stderr) == (0, "")
    for word in ("games/s", "decisions/s", "turns a game", "score", "tickets completed", "first seat wins", "endings"):
        assert word in done.stdout
    assert load_board("poland").note in done.stdout


def test_simulate_prints_one_json_object(run: Run) -> None:
    done = run("simulate", "usa", "--players", "4", "--games", "50", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert result["games"] == 50
    assert result["decisions"] > result["turns"] > 0
    assert 0 < result["cpu_seconds"] < 60
    assert -200 < result["mean_score"] < 200
    assert sum(result["endings"].values()) == 50
    assert 0 <= result["first_seat_share"] <= 1


def test_a_board_of_ones_own_is_given_by_its_path(run: Run, tmp_path: Path) -> None:
    done = run("simulate", str(_board_file(tmp_path)), "--games", "2", *SAME)
    assert json.loads(done.stdout)["games"] == 2


def test_a_seed_gives_the_same_games_in_any_process(run: Run, run_process: Run) -> None:
    command = ("simulate", "europe", "--players", "3", "--games", "120", *SAME)

    def told(printed: str) -> dict[str, object]:
        times = ("seconds", "cpu_seconds", "threads", "games_per_second", "decisions_per_second")
        return {key: value for key, value in json.loads(printed).items() if key not in times}

    def here(*more: str) -> dict[str, object]:
        return told(run(*command, *more).stdout)

    expected = told(run_process(*command, "--threads", "1", PYTHONHASHSEED="1").stdout)
    assert here("--threads", "2") == expected
    assert here("--threads", "5") == expected
    assert here("--seed", "0x7") == expected
    assert here("--seed", "8") != expected


@pytest.mark.skipif(INTERPRETED, reason="is compared with the compiled rules")
def test_the_interpreter_plays_the_same_games(run: Run, run_process: Run) -> None:
    arguments = ("simulate", "nordic", "--players", "2", "--games", "2", *SAME)
    compiled = json.loads(run(*arguments).stdout)
    interpreted = json.loads(run_process(*arguments, NUMBA_DISABLE_JIT="1").stdout)
    for key in ("decisions", "turns", "mean_score", "first_seat_share"):
        assert compiled[key] == interpreted[key]


def test_warm_is_quick_the_second_time(run_process: Run) -> None:
    assert run_process("warm").stdout == "the rules were compiled already\n"


def _board_file(folder: Path) -> Path:
    import branchline.boards

    file = folder / "mine.toml"
    text = (Path(branchline.boards.__file__).parent / "thistledown.toml").read_text("utf-8")
    file.write_text(text.replace('id = "thistledown"', 'id = "mine"', 1), "utf-8")
    return file


def test_the_help_says_what_no_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert (
        "Without a command, branchline starts a server for this machine only and opens the game in the browser." in told
    )
