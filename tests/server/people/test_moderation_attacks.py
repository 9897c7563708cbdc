"""Attempts to get around moderation: other paths, other workers, sockets and devices; and what outsiders learn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from branchline.errors import CodedError
from branchline.server.app.moderation_endpoints import MODERATION
from branchline.server.base import RequestRefused
from branchline.server.base.bus import LocalBus
from branchline.server.live.hub import Client
from branchline.server.people import moderation
from branchline.server.people.identity import hash_of
from branchline.server.store import Person, Sanctioned, Store, moderation_statements
from branchline.server.wire import Rematch, Say, Sit, Vote
from tests.server.in_process import GENEROUS, HOME, NONCE, InProcessServer, Visitor, code_of, playing
from tests.server.people.test_moderation import (
    FOREIGN,
    give_account,
    impose,
    moderator_of,
    person_of,
    queue,
    report,
    say,
)
from tests.server.query_plans import query_plan


@pytest.fixture
def workers(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> tuple[InProcessServer, InProcessServer]:
    """Two workers on one store and one bus."""
    bus = LocalBus()
    monkeypatch.setattr("tests.server.in_process.LocalBus", lambda: bus)
    one = InProcessServer(store, loop, GENEROUS)
    two = InProcessServer(store, loop, GENEROUS, seed=1, moves=one.moves)
    for worker in (one, two):
        loop.run(worker.services.moderation.open())
    return one, two


def by(worker: InProcessServer, visitor: Visitor) -> Visitor:
    """The same person, by another worker."""
    found = worker.visitor()
    found.token = visitor.token or ""
    return found


def remembered(worker: InProcessServer, visitor: Visitor) -> tuple[Person, bytes]:
    """The person as a socket of this worker remembers them, and the device."""
    token = visitor.token or ""
    return worker.loop.run(worker.services.people.find(token, cached=True)), hash_of(token)


def reported_at(worker: InProcessServer) -> tuple[Visitor, str, Visitor, str]:
    """Ola, who was reported, her table, a moderator and the report."""
    ana, ola, table = playing(worker)
    assert report(ana, table, seat=1).status_code == 201
    moderator = moderator_of(worker)
    return ola, table, moderator, queue(moderator)[0]["id"]


# What outsiders learn.


@pytest.mark.parametrize("who", ["nobody", "guest", "account"])
def test_for_others_the_paths_of_moderators_are_unknown_paths(
    workers: tuple[InProcessServer, InProcessServer], who: str
) -> None:
    """The same status, headers and words as for a path that does not exist, whatever is sent."""
    worker, _ = workers
    moderator_of(worker)
    visitor = worker.visitor(**{"accept-language": "ro"})
    if who != "nobody":
        assert visitor.post("/api/guests", {"name": "Ana", "language": "pl"}).status_code == 201
    if who == "account":
        give_account(worker, visitor, "Ana")
    tried = 0
    for endpoint in MODERATION:
        if not endpoint.moderators:
            continue
        path = endpoint.path
        for name in endpoint.parameters:
            path = path.replace(f"{{{name}}}", "x")
        unknown = visitor.ask(endpoint.method, "/api/moderation-not/x", content=b"{")
        for body in (b"", b"{", b'{"do":"dismiss"}', b"x" * 100_000):
            found = visitor.ask(endpoint.method, path, content=body)
            assert (found.status_code, found.content) == (404, unknown.content), endpoint.path
            assert dict(found.headers) == dict(unknown.headers)
            tried += 1
    assert tried >= 50
    assert "moderator" not in visitor.get("/api/me").json()


def test_a_moderator_who_was_dismissed_is_none_at_once(workers: tuple[InProcessServer, InProcessServer]) -> None:
    one, two = workers
    moderator = moderator_of(one)
    there = by(two, moderator)
    assert there.get("/api/moderation/reports").status_code == 200
    one.loop.run(one.store.write(moderation_statements.set_moderator, person_of(one, moderator), False))
    assert there.get("/api/moderation/reports").status_code == 404


def test_the_reported_person_learns_nothing(workers: tuple[InProcessServer, InProcessServer]) -> None:
    worker, _ = workers
    ana, ola, table = playing(worker)
    before = [ola.get(path).json() for path in ("/api/me", "/api/me/sanctions", f"/api/tables/{table}")]
    assert report(ana, table, seat=1, text="secret").json().keys() == {"at"}
    after = [ola.get(path).json() for path in ("/api/me", "/api/me/sanctions", f"/api/tables/{table}")]
    assert after == before
    (found,) = queue(moderator_of(worker))
    text = str(found)
    assert not any(person_of(worker, each) in text for each in (ana, ola))  # ids of people never leave the server


# Everywhere at once.


def test_a_mute_counts_at_every_worker_and_socket_at_once(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    one, two = workers
    ola, table, moderator, id = reported_at(one)
    assert say(by(two, ola), table, "hello").status_code == 201
    person, device = remembered(two, ola)
    assert impose(moderator, id, "mute").status_code == 200
    assert remembered(two, ola)[0].muted_until == 0.0  # the other worker's cache still knows nothing
    state = loop.run(two.services.service.table_state(table))
    with pytest.raises(Sanctioned) as refused:
        loop.run(two.services.chat.say(person, state, Say(ola.move_id(), "hello"), device))
    assert refused.value.kind == "muted"
    assert code_of(say(by(two, ola), table, "hello")) == "muted"
    phrase = {"do": "say", "move_id": ola.move_id(), "phrase": "hello"}
    assert code_of(ola.post(f"/api/tables/{table}/lines", phrase)) == "muted"


def test_a_suspension_counts_for_sockets_and_other_devices(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    one, two = workers
    ola, table, moderator, id = reported_at(one)
    assert ola.do(table, "resign", seat=1).is_success
    other = one.guest("Eva").make(public=True)["id"]
    code = ola.post("/api/me/transfer", {}).json()["code"]
    phone = two.visitor()
    assert phone.post("/api/arrivals", {"code": code}).status_code == 201
    person, device = remembered(two, ola)
    assert impose(moderator, id, "suspend").status_code == 200
    for visitor in (ola, by(two, ola), phone):
        assert code_of(visitor.do(other, "sit", seat=0, nonce=NONCE)) == "suspended"
        made = {"move_id": visitor.move_id(), "board": "thistledown", "players": 2}
        assert code_of(visitor.post("/api/tables", made)) == "suspended"
    version = len(one.events(other))
    for command in (Sit(ola.move_id(), 0, NONCE), Sit(ola.move_id(), 1, NONCE, name="Nobody")):
        with pytest.raises(CodedError, match="suspended"):
            loop.run(two.services.service.do(person, other, command, device))
    assert len(one.events(other)) == version
    code = phone.post("/api/me/transfer", {}).json()["code"]
    tablet = one.visitor()
    assert tablet.post("/api/arrivals", {"code": code}).status_code == 201
    assert code_of(tablet.do(other, "sit", seat=0, nonce=NONCE)) == "suspended"


@pytest.mark.parametrize("account", [False, True])
def test_a_name_that_was_replaced_is_not_taken_again(
    workers: tuple[InProcessServer, InProcessServer], account: bool
) -> None:
    """Nor one that looks like it, nor at a table; once the decision is undone, it may be."""
    worker, _ = workers
    ola, _, moderator, id = reported_at(worker)
    if account:
        give_account(worker, ola, "Ola")
    assert moderator.post(f"/api/moderation/reports/{id}", {"do": "rename"}).is_success
    for name in ("Ola", "0LA"):
        assert code_of(ola.ask("PATCH", "/api/me", json={"name": name})) == "name-forbidden"
    table = ola.make()["id"]
    assert code_of(ola.do(table, "sit", seat=0, nonce=NONCE, name="Ola")) == "name-forbidden"
    assert ola.ask("PATCH", "/api/me", json={"name": "Olga"}).is_success
    (renamed,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    assert moderator.ask("DELETE", f"/api/moderation/sanctions/{renamed['id']}").is_success
    assert ola.ask("PATCH", "/api/me", json={"name": "Ola"}).is_success


def test_who_is_suspended_makes_no_table_by_quick_match(workers: tuple[InProcessServer, InProcessServer]) -> None:
    one, two = workers
    ola, _, moderator, id = reported_at(one)
    assert impose(moderator, id, "suspend").is_success
    asked = {"nonce": NONCE, "board": "thistledown", "players": 2}
    for visitor in (ola, by(two, ola)):
        assert code_of(visitor.post("/api/match", {"move_id": visitor.move_id(), **asked})) == "suspended"


def test_who_is_suspended_makes_no_rematch(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    one, _ = workers
    ola, table, moderator, id = reported_at(one)
    ana = one.guest("Eva")
    state = loop.run(one.services.service.table_state(table))
    for seat in (0, 1):  # both agree to end it
        person = one.loop.run(one.store.person(state.seats[seat].person or ""))
        assert person is not None
        loop.run(one.services.service.do(person, table, Vote(ana.move_id(), seat, True)))
    assert impose(moderator, id, "suspend").status_code == 200
    assert code_of(ola.do(table, "rematch")) == "suspended"
    person, device = remembered(one, ola)
    with pytest.raises(CodedError, match="suspended"):
        loop.run(one.services.service.do(person, table, Rematch(ola.move_id()), device))


def test_a_ban_closes_the_sockets_of_all_workers(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    one, two = workers
    ola, table, moderator, id = reported_at(one)
    person, device = remembered(two, ola)

    async def follow() -> Client:
        client = Client(table, person, device)
        await two.services.hub.join(client)
        await two.services.hub.settle()
        return client

    client = loop.run(follow())
    assert client.allowed
    assert impose(moderator, id, "ban").status_code == 200
    loop.run(_until(lambda: not client.allowed))
    assert code_of(by(two, ola).get("/api/me")) == "banned"
    state = loop.run(two.services.service.table_state(table))
    with pytest.raises(RequestRefused):
        loop.run(two.services.chat.say(person, state, Say(ola.move_id(), "hello"), device))
    loop.run(two.services.hub.leave(client))


def test_a_banned_network_is_refused_by_all_workers_and_its_sockets_closed(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    one, two = workers
    ana, _, table = playing(one)
    moderator = moderator_of(one)
    person, device = remembered(two, ana)

    async def follow(address: str) -> Client:
        client = Client(table, person, device, address)
        await two.services.hub.join(client)
        await two.services.hub.settle()
        return client

    inside, outside = loop.run(follow(FOREIGN)), loop.run(follow("198.51.100.9"))
    body = {"network": "203.0.113.0/24", "duration": "hour", "reason": "spam"}
    assert moderator.post("/api/moderation/networks", body).status_code == 201
    loop.run(_until(lambda: not inside.allowed))
    assert outside.allowed
    for worker in workers:
        assert code_of(worker.visitor(FOREIGN).get("/api/me")) == "address-banned"
        refused = worker.visitor(FOREIGN).post("/api/guests", {"name": "Ola"})
        assert (refused.status_code, code_of(refused)) == (403, "address-banned")
    for client in (inside, outside):
        loop.run(two.services.hub.leave(client))


def test_where_somebody_was_is_asked_of_all_workers(workers: tuple[InProcessServer, InProcessServer]) -> None:
    one, two = workers
    ola, _, moderator, id = reported_at(one)
    there = two.visitor("8.8.4.4")
    there.token = ola.token or ""
    assert there.get("/api/me").status_code == 200
    networks = moderator.get(f"/api/moderation/reports/{id}/network").json()["networks"]
    assert "8.8.4.4/32" in networks


async def _until(true: Any) -> None:
    """Waits for what notes on the bus cause."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_a_socket_from_a_banned_network_is_refused(
    workers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    """The handshake is answered with the reason."""
    worker, _ = workers
    table = worker.guest("Ana").make(public=True)["id"]
    body = {"network": "203.0.113.0/24", "duration": "hour", "reason": "spam"}
    assert moderator_of(worker).post("/api/moderation/networks", body).status_code == 201
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "websocket", "path": f"/api/tables/{table}/live", "raw_path": b"", "query_string": b"", "root_path": "",
        "headers": [(b"host", HOME.removeprefix("http://").encode())], "client": (FOREIGN, 1), "subprotocols": [],
        "scheme": "ws", "server": ("here.test", 80), "asgi": {"version": "3.0"}, "state": {},
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    loop.run(worker.app(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert "address-banned" in sent[1]["text"]


def test_the_lines_of_a_report_count_as_stored_by_its_reporter(
    workers: tuple[InProcessServer, InProcessServer],
) -> None:
    """Those around the chosen ones, too: a report may have a hundred, and each may be long."""
    worker, _ = workers
    ana, ola, table = playing(worker)
    for _ in range(7):
        assert say(ola, table, "ż" * 300).status_code == 201

    def stored() -> int:
        worker.loop.run(worker.services.quotas.flush())
        usage = worker.loop.run(worker.store.usage_on(worker.services.quotas.quota.day, 10))
        return dict(usage)[f"p/{person_of(worker, ana)}"]

    before = stored()
    assert report(ana, table, seat=1, lines=[4]).status_code == 201
    assert stored() - before >= 7 * 600


def test_a_series_of_two_people_is_found_game_by_game(local_server: InProcessServer) -> None:
    """It is looked for after each rated game. A database that compares all games of one with all of the other takes
    seconds for some thousands.
    """

    plan = local_server.store.read(query_plan, moderation_statements.rated_series, "p1", "p2", 20)
    steps = [step for step in local_server.loop.run(plan) if "SEARCH" in step]
    assert ["(person=?)" in steps[0], "(game=?)" in steps[1]] == [True, True], steps


def test_banned_networks_are_read_again_while_games_are_checked(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To ask the other workers where people are takes a while, and many games may end at the same time."""
    services = local_server.services
    loaded = asyncio.Event()

    async def check_finished() -> None:
        await asyncio.Event().wait()

    async def load_bans() -> None:
        loaded.set()

    async def run() -> None:
        running = asyncio.create_task(services.moderation.run())
        await asyncio.sleep(0.1)
        async with asyncio.timeout(30):
            await loaded.wait()
        running.cancel()

    monkeypatch.setattr(moderation, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(moderation, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(services.moderation, "check_finished", check_finished)
    monkeypatch.setattr(services.moderation, "load_bans", load_bans)
    local_server.loop.run(run())
    assert loaded.is_set()
    for number in range(moderation.MOST_FINISHED + 5):
        services.moderation.note_finished(f"t{number}")
    assert len(services.moderation._finished) == moderation.MOST_FINISHED
