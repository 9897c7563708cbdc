"""Many numbers of a state read at once. A record's fields, asked for one by one, cost NumPy more than a whole view."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from branchline import engine
from branchline.boards.model import CARDS
from branchline.rules.layout import SEATS, STATE

# By name all numbers of a field, by name and seat those of the seat.
Name: TypeAlias = str | tuple[str, int]
Fields: TypeAlias = dict[Name, tuple[int, ...]]

_KINDS = {"u8": "Q", "u4": "I", "u2": "H", "i2": "h", "i1": "b", "u1": "B"}


def fields(states: engine.States, names: tuple[Name, ...]) -> Fields:
    """Fields of the one state in an array of one, each as a flat tuple of numbers."""
    reader = _reader(names)
    return dict(zip(reader.names, reader.parts(reader.unpack(states.tobytes())), strict=True))


def raw_fields(state: bytes, names: tuple[Name, ...]) -> bytes:
    """Some of them as they lie in memory: enough to tell whether they have changed."""
    return b"".join(_slicer(names)(state))


def cards_of(counts: Iterable[int]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count} if any(counts) else {}


def members(words: Iterable[int]) -> list[int]:
    """The members of a set of 64-bit words."""
    found = []
    for base, word in enumerate(words):
        if word:
            found += [64 * base + place for place, bit in enumerate(reversed(f"{word:b}")) if bit == "1"]
    return found


class _Reader(NamedTuple):
    unpack: Callable[[bytes], Any]
    names: list[Name]
    parts: Callable[[Any], Any]  # takes apart what was unpacked, by name


@cache
def _reader(wanted: tuple[Name, ...]) -> _Reader:
    """What unpacks fields of a state, and takes them apart by field, and by seat."""
    names: list[Name] = []
    parts: list[slice] = []
    code, at = "<", 0
    for name in STATE.names or ():
        places = _places(name)
        here = [each for each in places if each in wanted]
        kind = STATE[name]
        if not here:
            code += f"{kind.itemsize}x"
            continue
        code += f"{_count(kind)}{_KINDS[kind.base.str[1:]]}"
        names += here
        parts += [slice(at + places[each].start, at + places[each].stop) for each in here]
        at += _count(kind)
    return _Reader(struct.Struct(code).unpack, names, itemgetter(*parts))


@cache
def _slicer(wanted: tuple[Name, ...]) -> Callable[[bytes], Any]:
    """What cuts fields out of a state's bytes."""
    slices = []
    for each in wanted:
        name = each if isinstance(each, str) else each[0]
        assert STATE.fields is not None
        start, size, place = STATE.fields[name][1], STATE[name].base.itemsize, _places(name)[each]
        slices.append(slice(start + size * place.start, start + size * place.stop))
    return itemgetter(*slices)


def _places(name: str) -> dict[Name, slice]:
    """Where a field's numbers are within it: all of them, and those of each seat."""
    kind = STATE[name]
    places: dict[Name, slice] = {name: slice(0, _count(kind))}
    if kind.shape and kind.shape[0] >= SEATS:
        each = _count(kind) // kind.shape[0]
        places |= {(name, seat): slice(seat * each, (seat + 1) * each) for seat in range(SEATS)}
    return places


def _count(kind: np.dtype[Any]) -> int:
    return int(np.prod(kind.shape, dtype=int))
