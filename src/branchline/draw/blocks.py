"""Pieces of the band below a map, and how they are set beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.draw.lettering import TITLE, width
from branchline.draw.svg import at, group, tag, text

GAP = 36.0  # between two columns
ROW_GAP = 22.0
HEAD = 28.0
HEAD_SIZE = 14.0
HEAD_SPACING = 0.14


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from its upper left corner on, and its size."""

    width: float
    height: float
    body: str


@dataclass(frozen=True, slots=True)
class Section:
    """A block with a head line and a rule above, which is as wide as the section's column."""

    title: str
    block: Block

    @property
    def width(self) -> float:
        return max(self.block.width, width(self.title.upper(), HEAD_SIZE, TITLE, HEAD_SPACING))

    @property
    def height(self) -> float:
        return self.block.height + HEAD

    def drawn(self, wide: float) -> Block:
        head = text(self.title.upper(), 0, 11, "head") + tag("path", class_="rule", d=f"M0 17.5h{wide:.0f}")
        return Block(wide, self.height, head + group(self.block.body, transform=at(0, HEAD)))


def beside(blocks: Sequence[Block], gap: float) -> Block:
    """From left to right."""
    parts, x = [], 0.0
    for block in blocks:
        parts.append(group(block.body, transform=at(x, 0)))
        x += block.width + gap
    return Block(max(x - gap, 0.0), max(block.height for block in blocks), "".join(parts))


def below(blocks: Sequence[Block], gap: float) -> Block:
    """From the top down."""
    parts, y = [], 0.0
    for block in blocks:
        parts.append(group(block.body, transform=at(0, y)))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(y - gap, 0.0), "".join(parts))


def rows_across(rows: Sequence[Block], across: int) -> Block:
    """Rows in so many columns, read from the top down."""
    high = -(-len(rows) // across)
    return beside([below(rows[i : i + high], 0) for i in range(0, len(rows), high)], GAP)


def columns(choices: Sequence[Sequence[Section]], room: float) -> Block:
    """Sections in columns over the whole room, read from the top down and left to right: the way that is least high.

    `choices` are the same sections in different shapes. If no way fits, the first ones stand in one column.
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
    """All ways to cut a row of sections into columns, one column first."""
    if not sections:
        return [[]]
    return [[sections[:first], *rest] for first in range(len(sections), 0, -1) for rest in _splits(sections[first:])]
