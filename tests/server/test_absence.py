"""Somebody who is away does not hold up a game without a clock: the others can seat a bot, until they are back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from branchline.server.live.hub import Client
from branchline.server.store import Person, Store
from branchline.server.table.presence import matters
from branchline.testing import service_on, started
from tests.server.security.door import GENEROUS, NONCE, Door, Visitor, code_of, keep, playing

AWAY = 180


@pytest.fixture
def door(store: Store, loop: asyncio.Runner) -> Door:
    return Door(store, loop, GENEROUS)


def write(door: Door) -> None:
    door.loop.run(door.services.presence.write())


def awaited(door: Door, **more: Any) -> tuple[Visitor, Visitor, str, int]:
    """Two players, the one to act second; the table; and the seat that is waited for."""
    players = playing(door, **more)
    ana, ola, table = players
    for seat, player in enumerate((ana, ola)):
        assert keep(player, table, seat).is_success
    seat = ana.see(table)["actors"][0]
    write(door)
    return (ola, ana, table, seat) if seat == 0 else (ana, ola, table, seat)


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(door: Door) -> None:
    here, away, table, seat = awaited(door)
    door.clock.at += AWAY - 1
    early = here.do(table, "stand-in", seat=seat)
    assert code_of(early) == "seat-not-away"
    assert early.json()["details"] == {"seat": seat, "number": 1}
    door.clock.at += 1
    answer = here.do(table, "stand-in", seat=seat)
    assert answer.is_success, answer.text
    assert answer.json()["happened"]["why"] == "away"
    assert here.see(table)["seats"][seat]["stand_in"] == "hard"
    assert code_of(here.do(table, "stand-in", seat=seat)) == "seat-has-bot"
    door.loop.run(door.services.duty.once())
    door.loop.run(door.services.duty.settle())
    assert seat not in here.see(table)["actors"]  # the bot has moved
    assert away.do(table, "come-back", seat=seat).is_success
    assert "stand_in" not in here.see(table)["seats"][seat]


def test_a_sign_of_life_counts_by_any_worker(door: Door, store: Store, loop: asyncio.Runner) -> None:
    """Whoever asks for the table, or does something at it, is there; also if the asking is done elsewhere."""
    here, away, table, seat = awaited(door)
    other = Door(store, loop, GENEROUS, seed=1, moves=door.moves)
    by_other = other.visitor()
    assert here.token is not None
    by_other.token = here.token
    door.clock.at += 100
    away.see(table)
    write(door)
    door.clock.at += 100
    other.clock.at = door.clock.at
    late = by_other.do(table, "stand-in", seat=seat)
    assert (code_of(late), late.json()["details"]["number"]) == ("seat-not-away", AWAY - 100)
    away.do(table, "vote", seat=seat, end=False)
    write(door)
    door.clock.at += 100
    other.clock.at = door.clock.at
    assert code_of(by_other.do(table, "stand-in", seat=seat)) == "seat-not-away"
    other.clock.at += AWAY
    assert by_other.do(table, "stand-in", seat=seat).is_success


def test_who_has_the_table_open_is_never_away(door: Door, store: Store, loop: asyncio.Runner) -> None:
    here, _, table, seat = awaited(door)
    person = _person(door, table, seat)
    client = Client(table, person)
    loop.run(door.services.hub.join(client))
    for _ in range(10):
        door.clock.at += AWAY / 3
        loop.run(door.services.hub.beat())
        write(door)
        assert code_of(here.do(table, "stand-in", seat=seat)) == "seat-not-away"
    door.clock.at += 50
    loop.run(door.services.hub.part(client))
    write(door)
    assert loop.run(store.last_seen(table))[seat] == door.clock.at
    door.clock.at += AWAY
    assert here.do(table, "stand-in", seat=seat).is_success


def test_players_are_told_who_is_away_and_since_when(door: Door, loop: asyncio.Runner) -> None:
    _, _, table, seat = awaited(door)
    left_at = door.clock.at
    door.clock.at += 60
    client = Client(table, _person(door, table, 1 - seat))
    loop.run(door.services.hub.join(client))
    assert _presence(client)[-1] == {
        "type": "present", "seats": [1 - seat], "absent": [{"seat": seat, "since": left_at}], "patience": AWAY,
    }  # fmt: skip
    friend = Client(table, _person(door, table, seat))
    loop.run(door.services.hub.join(friend))
    assert _presence(client)[-1] == {"type": "present", "seats": [0, 1], "patience": AWAY}
    loop.run(door.services.hub.part(friend))
    assert _presence(client)[-1]["absent"] == [{"seat": seat, "since": door.clock.at}]
    loop.run(door.services.hub.part(client))


def test_who_comes_is_followed_though_another_leaves_meanwhile(door: Door, loop: asyncio.Runner) -> None:
    """While the store is asked who was here last, somebody else may come to the same table and go again."""
    _, _, table, seat = awaited(door)

    async def run() -> list[Client]:
        hub = door.services.hub
        stays, goes = Client(table, persons[0]), Client(table, persons[1])
        joining = asyncio.create_task(hub.join(stays))
        await asyncio.sleep(0)
        await hub.join(goes)
        await hub.part(goes)
        await joining
        followers = list(hub._watches[table].clients)
        await hub.part(stays)
        return [client for client in followers if client is stays]

    persons = [_person(door, table, each) for each in (seat, 1 - seat)]
    assert len(loop.run(run())) == 1


@pytest.mark.parametrize("pace", [{"kind": "live"}, {"kind": "days"}])
def test_where_there_is_a_clock_it_decides(door: Door, pace: dict[str, str]) -> None:
    here, _, table, seat = awaited(door, pace=pace)
    door.clock.at += AWAY
    assert code_of(here.do(table, "stand-in", seat=seat)) == "clock-decides"


def test_only_players_seat_a_bot(door: Door) -> None:
    here, _, table, seat = awaited(door, public=True)
    door.clock.at += AWAY
    assert code_of(door.guest("Eva").do(table, "stand-in", seat=seat)) == "seat-not-yours"
    assert code_of(door.visitor().do(table, "stand-in", seat=seat)) == "no-guest"
    assert code_of(here.do(table, "stand-in", seat=5)) == "no-such-seat"
    assert here.do(table, "stand-in", seat=1 - seat).is_success  # one's own seat, at any time
    assert code_of(here.do(table, "stand-in", seat=1 - seat)) == "seat-stood-in"


def test_signs_are_kept_only_where_they_matter(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    assert matters(table_state)
    over = loop.run(service.resign("p0", table_state.id, "r", 0)).table_state
    assert not matters(over)


def test_alone_with_bots_nobody_waits(door: Door) -> None:
    ana = door.guest("Ana")
    table = ana.make(bots={"1": "easy"})["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ana.do(table, "start")
    known = door.services.log.remembered(table)
    assert known is not None
    assert not matters(known.table_state)


def _person(door: Door, table: str, seat: int) -> Person:
    known = door.loop.run(door.services.log.read(table))
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
