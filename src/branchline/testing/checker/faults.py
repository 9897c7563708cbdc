"""Fault injection: kills and restarts parts of a server at random times, reproducible by seed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """A kind of fault. `strike` injects it, in a thread, and returns whether it could."""

    name: str
    strike: Callable[[random.Random], bool]
    pause: float  # average seconds between two of them
    kills: bool = True  # False: an orderly restart, which does not count as a kill


@dataclass
class Faults:
    faults: Sequence[Fault]
    seed: int
    kills: int  # stop after this many
    tell: Callable[[str, int], None] = lambda name, kills: None  # progress: the name of the fault, and the kills so far
    struck: Counter[str] = field(default_factory=Counter)

    @property
    def killed(self) -> int:
        return sum(self.struck[fault.name] for fault in self.faults if fault.kills)

    async def run(self) -> None:
        """Injects all kinds concurrently, so that a worker may die while the database is down."""
        async with asyncio.TaskGroup() as group:
            for fault in self.faults:
                group.create_task(self._repeat(fault))

    async def _repeat(self, fault: Fault) -> None:
        rng = random.Random(f"{self.seed} {fault.name}")
        while True:
            await asyncio.sleep(rng.uniform(0.2, 1.8) * fault.pause)
            if self.killed >= self.kills:
                return
            if await asyncio.to_thread(fault.strike, rng):
                self.struck[fault.name] += 1
                self.tell(fault.name, self.killed)
