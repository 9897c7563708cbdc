"""Stand-ins in a game without a clock: the others can seat a bot for somebody who is away, until they are back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from branchline.server.live.hub import Client
from branchline.server.store import Person, Store
from branchline.server.table.presence import matters
from branchline.server.wire import Resign
from branchline.testing import service_on, someone, started
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of, keep, playing

AWAY = 180


@pytest.fixture
def local_server(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, GENEROUS)


def write(local_server: InProcessServer) -> None:
    local_server.loop.run(local_server.services.presence.write())


def awaited(local_server: InProcessServer, **more: Any) -> tuple[Visitor, Visitor, str, int]:
    """Two players, the one to act second; the table; and the seat that is waited for."""
    players = playing(local_server, **more)
    ana, ola, table = players
    for seat, player in enumerate((ana, ola)):
        assert keep(player, table, seat).is_success
    seat = ana.see(table)["actors"][0]
    write(local_server)
    return (ola, ana, table, seat) if seat == 0 else (ana, ola, table, seat)


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(local_server: InProcessServer) -> None:
    here, away, table, seat = awaited(local_server)
    local_server.clock.at += AWAY - 1
    early = here.do(table, "stand-in", seat=seat)
    assert code_of(early) == "seat-not-away"
    assert early.json()["details"] == {"seat": seat, "number": 1}
    local_server.clock.at += 1
    answer = here.do(table, "stand-in", seat=seat)
    assert answer.is_success, answer.text
    assert answer.json()["happened"]["why"] == "away"
    assert here.see(table)["seats"][seat]["stand_in"] == "expert"
    assert code_of(here.do(table, "stand-in", seat=seat)) == "seat-has-bot"
    local_server.loop.run(local_server.services.job_runner.once())
    local_server.loop.run(local_server.services.job_runner.settle())
    assert seat not in here.see(table)["actors"]  # the bot has moved
    assert away.do(table, "come-back", seat=seat).is_success
    assert "stand_in" not in here.see(table)["seats"][seat]


def test_a_sign_of_life_counts_by_any_worker(local_server: InProcessServer, store: Store, loop: asyncio.Runner) -> None:
    """Whoever asks for the table, or does something at it, is there; also if the asking is done elsewhere."""
    here, away, table, seat = awaited(local_server)
    other = InProcessServer(store, loop, GENEROUS, seed=1, moves=local_server.moves)
    by_other = other.visitor()
    assert here.token is not None
    by_other.token = here.token
    local_server.clock.at += 100
    away.see(table)
    write(local_server)
    local_server.clock.at += 100
    other.clock.at = local_server.clock.at
    late = by_other.do(table, "stand-in", seat=seat)
    assert (code_of(late), late.json()["details"]["number"]) == ("seat-not-away", AWAY - 100)
    away.do(table, "vote", seat=seat, end=False)
    write(local_server)
    local_server.clock.at += 100
    other.clock.at = local_server.clock.at
    assert code_of(by_other.do(table, "stand-in", seat=seat)) == "seat-not-away"
    other.clock.at += AWAY
    assert by_other.do(table, "stand-in", seat=seat).is_success


def test_who_has_the_table_open_is_never_away(
    local_server: InProcessServer, store: Store, loop: asyncio.Runner
) -> None:
    here, _, table, seat = awaited(local_server)
    person = _person(local_server, table, seat)
    client = Client(table, person)
    loop.run(local_server.services.hub.join(client))
    for _ in range(10):
        local_server.clock.at += AWAY / 3
        loop.run(local_server.services.hub.beat())
        write(local_server)
        assert code_of(here.do(table, "stand-in", seat=seat)) == "seat-not-away"
    local_server.clock.at += 50
    loop.run(local_server.services.hub.leave(client))
    write(local_server)
    assert loop.run(store.last_seen(table))[seat] == local_server.clock.at
    local_server.clock.at += AWAY
    assert here.do(table, "stand-in", seat=seat).is_success


def test_players_are_told_who_is_away_and_since_when(local_server: InProcessServer, loop: asyncio.Runner) -> None:
    _, _, table, seat = awaited(local_server)
    left_at = local_server.clock.at
    local_server.clock.at += 60
    client = Client(table, _person(local_server, table, 1 - seat))
    loop.run(local_server.services.hub.join(client))
    assert _presence(client)[-1] == {
        "type": "present", "seats": [1 - seat], "absent": [{"seat": seat, "since": left_at}], "patience": AWAY,
    }  # fmt: skip
    friend = Client(table, _person(local_server, table, seat))
    loop.run(local_server.services.hub.join(friend))
    assert _presence(client)[-1] == {"type": "present", "seats": [0, 1], "patience": AWAY}
    loop.run(local_server.services.hub.leave(friend))
    assert _presence(client)[-1]["absent"] == [{"seat": seat, "since": local_server.clock.at}]
    loop.run(local_server.services.hub.leave(client))


def test_who_comes_is_followed_though_another_leaves_meanwhile(
    local_server: InProcessServer, loop: asyncio.Runner
) -> None:
    """While the store is asked who was here last, somebody else may come to the same table and go again."""
    _, _, table, seat = awaited(local_server)

    async def run() -> list[Client]:
        hub = local_server.services.hub
        stays, goes = Client(table, persons[0]), Client(table, persons[1])
        joining = asyncio.create_task(hub.join(stays))
        await asyncio.sleep(0)
        await hub.join(goes)
        await hub.leave(goes)
        await joining
        followers = list(hub._watches[table].clients)
        await hub.leave(stays)
        return [client for client in followers if client is stays]

    persons = [_person(local_server, table, each) for each in (seat, 1 - seat)]
    assert len(loop.run(run())) == 1


@pytest.mark.parametrize("pace", [{"kind": "live"}, {"kind": "days"}])
def test_where_there_is_a_clock_it_decides(local_server: InProcessServer, pace: dict[str, str]) -> None:
    here, _, table, seat = awaited(local_server, pace=pace)
    local_server.clock.at += AWAY
    assert code_of(here.do(table, "stand-in", seat=seat)) == "clock-decides"


def test_only_players_seat_a_bot(local_server: InProcessServer) -> None:
    here, _, table, seat = awaited(local_server, public=True)
    local_server.clock.at += AWAY
    assert code_of(local_server.guest("Eva").do(table, "stand-in", seat=seat)) == "seat-not-yours"
    assert code_of(local_server.visitor().do(table, "stand-in", seat=seat)) == "no-guest"
    assert code_of(here.do(table, "stand-in", seat=5)) == "no-such-seat"
    assert here.do(table, "stand-in", seat=1 - seat).is_success  # one's own seat, at any time
    assert code_of(here.do(table, "stand-in", seat=1 - seat)) == "seat-stood-in"


def test_signs_are_kept_only_where_they_matter(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    assert matters(table_state)
    over = loop.run(service.do(someone("p0"), table_state.id, Resign("r", 0))).table_state
    assert not matters(over)


def test_alone_with_bots_nobody_waits(local_server: InProcessServer) -> None:
    ana = local_server.guest("Ana")
    table = ana.make(bots={"1": "easy"})["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ana.do(table, "start")
    known = local_server.services.log.cached(table)
    assert known is not None
    assert not matters(known.table_state)


def _person(local_server: InProcessServer, table: str, seat: int) -> Person:
    known = local_server.loop.run(local_server.services.log.read(table))
    person = known.table_state.seats[seat].person
    assert person is not None
    return Person(person, "somebody", "en", 1.0, 1.0)


def _presence(client: Client) -> list[dict[str, Any]]:
    """What a client was told of who is there, since it was asked last."""
    found = []
    while not client.queue.empty():
        message = client.queue.get_nowait()
        assert message is not None
        if b'"type":"present"' in message:
            found.append(msgspec.json.decode(message))
    return found
