"""Somebody's program in a process of its own, talked to in lines.

Nothing that it does can make this process wait longer than it wants to: every read and write is bounded in time, what
is read is bounded in size, and an end takes all its children along.
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

from branchline.bots.errors import Fault, one_line
from branchline.bots.external import guard

LONGEST_LINE = 1 << 16  # bytes of an answer
KEPT = 2000  # bytes of what it says on its standard error, the last ones
_TICK = 0.2  # seconds between two looks whether it is still there: a child of its own may hold its output open
_GRACE = 0.5  # seconds for a process that has closed its output to end by itself

_running: WeakSet[Program] = WeakSet()


class Program:
    """A process that reads lines and answers in lines.

    A `private` one is ours, and gets two pipes of its own by number as its last arguments: what it prints by the way
    can then spoil nothing.
    """

    def __init__(self, command: Sequence[str], *, private: bool = False) -> None:
        theirs: tuple[int, ...] = ()
        ours: tuple[int, ...] = ()
        if private:
            (read, write), (heard, said) = os.pipe(), os.pipe()
            theirs, ours = (read, said), (write, heard)
        try:
            self._process = subprocess.Popen(
                [*command, *map(str, theirs)],
                stdin=subprocess.DEVNULL if private else subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if private else subprocess.PIPE,
                bufsize=0,
                pass_fds=theirs,
                start_new_session=True,  # a group of its own to end; and Ctrl-C is for this process to hear
            )
        except (OSError, ValueError) as error:
            for end in ours:
                os.close(end)
            raise Fault("crashed", f"can't be started: {getattr(error, 'strerror', None) or error}") from None
        finally:
            for end in theirs:
                os.close(end)
        guard.watch(self._process.pid)
        _running.add(self)
        self._input, self._output = ours or (_detached(self._process.stdin), _detached(self._process.stdout))
        self._chatter = _detached(self._process.stdout if private else self._process.stderr)
        self._unsent, self._unread, self._said = bytearray(), bytearray(), bytearray()
        self._ended = False  # its output
        self._closed = False
        self._selector = selectors.DefaultSelector()
        for end in (self._input, self._output, self._chatter):
            os.set_blocking(end, False)
        for end in (self._output, self._chatter):
            self._selector.register(end, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def quiet(self) -> bool:
        """Whether it is there and has said nothing that it was not asked."""
        self._look(0.0)
        return not (self._unread or self._ended or self._dead())

    def tell(self, line: bytes) -> None:
        """Send a line; what does not go through at once follows while an answer is waited for."""
        self._unsent += line + b"\n"
        self._send()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one, so long at most; Fault if none comes."""
        self._look(0.0)
        if self._unread:
            raise Fault("garbage", f"says more than it is asked: {self._unread[:80].decode(errors='replace')}")
        self.tell(line)
        end = time.monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise Fault("garbage", f"a line of more than {LONGEST_LINE:,} bytes")
            if self._ended:
                raise Fault("crashed", self._how_it_ended())
            left = end - time.monotonic()
            if left <= 0:
                raise Fault("timed-out", f"no answer in {seconds:g} s")
            if not self._look(min(left, _TICK)) and self._dead() and not self._look(0.0):
                self._ended = True
        answer, _, rest = self._unread.partition(b"\n")
        self._unread = rest
        return bytes(answer)

    def close(self) -> None:
        """End it, and all that it has started."""
        _running.discard(self)
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(OSError):
            os.killpg(self.pid, signal.SIGKILL)  # before it is waited for: until then its number is its own
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        guard.forget(self.pid)
        self._selector.close()
        for end in (self._input, self._output, self._chatter):
            os.close(end)

    def __del__(self) -> None:
        if hasattr(self, "_selector"):  # it was started
            self.close()

    def _send(self) -> None:
        """Send what goes through now, and the rest when there is room for it."""
        waiting = bool(self._unsent)
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input, self._unsent)]
        except BlockingIOError:
            if self._input not in self._selector.get_map():
                self._selector.register(self._input, selectors.EVENT_WRITE)
            return
        except OSError:  # it reads no more; why, its output will tell
            self._unsent.clear()
        if waiting and self._input in self._selector.get_map():
            self._selector.unregister(self._input)

    def _look(self, seconds: float) -> bool:
        """Take in what there is, or what comes within so many seconds; returns whether anything did."""
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
                self._said += data
                del self._said[:-KEPT]
        return bool(ready)

    def _dead(self) -> bool:
        """Whether the process has ended; its children may go on."""
        if not hasattr(os, "waitid"):
            return False  # then the end of its output tells
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _how_it_ended(self) -> str:
        """What became of it, and the last line that it said on its standard error."""
        end = time.monotonic() + _GRACE
        while not (dead := self._dead()) and time.monotonic() < end:
            self._look(0.01)
        self._look(0.0)
        self.close()
        code = self._process.returncode or 0
        how = f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"
        words = one_line((bytes(self._said).decode(errors="replace").strip().splitlines() or [""])[-1])
        return (how if dead else "closed its output") + (f": {words}" if words else "")


def _detached(pipe: object) -> int:
    """The number of a pipe's end, which from now on is closed by number."""
    number = os.dup(pipe.fileno())  # type: ignore[attr-defined]
    pipe.close()  # type: ignore[attr-defined]
    return number


def _read(end: int) -> bytes | None:
    """What there is; nothing at its end, None if it was a mistake to look."""
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
