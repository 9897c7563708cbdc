"""`branchline boards layout`: compute layouts and store them next to the board files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from branchline._util.command_line import Commands, share_bar
from branchline.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.boards import Board
    from branchline.layout.geography import Geography
    from branchline.layout.model import Layout

PACKAGES = "node_modules"  # where npm installs the map data
SHOWN = 12  # maximum number of collisions printed


def add(subcommands: Commands) -> None:
    """Adds `layout` to the subcommands of `branchline boards`."""
    layout = subcommands.add_parser(
        "layout", help="arrange boards on their sheets, and save the layouts beside their files"
    )
    layout.add_argument("boards", nargs="+", metavar="BOARD", help="a board's file, or its id")
    layout.add_argument(
        "--geography", metavar="DIR", help="the folder where npm installed the coastlines (default: ./node_modules)"
    )
    layout.add_argument("--tries", type=int, metavar="N", help="keep the best of this many arrangements (default: 6)")
    layout.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import msgspec

    from branchline.boards import load_board
    from branchline.layout.arrange import STARTS, arrange
    from branchline.layout.files import adjustments, store_layout
    from branchline.layout.land import land_kind, make_land

    tries = len(STARTS) if options.tries is None else options.tries
    if tries < 1:
        raise BranchlineError(f"--tries must be at least 1, not {tries}")
    found = _geography(options.geography)
    boards = [load_board(name) for name in options.boards]  # all first, so that errors show before the long search
    for board in boards:
        by_hand = adjustments(board)
        with share_bar(f"arranging {board.title}") as progress:
            layout = arrange(board, by_hand, progress, tries)
        layout = msgspec.structs.replace(layout, land=make_land(board, layout, found, by_hand))
        path = store_layout(board, layout)
        _report(board, layout, path)
        if found is None and by_hand.land is None:
            print(
                f"its coasts are made up: no {PACKAGES} with the true ones here (see docs/drawing.md); "
                f"--geography says where they are"
            )
        elif found is not None and land_kind(layout, found, by_hand) == "made up":
            print("its coasts are made up: its cities lie on no land that there is")
    return 0


def _geography(folder: str | None) -> Geography | None:
    from branchline.layout.geography import Geography

    if folder is None:
        return Geography(Path(PACKAGES)) if (Path(PACKAGES) / "world-atlas").is_dir() else None
    path = Path(folder)
    path = path if path.name == PACKAGES else path / PACKAGES
    if not path.is_dir():
        raise BranchlineError(f"{path}: no such folder; `npm ci` in tools/geography fetches what belongs there")
    return Geography(path)


def _report(board: Board, layout: Layout, path: Path) -> None:
    import numpy as np

    moved = layout.moves()
    print(
        f"{path}: {len(layout.places)} places, {len(layout.routes)} routes on {layout.width:g} × {layout.height:g}; "
        f"places stand {np.median(moved):.1f} spaces from their true ones in the median, {moved.max():.1f} at most"
    )
    warn(layout)


def warn(layout: Layout) -> None:
    """Print the collisions that remain."""
    for one, two in layout.collisions[:SHOWN]:
        print(f"collides: {one} and {two}", file=sys.stderr)
    if len(layout.collisions) > SHOWN:
        print(f"and {len(layout.collisions) - SHOWN} more", file=sys.stderr)
    if layout.collisions:
        print("`move`, `bend` or `labels` in the file of adjustments can help (see docs/drawing.md)", file=sys.stderr)


def layout_with_bar(board: Board) -> Layout:
    """A board's layout for a command. If it has to be computed, show a progress bar and how to store it."""
    from branchline.layout.files import layout_for, layout_path, stored_layout

    layout = stored_layout(board)
    if layout is None:
        path = layout_path(board)
        state = "out of date" if path is not None and path.exists() else "missing"
        print(
            f"the layout of {board.title} is {state}: arranging it now, without land; "
            f"`branchline boards layout {board.path or 'FILE'}` makes it for good",
            file=sys.stderr,
        )
        with share_bar(f"arranging {board.title}") as progress:
            layout = layout_for(board, progress)
        warn(layout)
    return layout
