"""A PostgreSQL that dies, hangs or is overrun: StoreDown in bounded time, nothing lost, and all is well afterwards."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from branchline.server.base.metering import Accounts, charged_to
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.base.sources import Source
from branchline.server.store import Person, StoreDown, open_store, schema
from branchline.server.store import postgres as postgres_store
from branchline.server.store.postgres import CONNECTIONS, PostgresStore
from branchline.testing import ManualClock, Postgres, until

_databases = itertools.count()

Opener = Callable[[], PostgresStore]


@pytest.fixture
def opener(postgres: Postgres, loop: asyncio.Runner) -> Iterator[Opener]:
    """Opens a store on an empty database, when the test has set what it wants to be different."""
    opened: list[PostgresStore] = []

    def open_one() -> PostgresStore:
        store = loop.run(open_store(postgres.new_database(f"faults_{next(_databases)}")))
        assert isinstance(store, PostgresStore)
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        loop.run(store.close())


def in_use(store: PostgresStore) -> int:
    pool = store._engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


def url_of(store: PostgresStore) -> str:
    return store._engine.url.render_as_string(False).replace("+asyncpg", "")


def one(connection: Connection) -> int:
    return int(connection.execute(text("select 1")).scalar_one())


def lock(connection: Connection) -> None:
    connection.execute(text("select pg_advisory_xact_lock(1)"))


async def backends(store: PostgresStore) -> int:
    """How many connections PostgreSQL has with this store, this one too."""

    def count(connection: Connection) -> int:
        found = connection.execute(text("select count(*) from pg_stat_activity where datname = current_database()"))
        return int(found.scalar_one())

    return await store.read(count)


async def everyone(store: PostgresStore) -> set[str]:
    return set(await store.read(lambda connection: connection.execute(select(schema.people.c.id)).scalars().all()))


def test_a_killed_server_is_found_again(opener: Opener, postgres: Postgres, loop: asyncio.Runner) -> None:
    """Whatever the writers were doing when it died, and while it recovers. What it has acknowledged is there."""
    store = opener()
    written: set[str] = set()
    down: list[StoreDown] = []
    numbers = itertools.count()
    over = False

    async def write() -> None:
        while not over:
            number = next(numbers)
            person = Person(f"p{number}", "Ana", "ro", 1.0, 2.0)
            try:
                await store.add_person(person, number.to_bytes(32))
                written.add(person.id)
            except StoreDown as error:
                down.append(error)
                await asyncio.sleep(0.01)

    async def more(these: set[str] | list[StoreDown], than: int) -> None:
        enough = len(these) + than
        await until(lambda: len(these) >= enough or any(writer.done() for writer in writers))

    async def play() -> None:
        nonlocal over
        writers.extend(asyncio.create_task(write()) for _ in range(2 * CONNECTIONS))
        await more(written, 100)
        await asyncio.to_thread(postgres.kill)
        await more(down, 100)
        await asyncio.to_thread(postgres.start)
        await more(written, 100)
        over = True
        await asyncio.gather(*writers)
        assert in_use(store) == 0
        assert written <= await everyone(store)
        assert await backends(store) <= CONNECTIONS
        assert all("\n" not in str(error) for error in down)

    writers: list[asyncio.Task[None]] = []
    try:
        loop.run(play())
    finally:
        over = True


def test_a_server_that_hangs(
    opener: Opener, postgres: Postgres, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opener()

    async def play() -> None:
        waiting = asyncio.create_task(store.write(lambda connection: connection.execute(text("select pg_sleep(99)"))))
        await until(lambda: in_use(store) == 1)
        await store.read(one)
        postgres.freeze()
        try:
            tries = [store.read(one) for _ in range(2 * CONNECTIONS)]
            results = await asyncio.gather(waiting, *tries, return_exceptions=True)
        finally:
            postgres.thaw()
        assert {type(result) for result in results} == {StoreDown}
        monkeypatch.undo()
        assert await asyncio.gather(*(store.read(one) for _ in range(2 * CONNECTIONS))) == [1] * 2 * CONNECTIONS
        assert in_use(store) == 0

    monkeypatch.setattr("branchline.server.store.postgres.RUN_SECONDS", 1.0)
    loop.run(play())


def test_more_work_than_connections(opener: Opener, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.store.postgres.POOL_SECONDS", 0.2)
    store = opener()

    async def play() -> None:
        holding = await asyncpg.connect(store._engine.url.set(drivername="postgresql").render_as_string())
        await holding.execute("select pg_advisory_lock(1)")
        busy = [asyncio.create_task(store.write(lock)) for _ in range(CONNECTIONS)]
        await until(lambda: in_use(store) == CONNECTIONS)
        with pytest.raises(StoreDown):
            await store.read(one)
        await holding.close()
        await asyncio.gather(*busy)
        assert await store.read(one) == 1
        assert in_use(store) == 0

    loop.run(play())


def test_who_gives_up_leaves_no_connection_behind(opener: Opener, loop: asyncio.Runner) -> None:
    store = opener()
    luck = random.Random(3)

    async def give_up() -> None:
        work = asyncio.create_task(store.write(one))
        for _ in range(luck.randrange(40)):
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.wait([work])

    async def play() -> None:
        await asyncio.gather(*(store.read(one) for _ in range(CONNECTIONS)))
        for _ in range(4):
            await asyncio.gather(*(give_up() for _ in range(CONNECTIONS)))
        await until(lambda: in_use(store) == 0)
        assert await asyncio.gather(*(store.read(one) for _ in range(2 * CONNECTIONS))) == [1] * 2 * CONNECTIONS
        assert await backends(store) <= CONNECTIONS

    loop.run(play())


TROUBLE = [
    asyncpg.CannotConnectNowError("starting up"), asyncpg.ConnectionDoesNotExistError("closed"),
    asyncpg.ConnectionFailureError("gone"), asyncpg.TooManyConnectionsError("full"),
    asyncpg.AdminShutdownError("ending"), asyncpg.CrashShutdownError("crashed"), asyncpg.DiskFullError("full"),
    asyncpg.InterfaceError("connection is closed"), asyncpg.InternalClientError("unknown protocol state"),
    ConnectionRefusedError(111, "refused"), ConnectionResetError(), BrokenPipeError(), OSError(113, "no route"),
    TimeoutError(), PoolTimeout("no connection"),
]  # fmt: skip


def test_what_a_server_in_trouble_makes_of_a_call(opener: Opener, loop: asyncio.Runner) -> None:
    def fail(connection: Connection, error: Exception) -> None:
        raise error

    store = opener()
    for error in TROUBLE:
        with pytest.raises(StoreDown, match=type(error).__name__):
            loop.run(store.write(fail, error))
    assert in_use(store) == 0


def test_requests_wait_for_no_jobs(opener: Opener, loop: asyncio.Runner) -> None:
    """Hundreds of clocks may run out at the same moment, at tables of many hosts."""
    accounts = Accounts(Limits(ManualClock(), UNLIMITED))

    async def run(store: PostgresStore, url: str) -> int:
        holder = await asyncpg.connect(url)
        await holder.execute("select pg_advisory_lock(1)")
        async with asyncio.TaskGroup() as group:
            for number in range(CONNECTIONS):
                group.create_task(charged_to(accounts.of_bots(f"host {number}"), store.read(lock)))
            for _ in range(3):
                await asyncio.sleep(0)
            try:
                return await charged_to(accounts.of_source(Source("there")), store.read(one))
            finally:
                await holder.close()

    store = opener()
    assert loop.run(run(store, url_of(store))) == 1


def test_a_worker_that_hangs_in_a_transaction_keeps_its_locks_only_for_a_while(
    opener: Opener, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = opener()
    monkeypatch.setattr(postgres_store, "IDLE_SECONDS", 0.3)
    hanging = PostgresStore(url_of(other))
    locked, over = threading.Event(), threading.Event()

    def hang(connection: Connection) -> None:
        lock(connection)
        locked.set()
        over.wait(30)
        one(connection)

    async def run() -> None:
        with ThreadPoolExecutor(1) as threads:
            hung = threads.submit(lambda: asyncio.run(write_alone(hang)))
            await asyncio.to_thread(locked.wait, 30)
            try:
                await other.write(lock)
            finally:
                over.set()
            with pytest.raises(StoreDown):
                hung.result(30)

    async def write_alone(work: Callable[[Connection], None]) -> None:
        try:
            await hanging.write(work)
        finally:
            await hanging.close()

    loop.run(run())


def test_a_lock_is_not_waited_for_as_long_as_for_a_database_that_hangs(
    opener: Opener, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LOCK_SECONDS", 0.2)
    store = opener()

    async def run() -> None:
        holder = await asyncpg.connect(url_of(store))
        await holder.execute("select pg_advisory_lock(1)")
        try:
            with pytest.raises(StoreDown) as caught:
                await store.write(lock)
        finally:
            await holder.close()
        assert "lock timeout" in str(caught.value.__cause__)
        await store.write(lock)

    loop.run(run())


def test_slow_queries_are_charged_like_cpu_time(opener: Opener, loop: asyncio.Runner) -> None:
    store = opener()
    account = Accounts(Limits(ManualClock(), UNLIMITED)).of_source(Source("there"))

    def ask(connection: Connection, seconds: float) -> None:
        connection.execute(text("SELECT pg_sleep(:seconds)"), {"seconds": seconds})

    def left() -> float:
        return account.buckets[0].left

    before = left()
    loop.run(charged_to(account, store.read(ask, 0.05)))
    assert before - left() >= 40.0 - 1.0
    before = left()
    loop.run(charged_to(account, store.read(ask, 0.4)))
    assert before - left() < 400.0  # it may hang, for which nobody is to blame
