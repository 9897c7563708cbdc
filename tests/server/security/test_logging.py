"""Logging and privacy: the server's log tells nothing about anybody, whatever was done."""

from __future__ import annotations

import json
import logging
import sqlite3

import pytest
from sqlalchemy.exc import IntegrityError

from branchline.server.base.config import sqlite_path
from branchline.server.process.logs import set_up_logging
from branchline.server.store import Person, StoreDown
from branchline.testing import ServerProcess
from tests.server.in_process import InProcessServer
from tests.server.test_end_to_end import NONCE, Guest, heard

NAME = "Wilhelmina Przybylska"
WORDS = "a line that nobody else may read"


def test_nothing_about_anybody_is_in_the_log(guarded: ServerProcess) -> None:
    """No names, cookies, codes, nonces, words, secrets, cards; and no trouble."""
    ana = Guest(guarded, NAME)
    nonce = "ab" * 16
    made = ana.http.post("/api/tables", json={"move_id": ana.move_id(), "board": "thistledown", "players": 2}).json()
    table = made["id"]
    ana.do(table, "sit", seat=0, nonce=nonce)
    ana.do(table, "sit", seat=1, nonce=NONCE, code="WRONGCODE")
    ana.do(table, "start")
    transfer = ana.http.post("/api/me/transfer").json()["code"]
    ana.http.post("/api/arrivals", json={"code": transfer})
    ana.http.post("/api/arrivals", json={"code": "WRONGTRANSFER"})
    ana.http.post(f"/api/tables/{table}/lines", json={"move_id": ana.move_id(), "text": WORDS})
    with ana.socket(table) as socket:
        view = heard(socket, "update")["table"]["game"]
        socket.send("{" + WORDS)
        socket.send(json.dumps({"do": "say", "move_id": "some-words", "text": WORDS}))
        heard(socket, "said")
    ana.http.post(f"/api/tables/{table}/commands", content=WORDS.encode())
    ana.do(table, "act", seat=0, seen=4, actions=[WORDS])
    ana.do(table, "resign", seat=0)
    proof = ana.http.get(f"/api/tables/{table}").json()["table"]["proof"]
    with sqlite3.connect(sqlite_path(guarded.database)) as store:
        people = [row[0] for row in store.execute("select id from people")]
    tickets = [ticket["ticket"] for ticket in view["offer"]]
    cookies = list(ana.http.cookies.values())
    said = [NAME, NAME.split()[1], nonce, "WRONGCODE", "WRONGTRANSFER", WORDS]
    told = [made["code"], transfer, proof["secret"]]
    assert guarded.log is not None
    log = guarded.log.read_text()
    for each in (*said, *told, *people, *tickets, *cookies):
        assert each not in log
    assert "Traceback" not in log
    for line in log.splitlines()[3:]:  # after the address and the folder that people are told
        assert set(json.loads(line)) <= {"at", "level", "from", "message", "table", "work", "bot", "status", "seconds"}


def test_an_error_of_the_database_names_nobody(local_server: InProcessServer) -> None:
    """Were it written down: without what was to be stored."""
    person = Person("p1", NAME, "en", 1.0, 1.0)
    local_server.loop.run(local_server.store.add_person(person, b"secret hash"))
    with pytest.raises(StoreDown) as caught:
        local_server.loop.run(local_server.store.add_person(person, b"secret hash"))
    told = f"{caught.value} {caught.value.__cause__} {caught.value.__context__}"
    assert NAME not in told
    assert "secret hash" not in told
    assert not isinstance(caught.value, IntegrityError)


def test_what_any_visitor_can_cause_is_not_written_down() -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    log = logging.getLogger("uvicorn.error")
    try:
        set_up_logging("json")
        kept = [log.filter(logging.makeLogRecord({"name": log.name, "msg": text})) for text in (
            "Invalid HTTP request received.", "Unsupported upgrade request.", "Exception in ASGI application\n",
        )]  # fmt: skip
        assert [bool(each) for each in kept] == [False, False, True]
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        for each in log.filters[:]:
            log.removeFilter(each)
