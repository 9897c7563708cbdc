"""A number with how sure it is, and sets of bits as arrays."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

Z = NormalDist().inv_cdf(0.975)  # all intervals hold with 95 %
Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over `number` cases, and the interval that holds the true one with 95 %."""

    mean: float
    low: float
    high: float
    number: int

    @property
    def error(self) -> float:
        """Half of the interval: what stands after ±."""
        return (self.high - self.low) / 2

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        mean, low, high = (value * factor + shift for value in (self.mean, self.low, self.high))
        return Estimate(mean, low, high, self.number)


def share(total: float, number: int, z: float = Z) -> Estimate:
    """A share of cases, after Wilson: also good for few cases, and for shares near 0 or 1.

    `total` may have parts of cases, as of a shared victory: these vary less than whole ones, so the interval is not
    too narrow. Without any case nothing is known: the mean is then 0, the interval all there is.
    """
    if number == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = total / number
    middle = (mean + z * z / (2 * number)) / (1 + z * z / number)
    reach = z * math.sqrt(mean * (1 - mean) / number + z * z / (4 * number**2)) / (1 + z * z / number)
    return Estimate(mean, min(max(middle - reach, 0.0), mean), max(min(middle + reach, 1.0), mean), number)


def mean_of(values: npt.ArrayLike) -> Estimate:
    """The mean of independent numbers; of a single one the interval is not known, and empty."""
    found = np.asarray(values, dtype=np.float64).ravel()
    if found.size == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = float(found.mean())
    reach = Z * float(found.std(ddof=1)) / math.sqrt(found.size) if found.size > 1 else 0.0
    return Estimate(mean, mean - reach, mean + reach, int(found.size))


def ratio(parts: npt.ArrayLike, wholes: npt.ArrayLike) -> Estimate:
    """A share of cases that come in games, whose cases hang together: a part and a whole for each game."""
    part, whole = np.asarray(parts, dtype=np.float64), np.asarray(wholes, dtype=np.float64)
    total = float(whole.sum())
    if total == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = float(part.sum()) / total
    off = part - mean * whole
    reach = Z * float(off.std(ddof=1)) * math.sqrt(off.size) / total if off.size > 1 else 0.0
    return Estimate(mean, max(mean - reach, 0.0), min(mean + reach, 1.0), int(total))


def z_for(comparisons: int) -> float:
    """So many standard errors that of all these intervals together none misses, with 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(comparisons, 1))


def words_as_sets(words: npt.NDArray[Any], size: int) -> Bools:
    """Sets of bits, whose words are along the last axis, as so many truths along it."""
    numbers = np.arange(size)
    bits = words[..., numbers >> 6] >> (numbers & 63).astype(np.uint64)
    return (bits & np.uint64(1)).astype(np.bool_)
