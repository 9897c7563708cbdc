"""Live progress display: a progress bar and the standings so far, on standard error if it is a terminal."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from branchline.arena.blocks import Plan
from branchline.arena.games import Rows
from branchline.arena.match import OnRows
from branchline.arena.ratings import block_points, elo
from branchline.arena.sprt import BOUND, Sprt

_UPDATE_SECONDS = 0.5  # between two updates of the standings


@contextlib.contextmanager
def live_standings(
    plan: Plan, blocks: int, sprt: Sprt | None = None, *, title: str = "games", hidden: bool = False
) -> Iterator[OnRows | None]:
    """Yield a function that takes new rows and updates the display; None if nothing is displayed."""
    if hidden or not sys.stderr.isatty():
        yield None
        return
    bar = Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task("", total=blocks * plan.block_games)
    standings = _Standings(plan)
    screen = Live(bar, console=Console(stderr=True), transient=True, refresh_per_second=4)
    shown = 0.0

    def update(rows: Rows) -> None:
        nonlocal shown
        screen.start()
        standings.add(rows)
        bar.advance(task, len(rows) // plan.players)
        if time.monotonic() - shown > _UPDATE_SECONDS:
            shown = time.monotonic()
            screen.update(Group(bar, standings.table(sprt)))

    try:
        yield update
    finally:
        screen.stop()


class _Standings:
    """Running totals over the blocks so far."""

    def __init__(self, plan: Plan) -> None:
        bots = len(plan.bots)
        self._plan = plan
        self._points = np.zeros((bots, bots))
        self._seats, self._wins = np.zeros(bots), np.zeros(bots)
        self._faults = np.zeros(bots)

    def add(self, rows: Rows) -> None:
        bots = len(self._plan.bots)
        self._points += block_points(rows, bots).sum(axis=0)
        self._seats += np.bincount(rows["bot"], minlength=bots)
        self._wins += np.bincount(rows["bot"], rows["share"], bots)
        self._faults += np.bincount(rows["bot"], rows["faults"], bots)

    def table(self, sprt: Sprt | None) -> Table:
        caption = None if sprt is None else f"ratio {sprt.ratio:+.2f}, bounds ±{BOUND:.2f}"
        table = Table("bot", "wins", "share", "Elo", "faults", box=SIMPLE_HEAD, caption=caption)
        ratings = elo(self._points[None])[0]
        for bot in np.argsort(-ratings, kind="stable"):
            share = self._wins[bot] / max(self._seats[bot], 1)
            cells = (f"{self._wins[bot]:,.1f}", f"{share:.1%}", f"{ratings[bot]:+.0f}", f"{self._faults[bot]:,.0f}")
            table.add_row(self._plan.names[bot], *cells)
        return table
