"""A server's whole application in this process, without a network, on a manual clock and a seeded random source."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx

from branchline.server.app.app import api, around
from branchline.server.app.services import Services
from branchline.server.app.warmup import Warmup
from branchline.server.base.bus import LocalBus
from branchline.server.base.config import Config
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, USUAL, Limits, Rates
from branchline.server.store import Event, Store
from branchline.server.wire import cookie_name
from branchline.testing import ManualClock, SeededRandom

HOME = "http://here.test"
NONCE = "00" * 16
GENEROUS = UNLIMITED


@dataclass
class InProcessServer:
    store: Store
    loop: asyncio.Runner
    rates: Rates = USUAL
    config: Config = field(default_factory=lambda: Config("sqlite:///nowhere"))
    seed: int = 0
    moves: Iterator[int] = field(default_factory=itertools.count)  # several servers of one store share them

    def __post_init__(self) -> None:
        self.clock = ManualClock()
        self.services = Services(
            self.store,
            LocalBus(),
            self.clock,
            SeededRandom(self.seed),
            Accounts(Limits(self.clock, self.rates)),
            warmup=Warmup(ready=True),
            undo=0.0,
        )
        self.app = around(api(self.services, self.config), self.config, self.services.accounts)

    def visitor(self, address: str = "127.0.0.1", **headers: str) -> Visitor:
        return Visitor(self, address, headers)

    def guest(self, name: str = "Ana", address: str = "127.0.0.1") -> Visitor:
        found = self.visitor(address)
        answer = found.post("/api/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return found

    def events(self, table: str) -> list[Event]:
        return self.loop.run(self.store.events_after(table))


class Visitor:
    """Somebody at an address, with what cookies they were given."""

    def __init__(self, local_server: InProcessServer, address: str, headers: dict[str, str]) -> None:
        self.local_server = local_server
        transport = httpx.ASGITransport(local_server.app, client=(address, 1), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=HOME, headers=headers)
        self.last = ""

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(cookie_name(secure=False))

    @token.setter
    def token(self, value: str) -> None:
        self.http.cookies.clear()
        self.http.cookies.set(cookie_name(secure=False), value)

    def move_id(self) -> str:
        self.last = f"move-number-{next(self.local_server.moves)}"
        return self.last

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.local_server.loop.run(self.http.request(method, path, **more))

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.ask("GET", path, params=query)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.ask("POST", path, json=body)

    def do(self, table: str, do: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/commands", {"do": do, "move_id": self.move_id(), **more})

    def make(self, **more: Any) -> dict[str, Any]:
        body = {"move_id": self.move_id(), "board": "thistledown", "players": 2, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def see(self, table: str, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}", **query).json()["table"]
        return found


def playing(local_server: InProcessServer, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two guests at a table that has begun; the first is its host."""
    ana, ola = local_server.guest("Ana"), local_server.guest("Ola")
    made = ana.make(**more)
    assert ana.do(made["id"], "sit", seat=0, nonce=NONCE).is_success
    assert ola.do(made["id"], "sit", seat=1, nonce=NONCE, code=made["code"]).is_success
    assert ana.do(made["id"], "start").is_success
    return ana, ola, made["id"]


def keep(player: Visitor, table: str, seat: int) -> httpx.Response:
    """Keep all tickets of the first offer."""
    seen = player.see(table, seat=seat)
    offer = ", ".join(ticket["ticket"] for ticket in seen["game"]["offer"])
    return player.do(table, "act", seat=seat, seen=seen["version"], actions=[f"keep {offer}"])


def code_of(answer: httpx.Response) -> str:
    """Why something was refused; a refusal is never without its sentence, and never kept by anybody."""
    refusal = answer.json()
    assert refusal["type"] == "refused"
    assert refusal["text"]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/json"
    return str(refusal["code"])
