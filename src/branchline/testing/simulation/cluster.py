"""Simulated cluster: workers with the real services and protocols, on one database file, a simulated bus and clocks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Concatenate, ParamSpec, TypeVar

import uvicorn
from sqlalchemy import Connection
from uvicorn.server import ServerState

from branchline.server.app.app import api, around
from branchline.server.app.protocol_limits import protocols
from branchline.server.app.services import Services
from branchline.server.app.warmup import Warmup
from branchline.server.base.bus import Listener, Listeners, Note
from branchline.server.base.config import Config
from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.process.worker import LARGEST_MESSAGE, PING, PONG
from branchline.server.store import Job, StoreDown, job_statements
from branchline.server.store.sqlite import SqliteStore, _answer, _changes, _Write
from branchline.testing.service import SeededRandom
from branchline.testing.simulation.loop import Process, SimulatedLoop
from branchline.testing.simulation.network import SimulatedNetwork

P = ParamSpec("P")
R = TypeVar("R")

EPOCH = 1_800_000_000.0  # the time at which simulations begin
BUS_QUICK, BUS_SLOW = 0.005, 5.0  # seconds for a note: on average, and at most when it is slow
DOWN = (0.2, 4.0)  # seconds until a worker that crashed is started again
LEASES = 'SELECT "table", kind, leased_until FROM due'


@dataclass
class SimulatedClock:
    """A worker's clock, which may be wrong."""

    loop: SimulatedLoop
    offset: float = 0.0

    def now(self) -> float:
        return EPOCH + self.loop.time() + self.offset


class Warm(Warmup):
    """Everything is loaded already, by whoever simulates."""

    async def settle(self) -> None:
        pass


@dataclass
class SimulatedStore(SqliteStore):
    """The SQLite store with its writer as a step of the event loop. Each worker has its own, on the same file."""

    cluster: Cluster | None = None
    process: Process | None = None
    crashes: bool = False  # the process crashes after the next commit that changes something
    closed: bool = False
    _stepping: bool = False

    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        await self._fail_if_down()
        return await super().read(work, *arguments, **more)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        if self.cluster is not None and self.cluster.store_down and self.cluster.rng.random() < 0.3:
            await super().write(work, *arguments, **more)  # it is done, but nobody learns that
        await self._fail_if_down()
        return await super().write(work, *arguments, **more)

    async def lease_jobs(self, kinds: Sequence[str], now: float, until: float, most: int = 20) -> list[Job]:
        """Also sees to it that no job is leased that another worker holds."""

        def lease(connection: Connection) -> list[Job]:
            held = {(row[0], row[1]): row[2] for row in connection.exec_driver_sql(LEASES)}
            taken = job_statements.lease_jobs(connection, kinds, now, until, most)
            for job in taken:
                end = held[job.table, job.kind]
                if end > now and self.cluster is not None:
                    left = f"for another {end - now:.3f} s"
                    self.cluster.wrong.append(f"table {job.table}: a job of kind {job.kind} was leased {left}")
            return taken

        return await self.write(lease)

    async def close(self) -> None:
        self.abandon()

    def abandon(self) -> None:
        """Close the connections without finishing anything."""
        self.closed = True
        self._disconnect()
        self._reading.dispose()
        self._writing.dispose()

    async def _fail_if_down(self) -> None:
        if self.closed:
            raise StoreDown("closed")
        if self.cluster is not None and self.cluster.store_down:
            await asyncio.sleep(self.cluster.loop.thread_delay())
            raise StoreDown("an outage")

    def _start_writer(self) -> None:
        pass

    def _enqueue(self, write: _Write) -> None:
        super()._enqueue(write)
        if not self._stepping:
            self._stepping = True
            write.loop.call_later(_delay(write.loop), self._step, write.loop)

    def _step(self, loop: asyncio.AbstractEventLoop) -> None:
        """What the writer thread does: commit everything that is waiting, then answer."""
        self._stepping = False
        batch = [write for write in self._waiting() if write is not None]
        before = _changes(self._connection) if self._connection is not None else 0
        self._commit(batch)
        loop.call_later(_delay(loop), _answer, batch)
        changed = self._connection is not None and _changes(self._connection) > before
        if self.crashes and changed and self.process is not None:
            self.process.crash_at = self.process.steps + 1


def _delay(loop: asyncio.AbstractEventLoop) -> float:
    assert isinstance(loop, SimulatedLoop)
    return loop.thread_delay()


class SimulatedBus:
    """A worker's end of the bus. Its own listeners get notes at once, other workers get them late, or never."""

    def __init__(self, cluster: Cluster, process: Process) -> None:
        self._cluster = cluster
        self.process = process
        self.listeners = Listeners()
        self.connected = False

    async def open(self) -> None:
        self.connected = True

    async def close(self) -> None:
        self.connected = False
        self.listeners.clear()

    async def publish(self, note: Note) -> None:
        self.listeners.publish(note)
        if self.connected:
            self._cluster.carry(self, note)

    async def subscribe(self, table: str, listener: Listener) -> None:
        self.listeners.add(table, listener)
        await asyncio.sleep(self._cluster.rng.expovariate(1 / BUS_QUICK))  # until the subscription is confirmed

    async def unsubscribe(self, table: str, listener: Listener) -> None:
        self.listeners.remove(table, listener)

    def reconnected(self) -> None:
        """After an outage: listeners have to read the store."""
        for table in list(self.listeners.tables):
            self.listeners.publish(Note(table, "version", 0))


class Worker:
    """A worker process. It accepts connections when it has started."""

    def __init__(self, cluster: Cluster, number: int, generation: int) -> None:
        self.number = number
        self.process = Process(f"worker {number}.{generation}")
        self.serving = False
        self._cluster = cluster
        self._random = SeededRandom(cluster.seed * 1_000_000 + number * 10_000 + generation)
        self.bus = SimulatedBus(cluster, self.process)
        self.store: SimulatedStore | None = None
        self.state = ServerState()
        self._config: uvicorn.Config | None = None

    async def run(self) -> None:
        cluster = self._cluster
        self.store = SimulatedStore(cluster.path, cluster=cluster, process=self.process)
        services = Services(
            self.store, self.bus, cluster.clocks[self.number], self._random,
            Accounts(Limits(cluster.clocks[self.number], UNLIMITED)), ConnectionLimit(None, None), Warm(ready=True),
            undo=cluster.undo,
        )  # fmt: skip
        await services.open()
        config = Config(f"sqlite:///{cluster.path}")
        http, ws = protocols(ConnectionLimit(None, None))
        self._config = uvicorn.Config(
            around(api(services, config), config, services.accounts), http=http, ws=ws, ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False, ws_ping_interval=PING, ws_ping_timeout=PONG, log_config=None,
            access_log=False, lifespan="off",
        )  # fmt: skip
        self._config.load()
        self.serving = True

    def new_protocol(self) -> asyncio.Protocol:
        assert self._config is not None
        protocol: asyncio.Protocol = self._config.http_protocol_class(  # type: ignore[call-arg]
            config=self._config, server_state=self.state, app_state={}
        )
        return protocol


@dataclass
class Cluster:
    loop: SimulatedLoop
    path: Path
    seed: int
    size: int = 2
    undo: float = 0.0
    store_down: bool = False
    bus_down: bool = False
    bus_loss: float = 0.0  # the share of notes that are lost
    struck: Counter[str] = field(default_factory=Counter)  # faults
    wrong: list[str] = field(default_factory=list)  # violations that only the cluster can see

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.seed} cluster")
        self.clocks = [SimulatedClock(self.loop) for _ in range(self.size)]
        self.network = self.loop.network = SimulatedNetwork(self.loop, Random(f"{self.seed} network"), self._route)
        self.workers: dict[int, Worker] = {}
        self.processes: list[Process] = []
        for number in range(self.size):
            self._start(number)

    def crash(self, number: int, steps: int) -> None:
        """Let a worker crash after some more of its steps."""
        process = self.workers[number].process
        if process.alive:
            process.crash_at = process.steps + 1 + steps

    def crash_after_commit(self, number: int) -> None:
        """Let a worker crash between its next commit and the answer."""
        if (store := self.workers[number].store) is not None:
            store.crashes = True

    def freeze(self, number: int, seconds: float) -> None:
        """Stop a worker for some time (SIGSTOP)."""
        process = self.workers[number].process
        if process.alive and not process.frozen:
            self._strike("freeze", process.name)
            process.frozen = True
            self.loop.call_later(seconds, self._thaw, process)

    def set_clock(self, number: int, offset: float) -> None:
        self._strike("clock", f"{number} {offset!r}")
        self.clocks[number].offset = offset

    def cut(self) -> None:
        """Cut one of the open connections."""
        if ends := self.network.open_ends():
            self._strike("cut", "")
            self.rng.choice(ends).cut()

    def stall(self, seconds: float) -> None:
        """A client stops reading."""
        if ends := self.network.open_ends():
            self._strike("stall", "")
            self.rng.choice(ends).stall(seconds)

    def take_store(self, seconds: float) -> None:
        self._strike("store", "")
        self.store_down = True
        self.loop.call_later(seconds, setattr, self, "store_down", False)

    def take_bus(self, seconds: float) -> None:
        self._strike("bus", "")
        self.bus_down = True
        self.loop.call_later(seconds, self._bus_is_back)

    def carry(self, sender: SimulatedBus, note: Note) -> None:
        """Take a note to the other workers."""
        for worker in self.workers.values():
            if worker.bus is sender or not worker.bus.connected:
                continue
            if self.bus_down or self.rng.random() < self.bus_loss:
                self.struck["lost note"] += 1
                continue
            slow = self.rng.random() < 0.02
            delay = self.rng.uniform(0.0, BUS_SLOW) if slow else self.rng.expovariate(1 / BUS_QUICK)
            self.loop.call_later(delay, worker.bus.listeners.publish, note, context=worker.process.context)

    def heal(self) -> None:
        """End all faults: no more crashes, all workers run, and nothing is lost."""
        self.store_down, self.bus_loss = False, 0.0
        self._bus_is_back()
        for worker in self.workers.values():
            worker.process.crash_at = -1
            if worker.store is not None:
                worker.store.crashes = False
            self._thaw(worker.process)

    def stop(self) -> None:
        """The end: everything unwinds."""
        for worker in self.workers.values():
            worker.process.alive = False
            worker.process.crash_at = -1
            if worker.store is not None:
                worker.store.abandon()
        self.loop.bury(self.processes)

    def _start(self, number: int) -> None:
        generation = sum(process.name.startswith(f"worker {number}.") for process in self.processes)
        worker = self.workers[number] = Worker(self, number, generation)
        self.processes.append(worker.process)
        worker.process.on_crash = lambda: self._crashed(number, worker)
        self.loop.start(worker.process, worker.run())

    def _crashed(self, number: int, worker: Worker) -> None:
        self._strike("crash", worker.process.name)
        worker.process.alive = worker.serving = worker.bus.connected = False
        if worker.store is not None:
            worker.store.abandon()
        self.network.reset(worker.process)
        self.loop.call_later(self.rng.uniform(*DOWN), self._start, number)

    def _thaw(self, process: Process) -> None:
        if process.frozen:
            self.loop.thaw(process)

    def _bus_is_back(self) -> None:
        if self.bus_down:
            self.bus_down = False
            for worker in self.workers.values():
                self.loop.call_soon(worker.bus.reconnected, context=worker.process.context)

    def _route(self) -> Worker | None:
        serving = [worker for _, worker in sorted(self.workers.items()) if worker.serving]
        return self.rng.choice(serving) if serving else None

    def _strike(self, kind: str, details: str) -> None:
        self.struck[kind] += 1
        self.loop.note(f"{kind} {details}")
