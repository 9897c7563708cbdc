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
    """In rows from left to right, each row spread over the room that there is."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(b.width + GAP for b in rows[-1]) + block.width <= room:
            rows[-1].append(block)
        else:
            rows.append([block])
    parts, y = [], 0.0
    for row in rows:
        spare = room - sum(block.width for block in row)
        gap = spare / (len(row) - 1) if len(row) > 1 else 0.0
        x = 0.0
        for block in row:
            parts.append(group(block.body, transform=at(x, y)))
            x += block.width + gap
        y += max(block.height for block in row) + ROW_GAP
    return Block(room, max(y - ROW_GAP, 0.0), "".join(parts))


def below(blocks: Sequence[Block], gap: float) -> Block:
    parts, y = [], 0.0
    for block in blocks:
        parts.append(group(block.body, transform=at(0, y)))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(y - gap, 0.0), "".join(parts))
