"""Job queue with leases for timed work: bots' moves, clocks that run out, tables that expire or fill up with bots.

Jobs are rows in the store. A worker leases some for a short time; if it dies, another worker takes them when the lease
ends. Each job's `move_id` (an idempotency key) is made of the table's version and the seat, so a job that runs twice
is logged once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import inf

from branchline.bots import LEVELS, BotError, new_player
from branchline.bots.interface import seen_by
from branchline.game import deal
from branchline.game.action_numbers import action_for
from branchline.game.errors import IllegalAction
from branchline.server.base import metrics
from branchline.server.base.fair_pool import Turns
from branchline.server.base.metering import Account, Accounts, charged_to
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

BOTS, OTHERS = (BOT,), (CLOCK, EXPIRE, FILL)  # kinds of jobs
FILL_LEVEL = "medium"  # of bots that take the free seats at a table of quick match
LEASE = 3.0  # seconds for which a worker holds a job
LOOK = 1.0  # seconds between polls of the store, if nothing wakes the worker earlier
RENEWED = 1000  # leases that are renewed in one transaction
AT_ONCE = 50  # bots' jobs leased in one request, at most
# Other jobs: how many run at a time, how many of them for one network, and how many a worker holds, those that wait for
# their turn included. Thousands of clocks may run out at the same moment.
RUNNING, RUNNING_OF_ONE, HELD = 2, 1, 24

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
    # The jobs that this worker holds, by table and kind, and when their leases end.
    _busy: dict[tuple[str, str], float] = field(default_factory=dict)
    _others: int = 0  # how many of them are no bots' jobs
    _others_at: float = 0.0  # when the next of these is due, if this worker can take more
    _turns: Turns = field(default_factory=lambda: Turns(RUNNING, RUNNING_OF_ONE))
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self, table_state: TableState) -> None:
        """Look for jobs now if a bot has to move at this table, or its game can start."""
        due = fill_at(table_state)
        if due is not None and due <= table_state.touched:
            self._others_at = 0.0
            self._wake.set()
        elif waiting_bots(table_state) and (table_state.id, BOT) not in self._busy:
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
        """Start bots' jobs that are due now, and others if not too many are held; returns how many were leased."""
        now, store = self.service.log.clock.now(), self.service.log.store
        bots = await store.lease_jobs(BOTS, now, now + LEASE, AT_ONCE)
        self._begin(bots, now + LEASE)
        if not self._may_take_more or self._others_at > now:
            return len(bots)
        others = await store.lease_jobs(OTHERS, now, now + LEASE, HELD - self._others)
        self._begin(others, now + LEASE)
        return len(bots) + len(others)

    async def settle(self) -> None:
        """Wait for all jobs that were started."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def _may_take_more(self) -> bool:
        """Whether this worker holds so few jobs, other than bots', that it can take more."""
        return self._others <= HELD // 2

    async def _pause(self) -> float:
        self._others_at = 0.0  # so that a wake-up in the meantime is not forgotten
        bots_at, others_at = await self.service.log.store.next_jobs_at((BOTS, OTHERS))
        if not self._may_take_more:
            others_at = None  # a job that ends wakes the worker
        elif not self._wake.is_set():
            self._others_at = others_at if others_at is not None else inf
        following = min((each for each in (bots_at, others_at) if each is not None), default=inf)
        return min(max(following - self.service.log.clock.now(), 0.01), LOOK)

    async def renew_leases(self) -> None:
        """Renew the leases of jobs that are under way or queued, such as bots that think: otherwise another worker
        would take them and do the same work.
        """
        now = self.service.log.clock.now()
        for kind in (*BOTS, *OTHERS):
            ending = [key for key, until in self._busy.items() if key[1] == kind and until < now + LEASE * 2 / 3]
            for start in range(0, len(ending), RENEWED):  # thousands of tables may wait for bots, others for the writer
                some = ending[start : start + RENEWED]
                await self.service.log.store.extend_leases([table for table, _ in some], kind, now + LEASE)
                self._busy.update((key, now + LEASE) for key in some if key in self._busy)

    async def _renew_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(StoreDown):
                await self.renew_leases()

    def _begin(self, taken: Iterable[Job], until: float) -> None:
        """Start jobs, but none that is under way here."""
        for work in taken:
            if (work.table, work.kind) not in self._busy:
                self._busy[work.table, work.kind] = until
                self._others += work.kind != BOT
                task = asyncio.get_running_loop().create_task(self._run(work))
                self._tasks.add(task)
                task.add_done_callback(partial(self._end, work))

    def _end(self, work: Job, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        del self._busy[work.table, work.kind]
        if work.kind != BOT:
            self._others -= 1
            if self._others == HELD // 2:
                self._wake.set()

    async def _run(self, work: Job) -> None:
        """Do a job at the cost of the table's host."""
        payer = self.accounts.of_bots(work.host) if self.accounts is not None else None
        if payer is None:
            await self._do_in_turn(work, payer)
        else:
            await charged_to(payer, self._do_in_turn(work, payer))

    async def _do_in_turn(self, work: Job, payer: Account | None) -> None:
        """Bots take turns at their threads (`bot_queue.py`), and other jobs here."""
        if work.kind == BOT:
            await self._do(work)
            return
        group = payer.group if payer is not None and payer.source is not None else work.host
        in_debt = payer is not None and payer.in_debt
        await self._turns.take(group, awaited=not in_debt)
        try:
            await self._do(work)
        finally:
            self._turns.leave(group)

    async def _do(self, work: Job) -> None:
        metrics.WORK.labels(work.kind).inc()
        try:
            match work.kind:
                case "bot":
                    await self._bots(work)
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

    async def _bots(self, work: Job) -> None:
        """Play the bots' moves at a table until it is a person's turn."""
        table = work.table
        table_state = (await self.service.log.read(table)).table_state
        while waiting := waiting_bots(table_state):
            seat, spec = waiting[0]
            with metrics.THOUGHT.time():
                thought = partial(choose, table_state, seat, spec)
                action = await self.bot_pools.think(thought, table_state, spec, work.host)
            pause = pause_of(table_state)
            until = self._busy[table, BOT] = self.service.log.clock.now() + LEASE + pause
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
