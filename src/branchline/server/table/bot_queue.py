"""Fair queue and thread pools for bot moves: tables where a person waits come first, then round-robin over hosts.

Bots think in threads, away from the event loop. Fast levels never queue behind slow ones. A host with many tables, or
with tables where nobody waits, slows down only their own tables (`base/fair_pool.py`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from branchline.bots import LEVELS
from branchline.server.base.fair_pool import Pool
from branchline.server.base.metering import current
from branchline.server.table.state import TableState

T = TypeVar("T")


def is_slow(level: str) -> bool:
    """Whether a level uses search, which takes a second or two per move; the others take milliseconds."""
    return LEVELS.get(level, "").startswith("search")


def is_awaited(table_state: TableState) -> bool:
    """Whether a person plays at the table, rather than only bots and stand-ins for players who have left."""
    return any(seat.person is not None and seat.player is None for seat in table_state.seats)


class BotPools:
    """The thread pools for a worker's bots: one thread for fast levels, and one per remaining core for slow levels."""

    def __init__(self) -> None:
        self._fast = Pool(1, "fast-bots")
        self._slow = Pool(max((os.cpu_count() or 1) - 1, 1), "slow-bots")

    @property
    def waiting(self) -> int:
        """The number of bots waiting for a thread."""
        return self._fast.waiting + self._slow.waiting

    async def think(self, work: Callable[[], T], table_state: TableState, level: str, host: str) -> T:
        """Run a bot's computation in the pool for its level, and return its result.

        It is queued under the network of the table's host, if that is known, or else under the host. The bots of those
        who have used up their budget wait for those of others.
        """
        payer = current()
        pool = self._slow if is_slow(level) else self._fast
        awaited = is_awaited(table_state) and not (payer is not None and payer.in_debt)
        return await pool.run(work, payer.group if payer is not None else host, awaited=awaited)

    def close(self) -> None:
        self._fast.close()
        self._slow.close()
