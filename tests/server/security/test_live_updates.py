"""Live updates over a WebSocket: delayed for spectators, and closed for whoever is shut out."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from branchline.server.app import web_socket
from branchline.server.base.bus import LocalBus, inbox_of
from branchline.server.base.metering import Account, current
from branchline.server.base.rate_limits import Rate
from branchline.server.live.hub import BEAT, Hub
from branchline.server.people.identity import hash_of
from branchline.server.wire import cookie_name
from tests.server.in_process import InProcessServer, code_of, keep, playing

WAIT = 30.0


class Socket:
    """The client's end of an application's socket, without a network."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; `closed` is with which code."""
        while True:
            message = await asyncio.wait_for(self.told.get(), WAIT)
            if message["type"] == "websocket.close":
                assert kind == "closed", message
                return message
            found: dict[str, Any] = json.loads(message.get("text", "{}"))
            if found.get("type") == kind:
                return found


@contextlib.asynccontextmanager
async def following(local_server: InProcessServer, table: str, token: str | None) -> AsyncIterator[Socket]:
    socket = Socket()
    cookie = [(b"cookie", f"{cookie_name(secure=False)}={token}".encode())] if token is not None else []
    scope = {
        "type": "websocket", "path": f"/api/tables/{table}/live", "raw_path": b"", "query_string": b"", "root_path": "",
        "scheme": "ws", "headers": [(b"host", b"here.test"), *cookie], "client": ("127.0.0.1", 1), "subprotocols": [],
        "asgi": {"version": "3.0", "spec_version": "2.4"}, "state": {},
    }  # fmt: skip
    await socket.sent.put({"type": "websocket.connect"})
    running = asyncio.create_task(local_server.app(scope, socket.sent.get, socket.told.put))  # type: ignore[arg-type]
    try:
        yield socket
    finally:
        await socket.sent.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(running, WAIT)


def test_whoever_is_shut_out_hears_nothing_more(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    person = local_server.events(table)[1].person
    assert person is not None

    async def follow() -> int:
        async with following(local_server, table, ana.token) as socket:
            await socket.heard("update")
            await local_server.store.change_person(person, banned=True)
            await local_server.services.hub.check_all_devices()
            return int((await socket.heard("closed"))["code"])

    assert local_server.loop.run(follow()) == 4003


def test_a_device_that_is_forgotten_hears_nothing_more(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)

    async def follow() -> int:
        async with following(local_server, table, ana.token) as socket, following(local_server, table, None) as other:
            await socket.heard("update")
            await other.heard("update")
            await ana.http.delete("/api/me")
            code = int((await socket.heard("closed"))["code"])
            local_server.clock.at += BEAT
            await local_server.services.hub.beat()
            await other.heard("beat")  # nobody took anything from them
            return code

    assert local_server.loop.run(follow()) == 4003


@pytest.mark.parametrize("banned", [True, False])
@pytest.mark.parametrize("inbox", [True, False])
def test_a_poll_that_is_open_tells_nothing_more(banned: bool, inbox: bool, local_server: InProcessServer) -> None:
    """Once the device has been signed out, or its person banned."""
    ana, ola, table = playing(local_server)
    person = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token or "")))
    assert person is not None
    thief = local_server.visitor()
    thief.token = ana.token or ""
    path, query = f"/api/tables/{table}", {"since": str(ana.see(table)["version"])}
    if inbox:
        path, query = "/api/me/inbox", {"seen": ana.get("/api/me/inbox").json()["digest"]}

    async def follow() -> httpx.Response:
        bus, channel = local_server.services.bus, inbox_of(person.id) if inbox else table
        assert isinstance(bus, LocalBus)
        waiting = asyncio.create_task(thief.http.get(path, params=query | {"wait": "1" if inbox else "20"}))
        while channel not in bus._listeners.tables:
            await asyncio.sleep(0)
        if banned:
            await local_server.store.change_person(person.id, banned=True)
        else:
            assert (await ana.http.delete("/api/me")).is_success
        vote = {"do": "vote", "move_id": "some-vote", "seat": 1, "end": True}
        assert (await ola.http.post(f"/api/tables/{table}/commands", json=vote)).is_success
        return await waiting

    answer = local_server.loop.run(follow())
    assert code_of(answer) == ("banned" if banned else "no-guest")
    assert "table" not in answer.json()


def test_who_waits_for_their_budget_is_looked_up_again(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, table = playing(local_server)
    identify = Account.identify

    async def waiting(account: Account, person: str) -> bool:
        await identify(account, person)
        await local_server.store.drop_device(hash_of(ana.token or ""))
        return True

    monkeypatch.setattr(Account, "identify", waiting)
    assert "seat" not in ana.see(table)


@pytest.mark.parametrize("banned", [True, False])
def test_refusals_show_no_seat_to_a_device_that_is_forgotten(banned: bool, local_server: InProcessServer) -> None:
    """Commands that are stale, or repeated, write nothing: no transaction checks the token."""
    ana, _, table = playing(local_server)
    person = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token or "")))
    assert person is not None
    stale = {"do": "act", "move_id": "stale-act", "seat": 0, "seen": 1, "actions": ["keep nothing"]}
    vote = {"do": "vote", "move_id": "some-vote", "seat": 0, "end": True}

    async def follow() -> list[dict[str, Any]]:
        async with following(local_server, table, ana.token) as socket:
            await socket.sent.put({"type": "websocket.receive", "text": json.dumps(vote)})
            await socket.heard("done")
            if banned:
                await local_server.store.change_person(person.id, banned=True)
            else:
                await local_server.store.drop_device(hash_of(ana.token or ""))
            refusals = []
            for command in (stale, vote):
                await socket.sent.put({"type": "websocket.receive", "text": json.dumps(command)})
                refusals.append(await socket.heard("refused"))
            return refusals

    for refusal in local_server.loop.run(follow()):
        assert refusal["code"] == ("banned" if banned else "no-guest")
        assert "table" not in refusal


def test_who_is_held_back_hears_nothing_at_the_moment_of_an_act(local_server: InProcessServer) -> None:
    """What may be seen by now is sent at the next tick, and not when somebody acts."""
    ana, _, table = playing(local_server, watching="delayed", delay=5)

    async def follow() -> list[str]:
        async with following(local_server, table, None) as socket:
            await socket.heard("update")
            local_server.clock.at += 5 * 60 + 1  # the start may be seen from now on
            command = {"do": "vote", "move_id": "some-vote", "seat": 0, "end": True}
            await ana.http.post(f"/api/tables/{table}/commands", json=command)
            await local_server.services.hub.settle()
            heard = []
            while not socket.told.empty():
                heard.append(str(socket.told.get_nowait()))
            local_server.services.hub.tick()
            assert (await socket.heard("update"))["table"]["version"] == 4
            return [each for each in heard if '"update"' in each]

    assert local_server.loop.run(follow()) == []


def test_a_socket_is_held_back_too(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server, watching="delayed", delay=5)

    async def follow() -> list[int]:
        versions = []
        async with following(local_server, table, None) as socket:
            versions.append((await socket.heard("update"))["table"]["version"])
            command = {"do": "vote", "move_id": "some-vote", "seat": 0, "end": True}
            await ana.http.post(f"/api/tables/{table}/commands", json=command)
            local_server.clock.at += BEAT
            local_server.services.hub.tick()
            await local_server.services.hub.beat()
            await socket.heard("beat")  # and no update before it
            for _ in range(2):
                local_server.clock.at += 3 * 60
                local_server.services.hub.tick()
            versions.append((await socket.heard("update"))["table"]["version"])
        return versions

    assert local_server.loop.run(follow()) == [3, 5]


def test_sockets_over_the_limit_are_not_accepted(local_server: InProcessServer) -> None:
    _, _, table = playing(local_server)
    local_server.services.limits.sockets.rate = Rate(1, 1e-9)
    local_server.services.limits.sockets._buckets.clear()

    async def follow() -> list[str]:
        async with following(local_server, table, None) as first, following(local_server, table, None) as second:
            await first.heard("update")
            return [(await asyncio.wait_for(second.told.get(), WAIT))["type"]]

    assert local_server.loop.run(follow()) == ["websocket.close"]  # before it was accepted: an HTTP error


def test_each_socket_has_a_rate_limit_of_its_own(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that gets the memory of an earlier one."""
    monkeypatch.setattr(web_socket, "id", lambda each: 7, raising=False)
    _, _, table = playing(local_server)

    async def follow() -> None:
        for _ in range(3):
            async with following(local_server, table, None) as socket:
                await socket.sent.put({"type": "websocket.receive", "text": '{"do":"ping"}'})
                await socket.heard("beat")

    local_server.loop.run(follow())
    names = [name for name in local_server.services.limits.commands._buckets if name.startswith("socket")]
    assert len(names) == 3


def test_updates_are_not_charged_to_whoever_acts(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that a request starts, and that works for everybody, does not work on that request's account."""
    ana, ola, table = playing(local_server)
    payers = list[Account | None]()
    send_new = Hub._send_new

    async def sending(hub: Hub, *details: Any) -> None:
        payers.append(current())
        await send_new(hub, *details)

    monkeypatch.setattr(Hub, "_send_new", sending)

    async def follow() -> None:
        async with following(local_server, table, ana.token) as socket:
            await socket.heard("update")
            vote = {"do": "vote", "move_id": ola.move_id(), "seat": 1, "end": True}
            assert (await ola.http.post(f"/api/tables/{table}/commands", json=vote)).is_success
            await socket.heard("update")

    local_server.loop.run(follow())
    assert payers
    assert set(payers) == {None}


def test_places_are_given_back(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    keep(ana, table, 0)
    local_server.services.followers.each = 1

    async def follow() -> None:
        for _ in range(3):
            async with following(local_server, table, None) as socket:
                await socket.heard("update")
                async with following(local_server, table, None) as second:
                    assert (await second.heard("closed"))["code"] == 4029  # before it is accepted

    local_server.loop.run(follow())
    assert local_server.services.hub.clients == 0
