"""Compilation beside a running server: a child process of low priority compiles what the workers need.

Failures are retried with back-off, and the same failure is logged once; meanwhile the workers stay in the interpreter.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import tempfile
import time
from typing import IO

# What a worker uses, named as `rules.warmup` names it; the first and the last are compiled first.
PARTS = (
    "branchline.rules.parts:PLAY",
    "branchline.rules.parts:SIMULATION",
    "branchline.bots.parts:SEARCH",
    "branchline.bots.parts:POLICY",
)
AGAIN, LONGEST_AGAIN = 5.0, 300.0  # seconds before compiling is retried: back-off, doubled each time

_log = logging.getLogger("branchline.compiling")


class Compilation:
    """At most one compiling child process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._output: IO[bytes] | None = None
        self._wanted = False
        self._not_before = 0.0
        self._pause = AGAIN
        self._logged: str | None = None

    def want(self) -> None:
        """A worker has started in the interpreter."""
        self._wanted = True

    def finished(self) -> bool:
        """Starts and watches the child process; returns True once after it has compiled everything."""
        if self._process is None:
            if self._wanted and time.monotonic() >= self._not_before:
                self._start()
            return False
        code = self._process.poll()
        if code is None:
            return False
        said = self._last_line()
        self._process = None
        self._not_before = time.monotonic() + self._pause
        self._pause = min(2 * self._pause, LONGEST_AGAIN)
        if code == 0:
            self._wanted = False
            return True
        self._note(said or f"the compiler ended with {code}")
        return False

    def stop(self) -> None:
        """Stops the child process and those that it has started."""
        if self._process is not None:
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGTERM) if hasattr(os, "killpg") else self._process.terminate()
            self._process.wait()
            self._last_line()
            self._process = None

    def _start(self) -> None:
        from branchline.rules.warmup import COMMAND, environment

        os.environ |= environment()  # the workers that follow must look where this one writes
        self._output = tempfile.TemporaryFile()  # noqa: SIM115  # closed by _last_line
        none = subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(
                [*COMMAND, *PARTS], stdin=none, stdout=none, stderr=self._output, start_new_session=True
            )
        except OSError as error:
            self._not_before = time.monotonic() + self._pause
            self._last_line()
            self._note(f"no process can be started: {error.strerror}")

    def _last_line(self) -> str:
        """The last line that the child process wrote to its standard error."""
        if self._output is None:
            return ""
        with self._output as output:
            output.seek(0)
            lines = output.read().decode(errors="replace").strip().splitlines()
        self._output = None
        return lines[-1] if lines else ""

    def _note(self, failure: str) -> None:
        if failure != self._logged:
            self._logged = failure
            _log.error("the rules can't be compiled, so games go on in the interpreter; tried again: %s", failure)
