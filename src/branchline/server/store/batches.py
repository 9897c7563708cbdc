"""Write-behind batches: what is recorded often is collected in memory, and written in small transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from branchline.server.store.rows import StoreDown

BATCH, PAUSE = 200, 0.05  # entries per transaction, and seconds between two, so that moves need not wait

Key = TypeVar("Key")


async def in_pieces(delete_some: Callable[[float], Awaitable[int | None]], before: float) -> int:
    """Deletes everything from before a time in small transactions, so that moves need not wait; returns how much."""
    total = 0
    while (deleted := await delete_some(before)) is not None:
        total += deleted
        await asyncio.sleep(PAUSE)
    return total


@dataclass
class TimeBatches(Generic[Key]):
    """The latest time of each key, until it is written."""

    save: Callable[[Sequence[tuple[Key, float]]], Awaitable[None]]
    _times: dict[Key, float] = field(default_factory=dict)

    def record(self, keys: Iterable[Key], at: float) -> None:
        self._times.update((key, at) for key in keys)

    async def write(self) -> None:
        """Store everything recorded since the last write. What fails is retried with the next write."""
        times, self._times = [*self._times.items()], {}
        for start in range(0, len(times), BATCH):
            try:
                await self.save(times[start : start + BATCH])
            except StoreDown:
                self._times = dict(times[start:]) | self._times
                return
            await asyncio.sleep(PAUSE)

    async def run(self, seconds: float) -> None:
        """Write regularly until cancelled."""
        while True:
            await asyncio.sleep(seconds)
            await self.write()
