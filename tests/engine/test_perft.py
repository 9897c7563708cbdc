"""Node counts: how many ways a game can go on from fixed positions, decision by decision.

A rule that allows one action too many, or one too few, shows here, wherever it hides. Chance falls by the seed.
"""

from __future__ import annotations

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.rules import engine
from branchline.rules.compiling import INTERPRETED
from branchline.rules.records import STRICT_FERRIES

AT_ONCE = 2_000  # games that are looked at together

# Where the count begins: at the start, after so many random decisions, or in the last turns.
START, LAST_TURNS = 0, -1

NODES: dict[tuple[str, int, int], list[int]] = {
    ("europe", 3, START): [11, 121, 1_331, 157_058],
    ("europe", 3, 60): [5, 67, 1_224, 41_196, 1_022_464],
    ("europe", 3, 140): [6, 30, 198, 1_071, 6_808, 38_417, 247_467],
    ("europe", 3, LAST_TURNS): [7, 46, 674, 3_116, 14_822, 19_851, 0],
    ("nordic", 2, START): [26, 676, 22_984, 547_560],
    ("nordic", 2, 50): [10, 79, 643, 3_795, 31_303, 293_968],
    ("nordic", 2, 130): [10, 67, 584, 2_161, 33_862, 280_604, 1_949_774],
    ("nordic", 2, LAST_TURNS): [5, 22, 93, 431, 0, 0, 0],
    ("poland", 3, START): [11, 121, 1_331, 43_923, 1_084_765],
    ("poland", 3, 40): [7, 40, 327, 2_635, 23_992, 200_445],
    ("poland", 3, 100): [10, 81, 641, 4_200, 31_467, 270_808],
    ("poland", 3, LAST_TURNS): [13, 109, 808, 4_635, 16_881, 22_950, 0],
    ("thistledown", 4, START): [4, 16, 64, 256, 19_200, 1_264_128],
    ("thistledown", 4, 30): [3, 14, 67, 349, 1_921, 14_582, 129_451],
    ("thistledown", 4, 80): [12, 61, 339, 2_307, 14_130, 72_455, 539_496],
    ("thistledown", 4, LAST_TURNS): [11, 66, 293, 995, 3_324, 10_902, 31_094],
    ("usa", 4, START): [4, 16, 64, 256, 31_744, 3_686_400],
    ("usa", 4, 80): [4, 78, 1_156, 33_212, 833_920],
    ("usa", 4, 200): [7, 41, 172, 1_272, 6_790, 42_154, 309_785],
    ("usa", 4, LAST_TURNS): [21, 263, 2_095, 12_053, 57_935, 175_118, 219_066],
}

# The same at tables with strict ferries (D15), where fewer payments are legal.
STRICT_NODES: dict[tuple[str, int, int], list[int]] = {
    ("nordic", 2, START): [26, 676, 22_984, 547_560],
    ("nordic", 2, 50): [10, 79, 643, 3_795, 31_003, 275_579],
    ("nordic", 2, 130): [12, 55, 313, 2_019, 18_835, 107_663, 807_825],
    ("nordic", 2, LAST_TURNS): [9, 43, 249, 1_204, 85, 463, 1],
}


def fixed_position(board: np.record, players: int, where: int, options: int = 0) -> engine.States:
    """A game of seed 2024 after `where` random decisions, or when the last turns have begun."""
    states, rng = engine.new_states(1), engine.new_rng(1)
    engine.set_up(board, states, players=players, seed=2024, index=players, options=options, rng=rng)
    decisions = 0
    while decisions != where and not (where == LAST_TURNS and states["final_turns"][0] >= 0):
        engine.play(board, states, engine.random_actions(board, states, rng))
        decisions += 1
    return states


def nodes(board: np.record, states: engine.States, depth: int) -> list[int]:
    """How many sequences of 1, 2 … `depth` legal actions there are from these positions."""
    totals = np.zeros(depth, dtype=np.int64)
    for begin in range(0, states.size, AT_ONCE):
        here = states[begin : begin + AT_ONCE]
        masks = engine.legal_masks(board, here)
        totals[0] += masks.sum()
        if depth > 1:
            games, actions = np.nonzero(masks)
            after = here[games]
            assert not engine.play(board, after, actions).any()
            totals[1:] += nodes(board, after, depth - 1)
    return [int(n) for n in totals]


@pytest.mark.parametrize(("board", "players", "where"), NODES)
def test_the_game_can_go_on_in_so_many_ways(board: str, players: int, where: int) -> None:
    record = engine.board_record(load_board(board))
    known = NODES[board, players, where][: 2 if INTERPRETED else None]
    assert nodes(record, fixed_position(record, players, where), len(known)) == known


@pytest.mark.parametrize(("board", "players", "where"), STRICT_NODES)
def test_with_strict_ferries_it_can_go_on_in_so_many_ways(board: str, players: int, where: int) -> None:
    record = engine.board_record(load_board(board))
    known = STRICT_NODES[board, players, where][: 2 if INTERPRETED else None]
    assert nodes(record, fixed_position(record, players, where, STRICT_FERRIES), len(known)) == known
