"""What is true of every game on every board, whoever plays and however the cards fall."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.boards.limits import PAYMENTS
from branchline.boards.model import COLOURS
from branchline.game.action_numbers import action_for, numbers_for, route_payments
from branchline.game.actions import parse_action
from branchline.game.errors import IllegalAction
from branchline.game.game import Game
from branchline.rules import engine
from branchline.rules.compiling import INTERPRETED
from tests.boards.conftest import SMALL
from tests.engine.fingerprint import fingerprints
from tests.engine.playing import TABLES, played_on, random_play
from tests.engine.walk import walk
from tests.volume import long

ROOT = Path(__file__).parents[2]
BOARDS = dict(TABLES)  # each with the most players


@long
def test_a_million_random_decisions_break_nothing() -> None:
    """`walk` looks at cards, trains, tickets, routes, legal actions (blinded too) and scores after every decision."""
    games = 3 if INTERPRETED else 450
    decisions = 0
    for name, players in TABLES:
        done = walk(load_board(name), players, games)
        assert not done.problem, f"{name} with {players} players: {done.problem}"
        decisions += done.decisions
    assert decisions > 1_000_000 or INTERPRETED


def test_random_decisions_in_the_interpreter_break_nothing() -> None:
    """A few of the same games, without the time that it takes to compile the walk."""
    command = [sys.executable, "-m", "tests.engine.walk", "thistledown", "4", "nordic", "2"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert [line.split()[-1] for line in done.stdout.splitlines()] == ["fine", "fine"], done.stdout


@pytest.mark.parametrize("kind", ["any_cards = 2", "symbols = 1"])
def test_the_route_with_the_most_payments_fits_into_the_scratch_memory(kind: str, tmp_path: Path) -> None:
    """All of its payments are listed, and drawn at random, if the hand allows them."""
    text = SMALL.replace('length = 2, colour = "green", any_cards = 2', f'length = 15, colour = "grey", {kind}')
    text = text.replace(
        "tunnel_cards = 3", "tunnel_cards = 3\nferry_substitute = 2\nsubstitutes_for_any_locomotive = true"
    )
    text = text.replace("points = { 1 = 1", "points = { 15 = 50, 1 = 1").replace(
        "hand = 4", "hand = 4\nlocomotives = 30"
    )
    path = tmp_path / "small.toml"
    path.write_text(text, encoding="utf-8")
    board = load_board(path)
    route = board.route_index["ash/elm"]
    hand = dict.fromkeys(COLOURS, 11) | {"locomotive": 30}
    game = Game.from_dict({"board": "small", "players": 2, "hands": [hand, {}]}, board)
    ways = [payment for payment in route_payments(board, route) if payment.cards <= 11]
    assert len(ways) > PAYMENTS - 100
    claims = [action for action in game.legal() if action.route == "ash/elm"]
    assert [(sum(claim.cards.values()), claim.swaps) for claim in claims] == [
        (payment.cards + payment.locomotives, payment.swaps) for payment in ways
    ]
    record, rng = engine.board_record(board), engine.new_rng(1)
    states = np.array([game.state])
    drawn = {int(engine.random_actions(record, states, rng)[0]) for _ in range(300)}
    assert drawn <= set(game.legal().numbers)


@pytest.mark.parametrize(("board", "deck"), [("usa", 110), ("europe", 110), ("poland", 110), ("nordic", 110)])
def test_the_walk_counts_the_whole_deck(board: str, deck: int) -> None:
    assert engine.board_record(load_board(board)).all_cards.sum() == deck


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_an_illegal_action_is_refused_in_one_line_and_changes_nothing(board: str, players: int) -> None:
    game = Game.new(board, players, seed=11)
    actions = int(engine.board_record(game.board).actions)
    chance = random.Random(11)
    for _ in random_play(game, seed=11):
        before, acts = game.state.tobytes(), list(game.acts)
        seat, number = chance.randrange(players), chance.randrange(-1, actions + 1)
        if number in game.legal(seat).numbers:
            continue
        reason = game.why(number, seat)
        with pytest.raises(IllegalAction) as refused:
            game.play(number, seat)
        assert str(refused.value) == str(reason)
        assert "\n" not in str(reason)
        assert game.state.tobytes() == before
        assert game.acts == acts


def test_every_number_of_a_table_is_legal_or_has_its_reason() -> None:
    game = Game.new("thistledown", 3, seed=5)
    actions = int(engine.board_record(game.board).actions)
    phases = set()
    for _ in random_play(game, seed=5):
        if game.phase in phases:
            continue
        phases.add(game.phase)
        for seat in range(3):
            legal = game.legal(seat)
            for number in range(actions):
                assert (game.why(number, seat) is None) == (number in legal.numbers)
    assert phases == {"start", "turn", "second_card", "offer", "tunnel", "paying"}


@pytest.mark.parametrize(("board", "players"), BOARDS.items())
def test_text_and_action_and_number_stand_for_each_other(board: str, players: int) -> None:
    game = Game.new(board, players, seed=3)
    for i, (seat, _) in enumerate(random_play(game, seed=3)):
        if i % 4:
            continue
        legal = game.legal(seat)
        for number, action in zip(legal.numbers, legal, strict=True):
            assert parse_action(game.board, str(action)) == action
            assert numbers_for(game.board, game.state, seat, action) == [number]
            assert action_for(game.board, game.state, seat, number) == action


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_position_as_a_dict_is_the_same_position(board: str, players: int) -> None:
    game = Game.new(board, players, seed=8)
    for i, _ in enumerate(random_play(game, seed=8)):
        if i % 8 == 0:
            assert Game.from_dict(json.loads(json.dumps(game.to_dict()))) == game
    assert Game.from_dict(json.loads(json.dumps(game.to_dict()))) == game


@pytest.mark.parametrize(("board", "players"), BOARDS.items())
def test_a_game_goes_on_the_same_from_a_dict_or_a_record(board: str, players: int) -> None:
    game = played_on(Game.new(board, players, seed=21), 60)
    from_dict = Game.from_dict(game.to_dict())
    from_record = Game.replay(str(game.record))
    for seat, number in random_play(game, seed=22):
        assert from_dict.play(number, seat) == from_record.play(number, seat)
    assert from_dict == from_record == game
    assert Game.replay(str(from_dict.record)) == Game.replay(str(game.record)) == game


@pytest.mark.parametrize(("board", "players"), BOARDS.items())
def test_a_copy_shares_no_memory(board: str, players: int) -> None:
    game = played_on(Game.new(board, players, seed=4), 40)
    copy = game.copy()
    assert copy == game
    assert not np.shares_memory(copy.state, game.state)
    before, acts, saved = game.state.tobytes(), list(game.acts), str(game.record)
    for _ in random_play(copy, seed=4):
        pass
    assert copy.over
    assert (game.state.tobytes(), game.acts, str(game.record)) == (before, acts, saved)
    again = game.copy()
    for _ in random_play(again, seed=4):
        pass
    assert again == copy


@pytest.mark.parametrize(
    "environment",
    [pytest.param({"PYTHONHASHSEED": "0"}, marks=long), {"PYTHONHASHSEED": "4711"}, {"NUMBA_DISABLE_JIT": "1"}],
    ids=str,
)
def test_the_same_seed_gives_the_same_game_in_every_process(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tests.engine.fingerprint"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=True)
    assert tuple(done.stdout.splitlines()) == fingerprints()
