"""What has to be done at tables by itself: bots' moves, clocks that run out, tables that nobody touches.

It is in the store as rows. A worker takes some for a short time; if it dies, another takes them when that is over.
Whatever is done carries a `move_id` made of table, version and seat: done twice, it is in the log once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from branchline.bots import LEVELS, BotError, new_player
from branchline.bots.seat_input import seen_by
from branchline.game.action_numbers import action_for
from branchline.game.actions import InvalidAction
from branchline.game.refusals import IllegalAction
from branchline.server.process import metrics
from branchline.server.store import Due, StoreDown
from branchline.server.table import state
from branchline.server.table.bot_queue import Thinkers
from branchline.server.table.events import Acted, Gone, StoodIn
from branchline.server.table.log import BOT, CLOCK, EXPIRE, Busy, Stale, expires, pause_of
from branchline.server.table.service import Service
from branchline.server.table.state import Sitting, TableRefusal, deadline, waiting_bots

LEASE = 3.0  # seconds that a worker has for work it took
LOOK = 1.0  # seconds after which a worker looks for work, if nothing wakes it before
AT_ONCE = 50

_log = logging.getLogger("branchline.due")


def choose(sitting: Sitting, seat: int, level: str) -> str:
    """A bot's action. It remembers nothing, so any worker can go on for any other.

    Only levels play: a log that came from elsewhere must not name a program, a file or settings of its own.
    """
    assert sitting.game is not None
    if level not in LEVELS:
        raise BotError(f"no level {level!r}; there are {', '.join(LEVELS)}")
    spec = LEVELS[level]
    if spec.startswith("search"):
        spec += ",threads=1"  # other tables have their bots too
    luck = sha256(f"{sitting.id} {sitting.version} {seat}".encode() + sitting.secret).digest()
    player = new_player(
        spec, board=sitting.board, players=sitting.settings.players, seed=int.from_bytes(luck[:4], "big")
    )
    number = player.choose(seen_by(sitting.game, seat))
    return str(action_for(sitting.board, sitting.game.state, seat, number))


@dataclass
class Duty:
    """A worker's share of the work that is due."""

    service: Service
    thinkers: Thinkers  # where bots think: never on the event loop
    _busy: dict[str, float] = field(
        default_factory=dict
    )  # tables whose bots think here, and until when they are leased
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self, sitting: Sitting) -> None:
        """There may be work at a table."""
        if waiting_bots(sitting) and sitting.id not in self._busy:
            self._wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        leasing = asyncio.get_running_loop().create_task(self._renew_leases())
        try:
            while True:
                self._wake.clear()
                try:
                    await self.once()
                    wait = await self._pause()
                except StoreDown:
                    wait = LOOK
                except Exception:  # whatever it was: without this loop no bot moves, and no clock runs out
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
        """Begin all that is due now; returns how much that was."""
        now = self.service.log.clock.now()
        taken = await self.service.log.store.take_due([BOT, CLOCK, EXPIRE], now, now + LEASE, AT_ONCE)
        for work in taken:
            if work.kind == BOT and work.table in self._busy:
                continue
            self._begin(work, now + LEASE)
        return len(taken)

    async def settle(self) -> None:
        """Wait for all that was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pause(self) -> float:
        following = await self.service.log.store.next_due([BOT, CLOCK, EXPIRE])
        if following is None:
            return LOOK
        return min(max(following - self.service.log.clock.now(), 0.01), LOOK)

    async def renew_leases(self) -> None:
        """Keep tables whose bots are thinking, or wait in the queue, until they have moved: else another worker takes
        them, and thinks about the same.
        """
        now = self.service.log.clock.now()
        ending = [table for table, until in self._busy.items() if until < now + LEASE * 2 / 3]
        if ending:
            await self.service.log.store.extend_leases(ending, BOT, now + LEASE)
            self._busy.update((table, now + LEASE) for table in ending if table in self._busy)

    async def _renew_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(StoreDown):
                await self.renew_leases()

    def _begin(self, work: Due, until: float) -> None:
        if work.kind == BOT:
            self._busy[work.table] = until
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Due) -> None:
        metrics.WORK.labels(work.kind).inc()
        try:
            match work.kind:
                case "bot":
                    await self._bots(work.table)
                case "clock":
                    await self._clock(work)
                case _:
                    await self._expire(work)
        except (StoreDown, Busy, Stale):
            pass  # the row is still there, or has been planned anew: somebody takes it when the lease is over
        except TableRefusal:
            await self._drop(work)  # the table is not there any more
        except Exception:
            _log.exception("work that failed", extra={"table": work.table, "work": work.kind})
        finally:
            if work.kind == BOT:
                self._busy.pop(work.table, None)

    async def _bots(self, table: str) -> None:
        """All moves of bots at a table, until it is somebody else's turn."""
        known = await self.service.log.read(table)
        host, sitting = known.row.host, known.sitting
        while waiting := waiting_bots(sitting):
            seat, spec = waiting[0]
            with metrics.THOUGHT.time():
                action = await self.thinkers.think(partial(choose, sitting, seat, spec), sitting, spec, host)
            pause = pause_of(sitting)
            until = self._busy[table] = self.service.log.clock.now() + LEASE + pause
            body = Acted(seat, (action,))
            move_id = f"bot:{sitting.version}:{seat}"
            try:
                sitting = (await self.service.do(table, move_id, sitting.version, body, leased=until)).sitting
            except Stale as stale:
                sitting = stale.sitting
            except (IllegalAction, InvalidAction):
                _log.exception("a bot's move that the rules refuse", extra={"table": table, "bot": spec})
                raise
            if pause:
                await asyncio.sleep(pause)

    async def _clock(self, work: Due) -> None:
        sitting = await self.service.sitting(work.table)
        while (found := deadline(sitting)) is not None and found[0] <= self.service.log.clock.now():
            seat = found[1]
            body = StoodIn(seat, state.STAND_IN, "time")
            try:
                await self.service.do(work.table, f"clock:{sitting.version}:{seat}", sitting.version, body)
                return
            except Stale as stale:  # somebody did something meanwhile: perhaps it was in time
                sitting = stale.sitting
        if found is None:
            await self._drop(work)
        else:
            await self.service.log.store.postpone_due(work, found[0])

    async def _expire(self, work: Due) -> None:
        sitting = await self.service.sitting(work.table)
        at = expires(sitting)
        if at is None:
            await self._drop(work)
            return
        if at > self.service.log.clock.now():  # it was touched since
            await self.service.log.store.postpone_due(work, at)
            return
        await self.service.do(work.table, f"gone:{sitting.version}", sitting.version, Gone())

    async def _drop(self, work: Due) -> None:
        await self.service.log.store.drop_due(work)
