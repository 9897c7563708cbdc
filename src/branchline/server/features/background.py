"""Thread pool with caches for slow requests, separate from the bots' pool so that no game waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from branchline.bots.explain.explanation import Explained
from branchline.server.base.fair_cache import FairCache
from branchline.server.base.fair_pool import Pool
from branchline.server.base.metering import charged_to, current, current_group, idle
from branchline.server.features.records import UploadedRecord
from branchline.server.table.state import TableState
from branchline.server.wire import GameOverview

MOST_OF_ONE, MOST_TASKS = 8, 32  # running or queued, of one network and in total; more are refused

P = ParamSpec("P")
R = TypeVar("R")


class BackgroundPool:
    """A worker's thread pool for hints, records, pictures and lessons, with caches of their results."""

    def __init__(self) -> None:
        # One thread each: every further thread that runs Python code takes a share of the GIL from the event loop.
        # Searches run compiled code without the GIL, and last longer.
        self._pool = Pool(1, "background", (MOST_OF_ONE, MOST_TASKS))
        self._searches = Pool(1, "search", (MOST_OF_ONE, MOST_TASKS))
        self._documents = Pool(1, "documents")
        self.rendering = Pool(1, "png", (MOST_OF_ONE, MOST_TASKS))  # one PNG at a time, by a child process
        self.hints = FairCache[tuple[str, int, int], Explained](64)  # by table, version and seat
        self.records = FairCache[str, UploadedRecord](32)  # by id
        self.overviews = FairCache[tuple[str, int], GameOverview](64)  # by table or record, and version
        self.pictures = FairCache[tuple[str, str, str, str], bytes](32)  # by table, language, theme and media type
        self.lessons = FairCache[tuple[str, tuple[str, ...]], TableState](256)  # by the learner's name and actions

    async def run(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """Runs a function in the pool; refuses with "try-again" if too much is queued already."""
        async with idle():
            return await self._pool.run(lambda: work(*arguments, **more), current_group())

    async def document(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """Makes a document that is the same for everybody, and cached: nobody is refused, and who asks first pays."""
        async with idle():
            return await self._documents.run(lambda: work(*arguments, **more), current_group())

    async def think(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """Runs a bot's search in the pool. Its CPU time is charged to the visitor's budget for bots."""
        account = current()
        if account is None:
            return await self._searches.run(lambda: work(*arguments, **more), "")
        payer = account.for_thinking()
        payer.check_budget()
        async with idle():
            return await charged_to(payer, self._searches.run(lambda: work(*arguments, **more), payer.group))

    def forget(self, table: str | None = None) -> None:
        """Drop what may contain players' names, because somebody was erased: of a table, or of all."""
        for cache in (self.overviews, self.pictures, self.hints):
            cache.remove_where(lambda key: table is None or key[0] == table)

    def close(self) -> None:
        self._pool.close()
        self._searches.close()
        self._documents.close()
        self.rendering.close()
