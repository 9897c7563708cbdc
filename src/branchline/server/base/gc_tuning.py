"""Garbage collection tuned for latency: freeze startup objects, collect young objects often and everything rarely.

A worker with a thousand tables and five thousand sockets has half a million objects, and a full collection takes most
of a second. Games leave almost no reference cycles: reference counting frees their objects immediately. So only the
youngest generation is collected automatically, a few objects at a time. Connections do leave cycles, so a full
collection runs after many of them have ended.
"""

from __future__ import annotations

import asyncio
import gc
import time

from branchline.server.base.rate_limits import ConnectionLimit

NEW = 1_000  # allocations before the youngest generation is collected, which takes two or three milliseconds
NEVER = 1 << 30  # a threshold that is never reached
CHECK_SECONDS = 10.0  # between checks whether a full collection is due
MOST_SECONDS = 600.0  # after which a full collection is due in any case
ENDED = 1_000  # ended connections that make it due; but at least half as many as are open


async def run_gc(connections: ConnectionLimit) -> None:
    """Sets the thresholds, then runs full collections when they are due, until cancelled."""
    gc.set_threshold(NEW, NEVER, NEVER)
    collected_at, left = time.monotonic(), connections.left
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        many_ended = connections.left - left >= max(ENDED, connections.total // 2)
        if many_ended or time.monotonic() - collected_at >= MOST_SECONDS:
            gc.collect()
            collected_at, left = time.monotonic(), connections.left


def freeze_loaded() -> None:
    """Freezes what is loaded: modules and compiled code stay for good, and scanning them would delay players."""
    gc.collect()
    gc.freeze()
