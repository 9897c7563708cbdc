"""Win chances: what is corrected, how corrections are fitted, and how errors are measured."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.bots import SeatInput, new_player
from branchline.bots.search.calibration import (
    Correction,
    calibrated,
    corrected,
    correction_for,
    smoothed,
    stored_corrections,
)
from branchline.bots.search.player import SearchPlayer
from tests.bots.test_search import positions
from tools.calibration import Cell, calibration_error, fit


def forecasts(correction: Correction, number: int) -> Cell:
    """Questions whose right answers are the shares after a correction."""
    rng = np.random.default_rng(3)
    shares = rng.dirichlet(np.ones(3), number)
    seats = rng.integers(0, 3, number)
    right = [corrected(share, seat, correction)[seat] for share, seat in zip(shares, seats, strict=True)]
    results = (rng.random(number) < right).astype(float)
    return Cell("any", 3, "any", shares, seats, results, np.arange(number))


def test_without_a_correction_chances_are_shares_of_victories() -> None:
    chances = corrected(smoothed(np.array([30.0, 10.0]), 40), 0, Correction())
    assert chances == pytest.approx([30.5 / 41, 10.5 / 41])


def test_chances_add_up_and_are_never_certain() -> None:
    for correction in (Correction(), Correction(0.5, 0.3), Correction(1.4, -0.5)):
        for victories in ([40.0, 0.0, 0.0], [0.0, 20.0, 20.0]):
            chances = corrected(smoothed(np.array(victories), 40), 1, correction)
            assert chances.sum() == pytest.approx(1.0)
            assert 0.0 < chances.min() <= chances.max() < 1.0


def test_a_lower_sharpness_makes_chances_more_even_and_a_bias_moves_those_of_the_seat() -> None:
    shares = np.array([0.7, 0.2, 0.1])
    even = corrected(shares, 0, Correction(sharpness=0.5))
    assert shares[0] > even[0] > even[1] > even[2] > shares[2]
    assert corrected(shares, 1, Correction(bias=-0.5))[1] < shares[1]


def test_a_correction_can_be_fitted_to_results() -> None:
    hidden = Correction(0.6, -0.3)
    cell = forecasts(hidden, 4000)
    found = fit([cell])
    assert found.sharpness == pytest.approx(hidden.sharpness, abs=0.1)
    assert found.bias == pytest.approx(hidden.bias, abs=0.15)
    before, after = (calibration_error(cell.chances(one), cell.results) for one in (Correction(), found))
    assert after < 0.03 < before


def test_the_error_is_the_mean_distance_from_the_results() -> None:
    chances = np.array([0.05, 0.05, 0.95, 0.95])
    assert calibration_error(chances, np.array([0.0, 0.0, 1.0, 1.0])) == pytest.approx(0.05)
    assert calibration_error(chances, np.array([1.0, 1.0, 0.0, 0.0])) == pytest.approx(0.95)


def test_corrections_are_stored_for_boards_that_exist() -> None:
    assert set(stored_corrections()) <= set(builtin_boards())
    assert correction_for("no such board") == Correction()


def test_a_search_tells_everyones_chances() -> None:
    board = load_board("usa")
    states, mover = positions("usa", 2, 1)[-6]
    player = new_player("search", board=board, players=2, seed=3)
    assert isinstance(player, SearchPlayer)
    seen = SeatInput.by(board, states, mover)
    victories, chances = player.victories(seen, 20), player.win_chances(seen, 20)
    assert victories.sum() == pytest.approx(20)
    assert sum(chances) == pytest.approx(1.0)
    assert chances == pytest.approx(calibrated(victories, 20, "usa", mover))
    assert player.win_chances(seen, 20) == chances
