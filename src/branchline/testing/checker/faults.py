"""What goes wrong meanwhile: parts of a server are killed and come again, each at times of its own, by a seed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """Something that `strike` does to a server, in a thread of its own; it says whether it could be done."""

    name: str
    strike: Callable[[random.Random], bool]
    pause: float  # seconds from one to the next, on average
    kills: bool = True  # else it is done in an orderly way, and not counted


@dataclass
class Faults:
    faults: Sequence[Fault]
    seed: int
    kills: int  # after so many it is over
    tell: Callable[[str, int], None] = lambda name, kills: None  # what has been struck, and how many were killed
    struck: Counter[str] = field(default_factory=Counter)

    @property
    def killed(self) -> int:
        return sum(self.struck[fault.name] for fault in self.faults if fault.kills)

    async def run(self) -> None:
        """They do not wait for each other: a worker dies while the database is away."""
        async with asyncio.TaskGroup() as group:
            for fault in self.faults:
                group.create_task(self._again_and_again(fault))

    async def _again_and_again(self, fault: Fault) -> None:
        luck = random.Random(f"{self.seed} {fault.name}")
        while True:
            await asyncio.sleep(luck.uniform(0.2, 1.8) * fault.pause)
            if self.killed >= self.kills:
                return
            if await asyncio.to_thread(fault.strike, luck):
                self.struck[fault.name] += 1
                self.tell(fault.name, self.killed)
