"""Accounts: registering, signing in on other devices, sessions, recovery codes, names, and a guest's games."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from branchline.server.app.services import Services
from branchline.server.base import DAY
from branchline.server.base.bus import Note
from branchline.server.base.rate_limits import Rate
from branchline.server.live.hub import forgotten
from branchline.server.people.accounts import NOBODY, WEAK, _hasher, _score, device_label, new_code
from branchline.server.people.identity import hash_of
from branchline.server.people.names import name_key
from branchline.server.store import account_statements, moderation_statements, schema
from branchline.server.store.rows import StoredSanction
from branchline.server.store.upkeep import sweep
from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of, keep, playing

PASSWORD = "five coloured carriages"


def register(visitor: Visitor, name: str = "Ana", password: str = PASSWORD, **more: Any) -> dict[str, Any]:
    answer = visitor.post("/api/accounts", {"name": name, "password": password, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sign_in(visitor: Visitor, name: str = "Ana", password: str = PASSWORD, **more: Any) -> httpx.Response:
    return visitor.post("/api/sign-in", {"name": name, "password": password, **more})


def account(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get("/api/account").json()
    return found


# Registering.


def test_a_guest_keeps_everything_and_has_it_on_every_device(on_each: InProcessServer) -> None:
    ana, ola, table = playing(on_each)
    registered = register(ana)
    assert registered["me"]["player"]
    assert len(set(registered["codes"])) == 8
    phone = on_each.visitor()
    assert sign_in(phone).json()["player"] == registered["me"]["player"]
    assert [each["id"] for each in phone.get("/api/tables/mine").json()["tables"]] == [table]
    assert keep(phone, table, 0).is_success
    assert ana.see(table)["yours"] == phone.see(table)["yours"] == [0]
    assert ola.see(table)["yours"] == [1]


def test_a_guest_may_sign_up_during_a_game(local_server: InProcessServer) -> None:
    """The seat stays theirs; the table learns the account's public id when they sit down the next time."""
    ana, ola, table = playing(local_server)
    player = register(ana)["me"]["player"]
    assert keep(ana, table, 0).is_success
    assert ana.do(table, "resign", seat=0).is_success
    rematch = ola.do(table, "rematch")
    assert rematch.is_success
    again = ola.see(table)["rematch"]["table"]
    assert ana.do(again, "sit", seat=0, nonce=NONCE).is_success
    assert ola.see(again)["seats"][0]["player"] == player
    assert "player" not in ola.see(table)["seats"][0]


def test_an_account_stays_when_nobody_uses_it(local_server: InProcessServer) -> None:
    """Guests who are not seen for a while are forgotten; people with an account are not."""
    ana = local_server.visitor()
    register(ana)
    local_server.guest("Ola")
    local_server.clock.at += 100 * DAY
    assert local_server.loop.run(sweep(local_server.store, local_server.clock.at)) == (1, 0)
    assert sign_in(local_server.visitor()).is_success


def test_a_ban_that_is_over_ends_at_the_next_sign_in(local_server: InProcessServer) -> None:
    ana = local_server.visitor()
    register(ana)
    found = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token or "")))
    assert found is not None
    ban = StoredSanction("s1", found.id, "ban", local_server.clock.at, local_server.clock.at + DAY, "insults")
    local_server.loop.run(local_server.store.write(moderation_statements.add_sanction, ban))
    assert code_of(sign_in(local_server.visitor())) == "banned"
    local_server.clock.at += 2 * DAY
    assert sign_in(local_server.visitor()).is_success


def test_somebody_new_may_begin_with_an_account(local_server: InProcessServer) -> None:
    ana = local_server.visitor()
    register(ana, language="pl")
    assert ana.get("/api/me").json()["language"] == "pl"
    assert code_of(ana.post("/api/accounts", {"name": "Ola", "password": PASSWORD})) == "account-already"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-short"),
        ("12345678", "password-weak"),
        ("password1", "password-weak"),
        ("AnaMariaP", "password-weak"),
        ("ż" * 101, "password-long"),
    ],
)
def test_bad_passwords_are_refused(local_server: InProcessServer, password: str, code: str) -> None:
    answer = local_server.visitor().post("/api/accounts", {"name": "Ana Maria P", "password": password})
    assert code_of(answer) == code
    assert answer.status_code == 422


def test_judging_a_password_takes_little_time() -> None:
    """While it is judged nobody else can sign in. Digits and symbols may stand for several letters each."""
    password = "d!1+$to[|a5%[@+<b3o{(6744!9<@9bb{{8d[%06ot{8<o[20<t|75[28t53<8b{"
    _score("imports", "and tables")
    began = time.thread_time()
    assert _score(password, "il1|7t" * 5) >= WEAK
    assert time.thread_time() - began < 0.5


def test_operators_choose_who_may_register(local_server: InProcessServer) -> None:
    service, ana = local_server.services.account_service, local_server.visitor()
    asked = {"name": "Ana", "password": PASSWORD}
    for mode in ("guests", "closed"):
        service.mode = mode
        assert code_of(ana.post("/api/accounts", asked)) == "registration-closed"
    service.mode = "invited"
    assert code_of(ana.post("/api/accounts", asked)) == "invitation-needed"
    now, code = local_server.clock.now(), new_code(local_server.services.random)
    add = account_statements.add_invitation
    local_server.loop.run(local_server.store.write(add, hash_of(code), now, now + 60, 1))
    assert code_of(ana.post("/api/accounts", {**asked, "invitation": "WRONG"})) == "invitation-wrong"
    register(ana, invitation=f" {code[:4]}-{code[4:].lower()} ")
    assert code_of(local_server.visitor().post("/api/accounts", asked | {"name": "Ola", "invitation": code})) == (
        "invitation-wrong"
    )
    late = new_code(local_server.services.random)
    local_server.loop.run(local_server.store.write(add, hash_of(late), now, now + 60, 5))
    local_server.clock.at += 61
    answer = local_server.visitor().post("/api/accounts", asked | {"name": "Ola", "invitation": late})
    assert code_of(answer) == "invitation-wrong"


# Names.


def test_look_alikes_have_the_same_key() -> None:
    assert {name_key(name) for name in ("Ana", "ana", "A n a", "Аna", "Anа", "Ána", "ＡＮＡ", "A.N.A")} == {"ana"}
    assert name_key("Bill") == name_key("BiIl") == name_key("Bi1l")
    assert name_key("Morna") == name_key("Moma")
    assert name_key("Нина") == name_key("нина") != name_key("Анна")
    assert len({name_key(name) for name in ("Ana", "Anna", "Ola", "🚂", "🚃", "…")}) == 6


def test_an_accounts_name_is_nobody_elses(on_each: InProcessServer) -> None:
    """Neither another account's nor a guest's, nor at a table, also not one that looks the same."""
    ana = on_each.visitor()
    register(ana)
    for name in ("Ana", "ana", "Аna", "A.na", "Ána"):
        assert code_of(on_each.visitor().post("/api/accounts", {"name": name, "password": PASSWORD})) == "name-taken"
        assert code_of(on_each.visitor().post("/api/guests", {"name": name})) == "name-taken"
    ola = on_each.guest("Ola")
    assert code_of(ola.ask("PATCH", "/api/me", json={"name": "Ana"})) == "name-taken"
    table = ola.make(public=True)["id"]
    for name in ("Аna", "\u3164Ana", "A\u1160na"):  # the last two with letters that nobody sees
        assert code_of(ola.do(table, "sit", seat=0, nonce=NONCE, name=name)) == "name-taken"
    assert ola.do(table, "sit", seat=0, nonce=NONCE, name="Mum").is_success  # a second player on the same device
    assert ana.do(table, "sit", seat=1, nonce=NONCE).is_success
    assert ana.ask("PATCH", "/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert on_each.visitor().post("/api/guests", {"name": "Ana"}).is_success  # it is free again
    assert code_of(ana.ask("PATCH", "/api/me", json={"name": ""})) == "bad-message"
    assert code_of(on_each.visitor().post("/api/accounts", {"name": "x" * 33, "password": PASSWORD})) == "bad-message"


def test_operators_forbid_names(on_each: InProcessServer) -> None:
    rules = [{"word": "admln", "kind": "name", "at": 0.0}, {"word": "rude", "kind": "word", "at": 0.0}]
    insert = schema.name_rules.insert()
    on_each.loop.run(on_each.store.write(lambda connection: connection.execute(insert, rules)))
    for name in ("Admin", "ADM1N", "SoRuDeToo"):
        answer = on_each.visitor().post("/api/guests", {"name": name})
        assert code_of(answer) == "name-forbidden", name
    assert on_each.visitor().post("/api/guests", {"name": "Administra"}).is_success


# Signing in.


def test_an_unknown_name_gets_the_same_answer(local_server: InProcessServer) -> None:
    """Word for word, and after as much hashing: nobody can find out who has an account (enumeration)."""
    register(local_server.visitor())
    answers = [sign_in(local_server.visitor(), name, "wrong password") for name in ("Ana", "Nobody")]
    assert {code_of(answer) for answer in answers} == {"wrong-sign-in"}
    assert answers[0].content == answers[1].content
    assert not _hasher().check_needs_rehash(NOBODY)


def test_guessing_is_limited_by_account_and_by_address(rate_limited_server: InProcessServer) -> None:
    register(rate_limited_server.visitor())
    near = [code_of(sign_in(rate_limited_server.visitor("9.9.9.9"), password=f"guess {i}")) for i in range(11)]
    assert near == ["wrong-sign-in"] * 10 + ["too-many"]
    far = [code_of(sign_in(rate_limited_server.visitor(f"9.9.{i}.1"), password="guess")) for i in range(12)]
    assert far == ["wrong-sign-in"] * 10 + ["too-many"] * 2
    rate_limited_server.clock.at += 60
    assert sign_in(rate_limited_server.visitor("8.8.8.8")).is_success  # and it resets the account's limit
    again = [code_of(sign_in(rate_limited_server.visitor(f"7.9.{i}.1"), password="guess")) for i in range(3)]
    assert again == ["wrong-sign-in"] * 3


def test_right_passwords_are_limited_by_address_too(rate_limited_server: InProcessServer) -> None:
    """Each costs as much as a wrong one, and others wait for it."""
    register(rate_limited_server.visitor())
    rate_limited_server.services.limits.passwords.rate = Rate(3, 0.1)
    assert [sign_in(rate_limited_server.visitor("9.9.9.9")).status_code for _ in range(4)] == [200] * 3 + [429]
    assert sign_in(rate_limited_server.visitor("8.8.8.8")).is_success
    rate_limited_server.clock.at += 10
    assert sign_in(rate_limited_server.visitor("9.9.9.9")).is_success


def test_passwords_of_many_networks_keep_nobody_from_signing_in(local_server: InProcessServer) -> None:
    """Others wait for their turn, and are not refused."""
    register(local_server.visitor())
    mob = [local_server.visitor(f"2001:db8:{number:x}::1") for number in range(16)]
    newcomers = [local_server.visitor(f"8.8.{number}.8") for number in range(2)]

    async def all_at_once() -> list[int]:
        body = {"name": "Ana", "password": PASSWORD}
        asked = [asyncio.create_task(one.http.post("/api/sign-in", json=body)) for one in (*mob, *newcomers)]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert local_server.loop.run(all_at_once()) == [200] * 18


def test_nobody_is_locked_out_by_the_guesses_of_others(rate_limited_server: InProcessServer) -> None:
    register(rate_limited_server.visitor("5.5.5.5"))
    one_network = [code_of(sign_in(rate_limited_server.visitor(f"9.9.9.{i}"), password="guess")) for i in range(1, 15)]
    assert one_network == ["wrong-sign-in"] * 12 + ["too-many"] * 2
    assert sign_in(rate_limited_server.visitor("5.5.5.5")).is_success
    for i in range(20):
        assert code_of(sign_in(rate_limited_server.visitor(f"7.9.{i}.1"), password="guess")) == "wrong-sign-in"
    assert code_of(sign_in(rate_limited_server.visitor("7.9.99.1"))) == "too-many"
    assert sign_in(rate_limited_server.visitor("5.5.5.5")).is_success  # where the account was signed in to before


def test_a_token_that_was_planted_is_worth_nothing(local_server: InProcessServer) -> None:
    """Session fixation: an attacker gives the victim's browser a token of theirs, and waits for the sign-in."""
    register(local_server.visitor())
    for name, path in (("Ana", "/api/sign-in"), ("Eva", "/api/accounts")):
        mallory = local_server.guest("Mallory")
        victim = local_server.visitor(cookie=f"branchline={mallory.token}")
        answer = victim.post(path, {"name": name, "password": PASSWORD})
        assert answer.is_success
        assert answer.cookies["branchline"] != mallory.token
        assert code_of(mallory.get("/api/me")) == "no-guest"


def test_a_guests_other_devices_are_signed_out_when_they_register(on_each: InProcessServer) -> None:
    """Somebody may have been given the guest of an attacker, by a code; or a guest's cookie may have been stolen."""
    mallory = on_each.guest("Mallory")
    victim = on_each.visitor()
    code = mallory.post("/api/me/transfer", {}).json()["code"]
    assert victim.post("/api/arrivals", {"code": code}).status_code == 201
    heard: list[Note] = []
    on_each.loop.run(on_each.services.bus.subscribe("-", heard.append))
    register(victim)
    assert code_of(mallory.get("/api/me")) == "no-guest"
    assert forgotten(hash_of(mallory.token or "")) in heard
    assert [each["here"] for each in account(victim)["sessions"]] == [True]


def test_other_sites_can_not_sign_anybody_in_or_out(local_server: InProcessServer) -> None:
    """CSRF: every change must come from the server's own pages."""
    ana = local_server.visitor()
    register(ana)
    before = ana.token
    evil = {"headers": {"origin": "http://evil.test", "sec-fetch-site": "cross-site"}}
    asked = (
        *(("POST", "/api/sign-in"), ("POST", "/api/accounts"), ("POST", "/api/account/password")),
        *(("DELETE", "/api/account/sessions"), ("POST", "/api/me/erasure"), ("PATCH", "/api/account")),
        *(("POST", "/api/account/codes"), ("POST", "/api/passkeys/options")),
    )
    for method, path in asked:
        assert code_of(ana.ask(method, path, json={"name": "Ana"}, **evil)) == "other-origin"
    assert ana.token == before
    assert ana.get("/api/me").is_success


# Recovery codes and passwords.


def test_a_recovery_code_works_once(on_each: InProcessServer) -> None:
    ana = on_each.visitor()
    codes = register(ana)["codes"]
    lost = {"name": "ana", "code": f"{codes[0][:6].lower()}-{codes[0][6:]}"}
    phone = on_each.visitor()
    assert phone.post("/api/sign-in", lost).is_success
    assert code_of(on_each.visitor().post("/api/sign-in", lost)) == "wrong-sign-in"
    assert account(phone)["codes"] == 7
    assert phone.post("/api/account/password", {"password": "another train of thought"}).is_success
    assert code_of(sign_in(on_each.visitor())) == "wrong-sign-in"
    assert sign_in(on_each.visitor(), password="another train of thought").is_success
    assert code_of(ana.get("/api/me")) == "no-guest"  # a new password ends the other sessions
    fresh = phone.post("/api/account/codes", None).json()["codes"]
    assert not set(fresh) & set(codes)
    old = {"name": "Ana", "code": codes[1]}
    assert code_of(on_each.visitor().post("/api/sign-in", old)) == "wrong-sign-in"


def test_codes_belong_to_one_account(local_server: InProcessServer) -> None:
    codes = register(local_server.visitor())["codes"]
    register(local_server.visitor(), "Ola")
    answer = local_server.visitor().post("/api/sign-in", {"name": "Ola", "code": codes[0]})
    assert code_of(answer) == "wrong-sign-in"


def test_sensitive_changes_need_a_fresh_sign_in(local_server: InProcessServer) -> None:
    """A session that somebody left open is not enough to take the account over."""
    ana = local_server.visitor()
    register(ana)
    local_server.clock.at += 601
    assert account(ana)["fresh"] is False
    changes = (("/api/account/password", {"password": "something else entirely"}), ("/api/account/codes", None))
    for path, body in (*changes, ("/api/me/erasure", {"name": "Ana"})):
        assert code_of(ana.post(path, body)) == "not-fresh"
    assert sign_in(ana).is_success
    assert ana.post("/api/account/codes", None).is_success
    assert code_of(ana.post("/api/me/transfer", None)) == "sign-in-instead"


# Sessions.


def test_sessions_are_listed_and_revoked(on_each: InProcessServer) -> None:
    chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    ana = on_each.visitor(**{"user-agent": chrome})
    register(ana)
    on_each.clock.at += 10
    phone, tablet = on_each.visitor(), on_each.visitor()
    assert sign_in(phone).is_success
    assert sign_in(tablet).is_success
    shown = account(ana)["sessions"]
    assert [each.get("here", False) for each in shown].count(True) == 1
    assert {each["label"] for each in shown} == {"Chrome, Linux", "python-httpx"}
    heard: list[Note] = []
    on_each.loop.run(on_each.services.bus.subscribe("-", heard.append))
    other = next(each["id"] for each in shown if not each.get("here"))
    assert ana.ask("DELETE", f"/api/account/sessions/{other}").is_success
    assert [note.what for note in heard] == ["forgotten"]
    assert code_of(ana.ask("DELETE", f"/api/account/sessions/{other}")) == "no-such-session"
    assert [visitor.get("/api/me").status_code for visitor in (phone, tablet)].count(401) == 1
    assert len(ana.ask("DELETE", "/api/account/sessions").json()["sessions"]) == 1
    assert [visitor.get("/api/me").status_code for visitor in (ana, phone, tablet)] == [200, 401, 401]
    eva = on_each.visitor()
    register(eva, "Eva")
    mine = account(ana)["sessions"][0]["id"]
    assert code_of(eva.ask("DELETE", f"/api/account/sessions/{mine}")) == "no-such-session"


def test_labels_of_devices() -> None:
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"
    assert device_label(phone) == "Safari, iPhone"
    assert device_label("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox, Windows"
    assert device_label("") == ""


def test_two_devices_change_the_same_thing(local_server: InProcessServer) -> None:
    ana, phone = local_server.visitor(), local_server.visitor()
    register(ana)
    assert sign_in(phone).is_success
    assert ana.ask("PATCH", "/api/account", json={"train": 3}).json()["train"] == 3
    assert phone.get("/api/me").json()["train"] == 3
    assert phone.ask("PATCH", "/api/account", json={"private": True}).json()["train"] == 3
    assert phone.ask("PATCH", "/api/account", json={"train": "any"}).json()["private"] is True
    assert "train" not in account(ana)
    assert ana.post("/api/account/password", {"password": "something else entirely"}).is_success
    assert code_of(phone.post("/api/account/password", {"password": "a third one, in vain"})) == "no-guest"


# A guest's games.


def test_signing_in_takes_the_guests_games_along(on_each: InProcessServer) -> None:
    ana, ola, table = playing(on_each)  # Ana is a guest here, and the host
    register(on_each.visitor(), "Ana Maria")
    guest = ana.token
    assert sign_in(ana, "Ana Maria").is_success
    assert [each["id"] for each in ana.get("/api/tables/mine").json()["tables"]] == [table]
    assert keep(ana, table, 0).is_success
    assert keep(ola, table, 1).is_success
    assert ana.see(table)["host"] is True
    for reader in (ola, on_each.visitor()):  # nobody learns whose account it is
        assert reader.see(table)["seats"][0].keys() == {"name", "bank"}
    first = on_each.loop.run(on_each.services.log.as_of(table, 3))
    assert [seat.account for seat in first.seats] == [None, None]
    old = on_each.visitor(cookie=f"branchline={guest}")
    assert code_of(old.get("/api/me")) == "no-guest"
    names = on_each.loop.run(on_each.store.all_people())
    assert sorted(person.name for person, _ in names) == ["Ana Maria", "Ola"]


def test_who_sits_at_the_same_table_twice_decides(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    register(ana)
    assert code_of(sign_in(ola)) == "both-seated"
    assert ola.see(table)["yours"] == [1]
    assert sign_in(ola, merge=False).is_success
    assert ola.see(table)["yours"] == [0]
    assert ana.see(table)["seats"][1]["name"] == "Ola"


def test_a_guest_and_the_account_may_have_used_the_same_key_in_a_chat(on_each: InProcessServer) -> None:
    ana, _, table = playing(on_each)
    phone = on_each.visitor()
    register(phone, "Ana Maria")
    for visitor in (ana, phone):
        line = {"move_id": "the-same-key", "text": "Good luck!"}
        assert visitor.post(f"/api/tables/{table}/lines", line).is_success
    assert sign_in(ana, "Ana Maria").is_success
    assert [each["id"] for each in ana.get("/api/tables/mine").json()["tables"]] == [table]
    said = select(schema.lines.c.person, schema.lines.c.move_id)
    rows = on_each.loop.run(on_each.store.read(lambda connection: connection.execute(said).all()))
    assert len({row.person for row in rows}) == 1
    assert len({row.move_id for row in rows}) == 2


def test_all_workers_learn_of_a_merge(local_server: InProcessServer) -> None:
    """Another worker has cached the table with the guest's id; the event makes it stale."""
    ana, _, table = playing(local_server)
    second = InProcessServer(
        local_server.store, local_server.loop, local_server.rates, seed=1, moves=local_server.moves
    )
    second.clock = local_server.clock
    services: Services = second.services
    local_server.loop.run(services.log.read(table))
    register(local_server.visitor(), "Ana Maria")
    assert sign_in(ana, "Ana Maria").is_success
    there = second.visitor()
    assert sign_in(there, "Ana Maria").is_success
    assert keep(there, table, 0).is_success
