"""Subprocess with a line protocol, time limits and size limits.

Nothing that the program does can block this process for longer than the caller allows: every read and write has a time
limit, what is read has a size limit, and closing the program kills its whole process group.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from weakref import WeakSet

from branchline.bots.external import watchdog
from branchline.bots.interface import Fault, one_line

LONGEST_LINE = 1 << 16  # bytes of an answer
LONGEST_OUTPUT = 1 << 20  # bytes that a program may print for one prompt
KEPT = 2000  # bytes kept of its diagnostic output, the last ones
_POLL_SECONDS = 0.2  # seconds between checks that it is alive: one of its children may hold its output open
_GRACE_SECONDS = 0.5  # seconds for a process that has closed its output to exit by itself

_running: WeakSet[Program] = WeakSet()


class Program:
    """A process that reads lines and answers in lines.

    A `private` one is our own host. It gets the numbers of two extra pipes as its last arguments, so that nothing it
    prints can corrupt the protocol.
    """

    def __init__(self, command: Sequence[str], *, private: bool = False) -> None:
        child_ends: tuple[int, ...] = ()
        own_ends: tuple[int, ...] = ()
        if private:
            (child_input, own_output), (own_input, child_output) = os.pipe(), os.pipe()
            child_ends, own_ends = (child_input, child_output), (own_output, own_input)
        try:
            self._process = subprocess.Popen(
                [*command, *map(str, child_ends)],
                stdin=subprocess.DEVNULL if private else subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if private else subprocess.PIPE,
                bufsize=0,
                pass_fds=child_ends,
                start_new_session=True,  # its own process group, which can be killed; Ctrl-C must not reach it
            )
        except (OSError, ValueError) as error:
            for end in own_ends:
                os.close(end)
            raise Fault("crashed", f"can't be started: {getattr(error, 'strerror', None) or error}") from None
        finally:
            for end in child_ends:
                os.close(end)
        watchdog.watch(self._process.pid)
        _running.add(self)
        self._input, self._output = own_ends or (_detached(self._process.stdin), _detached(self._process.stdout))
        self._diagnostics = _detached(self._process.stdout if private else self._process.stderr)
        self._unsent, self._unread, self._last_diagnostics = bytearray(), bytearray(), bytearray()
        self._ended = False  # whether its output has ended
        self._ends_input = False  # whether its input ends with what is sent now
        self._closed = False
        self._selector = selectors.DefaultSelector()
        for end in (self._input, self._output, self._diagnostics):
            os.set_blocking(end, False)
        for end in (self._output, self._diagnostics):
            self._selector.register(end, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def quiet(self) -> bool:
        """Whether it is running and has written nothing unasked."""
        self._poll(0.0)
        return not (self._unread or self._ended or self._dead())

    def tell(self, line: bytes) -> None:
        """Send a line; what cannot be written at once follows while waiting for an answer."""
        self._unsent += line + b"\n"
        self._send()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait at most `seconds` for an answer; Fault if none arrives."""
        self._poll(0.0)
        if self._unread:
            raise Fault("garbage", f"says more than it is asked: {self._unread[:80].decode(errors='replace')}")
        self.tell(line)
        end = time.monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise Fault("garbage", f"a line of more than {LONGEST_LINE:,} bytes")
            if self._ended:
                raise Fault("crashed", self._exit_reason())
            left = end - time.monotonic()
            if left <= 0:
                raise Fault("timed-out", f"no answer in {seconds:g} s")
            if not self._poll(min(left, _POLL_SECONDS)) and self._dead() and not self._poll(0.0):
                self._ended = True
        answer, _, rest = self._unread.partition(b"\n")
        self._unread = rest
        return bytes(answer)

    def complete(self, text: bytes, seconds: float) -> bytes:
        """Send a text and the end of the input, and return all that it prints; Fault unless it ends well in time."""
        end = time.monotonic() + seconds
        self._ends_input = True
        self._unsent += text
        self._send()
        while not self._ended:
            if len(self._unread) > LONGEST_OUTPUT:
                raise Fault("garbage", f"more than {LONGEST_OUTPUT:,} bytes")
            if (left := end - time.monotonic()) <= 0:
                raise Fault("timed-out", f"no answer in {seconds:g} s")
            if not self._poll(min(left, _POLL_SECONDS)) and self._dead() and not self._poll(0.0):
                self._ended = True
        reason = self._exit_reason()
        if self._process.returncode not in (0, -signal.SIGKILL):  # killed by `close` if it only closed its output
            raise Fault("crashed", reason)
        return bytes(self._unread)

    def close(self) -> None:
        """Kill it, and all processes that it has started."""
        _running.discard(self)
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(OSError):
            os.killpg(self.pid, signal.SIGKILL)  # before waiting for it: until then its id cannot be reused
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        watchdog.forget(self.pid)
        self._selector.close()
        for end in (self._input, self._output, self._diagnostics):
            os.close(end)

    def __del__(self) -> None:
        if hasattr(self, "_selector"):  # it was started
            self.close()

    def _send(self) -> None:
        """Write what the pipe accepts now, and the rest when it becomes writable."""
        waiting = bool(self._unsent)
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input, self._unsent)]
        except BlockingIOError:
            if self._input not in self._selector.get_map():
                self._selector.register(self._input, selectors.EVENT_WRITE)
            return
        except OSError:  # it no longer reads; its output will show why
            self._unsent.clear()
        if waiting and self._input in self._selector.get_map():
            self._selector.unregister(self._input)
        if self._ends_input:
            os.close(self._input)
            self._input = os.open(os.devnull, os.O_WRONLY)  # `close` closes it like any other
            self._ends_input = False

    def _poll(self, seconds: float) -> bool:
        """Handle what is ready, or becomes ready within `seconds`; returns whether anything was."""
        ready = self._selector.select(seconds)
        for key, _ in ready:
            if key.fd == self._input:
                self._send()
            elif (data := _read(key.fd)) is None:
                continue
            elif not data:
                self._selector.unregister(key.fd)
                self._ended = self._ended or key.fd == self._output
            elif key.fd == self._output:
                self._unread += data
            else:
                self._last_diagnostics += data
                del self._last_diagnostics[:-KEPT]
        return bool(ready)

    def _dead(self) -> bool:
        """Whether the process has exited; its children may still run."""
        if not hasattr(os, "waitid"):
            return False  # then only the end of its output shows it
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _exit_reason(self) -> str:
        """How it ended, and the last line of its diagnostic output."""
        end = time.monotonic() + _GRACE_SECONDS
        while not (dead := self._dead()) and time.monotonic() < end:
            self._poll(0.01)
        self._poll(0.0)
        self.close()
        code = self._process.returncode or 0
        how = f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"
        words = one_line((bytes(self._last_diagnostics).decode(errors="replace").strip().splitlines() or [""])[-1])
        return (how if dead else "closed its output") + (f": {words}" if words else "")


def _detached(pipe: object) -> int:
    """Take over the file descriptor of a pipe, which the caller closes from now on."""
    number = os.dup(pipe.fileno())  # type: ignore[attr-defined]
    pipe.close()  # type: ignore[attr-defined]
    return number


def _read(end: int) -> bytes | None:
    """Read what is available: empty at the end of the stream, None if there is nothing yet."""
    try:
        return os.read(end, LONGEST_LINE)
    except BlockingIOError:
        return None
    except OSError:
        return b""


@atexit.register
def _close_all() -> None:
    for program in list(_running):
        program.close()
