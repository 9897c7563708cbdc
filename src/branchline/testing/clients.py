"""Clients of a real server: seats at its tables, in games begun or played to the end, and Chromium to look at them.

The games of a test are the same in every run: the same cards are dealt, and bots decide the same way. A server lets
nobody choose a deal, so such a table is written into its database before its players take their seats.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

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
from branchline.testing.servers import ServerProcess
from branchline.testing.service import NONCE, SeededRandom

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

PATIENCE_SECONDS = 20.0  # in which a request of `ForwardedConnection` must succeed
CHROMIUM_FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # no other computer is asked
)
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


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
        """Claim routes at random until somebody has so few trains left; False if the game is over before."""
        luck = random.Random(1)
        for turn in self.table.turns([0]):
            if min(seat.trains for seat in turn.view.seats) <= trains:
                return True
            actions = list(turn.view.actions)
            claims = [action for action in actions if action.startswith("claim ")]
            turn.play(luck.choice(claims or actions))
        return False

    def keep_all_tickets(self) -> None:
        """Keep all tickets of the first offer."""
        for turn in self.table.turns([0]):  # it comes again if the bot has chosen its tickets meanwhile
            if turn.play(max((each for each in turn.view.actions if each.startswith("keep ")), key=len)):
                return

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


def launch_chromium(playwright: Playwright) -> Browser:
    """Start the Chromium that the environment variable CHROMIUM names, or the first one that is installed."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS)


def sign_in(context: BrowserContext, guest: Guest) -> None:
    """Let the pages of a browser context be those of a client's guest."""
    context.add_cookies([{"name": "branchline", "value": guest.token, "url": guest.server}])


def chromium_path() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


class ForwardedConnection:
    """A connection by which requests come one after another, from an address that the proxy tells."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self._address}\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        for attempt in range(2):  # an idle connection may have been closed
            try:
                return await self._exchange(head.encode() + data)
            except (OSError, EOFError, asyncio.IncompleteReadError):
                self.close()
                if attempt:
                    raise
        raise AssertionError

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        reader, writer = self._streams
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        found = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if found.get("set-cookie"):
            self.cookie = found["set-cookie"].split(";")[0]
        answer = await reader.readexactly(int(found.get("content-length", 0)))
        if found.get("connection") == "close":
            self.close()
        return int(lines[0].split()[1]), answer

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must succeed, sooner or later."""
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            status, answer = await self.ask(method, path, body)
            if status < 300:
                return json.loads(answer) if answer else None
            if status not in (429, 503) or time.monotonic() > until:
                raise RuntimeError(f"{method} {path}: {status} {answer[:200]!r}")
            await asyncio.sleep(0.2)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None
