"""Whole games typed into a terminal: saved in the middle, left, resumed, played to the end, and looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.boards import load_board
from branchline.boards.model import CARDS
from branchline.bots.seats import seat_names
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.terminal.table import prompt
from branchline.texts import LANGUAGES, Texts
from branchline.texts.languages import MINUS
from tests.terminal.driver import Person, play_on
from tests.volume import long

RIGHT, LEFT = "\x1b[C", "\x1b[D"


@pytest.mark.parametrize(
    ("name", "players", "size", "languages"),
    [
        pytest.param("europe", 3, (50, 140), ("en", "pl", "ro"), marks=long),
        pytest.param("poland", 2, (50, 80), ("pl", "ro", "en"), marks=long),
        pytest.param("nordic", 2, (50, 80), ("ro", "en", "pl"), marks=long),
        pytest.param("usa", 2, (45, 140), ("en", "pl", "ro"), marks=long),
        pytest.param("thistledown", 4, (24, 80), ("pl", "ro", "en"), marks=long),
        ("thistledown", 2, (24, 80), ("pl", "ro", "en")),
    ],
)
def test_a_game_from_its_beginning_to_its_replay(
    tmp_path: Path, name: str, players: int, size: tuple[int, int], languages: tuple[str, str, str]
) -> None:
    """Begun in one language, gone on with in the second, looked at in the third: every board is met in all of them."""
    assert set(languages) == set(LANGUAGES)
    board = load_board(name)
    seats = ("me", *["random"] * (players - 1))
    begun, resumed, looked_at = (
        Texts(language, board, seat_names(seats, Texts(language)), you=0) for language in languages
    )

    person = Person(
        tmp_path, "play", name, "--seats", ",".join(seats), "--seed", "11", "--language", languages[0], size=size
    )
    assert begun.title(board) in person.shown
    assert " ".join(begun.note(board).split()) in " ".join(person.shown.split())
    play_on(person, board, begun, most=25)
    assert not person.over
    copy = tmp_path / "copy.jsonl"
    assert str(copy) in person.type(f"save {copy}").replace("\n", "")
    assert _below(person.type(""), begun("label-face-up")) == _nearest(copy, begun)
    person.type("quit")
    assert (person.over, person.code) == (True, 0)
    (saved,) = (tmp_path / "branchline" / "saves").iterdir()
    assert f"branchline resume {saved}" in person.shown.replace("\n", "")
    assert Record.load(saved) == Record.load(copy)
    assert (Record.load(saved).result, Record.load(saved).language) == (None, languages[0])

    person = Person(tmp_path, "resume", str(saved), "--language", languages[1], size=size)
    assert _below(person.shown, resumed("label-face-up")) == _nearest(copy, resumed)
    play_on(person, board, resumed)
    assert person.code == 0
    record = Record.load(saved)
    game = Game.replay(record)
    assert game.over
    assert (record.seats, record.language) == (seats, languages[1])
    for word in (resumed("head-scores"), resumed("event-over", ending=game.ending, winners=game.winners)):
        assert word in person.shown
    assert all(str(score.total).replace("-", MINUS) in person.shown for score in game.scores)
    assert f"branchline replay {saved}" in person.shown.replace("\n", "")

    person = Person(tmp_path, "replay", str(saved), "--language", languages[2], size=size)
    _look_again(person, looked_at, len(record.acts))


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
    """What is nearest to the prompt, word by word: the face-up cards, the hand, the question."""
    return " ".join(shown[shown.rindex(label) :].split())


def _nearest(saved: Path, texts: Texts) -> str:
    """The same, as the saved game has it."""
    view = Game.replay(Record.load(saved)).view(0)
    face_up = [f"{slot} {texts.colour(card)}" for slot, card in enumerate(view.face_up, start=1) if card]
    hand = [f"{texts.colour(card)} ×{view.hand[card]}" for card in CARDS if view.hand.get(card)]
    return " ".join([texts("label-face-up"), *face_up, texts("label-hand"), *hand, prompt(view, texts), ">"])
