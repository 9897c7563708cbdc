"""What all parts of a drawing look at: the board, its layout, theme and words, and what happened on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from branchline.boards import Board, Lane
from branchline.draw.heat import Heat
from branchline.draw.palette import Theme
from branchline.draw.position import Standing
from branchline.layout import Layout
from branchline.texts import Texts


@dataclass(frozen=True, slots=True)
class Sheet:
    board: Board
    layout: Layout
    theme: Theme
    texts: Texts
    standing: Standing | None = None
    heat: Heat | None = None
    hits: Mapping[str, Sequence[tuple[float, float]]] | None = None  # for a page: where a finger finds each lane


def lane_key(lane: Lane) -> str:
    """A lane's name within an id: `amsterdam_bruxelles_1`. Ids of cities have no underscores."""
    return f"{lane.a}_{lane.b}_{lane.number}"
