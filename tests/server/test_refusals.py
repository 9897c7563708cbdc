"""A refusal is final: a copy of the command that arrives later gets the same answer, whatever has changed since."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, insert, select

from branchline.errors import CodedError
from branchline.server.base import DAY
from branchline.server.people import erasure
from branchline.server.store import Person, Store, erasure_statements, gone_statements, refusal_statements, schema
from branchline.server.store.upkeep import GONE_DAYS, REFUSAL_DAYS, sweep
from branchline.server.table import refusals
from branchline.server.table.service import Service
from branchline.server.wire import Leave, Rematch, SeatBot, Settings, Sit, Start, Status
from branchline.testing import NONCE, ManualClock, seated, service_on
from tests.server.in_process import GENEROUS, InProcessServer, Visitor, code_of, playing
from tests.server.people.test_accounts import register, sign_in

AWAY = 180


def stored_refusals(store: Store, loop: asyncio.Runner) -> int:
    found = loop.run(store.read(lambda db: db.execute(select(func.count()).select_from(schema.refusals)).scalar()))
    return int(found or 0)


def known_person(store: Store, loop: asyncio.Runner, id: str) -> Person:
    person = Person(id, "Ola", "en", 1.0, 1.0)
    loop.run(store.add_person(person, f"token of {id}".encode()))
    return person


def refusal_of(loop: asyncio.Runner, service: Service, person: Person, table: str, command: Sit | Leave) -> CodedError:
    async def run() -> None:
        await service.do(person, table, command)

    with pytest.raises(CodedError) as caught:
        loop.run(run())
    return caught.value


@pytest.fixture
def local_server(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, GENEROUS)


def test_a_bot_does_not_stand_in_after_that_was_refused(local_server: InProcessServer) -> None:
    here, _, table = playing(local_server)
    local_server.loop.run(local_server.services.presence.write())
    command = {"do": "stand-in", "move_id": here.move_id(), "seat": 1}

    def send(visitor: Visitor) -> httpx.Response:
        return visitor.post(f"/api/tables/{table}/commands", command)

    early = send(here)
    assert code_of(early) == "seat-not-away"
    local_server.clock.at += AWAY
    late = send(here)
    assert (late.status_code, late.json()) == (early.status_code, early.json())
    assert here.do(table, "stand-in", seat=1).is_success  # asked anew


def test_another_worker_knows_the_refusal_and_so_does_a_server_that_was_restarted(
    store: Store, loop: asyncio.Runner
) -> None:
    ola = known_person(store, loop, "ola")
    first, second = service_on(store, 1), service_on(store, 2)
    table = loop.run(seated(first)).id
    loop.run(second.table_state(table))
    refused = refusal_of(loop, first, ola, table, Sit("copied", 1, NONCE))
    assert (refused.code, refused.details) == ("seat-taken", {"seat": 1})
    loop.run(first.do(Person("p1", "Name 1", "en", 1.0, 1.0), table, Leave("away", 1)))
    for service in (second, service_on(store, 3)):
        again = refusal_of(loop, service, ola, table, Sit("copied", 1, NONCE))
        assert (again.code, again.details) == ("seat-taken", {"seat": 1})
    done = loop.run(second.do(ola, table, Sit("new", 1, NONCE)))
    assert done.table_state.seats[1].person == "ola"


def test_a_command_that_another_worker_does_meanwhile_is_not_refused(store: Store, loop: asyncio.Runner) -> None:
    ola = known_person(store, loop, "ola")
    service = service_on(store)
    open_table = loop.run(service.make("p0", "make", Settings("thistledown", 2, public=True)))
    done = loop.run(service.do(ola, open_table.id, Sit("copied", 0, NONCE)))
    late = loop.run(refusals.settle(service.log, open_table.id, "ola", "copied", CodedError("seat-taken", seat=0)))
    assert (late.seq, late.repeated) == (done.seq, True)
    assert stored_refusals(store, loop) == 0


def test_copies_that_two_workers_do_at_once_have_one_answer(store: Store, loop: asyncio.Runner) -> None:
    """A seat is given up and asked for at the same time: whatever comes first, no copy contradicts another."""
    ola = known_person(store, loop, "ola")
    workers = [service_on(store, seed) for seed in range(2)]

    async def run(table: str, number: int) -> list[tuple[str, int]]:
        copies = [worker.do(ola, table, Sit(f"copied{number}", 1, NONCE)) for worker in workers * 2]
        leaving = workers[0].do(Person("p1", "Name 1", "en", 1.0, 1.0), table, Leave("away", 1))
        order = [*copies[: number % 4], leaving, *copies[number % 4 :]]
        answers = await asyncio.gather(*order, return_exceptions=True)
        answers.pop(number % 4)
        answers.append((await asyncio.gather(workers[1].do(ola, table, Sit(f"copied{number}", 1, NONCE)),
                                             return_exceptions=True))[0])  # fmt: skip
        return [(each.code, 0) if isinstance(each, CodedError) else ("done", each.seq) for each in answers]  # type: ignore[union-attr]

    outcomes = set()
    for number in range(12):
        table = loop.run(seated(workers[number % 2])).id
        answers = loop.run(run(table, number))
        assert len(set(answers)) == 1, answers
        outcomes.add(answers[0][0])
        logged = [event.move_id for event in loop.run(store.events_after(table))]
        assert logged.count(f"copied{number}") == (answers[0][0] == "done")
    assert outcomes == {"done", "seat-taken"}


def test_only_answers_that_people_get_are_final(store: Store, loop: asyncio.Runner) -> None:
    ola = known_person(store, loop, "ola")
    service = service_on(store)
    table = loop.run(seated(service)).id
    with pytest.raises(CodedError):
        loop.run(
            service.do(ola, table, Sit("tried", 1, NONCE), final=False)
        )  # as quick match tries one seat after another
    with pytest.raises(CodedError):
        loop.run(refusals.settle(service.log, table, "ola", "busy", CodedError("try-again")))
    assert stored_refusals(store, loop) == 0


def test_refusals_go_with_their_people_and_tables_and_after_some_days(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    assert isinstance(service.log.clock, ManualClock)
    people = [known_person(store, loop, name) for name in ("ola", "jan", "eva")]
    tables = [loop.run(seated(service)).id for _ in range(2)]
    for person in people:
        for table in tables:
            refusal_of(loop, service, person, table, Sit("x", 1, NONCE))
    assert stored_refusals(store, loop) == 6
    loop.run(store.delete_table(tables[0]))
    assert stored_refusals(store, loop) == 3
    delete = schema.people.delete().where(schema.people.c.id == "jan")
    loop.run(store.write(lambda db: db.execute(delete) and None))
    assert stored_refusals(store, loop) == 2
    loop.run(sweep(store, service.log.clock.at + REFUSAL_DAYS * DAY))
    assert stored_refusals(store, loop) == 2
    loop.run(sweep(store, service.log.clock.at + REFUSAL_DAYS * DAY + 1))
    assert stored_refusals(store, loop) == 0


@pytest.mark.parametrize("erased", [False, True])
def test_many_refusals_of_somebody_are_deleted_in_small_transactions(
    erased: bool, local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a day a guest can get tens of thousands, and others wait for the writer while the guest is deleted."""
    register(local_server.visitor(), "Eva")
    ana = local_server.guest("Ana")
    table = ana.make(public=True)["id"]
    for _ in range(12):
        assert code_of(ana.do(table, "leave", seat=0)) == "seat-not-yours"
    monkeypatch.setattr(erasure, "REFUSALS", 5)
    left = list[tuple[object, int]]()  # after each transaction
    write = local_server.store.write

    async def noting(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        def both(connection: Connection) -> Any:
            before = connection.execute(select(func.count()).select_from(schema.refusals)).scalar_one()
            left.append((work, int(before)))
            return work(connection, *arguments, **more)

        return await write(both)

    monkeypatch.setattr(local_server.store, "write", noting)
    if erased:
        assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
    else:
        assert sign_in(ana, "Eva").is_success
    last = erasure_statements.erase if erased else erasure_statements.merge
    deleting = (refusal_statements.delete_refusals_of, last)
    assert [number for work, number in left if work in deleting] == [12, 7, 2, 0]


def test_many_refusals_at_a_table_are_deleted_in_small_transactions(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor can get a hundred thousand in a day, also at a table that has expired."""
    known_person(store, loop, "ola")
    service = service_on(store)
    table, now = loop.run(seated(service)).id, 100 * DAY

    def add(connection: Connection) -> None:
        gone = schema.tables.update().where(schema.tables.c.id == table).values(status="gone", touched=0.0)
        connection.execute(gone)
        of_table = {"table": table, "person": "ola", "answer": b"", "at": now}
        connection.execute(insert(schema.refusals), [of_table | {"move_id": f"m{number}"} for number in range(1200)])

    loop.run(store.write(add))
    left, write = list[int](), store.write

    async def noting(work: Callable[..., Any], *arguments: Any) -> Any:
        found = await write(work, *arguments)
        if work is gone_statements.delete_gone_tables:
            left.append(
                await store.read(lambda db: db.execute(select(func.count()).select_from(schema.refusals)).scalar_one())
            )
        return found

    monkeypatch.setattr(store, "write", noting)
    assert loop.run(sweep(store, now + GONE_DAYS * DAY))[1] == 1
    assert left == [700, 200, 0, 0]
    assert loop.run(store.table(table)) is None


def test_a_long_log_is_deleted_in_small_transactions(store: Store, loop: asyncio.Runner) -> None:
    """Nobody takes what is left of it meanwhile for a table."""
    service = service_on(store)
    table = loop.run(seated(service)).id
    events, lines = schema.events, schema.lines

    def add(connection: Connection) -> None:
        row = {"table": table, "kind": "voted", "body": b'{"event":"voted","seat":0,"end":true}', "at": 1.0}
        connection.execute(insert(events), [row | {"seq": n, "move_id": f"m{n}"} for n in range(4, 904)])
        line = {"table": table, "audience": "players", "person": "p0", "body": b"{}", "at": 1.0}
        connection.execute(insert(lines), [line | {"seq": n, "move_id": f"m{n}"} for n in range(700)])
        gone = schema.tables.update().where(schema.tables.c.id == table)
        connection.execute(gone.values(status="gone", touched=0.0, version=903))

    def left(connection: Connection) -> int:
        return sum(connection.execute(select(func.count()).select_from(each)).scalar_one() for each in (events, lines))

    loop.run(store.write(add))
    found = [(0, loop.run(store.read(left)))]
    while (deleted := loop.run(store.delete_gone_tables(1.0))) is not None:
        found.append((deleted, loop.run(store.read(left))))
        if found[-1][1] < 903:  # without its last events
            with pytest.raises(CodedError, match="no such table"):
                loop.run(service_on(store).table_state(table))
    assert found == [(0, 1603), (0, 1103), (0, 603), (0, 103), (1, 0)]


def test_a_refused_rematch_and_a_refused_start_stay_refused(store: Store, loop: asyncio.Runner) -> None:
    host = known_person(store, loop, "p0")
    service = service_on(store)
    table_state = loop.run(service.make("p0", "make", Settings("thistledown", 2)))
    loop.run(service.do(host, table_state.id, Sit("sit", 0, NONCE)))
    for command in (Start("start"), Rematch("again")):
        with pytest.raises(CodedError):
            loop.run(service.do(host, table_state.id, command))
    loop.run(service.do(host, table_state.id, SeatBot("bot", 1, "easy")))
    with pytest.raises(CodedError) as caught:
        loop.run(service.do(host, table_state.id, Start("start")))
    assert caught.value.code == "seats-free"
    done = loop.run(service.do(host, table_state.id, Start("start anew")))
    assert done.table_state.status is Status.RUNNING
