"""Servers that are killed, part by part: what `tools/history.py` and the tests of histories do to them."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock

from branchline.testing.checker import Fault
from tests.server.postgres import Postgres
from tests.server.servers import Running
from tests.server.valkey import Valkey

# A parent waits before it replaces a worker that died young. Here all do, and that would be most of the time.
HASTY = """
import sys
from branchline.cli import main
from branchline.server.process import supervisor
supervisor.LONGEST_PAUSE = 0.2
sys.exit(main())
"""
PROGRAM = (sys.executable, "-c", HASTY)


@dataclass
class Hardships:
    """A server, what it stands on, and how often which part of it is killed."""

    server: Running
    postgres: Postgres | None = None
    valkey: Valkey | None = None
    pause: float = 3.0  # seconds from one fault to the next of its kind, on average
    _whole: Lock = field(default_factory=Lock)  # one thing at a time is done to the server's own processes

    def stop(self) -> None:
        self.server.stop()
        for below in (self.postgres, self.valkey):
            if below is not None:
                below.stop()

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

    def _kill_worker(self, luck: random.Random) -> bool:
        """One of those that serve: a server on its way up is left alone."""
        with self._whole:
            self.server.await_ready()
            return self.server.kill_worker(luck.randrange(8))

    def _restart(self, luck: random.Random) -> bool:
        with self._whole:
            self.server.restart()
            return True

    def _kill_parent(self, luck: random.Random) -> bool:
        """Its workers notice, and go by themselves."""
        with self._whole:
            workers = self.server.children()
            self.server.kill()
            self.server.await_alone(workers)
            self.server.start()
            return True

    def _kill_all(self, luck: random.Random) -> bool:
        with self._whole:
            workers = self.server.children()
            self.server.kill_all()
            self.server.await_alone(workers)
            self.server.start()
            return True

    def _kill_postgres(self, luck: random.Random) -> bool:
        assert self.postgres is not None
        self.postgres.kill()
        time.sleep(luck.uniform(0.0, 1.0))  # it is away for a while
        self.postgres.start()
        return True

    def _kill_valkey(self, luck: random.Random) -> bool:
        assert self.valkey is not None
        self.valkey.kill()
        time.sleep(luck.uniform(0.0, 1.0))
        self.valkey.start()
        return True
