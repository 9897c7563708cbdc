"""End to end: a real server over HTTP and WebSockets, with a client that knows nothing of its internals."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.testing import ServerProcess

NONCE = "00" * 16


class Guest:
    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30)
        self.moves = 0
        assert self.http.post("/api/guests", json={"name": name}).status_code == 201

    def move_id(self) -> str:
        self.moves += 1
        return f"move-{id(self)}-{self.moves}"

    def do(self, table: str, do: str, **more: Any) -> httpx.Response:
        command = {"do": do, "move_id": self.move_id(), **more}
        return self.http.post(f"/api/tables/{table}/commands", json=command)

    def socket(self, table: str, **query: int) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return connect(f"{address}?{asked}", additional_headers={"Cookie": cookie})


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(100):
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


@pytest.fixture
def two(server: ServerProcess) -> tuple[Guest, Guest, str]:
    """Two guests at a table that has begun."""
    ana, ola = Guest(server, "Ana"), Guest(server, "Ola")
    made = ana.http.post(
        "/api/tables", json={"move_id": ana.move_id(), "board": "thistledown", "players": 2, "public": False}
    )
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).status_code == 200
    assert ola.do(table, "sit", seat=1, nonce=NONCE).json()["code"] == "code-needed"
    assert ola.do(table, "sit", seat=1, nonce=NONCE, code=made.json()["code"].lower()).status_code == 200
    assert ana.do(table, "start").status_code == 200
    return ana, ola, table


def test_two_people_play_over_sockets(two: tuple[Guest, Guest, str]) -> None:
    """Each sees their own hand and not the other's; an act reaches the other; a command over the socket is answered."""
    ana, ola, table = two
    with ana.socket(table) as first, ola.socket(table) as second:
        mine, theirs = heard(first, "update"), heard(second, "update")
        assert [each["table"]["game"]["seat"] for each in (mine, theirs)] == [0, 1]
        assert mine["table"]["code"] == theirs["table"]["code"]
        version = mine["table"]["version"]
        offer = [ticket["ticket"] for ticket in mine["table"]["game"]["offer"]]
        command = {
            "do": "act",
            "move_id": "first-act",
            "seat": 0,
            "seen": version,
            "actions": [f"keep {', '.join(offer)}"],
        }
        first.send(json.dumps(command))
        done = heard(first, "done")
        assert done["version"] == version + 1
        assert done["happened"]["events"][0]["tickets"] == offer
        news = heard(second, "update")
        assert news["since"] == version
        assert "tickets" not in news["happened"][0]["events"][0]
        first.send(json.dumps(command))
        assert heard(first, "done") == done
        first.send(json.dumps({**command, "move_id": "second-act"}))
        late = heard(first, "refused")
        assert (late["code"], late["table"]["version"]) == ("stale", version + 1)


def test_a_client_that_comes_again_gets_what_it_missed(two: tuple[Guest, Guest, str]) -> None:
    ana, ola, table = two
    with ola.socket(table) as socket:
        version = heard(socket, "update")["table"]["version"]
    ana.do(table, "vote", seat=0, end=True)
    ana.do(table, "vote", seat=0, end=False)
    with ola.socket(table, version=version) as socket:
        missed = heard(socket, "update")
        assert missed["since"] == version
        assert [each["seq"] for each in missed["happened"]] == [version + 1, version + 2]


def test_a_bot_answers_by_itself_and_a_stand_in_finishes_the_game(server: ServerProcess) -> None:
    ana = Guest(server, "Ana")
    asked = {"move_id": ana.move_id(), "board": "thistledown", "players": 2, "bots": {"1": "medium"}}
    table = ana.http.post("/api/tables", json=asked).json()["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ana.do(table, "start")
    ana.do(table, "stand-in", seat=0)
    version = 0
    for _ in range(400):
        found = ana.http.get(f"/api/tables/{table}", params={"since": version, "wait": 20}).json()
        version = found["table"]["version"]
        if found["table"]["status"] == "over":
            break
    assert found["table"]["ending"] == "played"
    assert len(found["table"]["scores"]) == 2
    record = ana.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    verdict = verify(Record.parse(record.text))
    assert (verdict.problems, verdict.deal_holds) == ((), True)


def test_chat_goes_to_players_only(two: tuple[Guest, Guest, str]) -> None:
    ana, ola, table = two
    watcher = Guest(ana.server, "Eva")
    with ola.socket(table) as socket, watcher.socket(table) as outside:
        heard(socket, "update")
        heard(outside, "update")
        assert ana.http.post(
            f"/api/tables/{table}/lines", json={"move_id": ana.move_id(), "text": "hi\n there"}
        ).is_success
        (line,) = heard(socket, "lines")["lines"]
        assert (line["name"], line["text"], line["seat"]) == ("Ana", "hi there", 0)
        assert watcher.http.get(f"/api/tables/{table}/lines").json()["lines"] == []


def test_those_who_run_it_get_numbers(server: ServerProcess) -> None:
    ana = Guest(server, "Ana")
    ana.do("nowhere", "start")
    text = ana.http.get("/api/metrics").text
    assert 'branchline_commands_total{came="no-such-table",kind="start"}' in text
    assert "branchline_sockets" in text
