"""Who only watches sees what spectators may see, and not before its time."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from branchline.server.app import api
from branchline.server.store.statements import LISTED_PER_HOST
from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of, keep, playing

DELAY = 5  # minutes


@pytest.fixture(params=["delayed", "end"])
def held(request: pytest.FixtureRequest, local_server: InProcessServer) -> tuple[Visitor, Visitor, str]:
    """A public table that has begun, one act on, whose spectators are held back."""
    ana, ola, table = playing(local_server, watching=request.param, delay=DELAY, public=True)
    local_server.clock.at += 1
    assert keep(ana, table, 0).is_success
    return ana, ola, table


def test_spectators_are_behind_by_every_way_in(
    local_server: InProcessServer, held: tuple[Visitor, Visitor, str]
) -> None:
    _, _, table = held
    for watcher in (local_server.guest("Eva"), local_server.visitor()):
        for since in (0, 1, 3, 4, 5, 999):
            update = watcher.get(f"/api/tables/{table}", since=since).json()
            assert update["table"]["version"] == 3, since
            assert "game" not in update["table"]
            assert [each["seq"] for each in update["happened"] if each["seq"] > 3] == []
        for path in ("record", "replay"):
            assert code_of(watcher.get(f"/api/tables/{table}/{path}")) == "table-not-over"
        assert code_of(watcher.get(f"/api/tables/{table}", seat=0)) == "seat-not-yours"
        assert watcher.get(f"/api/tables/{table}/lines").json()["lines"] == []
    eva = local_server.guest("Eva")
    for seen in range(8):  # refusals don't tell how far it is
        command = eva.do(table, "act", seat=0, seen=seen, actions=["draw"])
        assert code_of(command) == "seat-not-yours"
        assert "table" not in command.json()
    assert code_of(eva.do(table, "sit", seat=0, nonce=NONCE)) == "table-not-open"


def test_a_long_poll_does_not_return_at_the_moment_of_an_act(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What may be seen by now is found at the next look, and not when somebody acts."""
    ana, _, table = playing(local_server, watching="delayed", delay=DELAY, public=True)
    eva = local_server.guest("Eva")

    async def run() -> bool:
        monkeypatch.setattr(api, "TICK", 3600.0)
        poll = asyncio.create_task(eva.http.get(f"/api/tables/{table}?since=3&wait=30"))
        for _ in range(10):  # meanwhile it has looked, and waits
            await ana.http.get(f"/api/tables/{table}")
        local_server.clock.at += 60 * DELAY + 1  # the start may be seen from now on
        body = {"do": "vote", "move_id": "some-vote", "seat": 0, "end": True}
        await ana.http.post(f"/api/tables/{table}/commands", json=body)
        for _ in range(10):
            await ana.http.get(f"/api/tables/{table}")
        done = poll.done()
        poll.cancel()
        return done

    assert local_server.loop.run(run()) is False


def test_a_list_does_not_tell_when_they_moved(
    local_server: InProcessServer, held: tuple[Visitor, Visitor, str]
) -> None:
    ana, _, table = held

    def listed(who: Visitor) -> dict[str, Any]:
        (found,) = (each for each in who.get("/api/tables", status="running").json()["tables"] if each["id"] == table)
        return dict(found)

    eva = local_server.guest("Eva")
    before = listed(eva)
    local_server.clock.at += 100
    ana.do(table, "vote", seat=0, end=True)
    assert listed(eva) == before
    assert listed(ana)["touched"] == local_server.clock.at


def test_the_order_of_lists_does_not_tell_when_something_happens(local_server: InProcessServer) -> None:
    host = local_server.guest("Eva")
    tables = []
    for _ in range(LISTED_PER_HOST + 1):
        local_server.clock.at += 10
        made = host.make(watching="end", players=2, public=True)
        people = [local_server.guest(name) for name in ("Ana", "Ola")]
        for seat, person in enumerate(people):
            assert person.do(made["id"], "sit", seat=seat, nonce=NONCE).is_success
        assert host.do(made["id"], "start").is_success
        tables.append((made["id"], people[0]))

    def lists() -> list[list[str]]:
        found = (host.get("/api/tables/mine"), local_server.guest("Ion").get("/api/tables", status="running"))
        return [[each["id"] for each in answer.json()["tables"]] for answer in found]

    before = lists()
    assert [len(ids) for ids in before] == [LISTED_PER_HOST + 1, LISTED_PER_HOST]
    local_server.clock.at += 100
    oldest, player = tables[0]
    assert player.do(oldest, "vote", seat=0, end=True).is_success
    assert lists() == before


def test_a_host_who_does_not_play_is_a_spectator(local_server: InProcessServer) -> None:
    host = local_server.guest("Eva")
    made = host.make(watching="end", players=2)
    for seat, name in enumerate(("Ana", "Ola")):
        assert local_server.guest(name).do(made["id"], "sit", seat=seat, nonce=NONCE, code=made["code"]).is_success
    assert host.do(made["id"], "start").is_success
    seen = host.see(made["id"])
    assert (seen["version"], "game" in seen, seen["code"]) == (3, False, made["code"])


def test_after_the_delay_they_see_what_was_then(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server, watching="delayed", delay=DELAY)
    start = local_server.clock.at
    for number, player in enumerate((ana, ola)):
        local_server.clock.at = start + 60 * (number + 1)
        keep(player, table, number)
    eva, versions = local_server.guest("Eva"), []
    for minute in range(DELAY, DELAY + 4):
        local_server.clock.at = start + 60 * minute
        versions.append(eva.see(table)["version"])
    assert versions == [4, 5, 6, 6]
    hidden = eva.get(f"/api/tables/{table}").text
    assert '"tickets":[' not in hidden


def test_a_seat_that_is_no_longer_ones_own_is_not_waited_for(local_server: InProcessServer) -> None:
    """A player who gets up during a long poll for their seat sees nothing of the next player in it."""
    ana, eva = local_server.guest("Ana"), local_server.guest("Eva")
    made = ana.make()
    table = made["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    eva.do(table, "sit", seat=1, nonce=NONCE, code=made["code"])

    async def wait() -> httpx.Response:
        waiting = asyncio.create_task(eva.http.get(f"/api/tables/{table}?since=3&wait=20&seat=1"))
        while not local_server.services.followers.total:
            await asyncio.sleep(0)
        command = {"do": "leave", "move_id": "get-up-now", "seat": 1}
        await eva.http.post(f"/api/tables/{table}/commands", json=command)
        return await asyncio.wait_for(waiting, 30)

    assert code_of(local_server.loop.run(wait())) == "seat-not-yours"


def test_a_replay_shows_all_hands_and_no_codes(local_server: InProcessServer) -> None:
    """Anybody may look at a game that is over; the code of the next one is for those who played."""
    ana, ola, table = playing(local_server)
    ana.do(table, "resign", seat=0)
    ola.do(table, "rematch")
    code = ola.see(table)["rematch"]["code"]
    own = ola.see(table)["code"]
    eva = local_server.guest("Eva")
    for at in range(1, ola.see(table)["version"] + 1):
        text = eva.get(f"/api/tables/{table}/replay", at=at).text
        assert code not in text
        assert own not in text
    assert code_of(eva.get(f"/api/tables/{table}/replay", at=99)) == "bad-message"


def test_a_private_table_is_in_no_list_and_shows_no_code(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    eva = local_server.guest("Eva")
    for status in ("open", "running", "over"):
        assert eva.get("/api/tables", status=status).json()["tables"] == []
    assert "code" not in eva.see(table)
    assert eva.get("/api/tables/mine").json()["tables"] == []
    assert ana.see(table)["code"]
