"""Servers that are killed, part by part: what `tools/history.py` and the tests of histories do to them."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock

from branchline.server.check import Fault
from tests.server.postgres import Postgres
from tests.server.servers import WAIT, Running
from tests.server.valkey import Valkey


@dataclass
class Hardships:
    """A server, what it stands on, and how often which part of it is killed."""

    server: Running
    postgres: Postgres | None = None
    valkey: Valkey | None = None
    pause: float = 3.0  # seconds from one fault to the next of its kind, on average
    _whole: Lock = field(default_factory=Lock)  # one thing at a time is done to the server's own processes

    @property
    def faults(self) -> Sequence[Fault]:
        faults = [
            Fault("worker", self._kill_worker, self.pause),
            Fault("planned restart", self._restart, 3 * self.pause, kills=False),
        ]
        if self.postgres is None or self.valkey is None:
            return [
                *faults,
                Fault("parent", self._kill_parent, 3 * self.pause),
                Fault("all", self._kill_all, 3 * self.pause),
            ]
        return [
            *faults,
            Fault("postgresql", self._kill_postgres, self.pause),
            Fault("valkey", self._kill_valkey, self.pause),
        ]

    def _kill_worker(self, luck: random.Random) -> None:
        with self._whole:
            self.server.kill_worker(luck.randrange(8))

    def _restart(self, luck: random.Random) -> None:
        with self._whole:
            self.server.restart()

    def _kill_parent(self, luck: random.Random) -> None:
        """Its workers notice, and go by themselves."""
        with self._whole:
            workers = self.server.children()
            self.server.kill()
            _await_gone(workers)
            self.server.start()

    def _kill_all(self, luck: random.Random) -> None:
        """As if the machine had stopped."""
        with self._whole:
            workers = self.server.children()
            self.server.kill()
            for pid in workers:
                _kill(pid)
            _await_gone(workers)
            self.server.start()

    def _kill_postgres(self, luck: random.Random) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        time.sleep(luck.uniform(0.0, 1.0))  # it is away for a while
        self.postgres.start()

    def _kill_valkey(self, luck: random.Random) -> None:
        assert self.valkey is not None
        self.valkey.kill()
        time.sleep(luck.uniform(0.0, 1.0))
        self.valkey.start()


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def _await_gone(pids: Sequence[int]) -> None:
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        alive = subprocess.run(["ps", "-o", "pid=", "-p", ",".join(map(str, pids or [0]))], capture_output=True)
        if not alive.stdout.split():
            return
        time.sleep(0.02)
    raise RuntimeError("workers outlive their parent")
