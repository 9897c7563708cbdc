"""The export of somebody's data: everything that is stored about them, and nothing of others."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, insert

from branchline.server.base import RequestRefused
from branchline.server.people import data_export
from branchline.server.people.identity import hash_of
from branchline.server.store import moderation_statements, schema
from branchline.server.store.moderation_statements import SAME_PERSON
from branchline.server.store.rows import StoredReport, StoredSanction
from branchline.server.table.state import BotSat, decode
from tests.server.in_process import InProcessServer, code_of, playing
from tests.server.people.test_accounts_erasure import NAME, over


def test_the_export_is_encoded_in_the_background(local_server: InProcessServer) -> None:
    ana, _, _, _ = over(local_server)
    person = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token or "")))
    assert person is not None

    async def busy(encode: Callable[[], bytes]) -> bytes:
        raise RequestRefused("try-again")

    with pytest.raises(RequestRefused):
        local_server.loop.run(local_server.services.personal_data.export(person, busy))


def test_the_export_is_made_piece_by_piece(local_server: InProcessServer) -> None:
    """What somebody has done in a month may be hundreds of megabytes: not all of it is in memory at a time."""
    ana = local_server.guest()
    tables = [ana.make()["id"] for _ in range(25)]
    for table in tables:
        said = {"move_id": ana.move_id(), "text": "hello"}
        assert ana.post(f"/api/tables/{table}/lines", said).status_code == 201
        assert ana.do(table, "sit", seat=0, nonce="00" * 16).is_success
    person = local_server.loop.run(local_server.store.person_by_token(hash_of(ana.token or "")))
    assert person is not None
    services = local_server.services

    async def export() -> list[bytes]:
        return [piece async for piece in await services.personal_data.export(person, services.background.run)]

    pieces = local_server.loop.run(export())
    found = json.loads(b"".join(pieces))
    assert {line["table"] for line in found["chat"]} == {event["table"] for event in found["events"]} == set(tables)
    assert max(piece.count(b'"body"') for piece in pieces) <= 3 * 10  # a table has two or three events of hers
    assert ana.get("/api/me/export").json() == found


def test_results_and_seats_are_exported_piece_by_piece(
    on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have tens of thousands."""
    monkeypatch.setattr(data_export, "ROWS", 2)
    ana = on_each.guest()
    person = on_each.loop.run(on_each.services.people.find(ana.token))
    tables = [ana.make()["id"] for _ in range(2)]
    for table in tables:
        for seat in range(2):
            assert ana.do(table, "sit", seat=seat, nonce="00" * 16).is_success
    games = [
        {"id": f"g{number}", "seq": number, "board": "europe", "digest": "", "players": 2, "pace": "none",
         "rated": False, "ending": "played", "finished": 0.0}
        for number in range(3)
    ]  # fmt: skip
    results = [
        {"game": f"g{number // 2}", "seat": number % 2, "person": person.id, "board": "europe", "players": 2,
         "seq": number // 2, "finished": 0.0, "rated": False, "points": 0, "tickets": 0, "tickets_failed": 0,
         "longest": 0}
        for number in range(5)
    ]  # fmt: skip

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.games), games)
        connection.execute(insert(schema.results), results)

    on_each.loop.run(on_each.store.write(add))
    services = on_each.services

    async def export() -> list[bytes]:
        return [piece async for piece in await services.personal_data.export(person, services.background.run)]

    pieces = on_each.loop.run(export())
    found = json.loads(b"".join(pieces))
    assert [(row["game"], row["seat"]) for row in found["results"]] == [
        ("g0", 0), ("g0", 1), ("g1", 0), ("g1", 1), ("g2", 0)
    ]  # fmt: skip
    assert sorted((row["table"], row["seat"]) for row in found["seats"]) == sorted(
        (table, seat) for table in tables for seat in range(2)
    )
    assert max(piece.count(b'"game":') for piece in pieces) == 2


def test_the_export_does_not_tell_who_is_suspected(local_server: InProcessServer) -> None:
    """Neither that the server has reported two accounts, nor what has become of a report, nor why there is a
    sanction.
    """
    ana, ola, table = playing(local_server)
    people = [local_server.loop.run(local_server.services.people.find(each.token)).id for each in (ana, ola)]
    assert ola.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "insults"}).is_success
    own = StoredReport("own", 1.0, people[1], people[0], table, SAME_PERSON, "device 9 9", b"[]")
    sanction = StoredSanction("mute", people[0], "mute", 1.0, None, "", None, "own")

    async def write() -> None:
        await local_server.store.write(moderation_statements.add_server_report, own)
        await local_server.store.write(moderation_statements.add_sanction, sanction)

    local_server.loop.run(write())
    [report] = ola.get("/api/me/export").json()["reports"]
    assert report.keys() == {"id", "at", "reporter", "table", "reason", "text"}
    [found] = ana.get("/api/me/export").json()["sanctions"]
    assert "report" not in found


def test_the_export_contains_what_is_stored(rate_limited_server: InProcessServer) -> None:
    ana, _, table, _ = over(rate_limited_server)
    answer = ana.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    assert found["profile"][0 if isinstance(found["profile"], list) else "name"] == NAME
    assert [seat["table"] for seat in found["seats"]] == [table]
    assert f"{NAME} says hello" in json.dumps(found["chat"])
    assert len(found["sessions"]) == 1
    assert "argon2" not in answer.text
    assert ana.get("/api/me/export").is_success
    assert ana.get("/api/me/export").is_success
    assert code_of(ana.get("/api/me/export")) == "too-many"


def test_the_export_has_neither_ids_of_others_nor_secrets(local_server: InProcessServer) -> None:
    """A host has made a table's first events. They name the players of a rematch, and the bots' shares of the deal."""
    ana, ola, table = playing(local_server)
    assert ola.do(table, "resign", seat=1).is_success
    assert ana.do(table, "rematch").is_success
    with_bot = ana.make(bots={"1": "easy"})["id"]
    found = ana.get("/api/me/export").json()
    assert {event["table"] for event in found["events"]} >= {table, with_bot}
    other = local_server.loop.run(local_server.store.person_by_token(hash_of(ola.token or "")))
    assert other is not None
    nonces = [body.nonce for event in local_server.events(with_bot) if isinstance(body := decode(event.body), BotSat)]
    assert len(nonces) == 1
    assert other.id not in json.dumps(found)
    assert b64encode(nonces[0]).decode() not in json.dumps(found)
