"""Requests that are still going on when who sent them has been signed out: a client may send a body slowly, and to sign
in takes long if a guest has many games to take along.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Column, Connection, select

from branchline.server.store import (
    account_statements,
    erasure_statements,
    friend_statements,
    moderation_statements,
    schema,
    statements,
    unfinished_statements,
)
from branchline.server.store.rows import StoredSanction
from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of
from tests.server.people.test_accounts import PASSWORD, register, sign_in
from tests.server.people.test_friends import befriend

OTHER_PASSWORD = "quite another horse"
Meanwhile = Callable[[], Awaitable[Any]]


def slowly(visitor: Visitor, path: str, body: dict[str, Any], meanwhile: Meanwhile) -> Any:
    """The answer to a request whose body takes so long that something happens meanwhile."""

    async def sent() -> AsyncIterator[bytes]:
        data = json.dumps(body).encode()
        yield data[:1]
        await meanwhile()
        yield data[1:]

    return visitor.ask("POST", path, content=sent())


def before_write(server: InProcessServer, patched: pytest.MonkeyPatch, step: object, meanwhile: Meanwhile) -> None:
    """Lets something happen before a statement is carried out for the first time."""
    write, done = server.store.write, list[Any]()

    async def later(work: Any, *arguments: Any, **more: Any) -> Any:
        if work is step and not done:
            done.append(work)
            await meanwhile()
        return await write(work, *arguments, **more)

    patched.setattr(server.store, "write", later)


def another_device(server: InProcessServer, visitor: Visitor) -> Visitor:
    found = server.visitor()
    assert found.post("/api/arrivals", {"code": visitor.post("/api/me/transfer", {}).json()["code"]}).is_success
    return found


@pytest.mark.parametrize("slow_body", [True, False])
@pytest.mark.parametrize("erase", [True, False])
def test_who_registers_loses_nothing_to_who_has_a_token_of_the_guest(
    erase: bool, slow_body: bool, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if a request to erase the guest, or to take their games along, has begun before."""
    register(on_each.visitor(), "Eva")
    ana = on_each.guest("Ana")
    table = ana.make()["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    thief = another_device(on_each, ana)
    path, body = "/api/sign-in", {"name": "Eva", "password": PASSWORD}
    if erase:
        path, body = "/api/me/erasure", {"name": "Ana"}
    if slow_body:
        slowly(thief, path, body, registering(ana))
    else:
        before_write(on_each, monkeypatch, unfinished_statements.begin, registering(ana))
        assert thief.post(path, body).status_code == 503
    on_each.loop.run(on_each.services.personal_data.resume())
    assert ana.get("/api/me").json()["name"] == "Ana"
    assert ana.see(table)["yours"] == [0]
    assert sign_in(on_each.visitor(), "Ana").is_success


def test_a_guest_whose_games_are_being_taken_along_can_not_register(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account would be deleted together with the guest."""
    eva, ana = on_each.visitor(), on_each.guest("Ana")
    register(eva, "Eva")
    of_eva, of_ana = (on_each.loop.run(on_each.services.people.find(each.token)).id for each in (eva, ana))

    async def begins() -> None:  # another device of the guest signs in, and the worker stops
        name = unfinished_statements.name_of(unfinished_statements.MERGE, of_ana, of_eva)
        await on_each.store.write(unfinished_statements.begin, name, of_ana, "worker", 0.0, 0.0, None)

    before_write(on_each, monkeypatch, account_statements.add_account, begins)
    assert code_of(ana.post("/api/accounts", {"name": "Ana", "password": PASSWORD})) == "no-guest"
    on_each.loop.run(on_each.services.personal_data.resume())
    assert on_each.loop.run(on_each.store.person(of_ana)) is None


def test_no_games_are_taken_along_into_an_account_that_is_being_erased(on_each: InProcessServer) -> None:
    """They would be given to nobody, and keep the id of who was erased."""
    eva, ana = on_each.visitor(), on_each.guest("Ana")
    register(eva, "Eva")
    store, people = on_each.store, on_each.services.people
    of_eva, of_ana = (on_each.loop.run(people.find(each.token)).id for each in (eva, ana))
    erase = unfinished_statements.name_of(unfinished_statements.ERASE, of_eva)
    merge = unfinished_statements.name_of(unfinished_statements.MERGE, of_ana, of_eva)
    on_each.loop.run(store.take_lease(merge, "worker", 0.0, 1.0))
    assert code_of(eva.post("/api/me/erasure", {"name": "Eva"})) == "try-again"
    on_each.loop.run(store.drop_lease(merge, "worker"))
    on_each.loop.run(store.take_lease(erase, "worker", 0.0, 1.0))
    assert code_of(sign_in(ana, "Eva")) == "try-again"
    assert [each.get("/api/me").status_code for each in (eva, ana)] == [200, 200]
    assert len(eva.get("/api/account").json()["sessions"]) == 1


@pytest.mark.parametrize("step", [account_statements.sign_in, unfinished_statements.begin])
def test_a_new_password_ends_what_was_begun_with_the_old_one(
    step: object, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows the old one could otherwise keep a sign-in going by the many games of a guest."""
    ana, thief = on_each.visitor(), on_each.guest("Thief")
    register(ana)

    async def changes() -> None:
        answer = await ana.http.post("/api/account/password", json={"password": OTHER_PASSWORD})
        assert answer.is_success, answer.text

    before_write(on_each, monkeypatch, step, changes)
    answer = sign_in(thief)
    assert answer.status_code == (401 if step is account_statements.sign_in else 200)
    assert thief.get("/api/me").json().get("name") != "Ana"
    assert len(ana.get("/api/account").json()["sessions"]) == 1


def test_who_has_been_signed_out_sets_no_password(on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is hashed, the owner of the account signs all other devices out."""
    ana, thief = on_each.visitor(), on_each.visitor()
    register(ana)
    assert sign_in(thief).is_success

    async def ends_others() -> None:
        assert (await ana.http.delete("/api/account/sessions")).is_success

    before_write(on_each, monkeypatch, account_statements.set_password, ends_others)
    assert code_of(thief.post("/api/account/password", {"password": OTHER_PASSWORD})) == "no-guest"
    assert ana.get("/api/me").is_success
    assert sign_in(on_each.visitor()).is_success


def test_who_is_being_erased_can_not_sit_down_with_another_device(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While they leave their tables: nobody would hear of the name that is gone, and caches keep it."""
    ana, ola = on_each.guest("Ana"), on_each.guest("Ola")
    other = another_device(on_each, ana)
    table = ola.make(public=True)["id"]
    seats, answers = on_each.services.personal_data.seats, []
    depart = seats.depart

    async def sit(*arguments: Any) -> None:
        command = {"do": "sit", "move_id": "some-move-id", "seat": 0, "nonce": NONCE}
        answers.append(await other.http.post(f"/api/tables/{table}/commands", json=command))
        await depart(*arguments)

    monkeypatch.setattr(seats, "depart", sit)
    assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
    assert [code_of(answer) for answer in answers] == ["no-guest"]


def test_who_is_banned_while_they_sign_in_stays_banned(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(on_each.visitor())
    guest = on_each.guest("Guest")
    person = on_each.loop.run(on_each.services.people.find(guest.token))

    async def ban() -> None:
        sanction = StoredSanction("some-id", person.id, "ban", on_each.clock.now(), None, "", None)
        await on_each.store.write(moderation_statements.add_sanction, sanction)

    before_write(on_each, monkeypatch, erasure_statements.merge, ban)
    assert sign_in(guest).is_success
    assert code_of(guest.get("/api/me")) == "banned"


def test_a_code_for_another_device_ends_with_the_guest(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody is being erased, or their games taken along, nobody else can arrive as the guest."""
    ana, other = on_each.guest("Ana"), on_each.visitor()
    code = ana.post("/api/me/transfer", {}).json()["code"]
    seats, answers = on_each.services.personal_data.seats, []
    depart = seats.depart

    async def arrive(*arguments: Any) -> None:
        answers.append(await other.http.post("/api/arrivals", json={"code": code}))
        await depart(*arguments)

    monkeypatch.setattr(seats, "depart", arrive)
    assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
    assert [code_of(answer) for answer in answers] == ["wrong-code"]


def test_a_guest_who_has_just_registered_gets_no_name_as_a_guest(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account would have a name that it does not own: perhaps one that somebody else registers, or looks like."""
    ana = on_each.guest("Ana")
    thief = another_device(on_each, ana)
    before_write(on_each, monkeypatch, account_statements.rename_guest, registering(ana))
    assert code_of(thief.ask("PATCH", "/api/me", json={"name": "Eva"})) == "no-guest"
    assert ana.get("/api/me").json()["name"] == "Ana"


@pytest.mark.parametrize("erased", [True, False])
def test_no_code_for_another_device_is_made_once_the_guest_is_gone(
    erased: bool, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody could arrive with it as a guest who is being erased, and leave traces."""
    ana = on_each.guest("Ana")
    other = another_device(on_each, ana)
    of_ana = on_each.loop.run(on_each.services.people.find(ana.token)).id

    async def begins() -> None:
        name = unfinished_statements.name_of(unfinished_statements.ERASE, of_ana)
        await on_each.store.write(unfinished_statements.begin, name, of_ana, "worker", 0.0, 0.0, None)

    before_write(on_each, monkeypatch, account_statements.add_transfer, begins if erased else registering(ana))
    assert code_of(other.post("/api/me/transfer", {})) == "no-guest"


def registering(visitor: Visitor) -> Meanwhile:
    async def registers() -> None:
        answer = await visitor.http.post("/api/accounts", json={"name": "Ana", "password": PASSWORD})
        assert answer.status_code == 201, answer.text

    return registers


@pytest.mark.parametrize("step", [friend_statements.add_quick_table, statements.add_table])
def test_who_is_being_erased_makes_no_table_with_another_device(
    step: object, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of quick match would keep the name that is gone."""
    ana = on_each.guest("Ana")
    other = another_device(on_each, ana)

    async def erases() -> None:
        assert (await ana.http.post("/api/me/erasure", json={"name": "Ana"})).status_code == 204

    before_write(on_each, monkeypatch, step, erases)
    path = "/api/match" if step is friend_statements.add_quick_table else "/api/tables"
    asked = {"move_id": "some-move-id", "board": "thistledown", "players": 2}
    answer = other.post(path, asked | {"nonce": NONCE} if path == "/api/match" else asked)
    assert code_of(answer) == "no-guest"
    assert on_each.loop.run(on_each.store.table_ids()) == []


@pytest.mark.parametrize("invites", [True, False])
def test_who_has_just_been_erased_is_named_in_nothing(
    invites: bool, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in an invitation nor in a report that they were sending: no constraint of the database protects those."""
    ana, eva, ola = on_each.visitor(), on_each.visitor(), on_each.guest("Ola")
    for visitor, name in ((ana, "Anna"), (eva, "Eva Maria")):
        register(visitor, name)
    befriend(ana, eva)
    public = ola.make(public=True)["id"]
    assert ola.do(public, "sit", seat=0, nonce=NONCE).is_success
    part = on_each.services.friends if invites else on_each.services.moderation
    name = "invite" if invites else "report"
    send = getattr(part, name)

    async def erased(*arguments: Any, **more: Any) -> Any:
        assert (await ana.http.post("/api/me/erasure", json={"name": "Anna"})).status_code == 204
        monkeypatch.setattr(store, "read", befriended)
        return await send(*arguments, **more)

    store = on_each.store
    read = store.read

    async def befriended(work: Any, *arguments: Any, **more: Any) -> Any:  # as it was before
        return True if work is friend_statements.are_friends else await read(work, *arguments, **more)

    monkeypatch.setattr(part, name, erased)
    if invites:
        table = ana.make()["id"]
        assert ola.do(table, "sit", seat=0, nonce=NONCE, code=ana.see(table)["code"]).is_success
        body = {"player": eva.get("/api/account").json()["player"]}
        answer = ana.post(f"/api/tables/{table}/invitations", body)
    else:
        answer = ana.post(f"/api/tables/{public}/reports", {"reason": "other", "text": "x", "seat": 0})
    assert code_of(answer) == "no-guest"
    for column in (schema.invitations.c.inviter, schema.reports.c.reporter):
        assert on_each.loop.run(read(_values, column)) == []


def _values(connection: Connection, column: Column[Any]) -> list[Any]:
    return list(connection.execute(select(column)).scalars())
