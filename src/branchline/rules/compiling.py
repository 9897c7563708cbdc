"""How a room of the package is compiled: two decorators, and a cache on disk keyed by the compiled sources.

Numba's own cache looks only at the file of the function that it stores, not at those that the function calls. So the
folder is named by a hash over every source that a room compiles: a change in any of them starts an empty one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = bool(numba.config.DISABLE_JIT)


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function whose 64-bit arithmetic wraps around by design, such as a hash.

    Compiled code wraps silently. NumPy's scalars warn of an overflow, which anywhere else is a bug: a small integer
    that the compiler would have widened. So only these functions switch the warning off in the interpreter.
    """
    return np.errstate(over="ignore")(function) if INTERPRETED else function


class Workshop:
    """The compiler of one room: which files it compiles, and where what comes of them is kept."""

    def __init__(self, room: str, sources: Iterable[Path]) -> None:
        self.room = room
        self.sources = tuple(sources)  # all files that decide what is compiled

    def inner(self, function: Callable[P, R]) -> Callable[P, R]:
        """Compile a function that only compiled functions call: without the interpreter's lock, with C's division.

        It is stored inside those that call it, and has no entrance from Python: that saves a third of the compiling.
        """
        compiled: Callable[P, R] = numba.njit(
            nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )(function)
        ready: Callable[P, R] = _widen_arguments(_generate_code_as(True, compiled))
        return ready

    def jit(self, function: Callable[P, R]) -> Callable[P, R]:
        """Compile a function that Python calls too, and keep it in the cache on disk."""
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self.cache_dir)  # read when the function is decorated; others keep their own
        try:
            compiled: Callable[P, R] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = before
        ready: Callable[P, R] = _generate_code_as(False, compiled)
        return ready

    @cached_property
    def cache_dir(self) -> Path:
        """Where what is compiled is kept: `$BRANCHLINE_CACHE`, else the user's cache folder, else a temporary one."""
        return _base_dir() / f"{self.room}-{self.key}"

    @cached_property
    def key(self) -> str:
        digest = hashlib.sha256()
        for part in (sys.version, np.__version__, numba.__version__, platform.machine()):
            digest.update(part.encode())
        for path in self.sources:
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]


class _IntermediateLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of an inner function, and of what it calls: made to be linked into an entry, never to be run by itself.

    So no machine code is made of it, and it is left to the entry to optimise what has come together there.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


class _IntermediateCodegen(JITCPUCodegen):  # type: ignore[misc]
    _library_class = _IntermediateLibrary

    def set_env(self, name: str, environment: object) -> None:
        """Numba keeps an environment for calls back into the interpreter, at an address: there is neither."""


@cache
def _codegens() -> dict[bool, JITCPUCodegen]:
    """The code generators for inner functions (True) and for entries."""
    return {True: _IntermediateCodegen("branchline"), False: cpu_target.target_context._internal_codegen}


def _generate_code_as(inner_function: bool, dispatcher: Any) -> Any:
    """Let a function be compiled by its own kind of code generator. Numba knows one for all, so they are swapped.

    Numba holds its global lock around every compilation.
    """
    if INTERPRETED:
        return dispatcher
    compile_as_usual = dispatcher._compiler.compile

    def compile_so(*arguments: Any) -> Any:
        context = cpu_target.target_context
        before = context._internal_codegen
        context._internal_codegen = _codegens()[inner_function]
        try:
            return compile_as_usual(*arguments)
        finally:
            context._internal_codegen = before

    dispatcher._compiler.compile = compile_so
    return dispatcher


def _widen_arguments(dispatcher: Any) -> Any:
    """Take every whole number as int64, so that one compiled function serves all callers.

    Numba would make another for each width of a record's field, and for each constant. uint64 stays: it is a bit set.
    """
    if INTERPRETED:
        return dispatcher
    call_template = dispatcher.get_call_template

    def widened(argument: types.Type) -> types.Type:
        plain = types.unliteral(argument)
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else plain

    dispatcher.get_call_template = lambda arguments, named: call_template(
        tuple(widened(argument) for argument in arguments), {name: widened(kind) for name, kind in named.items()}
    )
    return dispatcher


@cache
def _base_dir() -> Path:
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
    """The temporary one has a name that others can guess: it must be this user's, for code is loaded from it."""
    dirs = [Path(tempfile.gettempdir()) / f"branchline-{_user()}"]
    with contextlib.suppress(RuntimeError):  # nobody's home
        base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        dirs.insert(0, Path(base) / "branchline")
    return dirs


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0  # as Windows has it in st_uid
