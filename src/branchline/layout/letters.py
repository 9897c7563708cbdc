"""Text measurement: the width of a text from the advance widths of the boards' font."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

UNKNOWN = 600  # advance width, in thousandths of the font size, of a letter that the font lacks


@cache
def _widths() -> dict[str, int]:
    widths: dict[str, int] = json.loads(Path(__file__).with_name("letters.json").read_text("utf-8"))
    return widths


def text_width(text: str, size: float) -> float:
    widths = _widths()
    return sum(widths.get(letter, UNKNOWN) for letter in text) * size / 1000
