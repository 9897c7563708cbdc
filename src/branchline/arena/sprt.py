"""When to stop: the sequential probability ratio test between two strengths, on the means of blocks.

Two hypotheses: the first bot is stronger than the second by `low` Elo, or by `high`. After every block, in their order,
the log-likelihood ratio of the two is reckoned with the blocks' own variance, as games of a block hang together (the
generalised test that chess engines are tested with). Beyond a bound the run is decided, at an error of 5 % each way.
Only the order of blocks counts, not the order in which they were finished.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from branchline.arena.errors import ArenaError
from branchline.arena.ratings import expected

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
_DOUBT = 0.25  # squares of one more block, of which nothing is known: keeps the first few, all alike, from deciding


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
        """The log-likelihood ratio: above 0 it speaks for `high`."""
        if not self.blocks:
            return 0.0
        mean = self._sum / self.blocks
        spread = (max(self._squares - self._sum * mean, 0.0) + _DOUBT) / (self.blocks + 1)
        low, high = expected(self.low), expected(self.high)
        return self.blocks * (high - low) * (2 * mean - low - high) / (2 * spread)

    @property
    def verdict(self) -> str | None:
        """`high` or `low`, whichever is accepted; None: go on."""
        if abs(self.ratio) < BOUND:
            return None
        return "high" if self.ratio > 0 else "low"


def parse_sprt(text: str) -> Sprt:
    """`0,20`: is it 0 Elo, or 20?"""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ArenaError(f"--sprt takes two numbers of Elo, as in 0,20, not {text!r}") from None
    if not -2000 <= low < high <= 2000:
        raise ArenaError(f"--sprt takes the lower number first, both from -2000 to 2000, not {text!r}")
    return Sprt(low, high)
