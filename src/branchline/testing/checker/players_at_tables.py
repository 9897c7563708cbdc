"""Workload generator: keeps several tables with people and bots in play until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from branchline.boards import Board, builtin_boards, load_board
from branchline.server.wire import Leave, Level, NewTable, PaceAsked, SeatBot, Sit, Start
from branchline.testing.checker.clients import Client, GivenUp
from branchline.testing.checker.history import Book
from branchline.testing.checker.players import Ending, play, watch

MOST_PEOPLE = 3
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")  # without the slow ones


@dataclass
class Workload:
    """All players of a run. Set `enough` to start no more tables and bring the running games to an end."""

    port: int
    folder: Path  # where the histories are written
    seed: int
    at_once: int = 4
    play_on: float = 12.0  # seconds that games on the small board get to finish by themselves
    enough: asyncio.Event = field(default_factory=asyncio.Event)
    tables: int = 0
    ended: int = 0

    def __post_init__(self) -> None:
        boards = sorted((load_board(name) for name in builtin_boards()), key=lambda board: len(board.routes))
        self._small, self._large = boards[0], boards[1:]
        self._numbers = itertools.count(1)

    async def run(self) -> None:
        """Plays until `enough` is set and all games are over."""
        async with asyncio.TaskGroup() as group:
            for place in range(self.at_once):
                group.create_task(self._place(place))

    async def _place(self, place: int) -> None:
        """Plays one game after another. Every second place uses the small board, whose games are played to the end."""
        while not self.enough.is_set():
            number = next(self._numbers)
            rng = random.Random(f"{self.seed} table {number}")
            small = place % 2 == 0
            board = self._small if small else rng.choice(self._large)
            self.tables += 1
            with contextlib.suppress(GivenUp):  # recorded in the history
                await self._table(number, board, Ending(self.enough, self.play_on if small else 0.0), rng)
                self.ended += 1

    async def _table(self, number: int, board: Board, ending: Ending, rng: random.Random) -> None:
        fewest, most = board.rules.players
        people = rng.randint(1, min(MOST_PEOPLE, most))
        players = rng.randint(max(people, fewest), min(max(people, fewest) + 1, most))
        with contextlib.ExitStack() as stack:
            clients = [self._client(f"t{number}p{seat}", stack) for seat in range(people)]
            spectator = self._client(f"t{number}w", stack)
            await asyncio.gather(*(client.arrive() for client in (*clients, spectator)))
            spectator.table = await _set_up(clients, board, players, rng)
            watching = asyncio.create_task(watch(spectator))
            try:
                async with asyncio.TaskGroup() as group:
                    for seat, client in enumerate(clients):
                        group.create_task(play(client, seat, ending, sockets=rng.random() < 0.8))
                await asyncio.wait_for(watching, 60.0)
            except* GivenUp as gave_up:
                raise GivenUp(str(gave_up.exceptions[0])) from None
            except* TimeoutError:
                raise spectator.give_up("the end, as a spectator") from None
            finally:
                watching.cancel()
                with contextlib.suppress(asyncio.CancelledError, GivenUp):
                    await watching

    def _client(self, name: str, stack: contextlib.ExitStack) -> Client:
        name = f"s{self.seed}{name}"
        book = stack.enter_context(Book(self.folder / f"{name}.jsonl"))
        client = Client(self.port, name, book, random.Random(f"{self.seed} {name}"))
        stack.callback(client.close)
        return client


async def _set_up(clients: Sequence[Client], board: Board, players: int, rng: random.Random) -> str:
    """Makes a table with people in the first seats and bots in the others, and starts it; returns its id."""
    host = clients[0]
    public, early = rng.random() < 0.5, rng.random() < 0.5
    bots = {str(seat): rng.choice(LEVELS) for seat in range(len(clients), players)}
    pace = PaceAsked("live", bank=60, increment=0) if rng.random() < 0.3 else PaceAsked()
    asked = NewTable(host.move_id(), board.id, players, public=public, pace=pace, bots=bots if early else {})  # type: ignore[arg-type]
    look = await host.make(asked)
    for client in clients[1:]:
        client.table = host.table
    code = None if public else look.code
    await asyncio.gather(*(_sit(client, seat, code) for seat, client in enumerate(clients)))
    if not early:
        for seat, level in bots.items():
            await host.do(SeatBot(host.move_id(), int(seat), level))
    await host.do(Start(host.move_id()))
    return host.table


async def _sit(client: Client, seat: int, code: str | None) -> None:
    """Sits down; some players leave and sit down again."""
    for again in range(2 if client.rng.random() < 0.2 else 1):
        if again:
            await client.do(Leave(client.move_id(), seat))
        await client.do(Sit(client.move_id(), seat, client.rng.randbytes(16).hex(), code))
