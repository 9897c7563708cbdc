"""Estimates with confidence intervals, and how they are printed in each language.

Wilson scores for shares, normal approximation for means, cluster-robust ratios, Bonferroni correction.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.texts.languages import MINUS

Z = NormalDist().inv_cdf(0.975)  # all intervals are 95% confidence intervals
Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over `number` cases with its 95% confidence interval."""

    mean: float
    low: float
    high: float
    number: int

    @property
    def error(self) -> float:
        """Half the width of the interval, as printed after ±."""
        return (self.high - self.low) / 2

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        mean, low, high = (value * factor + shift for value in (self.mean, self.low, self.high))
        return Estimate(mean, low, high, self.number)


def share(total: float, number: int, z: float = Z) -> Estimate:
    """A share of cases with its Wilson score interval, which also holds for few cases and for shares near 0 or 1.

    `total` may contain fractions of cases, such as shared victories. These vary less than whole cases, so the interval
    is not too narrow. Without cases the mean is 0 and the interval is 0 to 1.
    """
    if number == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = total / number
    middle = (mean + z * z / (2 * number)) / (1 + z * z / number)
    reach = z * math.sqrt(mean * (1 - mean) / number + z * z / (4 * number**2)) / (1 + z * z / number)
    return Estimate(mean, min(max(middle - reach, 0.0), mean), max(min(middle + reach, 1.0), mean), number)


def mean_of(values: npt.ArrayLike) -> Estimate:
    """The mean of independent numbers. For a single number the interval is unknown and given as zero width."""
    found = np.asarray(values, dtype=np.float64).ravel()
    if found.size == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = float(found.mean())
    reach = Z * float(found.std(ddof=1)) / math.sqrt(found.size) if found.size > 1 else 0.0
    return Estimate(mean, mean - reach, mean + reach, int(found.size))


def ratio(parts: npt.ArrayLike, wholes: npt.ArrayLike) -> Estimate:
    """A share of cases that are correlated within a game (ratio estimator, clustered by game).

    `parts` and `wholes` have one entry per game.
    """
    part, whole = np.asarray(parts, dtype=np.float64), np.asarray(wholes, dtype=np.float64)
    total = float(whole.sum())
    if total == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = float(part.sum()) / total
    off = part - mean * whole
    reach = Z * float(off.std(ddof=1)) * math.sqrt(off.size) / total if off.size > 1 else 0.0
    return Estimate(mean, max(mean - reach, 0.0), min(mean + reach, 1.0), int(total))


def z_for(comparisons: int) -> float:
    """The number of standard errors at which all intervals hold together with 95% (Bonferroni correction)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(comparisons, 1))


def words_as_sets(words: npt.NDArray[Any], size: int) -> Bools:
    """Unpack bit sets, stored as 64-bit words along the last axis, into `size` booleans along that axis."""
    numbers = np.arange(size)
    bits = words[..., numbers >> 6] >> (numbers & 63).astype(np.uint64)
    return (bits & np.uint64(1)).astype(np.bool_)


# --- number formats: decimal mark, signs, percentages, intervals -----------------------------------------------------


DECIMAL_POINT = {"en": "."}  # all other languages use a comma


def interval(low: str, high: str) -> str:
    """The ends of an interval. The dash has spaces, because a minus sign may follow it."""
    return f"{low}\N{NO-BREAK SPACE}– {high}"


class Figures:
    """Formats numbers in one language."""

    def __init__(self, language: str) -> None:
        self._point = DECIMAL_POINT.get(language, ",")

    def number(self, value: float, decimals: int = 1) -> str:
        digits = f"{value:.{decimals}f}"
        if not digits.strip("-0."):
            digits = digits.lstrip("-")  # no minus sign before zero
        return digits.replace(".", self._point).replace("-", MINUS)

    def signed(self, value: float, decimals: int = 1) -> str:
        digits = self.number(value, decimals)
        return digits if digits.startswith(MINUS) or not digits.strip("0.,") else f"+{digits}"

    def short(self, value: float) -> str:
        """For axes: no decimals for whole numbers, otherwise one."""
        return self.number(value, 0 if abs(value - round(value)) < 1e-9 else 1)

    def percent(self, value: float, decimals: int = 1) -> str:
        return f"{self.number(100 * value, decimals)}%"

    def interval(self, estimate: Estimate, decimals: int = 1) -> str:
        """`12.3 (11.0 – 13.6)`."""
        low, high = self.number(estimate.low, decimals), self.number(estimate.high, decimals)
        return f"{self.number(estimate.mean, decimals)} ({interval(low, high)})"

    def percents(self, estimate: Estimate) -> str:
        low, high = self.number(100 * estimate.low), self.number(100 * estimate.high)
        return f"{self.percent(estimate.mean)} ({interval(low, high)})"
