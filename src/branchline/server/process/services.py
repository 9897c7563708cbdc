"""All that a worker has at hand: the store, the bus, the rooms above them. One for each process."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

from branchline.server.app.connection_count import Crowd
from branchline.server.app.rate_limits import FOLLOWERS, USUAL, Limits, Rate, Rates
from branchline.server.features.background import Study
from branchline.server.live.bus import Bus, open_bus
from branchline.server.live.hub import Hub
from branchline.server.people.identity import People
from branchline.server.process.clock import Clock, Luck, SystemLuck, WallClock
from branchline.server.process.config import AWAY, Config
from branchline.server.process.readiness import StoreWatch
from branchline.server.process.retention import sweep_often
from branchline.server.process.warmup import Warming
from branchline.server.store import Store, open_store
from branchline.server.table.bot_queue import Thinkers
from branchline.server.table.chat import Talk
from branchline.server.table.log import Log
from branchline.server.table.presence import Presence
from branchline.server.table.service import Service
from branchline.server.table.timed_work import Duty


@dataclass
class Desk:
    store: Store
    bus: Bus
    clock: Clock = field(default_factory=WallClock)
    luck: Luck = field(default_factory=SystemLuck)
    rates: Rates = USUAL
    followers: Crowd = field(default_factory=lambda: Crowd(*FOLLOWERS))
    warming: Warming = field(default_factory=Warming)
    away: float = AWAY

    def __post_init__(self) -> None:
        self.watch = StoreWatch(self.store)
        self.limits = Limits(self.clock, self.rates)
        self.log = Log(self.store, self.bus, self.clock)
        self.service = Service(self.log, self.luck, self.away)
        self.people = People(self.store, self.clock, self.luck)
        self.talk = Talk(self.store, self.bus, self.clock, self.limits.lines, self.limits.table_lines)
        self.presence = Presence(self.store, self.clock, self.away)
        self.hub = Hub(self.log, self.talk, self.presence)
        self.thinkers = Thinkers()
        self.duty = Duty(self.service, self.thinkers)
        self.study = Study()
        self.log.on_append = self.duty.wake
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, *, work: bool = True) -> None:
        """Begin. Without `work` nothing happens by itself: tests turn the wheels."""
        await self.bus.open()
        if work:
            work_of_its_own = (
                self.hub.run(), self._work(), self.watch.run(), self.presence.run(),
                sweep_often(self.store, self.clock),
            )  # fmt: skip
            self._tasks = [asyncio.create_task(each) for each in work_of_its_own]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.watch.close()
        await self.bus.close()
        self.thinkers.close()
        self.study.close()
        self.log.close()
        await self.store.close()

    async def _work(self) -> None:
        await self.warming.run()
        await asyncio.gather(self.duty.run(), self.warming.settle())


async def open_desk(config: Config) -> Desk:
    """A worker's desk, with its store open."""
    store = await open_store(config.database, migrate=config.migrate)
    bus = open_bus(config.bus)
    if config.generous:
        rates = Rates(*[Rate(1e9, 1e9)] * len(Rates._fields))
        return Desk(store, bus, rates=rates, followers=Crowd(None, None), away=config.away)
    return Desk(store, bus, away=config.away)
