"""Thread pool with LRU caches for slow requests, separate from the bots' pool so that no game waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, ParamSpec, TypeVar

from branchline.server.app.refusals import RequestRefused

DESKS = 2  # threads
WAITING = 16  # tasks running or queued; more are refused
HINTS, RECORDS, COURSES, PICTURES, LESSONS = 64, 32, 64, 32, 256  # cache sizes

P = ParamSpec("P")
K = TypeVar("K")
V = TypeVar("V")


class QuestionPool:
    """A worker's thread pool for hints, records, pictures and lessons, with caches of their results."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(DESKS, thread_name_prefix="branchline-study")
        self._pending = 0
        self.brush = asyncio.Lock()  # one picture is rendered at a time
        self.hints: LruCache[Any, Any] = LruCache(HINTS)
        self.records: LruCache[str, Any] = LruCache(RECORDS)
        self.courses: LruCache[Any, Any] = LruCache(COURSES)
        self.pictures: LruCache[Any, Any] = LruCache(PICTURES)
        self.lessons: LruCache[Any, Any] = LruCache(LESSONS)

    async def think(self, thought: Callable[P, V], *given: P.args, **more: P.kwargs) -> V:
        """Runs a function in the pool; refuses with "try-again" if too much is queued already."""
        if self._pending >= WAITING:
            raise RequestRefused("try-again")
        self._pending += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._executor, lambda: thought(*given, **more))
        finally:
            self._pending -= 1

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class LruCache(Generic[K, V]):
    """An LRU cache."""

    def __init__(self, most: int) -> None:
        self._capacity = most
        self._entries: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def put(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._capacity:
            self._entries.popitem(last=False)
