"""Proof of the shuffle, and pictures of finished games."""

from __future__ import annotations

import asyncio
import itertools

import msgspec
import pytest

from branchline.game.record import Record, record_of
from branchline.server import wire
from branchline.server.app import feature_endpoints
from branchline.server.base.rate_limits import USUAL
from branchline.server.features import pictures
from tests.server.features.games import alone, finish, played
from tests.server.in_process import InProcessServer, code_of, playing


def test_a_deal_is_proven(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    finish(local_server, ana, table)
    text = ana.get(f"/api/tables/{table}/record").text
    id = ana.post("/api/records", {"text": text}).json()["id"]
    found = [msgspec.json.decode(ana.post("/api/verify", asked).content, type=wire.Verified) for asked in
             ({"text": text}, {"record": id})]  # fmt: skip
    assert found[0] == found[1]
    verified = found[0]
    assert (verified.holds, verified.game_holds, verified.deal_holds) == (True, True, True)
    codes = [finding.code for finding in verified.findings]
    assert codes == [
        *("verify-game", "verify-game-over", "verify-deal", "verify-log", "verify-last-share", "verify-no-head"),
        "verify-compare",
    ]
    record = Record.parse(text)
    assert (verified.proof, verified.seed) == (record.proof, record.start["seed"])


def test_a_deal_that_was_chosen_is_found(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    finish(local_server, ana, table)
    record = Record.parse(ana.get(f"/api/tables/{table}/record").text)
    assert record.proof is not None
    proof = msgspec.structs.replace(record.proof, secret="00" * 32)
    ana.ask("PATCH", "/api/me", json={"language": "pl"})
    answer = ana.post("/api/verify", {"text": str(msgspec.structs.replace(record, proof=proof))})
    verified = msgspec.json.decode(answer.content, type=wire.Verified)
    assert (verified.holds, verified.game_holds, verified.deal_holds) == (False, True, False)
    wrong = [finding for finding in verified.findings if not finding.holds]
    assert [finding.code for finding in wrong] == ["deal-secret", "deal-seed", "log-hash"]
    assert wrong[0].line == record.proof_line
    assert wrong[0].text.startswith("zapis, wiersz")


def test_a_game_that_breaks_the_rules_is_found(local_server: InProcessServer) -> None:
    record = record_of(played())
    broken = msgspec.structs.replace(record, acts=(*record.acts[:5], record.acts[4], *record.acts[5:]))
    verified = local_server.visitor().post("/api/verify", {"text": str(broken)}).json()
    assert (verified["holds"], verified["game_holds"]) == (False, False)
    assert verified["findings"][0]["code"] == "record-act"
    assert [finding["code"] for finding in verified["findings"] if finding.get("holds", True)] == ["verify-no-proof"]


def test_what_can_not_be_verified(local_server: InProcessServer) -> None:
    visitor = local_server.visitor()
    asked: dict[str, dict[str, str]] = {"bad-message": {}, "no-such-record": {"record": "0123"}}
    for code, given in asked.items():
        assert code_of(visitor.post("/api/verify", given)) == code
    assert code_of(visitor.post("/api/verify", {"text": "x", "record": "x"})) == "bad-message"
    assert code_of(visitor.post("/api/verify", {"text": "nothing"})) == "record-cut-line"


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_picture_of_a_finished_game(local_server: InProcessServer, kind: str) -> None:
    ana, _, table = playing(local_server)
    path = f"/api/tables/{table}/picture.{kind}"
    assert code_of(ana.get(path)) == "table-not-over"
    ana.do(table, "resign", seat=0)
    answer = local_server.visitor().get(path, theme="dark", language="pl")
    assert answer.status_code == 200
    assert "sandbox" in answer.headers["content-security-policy"]
    assert len(answer.headers.get_list("content-security-policy")) == 1
    if kind == "svg":
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "Ana" in answer.text
        assert 'class="branchline dark"' in answer.text
    else:
        assert answer.content.startswith(b"\x89PNG")
    again = ana.ask("GET", f"{path}?theme=dark&language=pl", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert ana.get(path, language="pl").content != answer.content
    for odd in ({"theme": "blue"}, {"language": "de"}):
        assert code_of(ana.get(path, **odd)) == "bad-message"


def test_networks_take_turns_at_painting(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A PNG takes about a second, and one is rendered at a time."""
    tables = []
    for _ in range(5):
        ana, _, table = playing(local_server)
        ana.do(table, "resign", seat=0)
        tables.append(table)
    painted, render = list[str](), asyncio.Event()

    async def render_png(svg: str) -> bytes:
        await render.wait()
        return b"PNG"

    async def ask(address: str, table: str) -> None:
        answer = await local_server.visitor(address).http.get(f"/api/tables/{table}/picture.png")
        assert answer.content == b"PNG"
        painted.append(address)

    async def run() -> None:
        mob = [asyncio.create_task(ask(f"93.184.216.{number}", table)) for number, table in enumerate(tables[:4])]
        await asyncio.sleep(0.5)
        newcomer = asyncio.create_task(ask("198.51.100.7", tables[4]))
        await asyncio.sleep(0.5)
        render.set()
        await asyncio.gather(*mob, newcomer)

    monkeypatch.setattr(pictures, "render_png", render_png)
    local_server.loop.run(run())
    assert len(painted) == 5
    assert "198.51.100.7" in painted[:3]


def test_a_picture_costs_nothing_of_what_other_children_do(
    rate_limited_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach has computed for half an hour, and ends while a picture is painted."""
    ana, _, table = playing(rate_limited_server)
    ana.do(table, "resign", seat=0)
    spent = itertools.count(0.0, 1_800_000.0)

    async def render_png(svg: str) -> bytes:
        return b"PNG"

    monkeypatch.setattr(pictures, "render_png", render_png)
    monkeypatch.setattr(feature_endpoints, "children_milliseconds", lambda: next(spent))
    assert ana.get(f"/api/tables/{table}/picture.png").content == b"PNG"
    rate_limited_server.services.background.pictures.clear()
    assert ana.get(f"/api/tables/{table}/picture.png").content == b"PNG"


def test_pictures_are_not_painted_too_often(rate_limited_server: InProcessServer) -> None:
    """One that was painted already costs nothing."""
    ana, _, table = playing(rate_limited_server)
    ana.do(table, "resign", seat=0)
    path = f"/api/tables/{table}/picture.svg"
    for _ in range(int(USUAL.pictures.burst) + 5):
        assert ana.get(path).status_code == 200
    while rate_limited_server.services.limits.pictures.take("127.0.0.1"):
        pass
    assert ana.get(path).status_code == 200
    assert code_of(ana.get(path, theme="dark")) == "too-many"
