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
