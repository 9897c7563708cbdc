"""What may be typed, in full and in short; what completes it; hints; who sits where; files."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from branchline.boards import load_board
from branchline.bots.interface import seen_by
from branchline.bots.seats import choose_at_random, edit_distance, seat_names, seats_for
from branchline.errors import CodedError
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.terminal import answers
from branchline.terminal.answers import advice
from branchline.terminal.commands import COMMANDS, Typed, actions_meant, command_words, read
from branchline.terminal.completion import completions
from branchline.terminal.saves import newest_save, read_save, saves_folder, write_save
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES, language_of
from tests.support import position

EUROPE = load_board("europe")


def table(**more: Any) -> Game:
    """A turn in Europe with some cards, and an open ticket."""
    tickets = [["berlin/roma"], []]
    return position("europe", {"red": 3, "blue": 2, "locomotive": 1}, {}, tickets=tickets, **more)


def meant(line: str, game: Game | None = None, language: str = "en") -> list[str]:
    game = game or table()
    texts = Texts(language, game.board, ("Anna", "Ben"), you=0)
    view = game.view(0)
    return actions_meant(game.board, view, texts, read(line, view, texts))


def refused(line: str, game: Game | None = None) -> str:
    with pytest.raises(CodedError) as error:
        meant(line, game)
    return error.value.code


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("draw", "draw"),
        ("d", "draw"),
        ("t", "tickets"),
        ("t orange", "take orange"),
        ("TAKE Wh", "take white"),
        ("take 2", "take blue"),
        ("2", "take blue"),
        ("claim berlin/essen with 2 blue", "claim berlin/essen with 2 blue"),
        ("c Essen – Berlin with 1 bl, 1 loco", "refused"),
        ("c Essen – Berlin with 1 blue, 1 loco", "claim berlin/essen with 1 blue 1 locomotive"),
        ("claim ber/ess with 1x blue + 1x locomotive", "claim berlin/essen with 1 blue 1 locomotive"),
        ("station zürich with red", "station zurich with red"),
        ("draw two", "draw two"),  # for the game to refuse
    ],
)
def test_what_a_line_means(line: str, action: str) -> None:
    if action == "refused":
        assert refused(line) == "ambiguous-word"
    else:
        assert meant(line) == [action]


def test_words_of_the_language_are_understood() -> None:
    assert meant("take pomarańczowa", language="pl") == ["take orange"]
    assert meant("take portocalie", language="ro") == ["take orange"]
    assert meant("claim berlin/essen with 2 niebieska", language="pl") == ["claim berlin/essen with 2 blue"]


def test_what_is_left_open_is_every_way() -> None:
    game = table()
    for line in ("claim berlin/essen", "claim ess/berl"):
        assert meant(line, game) == [f"claim berlin/essen {way}" for way in game.view(0).payments("berlin/essen")]
    assert len(meant("station paris", game)) == 3
    both = meant("claim dieppe/london", game)  # two routes side by side
    assert {action.split()[1] for action in both} == {"dieppe/london", "dieppe/london:2"}
    assert {action.split()[1] for action in meant("claim dieppe/london:2", game)} == {"dieppe/london:2"}


def test_tickets_are_kept_by_number() -> None:
    game = Game.new("europe", 2, seed=7)
    offer = game.offer(0)
    for line in ("keep 1 3", "1 3", "k 1,3", "1, 3"):
        assert meant(line, game) == [f"keep {offer[0]}, {offer[2]}"]
    assert meant(f"keep {offer[1]}", game) == [f"keep {offer[1]}"]
    assert refused("keep 1 9", game) == "no-such-number"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("dance", "unknown-word"),
        ("r", "ambiguous-word"),
        ("e", "unknown-word"),  # exit is not shortened
        ("99", "no-such-number"),
        ("1 2", "no-such-number"),
        ("claim 3", "no-such-number"),
        ("take 77", "no-such-number"),
        ("claim atlantis/paris", "unknown-city"),
        ("claim b/m", "ambiguous-route"),
        ("claim berlin/warszawa", "cards-short"),
        ("claim berlin", "no-route-text"),
        ("station b", "ambiguous-city"),
    ],
)
def test_what_is_not_understood(line: str, code: str) -> None:
    assert refused(line) == code


def test_a_taken_route_is_refused_with_its_owner() -> None:
    with pytest.raises(CodedError) as error:
        meant("claim berlin/essen", table(routes={"berlin/essen": 1}))
    assert (error.value.code, error.value.details["owner"]) == ("route-taken", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_words_of_its_own(language: str) -> None:
    texts = Texts(language)
    words = [word for command in COMMANDS for word in command_words(command, texts)]
    assert len(set(words)) == len(words)
    view = table().view(0)
    for command in COMMANDS:
        assert all(read(word, view, texts) == Typed(command, "") for word in command_words(command, texts))
    assert read("?", view, texts) == Typed("help", "")


def shown(line: str, game: Game | None = None, language: str = "en") -> list[str]:
    """The line with each completion in its place."""
    game = game or table()
    found = completions(line, game.board, game.view(0), Texts(language, game.board, you=0))
    return [line[: len(line) - each.replaced] + each.text for each in found]


def test_completion_goes_word_by_word() -> None:
    assert shown("cl") == ["claim"]
    assert shown("claim ess") == [f"claim essen/{city}" for city in ("berlin", "kobenhavn", "kobenhavn:2")]
    assert shown("claim Essen/Ber") == ["claim essen/berlin"]
    assert shown("claim essen/berlin w") == [
        f"claim essen/berlin {way}" for way in table().view(0).payments("berlin/essen")
    ]
    assert shown("station Zür") == shown("station zur") == ["station zurich"]
    assert shown("station zurich ")[0].startswith("station zurich with 1 ")
    assert shown("take ") == [f"take {card}" for card in table().view(0).legal.take]
    assert shown("take pom", language="pl") == ["take orange"]
    assert shown("why kob/ess") == ["why kobenhavn/essen", "why kobenhavn/essen:2"]
    assert shown("wh") == ["why"]
    assert shown("nonsense x") == []


def test_completion_of_tickets() -> None:
    game = Game.new("europe", 2, seed=7)
    first, second = game.offer(0)[:2]
    assert f"keep {first}" in shown("keep ", game)
    assert shown(f"keep {first}, {second[:4]}", game) == [f"keep {first}, {second}"]


# Hints.


def hinted(game: Game, language: str = "en") -> str:
    """What a hint shows: the action, and below it why."""
    seen = seen_by(game, 0)
    console = Console(width=1000, file=StringIO())
    console.print(advice(seen, Texts(language, game.board, you=0)))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.strip() for line in console.file.getvalue().splitlines())


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "It helps complete Berlin – Roma (9 points)."),
        ("pl", "To połączenie pomaga zrealizować: Berlin – Roma (9 punktów)."),
        ("ro", "Ruta este utilă pentru Berlin – Roma (9 puncte)."),
    ],
)
def test_a_hint_is_an_action_to_type_and_why(language: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "ADVISER", "planner")  # whose habits are not tuned anew now and then
    game = position("europe", {"blue": 2, "green": 4}, {}, tickets=[["berlin/roma"], []])
    action, told = hinted(game, language).split("\n")
    (typed,) = meant(action, game, language)
    assert game.why(typed, 0) is None
    assert told == why


def test_a_hint_names_the_cards_that_a_route_still_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "ADVISER", "planner")
    game = position("europe", {"blue": 2}, {}, tickets=[["berlin/roma"], []], face_up=["blue"] * 2 + ["white"] * 3)
    action, told = hinted(game).split("\n")
    assert action == "take blue"
    assert "still needs 2 blue cards" in told
    assert "Berlin – Roma" in told


# Who sits where.


def test_seats_are_filled_up() -> None:
    assert seats_for(EUROPE, None, None) == ("me", "random")
    assert seats_for(EUROPE, None, 4) == ("me", "random", "random", "random")
    assert seats_for(EUROPE, "anna, ben", 3) == ("anna", "ben", "random")
    assert seats_for(EUROPE, "random,random", None) == ("random", "random")


@pytest.mark.parametrize(
    ("seats", "players", "code"),
    [
        ("me", None, "wrong-players"),
        ("a,b,c,d,e,f", None, "wrong-players"),
        (None, 9, "wrong-players"),
        ("a,b,c", 2, "too-many-seats"),
        ("me,hrad", None, "seat-like-bot"),
        ("me,serach", None, "seat-like-bot"),
        ("me,reacer:rate=3", None, "seat-like-bot"),
        ("me,Reacer:rate=3", None, "seat-like-bot"),
        ("a,,c", None, "bad-name"),
        ("a,\x1b[2J", None, "bad-name"),
        ("a," + "b" * 40, None, "bad-name"),
    ],
)
def test_seats_that_can_not_be(seats: str | None, players: int | None, code: str) -> None:
    with pytest.raises(CodedError) as error:
        seats_for(EUROPE, seats, players)
    assert error.value.code == code


def test_a_misspelt_bot_is_suggested_and_a_capital_letter_insists() -> None:
    with pytest.raises(CodedError) as error:
        seats_for(EUROPE, "me,hrad", None)
    assert str(error.value) == "no bot is called “hrad” (did you mean “hard”?); for a person of that name, write Hrad"
    assert seats_for(EUROPE, "me,Hrad", None) == ("me", "Hrad")
    assert seats_for(EUROPE, "anna,maria,ed", None) == ("anna", "maria", "ed")


def test_letters_added_dropped_changed_and_swapped() -> None:
    pairs = {("hard", "hard"): 0, ("hrad", "hard"): 1, ("har", "hard"): 1, ("hardd", "hard"): 1, ("herd", "hard"): 1}
    pairs |= {("", "hard"): 4, ("saerhc", "search"): 2, ("easy", "hard"): 3}
    assert {pair: edit_distance(*pair) for pair in pairs} == pairs


def test_names_are_told_apart() -> None:
    texts = Texts("en")
    assert seat_names(("me", "random"), texts) == ["You", "Random"]
    assert seat_names(("me", "random", "random"), texts) == ["You", "Random 1", "Random 2"]
    assert seat_names(("me", "me"), texts) == ["Player 1", "Player 2"]
    assert seat_names(("anna", "ben", "anna"), texts) == ["Anna 1", "Ben", "Anna 2"]


def test_the_random_player_chooses_a_kind_first() -> None:
    view = table().view(0)
    kinds = [choose_at_random(view, Random(i)).split()[0] for i in range(300)]
    assert set(kinds) == {"take", "draw", "tickets", "claim", "station"}
    assert all(30 < kinds.count(kind) < 90 for kind in kinds)


def test_the_language_of_the_system() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LC_ALL": "ro_RO"}) == "ro"
    assert language_of({"LANG": "plt_MG"}) == language_of({}) == "en"


# Files.


def test_a_record_may_say_who_sits_where(tmp_path: Path) -> None:
    game = table()
    record = Record(EUROPE.id, EUROPE.digest, game.start, (), None, ("me", "random"), "pl")
    write_save(tmp_path / "a.jsonl", record)
    assert read_save(tmp_path / "a.jsonl") == record
    assert Game.replay(record) == game
    text = str(record).replace('"random"]', '"nobody"]')
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert error.value.code == "record-changed"
    with pytest.raises(RecordError) as error:
        Game.replay(Record(EUROPE.id, EUROPE.digest, game.start, (), None, ("me",), "pl"))
    assert error.value.code == "record-seats"


def test_a_save_can_not_bring_escape_codes(tmp_path: Path) -> None:
    record = Record(EUROPE.id, EUROPE.digest, table().start, (), None, ("me", "\x1b[2J"))
    (tmp_path / "a.jsonl").write_text(str(record))
    with pytest.raises(CodedError) as error:
        read_save(tmp_path / "a.jsonl")
    assert error.value.code == "bad-name"
    assert "\x1b" not in str(error.value)


def test_saving_never_harms_what_is_there(tmp_path: Path) -> None:
    record = table().record
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    with pytest.raises(CodedError) as error:
        write_save(diary, record)
    assert error.value.code == "save-not-ours"
    assert diary.read_text() == "dear diary"
    with pytest.raises(CodedError) as error:
        write_save(tmp_path / "no" / "where.jsonl", record)
    assert error.value.code == "save-failed"
    write_save(tmp_path / "game.jsonl", record)
    write_save(tmp_path / "game.jsonl", record)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt", "game.jsonl"]


def test_the_newest_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(CodedError) as error:
        newest_save()
    assert error.value.code == "no-saves"
    saves_folder().mkdir(parents=True)
    for name, when in (("b", 100), ("a", 200), ("c", 150)):
        path = saves_folder() / f"{name}.jsonl"
        path.write_text("x")
        os.utime(path, (when, when))
    (saves_folder() / "empty.jsonl").touch()
    assert newest_save().name == "a.jsonl"
