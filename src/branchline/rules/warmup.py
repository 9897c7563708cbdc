"""Warm-up: compiles the rules once per installation and machine, with a progress bar, under a file lock.

Numba would compile each entry point silently at its first call, in every process that runs at the same time. Here one
process calls all entry points on a small game while the others wait, and leaves a marker file next to the compiled
code.
"""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import llvmlite.binding as llvm

from branchline.rules.compiling import COMPILER, INTERPRETED, PackageCompiler

Progress = Callable[[int, int, str], None]  # steps done, total number of steps, current step
Step = tuple[str, Callable[[], object]]

# Parts that are compiled together: what every game needs, and what only simulations and searches need.
PLAY, SIMULATION = "play", "simulation"

_ready = {PLAY, SIMULATION} if INTERPRETED else set()


def ensure_compiled(progress: Progress | None = None, *parts: str) -> bool:
    """Compile the given `parts` of the rules (default: PLAY) unless that is done; returns whether this call did it.

    Without a `progress` callback, a progress bar is shown on standard error if that is a terminal.
    """
    if not parts and PLAY in _ready:  # a fast path, because this is called before every step
        return False
    compiled_here = False
    for part in parts or (PLAY,):
        if not compiled(part):
            compiled_here = compile_with_progress(_steps(part), _marker(part), progress) or compiled_here
        _ready.add(part)
    return compiled_here


def compile_with_progress(steps: Sequence[Step], marker: Path, progress: Progress | None) -> bool:
    """Run `compile_once`, with a progress bar if there is no `progress` callback."""
    with _bar() if progress is None else contextlib.nullcontext(progress) as report:
        return compile_once(steps, marker, report)


def compiled(part: str = PLAY) -> bool:
    """Return whether a part is completely compiled."""
    return part in _ready or _marker(part).exists()


def compile_once(steps: Sequence[Step], marker: Path, progress: Progress) -> bool:
    """Run all steps and create the marker, unless another process does so first; returns whether this process did."""
    progress(0, len(steps), "waiting for another process")
    with _lock(marker.with_name("lock")):
        if marker.exists():
            return False
        for done, (name, step) in enumerate(steps):
            progress(done, len(steps), name)
            step()
        progress(len(steps), len(steps), "compiled")
        with contextlib.suppress(OSError):  # e.g. the disk is full: the next process has to compile again
            marker.touch()
        return True


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    from filelock import FileLock

    lock = FileLock(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except OSError:  # the cache is not writable, so there is no other process's result to wait for
        yield
        return
    try:
        yield
    finally:
        lock.release()


def _marker(part: str) -> Path:
    return marker_of(COMPILER, part)


def marker_of(compiler: PackageCompiler, part: str) -> Path:
    """Return the marker file of a part. Its name hashes what Numba's cache depends on: the CPU and the source files."""
    digest = hashlib.sha256(f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}".encode())
    for path in compiler.sources:
        stat = path.stat()
        digest.update(f"{path} {stat.st_size} {stat.st_mtime_ns}".encode())
    return compiler.cache_dir / f"{part}-{digest.hexdigest()[:16]}"


def _steps(part: str) -> list[Step]:
    """Return one call of each compiled entry point through `engine`; those that others use come first."""
    from branchline.boards import builtin_boards, load_board
    from branchline.rules import engine
    from branchline.rules.board_records import board_record

    board = board_record(load_board(builtin_boards()[0]))
    states = engine.new_states(1)
    rng = engine.new_rng(1)
    if part == PLAY:
        words = engine.blank_string_table()
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
        ("random actions", lambda: engine.random_actions(board, states, rng)),
        ("whole games", lambda: engine.random_games(board, players=2, seed=0, index=0, results=results)),
        ("dealing anew", lambda: engine.redeal(board, states, 0, rng)),
    ]


@contextlib.contextmanager
def _bar() -> Iterator[Progress]:
    """Show a progress bar on standard error, or nothing if that is not a terminal."""
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

        def report(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total, description=name)

        yield report
