"""The sequential test on made-up streams of blocks."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.arena import ArenaError, Sprt
from branchline.arena.ratings import expected
from branchline.arena.sprt import parse_sprt


def _decide(truth: float, luck: np.random.Generator) -> tuple[str | None, int]:
    """The verdict on two-game blocks of a bot that is so much stronger, and after how many blocks."""
    sprt = Sprt(0, 40)
    for won in luck.binomial(2, expected(truth), 5000):
        sprt.add(won / 2)
        if sprt.verdict is not None:
            break
    return sprt.verdict, sprt.blocks


@pytest.mark.parametrize(("truth", "right"), [(0.0, "low"), (40.0, "high")])
def test_it_is_wrong_as_seldom_as_it_promises(truth: float, right: str) -> None:
    luck = np.random.default_rng(17)
    verdicts = [_decide(truth, luck) for _ in range(200)]
    wrong = sum(verdict != right for verdict, _ in verdicts)
    assert wrong <= 200 * 0.08  # 5 % promised, and three standard errors of 200 trials would be 4.6 % more
    assert 50 < np.mean([blocks for _, blocks in verdicts]) < 600


def test_far_from_both_it_is_quick() -> None:
    luck = np.random.default_rng(17)
    assert all(_decide(300.0, luck)[0] == "high" for _ in range(50))
    assert np.mean([_decide(-300.0, luck)[1] for _ in range(50)]) < 60


def test_the_first_few_alike_decide_nothing() -> None:
    sprt = Sprt(0, 20)
    assert sprt.ratio == 0
    for _ in range(3):
        sprt.add(1.0)
    assert sprt.verdict is None


@pytest.mark.parametrize("text", ["", "5", "20,0", "0,0", "a,b", "0,20,40", "nan,3", "0,9999"])
def test_bounds_that_make_no_sense(text: str) -> None:
    with pytest.raises(ArenaError, match="--sprt takes"):
        parse_sprt(text)


def test_bounds() -> None:
    assert (parse_sprt("-5, 7.5").low, parse_sprt("-5, 7.5").high) == (-5, 7.5)
