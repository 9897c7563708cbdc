"""SVG of a country: a medallion with the values of its cards."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.draw.svg import tag, text


def medallion(cards: Sequence[int], x: float, y: float, radius: float) -> str:
    """The value of the top card in large figures, those below it in small ones; a dash if no card is left."""
    parts = [
        tag("circle", class_="rim", cx=x, cy=y, r=radius - 1.2),
        tag("circle", class_="line", cx=x, cy=y, r=radius - 4),
        text(str(cards[0]) if cards else "–", x, y + (4 if cards[1:] else 8), "value"),
    ]
    if cards[1:]:
        parts.append(text(" ".join(map(str, cards[1:])), x, y + 14, "stack"))
    return "".join(parts)
