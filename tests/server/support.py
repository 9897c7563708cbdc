"""A service with a clock to turn and luck to choose."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from branchline.server.live.bus import LocalBus
from branchline.server.store import Store
from branchline.server.table.events import Settings
from branchline.server.table.log import Log
from branchline.server.table.service import Service
from branchline.server.table.state import TableState

NONCE = bytes(16)
WAIT = 60.0  # seconds for what comes about by itself: as long as a busy machine may take


@dataclass
class Dial:
    """A clock that stands still until it is turned."""

    at: float = 1000.0

    def now(self) -> float:
        return self.at


@dataclass
class Dice:
    """Bytes by number: the same for the same seed."""

    seed: int = 0
    drawn: int = 0

    def bytes(self, count: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed} {self.drawn}".encode()).digest(count)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what somebody else brings about."""
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        await asyncio.sleep(0.005)


def service_on(store: Store, seed: int = 0) -> Service:
    return Service(Log(store, LocalBus(), Dial()), Dice(seed))


async def seated(service: Service, players: int = 2, board: str = "thistledown") -> TableState:
    """A table of people p0, p1 … that has not begun."""
    made = Settings(board, players, public=True)
    table_state = await service.make("p0", f"make {service.luck.bytes(8).hex()}", made)
    for seat in range(players):
        done = await service.sit(f"p{seat}", table_state.id, f"sit{seat}", seat, f"Name {seat}", NONCE)
        table_state = done.table_state
    return table_state


async def started(service: Service, players: int = 2, board: str = "thistledown") -> TableState:
    table_state = await seated(service, players, board)
    return (await service.start("p0", table_state.id, "start")).table_state


def any_action(table_state: TableState, luck: random.Random) -> tuple[int, str]:
    assert table_state.game is not None
    seat = luck.choice(table_state.actors)
    return seat, str(luck.choice(table_state.game.legal(seat)))
