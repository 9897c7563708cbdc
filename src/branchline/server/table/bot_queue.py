"""Fair scheduling of bots: people who wait come first, then hosts in turn; fast levels never queue behind slow ones.

Bots think in threads, away from the event loop. Whoever has many tables, or tables where nobody waits, slows down only
their own.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from branchline.bots import LEVELS
from branchline.server.table.state import Sitting

T = TypeVar("T")


def is_slow(level: str) -> bool:
    """Whether a level searches: that takes a second or two, where others take milliseconds."""
    return LEVELS.get(level, "").startswith("search")


def is_awaited(sitting: Sitting) -> bool:
    """Whether a person plays at a table: not only bots, and stand-ins for those who have left."""
    return any(seat.person is not None and seat.player is None for seat in sitting.seats)


class FairQueue(Generic[T]):
    """What waits: first whatever people wait for, then the rest. In each of the two, hosts take turns (round-robin)."""

    def __init__(self) -> None:
        self._awaited: OrderedDict[str, deque[T]] = OrderedDict()  # by host, the one to be served next first
        self._others: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for hosts in (self._awaited, self._others) for items in hosts.values())

    def push(self, item: T, host: str, *, awaited: bool) -> None:
        hosts = self._awaited if awaited else self._others
        hosts.setdefault(host, deque()).append(item)

    def pop(self) -> T | None:
        """The next one; None: nothing waits."""
        hosts = self._awaited or self._others
        if not hosts:
            return None
        host, items = hosts.popitem(last=False)
        item = items.popleft()
        if items:
            hosts[host] = items  # behind all others
        return item


class Pool:
    """A few threads, and a fair queue before them."""

    def __init__(self, threads: int, name: str) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"branchline-{name}")
        self._free = threads
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def run(self, work: Callable[[], T], host: str, *, awaited: bool) -> T:
        """The result of work in a thread, when its turn comes."""
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
            if turn.done() and not turn.cancelled():  # else it never had a thread
                self._hand_on()

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _hand_on(self) -> None:
        """A thread is free: for the next who still waits."""
        while (turn := self._queue.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Thinkers:
    """Where a worker's bots think: one thread for fast levels, and as many as there are other cores for slow ones."""

    def __init__(self) -> None:
        self._fast = Pool(1, "fast-bots")
        self._slow = Pool(max((os.cpu_count() or 1) - 1, 1), "slow-bots")

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._fast.waiting + self._slow.waiting

    async def think(self, work: Callable[[], T], sitting: Sitting, level: str, host: str) -> T:
        """The result of a bot's thinking at a table that a host made."""
        pool = self._slow if is_slow(level) else self._fast
        return await pool.run(work, host, awaited=is_awaited(sitting))

    def close(self) -> None:
        self._fast.close()
        self._slow.close()
