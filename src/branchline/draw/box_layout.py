"""Box layout for the legend band below a map: boxes in rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.draw.svg import TITLE, at, group, tag, text, width

GAP = 36.0  # between two columns
ROW_GAP = 22.0
HEAD = 28.0
HEAD_SIZE = 14.0
HEAD_SPACING = 0.14


@dataclass(frozen=True, slots=True)
class Box:
    """A drawing with its size; the origin is its upper left corner."""

    width: float
    height: float
    body: str


@dataclass(frozen=True, slots=True)
class Section:
    """A box below a heading and a rule; the rule is as wide as the section's column."""

    title: str
    box: Box

    @property
    def width(self) -> float:
        return max(self.box.width, width(self.title.upper(), HEAD_SIZE, TITLE, HEAD_SPACING))

    @property
    def height(self) -> float:
        return self.box.height + HEAD

    def drawn(self, wide: float) -> Box:
        head = text(self.title.upper(), 0, 11, "head") + tag("path", class_="rule", d=f"M0 17.5h{wide:.0f}")
        return Box(wide, self.height, head + group(self.box.body, transform=at(0, HEAD)))


def beside(boxes: Sequence[Box], gap: float) -> Box:
    """Place boxes from left to right."""
    parts, x = [], 0.0
    for box in boxes:
        parts.append(group(box.body, transform=at(x, 0)))
        x += box.width + gap
    return Box(max(x - gap, 0.0), max(box.height for box in boxes), "".join(parts))


def below(boxes: Sequence[Box], gap: float) -> Box:
    """Place boxes from top to bottom."""
    parts, y = [], 0.0
    for box in boxes:
        parts.append(group(box.body, transform=at(0, y)))
        y += box.height + gap
    return Box(max((box.width for box in boxes), default=0.0), max(y - gap, 0.0), "".join(parts))


def rows_across(rows: Sequence[Box], across: int) -> Box:
    """Split rows into `across` columns, filled column by column."""
    high = -(-len(rows) // across)
    return beside([below(rows[i : i + high], 0) for i in range(0, len(rows), high)], GAP)


def columns(choices: Sequence[Sequence[Section]], room: float) -> Box:
    """Split sections into columns that fill the width `room`, in reading order, so that the height is smallest.

    `choices` are the same sections in different shapes. If nothing fits, the first choice is used as a single column.
    """
    ways = [way for sections in choices for way in _splits(sections)]
    fitting = [way for way in ways if sum(_width(column) + GAP for column in way) - GAP <= room]
    least = min(fitting or ways[:1], key=lambda way: (max(_height(column) for column in way), -len(way)))
    spare = (room + GAP) / len(least) - sum(_width(column) + GAP for column in least) / len(least)
    return beside(
        [below([part.drawn(_width(column) + spare) for part in column], ROW_GAP) for column in least],
        GAP,
    )


Column = Sequence[Section]


def _width(column: Column) -> float:
    return max(section.width for section in column)


def _height(column: Column) -> float:
    return sum(section.height + ROW_GAP for section in column) - ROW_GAP


def _splits(sections: Column) -> list[list[Column]]:
    """All ways to split a list of sections into columns, starting with a single column."""
    if not sections:
        return [[]]
    return [[sections[:first], *rest] for first in range(len(sections), 0, -1) for rest in _splits(sections[first:])]
