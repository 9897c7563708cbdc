"""Bit sets: a set of up to 64 cities is one uint64, a set of up to 128 routes or tickets is two."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.rules.compiling import inner

ONE = np.uint64(1)
NONE = np.uint64(0)


def popcount(bits: np.uint64) -> int:
    """Return the number of set bits."""
    return int(bits).bit_count()


def lowest(bits: np.uint64) -> int:
    """Return the index of the lowest set bit; the set must not be empty."""
    value = int(bits)
    return (value & -value).bit_length() - 1


def wide(number: Any) -> int:
    """Convert a number to int64. Numba's `int` keeps the type, and arithmetic on uint64 and int64 gives floats."""
    return int(number)


@inner
def has(words: np.ndarray, index: int) -> bool:
    """Return whether a two-word set contains an index."""
    return (words[index >> 6] >> np.uint64(index & 63)) & ONE != NONE


@inner
def add(words: np.ndarray, index: int) -> None:
    words[index >> 6] |= ONE << np.uint64(index & 63)


@inner
def remove(words: np.ndarray, index: int) -> None:
    words[index >> 6] &= ~(ONE << np.uint64(index & 63))


@inner
def size(words: np.ndarray) -> int:
    return popcount(words[0]) + popcount(words[1])


@inner
def nth(words: np.ndarray, k: int) -> int:
    """Return the k-th index in a two-word set, counting from 0 in ascending order."""
    base = 0
    bits = words[0]
    first = popcount(bits)
    if k >= first:
        k -= first
        base = 64
        bits = words[1]
    for _ in range(k):
        bits &= bits - ONE
    return base + lowest(bits)
