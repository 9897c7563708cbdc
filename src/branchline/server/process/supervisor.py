"""Process supervisor: binds the port, starts workers, replaces dead ones, does rolling restarts.

It loads nothing heavy and holds no state. SIGHUP is a rolling restart: for each worker a new one is started, and the
old one stops when the new one is ready. SIGTERM and SIGINT stop everything. If the supervisor itself is killed, its
workers notice and stop. Each worker's event loop sends heartbeats; a worker without any for too long hangs, and is
killed and replaced (watchdog).

On a machine's first start nothing is compiled: workers start in the interpreter and say so. The supervisor then has
everything compiled in a child process, and replaces them by a rolling restart.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass

from branchline.server.base.config import Config
from branchline.server.process.compilation import Compilation

STOP_SECONDS = 8.0  # that a worker has to stop by itself before it is killed
START_SECONDS = 60.0
PAUSE = 0.2  # seconds before a dead worker is replaced: back-off, doubled each time one dies young
LONGEST_PAUSE = 5.0
YOUNG = 10.0  # seconds of life
UNREAD_MILLISECONDS = 60_000  # for which the system keeps what a client does not read
LETTING_GO = 5.0  # seconds to wait for a port to become free
WORKER = "branchline.server.process.worker"  # the module that each worker runs
UP = b"up\n"  # what a worker says when it serves
ALIVE = b"."  # what the event loop of a worker that serves says again and again
IN_INTERPRETER = b"interpreted\n"  # what a worker says that plays in the interpreter

_log = logging.getLogger("branchline.supervisor")


@dataclass
class _Child:
    process: subprocess.Popen[bytes]
    born: float
    up: bool = False
    heard: float = 0.0  # when it last said anything


@dataclass
class Supervisor:
    config: Config
    listening: socket.socket
    count: int = 1

    def __post_init__(self) -> None:
        self.config.to_environment()
        self._children: list[_Child] = []
        self._compilation = Compilation()
        self._stopping = False
        self._restart = False
        self._pause = PAUSE
        self._not_before = 0.0
        self._metrics_folder: tempfile.TemporaryDirectory[str] | None = None

    def start(self) -> None:
        """Starts all workers and waits until they serve."""
        if self.count > 1:  # workers share their metrics in this folder, so that any of them can report the sum
            self._metrics_folder = tempfile.TemporaryDirectory(prefix="branchline-metrics-")
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = self._metrics_folder.name
        for _ in range(self.count):
            self._children.append(self._spawn())
        for child in self._children:
            self._await_up(child)

    def run(self) -> int:
        """Supervises the workers until told to stop; returns the exit code."""
        while not self._stopping:
            self._listen()
            self._kill_hung()
            if self._compilation.finished():
                self._restart = True
            if self._restart:
                self._restart = False
                self._replace_all()
            self._replace_dead()
            time.sleep(0.05)
        self.stop()
        return 0

    def stop(self) -> None:
        self._compilation.stop()
        for child in self._children:
            self._ask_to_stop(child)
        for child in self._children:
            self._reap(child)
        self._children.clear()
        if self._metrics_folder is not None:
            self._metrics_folder.cleanup()

    @property
    def pids(self) -> list[int]:
        return [child.process.pid for child in self._children]

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        """Installs the signal handlers described at the top; use it before the first worker is started."""

        def stop(number: int, frame: object) -> None:
            self._stopping = True

        def restart(number: int, frame: object) -> None:
            self._restart = True

        wanted = {signal.SIGTERM: stop, signal.SIGINT: stop}
        if hasattr(signal, "SIGHUP"):
            wanted[signal.SIGHUP] = restart
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    # Details.

    def _spawn(self, *, when_ready: bool = False) -> _Child:
        """Starts a worker. With `when_ready` it leaves requests to the other workers until games can be played."""
        command = [sys.executable, "-m", WORKER, str(self.listening.fileno()), *(["when-ready"] if when_ready else [])]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[self.listening.fileno()]
        )
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        return _Child(process, time.monotonic())

    def _await_up(self, child: _Child) -> bool:
        assert child.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(child.process.stdout, selectors.EVENT_READ)
            until = time.monotonic() + START_SECONDS
            while time.monotonic() < until and not self._stopping:
                if selector.select(0.1) and (self._heard(child) == b"" or child.up):
                    break
        return child.up

    def _listen(self) -> None:
        for child in self._children:
            with contextlib.suppress(BlockingIOError):
                self._heard(child)

    def _heard(self, child: _Child) -> bytes:
        """Reads what a worker says; empty if it has ended."""
        assert child.process.stdout is not None
        message = os.read(child.process.stdout.fileno(), 4096)
        child.heard = time.monotonic()
        child.up = child.up or UP in message
        if IN_INTERPRETER in message:
            self._compilation.want()
        return message

    def _kill_hung(self) -> None:
        """Kills workers that serve but have been silent for too long. The pipes have just been read, so that a pause
        of the supervisor itself does not count.
        """
        limit = self.config.watchdog
        for child in self._children:
            if not (child.up and limit) or child.process.poll() is not None:
                continue
            if (silent := time.monotonic() - child.heard) > limit:
                _log.error("worker %d has hung for %.0f s and is killed", child.process.pid, silent)
                child.process.kill()  # a hung process may not react to anything else
                child.process.wait()

    def _replace_dead(self) -> None:
        now = time.monotonic()
        for number, child in enumerate(self._children):
            if child.process.poll() is None or now < self._not_before:
                continue
            _log.warning("worker %d ended with code %s and is replaced", child.process.pid, child.process.returncode)
            young = now - child.born < YOUNG
            self._pause = min(2 * self._pause, LONGEST_PAUSE) if young else PAUSE
            self._not_before = now + self._pause
            self._reap(child)
            others = (other for other in self._children if other is not child)
            self._children[number] = self._spawn(when_ready=any(other.process.poll() is None for other in others))

    def _replace_all(self) -> None:
        for number, old in enumerate(list(self._children)):
            new = self._spawn(when_ready=True)
            if not self._await_up(new):
                self._reap(new)
                continue  # the old one keeps running
            self._children[number] = new
            self._ask_to_stop(old)
            self._reap(old)

    def _ask_to_stop(self, child: _Child) -> None:
        assert child.process.stdin is not None
        with contextlib.suppress(OSError):
            child.process.stdin.close()

    def _reap(self, child: _Child) -> None:
        self._ask_to_stop(child)
        try:
            child.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            child.process.kill()
            child.process.wait()
        if child.process.stdout is not None:
            child.process.stdout.close()


def bind_with_retry(host: str, port: int, seconds: float = LETTING_GO) -> socket.socket:
    """Binds one port, retrying for a while: the workers of a killed supervisor may still hold it."""
    until = time.monotonic() + seconds
    while True:
        try:
            return bind(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
        time.sleep(0.1)


def bind(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """A listening socket on the port, or on one of the next `tries - 1` ports if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(tries):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":  # connections inherit it: what nobody reads is not kept in the system's memory
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
        try:
            listening.bind((host, port + offset if port else 0))
        except OSError:
            listening.close()
            if offset + 1 == tries:
                raise
            continue
        listening.listen(4096)
        listening.set_inheritable(True)
        return listening
    raise AssertionError("one try at least")
