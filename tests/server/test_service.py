"""What people can do at tables, by several workers on one store: once, in order, and by the rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable

import pytest

from branchline.errors import CodedError
from branchline.game.hash_chain import hashes_of
from branchline.server.base.bus import Note
from branchline.server.live.hub import view_for, viewer_of
from branchline.server.store import Person, Status, Store
from branchline.server.table.log import BOT, CLOCK, EXPIRE, Stale
from branchline.server.table.service import Service
from branchline.server.table.state import Acted, TableState, decode, entry_of
from branchline.server.wire import (
    Act,
    ComeBack,
    Dismiss,
    Leave,
    Rematch,
    Resign,
    SeatBot,
    Settings,
    Sit,
    StandIn,
    Start,
    Undo,
    Vote,
)
from branchline.testing import NONCE, ManualClock, any_action, seated, service_on, someone, started


def refused(loop: asyncio.Runner, code: str, command: Awaitable[object]) -> None:
    async def run() -> None:
        await command

    with pytest.raises(CodedError) as caught:
        loop.run(run())
    assert caught.value.code == code


def test_a_table_is_made_filled_and_started(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(seated(service, 3))
    row = loop.run(store.table(table_state.id))
    assert row is not None
    assert (row.free, row.status, row.version) == (0, Status.OPEN, 4)
    assert [each.id for each in loop.run(store.tables_of("p2"))] == [table_state.id]
    refused(loop, "not-host", service.do(someone("p1"), table_state.id, Start("s")))
    table_state = loop.run(service.do(someone("p0"), table_state.id, Start("s"))).table_state
    assert table_state.status is Status.RUNNING
    refused(loop, "table-not-open", service.do(someone("p3", "Ola"), table_state.id, Sit("x", 0, NONCE)))
    refused(loop, "no-such-table", service.do(someone("p0"), "nowhere", Start("s")))


def test_seats(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(service.make("p0", "make", Settings("europe", 3, public=True)))
    loop.run(service.do(someone("p1", "Ana"), table_state.id, Sit("a", 1, NONCE)))
    refused(loop, "seat-taken", service.do(someone("p2", "Ben"), table_state.id, Sit("b", 1, NONCE)))
    refused(loop, "not-host", service.do(someone("p1"), table_state.id, SeatBot("c", 2, "hard")))
    loop.run(service.do(someone("p0"), table_state.id, SeatBot("c", 2, "hard")))
    refused(loop, "seats-free", service.do(someone("p0"), table_state.id, Start("d")))
    refused(loop, "seat-not-yours", service.do(someone("p2"), table_state.id, Leave("e", 1)))
    loop.run(service.do(someone("p1"), table_state.id, Leave("e", 1)))
    refused(loop, "not-host", service.do(someone("p1"), table_state.id, Leave("f", 2)))
    loop.run(service.do(someone("p0"), table_state.id, Leave("f", 2)))
    assert [seat.taken for seat in loop.run(service.table_state(table_state.id)).seats] == [False] * 3


def test_a_repeated_command_happens_once_and_is_answered_again(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    seat, action = any_action(table_state, random.Random(1))
    first = loop.run(service.do(someone(f"p{seat}"), table_state.id, Act("m", seat, table_state.version, (action,))))
    for other in (service, service_on(store)):  # by another worker as well, which has to read it first
        again = loop.run(other.do(someone(f"p{seat}"), table_state.id, Act("m", seat, table_state.version, (action,))))
        assert (again.seq, again.repeated) == (first.seq, True)
    assert len(loop.run(store.events_after(table_state.id))) == first.seq


def test_a_stale_version_is_answered_with_the_present_table(store: Store, loop: asyncio.Runner) -> None:
    one, other = service_on(store), service_on(store)
    table_state = loop.run(started(one))
    loop.run(other.table_state(table_state.id))
    seat, action = any_action(table_state, random.Random(1))
    loop.run(one.do(someone(f"p{seat}"), table_state.id, Act("m", seat, table_state.version, (action,))))
    with pytest.raises(Stale) as caught:  # the other worker does not know of it yet
        loop.run(other.do(someone(f"p{1 - seat}"), table_state.id, Act("n", 1 - seat, table_state.version, ("draw",))))
    assert caught.value.table_state.version == table_state.version + 1


def test_only_ones_own_seat(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    seat, action = any_action(table_state, random.Random(1))
    for command in (
        service.do(someone(f"p{1 - seat}"), table_state.id, Act("m", seat, table_state.version, (action,))),
        service.do(someone("stranger"), table_state.id, Act("m", seat, table_state.version, (action,))),
        service.do(someone("stranger"), table_state.id, Undo("m", seat, table_state.version)),
        service.do(someone("stranger"), table_state.id, Resign("m", seat)),
        service.do(someone("stranger"), table_state.id, Vote("m", seat, True)),
        service.do(someone("stranger"), table_state.id, StandIn("m", seat)),
        service.do(someone("stranger"), table_state.id, ComeBack("m", seat)),
    ):
        refused(loop, "seat-not-yours", command)
    assert loop.run(service.table_state(table_state.id)).version == table_state.version


def test_what_the_rules_refuse_changes_nothing(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    refused(loop, "not-now", service.do(someone("p0"), table_state.id, Act("m", 0, table_state.version, ("draw",))))
    assert len(loop.run(store.events_after(table_state.id))) == table_state.version


def test_undo_resign_and_agreement(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    assert table_state.game is not None
    keep = str(table_state.game.legal(0)[0])
    done = loop.run(service.do(someone("p0"), table_state.id, Act("m", 0, table_state.version, (keep,))))
    back = loop.run(service.do(someone("p0"), table_state.id, Undo("n", 0, done.seq)))
    assert back.table_state.game == table_state.game
    loop.run(service.do(someone("p0"), table_state.id, Vote("v0", 0, True)))
    assert loop.run(service.do(someone("p1"), table_state.id, Vote("v1", 1, True))).table_state.ending == "agreed"
    refused(loop, "table-over", service.do(someone("p1"), table_state.id, Resign("r", 1)))


def test_standing_in_and_coming_back(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    loop.run(service.do(someone("p0"), table_state.id, StandIn("a", 0)))
    refused(
        loop,
        "seat-stood-in",
        service.do(someone("p0"), table_state.id, Act("b", 0, table_state.version + 1, ("draw",))),
    )
    back = loop.run(service.do(someone("p0"), table_state.id, ComeBack("c", 0))).table_state
    assert back.seats[0].player is None


def test_due_work_is_planned(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    assert isinstance(service.log.clock, ManualClock)
    table_state = loop.run(seated(service))
    assert loop.run(store.next_job_at([BOT, CLOCK])) is None
    assert loop.run(store.next_job_at([EXPIRE])) == table_state.touched + 2 * 86_400
    table_state = loop.run(service.do(someone("p0"), table_state.id, Start("s"))).table_state
    service.log.clock.at = 1500.0
    loop.run(service.do(someone("p0"), table_state.id, StandIn("a", 0)))
    assert [due.kind for due in loop.run(store.lease_jobs([BOT, CLOCK], 1500.0, 1600.0))] == [BOT]


def test_the_bus_tells_of_every_change(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    heard: list[Note] = []
    table_state = loop.run(seated(service))
    loop.run(service.log.bus.subscribe(table_state.id, heard.append))
    loop.run(service.do(someone("p0"), table_state.id, Start("start")))
    loop.run(service.do(someone("p0"), table_state.id, StandIn("s", 0)))
    loop.run(service.log.bus.unsubscribe(table_state.id, heard.append))
    loop.run(service.do(someone("p0"), table_state.id, Resign("r", 0)))
    assert heard == [Note(table_state.id, "version", 4), Note(table_state.id, "version", 5)]


def test_two_workers_and_many_impatient_players(store: Store, loop: asyncio.Runner) -> None:
    """Everyone tries all the time, sends everything twice and to both workers: the log has each move once."""

    enough = asyncio.Event()

    async def play_on(service: Service, person: int, table: str, luck: random.Random) -> list[str]:
        sent: list[str] = []
        for number in range(5000):
            table_state = await service.table_state(table)
            if table_state.status is not Status.RUNNING or enough.is_set():
                break
            if person not in table_state.actors:
                await asyncio.sleep(0)
                continue
            assert table_state.game is not None
            action, move = str(luck.choice(table_state.game.legal(person))), f"{person}-{number}"
            sending = (
                service.do(someone(f"p{person}"), table, Act(move, person, table_state.version, (action,)))
                for _ in range(2)
            )
            answers = await asyncio.gather(*sending, return_exceptions=True)
            done = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert len({answer.seq for answer in done}) <= 1
            sent += [move] if done else []
            if len(sent) == 15:
                enough.set()
        return sent

    async def run() -> tuple[TableState, list[list[str]]]:
        workers = [service_on(store, seed) for seed in range(2)]
        table_state = await started(workers[0], 3)
        playing = (play_on(workers[i % 2], i, table_state.id, random.Random(i)) for i in range(3))
        acknowledged = await asyncio.gather(*playing)
        return await workers[1].table_state(table_state.id), acknowledged

    table_state, acknowledged = loop.run(run())
    events = loop.run(store.events_after(table_state.id))
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    entries = (entry_of(decode(event.body), event.at) for event in events)
    assert [event.hash for event in events] == [*hashes_of(table_state.id, table_state.secret, entries)]
    acts = [event.move_id for event in events if isinstance(decode(event.body), Acted)]
    assert len(acts) == len(set(acts)) > 20
    assert {move for moves in acknowledged for move in moves} == set(acts)


def test_who_played_follows_to_the_next_table_without_its_code(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    made = loop.run(service.make("p0", "make", Settings("thistledown", 3), {2: "easy"}))
    row = loop.run(store.table(made.id))
    assert row is not None
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}", f"Name {seat}"), made.id, Sit(f"sit{seat}", seat, NONCE, row.code)))
    loop.run(service.do(someone("p0"), made.id, Start("start")))
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}"), made.id, Vote(f"vote{seat}", seat, True)))
    over = loop.run(service.do(someone("p0"), made.id, Rematch("again"))).table_state
    assert over.rematch is not None
    new = over.rematch.table
    refused(loop, "code-needed", service.do(someone("p2", "Eva"), new, Sit("x", 1, NONCE)))
    there = loop.run(
        service_on(store).do(someone("p1", "Ola"), new, Sit("y", 1, NONCE))
    ).table_state  # by another worker
    assert (there.seats[1].person, there.seats[2].bot) == ("p1", "easy")
    assert there.seats[2].name == made.seats[2].name is not None
    assert loop.run(service.do(someone("p0", "Ana"), new, Sit("z", 0, NONCE))).table_state.seats[0].person == "p0"
    assert loop.run(service.do(someone("p0"), new, Start("go"))).table_state.status is Status.RUNNING


def test_the_options_of_a_table_are_those_of_its_game_and_of_the_rematch(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    strict = Settings("nordic", 2, public=True, strict_ferries=True)
    refused(loop, "no-ferry-choice", service.make("p0", "no", Settings("usa", 2, strict_ferries=True)))
    refused(loop, "no-path-choice", service.make("p0", "no", Settings("nordic", 2, longest_path=False)))
    made = loop.run(service.make("p0", "make", strict))
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}", f"Name {seat}"), made.id, Sit(f"sit{seat}", seat, NONCE)))
    running = loop.run(service.do(someone("p0"), made.id, Start("start"))).table_state
    assert running.game is not None
    assert running.game.to_dict()["options"] == {"strict_ferries": True}
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}"), made.id, Vote(f"vote{seat}", seat, True)))
    rematch = loop.run(service.do(someone("p1"), made.id, Rematch("again"))).table_state.rematch
    assert rematch is not None
    again = loop.run(service_on(store).table_state(rematch.table))  # by another worker, from the log
    assert again.settings.strict_ferries is True


def test_seats_of_a_public_rematch_are_for_those_who_played(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}"), table_state.id, Vote(f"vote{seat}", seat, True)))
    rematch = loop.run(service.do(someone("p1"), table_state.id, Rematch("again"))).table_state.rematch
    assert rematch is not None
    refused(loop, "code-needed", service.do(someone("p2", "Eva"), rematch.table, Sit("x", 0, NONCE)))
    assert (
        loop.run(service.do(someone("p0", "Ana"), rematch.table, Sit("y", 0, NONCE))).table_state.seats[0].person
        == "p0"
    )


def test_who_is_invited_sees_the_code_unless_the_host_sends_them_away(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(started(service))
    for seat in (0, 1):
        loop.run(service.do(someone(f"p{seat}"), table_state.id, Vote(f"vote{seat}", seat, True)))
    rematch = loop.run(service.do(someone("p0"), table_state.id, Rematch("again"))).table_state.rematch
    assert rematch is not None

    def code_for(person: str) -> str | None:
        known = loop.run(service.log.read(rematch.table))
        (viewer,) = viewer_of(known, Person(person, "Ola", "en", 1.0, 1.0))
        return view_for(known, known.table_state, viewer, 1000.0).code

    assert [code_for(person) for person in ("p0", "p1", "p2")] == [rematch.code, rematch.code, None]
    loop.run(service.do(someone("p1", "Ola"), rematch.table, Sit("sit", 1, NONCE)))
    loop.run(service.do(someone("p0"), rematch.table, Dismiss("out", 1)))
    assert code_for("p1") is None
    refused(loop, "dismissed", service.do(someone("p1", "Ola"), rematch.table, Sit("sit again", 1, NONCE)))
