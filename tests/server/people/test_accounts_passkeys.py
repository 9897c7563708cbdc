"""Passkeys: registering with one, adding, using, renaming and deleting them, and attacks on the ceremonies."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from hashlib import sha256

import cbor2
import pytest
from sqlalchemy import Connection, func, insert, select

from branchline.server.base.rate_limits import USUAL
from branchline.server.people.passkeys import CHALLENGE_SECONDS, Site
from branchline.server.store import schema
from branchline.server.store.account_statements import EXPIRED
from tests.server.in_process import InProcessServer, Visitor, code_of
from tests.server.people.authenticator import Authenticator
from tests.server.people.test_accounts import account, register

HOST = "localhost:8000"
ORIGIN = f"http://{HOST}"


def at_home(server: InProcessServer) -> Visitor:
    """Somebody who has opened the page at an address where passkeys work."""
    return server.visitor(host=HOST)


def options(visitor: Visitor, name: str = "Ana") -> str:
    answer = visitor.post("/api/passkeys/options", {"name": name})
    assert answer.is_success, answer.text
    return str(answer.json()["options"])


def challenge(visitor: Visitor) -> str:
    return str(visitor.post("/api/sign-in/passkey/options", None).json()["options"])


def sign_in_with(visitor: Visitor, passkey: str, **more: bool) -> str:
    """The public id of who has signed in, or why that was refused."""
    answer = visitor.post("/api/sign-in/passkey", {"passkey": passkey, **more})
    return str(answer.json()["player"]) if answer.is_success else code_of(answer)


def registered(server: InProcessServer, device: Authenticator) -> tuple[Visitor, str]:
    """Somebody whose account has a passkey and no password, and the public id of the account."""
    ana = at_home(server)
    made = {"name": "Ana", "passkey": device.create(options(ana))}
    answer = ana.post("/api/accounts", made)
    assert answer.status_code == 201, answer.text
    return ana, answer.json()["me"]["player"]


def test_a_passkey_instead_of_a_password(on_each: InProcessServer) -> None:
    device = Authenticator(ORIGIN)
    ana, player = registered(on_each, device)
    found = account(ana)
    assert (found["password"], len(found["passkeys"])) == (False, 1)
    phone = at_home(on_each)
    assert sign_in_with(phone, device.get(challenge(phone))) == player
    answer = on_each.visitor().post("/api/sign-in", {"name": "Ana", "password": ""})
    assert code_of(answer) == "bad-message"
    assert code_of(on_each.visitor().post("/api/sign-in", {"name": "Ana", "password": "any"})) == "wrong-sign-in"


def test_a_guest_registers_with_a_passkey(local_server: InProcessServer) -> None:
    ana = at_home(local_server)
    assert ana.post("/api/guests", {"name": "Ana"}).is_success
    table = ana.make()["id"]
    device = Authenticator(ORIGIN)
    assert ana.post("/api/accounts", {"name": "Ana", "passkey": device.create(options(ana))}).is_success
    phone = at_home(local_server)
    sign_in_with(phone, device.get(challenge(phone)))
    assert [each["id"] for each in phone.get("/api/tables/mine").json()["tables"]] == [table]


@pytest.mark.parametrize("answer", [55, {"rawId": 5}, {"response": {"clientDataJSON": 5}}, "null"])
def test_an_answer_that_no_browser_gives_is_refused(answer: object, local_server: InProcessServer) -> None:
    visitor = at_home(local_server)
    assert sign_in_with(visitor, json.dumps(answer)) == "passkey-wrong"
    assert sign_in_with(visitor, "[" * 7000) == "passkey-wrong"


def test_a_key_that_the_library_does_not_expect_is_refused(local_server: InProcessServer) -> None:
    """It raises errors of many kinds, which are not ours."""
    ana, device = at_home(local_server), Authenticator(ORIGIN)
    made = json.loads(device.create(options(ana)))
    key = b"\0\x01i" + cbor2.dumps([1])  # after the length and the id: a list in place of the public key
    data = sha256(b"localhost").digest() + b"\x41" + bytes(4 + 16) + key
    attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
    made["response"]["attestationObject"] = urlsafe_b64encode(attestation).decode().rstrip("=")
    assert code_of(ana.post("/api/accounts", {"name": "Ana", "passkey": json.dumps(made)})) == "passkey-wrong"


def test_passkeys_are_added_renamed_and_deleted(on_each: InProcessServer) -> None:
    first, second = Authenticator(ORIGIN), Authenticator(ORIGIN)
    ana, player = registered(on_each, first)
    only = account(ana)["passkeys"][0]["id"]
    assert code_of(ana.ask("DELETE", f"/api/account/passkeys/{only}")) == "last-sign-in"
    on_each.clock.at += 1
    asked = options(ana)
    assert [each["id"] for each in json.loads(asked)["excludeCredentials"]] == [only]
    assert ana.post("/api/account/passkeys", {"passkey": second.create(asked), "label": "Key"}).status_code == 201
    assert ana.ask("PATCH", f"/api/account/passkeys/{only}", json={"label": "Phone"}).is_success
    assert [each["label"] for each in account(ana)["passkeys"]] == ["Phone", "Key"]
    assert code_of(ana.post("/api/account/passkeys", {"passkey": second.create(options(ana))})) == "passkey-known"
    assert ana.ask("DELETE", f"/api/account/passkeys/{only}").is_success
    assert code_of(ana.ask("DELETE", f"/api/account/passkeys/{only}")) == "no-such-passkey"
    phone = at_home(on_each)
    assert sign_in_with(phone, first.get(challenge(phone))) == "passkey-wrong"
    assert sign_in_with(phone, second.get(challenge(phone))) == player
    assert ana.post("/api/account/password", {"password": "five coloured carriages"}).is_success
    other = account(ana)["passkeys"][0]["id"]
    assert ana.ask("DELETE", f"/api/account/passkeys/{other}").is_success


def test_a_lost_passkey_is_replaced_with_a_recovery_code(local_server: InProcessServer) -> None:
    ana = at_home(local_server)
    lost = Authenticator(ORIGIN)
    codes = ana.post("/api/accounts", {"name": "Ana", "passkey": lost.create(options(ana))}).json()["codes"]
    phone, new = at_home(local_server), Authenticator(ORIGIN)
    assert phone.post("/api/sign-in", {"name": "Ana", "code": codes[3]}).is_success
    assert phone.post("/api/account/passkeys", {"passkey": new.create(options(phone))}).is_success
    old = next(each["id"] for each in account(phone)["passkeys"] if each["id"] in lost.create(options(phone)))
    assert phone.ask("DELETE", f"/api/account/passkeys/{old}").is_success


# Attacks.


def test_a_challenge_is_valid_once_for_its_purpose_and_for_a_short_time(on_each: InProcessServer) -> None:
    """Also at another worker: challenges are in the store."""
    device = Authenticator(ORIGIN)
    ana, player = registered(on_each, device)
    second = InProcessServer(on_each.store, on_each.loop, on_each.rates, seed=5, moves=on_each.moves)
    response = device.get(challenge(at_home(on_each)))
    assert sign_in_with(at_home(second), response) == player
    assert sign_in_with(at_home(on_each), response) == "passkey-late"
    made_up = device.get(challenge(at_home(on_each)), challenge="AAAA")
    assert sign_in_with(at_home(on_each), made_up) == "passkey-late"
    late = device.get(challenge(at_home(on_each)))
    on_each.clock.at += 301
    assert sign_in_with(at_home(on_each), late) == "passkey-late"
    for_adding = json.loads(options(at_home(on_each), "Ola"))["challenge"]
    assert sign_in_with(at_home(on_each), device.get(challenge(ana), challenge=for_adding)) == "passkey-late"


def test_challenges_count_as_stored(on_each: InProcessServer) -> None:
    worker = InProcessServer(on_each.store, on_each.loop, USUAL)
    visitor, quota = at_home(worker), worker.services.limits.storage
    before = quota._pending.total()
    challenge(visitor)
    assert quota._pending.total() > before


def test_many_expired_challenges_are_deleted_some_at_a_time(on_each: InProcessServer) -> None:
    """A visitor can ask for tens of thousands and stop, and others wait while they are deleted."""

    def add(connection: Connection) -> None:
        rows = [{"challenge": bytes([number]), "purpose": "sign-in", "until": 0.0} for number in range(EXPIRED + 50)]
        connection.execute(insert(schema.challenges), rows)

    def left() -> int:
        count = select(func.count()).select_from(schema.challenges)
        return int(on_each.loop.run(on_each.store.read(lambda db: db.execute(count).scalar_one())))

    on_each.loop.run(on_each.store.write(add))
    found = [left()]
    for _ in range(3):
        on_each.clock.at += CHALLENGE_SECONDS + 1
        challenge(at_home(on_each))
        found.append(left())
    assert found == [EXPIRED + 50, 51, 1, 1]


def test_a_passkey_of_another_site_or_key_is_refused(local_server: InProcessServer) -> None:
    device = Authenticator(ORIGIN)
    registered(local_server, device)
    phone = at_home(local_server)
    device.origin = "http://evil.test"  # the browser names the page that asked: phishing
    assert sign_in_with(phone, device.get(challenge(phone))) == "passkey-wrong"
    device.origin = ORIGIN
    assert sign_in_with(phone, device.get(challenge(phone), rpId="evil.test")) == "passkey-wrong"
    copy = Authenticator(ORIGIN)
    copy.id = device.id
    assert sign_in_with(phone, copy.get(challenge(phone))) == "passkey-wrong"
    assert sign_in_with(phone, Authenticator(ORIGIN).get(challenge(phone))) == "passkey-wrong"
    for rubbish in ("{}", "[]", "not json", '{"rawId": 1, "response": {"clientDataJSON": "e30"}}'):
        assert sign_in_with(phone, rubbish) == "passkey-wrong"


def test_a_copy_of_a_key_that_counts_is_found(local_server: InProcessServer) -> None:
    device = Authenticator(ORIGIN, count=7)
    _, player = registered(local_server, device)
    phone = at_home(local_server)
    assert sign_in_with(phone, device.get(challenge(phone))) == player
    device.count = 5
    assert sign_in_with(phone, device.get(challenge(phone))) == "passkey-wrong"


def test_somebody_elses_response_adds_nothing(local_server: InProcessServer) -> None:
    """A challenge for one account is not valid for another."""
    ana, _ = registered(local_server, Authenticator(ORIGIN))
    eva = at_home(local_server)
    register(eva, "Eva")
    response = Authenticator(ORIGIN).create(options(ana))
    assert code_of(eva.post("/api/account/passkeys", {"passkey": response})) == "passkey-late"


@pytest.mark.parametrize(
    ("host", "secure", "allowed"),
    [
        ("localhost:8000", False, True),
        ("127.0.0.1:8000", False, False),
        ("[::1]:8000", False, False),
        ("trains.example", False, False),
        ("trains.example", True, True),
        ("trains.example:8443", True, True),
        ("", True, False),
    ],
)
def test_where_passkeys_work(host: str, secure: bool, allowed: bool) -> None:
    assert Site(host, secure).allows_passkeys is allowed


def test_where_they_do_not_work_nothing_is_offered(local_server: InProcessServer) -> None:
    eva = local_server.visitor()
    assert eva.get("/api/registration").json() == {"mode": "open", "passkeys": False}
    assert at_home(local_server).get("/api/registration").json()["passkeys"] is True
    assert code_of(eva.post("/api/passkeys/options", {"name": "Eva"})) == "no-passkeys-here"
