"""Deployments for tests: a server with what it stands on, and fault injection that kills its parts."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Literal

from branchline.testing.checker import Fault
from branchline.testing.databases import Postgres, Valkey, create_schema
from branchline.testing.servers import ServerProcess

DeploymentKind = Literal["embedded", "cluster"]  # SQLite and one worker; PostgreSQL, Valkey and two workers

# A server that replaces a dead worker at once. Normally it waits before it replaces one that died young, which under
# fault injection all do.
IMPATIENT = """
import sys
from branchline.cli import main
from branchline.server.process import supervisor
supervisor.LONGEST_PAUSE = 0.2
sys.exit(main())
"""
IMPATIENT_PROGRAM = (sys.executable, "-c", IMPATIENT)


@dataclass
class Deployment:
    """A server, and the PostgreSQL and the Valkey that it uses, if any."""

    server: ServerProcess
    postgres: Postgres | None = None
    valkey: Valkey | None = None
    _server_lock: Lock = field(default_factory=Lock)  # only one fault at a time concerns the server's own processes

    def faults(self, pause: float) -> Sequence[Fault]:
        """All kinds of faults, each with so many seconds from one to the next on average; restarts are rarer."""
        faults = [
            Fault("worker", self._kill_worker, pause),
            Fault("planned restart", self._restart, 3 * pause, kills=False),
        ]
        if self.postgres is None or self.valkey is None:
            return [
                *faults,
                Fault("parent", self._kill_and_start(self.server.kill), 3 * pause),
                Fault("all", self._kill_and_start(self.server.kill_all), 3 * pause),
            ]
        return [
            *faults,
            Fault("postgresql", _take_away(self.postgres), pause),
            Fault("valkey", _take_away(self.valkey), pause),
        ]

    def _kill_worker(self, luck: random.Random) -> bool:
        """Kill a worker that serves: a server that is still starting is left alone."""
        with self._server_lock:
            self.server.await_ready()
            return self.server.kill_worker(luck.randrange(8))

    def _restart(self, luck: random.Random) -> bool:
        with self._server_lock:
            self.server.restart()
            return True

    def _kill_and_start(self, kill: Callable[[], None]) -> Callable[[random.Random], bool]:
        """Workers whose parent was killed notice it, and exit by themselves."""

        def strike(luck: random.Random) -> bool:
            with self._server_lock:
                workers = self.server.worker_pids()
                kill()
                self.server.await_exited(workers)
                self.server.start()
                return True

        return strike


def _take_away(database: Postgres | Valkey) -> Callable[[random.Random], bool]:
    """Kill a database, and start it again after a while."""

    def strike(luck: random.Random) -> bool:
        database.kill()
        time.sleep(luck.uniform(0.0, 1.0))
        database.start()
        return True

    return strike


@contextmanager
def running(
    kind: DeploymentKind, folder: Path, *, program: Sequence[str] = ServerProcess.program, fsync: bool = True
) -> Iterator[Deployment]:
    """A deployment that is ready to play, with its log in the folder; it is stopped afterwards."""
    with ExitStack() as stack:
        if kind == "embedded":
            server = ServerProcess(f"sqlite:///{folder / 'branchline.db'}", log=folder / "log", program=program)
            deployment = Deployment(server)
        else:
            postgres = Postgres(fsync=fsync)
            stack.callback(postgres.stop)
            valkey = Valkey()
            stack.callback(valkey.stop)
            database = postgres.new_database("deployment")
            asyncio.run(create_schema(database))
            server = ServerProcess(database, valkey.url, workers=2, log=folder / "log", program=program)
            deployment = Deployment(server, postgres, valkey)
        stack.callback(server.stop)
        server.start()
        yield deployment
