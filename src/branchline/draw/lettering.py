"""Text measurement and line wrapping: Cabin for the map, Jost in capitals for titles."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
MAP = "Branchline Cabin"
TITLE = "Branchline Jost"

_WIDTHS = {MAP: Path(__file__).parent.parent / "layout" / "letters.json", TITLE: FONTS / "jost.json"}


def width(words: str, size: float, face: str = MAP, spacing: float = 0.0) -> float:
    """The width of a line of text; `spacing` is added after each letter, as a fraction of the font size."""
    advances = _advances(face)
    return sum(advances.get(letter, 600) / 1000 + spacing for letter in words) * size


def wrapped(words: str, size: float, room: float) -> list[str]:
    """Split a text into lines no wider than `room`, as far as single words allow."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@cache
def _advances(face: str) -> dict[str, int]:
    found: dict[str, int] = json.loads(_WIDTHS[face].read_text(encoding="utf-8"))
    return found
