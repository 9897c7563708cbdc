"""How the rules are compiled: two decorators, and a cache on disk keyed by the compiled sources.

Numba's own cache looks only at the file of the function that it stores, not at those that the function calls. So the
folder is named by a hash over every source in this room: a change in any of them starts an empty one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core.config import _OptLevel

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = bool(numba.config.DISABLE_JIT)

if INTERPRETED:
    # The hash behind every draw wraps around at 64 bits, as it should; only the interpreter would warn of it.
    np.seterr(over="ignore")


def inner(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only compiled functions call: without the interpreter's lock, with C's division.

    It is stored inside those that call it, and has no entrance from Python: that saves a third of the compiling.
    """
    compiled: Callable[P, R] = numba.njit(
        nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
    )(function)
    if not INTERPRETED:
        _optimise_lightly(compiled)
    return compiled


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls too, and keep it in the cache on disk."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_dir())  # read when the function is decorated; other people's code keeps its own
    try:
        compiled: Callable[P, R] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


def _optimise_lightly(dispatcher: Any) -> None:
    """Give a function only a light pass of its own: it is optimised again, and in full, within each entry that uses it.

    That saves a tenth of the compiling. Numba knows only one level for all, so it is changed meanwhile.
    """
    compile_in_full = dispatcher._compiler.compile

    def compile_lightly(*arguments: Any) -> Any:
        before = numba.config.OPT
        numba.config.OPT = _OptLevel(1)
        try:
            return compile_in_full(*arguments)
        finally:
            numba.config.OPT = before

    dispatcher._compiler.compile = compile_lightly


@cache
def cache_dir() -> Path:
    """Where the compiled rules are kept: `$BRANCHLINE_CACHE`, else the user's cache folder, else a temporary one."""
    return _base_dir() / f"rules-{sources_key()}"


def compiled_sources() -> list[Path]:
    """All files that decide what is compiled: this room, and the limits from which the records get their sizes."""
    room = Path(__file__).parent
    return [*sorted(room.glob("*.py")), room.parent / "boards" / "limits.py"]


@cache
def sources_key() -> str:
    digest = hashlib.sha256()
    for part in (sys.version, np.__version__, numba.__version__, platform.machine()):
        digest.update(part.encode())
    for path in compiled_sources():
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


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
