"""Statistics of the whole site, without anything about persons: counts and averages over many games, cached."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from branchline.boards import Board
from branchline.server import wire
from branchline.server.base import Clock
from branchline.server.base.metering import unpaid
from branchline.server.store import Store, player_queries
from branchline.server.store.player_queries import Row

FEWEST = 5  # games: of fewer, averages would tell how somebody played
FRESH = 600.0  # seconds until they are computed again


@dataclass
class SiteStatistics:
    store: Store
    clock: Clock
    _known: wire.Statistics | None = None
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def found(self) -> wire.Statistics:
        """The statistics, at most ten minutes old."""
        async with self._lock:  # computed once, whoever else asks meanwhile
            now = self.clock.now()
            if self._known is None or not 0 <= now - self._known.at < FRESH:
                # In nobody's name: whoever asks first would otherwise be charged for what all see.
                computing = asyncio.get_running_loop().create_task(self._computed(now), context=unpaid())
                self._known = await computing
            return self._known

    async def _computed(self, now: float) -> wire.Statistics:
        endings: Counter[str] = Counter()
        rated = 0
        for ending, is_rated, number in await self.store.read(player_queries.game_counts):
            endings[ending] += number
            rated += number if is_rated else 0
        groups: dict[tuple[str, int], dict[bool, Row]] = {}
        for row in await self.store.read(player_queries.board_averages):
            groups.setdefault((row["board"], row["players"]), {})[bool(row["won"])] = row
        boards = tuple(
            _board(board, players, found[True], found.get(False, found[True]))
            for (board, players), found in groups.items()
            if True in found and found[True]["games"] >= FEWEST
        )
        return wire.Statistics(now, sum(endings.values()), rated, boards, dict(endings))


def _board(board: str, players: int, won: Row, lost: Row) -> wire.BoardStatistics:
    seats = won["seats"] + lost["seats"] if won is not lost else won["seats"]
    total = won["seats"] * won["points"] + (lost["seats"] * lost["points"] if won is not lost else 0)
    averages = (total / seats, *(each[name] for name in ("tickets", "longest") for each in (won, lost)))
    points, winner_tickets, other_tickets, winner_path, other_path = (round(float(each), 1) for each in averages)
    return wire.BoardStatistics(
        board, players, won["games"], points, round(float(won["points"]), 1), winner_tickets, other_tickets,
        winner_path, other_path,
    )  # fmt: skip


async def route_heat(store: Store, board: Board, players: int | None, *, wins: bool) -> dict[str, float] | None:
    """How often each route was claimed, or the share of claims by winners in percent; None if there are few games."""
    counts = await store.read(player_queries.route_counts, board.id, board.digest, players, FEWEST)
    if not counts:  # a game has each route once at most
        return None
    if wins:
        return {route: round(100 * won / claims, 1) for route, (claims, won) in counts.items() if claims >= FEWEST}
    return {route: float(claims) for route, (claims, _) in counts.items()}
