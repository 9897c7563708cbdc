"""Fair thread pools: work that a person waits for comes first, and within that, everybody takes turns (round-robin)."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
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

    def pop(self, may: Callable[[str], bool] = lambda group: True) -> T | None:
        """Remove and return the next item of a group that may have one; None if there is none."""
        for groups in (self._awaited, self._others):
            group = next((group for group in groups if may(group)), None)
            if group is not None:
                items = groups.pop(group)
                item = items.popleft()
                if items:
                    groups[group] = items  # to the back of the line
                return item
        return None

    def drop(self, more_than: int) -> T | None:
        """Remove and return the newest item of the group with most, if it has more than so many."""
        for groups in (self._others, self._awaited):
            group = max(groups, key=lambda each: len(groups[each]), default="")
            items = groups.get(group, ())
            if isinstance(items, deque) and len(items) > more_than:
                item = items.pop()
                if not items:
                    del groups[group]
                return item
        return None


class Turns:
    """A number of places that groups take in turns. `share`: how many of them one group may hold; "" is nobody in
    particular, and may hold all.
    """

    def __init__(self, places: int, share: int | None = None) -> None:
        self._free = places
        self._share = share
        self._held: Counter[str] = Counter()  # by group
        self._queue: FairQueue[tuple[str, asyncio.Future[None]]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def take_now(self, group: str) -> bool:
        """Take a place if one is free. Then nobody waits for it who may have it."""
        if not self._free or not self._may(group):
            return False
        self._free -= 1
        self._held[group] += 1
        return True

    async def take(self, group: str, *, awaited: bool = True) -> None:
        """Take a place when it is this group's turn."""
        if self.take_now(group):
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.push((group, turn), group, awaited=awaited)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled() and turn.exception() is None:  # its turn came at the same moment
                self.leave(group)
            raise

    def refuse_one(self, more_than: int) -> bool:
        """Refuse the newest of the group with most that wait, if more of it than so many do; returns whether."""
        while (found := self._queue.drop(more_than)) is not None:
            _, turn = found
            if not turn.done():
                turn.set_exception(RequestRefused("try-again"))
                return True
        return False

    def leave(self, group: str) -> None:
        """Give a place to the next who waits for one and has not been cancelled."""
        self._free += 1
        self._held[group] -= 1
        if not self._held[group]:
            del self._held[group]
        while self._free and (found := self._queue.pop(self._may)) is not None:
            other, turn = found
            if not turn.done():
                self._free -= 1
                self._held[other] += 1
                turn.set_result(None)

    def _may(self, group: str) -> bool:
        return self._share is None or not group or self._held[group] < self._share


class Pool:
    """A thread pool with a fair queue in front of it.

    `most`: how much of one group may wait or run, and in total. If that is reached, whoever has less makes the group
    that waits for most give way. `share`: how many threads one group may keep busy.
    """

    def __init__(self, threads: int, name: str, most: tuple[int, int] | None = None, share: int | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"branchline-{name}")
        self._turns = Turns(threads, share)
        self._most = most
        self._tasks: Counter[str] = Counter()  # waiting or running, by group, if their number is limited

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def run(self, work: Callable[[], T], group: str, *, awaited: bool = True) -> T:
        """Run the work in a thread when its turn comes, charge its CPU time, and return its result.

        If too much is waiting already, it is refused with "try-again".
        """
        if self._most is not None:
            self._admit(group, *self._most)
        if not self._turns.take_now(group):
            try:
                await self._turns.take(group, awaited=awaited)
            except BaseException:
                self._dismiss(group)
                raise
        return await in_thread(self._executor, work, partial(self._end, group))

    @asynccontextmanager
    async def place(self, group: str, *, awaited: bool = True) -> AsyncIterator[None]:
        """Hold the place of a thread, for work that needs none: see `run`."""
        if self._most is not None:
            self._admit(group, *self._most)
        try:
            await self._turns.take(group, awaited=awaited)
            try:
                yield
            finally:
                self._turns.leave(group)
        finally:
            self._dismiss(group)

    def close(self, *, wait: bool = False) -> None:
        """End the threads; with `wait`, after what they do now. What waits for its turn is cancelled."""
        self._executor.shutdown(wait=wait, cancel_futures=True)

    def _admit(self, group: str, each: int, total: int) -> None:
        mine = self._tasks[group]
        full = self._tasks.total() >= total
        if mine >= each or (full and not self._turns.refuse_one(more_than=mine + 1)):
            raise RequestRefused("try-again")
        self._tasks[group] += 1

    def _dismiss(self, group: str) -> None:
        if self._most is not None:
            self._tasks[group] -= 1
            if not self._tasks[group]:
                del self._tasks[group]

    def _end(self, group: str) -> None:
        """A thread is free again."""
        self._dismiss(group)
        self._turns.leave(group)
