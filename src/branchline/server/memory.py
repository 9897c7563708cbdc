"""When Python looks for what holds only itself: seldom, so that nobody waits for it.

A worker with a thousand tables has a million objects, and to go through them all takes most of a second. Next to
nothing that a game leaves behind goes round in circles: it is freed at once by its count of references. So the newest
are looked through now and then, and everything only every few minutes.
"""

from __future__ import annotations

import asyncio
import gc

NEW = 5_000  # objects after which the newest are looked through
LESS_NEW = 20  # times that this is done until those that stayed are looked through too
NEVER = 1 << 30
EVERY = 600.0  # seconds between looks through everything


async def tidy_often() -> None:
    """Until cancelled."""
    gc.set_threshold(NEW, LESS_NEW, NEVER)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()


def keep_what_is_loaded() -> None:
    """Modules and compiled code stay: looking through them again and again would make players wait."""
    gc.collect()
    gc.freeze()
