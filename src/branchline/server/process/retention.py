"""Data retention: periodically deletes inactive guests and tables whose game never began."""

from __future__ import annotations

import asyncio
import logging

from branchline.server.process.clock import Clock
from branchline.server.store import Store, StoreDown
from branchline.server.table.state import DAY

STRANGER_DAYS = 14  # people not seen for this long are deleted, unless they sat at a table that still exists
NEVER_BEGUN_DAYS = 2  # closed tables whose game never began are deleted after this long
EVERY = 3600.0  # seconds between sweeps

_log = logging.getLogger("branchline.sweeping")


async def sweep(store: Store, now: float) -> tuple[int, int]:
    """Deletes expired people and tables; returns how many of each."""
    tables = await store.forget_tables(now - NEVER_BEGUN_DAYS * DAY)
    people = await store.forget_people(now - STRANGER_DAYS * DAY)
    return people, tables


async def run_retention(store: Store, clock: Clock) -> None:
    """Sweeps regularly until cancelled. Every worker does this; deleting twice does no harm."""
    while True:
        try:
            people, tables = await sweep(store, clock.now())
            if people or tables:
                _log.info("forgot %d people and %d tables", people, tables)
        except StoreDown:
            pass  # the next sweep will do it
        await asyncio.sleep(EVERY)
