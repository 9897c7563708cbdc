"""Values in a position dict: checked conversion of numbers, lists, dicts and cards.

`place` is the key that the error message names, such as `hands[1].red`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from branchline.boards.model import CARDS
from branchline.game.errors import PositionError
from branchline.game.setup import shown, whole_number


def number_in(place: str, value: object, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    number = whole_number(value)
    if number is None or not low <= number <= high:
        raise PositionError(f"{place}: {shown(value)} is not a number from {low} to {high}")
    return number


def mapping_of(place: str, value: object, keys: Iterable[str] | None = None) -> Mapping[str, Any]:
    """A dict; if `keys` are given, it has no others."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{place}: {value!r} is not a dict")
    if keys is not None:
        keys = list(keys)
        for key in value:
            if key not in keys:
                raise PositionError(f"{place}: unknown {key!r}; there are {', '.join(keys)}")
    return value


def list_of(place: str, value: object) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{place}: {value!r} is not a list")
    return list(value)


def card_number(place: str, name: object) -> int:
    if name not in CARDS:
        raise PositionError(f"{place}: {name!r} is no card; cards are {', '.join(CARDS)}")
    return CARDS.index(str(name))


def card_counts(place: str, counts: object) -> list[int]:
    """The number of cards of each kind, in the order of CARDS."""
    result = [0] * len(CARDS)
    for name, count in mapping_of(place, counts).items():
        result[card_number(place, name)] = number_in(f"{place}.{name}", count, 0, 127)
    return result
