"""Fair scheduling of bots and reads: people who wait come first, hosts take turns, fast levels wait for no slow one."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text

from branchline.server.base import RequestRefused
from branchline.server.base.fair_pool import FairQueue, Pool
from branchline.server.base.metering import Accounts, charged_to
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.base.sources import source_at
from branchline.server.store import Store
from branchline.server.store.sqlite import SqliteStore
from branchline.server.table import jobs
from branchline.server.table.bot_queue import BotPools, is_awaited
from branchline.server.table.jobs import LEASE, JobRunner
from branchline.server.table.log import BOT
from branchline.server.table.service import Service
from branchline.server.table.state import TableState
from branchline.server.wire import Settings, Sit, StandIn, Start
from branchline.testing import NONCE, ManualClock, service_on, someone

FLOOD = 25  # tables of one visitor


def test_many_leases_are_renewed_in_small_transactions(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of tables may wait for bots."""
    monkeypatch.setattr(jobs, "RENEWED", 2)
    runner, renewed = JobRunner(service_on(store), BotPools()), list[int]()

    async def noting(tables: Sequence[str], kind: str, until: float) -> None:
        renewed.append(len(tables))

    monkeypatch.setattr(store, "extend_leases", noting)
    runner._busy.update((f"t{number}", 0.0) for number in range(5))
    loop.run(runner.renew_leases())
    runner.bot_pools.close()
    assert renewed == [2, 2, 1]


def test_people_who_wait_come_first_then_hosts_in_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.push(f"mob {number}", "mob", awaited=False)
    for number in range(3):
        queue.push(f"ana {number}", "ana", awaited=True)
    queue.push("ola", "ola", awaited=True)
    queue.push("ben", "ben", awaited=False)
    popped = []
    while (item := queue.pop()) is not None:
        popped.append(item)
    assert popped == ["ana 0", "ola", "ana 1", "ana 2", "mob 0", "ben", "mob 1", "mob 2"]
    assert queue.pop() is None


def test_a_full_pool_makes_room_for_those_who_have_less_waiting(loop: asyncio.Runner) -> None:
    """At the cost of whoever has most; and nobody takes it from who has as little."""

    async def run() -> Counter[str]:
        pool, gate, done = Pool(1, "test", most=(4, 8)), threading.Event(), Counter[str]()

        async def ask(group: str) -> None:
            await pool.run(partial(gate.wait, 60), group)
            done[group] += 1

        waiting = [asyncio.create_task(ask(group)) for group in [*["mob 1", "mob 2"] * 5, *"abcdefgh", "mob 1"]]
        for _ in range(3):
            await asyncio.sleep(0)
        gate.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(each, RequestRefused) for each in found) == len(found) - done.total()
        again = [asyncio.create_task(ask("mob 1")) for _ in range(4)]  # all places are free again
        await asyncio.gather(*again)
        done["mob 1"] -= 4
        pool.close()
        return done

    # One of the first is running, and gives no way.
    assert loop.run(run()) == {"mob 1": 2, "mob 2": 1, **dict.fromkeys("abcde", 1)}


def test_a_group_keeps_only_its_share_of_the_threads_busy(loop: asyncio.Runner) -> None:
    async def run() -> list[str]:
        pool, gate, order = Pool(3, "test", share=2), threading.Event(), list[str]()

        def work(name: str) -> None:
            gate.wait(60)
            order.append(name)

        mob = [asyncio.create_task(pool.run(partial(work, "mob"), "mob")) for _ in range(4)]
        await asyncio.sleep(0)
        await pool.run(partial(order.append, "ana"), "ana")
        gate.set()
        await asyncio.gather(*mob)
        pool.close()
        return order

    assert loop.run(run()) == ["ana", *["mob"] * 4]


@pytest.mark.parametrize("ends_first", [True, False])
def test_a_thread_is_busy_until_it_ends_also_if_nobody_waits_for_it(ends_first: bool, loop: asyncio.Runner) -> None:
    """Otherwise, whoever goes on to cancel what they ask for would hold all threads, and others queue behind."""

    async def run() -> list[bool]:
        pool, gate, began, ended = Pool(2, "test", share=1), threading.Event(), threading.Event(), threading.Event()

        def work() -> None:
            began.set()
            gate.wait(60)
            ended.set()

        cancelled = asyncio.create_task(pool.run(work, "mob"))
        await asyncio.sleep(0)
        began.wait(60)
        if ends_first:  # the loop does not know it yet
            gate.set()
            ended.wait(60)
        cancelled.cancel()
        await asyncio.wait([cancelled])
        again = asyncio.create_task(pool.run(ended.is_set, "mob"))
        await pool.run(began.is_set, "ana")
        waits = not gate.is_set() and pool.waiting == 1
        gate.set()
        return [waits, await again]

    assert loop.run(run()) == [not ends_first, True]


def test_a_pool_runs_in_that_order_and_forgets_who_has_gone(loop: asyncio.Runner) -> None:
    async def run() -> list[str]:
        pool, gate, order = Pool(1, "test"), threading.Event(), list[str]()
        first = asyncio.create_task(pool.run(partial(gate.wait, 60), "mob", awaited=False))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(pool.run(partial(order.append, name), host, awaited=awaited))
            for name, host, awaited in (
                ("mob 1", "mob", False), ("gone", "gone", True), ("mob 2", "mob", False), ("ana", "ana", True),
            )
        ]  # fmt: skip
        await asyncio.sleep(0)
        waiting[1].cancel()
        gate.set()
        await first
        await asyncio.gather(*waiting, return_exceptions=True)
        await pool.run(partial(order.append, "later"), "ana", awaited=True)  # its thread is free again
        pool.close()
        return order

    assert loop.run(run()) == ["ana", "mob 1", "mob 2", "later"]


def test_fast_levels_do_not_wait_for_slow_ones(store: Store, loop: asyncio.Runner) -> None:
    async def run() -> int:
        bot_pools, gate = BotPools(), threading.Event()
        table_state = await _table(service_on(store), "mob", {1: "master"})
        slow = [
            asyncio.create_task(bot_pools.think(partial(gate.wait, 60), table_state, "master", "mob"))
            for _ in range(64)
        ]
        await asyncio.sleep(0)
        try:
            return await bot_pools.think(lambda: 7, table_state, "easy", "ana")
        finally:
            gate.set()
            await asyncio.gather(*slow)
            bot_pools.close()

    assert loop.run(asyncio.wait_for(run(), 60)) == 7


def test_one_visitor_with_many_tables_does_not_hold_up_others(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots play at many tables of a visitor who has left: the bot of somebody who waits is next all the same."""
    thought: list[str] = []

    def watched(table_state: TableState, seat: int, level: str, choose: Any = jobs.choose) -> str:
        thought.append(table_state.id)
        action: str = choose(table_state, seat, level)
        return action

    monkeypatch.setattr(jobs, "choose", watched)

    async def run() -> int:
        service, bot_pools, gate = service_on(store), BotPools(), threading.Event()
        job_runner = JobRunner(service, bot_pools)
        tables = [await _table(service, "mob", {1: "hard"}) for _ in range(FLOOD)]
        for each in tables:
            await service.do(someone("mob"), each.id, StandIn(f"leave {each.id}", 0))
        ana = await _table(service, "ana", {1: "easy"})
        blocking = asyncio.create_task(bot_pools.think(partial(gate.wait, 60), ana, "easy", "nobody"))
        while await job_runner.once():
            pass
        async with asyncio.timeout(60):
            while bot_pools.waiting < FLOOD + 1:
                await asyncio.sleep(0.01)
            gate.set()
            while ana.id not in thought:
                await asyncio.sleep(0)
        for task in job_runner._tasks:
            task.cancel()
        await job_runner.settle()
        await blocking
        bot_pools.close()
        return thought.index(ana.id)

    assert loop.run(run()) == 0


def test_who_waits(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(_table(service, "ana", {1: "easy"}))
    assert is_awaited(table_state)
    assert not is_awaited(loop.run(service.do(someone("ana"), table_state.id, StandIn("leave", 0))).table_state)


def test_leases_of_bots_that_wait_are_renewed(store: Store, loop: asyncio.Runner) -> None:
    """Else another worker would take their tables, and think about the same."""

    async def run() -> None:
        one, other, bot_pools, gate = service_on(store), service_on(store), BotPools(), threading.Event()
        table_state = await _table(one, "ana", {1: "easy"})
        blocking = asyncio.create_task(bot_pools.think(partial(gate.wait, 60), table_state, "easy", "mob"))
        await asyncio.sleep(0)
        first, second = JobRunner(one, bot_pools), JobRunner(other, bot_pools)
        assert await first.once() == 1
        for _ in range(5):
            for service in (one, other):
                assert isinstance(service.log.clock, ManualClock)
                service.log.clock.at += LEASE / 2
            await first.renew_leases()
            assert await second.once() == 0
        other.log.clock.at += LEASE  # type: ignore[attr-defined]  # the first is gone: nobody renews
        assert [job.kind for job in await store.lease_jobs([BOT], other.log.clock.now(), 1e9)] == [BOT]
        gate.set()
        await blocking
        await first.settle()
        await first.renew_leases()  # it has no table any more
        bot_pools.close()

    loop.run(run())


async def _table(service: Service, host: str, bots: dict[int, str]) -> TableState:
    """A table of two that has begun, its host in the first seat."""
    settings = Settings("thistledown", 2)
    made = await service.make(host, f"make {service.random.bytes(8).hex()}", settings, bots)
    await service.do(someone(host, host), made.id, Sit(f"sit {made.id}", 0, NONCE))
    return (await service.do(someone(host), made.id, Start(f"start {made.id}"))).table_state


def test_slow_reads_of_one_network_hold_up_no_others(store: Store, url: str, loop: asyncio.Runner) -> None:
    accounts, gate = Accounts(Limits(ManualClock(), UNLIMITED)), threading.Event()

    def slow(connection: Connection) -> None:
        if isinstance(store, SqliteStore):
            gate.wait(60)
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(1)"))

    async def run() -> list[int | None]:
        mob, ana = (accounts.of_source(source_at(address)) for address in ("192.0.2.1", "198.51.100.1"))
        lock = None if isinstance(store, SqliteStore) else await asyncpg.connect(url)
        if lock is not None:
            await lock.execute("SELECT pg_advisory_lock(1)")
        reading = [asyncio.create_task(charged_to(mob, store.read(slow))) for _ in range(12)]
        for _ in range(3):
            await asyncio.sleep(0)
        try:
            async with asyncio.timeout(8):
                found = [await charged_to(ana, store.read(lambda db: db.execute(text("SELECT 1")).scalar()))]
                return [*found, sum(each.done() for each in reading)]
        finally:
            gate.set()
            if lock is not None:
                await lock.close()
            await asyncio.gather(*reading)

    assert loop.run(run()) == [1, 0]
