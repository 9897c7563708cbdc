"""All numbers of a state read at once. A record's fields, asked for one by one, cost NumPy more than a whole view."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import cache

import numpy as np

from branchline import engine
from branchline.boards.model import CARDS
from branchline.rules.layout import STATE

Fields = dict[str, tuple[int, ...]]

# What nobody may know, and what follows from other fields, is passed over.
_PASSED_OVER = {
    "seed",
    "drawn",
    "open",
    "joined",
    "unseen_tickets",
    "returned",
    "pile",
    "deck",
    "tickets_in_game",
    "spare",
}

_KINDS = {"u8": "Q", "u4": "I", "u2": "H", "i2": "h", "i1": "b", "u1": "B"}


def fields(states: engine.States) -> Fields:
    """The fields of the one state in an array of one that people ask about, each as a flat tuple of numbers."""
    reader, places = _reader()
    numbers = reader.unpack(states.tobytes())
    return {name: numbers[place] for name, place in places.items()}


def of(state: Fields, name: str, seat: int) -> tuple[int, ...]:
    """The part of a field that belongs to a seat."""
    each = _each(name)
    return state[name][seat * each : (seat + 1) * each]


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
def _reader() -> tuple[struct.Struct, dict[str, slice]]:
    """A struct for all numbers of a state, and where each field's are."""
    places: dict[str, slice] = {}
    code, at = "<", 0
    for name in STATE.names or ():
        count = int(np.prod(STATE[name].shape, dtype=int))
        if name in _PASSED_OVER:
            code += f"{STATE[name].itemsize}x"
            continue
        code += f"{count}{_KINDS[STATE[name].base.str[1:]]}"
        places[name] = slice(at, at + count)
        at += count
    return struct.Struct(code), places


@cache
def _each(name: str) -> int:
    return int(np.prod(STATE[name].shape[1:], dtype=int))
