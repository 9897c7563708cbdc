"""Names that moderators have replaced, and names as a way to write for people who may not."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from branchline.server.people.identity import hash_of
from branchline.server.store import result_statements, schema
from branchline.server.store.rows import FOR_GOOD
from branchline.server.wire import Say, Sit
from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of
from tests.server.people.test_accounts import register, sign_in
from tests.server.people.test_friends import befriend
from tests.server.people.test_moderation import moderator_of, person_of, report
from tests.server.people.test_ratings import game_of


def replace_name(server: InProcessServer, moderator: Visitor, visitor: Visitor) -> str:
    """Replaces a name; returns the sanction."""
    people = [server.loop.run(server.store.person(person_of(server, each))) for each in (moderator, visitor)]
    assert people[0] is not None
    assert people[1] is not None
    server.loop.run(server.services.moderation.rename(people[0], people[1].id))
    (renamed,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    return str(renamed["id"])


def silence(server: InProcessServer, visitor: Visitor) -> None:
    muted = update(schema.people).where(schema.people.c.id == person_of(server, visitor)).values(muted_until=FOR_GOOD)

    def mute(connection: Connection) -> None:
        connection.execute(muted)

    server.loop.run(server.store.write(mute))


@pytest.mark.parametrize("signs_in", [True, False])
def test_a_replaced_name_comes_back_only_to_who_had_it(signs_in: bool, on_each: InProcessServer) -> None:
    """Not to an account to which the guest has signed in since, and not to who has chosen another name since."""
    moderator, guest = moderator_of(on_each), on_each.guest("Ugly Name")
    register(on_each.visitor(), "Olga Maria")
    sanction = replace_name(on_each, moderator, guest)
    if signs_in:
        assert sign_in(guest, "Olga Maria").is_success
    else:
        assert guest.ask("PATCH", "/api/me", json={"name": "Olga Maria Two"}).is_success
    assert moderator.ask("DELETE", f"/api/moderation/sanctions/{sanction}").status_code == 204
    assert guest.get("/api/me").json()["name"] == ("Olga Maria" if signs_in else "Olga Maria Two")
    if signs_in:
        assert sign_in(on_each.visitor(), "Olga Maria").is_success


def test_a_replaced_name_is_used_nowhere_by_who_is_still_connected(on_each: InProcessServer) -> None:
    """A socket remembers its person for a minute, and at a rated table nobody has a name of their own."""
    moderator, ola, host = moderator_of(on_each), on_each.guest("Ola"), on_each.guest("Host")
    for visitor, name in ((ola, "Ugly Name"), (host, "Hostess")):
        register(visitor, name)
    services, token = on_each.services, ola.token or ""
    table = host.make(public=True, rated=True)["id"]
    person = on_each.loop.run(services.people.find(token, cached=True))
    replace_name(on_each, moderator, ola)
    table_state = on_each.loop.run(services.service.table_state(table))
    on_each.loop.run(services.chat.say(person, table_state, Say("some-line", "hello"), hash_of(token)))
    on_each.loop.run(services.service.do(person, table, Sit("some-seat", 0, NONCE, name="Nice"), hash_of(token)))
    neutral = ola.get("/api/me").json()["name"]
    assert neutral != "Ugly Name"
    assert host.see(table)["seats"][0]["name"] == neutral
    (line,) = on_each.visitor().get(f"/api/tables/{table}/lines").json()["lines"]
    assert line["name"] == neutral


def test_a_guest_does_not_speak_by_the_name_of_an_account(on_each: InProcessServer) -> None:
    """Although they had it first."""
    guest, host = on_each.guest("Olga"), on_each.guest("Host")
    table = host.make(public=True)["id"]
    body = {"do": "say", "move_id": "some-line", "text": "hello"}
    register(on_each.visitor(), "Olga")
    assert code_of(guest.post(f"/api/tables/{table}/lines", body)) == "name-taken"
    assert guest.ask("PATCH", "/api/me", json={"name": "Another"}).is_success
    assert guest.post(f"/api/tables/{table}/lines", body).status_code == 201


def test_who_is_muted_does_not_write_by_their_name(on_each: InProcessServer) -> None:
    ana, bob, eve, guest = (on_each.guest(name) for name in ("Ana", "Bob", "Eve", "Guest"))
    for visitor, name in ((ana, "Anna"), (bob, "Bobby"), (eve, "Evelyn")):
        register(visitor, name)
    befriend(ana, eve)
    link = bob.ask("POST", "/api/friends/link").json()["code"]
    public, own = bob.make(public=True)["id"], ana.make()["id"]
    silence(on_each, ana)
    silence(on_each, guest)
    rude, nonce = {"name": "Bobby is a cheat"}, {"nonce": NONCE}
    asked = [
        ana.ask("PATCH", "/api/me", json=rude),
        guest.ask("PATCH", "/api/me", json=rude),
        guest.post("/api/accounts", {**rude, "password": "correct horse battery"}),
        ana.post("/api/friends", {"player": bob.get("/api/account").json()["player"]}),
        ana.ask("POST", "/api/friends/link"),
        ana.ask("POST", f"/api/friends/link/{link}"),
        ana.post(f"/api/tables/{own}/invitations", {"player": eve.get("/api/account").json()["player"]}),
        guest.do(public, "sit", seat=0, **nonce, **rude),
    ]
    assert [code_of(answer) for answer in asked] == ["muted"] * len(asked)
    assert guest.do(public, "sit", seat=0, **nonce).is_success
    assert ana.get("/api/me").json()["name"] == "Anna"
    assert "requests" not in bob.get("/api/me/inbox").json()


def test_reports_do_not_tell_that_two_names_are_one_persons(on_each: InProcessServer) -> None:
    """One by one person of another is kept at each table; who makes more of them is not told."""
    ola, eve = on_each.guest("Ola"), on_each.guest("Eve")
    for _ in range(2):
        table = ola.make(public=True)["id"]
        for seat, name in enumerate(("Fox", "Hen")):
            assert ola.do(table, "sit", seat=seat, nonce=NONCE, name=name).is_success
            assert report(eve, table, seat=seat).status_code == 201
    count = select(func.count()).select_from(schema.reports)
    assert on_each.loop.run(on_each.store.read(lambda connection: connection.execute(count).scalar())) == 2


def test_the_last_of_two_changes_decides_who_is_on_the_leaderboard(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A switch that is pressed twice quickly, at two workers."""
    ana = on_each.visitor()
    register(ana, "Anna")
    person, write, done = person_of(on_each, ana), on_each.store.write, list[object]()

    def play(connection: Connection) -> None:
        for number in range(20):
            game = game_of(number, "thistledown", [(person, None), (None, "hard")], [1 + number % 2, 2 - number % 2])
            result_statements.add_finished_game(connection, game)

    on_each.loop.run(write(play))

    async def twice(work: Any, *arguments: Any, **more: Any) -> Any:
        found = await write(work, *arguments, **more)
        if work.__name__ == "change_account" and not done:
            done.append(work)
            assert (await ana.http.patch("/api/account", json={"private": True})).is_success
        return found

    monkeypatch.setattr(on_each.store, "write", twice)
    assert ana.ask("PATCH", "/api/account", json={"private": False}).is_success
    assert done
    monkeypatch.undo()
    listed = select(schema.ratings.c.listed).where(schema.ratings.c.subject == f"p:{person}")
    assert on_each.loop.run(on_each.store.read(lambda connection: connection.execute(listed).scalar())) is False
