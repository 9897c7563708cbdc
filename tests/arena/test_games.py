"""One game and one block: what is written down of it, and what a bot's mistakes cost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.arena import Block, play_block, play_game
from branchline.boards import builtin_boards, load_board
from branchline.bots import Player, SeatInput, new_player
from branchline.rules.records import DRAW
from tests.arena.support import board


class Stubborn:
    """Always gives the same answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seen: SeatInput) -> int:
        if isinstance(self.answer, type):
            raise self.answer("no idea")
        answer: int = self.answer
        return answer


@pytest.mark.parametrize("answer", [ValueError, -1, 10**30, None, "draw", 9.5, 10**6])
def test_a_bad_choice_forfeits_the_decision(answer: object) -> None:
    rows = play_game(board(), [Stubborn(answer), _random(1)], Block(5, 0))
    assert rows["faults"][0] == rows["decisions"][0]
    assert rows["faults"][1] == 0
    assert rows["turns"].min() > 5


def test_good_choices_of_a_bot_that_errs_are_played() -> None:
    rows = play_game(board(), [Stubborn(DRAW), _random(1)], Block(5, 0))
    assert 0 < rows["faults"][0] < rows["decisions"][0]


def test_forfeits_are_drawn_the_same_each_time() -> None:
    first, second = (play_game(board(), [Stubborn(-1), _random(1)], Block(5, 0)) for _ in range(2))
    assert np.array_equal(first, second)


def test_an_interrupt_is_no_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_game(board(), [Stubborn(KeyboardInterrupt), _random(1)], Block(5, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_add_up(players: int) -> None:
    rows = play_block(board(), ["random", "random"], players, Block(9, 3))
    parts = ("routes", "tickets", "stations", "path_bonus", "ticket_bonus", "countries")
    assert np.array_equal(sum(rows[part].astype(int) for part in parts), rows["total"])
    for game in rows.reshape(-1, players):
        assert game["share"].sum() == pytest.approx(1)
        assert game["first"].sum() == 1
        assert set(game["rank"][game["share"] > 0]) == {1}
        assert game["total"].max() == game["total"][game["rank"] == 1].max()
        order = np.argsort(game["rank"], kind="stable")
        assert (np.diff(game["total"][order].astype(int)) <= 0).all()
        assert (game["completed"] <= game["held"]).all()


def test_all_games_of_a_block_have_one_deal() -> None:
    rows = play_block(board(), ["random", "random", "random"], 3, Block(9, 3)).reshape(-1, 3)
    assert len({tuple(game["first"]) for game in rows}) == 1
    assert sorted(rows["bot"][:, 0]) == [0, 1, 2]


def test_another_block_is_another_game() -> None:
    one, other = (play_block(board(), ["random", "random"], 2, Block(9, number)) for number in (3, 4))
    assert not np.array_equal(one["total"], other["total"])


@pytest.mark.parametrize("name", builtin_boards())
def test_compiled_games_are_the_games_that_are_played_decision_by_decision(name: str) -> None:
    printed = load_board(name)
    for players in range(printed.rules.players[0], printed.rules.players[1] + 1):
        specs = ["racer", "planner", "greedy", "racer:draw=3", "planner:rate=2"][:players]
        block = Block(7, players)
        compiled = play_block(printed, specs, players, block)[:players]
        seated = [new_player(spec, board=printed, players=players, seed=0) for spec in specs]
        slowly = play_game(printed, seated, block)
        slowly["block"], slowly["bot"] = block.number, range(players)
        assert np.array_equal(compiled, slowly)


def _random(seed: int) -> Player:
    return new_player("random", board=board(), players=2, seed=seed)
