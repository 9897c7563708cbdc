"""Warm-up: compiles the rules and the bots once per machine, in parallel processes, and loads the compiled code.

A `Part` is a group of entry points that are needed together. `ensure_compiled` waits until parts are compiled, with a
progress bar; of several processes that want the same, one compiles and the others wait for its file lock. A process
that doesn't call it stays in the interpreter for about a second of work, then loads what is compiled; after some more,
what is missing is compiled in the background.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from branchline._util.threads import cores
from branchline.errors import BranchlineError
from branchline.rules.compiling import INTERPRETED, EntryPoint, PackageCompiler, base_dir, stop_the_clock

Progress = Callable[[int, int, str], None]  # steps done, total number of steps, current step
Example = tuple[EntryPoint[..., Any], tuple[Any, ...]]  # an entry point, and arguments with the types of all its calls

BACKGROUND_NICENESS = 10
WORTH_COMPILING = 4  # seconds of work in the interpreter after which the rest is compiled in the background
COLLECT_SELDOM = (100_000, 50, 50)  # garbage collection: hardly anything that the compiler makes is garbage soon
DAY = 86_400
OLD = 30 * DAY  # seconds after which a cache folder that nobody used is deleted
KEPT = 24  # cache folders that are kept at most

# Arguments are the names of parts, to be compiled with low priority; without them, it is a child that takes tasks.
COMMAND = (sys.executable, "-c", "from branchline.rules.warmup import main; main()")


class CompileError(BranchlineError):
    """The rules could not be compiled."""


class CacheNotWritable(CompileError):
    """There is no room for compiled code, so each process has to compile for itself."""


@dataclass(frozen=True, eq=False)
class Part:
    """Entry points that are compiled and loaded together. `name` is the module and the name of this object."""

    name: str
    compiler: PackageCompiler
    examples_of: Callable[[], Sequence[Example]]

    def __post_init__(self) -> None:
        PARTS.append(self)

    @cached_property
    def examples(self) -> Sequence[Example]:
        return self.examples_of()

    @property
    def compiled(self) -> bool:
        """Whether every entry point is compiled, by this process or another one."""
        return all(entry.marker.exists() for entry, _ in self.examples)

    @property
    def loaded(self) -> bool:
        """Whether this process uses the compiled code."""
        return all(entry.compiled is not None for entry, _ in self.examples)

    def load(self) -> None:
        """Use the compiled code from now on; what is missing is compiled here."""
        if self.loaded:
            return
        from branchline.rules import numba_backend

        with _loading:
            for entry, arguments in self.examples:
                numba_backend.compile_for(entry, arguments)
            for entry, _ in self.examples:
                entry.replace(numba_backend.dispatcher_of(entry))
        _touch(self.compiler.cache_dir)


PARTS: list[Part] = []  # all parts of the modules that have been imported
_loading = threading.Lock()


def ensure_compiled(*parts: Part, progress: Progress | None = None) -> bool:
    """Compile and load these parts unless that is done; returns whether this call compiled anything.

    Without a `progress` callback, a progress bar is shown on standard error if that is a terminal. A process that was
    told to go on meanwhile (`go_on_meanwhile`) doesn't wait: it stays in the interpreter.
    """
    if INTERPRETED or all(part.loaded for part in parts):
        return False
    missing = [part for part in parts if not part.compiled]
    if missing and _background is not None:
        _background.start(missing)
        return False
    did = False
    if missing:
        with _bar() if progress is None else contextlib.nullcontext(progress) as report:
            try:
                did = compile_parts(missing, report)
            except CacheNotWritable:
                report(0, 0, "in this process only: there is no room for compiled code")
                for part in missing:
                    part.load()
                did = True
    for part in parts:
        part.load()
    return did


def is_compiled(*parts: Part) -> bool:
    """Whether this process uses compiled code for these parts, or can load it at once."""
    return not INTERPRETED and all(part.loaded or part.compiled for part in parts)


# --- going on in the interpreter -------------------------------------------------------------------------------------


def go_on_meanwhile(*parts: Part) -> None:
    """Never wait for the compiler: stay in the interpreter while these parts are compiled in the background."""
    global _background
    _background = _Background(enabled=not INTERPRETED)
    if missing := [part for part in parts if not part.compiled]:
        _background.start(missing)


def stay_in_the_interpreter() -> None:
    """Don't switch to compiled code in this process, and never wait for it: another process will take over."""
    global _background
    _background = _Background(enabled=False)
    stop_the_clock()


class _Background:
    """A process of low priority that compiles while this one goes on, and finishes even if this one ends."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._child: subprocess.Popen[bytes] | None = None

    def start(self, parts: Iterable[Part]) -> None:
        if not self.enabled or (self._child is not None and self._child.poll() is None):
            return
        command = [*COMMAND, *sorted(part.name for part in parts)]
        none = subprocess.DEVNULL
        with contextlib.suppress(OSError):  # e.g. too many processes: the interpreter goes on
            self._child = subprocess.Popen(
                command, stdin=none, stdout=none, stderr=none, env=environment(), start_new_session=True
            )


_background: _Background | None = None
_unasked = _Background(enabled=True)  # for processes that did not call `go_on_meanwhile`
_slow_seconds = 0


def leave_the_interpreter() -> None:
    """After each second of work in the interpreter: load what is compiled. After some more, have the rest compiled."""
    global _slow_seconds
    _slow_seconds += 1
    importlib.import_module("branchline.rules.parts")  # these parts belong to every game
    missing = []
    for part in PARTS:
        if part.compiled:
            part.load()
        elif not part.loaded:
            missing.append(part)
    if not missing:
        stop_the_clock()
    elif _slow_seconds >= WORTH_COMPILING:
        (_background or _unasked).start(missing)


# --- compiling in child processes ------------------------------------------------------------------------------------


def compile_parts(parts: Iterable[Part], progress: Progress, workers: int | None = None) -> bool:
    """Compile these parts in child processes, unless another process does so first; returns whether it was this one."""
    parts = list(parts)
    progress(0, 0, "waiting for another process")
    with _lock(base_dir() / "lock"):
        tasks = [
            (part, number)
            for part in parts
            for number, (entry, _) in enumerate(part.examples)
            if not entry.marker.exists()
        ]
        if not tasks:
            return False
        _Compilers(tasks, progress).run(min(workers or cores(), len(tasks)))
        _prune()
    return True


class _Compilers:
    """Child processes that each take the next entry point to compile.

    What entry points have in common is compiled once per process. So every other child takes its tasks from the end of
    the list, and neighbours in the list are compiled by the same child.
    """

    def __init__(self, tasks: Sequence[tuple[Part, int]], progress: Progress) -> None:
        self._waiting = deque(tasks)
        self._total, self._done = len(tasks), 0
        self._progress = progress
        self._lock = threading.Lock()
        self._failure: CompileError | None = None

    def run(self, children: int) -> None:
        threads = [threading.Thread(target=self._supervise, args=(i % 2 == 1,), daemon=True) for i in range(children)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self._failure is not None:
            raise self._failure

    def _supervise(self, from_the_end: bool) -> None:
        """Run one child: give it tasks until there are none left."""
        pipe = subprocess.PIPE
        with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment()) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            assert child.stderr is not None
            try:
                while self._failure is None and (task := self._next(from_the_end)) is not None:
                    print(task[0].name, task[1], file=child.stdin, flush=True)
                    answer = child.stdout.readline()
                    if not answer:
                        said = child.stderr.read().strip().splitlines()
                        raise CompileError(f"compiling ended with {child.wait()}: {said[-1] if said else 'no message'}")
                    if (problem := json.loads(answer)) is not None:
                        raise (CacheNotWritable if problem["cache"] else CompileError)(problem["text"])
                    self._finish()
            except CompileError as error:
                self._failure = self._failure or error
            except OSError as error:
                self._failure = self._failure or CompileError(f"compiling failed: {error}")
            finally:
                with contextlib.suppress(OSError):
                    child.stdin.close()

    def _next(self, from_the_end: bool) -> tuple[Part, int] | None:
        with self._lock:
            if not self._waiting:
                return None
            part, number = self._waiting.pop() if from_the_end else self._waiting.popleft()
            self._progress(self._done, self._total, part.examples[number][0].function.__name__)
            return part, number

    def _finish(self) -> None:
        with self._lock:
            self._done += 1
            self._progress(self._done, self._total, "compiled")


def main() -> None:
    """Compile the parts that are named; without names, be a child process that compiles what it is told to."""
    gc.set_threshold(*COLLECT_SELDOM)
    names = sys.argv[1:]
    if names:
        if hasattr(os, "nice"):
            os.nice(BACKGROUND_NICENESS)
        try:
            compile_parts(map(part_named, names), lambda done, total, name: None)
        except CompileError as error:
            sys.exit(str(error))
    for line in () if names else sys.stdin:
        name, number = line.split()
        print(json.dumps(_compile_one(part_named(name), int(number))), flush=True)


def part_named(name: str) -> Part:
    module, _, attribute = name.partition(":")
    part: Part = getattr(importlib.import_module(module), attribute)
    return part


def environment() -> dict[str, str]:
    """The environment of a compiling process: it writes to this process's cache, which may be a temporary folder."""
    return {**os.environ, "BRANCHLINE_CACHE": str(base_dir())}


def _compile_one(part: Part, number: int) -> dict[str, Any] | None:
    """In a child process: compile one entry point; returns what went wrong, and whether the cache is to blame."""
    entry, arguments = part.examples[number]
    full = {"cache": True, "text": f"compiled code can't be written to {entry.compiler.cache_dir}"}
    try:
        from branchline.rules import numba_backend

        if not numba_backend.compile_for(entry, arguments):
            return full
    except MemoryError:
        return {"cache": False, "text": "there is not enough memory to compile the rules"}
    except (ImportError, OSError) as error:  # also for lack of memory: a library can't be mapped
        return {"cache": False, "text": f"the compiler can't be loaded: {error}"}
    try:
        entry.marker.touch()
    except OSError:
        return full
    return None


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


# --- the cache -------------------------------------------------------------------------------------------------------


def _touch(folder: Path) -> None:
    """Note that a cache folder is in use."""
    with contextlib.suppress(OSError):
        if time.time() - folder.stat().st_mtime > DAY:
            os.utime(folder)


def _prune() -> None:
    """Delete cache folders that nobody has used for a month, and the oldest of too many."""
    now = time.time()
    with contextlib.suppress(OSError):
        folders = [path for path in base_dir().iterdir() if path.is_dir() and not path.is_symlink()]
        folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for place, folder in enumerate(folders):
            if place >= KEPT or now - folder.stat().st_mtime > OLD:
                shutil.rmtree(folder, ignore_errors=True)


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
            bar.update(task, completed=done, total=total or None, description=name)

        yield report
