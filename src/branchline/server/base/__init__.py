"""What every part of the server may use: clock, random source, ids and codes, LRU cache, refused requests.

Time and randomness are injected, so that tests can replace them.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from math import ceil
from typing import Generic, Protocol, TypeVar

from branchline.errors import CodedError

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without letters and digits that look alike
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
DAY = 86_400.0  # seconds
CODE, ID = 6, 12  # letters in a code that people type, and in an id

K = TypeVar("K")
V = TypeVar("V")


class Clock(Protocol):
    """The current time, in seconds since 1970 (UTC)."""

    def now(self) -> float: ...


class WallClock:
    def now(self) -> float:
        return time.time()


class RandomSource(Protocol):
    """A cryptographically secure random source."""

    def bytes(self, count: int) -> bytes: ...


class SystemRandom:
    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)


def letters(numbers: bytes, alphabet: str) -> str:
    """Random bytes as letters of an alphabet."""
    return "".join(alphabet[number % len(alphabet)] for number in numbers)


class LruCache(Generic[K, V]):
    """A cache that drops the least recently used entry when it is full."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._entries: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def put(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._capacity:
            self._entries.popitem(last=False)

    def remove(self, key: K) -> None:
        self._entries.pop(key, None)

    def clear(self) -> None:
        self._entries.clear()


class RequestRefused(CodedError):
    """A request that is refused before it reaches a table: wrong sender, format, rate or address."""

    retry_after = 1  # seconds after which it may be sent again, if it is refused only for now


def too_many(seconds: float) -> RequestRefused:
    """The refusal of a request that may be sent again after some time."""
    refused = RequestRefused("too-many")
    refused.retry_after = max(ceil(seconds), 1)
    return refused
