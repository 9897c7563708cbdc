"""Job queue with leases for timed work: bots' moves, clocks that run out, tables that expire or fill up with bots.

Jobs are rows in the store. A worker leases some for a short time; if it dies, another worker takes them when the lease
ends. Each job's `move_id` (an idempotency key) is made of the table's version and the seat, so a job that runs twice
is logged once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from branchline.bots import LEVELS, BotError, new_player
from branchline.bots.interface import seen_by
from branchline.game import deal
from branchline.game.action_numbers import action_for
from branchline.game.errors import IllegalAction
from branchline.server.base import metrics
from branchline.server.base.metering import Accounts, charged_to
from branchline.server.store import Job, StoreDown
from branchline.server.table import state
from branchline.server.table.bot_queue import BotPools
from branchline.server.table.log import BOT, CLOCK, EXPIRE, FILL, Busy, Stale, expires, fill_at, pause_of
from branchline.server.table.service import Service
from branchline.server.table.state import (
    Acted,
    BotSat,
    Gone,
    Started,
    StoodIn,
    TableRefusal,
    TableState,
    deadline,
    waiting_bots,
)

KINDS = (BOT, CLOCK, EXPIRE, FILL)
FILL_LEVEL = "medium"  # of bots that take the free seats at a table of quick match
LEASE = 3.0  # seconds for which a worker holds a job
LOOK = 1.0  # seconds between polls of the store, if nothing wakes the worker earlier
RENEWED = 1000  # leases that are renewed in one transaction
AT_ONCE = 50  # jobs leased in one request, at most

_log = logging.getLogger("branchline.due")


def choose(table_state: TableState, seat: int, level: str) -> str:
    """A bot's action. Bots are stateless, so any worker can continue for any other.

    Its random seed depends on how often the seat has acted: who is quicker to keep tickets, or a line of chat, changes
    nothing. Only levels are accepted: an imported log must not name a program, a file or custom settings.
    """
    assert table_state.game is not None
    if level not in LEVELS:
        raise BotError(f"no level {level!r}; there are {', '.join(LEVELS)}")
    spec = LEVELS[level]
    if spec.startswith("search"):
        spec += ",threads=1"  # the other cores are for other tables' bots
    acts = sum(actor == seat for actor, *_ in table_state.game.acts)
    digest = sha256(f"{table_state.id} {acts} {seat}".encode() + table_state.secret).digest()
    player = new_player(
        spec, board=table_state.board, players=table_state.settings.players, seed=int.from_bytes(digest[:4], "big")
    )
    number = player.choose(seen_by(table_state.game, seat))
    return str(action_for(table_state.board, table_state.game.state, seat, number))


def filling(table_state: TableState) -> BotSat | Started | Gone:
    """The next event of a table of quick match that has to go on."""
    if all(seat.person is None for seat in table_state.seats):
        return Gone()
    free = [number for number, seat in enumerate(table_state.seats) if not seat.taken]
    if not free:
        return Started()
    return BotSat(free[0], FILL_LEVEL, deal.bot_nonce(table_state.secret, free[0]), state.bot_name(table_state))


@dataclass
class JobRunner:
    """A worker's loop over the jobs that are due."""

    service: Service
    bot_pools: BotPools  # bots think here, never on the event loop
    accounts: Accounts | None = None  # who pays for them
    _busy: dict[str, float] = field(default_factory=dict)  # tables whose bots think here, and when their leases end
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self, table_state: TableState) -> None:
        """Look for jobs now if a bot has to move at this table, or its game can start."""
        due = fill_at(table_state)
        full = due is not None and due <= table_state.touched
        if full or (waiting_bots(table_state) and table_state.id not in self._busy):
            self._wake.set()

    async def run(self) -> None:
        """Run jobs until cancelled."""
        leasing = asyncio.get_running_loop().create_task(self._renew_leases())
        try:
            while True:
                self._wake.clear()
                try:
                    await self.once()
                    wait = await self._pause()
                except StoreDown:
                    wait = LOOK
                except Exception:  # the loop must survive: without it no bot moves and no clock runs out
                    _log.exception("looking for work failed")
                    wait = LOOK
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), wait)
        finally:
            for task in (leasing, *self._tasks):
                task.cancel()
            await asyncio.gather(leasing, *self._tasks, return_exceptions=True)

    async def once(self) -> int:
        """Start the jobs that are due now, up to AT_ONCE; returns how many were leased."""
        now = self.service.log.clock.now()
        taken = await self.service.log.store.lease_jobs(KINDS, now, now + LEASE, AT_ONCE)
        for work in taken:
            if work.kind == BOT and work.table in self._busy:
                continue
            self._begin(work, now + LEASE)
        return len(taken)

    async def settle(self) -> None:
        """Wait for all jobs that were started."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pause(self) -> float:
        following = await self.service.log.store.next_job_at(KINDS)
        if following is None:
            return LOOK
        return min(max(following - self.service.log.clock.now(), 0.01), LOOK)

    async def renew_leases(self) -> None:
        """Renew the leases of tables whose bots are thinking or queued: otherwise another worker would take them and
        do the same computation.
        """
        now = self.service.log.clock.now()
        ending = [table for table, until in self._busy.items() if until < now + LEASE * 2 / 3]
        for start in range(0, len(ending), RENEWED):  # thousands of tables may wait for bots, and others for the writer
            some = ending[start : start + RENEWED]
            await self.service.log.store.extend_leases(some, BOT, now + LEASE)
            self._busy.update((table, now + LEASE) for table in some if table in self._busy)

    async def _renew_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(StoreDown):
                await self.renew_leases()

    def _begin(self, work: Job, until: float) -> None:
        if work.kind == BOT:
            self._busy[work.table] = until
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Job) -> None:
        metrics.WORK.labels(work.kind).inc()
        try:
            match work.kind:
                case "bot":
                    await self._bots(work.table)
                case "clock":
                    await self._clock(work)
                case "fill":
                    await self._fill(work)
                case _:
                    await self._expire(work)
        except (StoreDown, Busy, Stale):
            pass  # the row is still there, or was rescheduled: some worker takes it when the lease ends
        except TableRefusal:
            await self._drop(work)  # the table no longer exists
        except Exception:
            _log.exception("work that failed", extra={"table": work.table, "work": work.kind})
        finally:
            if work.kind == BOT:
                self._busy.pop(work.table, None)

    async def _bots(self, table: str) -> None:
        """Play the bots' moves at a table until it is a person's turn."""
        cached = await self.service.log.read(table)
        if self.accounts is None:
            await self._play_bots(table, cached.table_state, cached.row.host)
        else:
            payer = self.accounts.of_bots(cached.row.host)
            await charged_to(payer, self._play_bots(table, cached.table_state, cached.row.host))

    async def _play_bots(self, table: str, table_state: TableState, host: str) -> None:
        while waiting := waiting_bots(table_state):
            seat, spec = waiting[0]
            with metrics.THOUGHT.time():
                action = await self.bot_pools.think(partial(choose, table_state, seat, spec), table_state, spec, host)
            pause = pause_of(table_state)
            until = self._busy[table] = self.service.log.clock.now() + LEASE + pause
            body = Acted(seat, (action,))
            move_id = f"bot:{table_state.version}:{seat}"
            try:
                table_state = (
                    await self.service.append(table, move_id, table_state.version, body, leased=until)
                ).table_state
            except Stale as stale:
                table_state = stale.table_state
            except IllegalAction:
                _log.exception("a bot's move that the rules refuse", extra={"table": table, "bot": spec})
                raise
            if pause:
                await asyncio.sleep(pause)

    async def _clock(self, work: Job) -> None:
        table_state = await self.service.table_state(work.table)
        while (found := deadline(table_state)) is not None and found[0] <= self.service.log.clock.now():
            seat = found[1]
            body = StoodIn(seat, state.STAND_IN, "time")
            try:
                await self.service.append(work.table, f"clock:{table_state.version}:{seat}", table_state.version, body)
                return
            except Stale as stale:  # an event was appended meanwhile: the player may have moved in time
                table_state = stale.table_state
        if found is None:
            await self._drop(work)
        else:
            await self.service.log.store.postpone_job(work, found[0])

    async def _fill(self, work: Job) -> None:
        """Go on with a table of quick match: seat bots, start the game, or end the table when everybody has left."""
        table_state = await self.service.table_state(work.table)
        while (at := fill_at(table_state)) is not None and at <= self.service.log.clock.now():
            body = filling(table_state)
            move_id = f"fill:{table_state.version}"
            try:
                done = await self.service.append(work.table, move_id, table_state.version, body)
                table_state = done.table_state
            except Stale as stale:  # somebody sat down or left meanwhile
                table_state = stale.table_state
        if at is None:
            await self._drop(work)
        else:
            await self.service.log.store.postpone_job(work, at)

    async def _expire(self, work: Job) -> None:
        table_state = await self.service.table_state(work.table)
        at = expires(table_state)
        if at is None:
            await self._drop(work)
            return
        if at > self.service.log.clock.now():  # the table has been used since
            await self.service.log.store.postpone_job(work, at)
            return
        await self.service.append(work.table, f"gone:{table_state.version}", table_state.version, Gone())

    async def _drop(self, work: Job) -> None:
        await self.service.log.store.delete_job(work)
