"""Workload generator: keeps several tables with people and bots in play until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from branchline.boards import Board, builtin_boards, load_board
from branchline.server.wire import Dismiss, Leave, Level, NewTable, PaceAsked, SeatBot, Sit, Start, Watching
from branchline.testing.checker.clients import Client, GivenUp, Surroundings
from branchline.testing.checker.history import CameBack, Notes
from branchline.testing.checker.players import Ending, play, watch

MOST_PEOPLE = 3
LOOKS = 3  # times that somebody who is dismissed looks at the table and reads the chat
RATED = 0.5  # of the tables, where people have accounts
REGULAR = 0.6  # of the people at rated tables, if there are enough: others have just registered
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")  # without the slow ones


@dataclass
class Workload:
    """All players of a run. Set `enough` to start no more tables and bring the running games to an end."""

    around: Surroundings
    book: Callable[[str], Notes]  # where a client of this name writes its history
    seed: int
    at_once: int = 4
    play_on: float = 12.0  # seconds that games on the small board get to finish by themselves
    enough: asyncio.Event = field(default_factory=asyncio.Event)
    small_only: bool = False  # only the smallest board
    held_back: bool = True  # some tables show spectators an older version
    register: Callable[[Client], Awaitable[None]] | None = None  # gives a guest an account; None: no rated games
    tables: int = 0
    ended: int = 0
    clients: list[Client] = field(default_factory=list)  # all that ever came

    def __post_init__(self) -> None:
        boards = sorted((load_board(name) for name in builtin_boards()), key=lambda board: len(board.routes))
        self._small, self._large = boards[0], boards[1:]
        self._numbers = itertools.count(1)
        self._regulars: list[Client] = []  # the first time that people with accounts came

    async def run(self) -> None:
        """Plays until `enough` is set and all games are over."""
        async with asyncio.TaskGroup() as group:
            for place in range(self.at_once):
                group.create_task(self._place(place))

    async def _place(self, place: int) -> None:
        """Plays one game after another. Every second place uses the small board, whose games are played to the end."""
        while not self.enough.is_set():
            with self.around.gate.entered():
                await self.around.gate.stop_here()
            number = next(self._numbers)
            rng = random.Random(f"{self.seed} table {number}")
            small = self.small_only or place % 2 == 0
            board = self._small if small else rng.choice(self._large)
            self.tables += 1
            with contextlib.suppress(GivenUp):  # recorded in the history
                await self._table(number, board, Ending(self.enough, self.play_on if small else 0.0), rng)
                self.ended += 1

    async def _table(self, number: int, board: Board, ending: Ending, rng: random.Random) -> None:
        fewest, most = board.rules.players
        people = rng.randint(1, min(MOST_PEOPLE, most))
        players = rng.randint(max(people, fewest), min(max(people, fewest) + 1, most))
        clients = [self._client(f"t{number}p{seat}") for seat in range(people)]
        spectator, intruder = self._client(f"t{number}w"), self._client(f"t{number}i")
        watchers = [spectator, intruder] if rng.random() < 0.5 and players > people else [spectator]
        rated = self.register is not None and rng.random() < RATED
        try:
            with self.around.gate.entered():
                if rated:
                    await self._arrive_with_accounts((*clients, *watchers), rng)
                else:
                    await asyncio.gather(*(client.arrive() for client in (*clients, *watchers)))
                await self._set_up(clients, watchers, board, players, rng, rated=rated)
            over = asyncio.Event()
            try:
                async with asyncio.TaskGroup() as group:
                    for watcher in watchers:
                        group.create_task(watch(watcher, over))
                    playing = [group.create_task(play(client, seat, ending)) for seat, client in enumerate(clients)]
                    await asyncio.wait(playing)
                    over.set()
            except* GivenUp as gave_up:
                raise GivenUp(str(gave_up.exceptions[0])) from None
            with self.around.gate.entered():
                await self.around.gate.stop_here()
                await asyncio.gather(*(client.read_chat(whole=True) for client in (*clients, *watchers)))
        finally:
            for client in (*clients, *watchers):
                client.close()

    async def _arrive_with_accounts(self, clients: Sequence[Client], rng: random.Random) -> None:
        """Some have played before, and come back in the same browser."""
        known = rng.sample(self._regulars, min(len(self._regulars), len(clients)))
        for client in clients:
            if known and rng.random() < REGULAR:
                earlier = known.pop()
                client.cookie = earlier.cookie
                client.book.write(CameBack("", earlier.name))
                continue
            await client.arrive()
            assert self.register is not None
            await self.register(client)
            self._regulars.append(client)

    def _client(self, name: str) -> Client:
        name = f"s{self.seed}{name}"
        client = Client(self.around, name, self.book(name), random.Random(f"{self.seed} {name}"))
        self.clients.append(client)
        return client

    async def _set_up(
        self,
        clients: Sequence[Client],
        watchers: Sequence[Client],
        board: Board,
        players: int,
        rng: random.Random,
        *,
        rated: bool,
    ) -> None:
        """Makes a table with people in the first seats and bots in the others, and starts it."""
        host = clients[0]
        public, early = rng.random() < 0.5, rng.random() < 0.5 and len(watchers) == 1
        bots = {str(seat): rng.choice(LEVELS) for seat in range(len(clients), players)}
        pace = rng.choice(
            (PaceAsked(), PaceAsked(), PaceAsked("live", bank=60, increment=5), PaceAsked("days", days=1))
        )
        watching: Watching = rng.choice(("live", "live", "live", "delayed", "end")) if self.held_back else "live"
        asked = NewTable(
            host.move_id(), board.id, players, public=public, pace=pace, bots=bots if early else {},  # type: ignore[arg-type]
            watching=watching, delay=1, rated=rated,
        )  # fmt: skip
        look = await host.make(asked)
        for client in (*clients[1:], *watchers):
            client.table = host.table
        code = None if public else look.code
        await asyncio.gather(*(_sit(client, seat, code) for seat, client in enumerate(clients)))
        if len(watchers) > 1:
            await _dismiss(host, watchers[1], len(clients), look.code)
        if not early:
            for seat, level in bots.items():
                await host.do(SeatBot(host.move_id(), int(seat), level))
        await host.do(Start(host.move_id()))


async def _dismiss(host: Client, intruder: Client, seat: int, code: str | None) -> None:
    """Somebody sits down and is dismissed; then they try to sit down again, and talk as a spectator."""
    await _sit(intruder, seat, code)
    await intruder.say()
    for _ in range(LOOKS):  # by any workers, whose caches then contain somebody who sits
        await intruder.fetch()
    intruder.set_sits(None)
    if await host.do(Dismiss(host.move_id(), seat)) is not None:
        intruder.set_sits(False)
    await intruder.send_once(Sit(intruder.move_id(), seat, intruder.rng.randbytes(16).hex(), code))
    await intruder.say()
    for _ in range(LOOKS):
        await intruder.read_chat()


async def _sit(client: Client, seat: int, code: str | None) -> None:
    """Sits down; some players leave and sit down again."""
    for again in range(2 if client.rng.random() < 0.2 else 1):
        if again:
            await client.say()
            await client.do(Leave(client.move_id(), seat))
            await client.say()
            await client.read_chat()
        await client.do(Sit(client.move_id(), seat, client.rng.randbytes(16).hex(), code))
