"""Messages that are none: each is refused with a code and a sentence, and nothing is written."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from branchline.server.app.http import LARGEST
from branchline.server.base import RequestRefused
from branchline.server.store import Store
from branchline.server.table.state import TableRefusal
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of, playing

VOTE = {"do": "vote", "move_id": "some-move", "seat": 0, "end": True}
BAD: dict[str, bytes] = {
    "nothing": b"",
    "no object": b"[]",
    "null": b"null",
    "no command": b"{}",
    "cut off": json.dumps(VOTE).encode()[:-1],
    "more after it": json.dumps(VOTE).encode() + b"{}",
    "unknown field": json.dumps(VOTE | {"admin": True}).encode(),
    "unknown command": json.dumps(VOTE | {"do": "stood-in"}).encode(),
    "an event of the log": b'{"event":"acted","seat":0,"actions":["draw"]}',
    "a seat as text": json.dumps(VOTE | {"seat": "0"}).encode(),
    "a seat as a fraction": json.dumps(VOTE | {"seat": 0.5}).encode(),
    "a seat below": json.dumps(VOTE | {"seat": -1}).encode(),
    "a huge seat": b'{"do":"vote","move_id":"some-move","end":true,"seat":' + b"9" * 5000 + b"}",
    "a seat past numbers": b'{"do":"vote","move_id":"some-move","end":true,"seat":1e999}',
    "NaN": b'{"do":"vote","move_id":"some-move","end":true,"seat":NaN}',
    "a vote as a number": json.dumps(VOTE | {"end": 1}).encode(),
    "two commands": b'{"do":"vote","do":"resign","move_id":"some-move","seat":0,"end":true}',
    "brackets": b'{"x":' + b"[" * 8000 + b"]" * 8000 + b',"do":"vote"}',
    "objects": b'{"x":' * 2500 + b"1" + b"}" * 2500,
    "no UTF-8": b'{"do":"vote","move_id":"some-move","end":true,"seat":0,"\xff":1}',
    "half a letter": b'{"do":"sit","move_id":"some-move","seat":0,"nonce":"","name":"\\ud800"}',
    "UTF-16": json.dumps(VOTE).encode("utf-16"),
}


def test_what_is_no_command_is_refused(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    before = local_server.events(table)
    for why, body in BAD.items():
        answer = ana.ask("POST", f"/api/tables/{table}/commands", content=body)
        assert (answer.status_code, code_of(answer)) == (400, "bad-message"), why
    assert local_server.events(table) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_asked_for(local_server: InProcessServer, language: str) -> None:
    """By the browser, as long as one is nobody; then by the person."""
    refusals = [RequestRefused("no-guest"), RequestRefused("nothing-here"), TableRefusal("no-such-table")]
    said = [Texts(language).refusal(each) for each in refusals]
    visitor = local_server.visitor(**{"Accept-Language": f"xx, {language}-YY;q=0.8, en;q=0.5"})
    assert [visitor.get(path).json()["text"] for path in ("/api/me", "/api/nowhere")] == said[:2]
    ana = local_server.guest()
    assert ana.ask("PATCH", "/api/me", json={"language": language}).is_success
    assert ana.do("nowhere", "start").json()["text"] == said[2]


def test_a_body_that_is_too_large_is_not_read_on(local_server: InProcessServer) -> None:
    """With its length told, and without."""
    ana, _, table = playing(local_server)
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 1024
            yield b" " * 1024

    for content in (b" " * (LARGEST + 1), endless()):
        answer = ana.ask("POST", f"/api/tables/{table}/commands", content=content)
        assert (answer.status_code, code_of(answer)) == (413, "too-large")
        assert answer.headers["connection"] == "close"


def test_numbers_in_addresses_are_numbers(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    for number in ("-1", "1.5", "1e3", "x", "", "9" * 30, "\u0663", "NaN", "0x10", " 1"):
        for name in ("since", "wait", "seat"):
            assert code_of(ana.get(f"/api/tables/{table}", **{name: number})) == "bad-message", number


ODD = ("%2e%2e%2fetc%2fpasswd", "%00", "a%00b", "%ff", "%0d%0aSet-Cookie:x=1", "'--", "mine%20", "x" * 5000)


def test_odd_ids_are_no_tables(store: Store, loop: asyncio.Runner) -> None:
    """No question for a database, whichever it is."""
    ana = InProcessServer(store, loop, GENEROUS).guest()
    for odd in ODD:
        _try_odd(ana, odd)


def _try_odd(ana: Visitor, odd: str) -> None:
    for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/lines", f"/api/tables/{odd}/record", f"/api/codes/{odd}"):
        answer = ana.ask("GET", path)
        assert answer.status_code == 404, path
        assert code_of(answer) in ("no-such-table", "wrong-code", "nothing-here")
        assert "set-cookie" not in answer.headers
    assert code_of(ana.get("/api/tables", board=odd)) == "no-such-board"
    assert code_of(ana.get("/api/tables", pace=odd)) == "bad-message"


def test_boards_are_names_never_paths(local_server: InProcessServer) -> None:
    ana = local_server.guest()
    for board in ("../../etc/passwd", "/etc/passwd", "thistledown.toml", "thistledown\n", "", "THISTLEDOWN", "nowhere"):
        answer = ana.post("/api/tables", {"move_id": "some-move", "board": board, "players": 2})
        assert code_of(answer) in ("bad-message", "no-such-board")


NAMES: list[tuple[Any, str | None]] = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("A\u202eB\u0000C\nD\r\n\u200bE", "A B C D E"),
    ("\u202e\u200b\n", None),
    ("\u3164\u2800\u115f", None),
    ("\u0301", None),
    ("Zoe\u0308\u3164!", "Zo\u00eb !"),
    ("  Ana   Ola ", "Ana Ola"),
]


@pytest.mark.parametrize(("name", "kept"), NAMES)
def test_names_are_data_on_one_line(local_server: InProcessServer, name: str, kept: str | None) -> None:
    visitor = local_server.visitor()
    answer = visitor.post("/api/guests", {"name": name})
    if kept is None:
        assert code_of(answer) == "name-empty"
        return
    assert answer.json()["name"] == kept
    table = visitor.make()["id"]
    visitor.do(table, "sit", seat=0, nonce=NONCE)
    assert visitor.see(table)["seats"][0]["name"] == kept


def test_chat_is_data(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    text = "<img src=x onerror=alert(1)>\u202e\u0000 {$name} %s"
    assert ana.post(f"/api/tables/{table}/lines", {"move_id": "some-line", "text": text}).status_code == 201
    heard = ola.get(f"/api/tables/{table}/lines")
    assert heard.headers["content-type"] == "application/json"
    assert heard.json()["lines"][0]["text"] == "<img src=x onerror=alert(1)> {$name} %s"
    for wrong in ({"text": "\u200b"}, {"text": "x" * 301}, {}, {"text": "a", "phrase": "hello"}, {"phrase": "<b>"}):
        answer = ana.post(f"/api/tables/{table}/lines", {"move_id": "other-line", **wrong})
        assert code_of(answer) == "bad-message"
