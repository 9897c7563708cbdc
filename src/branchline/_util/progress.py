"""Progress bar for long runs of games."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator


@contextlib.contextmanager
def games_bar(games: int, hidden: bool = False, word: str = "games") -> Iterator[Callable[[int], None] | None]:
    """A progress bar on standard error if that is a terminal; it appears at the first call of the yielded function."""
    if hidden or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(word), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=games)

    def advance(more: int) -> None:
        bar.start()
        bar.advance(task, more)

    try:
        yield advance
    finally:
        bar.stop()
