"""Connections, sockets and long polls that are open at a time: networks share the places."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from branchline.server.app.middleware import CostLimits
from branchline.server.base import RequestRefused, WallClock
from branchline.server.base.connection_limit import ConnectionLimit, place
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.base.sources import Source, source_at
from tests.server.in_process import InProcessServer, playing
from tests.server.security.test_live_updates import following
from tests.server.security.test_protocol_limits import HEAD, Chat, echo, talk


class Crowd:
    """Who holds the places of a limit."""

    def __init__(self, each: int | None, total: int) -> None:
        self.limit = ConnectionLimit(each, total)
        self.held: list[tuple[Source, int]] = []
        self._number = 0

    def enter(self, host: str) -> bool:
        self._number += 1
        entry = source_at(host), self._number
        entered = self.limit.enter(*entry, lambda: self.held.remove(entry))
        if entered:
            self.held.append(entry)
        return entered

    def leave(self, host: str) -> None:
        entry = next(entry for entry in self.held if entry[0] == source_at(host))
        self.held.remove(entry)
        self.limit.leave(*entry)

    def by_group(self) -> Counter[str]:
        return Counter(source.group for source, _ in self.held)


def test_an_address_and_its_networks_have_so_many() -> None:
    crowd = Crowd(2, 100)
    assert [crowd.enter(f"2001:db8:0:{net:x}::1") for net in (0, 0, 0, 1, 1, 2, 256, 256, 512)] == [
        *(True, True, False), *(True, True), False, *(True, True), False
    ]  # fmt: skip
    crowd.leave("2001:db8::1")
    assert crowd.enter("2001:db8:0:2::1")


def test_who_has_no_address_gives_way_like_others() -> None:
    crowd = Crowd(50, 3)
    assert [crowd.enter(host) for host in ("", "", "", "192.0.2.1")] == [True] * 4
    assert crowd.by_group() == {"": 2, "192.0.2.1": 1}


def test_newcomers_get_places_of_the_networks_that_hold_most() -> None:
    """Though a few networks hold all of them, and keep them; nobody takes more than their share from others."""
    crowd = Crowd(50, 200)
    mob = [f"2001:db8:{net:x}:{address << 8:x}::1" for net in range(10) for address in range(4)]
    for _ in range(50):
        for host in mob:
            crowd.enter(host)
    assert len(crowd.held) == 200
    newcomers = [f"192.0.2.{number}" for number in range(1, 6)] + [f"198.51.{number}.1" for number in range(95)]
    assert all(crowd.enter(host) for host in newcomers)
    assert len(crowd.held) == crowd.limit.total == 200
    assert not any(crowd.enter(host) for host in mob for _ in range(5) if crowd.by_group()[source_at(host).group] > 1)
    assert all(crowd.by_group()[source_at(host).group] == 1 for host in newcomers)
    # Within a network, the address with most loses one, and who came first stays.
    crowd = Crowd(None, 4)
    assert [crowd.enter(host) for host in ("8.8.8.1", "8.8.8.2", "8.8.8.2", "8.8.8.2", "9.9.9.9")] == [True] * 5
    assert Counter(source.address for source, _ in crowd.held) == {"8.8.8.1": 1, "8.8.8.2": 2, "9.9.9.9": 1}
    assert [number for _, number in crowd.held] == [1, 2, 3, 5]


def test_nobody_gets_a_place_if_everybody_has_one() -> None:
    crowd = Crowd(None, 3)
    assert [crowd.enter(f"10.0.0.{number}") for number in range(4)] == [True, True, True, False]


def test_places_are_counted_right_whatever_happens() -> None:
    """Against a simple count, for a long random sequence."""
    random_source, crowd = random.Random(1), Crowd(6, 40)
    for _ in range(5000):
        if crowd.held and random_source.random() < 0.4:
            crowd.leave(random_source.choice(crowd.held)[0].address)
            continue
        host = f"2001:db8:{random_source.randrange(9):x}:{random_source.choice((0, 1, 256, 257)):x}::1"
        before, source = crowd.by_group(), source_at(host)
        full = len(crowd.held) == 40
        held = Counter(name for one, _ in crowd.held for name, _ in [*one.networks, (one.address, 1.0)])
        room = all(held[name] < 6 * factor for name, factor in [*source.networks, (source.address, 1.0)])
        more = not full or max(before.values()) > before[source.group] + 1
        assert crowd.enter(host) == (room and more)
        assert len(crowd.held) == crowd.limit.total
        if full and room and more:
            lost = before - crowd.by_group()
            assert [before[name] for name in lost] == [max(before.values())]


def test_a_long_poll_gives_way_to_another_network(loop: asyncio.Runner) -> None:
    async def poll() -> list[str]:
        limit, ended = ConnectionLimit(None, 2), list[str]()

        async def wait(host: str) -> None:
            try:
                async with place(limit, source_at(host)):
                    await asyncio.Event().wait()
            except RequestRefused as error:
                ended.append(f"{host} {error.code}")

        tasks = [asyncio.create_task(wait("8.8.8.8")) for _ in range(3)]
        while len(ended) < 1:
            await asyncio.sleep(0)
        tasks.append(asyncio.create_task(wait("9.9.9.9")))
        while len(ended) < 2:
            await asyncio.sleep(0)
        assert limit.total == 2
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert limit.total == 0
        return ended

    assert loop.run(poll()) == ["8.8.8.8 too-many"] * 2


def test_a_socket_gives_way_to_another_network(local_server: InProcessServer) -> None:
    """Whose socket is accepted, and whose long poll too; who finds no place is not accepted, so that the page polls."""
    _, _, table = playing(local_server)
    local_server.services.followers.all = 2
    victim = local_server.guest("Vic", "9.9.9.9")

    async def follow() -> list[Any]:
        async with (
            following(local_server, table, None) as one,
            following(local_server, table, None) as two,
        ):
            await one.heard("update")
            await two.heard("update")
            async with following(local_server, table, None) as three:
                turned_away = await asyncio.wait_for(three.told.get(), 30)
            path = f"/api/tables/{table}"
            version = (await victim.http.get(path)).json()["table"]["version"]
            polled = await victim.http.get(path, params={"since": version, "wait": 1})
            closed = await two.heard("closed")
            return [turned_away["type"], polled.status_code, closed["code"]]

    assert local_server.loop.run(follow()) == ["websocket.close", 200, 4012]
    assert local_server.services.followers.total == 0


def test_a_proxys_connection_counts_for_who_asks() -> None:
    """As long as the request is worked on: so nobody can take all connections of the proxy."""
    crowd, inside, enough = ConnectionLimit(2, 100), Counter[str](), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        inside[scope["client"][0]] += 1
        if inside.total() >= 4:
            enough.set()
        await enough.wait()
        await echo(scope, receive, send)

    def asking(visitor: bytes) -> Chat:
        async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
            writer.write(HEAD + b"X-Forwarded-For: " + visitor + b"\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            return head[:12]

        return ask

    paid = CostLimits(app, Accounts(Limits(WallClock(), UNLIMITED)))
    found = talk(
        *[asking(b"9.9.9.9")] * 3,
        *[asking(b"8.8.8.8")] * 2,
        crowd=crowd,
        app=ProxyHeadersMiddleware(paid, "127.0.0.1"),  # type: ignore[arg-type]
        proxied=True,
    )
    assert Counter(found[:3]) == {b"HTTP/1.1 200": 2, b"cut": 1}
    assert crowd.left <= len(found)  # to count for another visitor is no end of a connection
    assert found[3:] == [b"HTTP/1.1 200"] * 2
