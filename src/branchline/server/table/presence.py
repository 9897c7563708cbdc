"""Presence: when players last gave a sign of life, kept in the store so that any worker can tell who is away.

Only games without a clock need it, where nothing else moves on for somebody who has left. Signs are gathered in memory
and written in batches: a player who stays connected is never taken for absent, and nobody waits for the writing.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from branchline.server.process.clock import Clock
from branchline.server.process.config import AWAY
from branchline.server.store import Status, Store, StoreDown
from branchline.server.table.state import Sitting

BATCH, PAUSE = 200, 0.05  # seats written in one transaction, and seconds before the next: moves are not to wait


def matters(sitting: Sitting) -> bool:
    """Whether players of a table may replace each other: it runs without a clock, and several people play."""
    people = {seat.person for seat in sitting.seats if seat.person is not None}
    return sitting.status is Status.RUNNING and sitting.settings.pace.kind == "none" and len(people) > 1


@dataclass
class Presence:
    store: Store
    clock: Clock
    patience: float = AWAY  # seconds after which a player who gives no sign may be replaced
    _signs: dict[tuple[str, int], float] = field(default_factory=dict)  # of a table's seat: when it gave one last

    def saw(self, sitting: Sitting, person: str) -> None:
        """A player is connected, or has asked for something."""
        if matters(sitting):
            now = self.clock.now()
            self._signs.update(((sitting.id, seat), now) for seat in sitting.seats_of(person))

    async def write(self) -> None:
        """Write down all signs since the last time."""
        signs, self._signs = [*self._signs.items()], {}
        for start in range(0, len(signs), BATCH):
            batch = signs[start : start + BATCH]
            try:
                await self.store.note_signs([(table, seat, at) for (table, seat), at in batch])
            except StoreDown:
                self._signs = dict(signs[start:]) | self._signs  # another time
                return
            await asyncio.sleep(PAUSE)

    async def run(self) -> None:
        """Write so often that a sign which is still in memory is younger than any absence that counts."""
        while True:
            await asyncio.sleep(self.patience / 3)
            await self.write()
