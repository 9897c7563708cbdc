"""A view tells all that its seat may know: the blind record can be made of it again."""

from __future__ import annotations

import random

import pytest

from branchline.bots import SeatInput, new_player
from branchline.bots.interface import seen_by
from branchline.errors import BranchlineError
from branchline.game.game import Game
from branchline.game.view_builder import view
from branchline.game.view_reader import states_of
from branchline.rules import engine
from branchline.rules.records import NO_LONGEST_PATH, STATE, STRICT_FERRIES
from tests.engine.playing import TABLES
from tests.knowledge.indistinguishable import play_by_kinds

NOT_TOLD = {"give_from", "face_up_rests"}  # and of no use to the seat: see view_reader


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_is_enough_for_the_blind_record(name: str, players: int) -> None:
    game = Game.new(name, players, seed=players)
    for step, _ in enumerate(play_by_kinds(game, random.Random(players))):
        if step % 5 and game.phase in ("turn", "second_card"):
            continue
        for seat in {*game.actors, step % players}:
            shown, blind = game.view(seat), engine.array_of(game.blind(seat))
            states = states_of(game.board, shown)
            other = {field for field in STATE.names or () if (states[field] != blind[field]).any()}
            assert other <= NOT_TOLD
            assert view(game.board, states, seat) == shown
    shown = game.view(0)
    assert view(game.board, states_of(game.board, shown), 0) == shown


@pytest.mark.parametrize("strict", [False, True])
def test_a_bot_chooses_the_same_by_it(strict: bool) -> None:
    game = Game.new("nordic", 2, seed=1, strict_ferries=strict)
    racer = new_player("racer", board=game.board, players=2, seed=0)
    while not game.over:
        seat = game.actors[0]
        number = racer.choose(seen_by(game, seat))
        assert racer.choose(SeatInput(game.board, states_of(game.board, game.view(seat)), seat)) == number
        game.play(number, seat)


def test_a_view_tells_the_options_of_the_table() -> None:
    tables = [
        Game.new("nordic", 2, seed=1, strict_ferries=True),
        Game.new("poland", 2, seed=1, longest_path=False),
        Game.new("nordic", 2, seed=1),
    ]
    for game in tables:
        for seat in (None, 0):
            assert states_of(game.board, game.view(seat))["options"][0] == game.state.options
    assert [int(game.state.options) for game in tables] == [STRICT_FERRIES, NO_LONGEST_PATH, 0]


def test_another_edition_of_the_board_is_refused() -> None:
    game = Game.new("europe", 2, seed=1)
    with pytest.raises(BranchlineError, match="another edition of europe"):
        states_of(Game.new("usa", 2, seed=1).board, game.view(0))
