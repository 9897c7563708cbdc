"""The export of somebody's data: everything that is stored about them, and nothing of others."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable

import pytest

from branchline.server.base import RequestRefused
from branchline.server.people.identity import hash_of
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
