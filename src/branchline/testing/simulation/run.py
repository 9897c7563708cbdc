"""One simulation: a seed decides everything that happens in a cluster for some hours, and the checker judges it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from shutil import copyfile
from unittest.mock import patch

from branchline.server.live import hub
from branchline.server.people.identity import hash_of
from branchline.server.store import Store, open_store
from branchline.server.table import log
from branchline.testing.checker.clients import Client, Gate, Surroundings, give_account
from branchline.testing.checker.history import Entry, MemoryBook
from branchline.testing.checker.logs import all_logs, fold_all
from branchline.testing.checker.players_at_tables import Workload
from branchline.testing.checker.report import Kind, Violation
from branchline.testing.checker.results import all_results, check_results
from branchline.testing.checker.run import END, judge_folded
from branchline.testing.checker.secrecy import Message, Receiver, check_secrecy
from branchline.testing.simulation.cluster import EPOCH, Cluster, SimulatedStore
from branchline.testing.simulation.loop import SimulatedLoop, within

HOUR = 3600.0
SESSION = (2.0, 7.0)  # seconds of play in an hour
SKIPPED = 3600.0  # seconds by which the clock advances at a time while everybody is away
STOPPING = 400.0  # seconds that clients may need to finish what they are doing
HASTE = (0.03, 0.3, 3.0, 3.0, 3.0, 3.0)  # seconds that clients wait for an answer; some are too short
THINK = 1.0  # seconds before a player's step, at most
PLAY_ON = 10.0  # seconds for which games go on after the last hour


@dataclass
class Outcome:
    seed: int
    hours: float
    violations: list[Violation]
    trace: str  # the hash of everything that happened
    struck: Counter[str]  # faults, by kind
    counts: Counter[str] = field(default_factory=Counter)  # tables, events, messages …


@dataclass(frozen=True)
class Template:
    """An empty database, to be copied: migrating takes longer than simulating an hour."""

    path: Path

    @classmethod
    def make(cls, folder: Path) -> Template:
        async def create() -> None:
            await (await open_store(f"sqlite:///{folder / 'template.db'}")).close()

        asyncio.run(create())
        return cls(folder / "template.db")


def simulate(seed: int, hours: int, template: Template) -> Outcome:
    """Simulate a cluster for some hours, and judge it."""
    loop = SimulatedLoop(seed)
    with tempfile.TemporaryDirectory(dir=template.path.parent) as folder, _quiet(loop), _sizes(seed):
        path = Path(folder) / "branchline.db"
        copyfile(template.path, path)
        simulation = _Simulation(loop, path, seed, hours)
        try:
            return loop.run_until_complete(simulation.run())
        finally:
            simulation.stop()
            loop.close()


class _Simulation:
    def __init__(self, loop: SimulatedLoop, path: Path, seed: int, hours: int) -> None:
        self._loop = loop
        self._path = path
        self._seed = seed
        self._hours = hours
        self._rng = Random(f"{seed} faults")
        self._registry = SimulatedStore(path)  # for accounts: faults don't reach it
        self._messages: list[Message] = []
        self._books: dict[str, MemoryBook] = {}
        # Spectators who are held back see more or less than they should if clocks are wrong.
        self._clocks_err = self._rng.random() < 0.5
        self._cluster = Cluster(
            loop, path, seed, size=self._rng.choice((2, 2, 2, 3)), undo=self._rng.choice((0.0, 3.0))
        )

    async def run(self) -> Outcome:
        gate = Gate()
        around = Surroundings(
            0, HASTE, gate, think=THINK, now=lambda: EPOCH + self._loop.time(), received=self._received
        )
        workload = Workload(
            around,
            self._book,
            self._seed,
            at_once=self._rng.choice((1, 1, 2)),
            play_on=PLAY_ON,
            small_only=True,
            held_back=not self._clocks_err,
            register=partial(give_account, self._registry),
        )
        playing = asyncio.create_task(workload.run())
        for hour in range(1, self._hours + 1):
            seconds = self._rng.uniform(*SESSION)
            gate.open(seconds)
            await within(seconds, self._strike_often())
            gate.close()
            await within(STOPPING, _stopped(gate))
            await self._rest(hour * HOUR)
        self._cluster.heal()
        gate.open()
        workload.enough.set()
        await asyncio.wait([playing], timeout=END)
        playing.cancel()
        await asyncio.wait([playing])
        if not playing.cancelled() and playing.exception() is not None:
            raise playing.exception()  # type: ignore[misc]
        return await self._judge(workload)

    def stop(self) -> None:
        self._cluster.stop()
        self._registry.abandon()

    async def _strike_often(self) -> None:
        """Inject faults until cancelled."""
        cluster, rng = self._cluster, self._rng
        while True:
            cluster.bus_loss = rng.choice((0.0, 0.1, 0.5))
            await asyncio.sleep(rng.expovariate(1 / 2.0))
            number = rng.randrange(cluster.size)
            match rng.choice(("crash", "crash", "freeze", "cut", "cut", "stall", "store", "bus", "clock")):
                case "crash" if rng.random() < 0.5:
                    cluster.crash_after_commit(number)
                case "crash":
                    cluster.crash(number, rng.randint(0, 300))
                case "freeze":
                    cluster.freeze(number, rng.choice((0.3, 2.0, 10.0)) * rng.random())
                case "cut":
                    cluster.cut()
                case "stall":
                    cluster.stall(rng.uniform(0.0, 30.0))
                case "store":
                    cluster.take_store(rng.uniform(0.0, 3.0))
                case "bus":
                    cluster.take_bus(rng.uniform(0.0, 20.0))
                case "clock" if self._clocks_err:
                    cluster.set_clock(number, rng.choice((-1.0, 1.0)) * rng.choice((0.1, 5.0, 3600.0)) * rng.random())

    async def _rest(self, until: float) -> None:
        """Everybody is away for the rest of the hour. A worker may crash meanwhile."""
        left = until - self._loop.time()
        if left <= 0:
            return
        if self._rng.random() < 0.3:
            self._cluster.crash(self._rng.randrange(self._cluster.size), self._rng.randint(0, 30))
        await self._loop.skip(left, SKIPPED)

    def _received(self, client: Client, data: bytes) -> None:
        self._loop.trace.update(data)
        self._messages.append(Message(client.name, client.table, data))

    def _book(self, name: str) -> MemoryBook:
        return self._books.setdefault(name, MemoryBook())

    async def _judge(self, workload: Workload) -> Outcome:
        trace, hours, steps = self._loop.trace.hexdigest(), self._loop.time() / HOUR, self._loop.steps
        store = SimulatedStore(self._path)
        try:
            logs, results = await store.read(all_logs), await store.read(all_results)
            receivers = {client.name: await _receiver(store, client) for client in workload.clients if client.cookie}
        finally:
            store.abandon()
        histories: dict[str, list[Entry]] = {name: book.entries for name, book in self._books.items()}
        folds, violations = fold_all(logs)
        violations += judge_folded(histories, logs, folds)
        violations += check_results(results, folds)
        violations += check_secrecy(self._messages, receivers, logs, folds)
        violations += [Violation(Kind.LEASED, "", text) for text in self._cluster.wrong]
        counts = Counter(type(entry).__name__.lower() for entries in histories.values() for entry in entries)
        counts |= Counter(
            tables=len(logs), events=sum(len(each.events) for each in logs.values()), messages=len(self._messages),
            steps=steps, finished=len(results.games), rated=sum(game["rated"] for game in results.games),
        )  # fmt: skip
        return Outcome(self._seed, hours, violations, trace, self._cluster.struck, counts)


async def _receiver(store: Store, client: Client) -> Receiver:
    """Who a client is. Names don't tell: a client that got no answer became a guest twice."""
    assert client.cookie is not None
    token = client.cookie.partition("=")[2]
    person = await store.person_by_token(hash_of(token))
    assert person is not None
    return Receiver(person.id, token)


async def _stopped(gate: Gate) -> None:
    while gate.busy:
        await asyncio.sleep(0.2)


@contextlib.contextmanager
def _sizes(seed: int) -> Iterator[None]:
    """Sizes of caches, and how much is folded at once: small ones lead to paths that are rare otherwise."""
    rng = Random(f"{seed} sizes")
    inline = rng.choice((3, log.INLINE))
    with (
        patch.multiple(
            log, KEPT=rng.choice((1, *[log.KEPT] * 7)), HISTORIES=rng.choice((1, log.HISTORIES)),
            RECENT=rng.choice((2, log.RECENT)), INLINE=inline,
        ),
        patch.object(hub, "INLINE", inline),
    ):  # fmt: skip
        yield


@contextlib.contextmanager
def _quiet(loop: SimulatedLoop) -> Iterator[None]:
    """No garbage collection, whose moment would not be determined, and no log of the faults."""
    level = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    enabled = gc.isenabled()
    gc.disable()
    loop.set_exception_handler(lambda loop, context: None)
    asyncio.set_event_loop(loop)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)  # of connections whose process has crashed
            yield
    finally:
        asyncio.set_event_loop(None)
        logging.disable(level)
        if enabled:
            gc.enable()
