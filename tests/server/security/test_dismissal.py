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


def test_a_dismissal_changes_the_code(local_server: InProcessServer) -> None:
    """Who was removed can't come back as another guest by the old link; those who sit there see the new one."""
    ana, eva, ola = local_server.guest("Ana"), local_server.guest("Eva"), local_server.guest("Ola")
    made = ana.make(players=4)
    table, old = made["id"], made["code"]
    for seat, visitor in enumerate((ana, ola, eva)):
        assert visitor.do(table, "sit", seat=seat, nonce=NONCE, code=old).is_success
    assert ana.do(table, "dismiss", seat=2).is_success
    new = ana.see(table)["code"]
    assert new != old
    assert ola.see(table)["code"] == new
    for visitor in (eva, local_server.guest("Eva again"), local_server.visitor()):
        assert code_of(visitor.get(f"/api/codes/{old}")) == "wrong-code"
        assert "code" not in visitor.see(table)
        assert new not in visitor.get(f"/api/tables/{table}", since=0).text
    again = local_server.guest("Eva again")
    assert code_of(again.do(table, "sit", seat=2, nonce=NONCE, code=old)) == "code-needed"
    assert ola.do(table, "sit", seat=2, nonce=NONCE, name="Ola 2").is_success  # who sits there needs no code
    assert local_server.guest("Iza").do(table, "sit", seat=3, nonce=NONCE, code=new).is_success
    assert local_server.visitor().get(f"/api/codes/{new}").json() == {"table": table}
    other = InProcessServer(local_server.store, local_server.loop, local_server.rates)  # a worker that reads it all
    there = other.visitor()
    assert ana.token is not None
    there.token = ana.token
    assert there.see(table)["code"] == new


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
