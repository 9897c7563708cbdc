"""Nobody finds out which account a guest has signed in to, or that two names are one person's."""

from __future__ import annotations

from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of
from tests.server.people.test_accounts import register, sign_in


def account(visitor: Visitor) -> str:
    return str(visitor.get("/api/account").json()["player"])


def member(server: InProcessServer, name: str) -> Visitor:
    visitor = server.visitor()
    register(visitor, name)
    return visitor


def test_who_was_removed_can_not_be_told_by_inviting_them(on_each: InProcessServer) -> None:
    """Whoever removed a guest could otherwise try all accounts: has one of them got the guest by now?"""
    olga, other, eve, alias = (
        member(on_each, "Olga"),
        member(on_each, "Other"),
        on_each.guest("Eve"),
        on_each.guest("Fox"),
    )
    table = eve.make(public=True, players=3)["id"]
    assert alias.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert eve.do(table, "dismiss", seat=0).is_success
    assert sign_in(alias, "Olga").is_success
    on_each.services.log.forget()
    answers = [eve.post(f"/api/tables/{table}/invitations", {"player": account(each)}) for each in (olga, other)]
    assert [code_of(answer) for answer in answers] == ["not-friends"] * 2


def friends(visitor: Visitor) -> list[str]:
    return [each["name"] for each in visitor.get("/api/friends").json().get("friends", [])]


def blocked(visitor: Visitor) -> list[str]:
    return [each["name"] for each in visitor.get("/api/friends").json().get("blocked", [])]


def alias_of_olga(server: InProcessServer) -> tuple[Visitor, str]:
    """A guest at a table of theirs, who will sign in to Olga's account."""
    alias = server.guest("Fox")
    table = alias.make(public=True)["id"]
    assert alias.do(table, "sit", seat=0, nonce=NONCE).is_success
    return alias, str(table)


def test_lists_of_friends_and_blocked_people_do_not_tell_whose_a_name_is(on_each: InProcessServer) -> None:
    """Neither when a friend is blocked under another name, nor when who is blocked becomes a friend."""
    olga, eve = member(on_each, "Olga"), member(on_each, "Eve")
    alias, table = alias_of_olga(on_each)
    link = f"/api/friends/link/{olga.ask('POST', '/api/friends/link').json()['code']}"
    assert eve.post("/api/blocks", {"player": account(olga)}).status_code == 204
    assert eve.post("/api/blocks", {"table": table, "seat": 0}).status_code == 204
    assert sign_in(alias, "Olga").is_success
    assert blocked(eve) == ["Fox", "Olga"]
    assert eve.ask("POST", link).is_success
    assert (friends(eve), blocked(eve)) == (["Olga"], ["Fox"])
    assert eve.post("/api/blocks", {"table": table, "seat": 0}).status_code == 204
    assert (friends(eve), blocked(eve)) == (["Olga"], ["Fox"])
    assert eve.post("/api/blocks", {"player": account(olga)}).status_code == 204
    assert (friends(eve), blocked(eve)) == ([], ["Fox", "Olga"])


def test_no_friend_vanishes_because_a_guest_who_is_blocked_signs_in(on_each: InProcessServer) -> None:
    olga, eve, guest = member(on_each, "Olga"), member(on_each, "Eve"), on_each.guest("Owl")
    alias, table = alias_of_olga(on_each)
    eve.ask("POST", f"/api/friends/link/{olga.ask('POST', '/api/friends/link').json()['code']}")
    for visitor in (eve, guest):
        assert visitor.post("/api/blocks", {"table": table, "seat": 0}).status_code == 204
    assert sign_in(alias, "Olga").is_success
    assert friends(eve) == ["Olga"]
    assert sign_in(guest, "Eve").is_success  # with a block of the same name
    assert friends(eve) == ["Olga"]
    other = on_each.guest("Elk")
    assert other.post("/api/blocks", {"player": account(olga)}).status_code == 204
    assert sign_in(other, "Eve").is_success
    assert friends(other) == []


def test_lines_of_chat_do_not_tell_that_a_guest_has_signed_in(on_each: InProcessServer) -> None:
    member(on_each, "Olga")
    eve, alias = on_each.guest("Eve"), on_each.guest("Fox")
    table = eve.make(public=True)["id"]

    def say(text: str) -> None:
        body = {"do": "say", "move_id": alias.move_id(), "text": text}
        assert alias.post(f"/api/tables/{table}/lines", body).status_code == 201

    for text in ("one", "two"):
        say(text)
    assert sign_in(alias, "Olga").is_success
    say("three")
    lines = on_each.visitor().get(f"/api/tables/{table}/lines").json()["lines"]
    assert [line["name"] for line in lines] == ["Fox", "Fox", "Olga"]
    first, second, third = (line["who"] for line in lines)
    assert first == second != third
