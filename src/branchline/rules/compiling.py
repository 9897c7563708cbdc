"""Compiled functions: which ones there are, their on-disk cache, and the switch from the interpreter to compiled code.

Every function of the rules runs in the interpreter as it is written. `inner` and `jit` only register functions. Numba
is imported (by `rules.numba_backend`) when compiled code is wanted; then compiled functions replace the entry points,
even in the middle of a game. `PackageCompiler` is used by every subpackage with compiled code; `inner` and `jit`, at
the end, are those of `rules`. `rules.warmup` compiles.

Numba's own cache checks only the file of the cached function, not the files of the functions that it calls. So the
cache folder is named after a hash of all sources that a subpackage compiles: any change starts with an empty folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import cache, cached_property, update_wrapper
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from branchline.rules.interpreting import for_interpreter

P = ParamSpec("P")
R = TypeVar("R")

# Numba's own setting: everything stays in the interpreter.
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function whose 64-bit arithmetic wraps around by design, such as a hash.

    Compiled code wraps silently. In the interpreter, NumPy scalars warn of an overflow; anywhere else that is a bug,
    caused by a small integer that the compiler would have widened. So only marked functions suppress the warning.
    """
    return np.errstate(over="ignore")(function)


class EntryPoint(Generic[P, R]):
    """A function that Python calls: interpreted until its compiled version is loaded."""

    def __init__(self, function: Callable[P, R], compiler: PackageCompiler) -> None:
        update_wrapper(self, function)
        self.function = function
        self.compiler = compiler
        self.compiled: Callable[..., R] | None = None

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> R:
        if self.compiled is not None:
            return self.compiled(*arguments, **named)
        began = time.perf_counter()
        try:
            return self.function(*map(for_interpreter, arguments), **named)
        finally:
            _clock.add(time.perf_counter() - began)

    def replace(self, compiled: Callable[..., R]) -> None:
        """Use compiled code from now on. Callers that go through the module save the detour by this object."""
        self.compiled = compiled
        module = sys.modules[self.function.__module__]
        if getattr(module, self.function.__name__, None) is self:
            setattr(module, self.function.__name__, compiled)

    @property
    def marker(self) -> Path:
        """A file that exists once the function is compiled."""
        return self.compiler.cache_dir / f"{self.function.__module__}.{self.function.__name__}.compiled"

    @property
    def _numba_type_(self) -> Any:
        """Numba's hook: to compiled functions that call it, this is a compiled function."""
        from branchline.rules import numba_backend

        return numba_backend.type_of(self)


class PackageCompiler:
    """The compiled functions of one subpackage: its decorators, its source files and its cache folder."""

    def __init__(self, package: str, sources: Iterable[Path]) -> None:
        self.package = package
        self.sources = tuple(sources)  # all files that affect the compiled code
        self.entries: list[EntryPoint[..., Any]] = []

    def inner(self, function: Callable[P, R]) -> Callable[P, R]:
        """Register a function that only compiled functions call.

        Its code is stored inside its callers and it has no entry point for Python, which saves a third of the
        compile time.
        """
        INNER.append(function)
        return function

    def jit(self, function: Callable[P, R]) -> EntryPoint[P, R]:
        """Register a function that Python calls too. Its compiled code is cached on disk."""
        entry = EntryPoint(function, self)
        self.entries.append(entry)
        return entry

    def load(self) -> None:
        """Use compiled code for all entry points from now on; each is compiled or loaded at its first call."""
        if not INTERPRETED:
            from branchline.rules import numba_backend

            for entry in self.entries:
                entry.replace(numba_backend.dispatcher_of(entry))

    @cached_property
    def cache_dir(self) -> Path:
        """The folder of compiled code, in `$BRANCHLINE_CACHE`, else the user's cache folder, else a temporary one."""
        return base_dir() / f"{self.package}-{self.key}"

    @cached_property
    def key(self) -> str:
        from importlib.metadata import version

        digest = hashlib.sha256()
        for part in (sys.version, np.__version__, version("numba"), platform.machine(), _processor()):
            digest.update(part.encode())
        for path in self.sources:
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]


INNER: list[Callable[..., Any]] = []  # all functions that only compiled functions call


class _InterpreterClock:
    """Time that entry points have spent in the interpreter, and what to do after a while of it."""

    PATIENCE = 1.0  # seconds: about as long as it takes to import Numba and to load compiled code

    def __init__(self) -> None:
        self.spent = 0.0
        self.expired: Callable[[], None] | None = None if INTERPRETED else _leave_the_interpreter

    def add(self, seconds: float) -> None:
        self.spent += seconds
        if self.spent > self.PATIENCE and self.expired is not None:
            self.spent = 0.0
            self.expired()


def _leave_the_interpreter() -> None:
    from branchline.rules import warmup

    warmup.leave_the_interpreter()


_clock = _InterpreterClock()


def stop_the_clock() -> None:
    """Let entry points stay in the interpreter, however long they take."""
    _clock.expired = None


def python_function(function: Callable[P, R]) -> Callable[P, R]:
    """Return the function as it was written, which is what Numba compiles."""
    original: Callable[P, R] = inspect.unwrap(function)
    return original


@cache
def base_dir() -> Path:
    """The folder of all caches of compiled code."""
    chosen = os.environ.get("BRANCHLINE_CACHE")
    for path in [Path(chosen)] if chosen else _usual_dirs():
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            if os.access(path, os.W_OK) and (chosen or path.lstat().st_uid == _user()):
                return path
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="branchline-"))


def _usual_dirs() -> list[Path]:
    """Return the default cache folders, the preferred one first.

    The name of the temporary folder can be guessed, so it must belong to this user: code is loaded from it.
    """
    dirs = [Path(tempfile.gettempdir()) / f"branchline-{_user()}"]
    with contextlib.suppress(RuntimeError):  # the user has no home folder
        base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        dirs.insert(0, Path(base) / "branchline")
    return dirs


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0  # on Windows st_uid is always 0


def _processor() -> str:
    """Describe the processor: a home folder can be shared by machines for which different code is compiled."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read(16_384).split("\n\n")[0].splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(line for line in lines if line.startswith(("model name", "flags", "Features", "CPU part")))


# The compiler of the rules themselves.
_FOLDER = Path(__file__).parent
_PYTHON_ONLY = {"__init__", "command", "engine", "interpreting", "parts", "warmup"}  # without compiled functions
_SOURCES = [path for path in sorted(_FOLDER.glob("*.py")) if path.stem not in _PYTHON_ONLY]
# limits.py determines the sizes of the records.
COMPILER = PackageCompiler("rules", [*_SOURCES, _FOLDER.parent / "boards" / "limits.py"])
inner = COMPILER.inner
jit = COMPILER.jit
