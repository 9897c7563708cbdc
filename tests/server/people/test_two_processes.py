"""Friends, invitations and moderation by real servers: with two worker processes, each request may go to either."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from sqlalchemy import Connection, select, update

from branchline.server.store import open_store, schema
from branchline.testing import ServerProcess

NONCE = "00" * 16


class Member:
    """Somebody with an account. Every request opens a connection, which the kernel gives to any worker."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.http = httpx.Client(
            base_url=server.url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0, max_connections=1)
        )
        self.moves = 0
        made = self.ask("POST", "/api/accounts", name=name, password="seven slow trains to Narvik")
        self.player: str = made["me"]["player"]

    def ask(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.request(method, path, json=body if method != "GET" else None)
        found: dict[str, Any] = answer.json() if answer.content else {}
        return found

    def move_id(self) -> str:
        self.moves += 1
        return f"move-number-{self.moves}"

    def say(self, table: str, text: str) -> dict[str, Any]:
        return self.ask("POST", f"/api/tables/{table}/lines", move_id=self.move_id(), text=text)


def appoint(connection: Connection, player: str) -> None:
    person = connection.execute(select(schema.people.c.id).where(schema.people.c.account == player)).scalar_one()
    connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(moderator=True))


def test_friends_invite_each_other_and_moderators_decide(server: ServerProcess, loop: asyncio.Runner) -> None:
    ana, ola, mira = (Member(server, name) for name in ("Ana T", "Ola T", "Mira T"))

    ana.ask("POST", "/api/friends", player=ola.player)
    (asking,) = ola.ask("GET", "/api/me/inbox")["requests"]
    assert asking["player"] == ana.player
    ola.ask("POST", "/api/friends", player=ana.player)
    for one, other in ((ana, ola), (ola, ana)):
        assert [friend["player"] for friend in one.ask("GET", "/api/friends")["friends"]] == [other.player]

    made = ana.ask("POST", "/api/tables", move_id=ana.move_id(), board="thistledown", players=2, public=False)
    commands = f"/api/tables/{made['id']}/commands"
    refused = ola.ask("POST", commands, do="sit", move_id=ola.move_id(), seat=1, nonce=NONCE)
    assert refused["code"] == "code-needed"
    ana.ask("POST", f"/api/tables/{made['id']}/invitations", player=ola.player)
    (invited,) = ola.ask("GET", "/api/me/inbox")["invitations"]
    assert invited["table"] == made["id"]
    assert "code" not in ola.ask("POST", commands, do="sit", move_id=ola.move_id(), seat=1, nonce=NONCE)
    assert ana.ask("GET", f"/api/tables/{made['id']}")["table"]["seats"][1]["name"] == "Ola T"

    async def make_moderator() -> None:
        store = await open_store(server.database, migrate=False)
        try:
            await store.write(appoint, mira.player)
        finally:
            await store.close()

    loop.run(make_moderator())
    assert "code" not in ola.say(made["id"], "you play like a buffer stop")
    ana.ask("POST", f"/api/tables/{made['id']}/reports", reason="insults", seat=1, lines=[1])
    reports = mira.ask("GET", "/api/moderation/reports?queue=open")["reports"]
    (report,) = [each for each in reports if each["player"] == ola.player]
    mute = {"do": "sanction", "kind": "mute", "duration": "day", "reason": "be kind"}
    mira.ask("POST", f"/api/moderation/reports/{report['id']}", **mute)
    for number in range(6):  # at every worker, at once
        assert ola.say(made["id"], f"again {number}")["code"] == "muted"
    (sanction,) = ola.ask("GET", "/api/me/sanctions")["sanctions"]
    assert sanction["reason"] == "be kind"
    (active,) = [each for each in mira.ask("GET", "/api/moderation/sanctions")["sanctions"] if each["kind"] == "mute"]
    mira.ask("DELETE", f"/api/moderation/sanctions/{active['id']}")
    assert all("code" not in ola.say(made["id"], f"sorry {number}") for number in range(4))
