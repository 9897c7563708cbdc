"""Single flight: concurrent requests for the same key share one execution and its result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from branchline.server.base.metering import current, metered

R = TypeVar("R")


class SingleFlight(Generic[R]):
    """Concurrent requests for the same key share one execution and its result."""

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[R]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._running

    async def do(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, R]]) -> R:
        """Return the result of the work that is already running for this key, or start it.

        The work continues when the task that started it is cancelled, because others may be waiting for it.
        """
        task = self._running.get(key)
        if task is None:
            payer = current()  # who asks first pays

            async def run() -> R:
                # Made here: a coroutine that waits to be measured is lost if the task is cancelled before it begins.
                return await (metered(work(), payer) if payer is not None else work())

            task = self._running[key] = asyncio.get_running_loop().create_task(run())
            task.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(task)

    def _ended(self, key: Hashable, task: asyncio.Task[R]) -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # marked as retrieved, in case nobody is waiting any more
