"""All numbers of a state read at once. A record's fields, asked for one by one, cost NumPy more than a whole view."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

from branchline import engine
from branchline.boards.model import CARDS
from branchline.rules.layout import SEATS, STATE

# By name all numbers of a field, by name and seat those of the seat.
Fields = dict[str | tuple[str, int], tuple[int, ...]]

# What nobody may know, and what follows from other fields, is passed over.
_PASSED_OVER = {
    *("seed", "drawn", "open", "joined", "unseen_tickets", "returned", "pile", "deck", "tickets_in_game", "spare"),
}
_KINDS = {"u8": "Q", "u4": "I", "u2": "H", "i2": "h", "i1": "b", "u1": "B"}


def fields(states: engine.States) -> Fields:
    """The fields of the one state in an array of one that people ask about, each as a flat tuple of numbers."""
    unpack, names, parts = _reader()
    return dict(zip(names, parts(unpack(states.tobytes())), strict=True))


def cards_of(counts: Iterable[int]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count} if any(counts) else {}


def members(words: Iterable[int]) -> list[int]:
    """The members of a set of 64-bit words."""
    found = []
    for base, word in enumerate(words):
        if word:
            found += [64 * base + place for place, bit in enumerate(reversed(f"{word:b}")) if bit == "1"]
    return found


@cache
def _reader() -> tuple[Callable[[bytes], Any], list[str | tuple[str, int]], Callable[[Any], Any]]:
    """What unpacks all numbers of a state, and what takes them apart by field, and by seat."""
    names: list[str | tuple[str, int]] = []
    parts: list[slice] = []
    code, at = "<", 0
    for name in STATE.names or ():
        kind = STATE[name]
        if name in _PASSED_OVER:
            code += f"{kind.itemsize}x"
            continue
        count = int(np.prod(kind.shape, dtype=int))
        code += f"{count}{_KINDS[kind.base.str[1:]]}"
        names.append(name)
        parts.append(slice(at, at + count))
        if len(kind.shape) == 2:
            each = kind.shape[1]
            for seat in range(SEATS):
                names.append((name, seat))
                parts.append(slice(at + seat * each, at + (seat + 1) * each))
        at += count
    return struct.Struct(code).unpack, names, itemgetter(*parts)
