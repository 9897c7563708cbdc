"""SPRT (sequential probability ratio test) between two Elo differences, on block means: decides when to stop.

The two hypotheses are that the first bot is stronger than the second by `low` Elo, or by `high`. After every block, in
order, the log-likelihood ratio is computed with the variance of the block means, because the games of a block are
correlated (the generalized SPRT that chess engines are tested with). Beyond a bound the run is decided, with an error
rate of 5 % each way. Only the order of blocks counts, not the order in which they were finished.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from branchline.arena.blocks import ArenaError
from branchline.arena.ratings import expected

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
_PRIOR_SQUARES = 0.25  # squared deviation of one imaginary block: keeps a few equal first blocks from deciding


@dataclass(slots=True)
class Sprt:
    """A running test; `add` takes the first bot's mean points in each block."""

    low: float
    high: float
    blocks: int = 0
    _sum: float = field(default=0.0, repr=False)
    _squares: float = field(default=0.0, repr=False)

    def add(self, mean: float) -> None:
        self.blocks += 1
        self._sum += mean
        self._squares += mean * mean

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: above 0 it favours `high`."""
        if not self.blocks:
            return 0.0
        mean = self._sum / self.blocks
        variance = (max(self._squares - self._sum * mean, 0.0) + _PRIOR_SQUARES) / (self.blocks + 1)
        low, high = expected(self.low), expected(self.high)
        return self.blocks * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """`high` or `low`, whichever is accepted; None if the test is not decided."""
        if abs(self.ratio) < BOUND:
            return None
        return "high" if self.ratio > 0 else "low"


def parse_sprt(text: str) -> Sprt:
    """Parse `0,20`: 0 Elo against 20."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ArenaError(f"--sprt takes two numbers of Elo, as in 0,20, not {text!r}") from None
    if not -2000 <= low < high <= 2000:
        raise ArenaError(f"--sprt takes the lower number first, both from -2000 to 2000, not {text!r}")
    return Sprt(low, high)
