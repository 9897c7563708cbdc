"""Readiness: whether the store answers, asked of the store itself, on request and every few seconds anyway.

An answer holds for a second. Whoever asks meanwhile, or while the store is being asked, gets the same one: a database
in trouble is not asked more for it. One that hangs counts as down after a few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from branchline.server.store import Store, StoreDown

FRESH = 1.0  # seconds that an answer holds
PATIENCE = 3.0  # seconds that the store has to answer
EVERY = 5.0  # seconds after which it is asked, if nobody does: an outage is in the log even if no one looks

_log = logging.getLogger("branchline.readiness")


@dataclass
class StoreWatch:
    """Whether the store answers; what has changed is said in the log, once."""

    store: Store
    _well: bool = True
    _asked: float = float("-inf")  # when the last question was answered, or given up
    _question: asyncio.Task[None] | None = None
    _answer: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        """Whether the store answers now, or did within the last second."""
        if self._answer is None:
            if asyncio.get_running_loop().time() - self._asked < FRESH:
                return self._well
            self._answer = asyncio.create_task(self._ask())
        return await asyncio.shield(self._answer)

    async def run(self) -> None:
        """Ask until cancelled."""
        while True:
            await self.well()
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        tasks = [task for task in (self._answer, self._question) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask(self) -> bool:
        """Wait for the answer to a question, but not for ever; one that hangs is not asked again before it ends."""
        try:
            if self._question is None:
                self._question = asyncio.create_task(self.store.check())
            done, _ = await asyncio.wait([self._question], timeout=PATIENCE)
            if not done:
                self._note(f"no answer within {PATIENCE:.0f} s")
            else:
                error = self._question.exception()
                self._question = None
                if error is not None and not isinstance(error, StoreDown):
                    _log.error("the store can't be checked", exc_info=error)
                self._note(None if error is None else str(error) or type(error).__name__)
            return self._well
        finally:
            self._asked = asyncio.get_running_loop().time()
            self._answer = None

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self._well:
            _log.error("the store is down, and the server not ready until it is back: %s", trouble)
        elif trouble is None and not self._well:
            _log.warning("the store is back")
        self._well = trouble is None
