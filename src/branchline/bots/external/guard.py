"""No program outlives this process, whatever becomes of it.

A guard is a tiny process that is told of every program's process group. When this process ends, in order, by a signal
or by a power that asks nobody, the pipe to the guard closes, and it kills the groups that are left.
"""

from __future__ import annotations

import atexit
import contextlib
import subprocess
import sys

_GUARD = """
import os, signal, sys
groups = set()
for line in sys.stdin.buffer:
    number = int(line)
    groups.add(number) if number > 0 else groups.discard(-number)
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""

_guard: subprocess.Popen[bytes] | None = None


def watch(group: int) -> None:
    """Let a process group end with this process."""
    _tell(group)


def forget(group: int) -> None:
    """A group that has ended: its number may be another's soon."""
    _tell(-group)


def _tell(number: int) -> None:
    global _guard
    if _guard is None or _guard.poll() is not None:
        if number < 0:
            return
        _guard = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _GUARD],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # Ctrl-C in a terminal is not meant for it
        )
    assert _guard.stdin is not None
    with contextlib.suppress(OSError):  # somebody killed the guard: the next program gets a new one
        _guard.stdin.write(b"%d\n" % number)


@atexit.register
def _dismiss() -> None:
    """In an orderly end programs are closed before, and the guard has nothing left to do."""
    if _guard is not None and _guard.stdin is not None:
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            _guard.stdin.close()
            _guard.wait(1.0)
