"""Who sits where, and with which seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.arena import ArenaError, Block
from branchline.arena.blocks import bot_seed, seatings
from tests.arena.support import plan


def test_two_bots_change_seats() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))


def test_a_table_of_all_bots_is_turned() -> None:
    assert seatings(3, 3) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


def test_two_bots_fill_a_table_in_turn() -> None:
    assert seatings(2, 4) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert set(seatings(2, 3)) == {(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)}


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("bots", range(2, 8))
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    tables = seatings(bots, players)
    assert len(set(tables)) == len(tables)
    seats = Counter((seat, bot) for table in tables for seat, bot in enumerate(table))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    together = {frozenset((a, b)) for table in tables for a in table for b in table if a != b}
    assert len(together) == bots * (bots - 1) / 2  # all meet


def test_the_luck_of_bots_is_their_own() -> None:
    seeds = {
        bot_seed(Block(run, number), game, seat)
        for run in range(3)
        for number in range(5)
        for game in range(4)
        for seat in range(3)
    }
    assert len(seeds) == 3 * 5 * 4 * 3
    assert max(seeds) < 1 << 64
    assert bot_seed(Block(5, 7), 1, 0) == 0xAACC4E40AA9095CE


def test_games_are_made_whole_blocks() -> None:
    assert plan().blocks(1) == 1
    assert plan().blocks(2000) == 1000
    assert plan(players=3).blocks(13) == 3
    with pytest.raises(ArenaError, match="number of games"):
        plan().blocks(0)


def test_a_bot_that_is_there_twice_is_numbered() -> None:
    assert plan("random", " random", "random").names == ("random", "random #2", "random #3")
