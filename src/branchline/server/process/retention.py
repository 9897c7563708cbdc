"""What nobody needs any more, and what anybody can make for nothing, does not stay for ever."""

from __future__ import annotations

import asyncio
import logging

from branchline.server.process.clock import Clock
from branchline.server.store import Store, StoreDown
from branchline.server.table.state import DAY

STRANGER_DAYS = 14  # after which somebody is forgotten who was not seen and has never sat at a table that is kept
NEVER_BEGUN_DAYS = 2  # after which a table is deleted that was gone before its game began
EVERY = 3600.0  # seconds

_log = logging.getLogger("branchline.sweeping")


async def sweep(store: Store, now: float) -> tuple[int, int]:
    """Forget strangers, and tables that came to nothing: how many of each."""
    tables = await store.forget_tables(now - NEVER_BEGUN_DAYS * DAY)
    people = await store.forget_people(now - STRANGER_DAYS * DAY)
    return people, tables


async def sweep_often(store: Store, clock: Clock) -> None:
    """Until cancelled. Every worker does it: what is gone is gone for all."""
    while True:
        try:
            people, tables = await sweep(store, clock.now())
            if people or tables:
                _log.info("forgot %d people and %d tables", people, tables)
        except StoreDown:
            pass  # another time
        await asyncio.sleep(EVERY)
