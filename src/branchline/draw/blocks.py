"""Pieces of the band below a map, and how they are set beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.draw.lettering import TITLE, width
from branchline.draw.svg import at, group, tag, text

GAP = 40.0  # at least so much between two columns
ROW_GAP = 26.0
HEAD = 32.0
HEAD_SIZE = 14.0
HEAD_SPACING = 0.14


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from its upper left corner on, and its size."""

    width: float
    height: float
    body: str


def headed(words: str, block: Block) -> Block:
    """With a head line above, and a rule under that."""
    caps = words.upper()
    wide = max(block.width, width(caps, HEAD_SIZE, TITLE, HEAD_SPACING))
    body = text(caps, 0, 12, "head") + tag("path", class_="rule", d=f"M0 19.5h{wide:.0f}")
    return Block(wide, block.height + HEAD, body + group(block.body, transform=at(0, HEAD)))


def beside(blocks: Sequence[Block], room: float) -> Block:
    """From left to right, spread over the room that there is; a single one in the middle."""
    spare = room - sum(block.width for block in blocks)
    gap, x = (spare / (len(blocks) - 1), 0.0) if len(blocks) > 1 else (0.0, spare / 2)
    parts = []
    for block in blocks:
        parts.append(group(block.body, transform=at(x, 0)))
        x += block.width + gap
    return Block(room, max(block.height for block in blocks), "".join(parts))


def below(blocks: Sequence[Block], gap: float) -> Block:
    parts, y = [], 0.0
    for block in blocks:
        parts.append(group(block.body, transform=at(0, y)))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(y - gap, 0.0), "".join(parts))


def columns(choices: Sequence[Sequence[Block]], room: float) -> Block:
    """Blocks in columns, read from the top down and left to right: of all ways that fit, the one that is least high.

    `choices` are the same blocks in different shapes. If no way fits, the blocks stand in one column.
    """
    ways = [[below(column, ROW_GAP) for column in split] for blocks in choices for split in _splits(blocks)]
    fitting = [way for way in ways if sum(block.width + GAP for block in way) - GAP <= room]
    least = min(fitting or ways[:1], key=lambda way: (max(block.height for block in way), -len(way)))
    return beside(least, room)


def _splits(blocks: Sequence[Block]) -> list[list[Sequence[Block]]]:
    """All ways to cut a row of blocks into columns, one column first."""
    if not blocks:
        return [[]]
    return [[blocks[:first], *rest] for first in range(len(blocks), 0, -1) for rest in _splits(blocks[first:])]
