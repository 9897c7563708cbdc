"""Ratings against what is known otherwise: closed forms, a search over a grid, and made-up bots of known strength."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from branchline.arena import rate
from branchline.arena.games import ROW, Rows
from branchline.arena.ratings import Points, block_points, comparable, elo, expected, openskill


def _table(*ranks_of_bots: tuple[tuple[int, int], ...]) -> Rows:
    """Rows of one block: games, each as (bot, rank) by seat."""
    rows = np.zeros(sum(map(len, ranks_of_bots)), dtype=ROW)
    seats = [(game, seat, *it) for game, table in enumerate(ranks_of_bots) for seat, it in enumerate(table)]
    for row, (game, seat, bot, rank) in zip(rows, seats, strict=True):
        row["game"], row["seat"], row["bot"], row["rank"] = game, seat, bot, rank
    return rows


@pytest.mark.parametrize(("won", "lost"), [(50, 50), (75, 25), (1, 99), (0.5, 1999.5)])
def test_two_bots_have_a_closed_form(won: float, lost: float) -> None:
    found = elo(np.array([[[0, won], [lost, 0]]]))[0]
    assert found[0] == pytest.approx(400 * math.log10(won / lost), abs=1e-6)
    assert found[1] == 0
    assert expected(float(found[0])) == pytest.approx(won / (won + lost))


def test_three_bots_as_a_search_over_a_grid_finds_them() -> None:
    points = np.array([[0, 30, 55], [20, 0, 41.5], [5, 18.5, 0]])
    found = elo(points[None])[0]

    def likelihood(strengths: NDArray[np.float64]) -> float:
        gaps = strengths[:, None] - strengths[None, :]
        return float(-(points * np.log1p(10 ** (-gaps / 400))).sum())

    grid = [(likelihood(np.array([a, b, 0.0])), a, b) for a, b in product(range(0, 500, 2), repeat=2)]
    _, a, b = max(grid)
    assert abs(found[0] - a) <= 2
    assert abs(found[1] - b) <= 2
    for change in ([1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0]):
        assert likelihood(found + change) < likelihood(found)


def test_bots_that_never_met_are_rated_by_those_between() -> None:
    points = np.array([[0.0, 3, 0], [1, 0, 3], [0, 1, 0]])
    step = 400 * math.log10(3)
    assert elo(points[None])[0] == pytest.approx([2 * step, step, 0])


def test_who_never_lost_has_no_finite_rating() -> None:
    assert comparable(np.array([[0, 9], [1, 0.0]]))
    assert not comparable(np.array([[0, 10], [0, 0.0]]))
    blocks = np.zeros((5, 2, 2))
    blocks[:, 0, 1] = 2
    first, last = rate(blocks, seed=1)
    assert not first.bounded
    assert first.elo == pytest.approx(400 * math.log10(10.5 / 0.5))  # as with one more tie
    assert last.elo == 0


def test_a_bootstrap_is_the_same_each_time_and_other_with_another_seed() -> None:
    blocks = _made_up([60.0, 0.0], 100, np.random.default_rng(3))
    assert rate(blocks, seed=1) == rate(blocks, seed=1)
    assert rate(blocks, seed=1) != rate(blocks, seed=2)


def test_intervals_cover_what_is_true_as_often_as_they_say() -> None:
    truth = [120.0, 40.0, 0.0]
    luck = np.random.default_rng(11)
    covered = 0
    for trial in range(200):
        ratings = rate(_made_up(truth, 80, luck), seed=trial, resamples=300)
        covered += sum(rating.low <= true <= rating.high for rating, true in zip(ratings[:2], truth[:2], strict=True))
    assert 0.91 <= covered / 400 <= 0.985


def test_games_of_a_block_that_hang_together_widen_the_interval() -> None:
    luck = np.random.default_rng(5)
    alone = np.zeros((200, 2, 2))
    alone[:, 0, 1] = luck.integers(0, 2, 200)
    alone[:, 1, 0] = 1 - alone[:, 0, 1]
    (one, _), (copied, _) = rate(alone, seed=1), rate(4 * alone, seed=1)
    assert copied.elo == pytest.approx(one.elo)
    assert copied.high - copied.low == pytest.approx(one.high - one.low, rel=0.05)


def test_a_table_of_several_is_its_pairs_by_rank() -> None:
    points = block_points(_table(((0, 1), (1, 2), (2, 2))), 3)[0]
    assert points.tolist() == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]


def test_seats_of_one_bot_are_not_compared() -> None:
    points = block_points(_table(((0, 1), (1, 2), (0, 3), (1, 4))), 2)[0]
    assert points.tolist() == [[0, 3], [1, 0]]


def test_openskill_sees_the_same_order() -> None:
    games = [((0, 1), (1, 2), (2, 3)), ((2, 3), (0, 1), (1, 2)), ((1, 1), (2, 3), (0, 2))]
    (first, _), (second, _), (third, deviation) = openskill(_table(*games), 3, 3)
    assert first > second > third
    assert 0 < deviation < 25 / 3
    twice = openskill(_table(((0, 1), (1, 3), (0, 1))), 2, 3)
    assert twice[0][0] > twice[1][0]


def _made_up(strengths: list[float], blocks: int, luck: np.random.Generator) -> Points:
    """Two games of each pair a block, won as the strengths say."""
    points = np.zeros((blocks, len(strengths), len(strengths)))
    for i, one in enumerate(strengths):
        for j, other in enumerate(strengths[:i]):
            points[:, i, j] = luck.binomial(2, expected(one - other), blocks)
            points[:, j, i] = 2 - points[:, i, j]
    return points
