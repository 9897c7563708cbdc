"""Command line: `branchline boards layout` computes layouts and stores them next to the board files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from branchline.boards import Board, load_board
from branchline.layout.files import LayoutError, adjustments, layout_path, store_layout, stored_layout
from branchline.layout.model import Layout
from branchline.layout.stored import layout_for

if TYPE_CHECKING:
    from branchline.layout.geography import Geography

PACKAGES = "node_modules"  # where npm installs the map data
SHOWN = 12  # maximum number of collisions printed


def lay_out(names: list[str], geography: str | None, tries: int | None) -> None:
    """Compute and store the layout of each board, and print a summary."""
    from branchline.layout.arrange import STARTS, arrange  # imports the compiler, which is slow
    from branchline.layout.land import land_kind, make_land

    if tries is not None and tries < 1:
        raise LayoutError(f"--tries must be at least 1, not {tries}")
    found = _geography(geography)
    for board in [load_board(name) for name in names]:  # load all first, so that errors show before the long search
        by_hand = adjustments(board)
        with progress_bar(f"arranging {board.title}") as progress:
            layout = arrange(board, by_hand, progress, len(STARTS) if tries is None else tries)
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


def _geography(folder: str | None) -> Geography | None:
    from branchline.layout.geography import Geography

    if folder is None:
        return Geography(Path(PACKAGES)) if (Path(PACKAGES) / "world-atlas").is_dir() else None
    path = Path(folder)
    path = path if path.name == PACKAGES else path / PACKAGES
    if not path.is_dir():
        raise LayoutError(f"{path}: no such folder; `npm ci` in tools/geography fetches what belongs there")
    return Geography(path)


def _report(board: Board, layout: Layout, path: Path) -> None:
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
    layout = stored_layout(board)
    if layout is None:
        path = layout_path(board)
        state = "out of date" if path is not None and path.exists() else "missing"
        print(
            f"the layout of {board.title} is {state}: arranging it now, without land; "
            f"`branchline boards layout {board.path or 'FILE'}` makes it for good",
            file=sys.stderr,
        )
        with progress_bar(f"arranging {board.title}") as progress:
            layout = layout_for(board, progress)
        warn(layout)
    return layout


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[float], None]]:
    """A progress bar on standard error, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=1.0)

        def report(part: float) -> None:
            bar.update(task, completed=part)

        yield report
