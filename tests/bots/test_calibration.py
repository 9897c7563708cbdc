"""Win chances: what is corrected, how corrections are fitted, and how errors are measured."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.bots import SeatInput, new_player
from branchline.bots.search.calibration import (
    FACTS,
    NONE,
    Correction,
    calibrated,
    corrected,
    correction_for,
    facts_of,
    smoothed,
    stored_corrections,
)
from branchline.bots.search.player import SearchPlayer
from tests.bots.test_search import positions
from tools.calibration import Cell, calibration_error, fit


def weights(**changes: float) -> Correction:
    correction = NONE.copy()
    for fact, weight in changes.items():
        correction[FACTS.index(fact.replace("_", " "))] = weight
    return correction


def situation(victories: list[float], asking: int, trains: list[int] | None = None) -> SeatInput:
    """A position for as many players as have victories."""
    board = load_board("usa")
    states, _ = positions("usa", len(victories), 40)[1]
    if trains is not None:
        states["trains"][0][: len(trains)] = trains
    return SeatInput.by(board, states, asking)


def forecasts(correction: Correction, number: int) -> Cell:
    """Questions whose right answers are the shares after a correction."""
    rng = np.random.default_rng(3)
    facts = rng.normal(size=(number, 3, len(FACTS)))
    right = corrected(facts, correction)
    won = np.array([rng.multinomial(1, chances) for chances in right]).astype(float)
    return Cell("any", 3, "any", facts, rng.integers(0, 3, number), won, np.arange(number))


def test_without_a_correction_chances_are_shares_of_victories() -> None:
    victories = [30.0, 10.0]
    facts = facts_of(smoothed(np.array(victories), 40), situation(victories, 0))
    assert corrected(facts, NONE) == pytest.approx([30.5 / 41, 10.5 / 41])


def test_chances_add_up_and_are_never_certain() -> None:
    for correction in (NONE, weights(victories=0.5, asking=0.3), weights(trains=-2.0, cards_late=1.0)):
        for victories in ([40.0, 0.0, 0.0], [0.0, 20.0, 20.0]):
            chances = corrected(facts_of(smoothed(np.array(victories), 40), situation(victories, 1)), correction)
            assert chances.sum() == pytest.approx(1.0)
            assert 0.0 < chances.min() <= chances.max() < 1.0


def test_a_correction_evens_chances_out_or_moves_those_of_a_seat() -> None:
    victories = [28.0, 8.0, 4.0]
    shares = smoothed(np.array(victories), 40)

    def chances(seat: int, **changes: float) -> np.ndarray:
        return corrected(facts_of(shares, situation(victories, seat, [40, 20, 40])), weights(**changes))

    even = chances(0, victories=0.5)
    assert shares[0] > even[0] > even[1] > even[2] > shares[2]
    assert chances(1, asking=-0.5)[1] < shares[1]
    assert chances(0, trains=-0.5)[1] > shares[1]


def test_facts_called_late_count_by_the_progress_of_the_game() -> None:
    shares = np.array([0.5, 0.5])
    for fewest, progress in ((45, 0.0), (9, 0.8)):
        facts = facts_of(shares, situation([1.0, 1.0], 0, [45, fewest]))
        late = [i for i, fact in enumerate(FACTS) if fact.endswith(" late")]
        now = [FACTS.index(FACTS[i].removesuffix(" late")) for i in late]
        assert facts[:, late] == pytest.approx(progress * facts[:, now])


def test_a_correction_can_be_fitted_to_results() -> None:
    hidden = weights(victories=0.6, asking=-0.3, cards=0.8)
    cell = forecasts(hidden, 4000)
    found = fit([cell])
    assert found == pytest.approx(hidden, abs=0.1)
    before, after = (calibration_error(cell.chances(one), cell.results) for one in (NONE, found))
    assert after < 0.03 < before


def test_the_error_is_the_mean_distance_from_the_results() -> None:
    chances = np.array([0.05, 0.05, 0.95, 0.95])
    assert calibration_error(chances, np.array([0.0, 0.0, 1.0, 1.0])) == pytest.approx(0.05)
    assert calibration_error(chances, np.array([1.0, 1.0, 0.0, 0.0])) == pytest.approx(0.95)


def test_corrections_are_stored_for_boards_that_exist() -> None:
    assert set(stored_corrections()) <= set(builtin_boards())
    assert correction_for("no such board") is NONE


def test_a_search_tells_everyones_chances() -> None:
    board = load_board("usa")
    states, mover = positions("usa", 2, 1)[-6]
    player = new_player("search", board=board, players=2, seed=3)
    assert isinstance(player, SearchPlayer)
    seen = SeatInput.by(board, states, mover)
    victories, chances = player.victories(seen, 20), player.win_chances(seen, 20)
    assert victories.sum() == pytest.approx(20)
    assert sum(chances) == pytest.approx(1.0)
    assert chances == pytest.approx(calibrated(victories, 20, seen))
    assert player.win_chances(seen, 20) == chances
