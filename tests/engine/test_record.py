"""Records of games: what they hold, and that whatever is wrong with one is found and its line named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import BranchlineError
from branchline.errors import CodedError
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.game.record import Act, Record
from tests.engine.playing import played_on
from tests.support import position


@cache
def finished() -> Game:
    return played_on(Game.new("thistledown", 2, seed=5), 10_000)


@cache
def saved() -> str:
    return str(finished().record)


def lines() -> list[str]:
    return saved().splitlines(keepends=True)


def checked(*parts: dict[str, Any]) -> str:
    """A record of these lines as if it had been written so: with checks that fit."""
    text, check = "", ""
    for line in parts:
        check = hashlib.sha256((check + json.dumps(line, sort_keys=True, ensure_ascii=False)).encode()).hexdigest()[:12]
        text += json.dumps({**line, "check": check}, ensure_ascii=False) + "\n"
    return text


def refused(text: str | Record) -> tuple[int, str]:
    """The line that is named, and what is said of it."""
    with pytest.raises(RecordError) as error:
        Game.replay(text)
    assert "\n" not in str(error.value)
    head = f"record, line {error.value.line}: "
    assert str(error.value).startswith(head)
    return error.value.line, str(error.value).removeprefix(head)


# What it holds.


def test_a_record_is_a_json_object_a_line() -> None:
    head, *acts, last = [json.loads(line) for line in lines()]
    game = finished()
    assert head["branchline"] == 2
    assert (head["board"], head["digest"]) == ("thistledown", game.board.digest)
    assert head["start"] == {"players": 2, "seed": f"{5:032x}", "first": None}
    assert [(act["seat"], act["act"]) for act in acts] == [(seat, text) for seat, text, _ in game.acts]
    assert last["acts"] == len(acts)
    assert last["result"]["totals"] == [score.total for score in game.scores]


def test_a_record_is_played_again_to_the_same_position() -> None:
    assert Game.replay(saved()) == finished()
    assert Game.replay(finished().record) == finished()
    assert Game.replay(saved().replace("\n", "\r\n")) == finished()
    assert str(Game.replay(saved()).record) == saved()


def test_a_game_that_is_not_over_has_a_record_too() -> None:
    game = played_on(Game.new("europe", 3, seed=9, first=1), 50)
    assert game.record.result is None
    again = Game.replay(str(game.record))
    assert (again, again.acts) == (game, game.acts)


def test_a_game_from_a_position_has_that_position_in_its_record() -> None:
    game = position("europe", {"purple": 3})
    start = game.to_dict()
    game.play("claim marseille/zurich with 2 purple", outcomes=["red", "purple", "red"])
    game.play("pay 1 purple")
    record = game.record
    assert record.start == {"position": start}
    assert record.acts[0] == Act(0, "claim marseille/zurich with 2 purple", (7, 0, 7))
    assert Game.replay(str(record)) == game


def test_a_record_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished().record.save(path)
    assert Record.load(path) == finished().record
    assert path.read_text(encoding="utf-8") == saved()


# What is wrong with it.


def test_a_record_without_its_last_lines_is_cut_off_where_they_are_missing() -> None:
    for kept in (0, 1, 2, len(lines()) - 1):
        assert refused("".join(lines()[:kept])) == (kept + 1, "the record is cut off: its last line is missing")


def test_a_record_cut_within_a_line_is_cut_off_there() -> None:
    for number in (1, 2, len(lines())):
        text = "".join(lines()[:number])
        assert refused(text[:-20]) == (number, "the record is cut off on this line")


def changed_act(text: list[str], at: int) -> None:
    line = json.loads(text[at])
    text[at] = json.dumps({**line, "seat": 1 - line["seat"]}) + "\n"


def changed_check(text: list[str], at: int) -> None:
    line = json.loads(text[at])
    text[at] = json.dumps({**line, "check": line["check"][::-1] + "0"}) + "\n"


def without_check(text: list[str], at: int) -> None:
    line = json.loads(text[at])
    del line["check"]
    text[at] = json.dumps(line) + "\n"


def left_out(text: list[str], at: int) -> None:
    del text[at]


def doubled(text: list[str], at: int) -> None:
    text.insert(at, text[at - 1])


def swapped(text: list[str], at: int) -> None:
    text[at], text[at + 1] = text[at + 1], text[at]


@pytest.mark.parametrize("edit", [changed_act, changed_check, without_check, left_out, doubled, swapped])
@pytest.mark.parametrize("at", [1, 2, 20])
def test_an_edited_record_names_the_first_line_that_is_not_as_it_was(
    edit: Callable[[list[str], int], None], at: int
) -> None:
    text = lines()
    edit(text, at)
    assert refused("".join(text)) == (at + 1, "this line has been changed since it was written")


def test_any_changed_line_is_found_where_it_stands() -> None:
    for at in range(len(lines())):
        text = lines()
        text[at] = text[at].replace("a", "e")
        if text != lines():
            assert refused("".join(text))[0] == at + 1


def test_a_record_that_continues_after_its_last_line_is_refused() -> None:
    assert refused(saved() + lines()[1]) == (len(lines()) + 1, "the record continues after its last line")


def test_a_record_of_another_version_says_so() -> None:
    head = json.loads(lines()[0])
    text = checked({**head, "branchline": 1})
    assert refused(text) == (1, "a record of version 1; this program reads version 2")


def test_a_record_of_another_version_of_the_board_says_so() -> None:
    other = msgspec.structs.replace(finished().record, digest="0123456789abcdef")
    versions = f"(0123456789abcdef, not {finished().board.digest})"
    assert refused(str(other)) == (1, f"played on another version of the board “thistledown” {versions}")


def test_a_record_of_an_unknown_board_says_so() -> None:
    """It is no fault of the record, and its name is no path: `/dev/zero` is not opened."""
    for name in ("atlantis", "/dev/zero", "../usa"):
        with pytest.raises(CodedError) as caught:
            Game.replay(str(msgspec.structs.replace(finished().record, board=name)))
        assert caught.value.code == "board-missing"
        assert not isinstance(caught.value, RecordError)
        assert str(caught.value).startswith(f"the game was played on the board “{name}”")


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        ({"players": 9, "seed": 1}, "Isle of Thistledown is for 2 to 4 players, not 9"),
        ({"players": 2.5, "seed": 1}, "Isle of Thistledown is for 2 to 4 players, not 2.5"),
        ({"players": "2", "seed": 1}, "Isle of Thistledown is for 2 to 4 players, not '2'"),
        ({"players": 2, "seed": "x"}, "seed “x” is neither a number from 0 to 2^128 − 1"),
        ({"players": 2, "seed": 1, "first": 3}, "seat 3 can’t go first: seats are 0 to 1"),
        ({"players": 2, "seed": 1, "dice": 3}, "Game.new() got an unexpected keyword argument 'dice'"),
        ({"players": 2, "seed": 1, "outcomes": [None]}, "outcome None is not a card, a ticket or a number"),
        ({"position": {"board": "thistledown", "players": 9}}, "players: 9 is not a number from 2 to 4"),
        ({"position": 7}, "a position is a dict"),
    ],
)
def test_a_start_that_cannot_be_is_a_fault_of_the_first_line(start: dict[str, Any], reason: str) -> None:
    line, told = refused(str(msgspec.structs.replace(finished().record, start=start, acts=(), result=None)))
    assert line == 1
    assert told.startswith(reason)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (Act(1, "draw"), "“draw”: drawing from the deck isn’t possible now: everyone chooses tickets first"),
        (Act(0, "fly"), "“fly”: unknown action “fly”"),
        (Act(3, "draw"), "“draw”: there is no seat 3: this game has seats 0 to 1"),
        (Act(10**30, "draw"), f"“draw”: there is no seat {10**30}: this game has seats 0 to 1"),
    ],
)
def test_an_act_that_cannot_be_names_its_line(act: Act, reason: str) -> None:
    record = finished().record
    assert refused(str(msgspec.structs.replace(record, acts=(act, *record.acts)))) == (2, reason)


def test_outcomes_that_cannot_be_name_their_line() -> None:
    record = finished().record
    draw = next(i for i, act in enumerate(record.acts) if act.act == "draw")
    acts = [*record.acts[:draw], Act(record.acts[draw].seat, "draw", (99,)), *record.acts[draw + 1 :]]
    told = refused(str(msgspec.structs.replace(record, acts=tuple(acts))))
    assert told == (draw + 2, "“draw”: one of the outcomes given is not in the deck")


def test_an_act_after_the_end_names_its_line() -> None:
    record = finished().record
    told = refused(str(msgspec.structs.replace(record, acts=(*record.acts, Act(0, "draw")))))
    assert told == (len(record.acts) + 2, "“draw”: the game is over")


@pytest.mark.parametrize("result", [None, {}, {"ending": "idle", "totals": [0, 0], "winners": [0, 1]}])
def test_a_result_that_is_not_the_games_names_the_last_line(result: dict[str, Any] | None) -> None:
    told = refused(str(msgspec.structs.replace(finished().record, result=result)))
    assert told == (len(lines()), "the game doesn’t end as the record says")


HEAD: dict[str, Any] = {"branchline": 2, "board": "usa", "digest": "", "start": {}}
NO_RECORD = "not a game record: the first line of one contains “branchline”"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the record is cut off: its last line is missing"),
        ("\n", 1, "the record is cut off on this line"),
        ("hello\nworld\n", 1, "this isn’t a line of a record"),
        ("[]\n", 1, "this isn’t a line of a record"),
        ("null\n", 1, "this isn’t a line of a record"),
        ("{}\n", 1, NO_RECORD),
        ('{"board": "usa"}\n', 1, NO_RECORD),
        ("[" * 100_000 + "\n\n", 1, "this isn’t a line of a record"),
        ('{"branchline": ' + "1" * 5_000 + "}\n\n", 1, "this isn’t a line of a record"),
        ('{"branchline": 2, "start": "\\ud800"}\n', 1, "this line has been changed since it was written"),
        ("\x00\x01\x02", 1, "the record is cut off on this line"),
        (checked({"branchline": 2}, {"acts": 0}), 1, "Object missing required field `board`"),
        (checked({**HEAD, "start": 3}, {"acts": 0}), 1, "Expected `object`, got `int` - at `$.start`"),
        (checked(HEAD, {"acts": 1}), 2, "1 action is announced, but 0 are here"),
        (checked(HEAD, {"seat": "0", "act": "draw"}, {"acts": 1}), 2, "Expected `int`, got `str` - at `$.seat`"),
        (checked(HEAD, {"act": "draw"}, {"acts": 1}), 2, "Object missing required field `seat`"),
        (checked(HEAD, {"acts": "0"}), 2, "Expected `int`, got `str` - at `$.acts`"),
        (checked(HEAD, {"acts": 0, "result": 5}), 2, "Expected `object | null`, got `int` - at `$.result`"),
    ],
)
def test_garbage_names_its_line(text: str, line: int, reason: str) -> None:
    assert refused(text) == (line, reason)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BranchlineError, match=r"game\.jsonl: no such file or directory"):
        Record.load(tmp_path / "game.jsonl")
    (tmp_path / "game.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BranchlineError, match=r"game\.jsonl: not a text file"):
        Record.load(tmp_path / "game.jsonl")


@settings(max_examples=60, deadline=None, derandomize=True)
@given(at=st.floats(0, 1, exclude_max=True), new=st.sampled_from([*'ax01 "\n{}[],:\\', ""]))
def test_one_wrong_character_is_found_in_its_line(at: float, new: str) -> None:
    place = int(at * len(saved()))
    text = saved()[:place] + new + saved()[place + 1 :]
    line = saved()[:place].count("\n") + 1
    try:
        same = Game.replay(text) == finished()  # another kind of blank between two words of JSON
    except RecordError as error:
        same = error.line in (line, line + 1)
    assert same
