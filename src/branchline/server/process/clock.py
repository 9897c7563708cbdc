"""Clock and randomness as injectable dependencies; tests replace both."""

from __future__ import annotations

import secrets
import time
from typing import Protocol


class Clock(Protocol):
    """The current time, in seconds since 1970 (UTC)."""

    def now(self) -> float: ...


class RandomSource(Protocol):
    """A cryptographically secure random source."""

    def bytes(self, count: int) -> bytes: ...


class WallClock:
    def now(self) -> float:
        return time.time()


class SystemRandom:
    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
