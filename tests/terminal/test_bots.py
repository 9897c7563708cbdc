"""Bots at the terminal's table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline import Game
from branchline.bots import BotError
from branchline.bots.seats import bot_action, check_names, is_person, seat_bots, seat_names
from branchline.errors import CodedError
from branchline.texts import Texts
from tests.terminal.test_bad_input import piped

SEATS = ("easy", "medium", "hard", "search:playouts=4")


def test_levels_play_a_whole_game_and_the_same_again() -> None:
    records = []
    for _ in range(2):
        game = Game.new("thistledown", players=4, seed=3)
        seat_bots(game, SEATS)
        while not game.over:
            seat = game.actors[0]
            game.play(bot_action(game, seat, SEATS[seat]), seat)
        records.append(str(game.record))
    assert records[0] == records[1]


def test_they_are_no_people_and_have_names() -> None:
    assert [is_person(seat) for seat in (*SEATS, "random", "me", "racerella")] == [False] * 5 + [True] * 2
    names = seat_names(("me", "racer", "racer", "search:seconds=2"), Texts("pl"))
    assert names[1:] == ["Sprinter 1", "Sprinter 2", "Myśliciel"]


def test_a_wrong_setting_is_reported_at_once() -> None:
    game = Game.new("thistledown", players=2, seed=3)
    with pytest.raises(BotError, match="no setting 'speed'"):
        seat_bots(game, ("me", "racer:speed=3"))
    with pytest.raises(CodedError):
        check_names(("me", "search:playouts=" + "9" * 60))


def test_a_table_with_bots_from_the_command_line(tmp_path: Path) -> None:
    told = piped(tmp_path, "quit\n", "play", "thistledown", "--seats", "me,easy,hard", "--seed", "5")
    labels = re.search(r"At the table: You, (\w+) \(easy\) and (\w+) \(hard\)\.", told.stdout, re.M)
    assert labels is not None, told.stdout
    assert all(re.search(rf"^ +{name} +\d", told.stdout, re.M) for name in labels.groups())
