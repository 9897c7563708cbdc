"""Timed work: bots move, clocks run out, abandoned tables are removed; whichever worker is there."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from branchline.server.base import DAY
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import Limits
from branchline.server.live.hub import view_for
from branchline.server.store import Change, Status, Store
from branchline.server.table import jobs
from branchline.server.table.bot_queue import BotPools
from branchline.server.table.jobs import LEASE, JobRunner
from branchline.server.table.log import OPEN_DAYS
from branchline.server.table.service import Service
from branchline.server.table.state import COMEBACK, Acted, StoodIn, TableRefusal, TableState, deadline, decode
from branchline.server.wire import Act, ComeBack, Pace, Settings, Sit, StandIn, Start, TableView, Undo
from branchline.testing import NONCE, ManualClock, any_action, service_on, someone
from tests.server.test_store import event, table

SEED_OF_A_BOT_THAT_BEGINS = 0


@pytest.fixture(scope="module")
def bot_pools() -> Iterator[BotPools]:
    bot_pools = BotPools()
    yield bot_pools
    bot_pools.close()


async def begun(
    service: Service,
    pace: Pace = Pace(),  # noqa: B008
    bots: dict[int, str] | None = None,
    host: str = "p0",
) -> TableState:
    """A table of two that has begun, people in the seats that no bot has."""
    settings = Settings("thistledown", 2, public=True, pace=pace)
    table_state = await service.make(host, f"make {service.random.bytes(8).hex()}", settings, bots or {})
    for seat in range(2):
        if seat not in (bots or {}):
            await service.do(someone(f"p{seat}", f"Name {seat}"), table_state.id, Sit(f"sit{seat}", seat, NONCE))
    return (await service.do(someone(host), table_state.id, Start("start"))).table_state


async def work(job_runner: JobRunner) -> int:
    found = await job_runner.once()
    await job_runner.settle()
    return found


def dial(service: Service) -> ManualClock:
    assert isinstance(service.log.clock, ManualClock)
    return service.log.clock


def test_a_bot_moves_when_it_is_its_turn_and_not_before(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools
) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, bots={1: "easy"}))
    assert loop.run(work(JobRunner(service, bot_pools))) == 1  # it chooses its tickets at once, whoever is slow
    after = loop.run(service.table_state(table_state.id))
    assert after.version == table_state.version + 1
    assert 1 not in after.actors
    assert loop.run(work(JobRunner(service, bot_pools))) == 0


def test_bots_wait_while_their_only_rival_may_undo(store: Store, loop: asyncio.Runner, bot_pools: BotPools) -> None:
    """Nothing is revealed meanwhile, and the log says the same to whoever reads it later."""
    service = service_on(store, seed=SEED_OF_A_BOT_THAT_BEGINS)
    service.log.undo_pause = 3.0
    job_runner, me = JobRunner(service, bot_pools), someone("p0")
    table_state = loop.run(begun(service, bots={1: "easy"}))
    assert loop.run(work(job_runner)) == 1  # its tickets: nothing to undo yet

    def choose(name: str) -> TableState:
        now = loop.run(service.table_state(table_state.id))
        assert now.game is not None
        act = Act(name, 0, now.version, (str(now.game.legal(0)[0]),))
        return loop.run(service.do(me, table_state.id, act)).table_state

    def shown_to(seat: int) -> TableView:
        known = loop.run(service.log.read(table_state.id))
        return view_for(known, known.table_state, seat, dial(service).at)

    chosen = choose("keep-0")
    assert chosen.actors == (1,)
    until = [shown_to(seat).undo_until for seat in (0, 1)]
    assert until == [dial(service).at + 3.0, None]
    dial(service).at += 2.9
    assert loop.run(work(job_runner)) == 0
    undone = loop.run(service.do(me, table_state.id, Undo("undo-0", 0, chosen.version))).table_state
    assert undone.actors == (0,)
    assert shown_to(0).undo_until is None
    dial(service).at += 10.0
    assert loop.run(work(job_runner)) == 0  # the bot waits for the person now
    again = choose("keep-1")
    dial(service).at += 3.0
    assert loop.run(work(job_runner)) == 1
    answered = loop.run(service.table_state(table_state.id))
    assert answered.version > again.version
    with pytest.raises(TableRefusal, match="undo"):
        loop.run(service.do(me, table_state.id, Undo("undo-1", 0, answered.version)))
    fresh = loop.run(service_on(store).table_state(table_state.id))
    assert fresh.game == answered.game


def test_two_workers_that_think_about_one_move_make_one(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools
) -> None:
    """The first has the work only for a while: a second one takes it then, and whoever is later adds nothing."""
    one, other = service_on(store), service_on(store)
    table_state = loop.run(begun(one, bots={1: "easy"}))

    async def both() -> None:
        first, second = JobRunner(one, bot_pools), JobRunner(other, bot_pools)
        dial(one).at = dial(other).at = 2000.0
        gate = threading.Event()
        blocking = asyncio.create_task(bot_pools.think(partial(gate.wait, 30), table_state, "easy", "p0"))
        await asyncio.sleep(0)  # nobody thinks until both have begun
        assert await first.once() == 1
        assert await second.once() == 0
        dial(other).at += LEASE
        assert await second.once() == 1
        gate.set()
        await first.settle()
        await second.settle()
        await blocking

    loop.run(both())
    events = loop.run(store.events_after(table_state.id, table_state.version))
    assert [event.move_id for event in events] == [f"bot:{table_state.version}:1"]


def test_bots_among_themselves_finish(store: Store, loop: asyncio.Runner, bot_pools: BotPools) -> None:
    """People who have left are played for; each decision is one event, and the game ends."""
    service = service_on(store)
    table_state = loop.run(begun(service, bots={1: "medium"}))
    loop.run(service.do(someone("p0"), table_state.id, StandIn("away", 0)))
    loop.run(work(JobRunner(service, bot_pools)))
    over = loop.run(service.table_state(table_state.id))
    assert (over.status, over.ending) == (Status.OVER, "played")
    bodies = [decode(event.body) for event in loop.run(store.events_after(table_state.id))]
    assert {body.seat for body in bodies if isinstance(body, Acted)} == {0, 1}


def test_a_live_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_player_is_back(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools
) -> None:
    service = service_on(store)
    job_runner = JobRunner(service, bot_pools)
    table_state = loop.run(begun(service, Pace("live", bank=60, increment=5)))
    dial(service).at += 59.0
    assert loop.run(work(job_runner)) == 0
    dial(service).at += 1.0
    for _ in range(20):  # both had to choose tickets, both were too slow; a bot may be quicker than the other's clock
        if not loop.run(work(job_runner)):
            break
    stood_in = loop.run(service.table_state(table_state.id))
    bodies = [decode(event.body) for event in loop.run(store.events_after(table_state.id, table_state.version))]
    assert [(body.seat, body.why) for body in bodies if isinstance(body, StoodIn)] == [(0, "time"), (1, "time")]
    assert stood_in.status is Status.OVER or all(seat.player is not None for seat in stood_in.seats)
    if stood_in.status is Status.RUNNING:
        back = loop.run(service.do(someone("p0"), table_state.id, ComeBack("back", 0))).table_state
        assert back.seats[0].bank >= COMEBACK or deadline(back) is None


def test_hosts_take_turns_if_more_jobs_are_due_than_are_leased(store: Store, loop: asyncio.Runner) -> None:
    """Hundreds of clocks of one host may run out at the same moment, before that of another."""
    hosts = [*["mob"] * 6, "ana", "ben"]
    for number, host in enumerate(hosts):
        change = Change(table(number, host=host), (event(1),), due={"clock": 10.0 + number, "bot": 99.0})
        loop.run(store.add_table(change))
    taken = [loop.run(store.lease_jobs(["clock"], 20.0, 23.0, most=4)) for _ in range(3)]
    assert [[job.host for job in each] for each in taken] == [["mob", "ana", "ben", "mob"], ["mob"] * 4, []]
    assert [[job.table for job in each] for each in taken] == [["t0", "t6", "t7", "t1"], ["t2", "t3", "t4", "t5"], []]


def test_clocks_that_run_out_at_the_same_moment_are_stopped_a_few_at_a_time_and_hosts_take_turns(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One visitor may have hundreds of tables with such clocks. Bots elsewhere wait for none of them."""
    monkeypatch.setattr(jobs, "RUNNING", 2)
    monkeypatch.setattr(jobs, "HELD", 4)
    service = service_on(store)
    accounts, live = Accounts(Limits(ManualClock())), Pace("live", bank=60, increment=0)
    under_way, most, stopped = 0, 0, list[str]()
    append = store.append

    async def counting(change: Change) -> bool:
        nonlocal under_way, most
        kind = change.events[0].kind
        stopped.append(f"{change.table.host} {kind}")
        under_way += kind != "acted"
        most = max(most, under_way)
        done = await append(change)
        under_way -= kind != "acted"
        return done

    async def run() -> None:
        for _ in range(6):
            await begun(service, live, host="mob")
        dial(service).at += 1
        await begun(service, live, host="ana")
        dial(service).at += 60
        with_bot = await begun(service, bots={1: "easy"}, host="ben")
        runner = JobRunner(service, bot_pools, accounts)
        monkeypatch.setattr(store, "append", counting)
        assert await runner.once() == 1 + 4
        assert await runner.once() == 0  # it holds enough
        await runner.settle()
        assert 1 not in (await service.table_state(with_bot.id)).actors
        assert sorted(stopped) == ["ana stood-in", "ben acted", *["mob stood-in"] * 3]
        working = asyncio.create_task(runner.run())
        async with asyncio.timeout(60):
            while stopped.count("mob stood-in") < 12:  # of both seats
                await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])

    loop.run(run())
    assert most == 2
    assert accounts.of_bots("mob").buckets[0].left < accounts.of_bots("eve").buckets[0].left  # the host has paid


def test_a_worker_that_holds_enough_jobs_takes_more_as_soon_as_some_are_done(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "HELD", 2)
    monkeypatch.setattr(jobs, "LOOK", 600.0)
    service = service_on(store)

    async def run() -> None:
        tables = [await service.make("p0", f"make {number}", Settings("europe", 3)) for number in range(6)]
        dial(service).at += OPEN_DAYS * DAY
        working = asyncio.create_task(JobRunner(service, bot_pools).run())
        async with asyncio.timeout(30):
            while {(await service.table_state(each.id)).status for each in tables} != {Status.GONE}:
                await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])

    loop.run(run())


def test_leases_of_clocks_that_wait_for_their_turn_are_renewed(
    store: Store, loop: asyncio.Runner, bot_pools: BotPools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they would be stopped twice, also by the same worker."""
    one, other = service_on(store), service_on(store)
    gate, reads = asyncio.Event(), list[str]()

    async def slow(table: str) -> TableState:
        reads.append(table)
        await gate.wait()
        return await Service.table_state(one, table)

    async def run() -> None:
        for _ in range(6):
            await begun(one, Pace("live", bank=60, increment=0))
        first, second = JobRunner(one, bot_pools), JobRunner(other, bot_pools)
        monkeypatch.setattr(one, "table_state", slow)
        dial(one).at = dial(other).at = dial(one).at + 60
        assert await first.once() == 6
        for _ in range(3):
            dial(one).at = dial(other).at = dial(one).at + LEASE / 2
            await first.renew_leases()
            assert await second.once() == 0
        dial(one).at += LEASE  # the leases have ended, and are taken again by the same worker
        assert await first.once() == 6
        gate.set()
        await first.settle()
        assert len(reads) == 6

    loop.run(run())


def test_days_for_a_move_survive_a_new_worker(store: Store, loop: asyncio.Runner, bot_pools: BotPools) -> None:
    """The clock is in the log: a worker that starts later knows when time is up."""
    service = service_on(store)
    table_state = loop.run(begun(service, Pace("days", days=2)))
    luck = random.Random(3)
    for number in range(4):
        seat, action = any_action(table_state, luck)
        dial(service).at += DAY
        table_state = loop.run(
            service.do(someone(f"p{seat}"), table_state.id, Act(f"m{number}", seat, table_state.version, (action,)))
        ).table_state
    later = service_on(store)
    dial(later).at = dial(service).at + 2 * DAY - 1
    assert loop.run(work(JobRunner(later, bot_pools))) == 0
    dial(later).at += 1
    assert loop.run(work(JobRunner(later, bot_pools))) == 1
    after = loop.run(later.table_state(table_state.id))
    assert after.seats[table_state.actors[0]].stand_in is not None


def test_a_table_that_nobody_touches_is_gone(store: Store, loop: asyncio.Runner, bot_pools: BotPools) -> None:
    service = service_on(store)
    job_runner = JobRunner(service, bot_pools)
    table_state = loop.run(service.make("p0", "make", Settings("europe", 3, public=True)))
    dial(service).at += DAY
    loop.run(service.do(someone("p1", "Ola"), table_state.id, Sit("sit", 1, NONCE)))
    dial(service).at += OPEN_DAYS * DAY - 1
    loop.run(work(job_runner))
    assert loop.run(service.table_state(table_state.id)).status is Status.OPEN  # somebody sat down: it has longer
    assert loop.run(work(job_runner)) == 0
    dial(service).at += 1
    loop.run(work(job_runner))
    assert loop.run(service.table_state(table_state.id)).status is Status.GONE
    assert loop.run(store.public_tables([Status.OPEN])) == []
    dial(service).at += 1000 * DAY
    assert loop.run(work(job_runner)) == 0
