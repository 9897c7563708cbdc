"""Watchdog process: kills the external bots' process groups when this process ends, however it ends.

The guard is a tiny process that receives the id of every bot's process group over a pipe. When this process exits,
whether normally, by a signal or by SIGKILL, the pipe closes, and the guard kills the groups that are left.
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
    """Register a process group to be killed when this process ends."""
    _send(group)


def forget(group: int) -> None:
    """Unregister a group that has ended: the system may soon reuse its id."""
    _send(-group)


def _send(number: int) -> None:
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
            start_new_session=True,  # Ctrl-C in a terminal must not end it
        )
    assert _guard.stdin is not None
    with contextlib.suppress(OSError):  # if the guard was killed, the next program starts a new one
        _guard.stdin.write(b"%d\n" % number)


@atexit.register
def _stop_guard() -> None:
    """Stop the guard at a normal exit: all programs were closed before, so it has nothing left to kill."""
    if _guard is not None and _guard.stdin is not None:
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            _guard.stdin.close()
            _guard.wait(1.0)
