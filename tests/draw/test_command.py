"""`branchline draw`: files, records at any act, and one line for what can't be done."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from branchline.cli import main
from branchline.draw import draw_board, draw_game
from branchline.game.game import Game
from branchline.game.record import Record
from tests.draw.drawings import board_of, finished, parsed, words
from tests.support import fails_with


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    msgspec.structs.replace(finished("thistledown", 3).record, seats=("anna", "ben", "random")).save(file)
    return file


def test_a_board_to_a_file_or_to_the_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "usa", "-o", str(tmp_path / "usa.svg")]) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "usa.svg").read_text("utf-8") == draw_board(board_of("usa"))
    assert main(["draw", "usa"]) == 0
    assert capsys.readouterr().out == draw_board(board_of("usa"))


def test_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "isle.PNG"
    assert main(["draw", "thistledown", "-o", str(file), "--width", "300", "--theme", "dark"]) == 0
    assert file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(file.read_bytes()[16:20], "big") == 300


def test_options_change_the_drawing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "poland", "--language", "pl", "--theme", "dark", "--no-furniture"]) == 0
    board = board_of("poland")
    assert capsys.readouterr().out == draw_board(board, language="pl", theme="dark", furniture=False)


def test_a_record_to_its_end_and_to_an_act(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = finished("thistledown", 3)
    assert main(["draw", "--record", str(record)]) == 0
    told = words(capsys.readouterr().out).splitlines()
    assert {"Anna", "Ben", str(game.scores[0].total).replace("-", "−")} <= set(told)
    for acts in (0, 20, len(game.acts)):
        assert main(["draw", "--record", str(record), "--at", str(acts), "--no-furniture"]) == 0
        start = msgspec.structs.replace(game.record, acts=(), result=None)
        then = Game.replay(start)
        for seat, action, outcomes in game.acts[:acts]:
            then.play(action, seat, outcomes)
        assert capsys.readouterr().out == draw_game(then, furniture=False)


def test_a_record_of_a_board_of_ones_own(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = board_of("thistledown").path
    assert path is not None
    shutil.copy(path.with_suffix(".layout.json"), tmp_path / "own.layout.json")
    own = tmp_path / "own.toml"
    own.write_text(path.read_text("utf-8").replace('id = "thistledown"', 'id = "own"', 1), "utf-8")
    msgspec.structs.replace(Record.load(record), board="own").save(record)
    assert main(["draw", "--record", str(record), "--board", str(own)]) == 0
    assert "claimed" in capsys.readouterr().out


def test_a_record_tells_its_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    msgspec.structs.replace(Record.load(record), language="ro").save(record)
    assert main(["draw", "--record", str(record)]) == 0
    assert "culoarea" in words(capsys.readouterr().out)


def test_a_heat_map_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "heat.json"
    file.write_text(
        json.dumps({"routes": {"atlanta/miami": 3}, "cities": {"miami": 2.5}, "title": "Heat", "unit": "x"})
    )
    assert main(["draw", "usa", "--heat", str(file)]) == 0
    found = parsed(capsys.readouterr().out)
    assert found["route-atlanta_miami_1"][-1].attrib["class"] == "heat"


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("draw", "takes a BOARD"),
        ("draw usa --record RECORD", "not both"),
        ("draw atlantis", "no board"),
        ("draw usa -o usa.gif", "usa.gif: a drawing is a .svg or a .png file"),
        ("draw usa -o FOLDER/nowhere/usa.svg", "can't be written"),
        ("draw usa --theme pink", "no theme 'pink'"),
        ("draw usa --language xx", "--language"),
        ("draw usa --width 100", "--width goes with a .png"),
        ("draw thistledown -o FOLDER/x.png --width 0", "pixels wide, not 0"),
        ("draw usa --at 3", "--at goes with --record"),
        ("draw usa --board x.toml", "--board goes with --record"),
        ("draw --record FOLDER/nowhere.json", "nowhere.json: no such file"),
        ("draw --record RECORD --at -1", "--at must be from 0 to"),
        ("draw --record RECORD --at 100000", "--at must be from 0 to"),
        ("draw --record RECORD --board usa", "usa is the board “usa”, but the game was played on “thistledown”"),
        ("draw usa --heat FOLDER/nowhere.json", "nowhere.json: can't be read"),
        ("draw usa --heat RECORD", "not the numbers of a heat map"),
    ],
)
def test_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, command: str, complaint: str
) -> None:
    arguments = command.replace("RECORD", str(record)).replace("FOLDER", str(tmp_path)).split()
    fails_with(complaint, arguments, capsys)
