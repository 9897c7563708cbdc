"""The store, the same on SQLite and on PostgreSQL: what is written is there, once, and in order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, text

from branchline.server.store import (
    Change,
    ChatReader,
    Event,
    Job,
    Line,
    MissingTable,
    Person,
    Status,
    Store,
    StoreDown,
    Table,
    open_store,
)
from branchline.server.store.friend_statements import Wish, newest_quick_tables, quick_tables
from branchline.server.store.job_statements import next_job_at
from branchline.server.store.revisions import MIGRATIONS, newest_revision
from branchline.server.store.schema import jobs, metadata, people
from branchline.server.store.sqlite import SqliteStore
from branchline.server.store.statements import LISTED_PER_HOST, add_device, public_tables
from tests.server.query_plans import query_plan


def table(number: int = 1, **changes: Any) -> Table:
    usual = Table(
        id=f"t{number}", code=f"CODE{number:02}", public=True, board="europe", players=3, free=2, pace="none",
        status=Status.OPEN, version=1, host="p1", secret=bytes(32), created=10.0 + number, touched=10.0 + number,
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def event(seq: int, move_id: str | None = None) -> Event:
    return Event(seq=seq, move_id=move_id or f"m{seq}", kind="act", body=b"{}", at=10.0 + seq, seat=0, person="p1")


def grow(before: Table, *move_ids: str, **more: Any) -> Change:
    """The next events of a table."""
    first = before.version + 1
    events = tuple(event(first + i, move_id) for i, move_id in enumerate(move_ids))
    return Change(msgspec.structs.replace(before, version=before.version + len(events)), events, **more)


def person(number: int = 1) -> Person:
    return Person(f"p{number}", "Ana", "ro", 1.0, 2.0)


def token(number: int = 1) -> bytes:
    return bytes([number] * 32)


def test_the_schema_is_what_the_migrations_make(store: Store, loop: asyncio.Runner) -> None:
    def differences(connection: Connection) -> Sequence[object]:
        found: Sequence[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    assert loop.run(store.read(differences)) == []


def test_the_newest_revision_is_known_by_the_name_of_its_file() -> None:
    assert newest_revision() == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def test_opening_again_changes_nothing(store: Store, url: str, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),))))
    again = loop.run(open_store(url))
    try:
        assert loop.run(again.table("t1")) == table()
    finally:
        loop.run(again.close())


def test_people(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_person(person(), token()))
    assert loop.run(store.person_by_token(token())) == person()
    assert loop.run(store.person_by_token(bytes(32))) is None
    loop.run(store.write(add_device, "p1", token(2), 3.0))
    assert loop.run(store.person_by_token(token(2))) == person()
    assert loop.run(store.drop_device(token()))
    assert not loop.run(store.drop_device(token()))
    assert loop.run(store.person_by_token(token())) is None
    assert loop.run(store.person_by_token(token(2))) == person()
    loop.run(store.change_person("p1", name="Ola", banned=True))
    assert loop.run(store.person("p1")) == msgspec.structs.replace(person(), name="Ola", banned=True)


def test_a_transfer_works_once_and_in_time(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_person(person(), token()))
    loop.run(store.add_transfer(b"code", "p1", until=50.0))
    assert loop.run(store.redeem_transfer(b"other", token(2), 49.0)) is None
    assert loop.run(store.redeem_transfer(b"code", token(2), 49.0)) == person()
    assert loop.run(store.person_by_token(token(2))) == person()
    assert loop.run(store.redeem_transfer(b"code", token(3), 49.0)) is None
    loop.run(store.add_transfer(b"code", "p1", until=50.0))
    assert loop.run(store.redeem_transfer(b"code", token(3), 51.0)) is None
    loop.run(store.add_transfer(b"code", "p1", until=50.0))
    loop.run(store.change_person("p1", account="public"))  # they have registered meanwhile
    assert loop.run(store.redeem_transfer(b"code", token(3), 49.0)) is None
    assert loop.run(store.person_by_token(token(3))) is None


def test_events_come_back_in_order(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),))))
    assert loop.run(store.append(grow(table(), "a", "b")))
    assert [each.move_id for each in loop.run(store.events_after("t1"))] == ["m1", "a", "b"]
    assert [each.seq for each in loop.run(store.events_after("t1", 2))] == [3]
    found = loop.run(store.table("t1"))
    assert found is not None
    assert found.version == 3


def test_a_stale_version_changes_nothing(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),))))
    assert loop.run(store.append(grow(table(), "a")))
    late = grow(table(free=0), "b", due={"clock": 5.0}, members=((0, "p9"),))
    assert not loop.run(store.append(late))
    assert [each.move_id for each in loop.run(store.events_after("t1"))] == ["m1", "a"]
    found = loop.run(store.table("t1"))
    assert found is not None
    assert found.free == 2
    assert loop.run(store.next_job_at(["clock"])) is None
    assert loop.run(store.tables_of("p9")) == []


def test_a_move_is_in_the_log_once(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),))))
    assert loop.run(store.append(grow(table(), "a")))
    again = table(version=2, free=0, status=Status.RUNNING, touched=99.0)
    assert not loop.run(store.append(grow(again, "a", due={"clock": 5.0})))
    assert loop.run(store.table("t1")) == table(version=2)
    assert loop.run(store.next_job_at(["clock"])) is None
    assert loop.run(store.append(grow(table(version=2), "b")))


def test_of_many_at_once_one_wins(store: Store, loop: asyncio.Runner) -> None:
    async def race() -> list[bool]:
        await store.add_table(Change(table(), (event(1),)))
        return await asyncio.gather(*(store.append(grow(table(), f"try{i}")) for i in range(25)))

    assert sum(loop.run(race())) == 1
    assert len(loop.run(store.events_after("t1"))) == 2


def test_one_that_fails_takes_no_other_along(store: Store, loop: asyncio.Runner) -> None:
    """Writes that are committed together are still each on their own."""

    def fail(connection: Connection) -> None:
        raise ValueError("no")

    async def all_at_once() -> list[Any]:
        await store.add_person(person(1), token(1))
        writes = [store.add_person(person(i), token(i)) for i in range(2, 7)]
        return await asyncio.gather(
            *writes, store.write(fail), store.add_person(person(1), token(1)), return_exceptions=True
        )

    results = loop.run(all_at_once())
    assert results[:5] == [None] * 5
    assert isinstance(results[5], ValueError)
    assert isinstance(results[6], StoreDown)
    assert loop.run(store.person("p5")) is not None


def test_lists(store: Store, loop: asyncio.Runner) -> None:
    async def fill() -> None:
        kinds: list[dict[str, Any]] = [
            {}, {"public": False}, {"board": "usa"}, {"status": Status.RUNNING}, {"pace": "live"},
        ]  # fmt: skip
        for number, changes in enumerate(kinds, 1):
            await store.add_table(Change(table(number, **changes), (event(1),), members=((0, "p1"), (1, f"q{number}"))))

    loop.run(fill())

    def listed(**filters: Any) -> list[str]:
        return [each.id for each in loop.run(store.public_tables([Status.OPEN], **filters))]

    assert listed() == ["t5", "t3", "t1"]
    assert listed(board="usa") == ["t3"]
    assert listed(pace="live") == ["t5"]
    assert listed(most=1) == ["t5"]
    assert [each.id for each in loop.run(store.tables_of("p1"))] == ["t5", "t4", "t3", "t2", "t1"]
    assert [each.id for each in loop.run(store.tables_of("q4"))] == ["t4"]
    with_code = loop.run(store.table_by_code("CODE02"))
    assert with_code is not None
    assert with_code.id == "t2"
    assert loop.run(store.delete_table("t2"))
    assert not loop.run(store.delete_table("t2"))
    assert loop.run(store.events_after("t2")) == []


def test_what_happens_at_a_table_does_not_put_it_into_its_hosts_list(store: Store, loop: asyncio.Runner) -> None:
    """Hosts who don't sit there may be spectators who learn later when something happened."""

    async def fill() -> None:
        for number in range(1, 5):
            await store.add_table(Change(table(number, touched=99.0 if number == 1 else 20.0), (event(1),)))
        await store.add_table(Change(table(5, host="p2", created=1.0, touched=50.0), (event(1),), ((0, "p1"),)))

    loop.run(fill())
    assert [each.id for each in loop.run(store.tables_of("p1", 3))] == ["t5", "t4", "t3"]


def test_tables_that_have_expired_take_no_places_in_somebodys_list(store: Store, loop: asyncio.Runner) -> None:
    async def fill() -> None:
        for number in range(1, 6):
            added = table(number, status=Status.GONE if number > 3 else Status.OPEN)
            await store.add_table(Change(added, (event(1),), ((0, "p1"),)))

    loop.run(fill())
    assert [each.id for each in loop.run(store.tables_of("p1", 2))] == ["t3", "t2"]


def test_one_host_does_not_fill_the_list(store: Store, loop: asyncio.Runner) -> None:
    async def fill() -> None:
        for number in range(1, 21):
            host = "modest" if number == 1 else "greedy"
            await store.add_table(Change(table(number, host=host), (event(1),)))

    loop.run(fill())
    listed = [each.id for each in loop.run(store.public_tables([Status.OPEN], most=10))]
    assert listed == [*(f"t{number}" for number in range(20, 20 - LISTED_PER_HOST, -1)), "t1"]


def test_due_work_is_taken_once_and_again_when_its_lease_ends(store: Store, loop: asyncio.Runner) -> None:
    async def plan() -> None:
        for number in range(1, 4):
            await store.add_table(Change(table(number), (event(1),), due={"bot": 10.0 * number, "clock": 99.0}))

    async def take(now: float) -> list[str]:
        taken = await asyncio.gather(*(store.lease_jobs(["bot"], now, now + 5, most=1) for _ in range(4)))
        return sorted(one.table for each in taken for one in each)

    loop.run(plan())
    assert loop.run(store.next_job_at(["bot", "clock"])) == 10.0
    assert loop.run(take(5.0)) == []
    assert loop.run(take(20.0)) == ["t1", "t2"]
    assert loop.run(take(21.0)) == []
    assert loop.run(store.next_job_at(["bot"])) == 25.0
    assert loop.run(take(26.0)) == ["t1", "t2"]
    loop.run(store.delete_job(Job("t1", "bot", 10.0, version=7)))  # planned anew meanwhile, with another version: stays
    loop.run(store.delete_job(Job("t2", "bot", 20.0, version=1)))
    assert loop.run(take(40.0)) == ["t1", "t3"]


def test_an_append_plans_work_anew(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),), due={"bot": 10.0, "clock": 30.0})))
    assert loop.run(store.lease_jobs(["bot"], 11.0, 99.0)) == [Job("t1", "bot", 10.0, 1, "p1")]
    assert loop.run(store.append(grow(table(), "a", due={"bot": 12.0, "clock": None})))
    assert loop.run(store.lease_jobs(["bot", "clock"], 50.0, 99.0)) == [Job("t1", "bot", 12.0, 2, "p1")]


def test_chat(store: Store, loop: asyncio.Runner) -> None:
    """Who says it, and when, decides who may read it: the audience comes from the seats in the same transaction."""

    def say(person: str, move_id: str, words: bytes = b"hi") -> Coroutine[Any, Any, int]:
        def compose(row: Table, seat: int | None) -> Line:
            return Line(row.id, 0, "players" if seat is not None else "spectators", person, move_id, words, 1.0)

        return store.add_line("t1", person, move_id, compose)

    def heard(person: str | None, since: int = 0, most: int = 9) -> list[tuple[int, str]]:
        (lines,) = loop.run(store.chat_lines("t1", [ChatReader(person, since)], most))
        return [(line.seq, line.person) for line in lines]

    async def talk() -> tuple[int, ...]:
        await store.add_table(Change(table(), (event(1),), ((1, "p1"), (2, "p2"))))
        return await asyncio.gather(say("p1", "a"), say("p3", "b"), say("p2", "c"))

    assert sorted(loop.run(talk())) == [1, 1, 2]  # each audience counts its own lines
    assert sorted(person for _, person in heard("p1")) == ["p1", "p2"]
    assert heard("p1") == heard("p2")
    assert [person for _, person in heard("p3")] == ["p3"] == [person for _, person in heard(None)]
    first = heard("p1")[0][0]
    assert loop.run(say("p1", "a", b"again")) in [seq for seq, _ in heard("p1")]  # said once for a move_id
    assert len(heard("p1")) == 2
    assert [seq for seq, _ in heard("p1", since=first)] == [heard("p1")[1][0]]
    assert heard("p1", most=1) == heard("p1")[1:]
    loop.run(store.append(grow(table(), "gets up", members=((2, "p2"),))))
    assert heard("p1") == heard(None)  # what the players say is no longer for them
    loop.run(say("p1", "d"))
    assert [person for _, person in heard(None)] == ["p3", "p1"]
    with pytest.raises(MissingTable):
        loop.run(store.add_line("t2", "p1", "e", lambda row, seat: pytest.fail("there is no such table")))


def test_signs_of_life(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),), ((1, "p1"), (2, "p2")))))
    assert loop.run(store.last_seen("t1")) == {1: 0.0, 2: 0.0}
    loop.run(store.save_last_seen([("t1", 1, 5.0), ("t1", 3, 5.0), ("nowhere", 1, 5.0)]))
    assert loop.run(store.last_seen("t1")) == {1: 5.0, 2: 0.0}
    loop.run(store.save_last_seen([("t1", 1, 4.0), ("t1", 2, 6.0)]))
    assert loop.run(store.last_seen("t1")) == {1: 5.0, 2: 6.0}
    assert loop.run(store.last_seen("nowhere")) == {}


def test_leases_are_extended(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.add_table(Change(table(), (event(1),), due={"bot": 10.0, "clock": 10.0})))
    assert len(loop.run(store.lease_jobs(["bot", "clock"], 11.0, 14.0))) == 2
    loop.run(store.extend_leases(["t1", "gone"], "bot", 17.0))
    loop.run(store.extend_leases(["t1"], "bot", 12.0))  # never shortened
    assert [each.kind for each in loop.run(store.lease_jobs(["bot", "clock"], 15.0, 18.0))] == ["clock"]
    assert [each.kind for each in loop.run(store.lease_jobs(["bot"], 17.0, 20.0))] == ["bot"]


def test_a_database_that_is_not_there(loop: asyncio.Runner) -> None:
    with pytest.raises(StoreDown):
        loop.run(open_store("postgresql://nobody@127.0.0.1:1/nothing"))
    with pytest.raises(ValueError, match=r"sqlite:///FILE or postgresql://"):
        loop.run(open_store("mysql://x"))


def test_people_are_found_by_indexes(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> None:
    """Signing in rewrites a guest's id, and others wait for the writer: it must not read all reports, with their chat,
    nor the whole audit log.
    """
    path = tmp_path / "store.db"
    path.write_bytes(blank.read_bytes())
    columns = ("audit.actor", "audit.person", "reports.reporter", "reports.person", "reports.moderator")

    def plans(connection: Connection) -> list[str]:
        found = []
        for column in columns:
            table, name = column.split(".")
            plan = connection.execute(text(f"EXPLAIN QUERY PLAN UPDATE {table} SET {name} = 'x' WHERE {name} = 'y'"))
            found += [row.detail.split()[0] for row in plan]
        return found

    async def run() -> list[str]:
        store = await open_store(f"sqlite:///{path}")
        try:
            return await store.read(plans)
        finally:
            await store.close()

    assert loop.run(run()) == ["SEARCH"] * len(columns)


@pytest.mark.parametrize(
    ("board", "pace", "index"),
    [
        (None, None, "status_public_created"),
        (None, "live", "status_public_pace_created"),
        ("europe", None, "status_public_board_pace_created"),
        ("europe", "live", "status_public_board_pace_created"),
    ],
)
def test_the_newest_public_tables_are_found_by_an_index(
    board: str | None, pace: str | None, index: str, blank: Path, tmp_path: Path, loop: asyncio.Runner
) -> None:
    """Not by sorting all of them: there may be tens of thousands, and whoever opens the page asks for the newest."""
    found = loop.run(plan_of(blank, tmp_path, public_tables, [Status.OVER], board, pace, 100))
    used = [step for step in found if step.startswith("SEARCH tables")]
    assert sum(f"ix_tables_{index} (" in step for step in used) == (3 if board is not None and pace is None else 1)
    conditions = 2 + (board is not None) + (pace is not None or board is not None)  # none is left to be looked up
    assert all(step.count("=?") == conditions for step in used if index in step), used


def test_public_tables_by_board_and_pace(store: Store, loop: asyncio.Runner) -> None:
    """Of each pace, the newest first."""
    kinds = [("europe", "none"), ("europe", "live"), ("thistledown", "live"), ("europe", "days")]
    for number, (board, pace) in enumerate(kinds * 2):
        new = table(number, board=board, pace=pace, host=f"p{number}")
        assert loop.run(store.add_table(Change(new, (event(1),))))
    listed = loop.run(store.public_tables([Status.OPEN], board="europe"))
    assert [each.id for each in listed] == ["t7", "t5", "t4", "t3", "t1", "t0"]
    found = loop.run(store.public_tables([Status.OPEN], board="europe", pace="live"))
    assert [each.id for each in found] == ["t5", "t1"]
    assert [each.id for each in loop.run(store.public_tables([Status.OPEN], pace="live"))] == ["t6", "t5", "t2", "t1"]


async def plan_of(blank: Path, tmp_path: Path, query: Callable[..., object], *arguments: object) -> list[str]:
    path = tmp_path / "store.db"
    path.write_bytes(blank.read_bytes())
    store = await open_store(f"sqlite:///{path}")
    try:
        return await store.read(query_plan, query, *arguments)
    finally:
        await store.close()


def test_the_next_job_is_the_first_that_can_be_leased(store: Store, loop: asyncio.Runner) -> None:
    """Each job can be leased when it is due and its lease has ended."""
    random = Random(0)

    def put(connection: Connection, planned: Sequence[tuple[float, float]]) -> None:
        connection.execute(delete(jobs))
        rows = [{"table": "t1", "kind": f"k{i}", "at": at, "version": 1, "leased_until": until}
                for i, (at, until) in enumerate(planned)]  # fmt: skip
        connection.execute(insert(jobs), [*rows, {**rows[0], "kind": "other", "at": 0.0, "leased_until": 0.0}])

    loop.run(store.add_table(Change(table(), (event(1),))))
    for _ in range(30):
        planned = [(random.randint(1, 9), random.choice((0, random.randint(1, 9)))) for _ in range(4)]
        loop.run(store.write(put, planned))
        found = loop.run(store.next_job_at([f"k{i}" for i in range(4)]))
        assert found == min(max(at, until) for at, until in planned), planned


def test_the_next_job_is_found_by_an_index(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> None:
    """It is looked for again and again, and each table has a job."""
    steps = [step for step in loop.run(plan_of(blank, tmp_path, next_job_at, ["bot", "expire"])) if "due" in step]
    assert steps
    assert all("ix_due_at" in step for step in steps), steps


def test_few_tables_of_quick_match_are_looked_at_when_one_is_added(
    blank: Path, tmp_path: Path, loop: asyncio.Runner
) -> None:
    """There may be tens of thousands, and others wait for the writer."""
    wish = Wish("ana", None, 2, "{}", rated=False, bots=True)
    steps = loop.run(plan_of(blank, tmp_path, newest_quick_tables, 1.0))
    assert steps == ["SEARCH quick_tables USING INDEX ix_quick_tables_created (created>?)"]
    steps = loop.run(plan_of(blank, tmp_path, quick_tables, wish, ["t1", "t2"]))
    assert steps[0].startswith("SEARCH quick_tables USING INDEX sqlite_autoindex_quick_tables_1 (table=?)"), steps


def test_many_who_are_erased_at_once_share_a_scrub(
    blank: Path, tmp_path: Path, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one tries, nobody can write. The one that runs may have begun before the others' rows were deleted."""
    path = tmp_path / "store.db"
    path.write_bytes(blank.read_bytes())
    began, ended, runs = threading.Event(), threading.Event(), [0]

    def slow(store: SqliteStore) -> None:
        runs[0] += 1
        began.set()
        assert ended.wait(30)

    async def run() -> tuple[int, int]:
        store = await open_store(f"sqlite:///{path}")
        first = asyncio.create_task(store.scrub())
        assert await asyncio.to_thread(began.wait, 30)
        others = [asyncio.create_task(store.scrub()) for _ in range(20)]
        await asyncio.sleep(0.1)
        alone = runs[0]
        ended.set()
        others[0].cancel()  # who asked for it may go away
        await asyncio.gather(first, *others[1:])
        await store.scrub()
        await store.close()
        return alone, runs[0]

    monkeypatch.setattr(SqliteStore, "_empty_wal", slow)
    assert loop.run(run()) == (1, 3)


def test_nobody_waits_while_deleted_rows_are_overwritten(blank: Path, tmp_path: Path, loop: asyncio.Runner) -> None:
    """SQLite would let everybody who writes wait until all who read have finished."""
    path = tmp_path / "store.db"
    path.write_bytes(blank.read_bytes())
    ended = threading.Event()

    def slow(connection: Connection) -> None:
        connection.execute(select(people.c.id)).all()
        assert ended.wait(30)

    async def run() -> int:
        store = await open_store(f"sqlite:///{path}")
        await store.add_person(person(0), token(0))
        reading = asyncio.create_task(store.read(slow))
        await asyncio.sleep(0.1)
        scrubbing = asyncio.create_task(store.scrub())
        try:
            for number in range(1, 6):
                await asyncio.sleep(0.05)
                async with asyncio.timeout(3):
                    await store.add_person(person(number), token(number))
        finally:
            ended.set()
        await asyncio.gather(reading, scrubbing)
        size = path.with_name("store.db-wal").stat().st_size
        await store.close()
        return size

    assert loop.run(run()) == 0
