"""Presence tracking: when each player was last connected, stored so that any worker can tell who is away.

Only games without a clock need it, because nothing else continues the game for a player who has left. Times are
collected in memory and written in batches: a player who stays connected never counts as absent, and nobody waits for
the write.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from branchline.server.base import Clock
from branchline.server.base.config import AWAY
from branchline.server.store import Status, Store, StoreDown
from branchline.server.table.state import TableState

BATCH, PAUSE = 200, 0.05  # seats per transaction, and seconds between two, so that moves need not wait


def matters(table_state: TableState) -> bool:
    """Whether a table's players may seat a bot for each other: it runs without a clock, and several people play."""
    people = {seat.person for seat in table_state.seats if seat.person is not None}
    return table_state.status is Status.RUNNING and table_state.settings.pace.kind == "none" and len(people) > 1


@dataclass
class Presence:
    store: Store
    clock: Clock
    patience: float = AWAY  # seconds after which a player who is away may be replaced
    _signs: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and seat: when last connected

    def saw(self, table_state: TableState, person: str) -> None:
        """Record that a player is connected, or has sent a request."""
        if matters(table_state):
            now = self.clock.now()
            self._signs.update(((table_state.id, seat), now) for seat in table_state.seats_of(person))

    async def write(self) -> None:
        """Store everything recorded since the last write."""
        signs, self._signs = [*self._signs.items()], {}
        for start in range(0, len(signs), BATCH):
            batch = signs[start : start + BATCH]
            try:
                await self.store.save_last_seen([(table, seat, at) for (table, seat), at in batch])
            except StoreDown:
                self._signs = dict(signs[start:]) | self._signs  # retried with the next write
                return
            await asyncio.sleep(PAUSE)

    async def run(self) -> None:
        """Write until cancelled, three times per `patience`: an unwritten time is never old enough to matter."""
        while True:
            await asyncio.sleep(self.patience / 3)
            await self.write()
