"""Concurrent connection limit: per address and in total."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class ConnectionLimit:
    each: int | None  # limit per address; None: unlimited
    all: int | None  # limit in total; None: unlimited
    total: int = 0  # connected now
    left: int = 0  # how many have disconnected so far
    _by_address: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """Takes a place and returns True, or returns False if a limit is reached."""
        if self.all is not None and self.total >= self.all:
            return False
        if self.each is not None and self._by_address[address] >= self.each:
            return False
        self._by_address[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.left += 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]
