"""Tables in chosen states, the same in every run: written into a server's database with a seeded source of chance."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from branchline.boards import load_board
from branchline.game.views import View
from branchline.server.base import WallClock
from branchline.server.base.bus import LocalBus
from branchline.server.people.identity import People
from branchline.server.store import Person, open_store
from branchline.server.table.log import Log
from branchline.server.table.service import Service
from branchline.server.table.state import TableState
from branchline.server.wire import Act, Pace, Settings, Sit, Start
from branchline.testing import NONCE, SeededRandom, ServerProcess

NAMES = ("Anna", "Ben", "Cezara", "Dagny", "Wojciech")  # Anna, in seat 0, is the one whose page is looked at
MOST_GAMES = 10
NO_CLOCK, DAYS = Pace(), Pace("days", days=2)

Wanted = Callable[[View], bool]  # of what Anna sees


@dataclass(frozen=True)
class PreparedTables:
    """Anna's token, and the ids of the tables by name."""

    token: str
    tables: dict[str, str]

    def path(self, name: str) -> str:
        return f"/table/{self.tables[name]}"


def prepare_tables(server: ServerProcess) -> PreparedTables:
    """Written from another thread, because Playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_prepare(server.database))).result()


async def _prepare(database: str) -> PreparedTables:
    store = await open_store(database, migrate=False)
    try:
        clock, chance = WallClock(), SeededRandom(1)
        people = People(store, clock, chance)
        signed_in = [await people.new(name, "en") for name in NAMES]
        maker = _Maker(Service(Log(store, LocalBus(), clock), chance), [person for person, _ in signed_in])
        tables = {
            "lobby": await maker.lobby(_settings("poland", 4)),
            "offer": await maker.game(_settings("europe", 5), lambda view: True),
            "turn": await maker.game(_settings("europe", 5), _rich_turn),
            "other": await maker.game(_settings("europe", 3, DAYS), _other_turn),
            "tunnel": await maker.game(_settings("europe", 2), _own("tunnel"), tunnels=True),
            "paying": await maker.game(_settings("nordic", 2), _own("paying")),
            "countries": await maker.game(_settings("poland", 3), _countries_taken),
            "last turns": await maker.game(_settings("thistledown", 2), _second_card_of_the_last_turn),
            "over": await maker.game(_settings("europe", 5), None),
            "hot seat": await maker.game(_settings("thistledown", 2), _own("turn"), alone=True),
        }
        return PreparedTables(signed_in[0][1], {name: table.id for name, table in tables.items()})
    finally:
        await store.close()


def _settings(board: str, players: int, pace: Pace = NO_CLOCK) -> Settings:
    return Settings(board, players, public=True, pace=pace)


def _own(phase: str) -> Wanted:
    return lambda view: view.phase == phase and 0 in view.actors


def _rich_turn(view: View) -> bool:
    """Several tickets, a station to place, and a route that can be paid for in several ways."""
    choices = max((len(claims.payments) for claims in view.legal.claims), default=0)
    return view.phase == "turn" and len(view.tickets) > 3 and view.legal.stations is not None and choices > 4


def _countries_taken(view: View) -> bool:
    """Two seats have cards of countries."""
    return _own("turn")(view) and sum(bool(seat.countries) for seat in view.seats) > 1


def _other_turn(view: View) -> bool:
    return view.phase == "turn" and 0 not in view.actors and len(view.seats[0].routes) > 4


def _second_card_of_the_last_turn(view: View) -> bool:
    """One more card, and the game is over."""
    return view.phase == "second_card" and view.final_turns == 1 and "draw" in view.actions


@dataclass
class _Maker:
    service: Service
    people: list[Person]
    _luck: random.Random = field(default_factory=lambda: random.Random(1))
    _commands: int = 0

    async def lobby(self, settings: Settings) -> TableState:
        """Anna and Ben sit, the other seats are free."""
        table = await self._made(settings)
        for seat in (0, 1):
            table = (await self.service.do(self.people[seat], table.id, Sit(self._id(), seat, NONCE))).table_state
        return table

    async def game(
        self, settings: Settings, wanted: Wanted | None, *, tunnels: bool = False, alone: bool = False
    ) -> TableState:
        """A game played by chance until Anna sees what is wanted, or to its end.

        `tunnels`: tunnels are claimed whenever that is possible. `alone`: Anna plays all seats.
        """
        chosen = {route.id for route in load_board(settings.board).routes if route.tunnel} if tunnels else set()
        for _ in range(MOST_GAMES):
            table = await self._made(settings)
            players = [self.people[0 if alone else seat] for seat in range(settings.players)]
            for seat, person in enumerate(players):
                name = NAMES[seat] if alone else None
                table = (await self.service.do(person, table.id, Sit(self._id(), seat, NONCE, name=name))).table_state
            table = (await self.service.do(players[0], table.id, Start(self._id()))).table_state
            while table.game is not None and not table.game.over:
                if wanted is not None and wanted(table.game.view(0)):
                    return table
                seat = table.actors[0]
                action = self._choice(table.game.view(seat), chosen)
                command = Act(self._id(), seat, table.version, (action,))
                table = (await self.service.do(players[seat], table.id, command)).table_state
            if wanted is None:
                return table
        raise AssertionError(f"no game of {settings.board} comes to what is wanted")

    def _choice(self, view: View, routes: set[str]) -> str:
        """Keep all tickets, claim a route now and then (of the given ones at once), and draw otherwise."""
        actions = view.actions
        keep = [each for each in actions if each.startswith("keep ")]
        if keep:
            return max(keep, key=len)
        claims = [each for each in actions if each.startswith("claim ")]
        urgent = [each for each in claims if each.split()[1] in routes]
        if urgent or (claims and (" for " in claims[0] or self._luck.random() < 0.4)):
            return self._luck.choice(urgent or claims)
        if "draw" in actions:
            return "tickets" if "tickets" in actions and self._luck.random() < 0.02 else "draw"
        return self._luck.choice(actions)

    async def _made(self, settings: Settings) -> TableState:
        return await self.service.make(self.people[0].id, self._id(), settings)

    def _id(self) -> str:
        self._commands += 1
        return f"prepared {self._commands}"
