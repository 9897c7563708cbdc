"""Single flight: concurrent requests for the same key share one execution and its result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[T]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._running

    async def do(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the work that is already running for this key, or start it.

        The work continues when the task that started it is cancelled, because others may be waiting for it.
        """
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.get_running_loop().create_task(work())
            task.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(task)

    def _ended(self, key: Hashable, task: asyncio.Task[T]) -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # marked as retrieved, in case nobody is waiting any more
