"""Compiling the rules: once for an installation on a machine, with a progress bar, one process at a time.

Numba would compile each entry at its first call, silently, in every process that comes along meanwhile. Here one
process calls all of them on a tiny game while the others wait, and leaves a marker beside the compiled code.
"""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import llvmlite.binding as llvm

from branchline.rules.compiled import INTERPRETED, WORKSHOP
from branchline.rules.compiling import Workshop

Progress = Callable[[int, int, str], None]  # steps done, steps in all, what is being done now
Step = tuple[str, Callable[[], object]]

# What is compiled together: what every game at a table needs, and what only many games or a search need.
PLAY, SIMULATION = "play", "simulation"

_ready = {PLAY, SIMULATION} if INTERPRETED else set()


def ensure_compiled(progress: Progress | None = None, *parts: str) -> bool:
    """Compile the rules unless they are, those for play or the `parts` given; returns whether this call did it.

    Without a `progress` to tell, a bar is shown on the standard error if that is a terminal.
    """
    if not parts and PLAY in _ready:  # asked before every step: quick
        return False
    did = False
    for part in parts or (PLAY,):
        if not compiled(part):
            did = compile_with_bar(_steps(part), _marker(part), progress) or did
        _ready.add(part)
    return did


def compile_with_bar(steps: Sequence[Step], marker: Path, progress: Progress | None) -> bool:
    """`compile_once`, and a bar if there is nobody else to tell."""
    with _bar() if progress is None else contextlib.nullcontext(progress) as tell:
        return compile_once(steps, marker, tell)


def compiled(part: str = PLAY) -> bool:
    """Whether nothing of a part is left to compile."""
    return part in _ready or _marker(part).exists()


def compile_once(steps: Sequence[Step], marker: Path, progress: Progress) -> bool:
    """Take all steps and leave the marker, unless another process does so first; returns whether it was this one."""
    progress(0, len(steps), "waiting for another process")
    with _lock(marker.with_name("lock")):
        if marker.exists():
            return False
        for done, (name, step) in enumerate(steps):
            progress(done, len(steps), name)
            step()
        progress(len(steps), len(steps), "compiled")
        with contextlib.suppress(OSError):  # a full disk: the next process has to compile again
            marker.touch()
        return True


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    from filelock import FileLock

    lock = FileLock(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except OSError:  # a cache that can't be written to: nobody else's work can be waited for
        yield
        return
    try:
        yield
    finally:
        lock.release()


def _marker(part: str) -> Path:
    return marker_of(WORKSHOP, part)


def marker_of(workshop: Workshop, part: str) -> Path:
    """Numba's cache belongs to one processor, and to the sources at one place and time."""
    digest = hashlib.sha256(f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}".encode())
    for path in workshop.sources:
        stat = path.stat()
        digest.update(f"{path} {stat.st_size} {stat.st_mtime_ns}".encode())
    return workshop.cache_dir / f"{part}-{digest.hexdigest()[:16]}"


def _steps(part: str) -> list[Step]:
    """Each compiled entry, called once through `engine`; entries that others are built on come first."""
    from branchline.boards import builtin_boards, load_board
    from branchline.rules import engine
    from branchline.rules.board_records import board_record

    board = board_record(load_board(builtin_boards()[0]))
    states = engine.new_states(1)
    luck = engine.new_luck(1)
    if part == PLAY:
        words = engine.blank_words()
        return [
            ("setting up", lambda: engine.set_up(board, states, players=2, seed=0)),
            ("legal actions", lambda: engine.legal_masks(board, states)),
            ("playing", lambda: engine.refusal(board, states, 0)),
            ("what a seat knows", lambda: engine.blind(states, 0)),
            ("positions", lambda: engine.derive(board, states[0])),
            ("the final count", lambda: engine.counts(board, states)),
            ("what all see", lambda: engine.public_view(board, words, states)),
            ("what a seat sees", lambda: engine.own_view(board, words, states, 0)),
        ]
    engine.set_up(board, states, players=2, seed=0)
    results = engine.new_results(1)
    return [
        ("random actions", lambda: engine.random_actions(board, states, luck)),
        ("whole games", lambda: engine.random_games(board, players=2, seed=0, index=0, results=results)),
        ("dealing anew", lambda: engine.redeal(board, states, 0, luck)),
    ]


@contextlib.contextmanager
def _bar() -> Iterator[Progress]:
    """A bar on the standard error; nothing at all if that is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total, name: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as RichProgress

    columns = (
        TextColumn("compiling the rules, once"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with RichProgress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total, description=name)

        yield tell
