"""The boards that have a stored layout: the built-in ones and the example."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from branchline.boards import Board, builtin_boards, load_board
from branchline.layout import Layout, stored_layout

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
DRAWN = [*builtin_boards(), *(path.name for path in sorted(EXAMPLES.glob("*.toml")) if path.suffixes == [".toml"])]


@cache
def drawn_board(name: str) -> Board:
    return load_board(EXAMPLES / name if name.endswith(".toml") else name)


@cache
def drawn_layout(name: str) -> Layout:
    layout = stored_layout(drawn_board(name))
    assert layout is not None, f"{name}: the layout is missing or older than the board: branchline boards layout"
    return layout
