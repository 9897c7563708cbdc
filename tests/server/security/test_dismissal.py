"""Dismissal: the host can send away whoever takes a seat only to keep it from others."""

from __future__ import annotations

import json

from tests.server.in_process import NONCE, InProcessServer, code_of, keep


def test_the_host_sends_a_squatter_away_for_good(local_server: InProcessServer) -> None:
    ana, eva, ola = local_server.guest("Ana"), local_server.guest("Eva"), local_server.guest("Ola")
    table = ana.make(players=3, public=True)["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    for seat in (1, 2):  # all that were free
        assert eva.do(table, "sit", seat=seat, nonce=NONCE, name=f"Eva {seat}").is_success
    command = {"do": "dismiss", "move_id": "away-with-her", "seat": 2}
    done = ana.post(f"/api/tables/{table}/commands", command)
    assert (done.json()["happened"]["what"], done.json()["happened"]["seat"]) == ("dismissed", 2)
    assert ana.post(f"/api/tables/{table}/commands", command).json() == done.json()
    assert [seat.get("name") for seat in ola.see(table)["seats"]] == ["Ana", None, None]
    assert eva.see(table).get("yours", []) == []
    assert eva.get("/api/tables/mine").json()["tables"] == []
    for seat in (1, 2):
        assert code_of(eva.do(table, "sit", seat=seat, nonce=NONCE)) == "dismissed"
    texts = set()
    for language in ("en", "pl", "ro"):
        eva.ask("PATCH", "/api/me", json={"language": language})
        texts.add(eva.do(table, "sit", seat=1, nonce=NONCE).json()["text"])
    assert len(texts) == 3
    for seat in (1, 2):
        assert ola.do(table, "sit", seat=seat, nonce=NONCE, name=f"Ola {seat}").is_success
    assert ana.do(table, "start").is_success
    assert keep(ola, table, 2).is_success
    told = ola.get(f"/api/tables/{table}", since=0).json()["happened"]
    assert [each["what"] for each in told[:7]] == ["made", "sat", "sat", "sat", "dismissed", "sat", "sat"]
    assert "person" not in json.dumps(told)
    assert code_of(ana.do(table, "dismiss", seat=1)) == "table-not-open"


def test_nobody_else_is_sent_away_nor_by_anybody_else(local_server: InProcessServer) -> None:
    ana, eva, ola = local_server.guest("Ana"), local_server.guest("Eva"), local_server.guest("Ola")
    table = ana.make(players=4, public=True, bots={"2": "easy"})["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert eva.do(table, "sit", seat=1, nonce=NONCE).is_success
    before = local_server.events(table)
    for visitor in (eva, ola):
        assert code_of(visitor.do(table, "dismiss", seat=0)) == "not-host"
    for seat in (0, 2, 3):  # the host, a bot, nobody
        assert code_of(ana.do(table, "dismiss", seat=seat)) == "nobody-to-dismiss"
    assert code_of(ana.do(table, "dismiss", seat=4)) == "no-such-seat"
    assert local_server.events(table) == before


def test_who_is_sent_away_from_one_table_sits_at_others_and_the_code_is_of_no_use(
    local_server: InProcessServer,
) -> None:
    ana, eva = local_server.guest("Ana"), local_server.guest("Eva")
    made, other = ana.make(), ana.make()
    assert eva.do(made["id"], "sit", seat=1, nonce=NONCE, code=made["code"]).is_success
    assert ana.do(made["id"], "dismiss", seat=1).is_success
    assert code_of(eva.do(made["id"], "sit", seat=1, nonce=NONCE, code=made["code"])) == "dismissed"
    assert eva.do(other["id"], "sit", seat=1, nonce=NONCE, code=other["code"]).is_success
