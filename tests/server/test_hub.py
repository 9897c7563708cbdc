"""What a worker sends to those who follow a table, while other workers change it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest

from branchline.server.base.bus import Note
from branchline.server.base.rate_limits import USUAL, Limits
from branchline.server.live.hub import Client, Hub
from branchline.server.store import ChatReader, Line, Store
from branchline.server.table.chat import Chat
from branchline.server.table.presence import Presence
from branchline.server.table.service import Service
from branchline.server.table.state import Acted
from branchline.server.wire import Say, Settings, Sit, Start
from branchline.testing import NONCE, any_action, service_on, someone, started


def hub_of(service: Service) -> Hub:
    log = service.log
    limits = Limits(log.clock, USUAL)
    return Hub(
        log, Chat(log.store, log.bus, log.clock, limits.lines, limits.table_lines), Presence(log.store, log.clock)
    )


async def next_version(client: Client) -> int:
    """The version of the next update."""
    while True:
        sent = await asyncio.wait_for(client.next(), 20)
        message = msgspec.json.decode(sent or b"null")
        if message["type"] == "update":
            version: int = message["table"]["version"]
            return version


def test_who_joins_while_the_store_is_read_is_shown_nothing_older(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They know from another worker what has happened since the read began; no note of it has reached this one."""

    async def follow() -> None:
        service, elsewhere = service_on(store), service_on(store)
        table_state = await started(service)
        hub, reading, go_on = hub_of(service), asyncio.Event(), asyncio.Event()
        read = store.events_after

        async def slow_read(table: str, version: int) -> object:
            found = await read(table, version)
            if not go_on.is_set():
                reading.set()
                await go_on.wait()
            return found

        monkeypatch.setattr(store, "events_after", slow_read)
        early = Client(table_state.id, None)
        await hub.join(early)
        await asyncio.wait_for(reading.wait(), 20)
        monkeypatch.undo()
        seat, action = any_action(table_state, random.Random(1))
        acted = Acted(seat, (action,))
        newer = (await elsewhere.append(table_state.id, "acted", table_state.version, acted)).table_state
        assert newer.version > table_state.version
        late = Client(table_state.id, None, version=table_state.version)
        await hub.join(late)
        go_on.set()
        assert await next_version(early) == table_state.version
        assert await next_version(late) == newer.version

    loop.run(follow())


def test_a_line_of_chat_is_read_once_for_all_connections_of_a_person(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one spectator's lines would make the server ask the database once for each of thousands of sockets."""

    async def follow() -> tuple[list[list[ChatReader]], list[int]]:
        service = service_on(store)
        table_state, hub = await started(service), hub_of(service)
        eva, jan = someone("eva"), someone("jan")
        clients = [Client(table_state.id, person) for person in (None, eva, jan) * 5]
        for client in clients:
            await hub.join(client)
        await hub.settle()
        asked: list[list[ChatReader]] = []
        read = store.chat_lines

        async def noted(table: str, readers: Sequence[ChatReader], most: int) -> list[list[Line]]:
            asked.append([*readers])
            return await read(table, readers, most)

        monkeypatch.setattr(store, "chat_lines", noted)
        await hub.chat.say(eva, table_state, Say("line-one", text="hello"))
        await hub.settle()
        return asked, [client.line for client in clients]

    assert loop.run(follow()) == ([[ChatReader(None), ChatReader("eva"), ChatReader("jan")]], [1] * 15)


def test_presence_does_not_tell_spectators_who_are_held_back_when_somebody_acts(
    store: Store, loop: asyncio.Runner
) -> None:
    """A player is here, but another worker has said that they are away: they had a second page open there."""

    async def follow() -> tuple[list[str], list[str]]:
        service = service_on(store)
        table = (await service.make("p0", "make", Settings("thistledown", 2, public=True, watching="end"))).id
        for number in (0, 1):
            await service.do(someone(f"p{number}"), table, Sit(f"sit-{number}", number, NONCE))
        table_state = (await service.do(someone("p0"), table, Start("start"))).table_state
        hub = hub_of(service)
        spectator, player = Client(table_state.id, None), Client(table_state.id, someone("p0"))
        for client in (spectator, player):
            await hub.join(client)
        await hub.settle()
        received(player)
        await service.log.bus.publish(Note(table_state.id, "away", 0))
        received(spectator)
        seat, action = any_action(table_state, random.Random(1))
        await service.append(table_state.id, "acted", table_state.version, Acted(seat, (action,)))
        await hub.settle()
        return received(spectator), received(player)

    at_the_act, of_players = loop.run(follow())
    assert at_the_act == []
    assert "update" in of_players


def received(client: Client) -> list[str]:
    """The kinds of the messages that a client has been sent."""
    kinds = []
    while not client.queue.empty():
        kinds.append(msgspec.json.decode(client.queue.get_nowait() or b"null")["type"])
    return kinds


def test_somebody_who_sits_down_is_present_at_once(store: Store, loop: asyncio.Runner) -> None:
    """They had the table open before they had a seat: they don't count as away until the next heartbeat."""

    async def follow() -> list[int]:
        service = service_on(store)
        table_state = await service.make("p0", "make", Settings("thistledown", 2, public=True))
        hub, eva = hub_of(service), someone("eva")
        host = Client(table_state.id, someone("p0"))
        for client in (host, Client(table_state.id, eva)):
            await hub.join(client)
        await hub.settle()
        await service.do(eva, table_state.id, Sit("sit", 1, NONCE))
        await hub.settle()
        while True:
            sent = await asyncio.wait_for(host.next(), 20)
            message = msgspec.json.decode(sent or b"null")
            if message["type"] == "present" and message["seats"]:
                seats: list[int] = message["seats"]
                return seats

    assert loop.run(follow()) == [1]
