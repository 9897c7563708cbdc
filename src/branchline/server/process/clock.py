"""What comes from outside the server's own doing: the time, and luck. Tests bring their own."""

from __future__ import annotations

import secrets
import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, in UTC."""

    def now(self) -> float: ...


class Luck(Protocol):
    """Bytes that nobody can guess."""

    def bytes(self, count: int) -> bytes: ...


class WallClock:
    def now(self) -> float:
        return time.time()


class SystemLuck:
    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
