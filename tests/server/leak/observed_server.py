"""A server in this process, a table at it, and everyone who can look at that table.

Clock and luck are given, and so is what chance brings. Nothing happens by itself: whoever acts waits until all is sent.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from branchline.game import hash_chain
from branchline.game.deal import seed_of
from branchline.server.app import app
from branchline.server.app.services import Services
from branchline.server.app.warmup import Warmup
from branchline.server.base.bus import LocalBus
from branchline.server.base.config import Config
from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.table.state import Acted, Body, Started, TableState
from branchline.server.wire import Watching
from branchline.testing import ManualClock, SeededRandom
from tests.server.leak.store import new_store
from tests.server.leak.twins import Outcomes, Twins
from tests.server.leak.wire_tap import Answered, Browser

SPINS = 10_000
HOST, STRANGER, NOBODY = "host", "stranger", "nobody"


@dataclass
class ObservedServer:
    """A server and its table. `side` 0 or 1: which of the twins is played here."""

    services: Services  # of the worker with the sockets
    clock: ManualClock
    twins: Twins
    side: int
    table: str = ""
    browsers: dict[str, Browser] = field(default_factory=dict)
    moves: int = 0
    outcomes: Sequence[Outcomes] = ()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def table_state(self) -> TableState:
        known = self.services.log.cached(self.table)
        assert known is not None
        return known.table_state

    @property
    def version(self) -> int:
        return self.table_state.version

    def player(self, seat: int) -> Browser:
        """Who has a seat. Where two seats are alike, one person has both."""
        return self.browsers[self.person(seat)]

    def person(self, seat: int) -> str:
        alike = sorted(self.twins.alike)
        return f"player-{alike[0] if seat in alike else seat}"

    def observers(self) -> list[Browser]:
        """Those who must not find out which of the two games this is."""
        names = {self.person(seat) for seat in self.twins.alike} | {HOST, STRANGER, NOBODY}
        return [self.browsers[name] for name in sorted(names)]

    def nonce(self, seat: int) -> str:
        """Its share of the deal: in the two games another one, if it is somebody who is hidden."""
        return f"{seat + 1 + (16 * self.side if seat not in self.twins.alike else 0):02x}" * 16

    def move_id(self, browser: Browser) -> str:
        """Nobody sees those of others either."""
        self.moves += 1
        mark = "" if browser in self.observers() else f"-{'ab'[self.side]}"
        return f"by-{browser.name}-{self.moves:04}{mark}"

    async def do(self, browser: Browser, do: str, **more: Any) -> Answered:
        command = {"do": do, "move_id": self.move_id(browser), **more}
        answered = await browser.post(f"{self.path}/commands", command)
        await self.settle()
        return answered

    async def settle(self) -> None:
        """Until everybody has been sent all that there is."""
        for _ in range(SPINS):
            watches = list(self.services.hub._watches.values())
            tasks = [watch.task for watch in watches if watch.task is not None and not watch.task.done()]
            if tasks:
                await asyncio.wait(tasks, timeout=60.0)
            elif all(client.queue.empty() for watch in watches for client in watch.clients):
                return
            await asyncio.sleep(0)
        raise AssertionError("the server does not come to rest")

    async def close(self) -> None:
        for browser in self.browsers.values():
            for socket in browser.sockets:
                await socket.close()
        await self.services.close()

    def supply_chance(self, body: Body) -> Body:
        if isinstance(body, Started):
            return Started(self.twins.deals[self.side])
        if isinstance(body, Acted) and self.outcomes:
            return msgspec.structs.replace(body, outcomes=tuple(self.outcomes))
        return body


class Workers:
    """The applications of several workers: requests go to one after the other, sockets to the first.

    What a worker remembers of a table is stale whenever the others have changed it, until it looks.
    """

    def __init__(self, apps: Sequence[ASGIApp]) -> None:
        self._apps = apps
        self._requests = itertools.count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = next(self._requests) if scope["type"] == "http" else 0
        await self._apps[number % len(self._apps)](scope, receive, send)


async def new_observed_server(twins: Twins, side: int, watching: Watching, workers: int = 1) -> ObservedServer:
    """A table at which everybody sits and the game has begun. Its host does not sit."""
    clock, store, bus = ManualClock(), new_store(), LocalBus()
    everyone = ConnectionLimit(None, None)
    apps, all_services = list[ASGIApp](), list[Services]()
    for number in range(workers):
        generous = Accounts(Limits(clock, UNLIMITED))
        luck = SeededRandom(7 + number)
        all_services.append(Services(store, bus, clock, luck, generous, everyone, Warmup(ready=True)))
        apps.append(app.around(app.api(all_services[-1], Config("")), Config(""), generous))
    services = all_services[0]
    await services.open(work=False)
    server = ObservedServer(services, clock, twins, side)
    for each in all_services:
        each.log.supply_chance = server.supply_chance
    whole = Workers(apps)
    people = [HOST, STRANGER, *dict.fromkeys(server.person(seat) for seat in range(twins.players))]
    for name, language in zip(people, ["en", "pl", "ro", "en", "en", "en", "en"], strict=False):
        server.browsers[name] = Browser(whole, name)
        await server.browsers[name].post("/api/guests", {"name": name, "language": language})
    server.browsers[NOBODY] = Browser(whole, NOBODY)
    asked = {
        "move_id": "the-table", "board": twins.board.id, "players": twins.players, "watching": watching, "delay": 2,
        "pace": {"kind": "live", "bank": 7200}, "invited": [0],
    }  # fmt: skip
    made = (await server.browsers[HOST].post("/api/tables", {**asked, "public": twins.players != 2})).data
    server.table = made["id"]
    for browser in server.browsers.values():
        await browser.socket(f"{server.path}/live")
        await server.settle()
    for seat in range(twins.players):
        sat = await server.do(server.player(seat), "sit", seat=seat, nonce=server.nonce(seat), code=made["code"])
        assert sat.status == 200, sat.body
    assert (await server.do(server.browsers[HOST], "start")).status == 200
    return server


def secrets_of(server: ObservedServer) -> dict[str, list[bytes]]:
    """What nobody may be sent before the end, in every form in which it could be; by whom it belongs to."""
    table_state, row = server.table_state, server.services.log._cache[server.table].row
    seed = seed_of(server.table, table_state.secret, [seat.nonce or b"" for seat in table_state.seats])
    found = {
        "secret": _forms(table_state.secret),
        "seed": [f"{seed:032x}".encode(), f"{seed:x}".encode(), str(seed).encode(), *_forms(seed.to_bytes(16, "big"))],
        "key of the hash chain": _forms(hash_chain._key_of(table_state.secret)),
        "code": [str(row.code).encode()],
        "ids": [str(person).encode() for person in {row.host, *(seat.person for seat in table_state.seats)}],
    }
    if (key := server.services.signer._key) is not None:
        found["signing key"] = _forms(key.private_bytes_raw())
    for number, seat in enumerate(table_state.seats):
        found[f"nonce {number}"] = _forms(seat.nonce or b"")
    for name, browser in server.browsers.items():
        if browser.cookie is not None:
            found[f"cookie of {name}"] = [browser.cookie.partition("=")[2].encode()]
    return found


def _forms(secret: bytes) -> list[bytes]:
    text, numbers = repr(secret)[2:-1], repr(list(secret))
    return [
        secret, secret.hex().encode(), secret.hex().upper().encode(), text.encode(), json.dumps(text)[1:-1].encode(),
        base64.b64encode(secret).rstrip(b"="), base64.urlsafe_b64encode(secret).rstrip(b"="),
        numbers.encode(), numbers.replace(" ", "").encode(),
    ]  # fmt: skip
