"""Deterministic service for tests: tables without a network, on a manual clock and a seeded random source."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from branchline.server.base.bus import LocalBus
from branchline.server.store import Person, Store
from branchline.server.table.log import Log
from branchline.server.table.service import Service
from branchline.server.table.state import TableState
from branchline.server.wire import Settings, Sit, Start
from branchline.testing.processes import WAIT

NONCE = bytes(16).hex()


@dataclass
class ManualClock:
    """A clock that stands still until a test sets `at`."""

    at: float = 1000.0

    def now(self) -> float:
        return self.at


@dataclass
class SeededRandom:
    """A random source that gives the same bytes for the same seed."""

    seed: int | str = 0
    drawn: int = 0

    def bytes(self, count: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed} {self.drawn}".encode()).digest(count)


async def until(condition: Callable[[], bool]) -> None:
    """Wait in an event loop until a condition holds; TimeoutError if it takes too long."""
    end = time.monotonic() + WAIT
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the condition does not come true")
        await asyncio.sleep(0.005)


def service_on(store: Store, seed: int = 0) -> Service:
    return Service(Log(store, LocalBus(), ManualClock(), undo_pause=0.0), SeededRandom(seed))


def someone(id: str, name: str = "Ana") -> Person:
    """A person who is not in the store: commands of theirs are accepted."""
    return Person(id, name, "en", 1.0, 1.0)


async def seated(service: Service, players: int = 2, board: str = "thistledown") -> TableState:
    """A table of the people p0, p1 … that has not begun."""
    made = Settings(board, players, public=True)
    table_state = await service.make("p0", f"make {service.random.bytes(8).hex()}", made)
    for seat in range(players):
        done = await service.do(someone(f"p{seat}", f"Name {seat}"), table_state.id, Sit(f"sit{seat}", seat, NONCE))
        table_state = done.table_state
    return table_state


async def started(service: Service, players: int = 2, board: str = "thistledown") -> TableState:
    table_state = await seated(service, players, board)
    return (await service.do(someone("p0"), table_state.id, Start("start"))).table_state


def any_action(table_state: TableState, luck: random.Random) -> tuple[int, str]:
    """A seat that may act, and one of its legal actions."""
    assert table_state.game is not None
    seat = luck.choice(table_state.actors)
    return seat, str(luck.choice(table_state.game.legal(seat)))
