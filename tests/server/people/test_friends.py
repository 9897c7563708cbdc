"""Friends, blocks, invitations and the inbox, by two workers on one store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, insert, select

from branchline.server.base.bus import LocalBus
from branchline.server.base.rate_limits import Rate
from branchline.server.people import erasure
from branchline.server.people import friends as friends_of_people
from branchline.server.people.friends import ONLINE
from branchline.server.people.identity import hash_of
from branchline.server.store import Store, schema
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of, playing
from tests.server.people.test_accounts import register, sign_in


class Workers:
    """Two workers on one store and one bus. Requests go to one and the other in turn."""

    def __init__(self, store: Store, loop: asyncio.Runner) -> None:
        self.store, self.loop = store, loop
        self.one = InProcessServer(store, loop, GENEROUS)
        self.other = InProcessServer(store, loop, GENEROUS, seed=1, moves=self.one.moves)
        bus = LocalBus()
        for server in (self.one, self.other):
            server.services.bus = server.services.log.bus = server.services.friends.bus = bus
            server.services.chat.bus = bus

    def guest(self, name: str, address: str = "127.0.0.1") -> Visitor:
        return self.one.guest(name, address)

    def member(self, name: str, address: str = "127.0.0.1") -> Visitor:
        """Somebody with an account, whose public id is their name in lower case."""
        found = self.guest(name, address)
        assert found.token is not None
        person = self.loop.run(self.store.person_by_token(hash_of(found.token)))
        assert person is not None
        self.loop.run(self.store.change_person(person.id, account=name.lower()))
        return found

    def there(self, visitor: Visitor) -> Visitor:
        """The same person, at the other worker."""
        found = self.other.visitor()
        assert visitor.token is not None
        found.token = visitor.token
        return found


@pytest.fixture
def workers(store: Store, loop: asyncio.Runner) -> Workers:
    return Workers(store, loop)


def friends(visitor: Visitor) -> list[str]:
    return [each["name"] for each in visitor.get("/api/friends").json().get("friends", [])]


def asks(visitor: Visitor) -> list[str]:
    return sorted(each["name"] for each in visitor.get("/api/friends").json().get("requests", []))


def befriend(one: Visitor, other: Visitor) -> None:
    link = one.ask("POST", "/api/friends/link").json()["code"]
    answer = other.ask("POST", f"/api/friends/link/{link}")
    assert answer.json() == {"status": "friends"}, answer.text


def say(visitor: Visitor, table: str, text: str) -> None:
    body = {"do": "say", "move_id": visitor.move_id(), "text": text}
    assert visitor.post(f"/api/tables/{table}/lines", body).status_code == 201


def heard(visitor: Visitor, table: str) -> list[str]:
    return [line["text"] for line in visitor.get(f"/api/tables/{table}/lines").json()["lines"]]


def test_a_request_is_accepted_or_declined(workers: Workers) -> None:
    ana, ola, eva = workers.member("Ana"), workers.member("Ola"), workers.member("Eva")
    for asker in (ana, eva):
        assert asker.post("/api/friends", {"player": "ola"}).json() == {"status": "asked"}
    assert asks(workers.there(ola)) == ["Ana", "Eva"]
    assert friends(ola) == friends(ana) == []
    assert workers.there(ola).post("/api/friends", {"player": "ana"}).json() == {"status": "friends"}
    assert ola.ask("DELETE", "/api/friends/eva").status_code == 204
    assert asks(ola) == []
    assert (friends(ola), friends(ana), friends(eva)) == (["Ana"], ["Ola"], [])
    assert ana.ask("DELETE", "/api/friends/ola").status_code == 204
    assert (friends(ola), friends(ana)) == ([], [])


def test_friends_need_accounts(workers: Workers) -> None:
    ana, guest = workers.member("Ana"), workers.guest("Guest")
    assert code_of(guest.post("/api/friends", {"player": "ana"})) == "account-needed"
    assert code_of(guest.ask("POST", "/api/friends/link")) == "account-needed"
    link = ana.ask("POST", "/api/friends/link").json()["code"]
    assert guest.get(f"/api/friends/link/{link}").json() == {"player": "ana", "name": "Ana"}
    assert code_of(guest.ask("POST", f"/api/friends/link/{link}")) == "account-needed"
    table = guest.make(public=True)["id"]
    guest.do(table, "sit", seat=0, nonce=NONCE)
    assert code_of(ana.post("/api/friends", {"table": table, "seat": 0})) == "guest-no-friend"
    assert code_of(ana.post("/api/friends", {"table": table, "seat": 1})) == "no-such-player"
    assert code_of(ana.post("/api/friends", {"player": "ana"})) == "only-others"
    assert code_of(ana.post("/api/friends", {"player": "nobody"})) == "no-such-player"
    assert code_of(ana.post("/api/friends", {})) == "bad-message"


def test_a_link_makes_friends_until_it_is_revoked_or_expires(workers: Workers) -> None:
    ana, ola, eva = workers.member("Ana"), workers.member("Ola"), workers.member("Eva")
    befriend(ana, workers.there(ola))
    link = ana.ask("POST", "/api/friends/link").json()["code"]
    assert ola.get(f"/api/friends/link/{link}").json() == {"player": "ana", "name": "Ana", "friends": True}
    assert ana.get(f"/api/friends/link/{link}").json() == {"player": "ana", "name": "Ana", "own": True}
    assert code_of(ana.ask("POST", f"/api/friends/link/{link}")) == "only-others"
    assert ana.get("/api/friends").json()["links"] == 2
    assert ana.ask("DELETE", "/api/friends/link").status_code == 204
    assert code_of(eva.ask("POST", f"/api/friends/link/{link}")) == "wrong-code"
    late = ana.ask("POST", "/api/friends/link").json()
    workers.one.clock.at = late["until"] + 1
    assert code_of(eva.ask("POST", f"/api/friends/link/{late['code']}")) == "wrong-code"
    assert (friends(ana), friends(eva)) == (["Ola"], [])


def test_who_is_blocked_is_not_told_and_reaches_nobody(workers: Workers) -> None:
    ana, ola = workers.member("Ana"), workers.member("Ola")
    befriend(ana, ola)
    table = ola.make(players=3)["id"]
    ola.do(table, "sit", seat=0, nonce=NONCE)
    assert ola.post(f"/api/tables/{table}/invitations", {"player": "ana"}).status_code == 204
    assert ana.post("/api/blocks", {"player": "ola"}).status_code == 204
    assert (friends(ana), friends(ola)) == ([], [])
    there = workers.there(ola)
    assert there.post("/api/friends", {"player": "ana"}).json() == {"status": "asked"}
    link = ana.ask("POST", "/api/friends/link").json()["code"]
    assert code_of(there.get(f"/api/friends/link/{link}")) == "wrong-code"
    inbox = ana.get("/api/me/inbox").json()
    assert "requests" not in inbox
    assert "invitations" not in inbox
    assert asks(ana) == []
    [blocked] = ana.get("/api/friends").json()["blocked"]
    assert (blocked["name"], blocked["kind"], blocked["player"]) == ("Ola", "block", "ola")
    assert ana.ask("DELETE", f"/api/blocks/{blocked['id']}").status_code == 204
    assert asks(workers.there(ana)) == ["Ola"]


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_a_muted_guest_is_not_heard_at_any_worker(workers: Workers, kind: str) -> None:
    ana, rude, eva = workers.guest("Ana"), workers.guest("Rude"), workers.guest("Eva")
    table = ana.make(public=True, players=3)["id"]
    for seat, visitor in enumerate((ana, rude, eva)):
        assert visitor.do(table, "sit", seat=seat, nonce=NONCE).is_success
    say(rude, table, "before")
    assert workers.there(ana).post("/api/blocks", {"table": table, "seat": 1, "kind": kind}).status_code == 204
    say(workers.there(rude), table, "after")
    say(eva, table, "hello")
    for visitor in (ana, workers.there(ana)):
        assert heard(visitor, table) == ["hello"]
    assert heard(eva, table) == heard(workers.there(rude), table) == ["before", "after", "hello"]
    [blocked] = ana.get("/api/friends").json()["blocked"]
    assert ana.ask("DELETE", f"/api/blocks/{blocked['id']}").status_code == 204
    assert heard(workers.there(ana), table) == ["before", "after", "hello"]
    assert code_of(ana.post("/api/blocks", {"table": table, "seat": 0})) == "only-others"


@pytest.mark.parametrize("known", [None, "mute", "block"])
def test_who_has_been_blocked_as_a_guest_stays_blocked_after_signing_in(workers: Workers, known: str | None) -> None:
    """And whoever they have blocked, too. `known`: what there is already between the account and the other person."""
    ana, ola, eva = workers.member("Ana"), workers.guest("Ola"), workers.guest("Eva")
    register(workers.one.visitor(), "Zoe")
    table = ana.make(public=True, players=3)["id"]
    for seat, visitor in enumerate((ana, ola, eva)):
        assert visitor.do(table, "sit", seat=seat, nonce=NONCE).is_success
    assert ana.post("/api/blocks", {"table": table, "seat": 1}).status_code == 204
    assert ola.post("/api/blocks", {"table": table, "seat": 2, "kind": "mute"}).status_code == 204
    zoe = workers.one.visitor()
    assert sign_in(zoe, "Zoe").is_success
    public_id = zoe.get("/api/me").json()["player"]
    if known is not None:
        assert ana.post("/api/blocks", {"player": public_id, "kind": known}).status_code == 204
    else:
        befriend(ana, zoe)
    say(ola, table, "you can't see this")
    assert sign_in(ola, "Zoe").is_success
    say(ola, table, "nor this")
    assert heard(ana, table) == []
    blocked = ana.get("/api/friends").json()["blocked"]
    account = [("Zoe", known)] if known is not None else []
    assert [(each["name"], each["kind"]) for each in blocked] == [("Ola", "block"), *account]
    assert friends(ana) == (["Zoe"] if known is None else [])  # if she vanished, Ana would know who Ola is
    say(eva, table, "hello")
    assert heard(ola, table) == ["you can't see this", "nor this"]


@pytest.mark.parametrize("erased", [False, True])
def test_many_blocks_of_somebody_are_rewritten_in_small_transactions(
    erased: bool, local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any number of guests can block one, and others wait for the writer while that one is erased or signs in."""
    register(local_server.visitor(), "Zoe")
    ola = local_server.guest("Ola")
    table = ola.make(public=True)["id"]
    assert ola.do(table, "sit", seat=0, nonce=NONCE).is_success
    for number in range(7):
        guest = local_server.guest(f"Eva {number}")
        assert guest.post("/api/blocks", {"table": table, "seat": 0}).status_code == 204
    assert ola.token is not None
    before = local_server.loop.run(local_server.store.person_by_token(hash_of(ola.token)))
    assert before is not None
    monkeypatch.setattr(erasure, "BLOCKS", 3)
    left = list[int]()  # after each transaction
    write = local_server.store.write

    async def noting(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        def both(connection: Connection) -> Any:
            done = work(connection, *arguments, **more)
            of_guest = select(func.count()).select_from(schema.blocks).where(schema.blocks.c.other == before.id)
            left.append(int(connection.execute(of_guest).scalar_one()))
            return done

        return await write(both)

    monkeypatch.setattr(local_server.store, "write", noting)
    if erased:
        assert ola.post("/api/me/erasure", {"name": "Ola"}).status_code == 204
    else:
        assert sign_in(ola, "Zoe").is_success
    assert list(dict.fromkeys(left)) == [7, 4, 1, 0]

    def count(connection: Connection) -> int:
        return int(connection.execute(select(func.count()).select_from(schema.blocks)).scalar_one())

    assert local_server.loop.run(local_server.store.read(count)) == (0 if erased else 7)


def test_a_guests_invitations_go_along_into_the_account(workers: Workers) -> None:
    ana, ola, table = playing(workers.one)
    register(workers.one.visitor(), "Zoe")
    assert ana.do(table, "resign", seat=0).is_success
    made = ola.do(table, "rematch")
    assert made.is_success
    assert len(ana.get("/api/me/inbox").json()["invitations"]) == 1
    assert sign_in(ola, "Zoe").is_success
    assert [each["name"] for each in ana.get("/api/me/inbox").json()["invitations"]] == ["Zoe"]
    register(workers.one.visitor(), "Max")
    assert sign_in(ana, "Max").is_success
    assert [each["name"] for each in ana.get("/api/me/inbox").json()["invitations"]] == ["Zoe"]


def test_an_invited_friend_sits_without_the_code(workers: Workers) -> None:
    ana, ola, eva = workers.member("Ana"), workers.member("Ola"), workers.member("Eva")
    befriend(ana, ola)
    made = ana.make(players=3)
    table = made["id"]
    there = workers.there(ola)
    assert code_of(there.do(table, "sit", seat=1, nonce=NONCE)) == "code-needed"
    path = f"/api/tables/{table}/invitations"
    assert code_of(ana.post(path, {"player": "eva"})) == "not-friends"
    assert code_of(eva.post(path, {"player": "ola"})) == "not-player"
    for _ in range(2):
        assert ana.post(path, {"player": "ola"}).status_code == 204
    [invitation] = there.get("/api/me/inbox").json()["invitations"]
    assert (invitation["table"], invitation["name"], invitation["free"]) == (table, "Ana", 3)
    assert there.do(table, "sit", seat=1, nonce=NONCE).is_success
    assert "invitations" not in there.get("/api/me/inbox").json()
    assert code_of(eva.do(table, "sit", seat=2, nonce=NONCE)) == "code-needed"


def test_an_invitation_ends_with_a_dismissal_and_can_be_declined(workers: Workers) -> None:
    ana, ola, eva = workers.member("Ana"), workers.member("Ola"), workers.member("Eva")
    for other in (ola, eva):
        befriend(ana, other)
    table = ana.make(players=3)["id"]
    for player in ("ola", "eva"):
        assert ana.post(f"/api/tables/{table}/invitations", {"player": player}).status_code == 204
    assert ola.do(table, "sit", seat=1, nonce=NONCE).is_success
    assert ana.do(table, "dismiss", seat=1).is_success
    assert ana.post(f"/api/tables/{table}/invitations", {"player": "ola"}).status_code == 204
    assert "invitations" not in ola.get("/api/me/inbox").json()
    assert code_of(ola.do(table, "sit", seat=1, nonce=NONCE)) == "dismissed"
    assert eva.ask("DELETE", f"/api/me/invitations/{table}").status_code == 204
    assert "invitations" not in workers.there(eva).get("/api/me/inbox").json()
    assert code_of(eva.do(table, "sit", seat=1, nonce=NONCE)) == "code-needed"


def test_a_rematch_is_in_the_inbox_of_everybody_who_played(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    made = ana.make()
    table = made["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert ola.do(table, "sit", seat=1, nonce=NONCE, code=made["code"]).is_success
    assert ana.do(table, "start").is_success
    assert ana.do(table, "resign", seat=0).is_success
    assert ana.do(table, "rematch").is_success
    [invitation] = workers.there(ola).get("/api/me/inbox").json()["invitations"]
    assert (invitation["name"], invitation["rematch"]) == ("Ana", True)
    assert ola.do(invitation["table"], "sit", seat=1, nonce=NONCE).is_success
    assert "invitations" not in ana.get("/api/me/inbox").json()


def test_the_inbox_answers_as_soon_as_something_comes_in(workers: Workers) -> None:
    ana, ola = workers.member("Ana"), workers.member("Ola")
    there = workers.there(ola)
    digest = there.get("/api/me/inbox").json()["digest"]

    async def wait() -> dict[str, Any]:
        params: dict[str, Any] = {"wait": 30, "seen": digest}
        waiting = asyncio.create_task(there.http.get("/api/me/inbox", params=params))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        answer: httpx.Response = await ana.http.post("/api/friends", json={"player": "ola"})
        assert answer.is_success
        found: dict[str, Any] = (await asyncio.wait_for(waiting, 20)).json()
        return found

    assert [each["name"] for each in workers.loop.run(wait())["requests"]] == ["Ana"]


def test_friends_see_who_is_online_and_where(workers: Workers) -> None:
    ana, ola = workers.member("Ana"), workers.member("Ola")
    befriend(ana, ola)
    table = ola.make(public=True)["id"]
    ola.do(table, "sit", seat=0, nonce=NONCE)
    services = workers.one.services
    workers.loop.run(services.online.write())
    [seen] = workers.there(ana).get("/api/friends").json()["friends"]
    assert seen == {"player": "ola", "name": "Ola", "seen": "online", "table": table, "status": "open", "free": 1}
    workers.other.clock.at += ONLINE
    [seen] = workers.there(ana).get("/api/friends").json()["friends"]
    assert seen == {"player": "ola", "name": "Ola", "seen": "today"}


def test_friends_do_not_see_when_somebody_acts(workers: Workers) -> None:
    """They may watch a table with a delay: the one that is shown must not be the one that was used last."""
    ana, ola = workers.member("Ana"), workers.member("Ola")
    befriend(ana, ola)
    tables = [ola.make(public=True)["id"] for _ in range(3)]
    shown = []
    for table in tables:
        workers.one.clock.at += 1
        assert ola.do(table, "sit", seat=0, nonce=NONCE).is_success
    for table in tables:
        workers.one.clock.at += 1
        assert ola.do(table, "sit", seat=1, nonce=NONCE).is_success
        workers.loop.run(workers.one.services.online.write())
        shown.append(ana.get("/api/friends").json()["friends"][0]["table"])
    assert len(set(shown)) == 1


def test_one_network_does_not_fill_the_requests_of_somebody(store: Store, loop: asyncio.Runner) -> None:
    workers = Workers(store, loop)
    workers.one = InProcessServer(store, loop, GENEROUS._replace(asked=Rate(2, 1e-9)))
    workers.member("Ana")
    mob = [workers.member(name, "198.51.100.1") for name in ("One", "Two", "Three")]
    answers = [each.post("/api/friends", {"player": "ana"}) for each in mob]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert workers.member("Ola", "203.0.113.1").post("/api/friends", {"player": "ana"}).json() == {"status": "asked"}


def test_strangers_do_not_fill_the_requests(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_of_people, "MOST_REQUESTS", 4)
    """A part is reserved for those with whom somebody has finished a game."""
    ana, eva, *strangers = (workers.member(name) for name in ("Ana", "Eva", "One", "Two", "Three", "Four"))
    player = {"player": "ana"}
    answers = [each.post("/api/friends", player) for each in strangers]
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    assert code_of(answers[3]) == "too-many-requests"
    ids = [workers.loop.run(workers.one.services.people.find(each.token)).id for each in (ana, eva)]

    def meet(connection: Connection) -> None:
        row = {"person": ids[0], "other": f"p:{ids[1]}", "games": 1, "ahead": 1, "behind": 0}
        connection.execute(insert(schema.meetings).values(**row))

    workers.loop.run(workers.one.store.write(meet))
    assert eva.post("/api/friends", player).json() == {"status": "asked"}


def test_requests_are_limited(store: Store, loop: asyncio.Runner) -> None:
    workers = Workers(store, loop)
    workers.one = InProcessServer(store, loop)
    ana = workers.member("Ana")
    answers = [ana.post("/api/friends", {"player": "nobody"}) for _ in range(31)]
    assert {code_of(answer) for answer in answers[:30]} == {"no-such-player"}
    assert code_of(answers[30]) == "too-many"


def named(visitor: Visitor) -> list[tuple[str, str | None]]:
    """The names and accounts of those whom somebody has blocked."""
    found = visitor.get("/api/friends").json().get("blocked", [])
    assert len({each["id"] for each in found}) == len(found)
    exported = json.loads(visitor.get("/api/me/export").text)["blocked"]
    assert sorted(each["name"] for each in exported) == sorted(each["name"] for each in found)
    return [(each["name"], each.get("player")) for each in found]


def test_who_blocks_somebody_learns_no_other_name_of_theirs(on_each: InProcessServer) -> None:
    """Nor that two names are one person's, nor whose account it is, now or later."""
    ola, eve = on_each.guest("Ola"), on_each.guest("Eve")
    tables = [ola.make(public=True)["id"] for _ in range(2)]
    for table, name in zip(tables, ("Fox", "Hen"), strict=True):
        assert ola.do(table, "sit", seat=0, nonce=NONCE, name=name).is_success
        assert eve.post("/api/blocks", {"table": table, "seat": 0, "kind": "mute"}).status_code == 204
    assert named(eve) == [("Fox", None), ("Hen", None)]
    register(on_each.visitor(), "Olga Maria")
    assert sign_in(ola, "Olga Maria").is_success
    assert named(eve) == [("Fox", None), ("Hen", None)]
    assert eve.post("/api/blocks", {"table": tables[0], "seat": 0}).status_code == 204
    assert named(eve) == [("Fox", None), ("Hen", None)]
    player = ola.get("/api/account").json()["player"]
    assert eve.post("/api/blocks", {"player": player}).status_code == 204
    assert named(eve) == [("Fox", None), ("Hen", None), ("Olga Maria", player)]
    for name, left in (("Fox", 2), ("Olga Maria", 1), ("Hen", 0)):
        [handle] = [each["id"] for each in eve.get("/api/friends").json()["blocked"] if each["name"] == name]
        assert eve.ask("DELETE", f"/api/blocks/{handle}").status_code == 204
        assert len(named(eve)) == left


def test_the_name_of_a_private_account_is_for_those_who_know_it(on_each: InProcessServer) -> None:
    ola, eve, ana = on_each.visitor(), on_each.guest("Eve"), on_each.visitor()
    for visitor, name in ((ola, "Olga"), (ana, "Anastasia")):
        register(visitor, name)
    befriend(ola, ana)
    table = ola.make(public=True)["id"]
    assert ola.do(table, "sit", seat=0, nonce=NONCE, name="Fox").is_success
    assert "player" not in eve.see(table)["seats"][0]
    assert ola.ask("PATCH", "/api/account", json={"private": True}).is_success
    player = ola.get("/api/account").json()["player"]
    for visitor, name in ((eve, ""), (ana, "Olga")):
        assert visitor.post("/api/blocks", {"player": player}).status_code == 204
        assert named(visitor) == [(name, player)]


def test_nobody_finds_out_whose_an_earlier_name_is_by_asking_to_be_friends(on_each: InProcessServer) -> None:
    """Who has asked somebody to be a friend would be one at once, if they were asked by the table and the seat."""
    ola, eve = on_each.guest("Fox"), on_each.visitor()
    register(eve, "Eve")
    table = ola.make(public=True)["id"]
    assert ola.do(table, "sit", seat=0, nonce=NONCE).is_success
    register(ola, "Olga")
    assert ola.post("/api/friends", {"player": eve.get("/api/account").json()["player"]}).is_success
    assert code_of(eve.post("/api/friends", {"table": table, "seat": 0})) == "guest-no-friend"


def test_nobody_is_told_who_is_banned(on_each: InProcessServer) -> None:
    """What others ask of them is like what they ask of anybody else."""
    ola, eve = on_each.visitor(), on_each.visitor()
    register(ola, "Olga")
    register(eve, "Eve")
    player = ola.get("/api/account").json()["player"]
    person = on_each.loop.run(on_each.store.person_by_token(hash_of(ola.token or "")))
    assert person is not None
    on_each.loop.run(on_each.store.change_person(person.id, banned=True))
    assert eve.post("/api/friends", {"player": player}).json() == {"status": "asked"}
    assert eve.ask("DELETE", f"/api/friends/{player}").status_code == 204
    assert eve.post("/api/blocks", {"player": player}).status_code == 204


@pytest.mark.parametrize("late", [False, True])
def test_who_was_removed_sends_nobody_to_the_table(
    late: bool, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By invitations from before, or one that is being written meanwhile: they would bring the new code."""
    host, tom, alt = on_each.guest("Host"), on_each.visitor(), on_each.visitor()
    for visitor, name in ((tom, "Tommy"), (alt, "Altena")):
        register(visitor, name)
    befriend(tom, alt)
    made = host.make(players=3)
    assert tom.do(made["id"], "sit", seat=1, nonce=NONCE, code=made["code"]).is_success
    invitation = {"player": alt.get("/api/account").json()["player"]}
    dismissal = {"do": "dismiss", "move_id": "some-move-id", "seat": 1}
    invite = on_each.services.friends.invite

    async def after_removal(*arguments: Any) -> None:
        if late:
            assert (await host.http.post(f"/api/tables/{made['id']}/commands", json=dismissal)).is_success
        await invite(*arguments)

    monkeypatch.setattr(on_each.services.friends, "invite", after_removal)
    assert tom.post(f"/api/tables/{made['id']}/invitations", invitation).status_code == 204
    if not late:
        assert len(alt.get("/api/me/inbox").json()["invitations"]) == 1
        assert host.post(f"/api/tables/{made['id']}/commands", dismissal).is_success
    assert "invitations" not in alt.get("/api/me/inbox").json()
    assert code_of(alt.do(made["id"], "sit", seat=1, nonce=NONCE)) == "code-needed"
