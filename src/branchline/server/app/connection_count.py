"""How many are there at once: of one address, and of all."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Crowd:
    each: int | None  # of one address; None: any number
    all: int | None
    total: int = 0  # now
    left: int = 0  # how many have left until now
    _of: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """Whether there is room; if so, it is taken."""
        if self.all is not None and self.total >= self.all:
            return False
        if self.each is not None and self._of[address] >= self.each:
            return False
        self._of[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.left += 1
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]
