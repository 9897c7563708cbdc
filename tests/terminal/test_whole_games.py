"""Whole games typed into a terminal: saved in the middle, left, resumed, played to the end, and looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.boards import load_board
from branchline.game import Game
from branchline.record import Record
from branchline.terminal.seats import seat_names
from branchline.texts import LANGUAGES, Texts
from tests.terminal.driver import Person, play_on

RIGHT, LEFT = "\x1b[C", "\x1b[D"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "players", "size"),
    [
        ("europe", 3, (50, 140)),
        ("poland", 2, (50, 80)),
        ("nordic", 2, (50, 80)),
        ("usa", 2, (45, 140)),
        ("thistledown", 4, (24, 80)),
    ],
)
def test_a_game_from_its_beginning_to_its_replay(
    tmp_path: Path, name: str, language: str, players: int, size: tuple[int, int]
) -> None:
    board = load_board(name)
    seats = ("me", *["random"] * (players - 1))
    texts = Texts(language, board, seat_names(seats, Texts(language)), you=0)

    person = Person(
        tmp_path, "play", name, "--seats", ",".join(seats), "--seed", "11", "--language", language, size=size
    )
    assert texts.title(board) in person.shown
    assert " ".join(texts.note(board).split()) in " ".join(person.shown.split())
    play_on(person, board, texts, most=25)
    assert not person.over
    copy = tmp_path / "copy.jsonl"
    assert str(copy) in person.type(f"save {copy}").replace("\n", "")
    hand = _below(person.type(""), texts("label-row"))
    person.type("quit")
    assert (person.over, person.code) == (True, 0)
    (saved,) = (tmp_path / "branchline" / "saves").iterdir()
    assert f"branchline resume {saved}" in person.shown.replace("\n", "")
    assert Record.load(saved) == Record.load(copy)
    assert Record.load(saved).result is None

    person = Person(tmp_path, "resume", str(saved), size=size)
    assert _below(person.shown, texts("label-row")) == hand
    play_on(person, board, texts)
    assert person.code == 0
    record = Record.load(saved)
    game = Game.replay(record)
    assert game.over
    assert (record.seats, record.language) == (seats, language)
    for word in (texts("head-scores"), texts("event-over", ending=game.ending, winners=game.winners)):
        assert word in person.shown
    assert all(str(score.total) in person.shown for score in game.scores)
    assert f"branchline replay {saved}" in person.shown.replace("\n", "")

    _look_again(Person(tmp_path, "replay", str(saved), size=size), texts, len(record.acts))


def _look_again(person: Person, texts: Texts, last: int) -> None:
    """Forwards, backwards, and to any step."""
    assert texts("replay-step", number=0, last=last) in person.shown
    first = person.shown
    forwards = [person.press(RIGHT), person.type("n"), person.type("")]
    for number, shown in enumerate(forwards, start=1):
        assert texts("replay-step", number=number, last=last) in shown
    assert [person.press(LEFT), person.type("p"), person.type("p"), person.type("p")] == [
        *forwards[1::-1],
        first,
        first,
    ]
    assert texts("replay-step", number=last // 2, last=last) in person.type(str(last // 2))
    assert "99999" in person.type("99999")
    person.type("end")
    assert texts("head-scores") in person.shown
    person.type("q")
    assert person.code == 0


def _below(shown: str, label: str) -> str:
    """What is nearest to the prompt: the row, the hand, the question."""
    return shown[shown.rindex(label) :]
