"""Real servers for tests: `branchline serve` in a process of its own, on a free port of this machine."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from branchline.testing.processes import WAIT, child_pids, free_port, wait_until


@dataclass
class ServerProcess:
    """`branchline serve`, as people start it."""

    database: str
    bus: str | None = None
    workers: int = 1
    options: Sequence[str] = ("--no-limits",)
    port: int = field(default_factory=free_port)
    log: Path | None = None
    program: Sequence[str] = (sys.executable, "-m", "branchline")
    folder: Path | None = None  # the working directory, unless it is ours
    environment: Mapping[str, str] = field(default_factory=dict)  # in addition to ours
    undo: float = 0.0  # seconds for which bots wait after a move that may be undone
    boards: Path | None = None  # the folder with the operator's own boards, unless it is the user's

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
        """Start it, and wait until games can be played."""
        self.start_process()
        self.await_ready()

    def start_process(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database]
        command += ["--bus", self.bus] if self.bus is not None else []
        command += ["--boards", str(self.boards)] if self.boards is not None else []
        command += ["--workers", str(self.workers), "--undo", str(self.undo), *self.options]
        wait_until(self._port_is_free, f"port {self.port} is in use", pause=0.05)
        out = self.log.open("ab") if self.log is not None else subprocess.DEVNULL
        environment = {**os.environ, **self.environment}
        self._process = subprocess.Popen(
            command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd=self.folder, env=environment
        )

    def _port_is_free(self) -> bool:
        """Workers of a parent that was killed, even one that was just being started, hold the port until they exit."""
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", self.port))
            return True
        return False

    def await_ready(self) -> None:
        """Wait until games can be played."""
        wait_until(self._is_ready, "the server is not ready", pause=0.05)

    def _is_ready(self) -> bool:
        assert self._process is not None
        if get(self.port, "/api/ready")[0] == 200:
            return True
        if self._process.poll() is not None:
            raise RuntimeError(f"the server exited with {self._process.returncode}")
        return False

    def worker_pids(self) -> list[int]:
        return [pid for pid in child_pids(self.pid) if not _compiles(pid)]

    @property
    def warming_up(self) -> bool:
        """Whether it plays in the interpreter, because nothing is compiled yet."""
        return bool(json.loads(get(self.port, "/api/ready")[1] or b"{}").get("warming_up"))

    def kill_worker(self, number: int = 0) -> bool:
        """Kill a worker, as if it had crashed: its parent replaces it. Returns whether there was one."""
        workers = self.worker_pids()
        if not workers:
            return False
        try:
            os.kill(workers[number % len(workers)], signal.SIGKILL)
        except ProcessLookupError:  # it has exited meanwhile
            return False
        return True

    def kill(self) -> None:
        """Kill the parent alone, as if it had crashed."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(WAIT)

    def kill_all(self) -> None:
        """Kill the parent and its workers, as if the machine had stopped."""
        workers = self.worker_pids()
        self.kill()
        for pid in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def await_exited(self, workers: Iterable[int]) -> None:
        """Wait until the workers of a parent that was killed have exited too."""
        paths = [Path(f"/proc/{pid}") for pid in workers]
        wait_until(lambda: not any(path.exists() for path in paths), "workers outlive their parent")

    def restart(self) -> None:
        """Ask for a graceful restart: new workers come before the old ones go."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def await_replaced(self, workers: Iterable[int]) -> None:
        """Wait until as many others have taken the place of workers, and games can be played."""

        def replaced() -> bool:
            now = self.worker_pids()
            return not set(workers) & set(now) and len(now) >= self.workers

        wait_until(replaced, "workers are not replaced", pause=0.05)
        self.await_ready()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def _compiles(pid: int) -> bool:
    """Whether a child process of a server compiles the rules."""
    try:
        return b"rules.warmup" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def get(port: int, path: str) -> tuple[int, bytes]:
    """Status and body of a GET request to a server on this machine; status 0 if it does not answer."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            return 0, b""
