"""Fair thread pools: work that a person waits for comes first, and within that, everybody takes turns (round-robin)."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from branchline.server.base import RequestRefused
from branchline.server.base.metering import in_thread

T = TypeVar("T")

YIELD_EVERY, YIELD_SECONDS = 16, 0.0001  # items, and how long to sleep after them


def yielding(items: Iterable[T]) -> Iterator[T]:
    """The items; in a pool's thread, the GIL is given away after every few of them.

    The event loop and the database's writer take and release the GIL many times for one act. If a thread that computes
    only gave it away when it must, each time would cost them the interpreter's switch interval.
    """
    if threading.current_thread() is threading.main_thread():
        yield from items
        return
    for number, item in enumerate(items, 1):
        yield item
        if number % YIELD_EVERY == 0:
            time.sleep(YIELD_SECONDS)


class FairQueue(Generic[T]):
    """Items that a person waits for come first, then the rest. Within both groups, groups take turns (round-robin)."""

    def __init__(self) -> None:
        self._awaited: OrderedDict[str, deque[T]] = OrderedDict()  # by group; the first is served next
        self._others: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for groups in (self._awaited, self._others) for items in groups.values())

    def push(self, item: T, group: str, *, awaited: bool) -> None:
        groups = self._awaited if awaited else self._others
        groups.setdefault(group, deque()).append(item)

    def pop(self) -> T | None:
        """Remove and return the next item; None if the queue is empty."""
        groups = self._awaited or self._others
        if not groups:
            return None
        group, items = groups.popitem(last=False)
        item = items.popleft()
        if items:
            groups[group] = items  # to the back of the line
        return item


class Pool:
    """A thread pool with a fair queue in front of it. `most`: how much of one group may wait or run, and in total."""

    def __init__(self, threads: int, name: str, most: tuple[int, int] | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"branchline-{name}")
        self._free = threads
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._most = most
        self._tasks: Counter[str] = Counter()  # waiting or running, by group

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def run(self, work: Callable[[], T], group: str, *, awaited: bool = True) -> T:
        """Run the work in a thread when its turn comes, charge its CPU time, and return its result.

        If too much is waiting already, it is refused with "try-again".
        """
        async with self.place(group, awaited=awaited):
            return await in_thread(self._executor, work)

    @asynccontextmanager
    async def place(self, group: str, *, awaited: bool = True) -> AsyncIterator[None]:
        """Hold the place of a thread, for work that needs none: see `run`."""
        if self._most is not None:
            each, total = self._most
            if self._tasks[group]:
                total -= total // 4  # reserved for those who have nothing waiting yet
            if self._tasks[group] >= each or self._tasks.total() >= total:
                raise RequestRefused("try-again")
        self._tasks[group] += 1
        try:
            async with self._turn(group, awaited):
                yield
        finally:
            self._tasks[group] -= 1
            if not self._tasks[group]:
                del self._tasks[group]

    @asynccontextmanager
    async def _turn(self, group: str, awaited: bool) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._free:
            self._free -= 1
            turn.set_result(None)
        else:
            self._queue.push(turn, group, awaited=awaited)
        try:
            await turn
            yield
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
