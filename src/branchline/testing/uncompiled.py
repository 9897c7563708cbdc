"""A machine where nothing is compiled yet, and the moment at which everything is: for tests of the switch.

Compiling takes half a minute. Here the compiler waits for the file lock of an empty cache; when it is released, the
compiled code of this machine's own cache lies there.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

from branchline.bots.parts import GAMES, POLICY, SEARCH
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.warmup import ensure_compiled

PARTS = (PLAY, SIMULATION, GAMES, SEARCH, POLICY)


class UncompiledMachine:
    """A cache of compiled code that is empty until `compile`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(mode=0o700)
        self.environment = {"BRANCHLINE_CACHE": str(folder)}
        self._lock = FileLock(folder / "lock")
        self._lock.acquire()

    def compile(self) -> None:
        """Everything is compiled now."""
        if self._lock.is_locked:
            for cache in {part.compiler.cache_dir for part in PARTS}:
                shutil.copytree(cache, self.folder / cache.name)
            self._lock.release()

    def close(self) -> None:
        """Leave nothing to do for compilers that are still waiting: they outlive a terminal game."""
        self.compile()


@contextmanager
def uncompiled(folder: Path) -> Iterator[UncompiledMachine]:
    """Give a machine without compiled code; `folder` must not exist yet."""
    ensure_compiled(*PARTS)
    machine = UncompiledMachine(folder)
    try:
        yield machine
    finally:
        machine.close()
