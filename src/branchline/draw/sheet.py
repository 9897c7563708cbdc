"""Drawing context shared by all parts of a drawing: board, layout, theme, texts, game state, heat map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from branchline.boards import Board, Route
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
    hits: Mapping[str, Sequence[tuple[float, float]]] | None = None  # hit areas of routes, for a page


def route_key(route: Route) -> str:
    """A route's key for element ids: `amsterdam_bruxelles_1`. It is unique because city ids have no underscores."""
    return f"{route.a}_{route.b}_{route.number}"
