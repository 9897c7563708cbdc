"""How wide a text is, by the widths of its letters in the typeface of the boards."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

UNKNOWN = 600  # thousandths of the size: for a letter that the typeface lacks


@cache
def _widths() -> dict[str, int]:
    widths: dict[str, int] = json.loads(Path(__file__).with_name("letters.json").read_text("utf-8"))
    return widths


def text_width(text: str, size: float) -> float:
    widths = _widths()
    return sum(widths.get(letter, UNKNOWN) for letter in text) * size / 1000
