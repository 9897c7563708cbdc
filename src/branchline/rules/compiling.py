"""Numba compilation of a subpackage: two decorators, and an on-disk cache keyed by a hash of its sources.

`PackageCompiler` is used by every subpackage with compiled code; `inner` and `jit`, at the end, are those of `rules`.

Numba's own cache checks only the file of the cached function, not the files of the functions that it calls. So the
cache folder is named after a hash of all sources that a subpackage compiles: any change starts with an empty folder.
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

    Compiled code wraps silently. In the interpreter, NumPy scalars warn of an overflow; anywhere else that is a bug,
    caused by a small integer that the compiler would have widened. So only marked functions suppress the warning.
    """
    return np.errstate(over="ignore")(function) if INTERPRETED else function


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """Return the Python function that was compiled: the same source, for callers outside compiled code."""
    original: Callable[P, R] = getattr(function, "py_func", function)
    return original


class PackageCompiler:
    """Compiler of one subpackage: its decorators, its source files and its cache folder."""

    def __init__(self, package: str, sources: Iterable[Path]) -> None:
        self.package = package
        self.sources = tuple(sources)  # all files that affect the compiled code

    def inner(self, function: Callable[P, R]) -> Callable[P, R]:
        """Compile a function that only compiled functions call: without the GIL, and with C's division.

        Its code is stored inside its callers and it has no entry point for Python, which saves a third of the
        compile time.
        """
        compiled: Callable[P, R] = numba.njit(
            nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )(function)
        ready: Callable[P, R] = _widen_arguments(_generate_code_as(True, compiled))
        return ready

    def jit(self, function: Callable[P, R]) -> Callable[P, R]:
        """Compile a function that Python calls too, and cache it on disk."""
        before = numba.config.CACHE_DIR
        # Numba reads this when the function is decorated; it is restored so that other packages keep their own folder.
        numba.config.CACHE_DIR = str(self.cache_dir)
        try:
            compiled: Callable[P, R] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = before
        ready: Callable[P, R] = _generate_code_as(False, compiled)
        return ready

    @cached_property
    def cache_dir(self) -> Path:
        """The folder of compiled code, in `$BRANCHLINE_CACHE`, else the user's cache folder, else a temporary one."""
        return _base_dir() / f"{self.package}-{self.key}"

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
    """The code of an inner function and its callees, which is linked into an entry point and never run by itself.

    So no machine code is generated for it, and the final optimisation is left to the entry point.
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
        """Do nothing: inner code has no calls into the interpreter and no address to write an environment to."""


@cache
def _codegens() -> dict[bool, JITCPUCodegen]:
    """Return the code generators for inner functions (True) and for entry points (False)."""
    return {True: _IntermediateCodegen("branchline"), False: cpu_target.target_context._internal_codegen}


def _generate_code_as(inner_function: bool, dispatcher: Any) -> Any:
    """Make a function use the code generator of its kind. Numba has one global generator, so it is swapped.

    The swap is safe because Numba holds its global lock during every compilation.
    """
    if INTERPRETED:
        return dispatcher
    compile_original = dispatcher._compiler.compile

    def compile_swapped(*arguments: Any) -> Any:
        context = cpu_target.target_context
        before = context._internal_codegen
        context._internal_codegen = _codegens()[inner_function]
        try:
            return compile_original(*arguments)
        finally:
            context._internal_codegen = before

    dispatcher._compiler.compile = compile_swapped
    return dispatcher


def _widen_arguments(dispatcher: Any) -> Any:
    """Treat every integer argument as int64, so that one compiled function serves all callers.

    Numba would otherwise compile a version for each width of a record field and for each constant. uint64 is left
    alone, because it is used for bit sets.
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


# The compiler of the rules themselves.
_FOLDER = Path(__file__).parent
_PYTHON_ONLY = {"__init__", "command", "engine", "warmup"}  # modules without compiled functions
_SOURCES = [path for path in sorted(_FOLDER.glob("*.py")) if path.stem not in _PYTHON_ONLY]
# limits.py determines the sizes of the records.
COMPILER = PackageCompiler("rules", [*_SOURCES, _FOLDER.parent / "boards" / "limits.py"])
inner = COMPILER.inner
jit = COMPILER.jit
