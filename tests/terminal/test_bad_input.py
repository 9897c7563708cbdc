"""Whatever is typed, piped, cut off or interrupted: a clear line, and nothing is lost."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from branchline.cli import main
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.texts import Texts
from tests.terminal.driver import Person, environment
from tests.volume import long

COLOURS = re.compile("\x1b\\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")


def piped(home: Path, lines: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "branchline.cli", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        env=environment(home, **more),
        timeout=120,
        check=False,
    )


def saves(home: Path) -> list[Path]:
    return sorted((home / "branchline" / "saves").glob("*.jsonl"))


def test_bad_lines_are_explained_and_the_game_goes_on(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "europe", "--seed", "3")
    assert COLOURS.search(person.written)
    for line, answer in (
        ("clam berlin/essen", "“clam” (did you mean “claim”?)"),
        ("keep 1", "Keep at least 2 of the 4 tickets offered"),
        ("keep 1 9", "number 9"),
        ("draw", "isn’t possible now"),
        ("1 2", "Your turn"),
        ("claim b/m", "barcelona/madrid or barcelona/marseille"),
        ("claim bucharst/sofia", "did you mean “bucuresti”"),
        ("station Zurik", "did you mean “zurich”"),
        ("station Zürik", "did you mean “zurich”"),
        ("why Zürich/Münch", "you still need 2 yellow cards"),
        ("take 8", "number 8"),
        ("take magenta", "“magenta” isn’t a card"),
        ("r", "routes, rules, resume or replay"),
        ("?", "Other commands"),
        ("hint", "It helps complete"),
        ("rules", "what a tunnel will cost"),
        ("save /proc/nothing.jsonl", "can’t save the game"),
        ("resume /nowhere.jsonl", "/nowhere.jsonl: no such file"),
        ("replay", "Give the name of a file"),
    ):
        assert answer in " ".join(person.type(line).split()), line
    person.complete("station Zür", "station zurich")
    person.complete("cla", "claim")
    shown = person.type("claim moskva/smolensk")
    assert "You place 2 trains on Moskva – Smolensk" in shown

    person.child.sendintr()
    person.wait()
    assert person.code == 128 + signal.SIGINT
    (saved,) = saves(tmp_path)
    assert f"branchline resume {saved}" in person.shown.replace("\n", "")
    assert "claim moskva/smolensk with 2 orange" in [act.act for act in Record.load(saved).acts]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_stopped_is_saved(tmp_path: Path, number: signal.Signals) -> None:
    person = Person(tmp_path, "play", "thistledown", "--seed", "3")
    person.type("1 2")
    person.child.kill(number)
    person.wait()
    assert person.code == 128 + number
    (saved,) = saves(tmp_path)
    assert "branchline resume" in person.shown
    assert Game.replay(Record.load(saved)).phase == "turn"


@long
@pytest.mark.parametrize("pause", [0.0, 0.002, 0.004])
def test_a_game_that_is_stopped_while_keys_come_in_is_saved(tmp_path: Path, pause: float) -> None:
    """Whatever the editor of the line is doing."""
    person = Person(tmp_path, "play", "thistledown", "--seed", "3", codec_errors="replace")  # a letter may be cut
    person.child.send("1 2\r")
    time.sleep(pause)
    person.child.kill(signal.SIGTERM)
    while not person.over:
        person.wait()
    assert person.code == 128 + signal.SIGTERM
    assert len(saves(tmp_path)) == 1


def test_a_terminal_that_is_too_narrow(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "europe", "--language", "pl", size=(40, 50))
    assert person.code == 2
    assert person.written == "branchline: terminal ma za mało kolumn (50); stół potrzebuje co najmniej 60\r\n"
    assert not saves(tmp_path)


@pytest.mark.parametrize("how", ["variable", "option"])
def test_no_colour(tmp_path: Path, how: str) -> None:
    option = ("--no-colour",) if how == "option" else ()
    person = Person(tmp_path, "play", "europe", "--seed", "3", *option, NO_COLOR="1" if how == "variable" else "")
    assert "[1 red] [2 green] [3 blue] [4 yellow] [5 locomotive]" in person.shown
    assert not COLOURS.search(person.written)
    person.type("dance")
    assert not COLOURS.search(person.written)


def test_a_dumb_terminal(tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "branchline.cli", "play", "thistledown", "--seed", "3"],
        env=environment(tmp_path, TERM="dumb"),
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 80),
    )
    child.expect_exact("\r\n> ")
    assert "\x1b" not in child.before
    child.sendline("1 2")
    child.expect_exact("Your turn\r\n> ")
    assert "\x1b" not in child.before
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_commands_can_be_piped_in(tmp_path: Path) -> None:
    done = piped(tmp_path, "keep 1 2\ndance\ndraw\ndraw\n", "play", "thistledown", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "> dance\n Unknown command “dance”" in done.stdout
    (saved,) = saves(tmp_path)
    assert done.stdout.endswith(f"branchline resume {saved}\n")
    assert [act.act for act in Record.load(saved).acts if act.seat == 0][1:] == ["draw", "draw"]


@long
def test_a_game_in_two_parts_is_the_same_game(tmp_path: Path) -> None:
    """Bots go on as they would have: they depend on the seed and the place in the game alone."""
    lines = ["keep 1 2", *["draw"] * 12, *["tickets", "keep 1"] * 3]
    homes = [tmp_path / "one", tmp_path / "two"]
    piped(homes[0], "\n".join(lines), "play", "thistledown", "--players", "3", "--seed", "8", "--language", "ro")
    piped(homes[1], "\n".join(lines[:6]), "play", "thistledown", "--players", "3", "--seed", "8", "--language", "ro")
    second = piped(homes[1], "\n".join(lines[6:]), "resume")
    one, two = (Record.load(saves(home)[0]) for home in homes)
    assert one == two
    assert len(one.acts) > 40
    assert Texts("ro")("label-face-up") in second.stdout


@long
def test_piped_games_end_and_are_replayed_step_by_step(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "thistledown", "--seats", "random,random", "--seed", "4", "--language", "pl")
    assert done.returncode == 0
    assert "Wyniki" in done.stdout
    (saved,) = saves(tmp_path)
    acts = Record.load(saved).acts
    told = piped(tmp_path, "", "replay", str(saved))
    assert told.returncode == 0
    numbers = [int(number) for number in re.findall(r"^ *([0-9]+)  \S", told.stdout, re.MULTILINE)]
    assert sorted(set(numbers)) == list(range(1, len(acts) + 1))
    assert "Losowy 1" in told.stdout
    assert "Wyniki" in told.stdout
    again = piped(tmp_path, "", "resume", str(saved), "--language", "en")
    assert "Scores" in again.stdout


# Files that are no games, or broken ones, and what else the command refuses.


def test_a_broken_save_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    game = Game.new("thistledown", 2, seed=1)
    for seat in (0, 1):
        game.play(game.legal(seat)[0], seat)
    text = str(game.record)
    head = json.loads(text.splitlines()[0])
    broken = {
        "cut.jsonl": (text[: len(text) // 2], "the record is cut off on this line"),
        "lines.jsonl": ("\n".join(text.splitlines()[:2]), "line 3: the record is cut off: its last line is missing"),
        "version.jsonl": (text.replace('"branchline": 2', '"branchline": 9'), "a record of version 9"),
        "other.jsonl": ("hello\n", "line 1"),
        "board.jsonl": (text.replace(head["digest"], "0" * 16), "has been changed"),
        "empty.jsonl": ("", "line 1: the record is cut off"),
    }
    for name, (content, complaint) in broken.items():
        path = tmp_path / name
        path.write_text(content)
        for command in ("resume", "replay"):
            assert main([command, str(path)]) == 2
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.startswith(f"branchline: {path}: ")
            assert printed.err.count("\n") == 1
            assert complaint in printed.err


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play", "which board? There are europe, nordic, poland, thistledown and usa"),
        ("play atlantis", "no board"),
        ("play usa --seats me", "United States is for 2 to 5 players, not 1"),
        ("play usa --players 6", "2 to 5 players"),
        ("play usa --players 6 --language ro", "Statele Unite: joc pentru 2–5 jucători"),
        ("play usa --players 2 --seats a,b,c", "3 seats are named"),
        ("play usa --seats a,", "“” can’t be a player’s name"),
        ("play usa --seed lucky", "seed"),
        ("play usa --language xx", "--language"),
        ("resume", "there is no saved game"),
        ("resume /nowhere.jsonl --language pl", "nie ma takiego pliku ani katalogu"),
        ("replay", "FILE"),
        ("replay .", "can’t read the file"),
    ],
)
def test_one_line_and_exit_code_2(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    complaint: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert main(command.split()) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert printed.err.startswith("branchline: ")
    assert complaint in printed.err
    assert not saves(tmp_path)
