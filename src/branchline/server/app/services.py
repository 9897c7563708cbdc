"""Dependency container: the services of one worker process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from branchline.server import wire
from branchline.server.app.warmup import Warmup
from branchline.server.base import Clock, RandomSource, SystemRandom, WallClock
from branchline.server.base.bus import EVERYBODY, Bus, Note, open_bus
from branchline.server.base.config import AWAY, UNDO, Config
from branchline.server.base.connection_limit import FOLLOWERS, ConnectionLimit
from branchline.server.base.metering import Accounts, current
from branchline.server.base.rate_limits import Limits
from branchline.server.features.background import BackgroundPool
from branchline.server.features.board_folder import BoardFolder
from branchline.server.features.coach import Coach
from branchline.server.features.signatures import Signer
from branchline.server.live.hub import Hub, forgotten
from branchline.server.people.accounts import AccountService
from branchline.server.people.erasure import PersonalData
from branchline.server.people.friends import Friends, Online
from branchline.server.people.identity import People
from branchline.server.people.moderation import Moderation
from branchline.server.people.passkeys import Passkeys
from branchline.server.people.results import compile_queries
from branchline.server.people.statistics import SiteStatistics
from branchline.server.store import Status, Store, StoreDown, open_store
from branchline.server.store.quotas import StorageQuotas
from branchline.server.store.upkeep import StoreProbe, run_retention
from branchline.server.table.bot_queue import BotPools
from branchline.server.table.chat import Chat
from branchline.server.table.jobs import JobRunner
from branchline.server.table.log import Log
from branchline.server.table.presence import Presence
from branchline.server.table.quick_match import QuickMatch
from branchline.server.table.service import Service
from branchline.server.table.state import TableState

SHARE_SECONDS = 1.0  # between two messages to the other workers about what was spent


@dataclass
class Services:
    store: Store
    bus: Bus
    clock: Clock = field(default_factory=WallClock)
    random: RandomSource = field(default_factory=SystemRandom)
    accounts: Accounts = field(default_factory=lambda: Accounts(Limits(WallClock())))
    followers: ConnectionLimit = field(default_factory=lambda: ConnectionLimit(*FOLLOWERS))
    warmup: Warmup = field(default_factory=Warmup)
    away: float = AWAY
    undo: float = UNDO
    board_folder: Path | None = None  # with the operator's own boards
    account_mode: wire.AccountMode = "open"

    def __post_init__(self) -> None:
        self.store_probe = StoreProbe(self.store, self.clock)
        self.limits = self.accounts.limits
        self.quotas = StorageQuotas(self.store, self.limits.storage)
        self.log = Log(self.store, self.bus, self.clock, undo_pause=self.undo)
        self.boards = self.log.boards
        self.service = Service(self.log, self.random, self.away)
        self.people = People(self.store, self.clock, self.random)
        self.account_service = AccountService(self.store, self.clock, self.random, self.limits, self.account_mode)
        self.passkeys = Passkeys(self.store, self.clock, self.random, self.account_service)
        self.personal_data = PersonalData(self.store, self.clock, self.random, self.service, self._announce_rewritten)
        self.account_service.merge = self.personal_data.merge
        self.chat = Chat(self.store, self.bus, self.clock, self.limits.lines, self.limits.table_lines)
        self.presence = Presence(self.store, self.clock, self.away)
        self.friends = Friends(self.store, self.bus, self.clock, self.random)
        self.online = Online(self.store, self.clock)
        self.quick_match = QuickMatch(self.service)
        self.hub = Hub(self.log, self.chat, self.presence, self.online.saw)
        self.moderation = Moderation(self.store, self.bus, self.clock, self.random, self.limits)
        self.moderation.on_bans = lambda: self.hub.shut_out_where(self.moderation.bans.covers)
        self.bot_pools = BotPools()
        self.job_runner = JobRunner(self.service, self.bot_pools, self.accounts)
        self.background = BackgroundPool()
        self.coach = Coach(self.store, self.clock, self.random)
        self.signer = Signer(self.store, self.clock, self.random)
        self.statistics = SiteStatistics(self.store, self.clock)
        self.log.on_append = self._on_append
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, *, work: bool = True) -> None:
        """Starts the bus and the background tasks. Without `work` there are no background tasks: tests drive them."""
        await self.bus.open()
        await self.moderation.open()
        await self.bus.subscribe(EVERYBODY, self._on_note)
        if work:
            background_work: tuple[Coroutine[Any, Any, None], ...] = (
                self.hub.run(), self._work(), self.store_probe.run(), self.presence.run(),
                run_retention(self.store, self.clock), self.quotas.run(), self._share_budgets(), self.online.run(),
                self.moderation.run(), self.personal_data.run(),
            )  # fmt: skip
            if self.board_folder is not None:
                background_work = (*background_work, BoardFolder(self.board_folder, self.store, self.clock).run())
            self._tasks = [asyncio.create_task(each) for each in background_work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.store_probe.close()
        await self.bus.close()
        self.bot_pools.close()
        self.background.close()
        self.coach.close()
        self.account_service.close()
        self.log.close()
        await self.store.close()

    def _on_append(self, table_state: TableState, host: str) -> None:
        payer = current()
        if payer is not None and payer.source is not None:
            self.limits.budgets.suppose(host, payer.source)  # it pays for the bots that have to move now
        self.job_runner.wake(table_state)
        if table_state.status is Status.OVER:
            self.moderation.note_finished(table_state.id)

    async def _announce_rewritten(self, tokens: Iterable[bytes], tables: Iterable[str]) -> None:
        """Tell all workers which tokens were revoked, and the tables whose logs were rewritten."""
        for table in tables:
            await self.bus.publish(Note(EVERYBODY, "rewritten", 0, table))
        for token in tokens:
            await self.bus.publish(forgotten(token))

    def _on_note(self, note: Note) -> None:
        """Drops caches of what was rewritten. Version 0 means that notes may have been lost."""
        if note.what == "rewritten" or (note.what == "version" and note.number == 0):
            table = note.who or None
            self.log.forget(table)
            self.background.forget(table)

    async def _share_budgets(self) -> None:
        """Tell the other workers what visitors have spent here, and hear what they have spent there."""
        await self.bus.subscribe(EVERYBODY, self.limits.budgets.on_note)
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            for note in self.limits.budgets.notes():
                await self.bus.publish(note)

    async def _work(self) -> None:
        await self.warmup.run()
        await asyncio.gather(self.job_runner.run(), self._settle())

    async def _settle(self) -> None:
        """Prepares what is not needed to play a game, so that nobody has to wait for it later."""
        with contextlib.suppress(StoreDown):
            await compile_queries(self.store)
        await self.warmup.settle()


async def open_services(config: Config, accounts: Accounts) -> Services:
    """Opens the store and creates a worker's services."""
    store = await open_store(config.database, migrate=config.migrate)
    followers = ConnectionLimit(None, None) if config.no_limits else ConnectionLimit(*FOLLOWERS)
    return Services(
        store,
        open_bus(config.bus),
        accounts=accounts,
        followers=followers,
        away=config.away,
        undo=config.undo,
        board_folder=Path(config.boards) if config.boards is not None else None,
        account_mode=config.accounts,
    )
