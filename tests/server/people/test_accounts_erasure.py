"""Erasure: nothing of a person is left in the database, and the logs of their games still verify."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, event, insert, select

from branchline.game.hash_chain import Head, erased_names
from branchline.game.record import Record
from branchline.game.verify import findings, verify
from branchline.server.admin.backup import backup
from branchline.server.admin.transfer import check_tables
from branchline.server.people import erasure
from branchline.server.people.erasure import LEASE, REPORTS, TABLES
from branchline.server.people.identity import hash_of
from branchline.server.store import ChatReader, StoreDown, erasure_statements, result_statements, schema
from branchline.texts import Texts
from tests.server.in_process import InProcessServer, Visitor, code_of, keep, playing
from tests.server.people.test_accounts import account, register, sign_in

NAME = "Quirinalia"  # a name that is part of nothing else
ADDRESS, NETWORK = "93.184.216.34", "93.184.216"  # where its owner is


def everything(connection: Connection) -> str:
    """All rows of all tables as text; bytes also as hexadecimal digits."""
    found = []
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table)):
            found += [f"{value!r} {value.hex()}" if isinstance(value, bytes) else repr(value) for value in row]
    return "\n".join(found)


def over(server: InProcessServer) -> tuple[Visitor, Visitor, str, Head]:
    """A game that has ended between a person with an account and a guest, who has kept its head; both have chatted."""
    ana, ola, table = playing(server)
    assert ana.ask("PATCH", "/api/me", json={"name": NAME}).is_success
    register(ana, NAME)
    assert keep(ana, table, 0).is_success
    for visitor, said in ((ana, f"{NAME} says hello"), (ola, "hello")):
        assert visitor.post(f"/api/tables/{table}/lines", {"move_id": visitor.move_id(), "text": said}).is_success
    assert ana.do(table, "resign", seat=0).is_success
    again = ola.do(table, "rematch")
    assert again.is_success
    head = msgspec.json.decode(ola.get(f"/api/tables/{table}/head").content, type=Head)
    return ana, ola, table, head


def named(server: InProcessServer) -> tuple[Visitor, Visitor, str, Head]:
    """The same, where the erased name is also in the table's log, and storage quotas have counted their address."""
    ana, ola = server.visitor(ADDRESS), server.guest("Ola")
    register(ana, NAME)
    table = ola.make(public=True)["id"]
    assert ana.do(table, "sit", seat=0, nonce="00" * 16).is_success
    assert ola.do(table, "sit", seat=1, nonce="00" * 16).is_success
    assert ola.do(table, "start").is_success
    assert keep(ana, table, 0).is_success
    for visitor, said in ((ana, f"{NAME} says hello"), (ola, "hello")):
        assert visitor.post(f"/api/tables/{table}/lines", {"move_id": visitor.move_id(), "text": said}).is_success
    assert ana.do(table, "resign", seat=0).is_success
    server.loop.run(server.services.quotas.flush())
    head = msgspec.json.decode(ola.get(f"/api/tables/{table}/head").content, type=Head)
    return ana, ola, table, head


def person_of(server: InProcessServer, name: str) -> str:
    return next(person.id for person, _ in server.loop.run(server.store.all_people()) if person.name == name)


def problems(record: Record, *heads: Head) -> list[str]:
    return [problem.code for problem in verify(Record.parse(str(record)), heads=heads).problems]


def check(server: InProcessServer) -> list[Any]:
    return list(server.loop.run(check_tables(server.store, server.loop.run(server.store.table_ids()), None)))


# Erasure.


def test_nothing_of_an_erased_person_is_left(on_each: InProcessServer, caplog: pytest.LogCaptureFixture) -> None:
    """Neither name nor ids, hashes or address, in no column of no table, log line or metric.

    The other player keeps the game with a blank seat.
    """
    caplog.set_level("DEBUG")
    ana, ola, table, head = named(on_each)
    player, token = account(ana)["player"], ana.token
    person = person_of(on_each, NAME)
    asked = ola.ask("PATCH", "/api/me", json={"name": "Ola B"})
    assert asked.is_success
    before = on_each.loop.run(on_each.store.read(everything))
    secrets = (NAME, person, player, hash_of(token or "").hex())
    assert all(secret in before for secret in secrets)
    assert code_of(ana.post("/api/me/erasure", {"name": "Somebody"})) == "erase-unsure"
    assert ana.post("/api/me/erasure", {"name": NAME.lower()}).status_code == 204
    on_each.loop.run(on_each.services.quotas.flush())  # what was counted until then
    after = on_each.loop.run(on_each.store.read(everything))
    metrics = on_each.visitor().get("/api/metrics").text
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("branchline"))
    for place in (after, metrics, logged):
        assert [secret for secret in (*secrets, NAME.lower(), ADDRESS, NETWORK) if secret in place] == []
    assert code_of(ana.get("/api/me")) == "no-guest"
    assert code_of(sign_in(on_each.visitor(), NAME)) == "wrong-sign-in"
    seen = ola.see(table)
    assert [seat.get("name") for seat in seen["seats"]] == ["", "Ola"]
    assert seen["yours"] == [1]
    lines = ola.get(f"/api/tables/{table}/lines").json()["lines"]
    assert [line["text"] for line in lines] == ["hello"]
    assert check(on_each) == []
    record = Record.parse(ola.get(f"/api/tables/{table}/record").text)
    assert NAME not in str(record)
    assert problems(record, head) == []
    assert record.log is not None
    assert erased_names(record.log.events) == 1
    assert "verify-erased" in [code for code, _ in findings(verify(record, heads=[head]), Texts("en"))]


def test_the_file_and_later_backups_have_nothing_either(local_server: InProcessServer, tmp_path: Path) -> None:
    """SQLite would keep deleted rows in unused parts of its pages, and in the write-ahead log."""
    ana, ola, _, _ = named(local_server)
    person, player = person_of(local_server, NAME), account(ana)["player"]
    file = tmp_path / "door.db"
    assert any(NAME.encode() in part.read_bytes() for part in tmp_path.glob("door.db*"))
    assert ana.post("/api/me/erasure", {"name": NAME}).status_code == 204
    assert ola.get("/api/me").is_success
    copy = tmp_path / "backup.db"
    asyncio.run(backup(f"sqlite:///{file}", copy))
    for part in (*tmp_path.glob("door.db*"), copy):
        data = part.read_bytes()
        assert [secret for secret in (NAME, person, player, NETWORK) if secret.encode() in data] == [], part
    with contextlib.closing(sqlite3.connect(copy)) as connection:  # not even the key of the digests of addresses
        assert connection.execute("SELECT * FROM usage").fetchall() == []
        assert connection.execute("SELECT name FROM keys WHERE name LIKE 'usage%'").fetchall() == []


def test_a_host_who_edits_an_erased_log_is_caught(local_server: InProcessServer) -> None:
    ana, ola, table, head = named(local_server)
    assert ana.post("/api/me/erasure", {"name": NAME}).is_success
    record = Record.parse(ola.get(f"/api/tables/{table}/record").text)
    assert record.log is not None

    def edited(number: int, **changes: Any) -> list[str]:
        assert record.log is not None
        events = list(record.log.events)
        events[number] = msgspec.structs.replace(events[number], what={**events[number].what, **changes})
        log = msgspec.structs.replace(record.log, events=tuple(events))
        return problems(msgspec.structs.replace(record, log=log), head)

    assert edited(1) == []
    assert {"log-hash", "head-edited"} <= set(edited(1, name="Somebody else"))
    assert {"log-hash", "head-edited"} <= set(edited(1, seal="0" * 64))
    assert "head-edited" in edited(1, seat=1)
    assert "head-edited" in edited(2, name="Mallory")
    whole = str(head.hash)
    assert edited(1, erased=whole) != []


def test_a_log_from_before_there_were_seals(local_server: InProcessServer) -> None:
    """It contains the name itself: the erased event keeps its hash, and only there, before the game started."""
    local_server.services.service.random = _NoSalt(local_server.services.random)  # type: ignore[assignment]
    ana, ola, table, head = named(local_server)
    logged = [json.loads(event.body) for event in local_server.events(table)]
    assert not any("salt" in body for body in logged)
    assert ana.post("/api/me/erasure", {"name": NAME}).is_success
    assert check(local_server) == []
    record = Record.parse(ola.get(f"/api/tables/{table}/record").text)
    assert NAME not in str(record)
    assert problems(record, head) == []
    assert record.log is not None
    assert erased_names(record.log.events) == 1
    hidden = [*record.log.events]
    acted = next(number for number, entry in enumerate(hidden) if entry.what["event"] == "acted")
    hidden[acted] = msgspec.structs.replace(
        hidden[acted], what={"event": "sat", "seat": 0, "name": "", "erased": "0" * 64}
    )
    assert erased_names(hidden) is None


class _NoSalt:
    """A random source that gives no salt, as in versions from before there were seals."""

    def __init__(self, random: Any) -> None:
        self._random = random

    def bytes(self, count: int) -> bytes | None:
        return None if count == 16 else self._random.bytes(count)


def test_who_is_erased_during_a_game_resigns(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    assert ana.post("/api/me/erasure", {"name": "Ana"}).is_success  # guests may, too
    seen = ola.see(table)
    assert (seen["status"], seen["winners"]) == ("over", [1])
    open_table = ola.make(public=True)["id"]
    eva = local_server.guest("Eva")
    assert eva.do(open_table, "sit", seat=0, nonce="00" * 16).is_success
    assert eva.post("/api/me/erasure", {"name": "Eva"}).is_success
    assert ola.see(open_table)["seats"][0].get("name") is None
    assert check(local_server) == []


def test_another_worker_does_not_write_the_name_again(local_server: InProcessServer) -> None:
    """It has cached the table, and appends an event after the erasure."""
    ana, ola, table, _ = named(local_server)
    second = InProcessServer(
        local_server.store, local_server.loop, local_server.rates, seed=3, moves=local_server.moves
    )
    local_server.loop.run(second.services.log.read(table))
    assert ana.post("/api/me/erasure", {"name": NAME}).is_success
    there = second.visitor(cookie=f"branchline={ola.token}")
    assert there.do(table, "rematch").is_success
    after = local_server.loop.run(local_server.store.read(everything))
    assert NAME not in after
    assert there.see(table)["seats"][0]["name"] == ""


@pytest.mark.parametrize("erased", [False, True])
def test_what_somebody_did_often_is_rewritten_at_once(erased: bool, local_server: InProcessServer) -> None:
    """Everybody else waits for the writer: one statement for each of thousands of events would take seconds."""
    ana, ola, table = playing(local_server)
    for number in range(20):
        assert ana.do(table, "vote", seat=0, end=number % 2 == 0).is_success
    for _ in range(3):
        said = {"move_id": ana.move_id(), "phrase": "hello"}
        assert ana.post(f"/api/tables/{table}/lines", said).status_code == 201
    one, other = (local_server.loop.run(local_server.store.person_by_token(hash_of(each.token or "")))
                  for each in (ana, ola))  # fmt: skip
    assert one is not None
    assert other is not None

    def statements(connection: Connection) -> Counter[str]:
        found: Counter[str] = Counter()

        def note(connection: Connection, cursor: object, text: str, *more: object) -> None:
            found[" ".join(text.split()[:2])] += 1

        event.listen(connection, "before_cursor_execute", note)
        if erased:
            erasure_statements.erase(connection, one.id, lambda: "somebody")
        else:
            erasure_statements.merge(connection, one.id, other.id)
        event.remove(connection, "before_cursor_execute", note)
        return found

    found = local_server.loop.run(local_server.store.write(statements))
    assert (found["UPDATE events"], found["UPDATE lines"]) == (2, 1)  # of events, the one that names the person
    now = "somebody" if erased else other.id
    assert {each.person for each in local_server.events(table) if each.kind == "voted"} == {now}
    lines = local_server.loop.run(local_server.store.chat_lines(table, [ChatReader(other.id)]))[0]
    assert {(line.person, line.move_id.partition(" ")[0]) for line in lines} == {(now, now)}
    assert check(local_server) == []


@pytest.mark.parametrize("erased", [False, True])
def test_invitations_by_somebody_are_found_at_their_tables(erased: bool, local_server: InProcessServer) -> None:
    """Friends may invite each other to thousands of tables, and others would wait while all invitations are read."""
    register(local_server.visitor(), "Eva")
    ana, ola, table = playing(local_server)
    assert ola.do(table, "resign", seat=1).is_success
    assert ana.do(table, "rematch").is_success
    person, scans = person_of(local_server, "Ana"), list[str]()

    def note(connection: Connection, cursor: Any, statement: str, parameters: Any, *more: object) -> None:
        if "invitations" in statement:
            plan = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            scans.extend(row[3] for row in plan if row[3].startswith("SCAN invitations"))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        answer = ana.post("/api/me/erasure", {"name": "Ana"}) if erased else sign_in(ana, "Eva")
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert answer.is_success
    assert scans == []
    assert person not in local_server.loop.run(local_server.store.read(everything))
    invited = ola.get("/api/me/inbox").json().get("invitations", [])
    assert [each["name"] for each in invited] == ([] if erased else ["Eva"])


@pytest.mark.parametrize("erased", [False, True])
def test_many_tables_of_somebody_are_rewritten_in_small_transactions(
    erased: bool, local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a day a guest can have thousands of tables."""
    register(local_server.visitor(), "Eva")
    ana = local_server.guest()
    tables = [ana.make(public=True)["id"] for _ in range(25)]
    assert all(ana.do(table, "sit", seat=0, nonce="00" * 16).is_success for table in tables)
    person = person_of(local_server, "Ana")
    rewritten = [0]  # members, by transaction
    write = local_server.store.write

    def noting(connection: Connection, cursor: object, text: str, *more: object) -> None:
        rewritten[-1] += text.startswith("UPDATE members SET person")

    async def writing(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        rewritten.append(0)
        return await write(work, *arguments, **more)

    monkeypatch.setattr(local_server.store, "write", writing)
    event.listen(Engine, "before_cursor_execute", noting)
    try:
        if erased:
            assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
        else:
            assert sign_in(ana, "Eva").is_success
    finally:
        event.remove(Engine, "before_cursor_execute", noting)
    assert (max(rewritten), sum(rewritten)) == (TABLES, 25)
    after = local_server.loop.run(local_server.store.read(everything))
    assert person not in after
    assert check(local_server) == []


def test_tables_where_somebody_did_much_are_rewritten_alone(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = local_server.guest()
    tables = [ana.make(public=True)["id"] for _ in range(4)]
    assert all(ana.do(table, "sit", seat=0, nonce="00" * 16).is_success for table in tables)
    monkeypatch.setattr(erasure, "ROWS", 5)  # a table has three or four events of hers
    done: list[int] = []
    write = local_server.store.write

    async def writing(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        found = await write(work, *arguments, **more)
        if work is erasure_statements.rewrite_tables:
            done.append(found)
        return found

    monkeypatch.setattr(local_server.store, "write", writing)
    assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
    assert done == [2, 2]
    assert check(local_server) == []


@pytest.mark.parametrize("erased", [False, True])
@pytest.mark.parametrize(
    "step", [erasure_statements.tables_naming, result_statements.rewrite_results, erasure_statements.erase]
)
def test_what_is_interrupted_goes_on_later(erased: bool, step: Callable[..., Any], on_each: InProcessServer) -> None:
    """Nobody can sign in as a guest again to repeat it, and nobody else may sit there for them."""
    register(on_each.visitor(), "Eva")
    ana, ola, table = playing(on_each)
    assert ana.ask("PATCH", "/api/me", json={"name": NAME}).is_success
    said = {"move_id": ana.move_id(), "text": f"{NAME} says hello"}
    assert ana.post(f"/api/tables/{table}/lines", said).is_success
    person = person_of(on_each, NAME)
    step = erasure_statements.merge if step is erasure_statements.erase and not erased else step
    store, data = on_each.store, on_each.services.personal_data

    def stop(work: Any) -> None:
        if work is step:
            raise StoreDown("the database is away")

    with pytest.MonkeyPatch.context() as patched:
        for kind in ("read", "write"):
            patched.setattr(store, kind, _unless(stop, getattr(store, kind)))
        answer = ana.post("/api/me/erasure", {"name": NAME}) if erased else sign_in(ana, "Eva")
    assert answer.status_code == 503
    on_each.loop.run(data.resume())
    assert person in on_each.loop.run(store.read(everything))  # perhaps it is still being done
    on_each.clock.at += LEASE
    on_each.loop.run(data.resume())
    after = on_each.loop.run(store.read(everything))
    assert person not in after
    assert [each for each in ("erase ", "merge ") if f"'{each}" in after] == []
    assert (NAME in after) is not erased
    seats = [seat.get("name") for seat in ola.see(table)["seats"]]
    assert seats[1] == "Ola"
    if not erased:
        eva = on_each.visitor()
        assert sign_in(eva, "Eva").is_success
        assert eva.see(table)["yours"] == [0]
    assert check(on_each) == []


def _unless(stop: Callable[[Any], None], does: Callable[..., Any]) -> Callable[..., Any]:
    async def checked(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        stop(work)
        return await does(work, *arguments, **more)

    return checked


def test_the_database_is_sound_after_all_that(local_server: InProcessServer, tmp_path: Path) -> None:
    ana, _, _, _ = over(local_server)
    assert ana.post("/api/me/erasure", {"name": NAME}).is_success
    with sqlite3.connect(tmp_path / "door.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert check(local_server) == []


def test_reports_are_searched_while_others_write(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report may have a hundred lines of chat, and there may be thousands: others would wait for the writer."""
    ana, _, table, _ = named(local_server)
    spoken, elsewhere = ({"at": 1.0, "name": name, "text": f"said {name}"} for name in (NAME, "Somebody"))
    rows = [
        {"id": f"r{number}", "at": 1.0, "reporter": "p1", "person": "p2", "table": at, "reason": "other", "text": "",
         "lines": json.dumps([elsewhere, line] if number % 2 else [line]).encode(), "status": "open"}
        for number, (at, line) in enumerate([(table, spoken)] * 50 + [("another", elsewhere)] * 50)
    ]  # fmt: skip
    local_server.loop.run(local_server.store.write(lambda connection: connection.execute(insert(schema.reports), rows)))
    searched: list[int] = []  # reports whose lines were read, by transaction
    load, write = json.loads, local_server.store.write

    def noting(text: Any, **more: Any) -> Any:
        if b"said" in (text if isinstance(text, bytes) else text.encode()):
            searched[-1] += threading.current_thread().name == "branchline-write"
        return load(text, **more)

    async def writing(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        searched.append(0)
        return await write(work, *arguments, **more)

    monkeypatch.setattr(json, "loads", noting)
    monkeypatch.setattr(local_server.store, "write", writing)
    assert ana.post("/api/me/erasure", {"name": NAME}).status_code == 204
    assert 0 < max(searched) <= REPORTS
    assert sum(searched) == 50
    after = local_server.loop.run(local_server.store.read(everything))
    assert NAME not in after
    assert after.count("said Somebody") == 25 + 75


def test_a_report_that_is_made_during_an_erasure(local_server: InProcessServer) -> None:
    """What was reported after the reports had been searched is erased too."""
    ana, _, table, _ = named(local_server)
    lines = json.dumps([{"at": 1.0, "name": NAME}]).encode()
    row = {
        "id": "late", "at": 1.0, "reporter": "p1", "person": "p2", "table": table, "reason": "other", "text": "",
        "lines": lines, "status": "open",
    }  # fmt: skip
    read = local_server.store.read

    async def reading(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        if work is erasure_statements.tables_naming:
            await local_server.store.write(lambda connection: connection.execute(insert(schema.reports), row))
        return await read(work, *arguments, **more)

    local_server.store.read = reading  # type: ignore[method-assign]
    assert ana.post("/api/me/erasure", {"name": NAME}).status_code == 204
    assert NAME not in local_server.loop.run(read(everything))


def test_tables_of_somebody_are_found_by_a_few_statements(local_server: InProcessServer) -> None:
    """Somebody may have thousands. One statement for each would take seconds, and only some reads go on at a time."""
    ana = local_server.guest("Ana")
    assert ana.token is not None
    person = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token)))
    assert person is not None

    def counted(connection: Connection) -> tuple[int, int]:
        statements = list[str]()
        event.listen(connection, "before_cursor_execute", lambda *given: statements.append(given[2]))
        found = erasure_statements.tables_of(connection, person.id)
        assert erasure_statements.active_at(connection, person.id) == found
        erasure_statements.reports_quoting(connection, person.id)
        return len(found), len(statements)

    counts = []
    for _ in range(2):
        ana.make()
        ana.make()
        counts.append(local_server.loop.run(local_server.store.read(counted)))
    assert [tables for tables, _ in counts] == [2, 4]
    assert counts[0][1] == counts[1][1]
