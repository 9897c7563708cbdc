"""Where questions are thought about that are no bot's move: apart from the bots, so that no game waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, ParamSpec, TypeVar

from branchline.server.app.refusals import Declined

DESKS = 2  # thoughts at once
WAITING = 16  # thoughts that are begun, or wait for it
HINTS, RECORDS, COURSES, PICTURES, LESSONS = 64, 32, 64, 32, 256  # that are kept: those asked for last

P = ParamSpec("P")
K = TypeVar("K")
V = TypeVar("V")


class Study:
    """A worker's, with what was thought of last."""

    def __init__(self) -> None:
        self._thinkers = ThreadPoolExecutor(DESKS, thread_name_prefix="branchline-study")
        self._inside = 0
        self.brush = asyncio.Lock()  # one picture is painted at a time
        self.hints: Lately[Any, Any] = Lately(HINTS)
        self.records: Lately[str, Any] = Lately(RECORDS)
        self.courses: Lately[Any, Any] = Lately(COURSES)
        self.pictures: Lately[Any, Any] = Lately(PICTURES)
        self.lessons: Lately[Any, Any] = Lately(LESSONS)

    async def think(self, thought: Callable[P, V], *given: P.args, **more: P.kwargs) -> V:
        """What comes of it, thought off the event loop; where too much is being thought about, nothing."""
        if self._inside >= WAITING:
            raise Declined("try-again")
        self._inside += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thinkers, lambda: thought(*given, **more))
        finally:
            self._inside -= 1

    def close(self) -> None:
        self._thinkers.shutdown(wait=False, cancel_futures=True)


class Lately(Generic[K, V]):
    """Some things that were asked for last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
