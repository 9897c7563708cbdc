"""When Python looks for what holds only itself: seldom, and little at a time, so that nobody waits for it.

A worker with a thousand tables and five thousand sockets has half a million objects, and to go through them all takes
most of a second. Next to nothing that a game leaves behind goes round in circles: it is freed at once by its count of
references. So only the newest objects are looked through as they come, a few at a time, and none of them twice. What a
connection leaves behind does go round in circles: everything is looked through when many have ended.
"""

from __future__ import annotations

import asyncio
import gc
import time

from branchline.server.app.connection_count import Crowd

NEW = 1_000  # objects after which the newest are looked through: two or three milliseconds
NEVER = 1 << 30
ASK = 10.0  # seconds between asking whether it is time to look through everything
EVERY = 600.0  # seconds after which it is in any case
ENDED = 1_000  # connections at least that make it worth it, and half as many as there are


async def tidy_often(crowd: Crowd) -> None:
    """Until cancelled."""
    gc.set_threshold(NEW, NEVER, NEVER)
    looked, left = time.monotonic(), crowd.left
    while True:
        await asyncio.sleep(ASK)
        if crowd.left - left >= max(ENDED, crowd.total // 2) or time.monotonic() - looked >= EVERY:
            gc.collect()
            looked, left = time.monotonic(), crowd.left


def keep_what_is_loaded() -> None:
    """Modules and compiled code stay: looking through them again and again would make players wait."""
    gc.collect()
    gc.freeze()
