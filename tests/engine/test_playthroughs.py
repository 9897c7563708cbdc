"""Recorded games, played again and compared line by line."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tools.playthrough import FOLDER, path_of, playthrough, tables


@pytest.mark.parametrize(("board", "players"), tables())
def test_the_recorded_game_is_played_again_line_by_line(board: str, players: int) -> None:
    path = path_of(board, players)
    recorded = path.read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(zip_longest(recorded, playthrough(board, players)), start=1):
        assert now == then, f"{path.name}, line {number} differs: see tools/playthrough.py"


def test_every_recorded_game_is_of_a_table_that_there_is() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(path_of(board, players) for board, players in tables())
