"""Fair queue and thread pools for bot moves: tables where a person waits come first, then round-robin over hosts.

Bots think in threads, away from the event loop. Fast levels never queue behind slow ones. A host with many tables, or
with tables where nobody waits, slows down only their own tables.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from branchline.bots import LEVELS
from branchline.server.table.state import TableState

T = TypeVar("T")


def is_slow(level: str) -> bool:
    """Whether a level uses search, which takes a second or two per move; the others take milliseconds."""
    return LEVELS.get(level, "").startswith("search")


def is_awaited(table_state: TableState) -> bool:
    """Whether a person plays at the table, rather than only bots and stand-ins for players who have left."""
    return any(seat.person is not None and seat.player is None for seat in table_state.seats)


class FairQueue(Generic[T]):
    """Items that a person waits for come first, then the rest. Within both groups, hosts take turns (round-robin)."""

    def __init__(self) -> None:
        self._awaited: OrderedDict[str, deque[T]] = OrderedDict()  # by host; the first is served next
        self._others: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for hosts in (self._awaited, self._others) for items in hosts.values())

    def push(self, item: T, host: str, *, awaited: bool) -> None:
        hosts = self._awaited if awaited else self._others
        hosts.setdefault(host, deque()).append(item)

    def pop(self) -> T | None:
        """Remove and return the next item; None if the queue is empty."""
        hosts = self._awaited or self._others
        if not hosts:
            return None
        host, items = hosts.popitem(last=False)
        item = items.popleft()
        if items:
            hosts[host] = items  # to the back of the line
        return item


class Pool:
    """A thread pool with a fair queue in front of it."""

    def __init__(self, threads: int, name: str) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"branchline-{name}")
        self._free = threads
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def run(self, work: Callable[[], T], host: str, *, awaited: bool) -> T:
        """Run the work in a thread when its turn comes, and return its result."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        if self._free:
            self._free -= 1
            turn.set_result(None)
        else:
            self._queue.push(turn, host, awaited=awaited)
        try:
            await turn
            return await loop.run_in_executor(self._executor, work)
        finally:
            if turn.done() and not turn.cancelled():  # otherwise it never got a thread
                self._release_thread()

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _release_thread(self) -> None:
        """Give a free thread to the next waiter that has not been cancelled."""
        while (turn := self._queue.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class BotPools:
    """The thread pools for a worker's bots: one thread for fast levels, and one per remaining core for slow levels."""

    def __init__(self) -> None:
        self._fast = Pool(1, "fast-bots")
        self._slow = Pool(max((os.cpu_count() or 1) - 1, 1), "slow-bots")

    @property
    def waiting(self) -> int:
        """The number of bots waiting for a thread."""
        return self._fast.waiting + self._slow.waiting

    async def think(self, work: Callable[[], T], table_state: TableState, level: str, host: str) -> T:
        """Run a bot's computation in the pool for its level, queued under the table's host, and return its result."""
        pool = self._slow if is_slow(level) else self._fast
        return await pool.run(work, host, awaited=is_awaited(table_state))

    def close(self) -> None:
        self._fast.close()
        self._slow.close()
