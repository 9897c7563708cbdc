"""Clients in the seats of a real server's tables: games to look at in a page, begun or played to the end.

The games of a test are the same in every run: the same cards are dealt, and bots decide the same way. A server lets
nobody choose a deal, so such a table is written into its database before its players take their seats.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from branchline.client import Guest, Table, connect
from branchline.client.bots import play_as
from branchline.client.table import new_id
from branchline.game.views import View
from branchline.server.base import RandomSource, WallClock
from branchline.server.base.bus import LocalBus
from branchline.server.people.identity import People
from branchline.server.store import open_store
from branchline.server.table.log import Log
from branchline.server.table.service import Service
from branchline.server.wire import Settings, Sit
from branchline.testing.browser import sign_in
from branchline.testing.servers import ServerProcess
from branchline.testing.service import NONCE, SeededRandom

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass
class PlayedTable:
    """A table where a client sits in seat 0."""

    me: Guest
    table: Table

    def finish(self) -> None:
        """Play to the end, as a racer would."""
        play_as(self.table, 0, "racer", seed=1)
        self.table.refresh()

    def play_until(self, trains: int) -> bool:
        """Claim routes at random until so few trains are left; False if the game is over before."""
        luck = random.Random(1)
        for turn in self.table.turns([0]):
            if turn.view.seats[0].trains <= trains:
                return True
            actions = list(turn.view.actions)
            claims = [action for action in actions if action.startswith("claim ")]
            turn.play(luck.choice(claims or actions))
        return False

    def enter(self, page: Page, path: str) -> None:
        """Open a page as the client of seat 0."""
        sign_in(page.context, self.me)
        page.goto(f"{self.me.server}{path}")


@dataclass
class TwoPlayerTable(PlayedTable):
    """A table of two clients. The other one does nothing but draw."""

    other: Table

    def play_on(self, until: Callable[[View], bool], choose: Callable[[View], str]) -> bool:
        """Play until seat 0 sees something; False if the game is over before."""
        while not self.table.over:
            (seat, *_) = self.table.refresh().actors
            turn = next((self.table, self.other)[seat].turns([seat]))
            if seat == 0 and until(turn.view):
                return True
            turn.play(choose(turn.view) if seat == 0 else draw_or_first(turn.view))
        return False


def draw_or_first(view: View) -> str:
    return "draw" if "draw" in view.actions else view.actions[0]


def start_two_player_game(server: ServerProcess, board: str) -> TwoPlayerTable:
    """A game of two clients at a public table that has begun."""
    (anna, table), (_, other) = _seated(server, Settings(board, 2, public=True), ("Anna", "Ben"))
    table.start()
    return TwoPlayerTable(anna, table, other)


def start_game(server: ServerProcess, board: str = "thistledown", *, bots: Sequence[str] = ("easy",)) -> PlayedTable:
    """A game against bots that has begun."""
    [(me, table)] = _seated(server, Settings(board, len(bots) + 1), ("Anna",), bots)
    table.start()
    return PlayedTable(me, table)


def finished_game(server: ServerProcess, board: str = "thistledown", *, bots: Sequence[str] = ("easy",)) -> PlayedTable:
    """A game against bots that is over."""
    played = start_game(server, board, bots=bots)
    played.finish()
    return played


_games: Counter[tuple[str, str]] = Counter()  # by database and test


def _seated(
    server: ServerProcess, settings: Settings, names: Sequence[str], bots: Sequence[str] = ()
) -> list[tuple[Guest, Table]]:
    """People and bots at a new table. What chance decides follows from the test, and how many games it began before."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").split(" (")[0]
    _games[server.database, test] += 1
    chance = SeededRandom(f"{test} {_games[server.database, test]}")
    with ThreadPoolExecutor(1) as thread:  # an event loop may run in this thread, as Playwright's does
        made = thread.submit(lambda: asyncio.run(_write_table(server.database, settings, names, bots, chance))).result()
    seated = []
    for seat, token in enumerate(made.tokens):
        guest = connect(server.url, token=token)
        table = guest.table(made.table, code=made.code)
        table.do(Sit(new_id(), seat, NONCE, made.code))
        seated.append((guest, table))
    return seated


class _MadeTable(NamedTuple):
    table: str
    code: str | None
    tokens: list[str]  # of its people, by seat


async def _write_table(
    database: str, settings: Settings, names: Sequence[str], bots: Sequence[str], chance: RandomSource
) -> _MadeTable:
    store = await open_store(database, migrate=False)
    try:
        clock = WallClock()
        log = Log(store, LocalBus(), clock)
        people = People(store, clock, chance)
        seated = [await people.new(name, "en") for name in names]
        levels = dict(enumerate(bots, start=len(names)))
        table = await Service(log, chance).make(seated[0][0].id, "make", settings, levels)
        return _MadeTable(table.id, (await log.read(table.id)).row.code, [token for _, token in seated])
    finally:
        await store.close()
