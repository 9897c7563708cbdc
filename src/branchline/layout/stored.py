"""Layout lookup: the layout stored next to the board file, or one computed now and cached in memory."""

from __future__ import annotations

from collections.abc import Callable

from branchline.boards import Board
from branchline.layout.files import adjustments, made_from, stored_layout
from branchline.layout.model import Layout

_computed: dict[str, Layout] = {}  # keyed by the digest of their inputs


def layout_for(board: Board, progress: Callable[[float], None] = lambda part: None) -> Layout:
    """The layout of a board. If none is stored, or it is out of date, compute one without land; this takes seconds."""
    layout = stored_layout(board)
    if layout is None:
        by_hand = adjustments(board)
        key = made_from(board, by_hand)
        if key not in _computed:
            from branchline.layout.arrange import QUICK, arrange  # imports the compiler, which is slow

            _computed[key] = arrange(board, by_hand, progress, QUICK)
        layout = _computed[key]
    return layout
