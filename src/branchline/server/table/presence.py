"""Presence tracking: when each player was last connected, stored so that any worker can tell who is away.

Only games without a clock need it, because nothing else continues the game for a player who has left. Times are
collected in memory and written in batches: a player who stays connected never counts as absent, and nobody waits for
the write.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.server.base import Clock
from branchline.server.base.config import AWAY
from branchline.server.store import Status, Store
from branchline.server.store.batches import TimeBatches
from branchline.server.table.state import TableState


def matters(table_state: TableState) -> bool:
    """Whether a table's players may seat a bot for each other: it runs without a clock, and several people play."""
    people = {seat.person for seat in table_state.seats if seat.person is not None}
    return table_state.status is Status.RUNNING and table_state.settings.pace.kind == "none" and len(people) > 1


@dataclass
class Presence:
    store: Store
    clock: Clock
    patience: float = AWAY  # seconds after which a player who is away may be replaced

    def __post_init__(self) -> None:
        self._signs: TimeBatches[tuple[str, int]] = TimeBatches(self._save)  # by table and seat: when last connected

    def saw(self, table_state: TableState, person: str) -> None:
        """Record that a player is connected, or has sent a request."""
        if matters(table_state):
            seats = table_state.seats_of(person)
            self._signs.record(((table_state.id, seat) for seat in seats), self.clock.now())

    async def write(self) -> None:
        """Store everything recorded since the last write."""
        await self._signs.write()

    async def run(self) -> None:
        """Write until cancelled, three times per `patience`: an unwritten time is never old enough to matter."""
        await self._signs.run(self.patience / 3)

    async def _save(self, signs: Sequence[tuple[tuple[str, int], float]]) -> None:
        await self.store.save_last_seen([(table, seat, at) for (table, seat), at in signs])
