"""Real servers to test against: processes of their own, on a free port of this machine, stopped afterwards."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.postgres import free_port

WAIT = 60.0
ROOT = Path(__file__).parent.parent.parent


@dataclass
class Running:
    """`branchline serve`, as people start it."""

    database: str
    bus: str | None = None
    workers: int = 1
    more: Sequence[str] = ("--no-limits",)
    port: int = field(default_factory=free_port)
    log: Path | None = None
    program: Sequence[str] = (sys.executable, "-m", "branchline")

    def __post_init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database]
        command += ["--bus", self.bus] if self.bus is not None else []
        command += ["--workers", str(self.workers), *self.more]
        self._await_free()
        out = self.log.open("ab") if self.log is not None else subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd=ROOT)
        self.await_ready()

    def _await_free(self) -> None:
        """Workers of a parent that was killed, one that it had just begun to start too, let go of the port."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", self.port))
                return
            time.sleep(0.05)
        raise RuntimeError("somebody holds the port")

    def await_ready(self) -> None:
        """Until games can be played."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
                connection.request("GET", "/api/ready")
                if connection.getresponse().status == 200:
                    return
            except OSError:
                pass
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with {self._process.returncode}")
            time.sleep(0.05)
        raise RuntimeError("the server is not ready")

    def children(self) -> list[int]:
        """The workers' process ids."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.pid)], capture_output=True, text=True)
        return [int(pid) for pid in found.stdout.split()]

    def kill_worker(self, number: int = 0) -> bool:
        """As if it had crashed: its parent replaces it. Says whether there was one."""
        workers = self.children()
        if not workers:
            return False
        try:
            os.kill(workers[number % len(workers)], signal.SIGKILL)
        except ProcessLookupError:  # it has ended meanwhile, of itself
            return False
        return True

    def kill(self) -> None:
        """The parent alone, as if it had crashed."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(WAIT)

    def kill_all(self) -> None:
        """The parent and its workers, as if the machine had stopped."""
        workers = self.children()
        self.kill()
        for pid in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def await_alone(self, workers: Sequence[int]) -> None:
        """Until workers of a parent that was killed are gone too."""
        until = time.monotonic() + WAIT
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            if time.monotonic() > until:
                raise RuntimeError("workers outlive their parent")
            time.sleep(0.02)

    def restart(self) -> None:
        """A planned one: new workers come before the old ones go."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def await_replaced(self, workers: Sequence[int]) -> None:
        """Until as many others have taken the place of workers, and games can be played."""
        until = time.monotonic() + WAIT
        while set(workers) & set(now := self.children()) or len(now) < self.workers:
            if time.monotonic() > until:
                raise RuntimeError("workers are not replaced")
            time.sleep(0.05)
        self.await_ready()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
