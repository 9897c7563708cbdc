"""Readiness probe and data retention: watches whether the store answers and can write, and deletes what has expired.

The probe runs on request and every few seconds, and now and then it writes: a database may answer and yet refuse
writes, because its disk is full or because it is a standby server. A result is cached for a second, and concurrent
callers share one query (single flight), so a database in trouble gets no extra load. A store that hangs counts as down
after a few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from branchline.server.base import DAY, Clock, WallClock
from branchline.server.base.metering import unpaid
from branchline.server.store.base import Store
from branchline.server.store.batches import in_pieces
from branchline.server.store.rows import StoreDown

FRESH = 1.0  # seconds that a result stays valid
TIMEOUT = 3.0  # seconds that the store has to answer
PROBE_SECONDS = 5.0  # between probes that nobody asked for, so that outages are logged anyway
WRITE_SECONDS = 60.0  # between probes that write; each does while the store is down, or after a write that failed
STRANGER_DAYS = 14  # people not seen for this long are deleted, unless they sat at a table that still exists
GONE_DAYS = 2  # tables that have expired are deleted after this long
REFUSAL_DAYS = 2  # refusals of commands are forgotten after this long: no copy is under way any more
USAGE_DAYS = 2  # who stored how much is forgotten after this long
UNUSED_BOARD_DAYS = 2  # boards that are no longer offered, and have no table, are deleted after this long
AUDIT_DAYS = 400  # entries of the audit log are deleted after this long
SWEEP_SECONDS = 3600.0  # between sweeps

_log = logging.getLogger("branchline.readiness")
_sweep_log = logging.getLogger("branchline.sweeping")


@dataclass
class StoreProbe:
    """Watches whether the store answers, and logs each change once."""

    store: Store
    clock: Clock = field(default_factory=WallClock)
    _healthy: bool = True
    _wrote_at: float = float("-inf")  # when the last probe that writes succeeded
    _probed_at: float = float("-inf")  # when the last probe ended
    _query: asyncio.Task[None] | None = None
    _probe: asyncio.Task[bool] | None = None

    async def is_healthy(self) -> bool:
        """Whether the store answers now, or did within the last second."""
        if self._probe is None:
            if asyncio.get_running_loop().time() - self._probed_at < FRESH:
                return self._healthy
            # In nobody's name: whoever asks first would otherwise be charged for what all share.
            self._probe = asyncio.get_running_loop().create_task(self._run_probe(), context=unpaid())
        return await asyncio.shield(self._probe)

    async def run(self) -> None:
        """Probes regularly until cancelled."""
        while True:
            await self.is_healthy()
            await asyncio.sleep(PROBE_SECONDS)

    async def close(self) -> None:
        tasks = [task for task in (self._probe, self._query) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_probe(self) -> bool:
        """Runs one probe with a timeout. A query that hangs is not repeated until it ends."""
        try:
            if self._query is None:
                self._query = asyncio.create_task(self._check())
            done, _ = await asyncio.wait([self._query], timeout=TIMEOUT)
            if not done:
                self._note(f"no answer within {TIMEOUT:.0f} s")
            else:
                error = self._query.exception()
                self._query = None
                if error is not None and not isinstance(error, StoreDown):
                    _log.error("the store can't be checked", exc_info=error)
                self._note(None if error is None else str(error) or type(error).__name__)
            return self._healthy
        finally:
            self._probed_at = asyncio.get_running_loop().time()
            self._probe = None

    async def _check(self) -> None:
        """StoreDown unless the store answers, and has committed a write recently."""
        await self.store.check()
        loop = asyncio.get_running_loop()
        if not self._healthy or self.store.failing or loop.time() - self._wrote_at >= WRITE_SECONDS:
            await self.store.check_writes(self.clock.now())
            self._wrote_at = loop.time()

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self._healthy:
            _log.error("the store is down, and the server not ready until it is back: %s", trouble)
        elif trouble is None and not self._healthy:
            _log.warning("the store is back")
        self._healthy = trouble is None


async def sweep(store: Store, now: float) -> tuple[int, int]:
    """Deletes expired people and tables, and boards that nothing needs; returns how many people and tables."""
    tables = await in_pieces(store.delete_gone_tables, now - GONE_DAYS * DAY)
    await in_pieces(store.delete_old_refusals, now - REFUSAL_DAYS * DAY)
    await in_pieces(store.delete_expired_transfers, now)
    await in_pieces(lambda day: store.delete_usage(int(day)), now // DAY - USAGE_DAYS)
    await store.delete_unused_boards(now - UNUSED_BOARD_DAYS * DAY)
    await in_pieces(store.delete_old_audit, now - AUDIT_DAYS * DAY)
    people = await in_pieces(store.delete_inactive_people, now - STRANGER_DAYS * DAY)
    return people, tables


async def run_retention(store: Store, clock: Clock) -> None:
    """Sweeps regularly until cancelled. Every worker does this; deleting twice does no harm."""
    while True:
        try:
            people, tables = await sweep(store, clock.now())
            if people or tables:
                _sweep_log.info("forgot %d people and %d tables", people, tables)
        except StoreDown:
            pass  # the next sweep will do it
        await asyncio.sleep(SWEEP_SECONDS)
