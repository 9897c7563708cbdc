"""Records of games on a board of the user's own: commands find the board, or say how to give it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from branchline.boards import load_board
from branchline.boards.loader import find_board
from branchline.errors import CodedError
from branchline.game.game import Game
from tests.cli.conftest import Run
from tests.engine.playing import played_on

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "amber-coast.toml"
READING = ("replay", "verify", "analyse", "draw --no-furniture --record")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    played_on(Game.new(load_board(EXAMPLE), 2, seed=3), 1000).record.save(file)
    return file


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "home")}


def put(folder: Path, name: str = "mine.toml", change: tuple[str, str] = ("", "")) -> Path:
    """A copy of the example's file and layout, and beside it a file that is no board."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(EXAMPLE.read_text("utf-8").replace(*change, 1), "utf-8")
    file.with_suffix(".layout.json").write_bytes(EXAMPLE.with_suffix(".layout.json").read_bytes())
    (folder / "faulty.toml").write_text("id = 5\n")
    return file


@pytest.mark.parametrize("command", READING)
def test_the_users_folder_is_searched(
    command: str, run: Run, record: Path, home: dict[str, str], tmp_path: Path
) -> None:
    put(tmp_path / "home" / "branchline" / "boards")
    done = run(*command.split(), str(record), "--language", "en", **home)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "option"), [*((command, "--board") for command in READING), ("verify", "--boards")]
)
def test_the_board_can_be_named(
    command: str, option: str, run: Run, record: Path, home: dict[str, str], tmp_path: Path
) -> None:
    file = put(tmp_path / "elsewhere")
    named = file if option == "--board" else file.parent
    done = run(*command.split(), str(record), option, str(named), "--language", "en", **home)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", READING)
def test_a_missing_board_is_one_line_that_says_what_to_do(
    command: str, run: Run, record: Path, home: dict[str, str], tmp_path: Path
) -> None:
    done = run(*command.split(), str(record), "--language", "en", **home)
    digest, folder = load_board(EXAMPLE).digest, tmp_path / "home" / "branchline" / "boards"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"branchline: the game was played on the board “amber-coast” ({digest}), which isn’t here: "
        f"name its file with --board FILE, or put it into {folder}\n"
    )


def test_another_version_of_the_board_is_told_apart(
    run: Run, record: Path, home: dict[str, str], tmp_path: Path
) -> None:
    other = put(tmp_path, change=("trains = 25", "trains = 24"))
    done = run("verify", str(record), "--board", str(other), "--language", "en", **home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"branchline: {other} is not the version of the board")
    assert "not valid" not in done.stderr


def test_the_version_is_found_among_several(tmp_path: Path) -> None:
    put(tmp_path, "a.toml", ("trains = 25", "trains = 24"))
    right = put(tmp_path, "b.toml")
    put(tmp_path, "amber-coast.toml", ("trains = 25", "trains = 26"))
    digest = load_board(EXAMPLE).digest
    assert find_board("amber-coast", digest, folder=str(tmp_path)).path == right
    with pytest.raises(CodedError, match="which isn’t here"):
        find_board("amber-coast", "0" * 16, folder=str(tmp_path))


def test_a_saved_game_opens_as_printed_after_its_board_is_gone(run: Run, home: dict[str, str], tmp_path: Path) -> None:
    """Between bots only, so that the whole game is played at once."""
    file = put(tmp_path / "elsewhere")
    played = run("play", str(file), "--seats", "medium,medium", "--seed", "1", "--language", "en", **home)
    assert played.returncode == 0
    file.unlink()
    command = played.stdout.rpartition("again with: branchline ")[2].replace("\n", "").split()
    assert command[0] == "replay"
    done = run(*command, "--language", "en", **home)
    assert (done.returncode, done.stderr) == (0, "")
    going = run("play", str(put(tmp_path / "elsewhere")), "--seats", "me,medium", "--seed", "1", **home)  # no input
    assert going.returncode == 0
    file.unlink()
    resumed = run("resume", "--language", "en", **home)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "The Amber Coast" in resumed.stdout
    checked = run("verify", command[1], "--json", **home)
    assert json.loads(checked.stdout)["holds"]


def test_serve_takes_a_folder_that_is_there(run: Run, tmp_path: Path) -> None:
    done = run("serve", "--boards", str(tmp_path / "nowhere"), "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"branchline: --boards: {tmp_path / 'nowhere'} is not a folder\n"


def test_markup_in_names_is_only_words(run: Run, home: dict[str, str], tmp_path: Path) -> None:
    name = "[red]<b>Amber</b>[/red]"
    file = put(tmp_path, change=('title = "The Amber Coast"', f'title = "{name}"'))
    shown = run("play", str(file), "--seats", "medium,medium", "--seed", "1", "--language", "en", **home)
    assert shown.returncode == 0
    assert name in shown.stdout
    assert name in run("simulate", str(file), "--games", "2", **home).stdout
    replayed = run("verify", "--language", "en", *map(str, (tmp_path / "home").rglob("*.jsonl")), **home)
    assert name in replayed.stdout
