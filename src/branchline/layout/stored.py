"""A board's layout: the one kept beside its file, or one made now."""

from __future__ import annotations

from collections.abc import Callable

from branchline.boards import Board
from branchline.layout.files import adjustments, made_from, stored_layout
from branchline.layout.model import Layout

_made: dict[str, Layout] = {}  # by what they were made from


def layout_for(board: Board, progress: Callable[[float], None] = lambda part: None) -> Layout:
    """The layout of a board. Where none is kept, or an old one, it is arranged now, without land: some seconds."""
    layout = stored_layout(board)
    if layout is None:
        by_hand = adjustments(board)
        key = made_from(board, by_hand)
        if key not in _made:
            from branchline.layout.arrange import QUICK, arrange  # brings the compiler

            _made[key] = arrange(board, by_hand, progress, QUICK)
        layout = _made[key]
    return layout
