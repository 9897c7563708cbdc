"""CPU budgets and storage quotas: whoever uses up their own waits, and others don't notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import thread_time

import pytest
from starlette.types import Message, Receive, Scope, Send

from branchline.game.hash_chain import Entry
from branchline.server.app import feature_endpoints
from branchline.server.app.documents import Document
from branchline.server.app.middleware import CostLimits
from branchline.server.base import DAY, RequestRefused, metering, quotas
from branchline.server.base.metering import Accounts, Gate, Stopwatch, charged_to, current, in_thread, metered
from branchline.server.base.quotas import DailyQuota
from branchline.server.base.rate_limits import LONGEST_NAME, UNLIMITED, Budgets, Limit, Limits, Rate, parse_limit
from branchline.server.base.sources import Source, source_at
from branchline.server.features import signatures
from branchline.server.store import Event, Store
from branchline.server.store.upkeep import USAGE_DAYS, sweep
from branchline.server.table.bot_queue import BotPools
from branchline.server.table.state import TableState
from branchline.testing import ManualClock, service_on, started
from tests.server.in_process import NONCE, InProcessServer, code_of, keep, playing
from tests.server.security.conftest import local_server_with

SMALL = UNLIMITED._replace(cpu=Rate(100, 10), person_cpu=Rate(50, 10), thinking=Rate(100, 10))
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


@pytest.fixture
def budgeted_server(
    blank: Path, tmp_path: Path, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> Iterator[InProcessServer]:
    """With a clock that stands still, so that nothing is refilled, and nobody who is over budget waits for that."""
    monkeypatch.setattr(metering, "LONGEST_DEBT", 0.0)
    rates = SMALL._replace(cpu=Rate(1e6, 10), person_cpu=Rate(1e6, 10))  # far more than any machine needs for a test
    yield from local_server_with(blank, tmp_path, loop, rates)


def spend(milliseconds: float) -> None:
    """Use so much CPU time."""
    end = thread_time() + milliseconds / 1000
    while thread_time() < end:
        pass


def test_each_pays_for_its_own_steps_and_threads(loop: asyncio.Runner) -> None:
    async def work(each: float) -> None:
        for _ in range(3):
            spend(each)
            await asyncio.sleep(0)

    async def run() -> tuple[float, float, float]:
        much, little, accounts = Stopwatch(), Stopwatch(), Accounts(Limits(ManualClock(), UNLIMITED))
        await asyncio.gather(metered(work(20), much), metered(work(0), little))
        account = accounts.of_source(Source("there"))
        before = account.buckets[0].left
        with ThreadPoolExecutor(1) as threads:
            await charged_to(account, in_thread(threads, lambda: spend(20)))
        return much.milliseconds, little.milliseconds, before - account.buckets[0].left

    much, little, in_threads = loop.run(run())
    assert much >= 60
    assert little < much / 2
    assert in_threads >= 20
    assert current() is None


def test_exceptions_and_results_pass_through(loop: asyncio.Runner) -> None:
    async def fails(error: BaseException) -> int:
        try:
            await asyncio.sleep(3600 if isinstance(error, asyncio.CancelledError) else 0)
        except asyncio.CancelledError:
            return 1
        raise error

    async def run() -> int:
        with pytest.raises(ValueError, match="so it is"):
            await metered(fails(ValueError("so it is")), Stopwatch())
        task = asyncio.ensure_future(charged_to(_account(), fails(asyncio.CancelledError())))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert loop.run(run()) == 1


def _account() -> metering.Account:
    return Accounts(Limits(ManualClock(), UNLIMITED)).of_source(Source("there"))


def test_who_is_over_budget_waits_and_others_dont(budgeted_server: InProcessServer) -> None:
    """An address, then a person wherever they are; the answer says when to come back."""
    accounts, clock = budgeted_server.services.accounts, budgeted_server.clock
    ana, ola = budgeted_server.guest("Ana"), budgeted_server.guest("Ola", ELSEWHERE)
    cost = 1e6 - budgeted_server.services.limits.budgets.of_source(source_at(HERE))[0].left
    assert 0 < cost < 1e6  # real requests were charged
    accounts.of_source(source_at(HERE)).charge(1e6 + 200 - cost)
    for path in ("/api/me", "/", "/api/health", "/api/docs"):
        refused = ana.get(path)
        assert (refused.status_code, code_of(refused)) == (429, "too-many"), path
        assert int(refused.headers["retry-after"]) >= 20  # 200 ms, at 10 in a second
    assert ola.get("/api/me").is_success
    clock.at += 1e4
    assert ana.get("/api/me").is_success
    person = budgeted_server.loop.run(budgeted_server.services.people.find(ana.token)).id
    budgeted_server.services.limits.budgets.of_person(person, source_at(HERE)).left = -55.0
    assert code_of(ana.get("/api/me")) == "too-many"
    other = budgeted_server.visitor("127.0.0.3")
    assert ana.token is not None
    other.token = ana.token
    assert code_of(other.get("/api/me")) == "too-many"
    assert budgeted_server.guest("Eva").get("/api/me").is_success  # at the same address
    clock.at += 10
    assert ana.get("/api/me").is_success


def test_a_network_has_a_budget_too() -> None:
    clock = ManualClock()
    accounts = Accounts(Limits(clock, SMALL))
    for number in range(3):  # each uses up no more than its own
        accounts.of_source(source_at(f"2001:db8:1:{number << 8:x}::1")).charge(100.5)
    assert accounts.of_source(source_at("2001:db8:1:f000::1")).in_debt
    assert not accounts.of_source(source_at("2001:db8:2::1")).in_debt
    clock.at += 1
    assert not accounts.of_source(source_at("2001:db8:1:f000::1")).in_debt


def test_workers_tell_each_other_what_was_spent() -> None:
    clock = ManualClock()
    one, other = Budgets(clock, SMALL), Budgets(clock, SMALL)
    source = source_at("2001:db8:1::1")
    for budgets in (one, other):
        assert [bucket.left for bucket in budgets.of_source(source)] == [100, 200, 300]
    for bucket in one.of_source(source):
        bucket.left, bucket.unshared = -20.0, 120.0
    notes = one.notes()
    assert one.notes() == []
    for note in notes:
        other.on_note(note)
        one.on_note(note)  # its own changes nothing
    assert [bucket.left for bucket in other.of_source(source)] == [-20, 80, 180]
    assert [bucket.left for bucket in one.of_source(source)] == [-20] * 3
    assert other.notes() == []


def test_many_requests_of_one_source_take_turns(loop: asyncio.Runner) -> None:
    async def run() -> list[str]:
        gate, inside = Gate(2), list[str]()

        async def request(name: str, address: str) -> None:
            await gate.enter(source_at(address))
            inside.append(name)

        mob = [asyncio.create_task(request(f"mob {n}", f"2001:db8:1:{n // 2 << 8:x}::1")) for n in range(10)]
        await asyncio.sleep(0)
        assert inside == [f"mob {number}" for number in range(3)]  # two of each address, three of the network
        await request("ana", HERE)
        mob[7].cancel()
        for number in (0, 2, 1, 3, 4, 6):
            gate.leave(source_at(f"2001:db8:1:{number // 2 << 8:x}::1"))
        await asyncio.gather(*mob, return_exceptions=True)
        return inside[3:]

    assert loop.run(run()) == ["ana", "mob 3", "mob 4", "mob 6", "mob 8", "mob 5", "mob 9"]


def test_who_only_waits_gives_the_place_away(store: Store, loop: asyncio.Runner) -> None:
    server = InProcessServer(store, loop, UNLIMITED._replace(at_once=Rate(1, 0)))
    ana, ola, table = playing(server)

    async def run() -> tuple[int, int]:
        waiting = [asyncio.create_task(ana.http.get(f"/api/tables/{table}?since=4&wait=30")) for _ in range(3)]
        while server.services.followers.total < 3:
            await asyncio.sleep(0)
        body = {"do": "vote", "move_id": "some-vote", "seat": 1, "end": True}
        done = await ola.http.post(f"/api/tables/{table}/commands", json=body)
        answers = await asyncio.wait_for(asyncio.gather(*waiting), 60)
        return done.status_code, {answer.json()["table"]["version"] for answer in answers}.pop()

    assert server.loop.run(run()) == (200, 5)


def test_who_sends_slowly_holds_no_place(store: Store, loop: asyncio.Runner) -> None:
    server = InProcessServer(store, loop, UNLIMITED._replace(at_once=Rate(1, 0)))
    slow, quick = server.visitor(), server.visitor()

    async def run() -> tuple[int, int]:
        asked, more = asyncio.Event(), asyncio.Event()

        async def body() -> AsyncIterator[bytes]:
            asked.set()
            yield b'{"name":'
            await more.wait()
            yield b'"Ana"}'

        sending = asyncio.create_task(slow.http.post("/api/guests", content=body()))
        await asyncio.wait_for(asked.wait(), 60)
        other = await asyncio.wait_for(quick.http.get("/api/boards"), 60)
        more.set()
        return other.status_code, (await asyncio.wait_for(sending, 60)).status_code

    assert server.loop.run(run()) == (200, 201)


def test_who_does_not_read_the_answer_holds_no_place(loop: asyncio.Runner) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def run() -> None:
        limited = CostLimits(app, Accounts(Limits(ManualClock(), UNLIMITED._replace(at_once=Rate(1, 0)))))
        scope = {"type": "http", "client": (HERE, 1), "headers": []}
        stuck, answered = asyncio.Event(), list[int]()

        async def never(message: Message) -> None:
            stuck.set()
            await asyncio.Event().wait()

        async def send(message: Message) -> None:
            answered.append(message["status"])

        async def receive() -> Message:
            raise AssertionError

        sending = asyncio.create_task(limited(scope, receive, never))
        await asyncio.wait_for(stuck.wait(), 60)
        await asyncio.wait_for(limited(scope, receive, send), 60)
        assert answered == [200]
        sending.cancel()

    loop.run(run())


def test_an_address_that_waits_does_not_hold_up_its_neighbours(loop: asyncio.Runner) -> None:
    async def run() -> list[str]:
        gate, inside = Gate(2), list[str]()

        async def request(name: str, address: str) -> None:
            await gate.enter(source_at(address))
            inside.append(name)

        mob = [asyncio.create_task(request("mob", "8.8.8.8")) for _ in range(5)]
        await asyncio.sleep(0)
        neighbour = asyncio.create_task(request("neighbour", "8.8.8.7"))
        await asyncio.sleep(0)
        for task in (*mob, neighbour):
            task.cancel()
        await asyncio.gather(*mob, neighbour, return_exceptions=True)
        return inside

    assert loop.run(run()) == ["mob", "mob", "neighbour"]


def test_an_address_can_not_let_any_number_of_requests_wait(loop: asyncio.Runner) -> None:
    async def run() -> list[BaseException | None]:
        gate = Gate(1)
        tasks = [asyncio.create_task(gate.enter(source_at(HERE))) for _ in range(metering.MOST_WAITING + 2)]
        await asyncio.sleep(0)
        refused = [task.exception() for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return refused

    first, second = loop.run(run())
    assert first is None
    assert isinstance(second, RequestRefused)


def test_long_names_of_buckets_are_not_kept() -> None:
    limit = Limit(ManualClock(), Rate(1, 0))
    name = "\N{STEAM LOCOMOTIVE}" * 30_000
    assert [limit.take(name), limit.take(name), limit.take(f"{name} other")] == [True, False, True]
    assert max(map(len, limit._buckets)) <= LONGEST_NAME


def test_bots_of_who_is_over_budget_wait_for_those_of_others(store: Store, loop: asyncio.Runner) -> None:
    async def run() -> list[str]:
        state: TableState = await started(service_on(store))
        accounts, pools, order = Accounts(Limits(ManualClock(), SMALL)), BotPools(), list[str]()
        for name in ("mob", "ana"):
            accounts.limits.budgets.of_person(name, Source(name))
        mob, ana = accounts.of_bots("mob"), accounts.of_bots("ana")
        mob.charge(150)
        first = asyncio.create_task(pools.think(lambda: spend(30), state, "easy", "x"))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(charged_to(payer, pools.think(partial(order.append, name), state, "easy", "x")))
            for payer, name in ((mob, "mob 1"), (mob, "mob 2"), (ana, "ana"))
        ]
        await asyncio.gather(first, *waiting)
        pools.close()
        return order

    assert loop.run(run()) == ["ana", "mob 1", "mob 2"]


def test_hints_are_paid_from_the_budget_for_bots(budgeted_server: InProcessServer) -> None:
    """So that nobody who asked for one has to wait with the next move; but who has used it up gets none."""
    ana = budgeted_server.guest()
    table = ana.make(bots={"1": "easy"})["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ana.do(table, "start")
    person = budgeted_server.loop.run(budgeted_server.services.people.find(ana.token)).id
    host, *_ = budgeted_server.services.limits.budgets.of_thinking(person, None)
    before = host.left
    host.left = -5.0
    refused = ana.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert (refused.status_code, code_of(refused), refused.headers["retry-after"]) == (429, "too-many", "1")
    host.left = before
    assert ana.post(f"/api/tables/{table}/hint", {"seat": 0}).is_success
    assert host.left < before
    host.left = -5.0
    assert keep(ana, table, 0).is_success


def test_visitors_who_are_no_guests_have_no_budget_in_common(budgeted_server: InProcessServer) -> None:
    """Whoever only looks at a game is no guest: one of them must not use up what all others may ask bots."""
    ana, _, table = playing(budgeted_server)
    assert keep(ana, table, 0).is_success
    assert ana.do(table, "resign", seat=0).is_success
    for bucket in budgeted_server.services.limits.budgets.of_thinking(None, source_at(HERE)):
        bucket.left = -5.0
    asked = f"/api/tables/{table}/why"
    assert code_of(budgeted_server.visitor(HERE).get(asked, at=5)) == "too-many"
    assert budgeted_server.visitor(ELSEWHERE).get(asked, at=5).is_success


# Storage.


def test_documents_and_logs_of_records_are_paid_for(
    budgeted_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are made in threads. Who asks for a document first pays for it."""
    ana, _, table = playing(budgeted_server)
    assert ana.do(table, "resign", seat=0).is_success
    entries = signatures._entries

    def slow_entries(events: Sequence[Event]) -> tuple[Entry, ...]:
        spend(100)
        return entries(events)

    def slow_style() -> Document:
        spend(100)
        return Document.of("", feature_endpoints.CSS)

    monkeypatch.setattr(signatures, "_entries", slow_entries)
    monkeypatch.setattr(feature_endpoints, "_style_document", slow_style)
    (bucket,) = budgeted_server.services.limits.budgets.of_source(source_at(HERE))
    for path in (f"/api/tables/{table}/record", "/api/drawing.css"):
        before = bucket.left
        assert ana.get(path).is_success
        assert before - bucket.left >= 100


@pytest.fixture
def small_server(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, UNLIMITED._replace(person_storage=Rate(8000, 0), storage=Rate(20_000, 0)))


def test_what_a_visitor_may_store_in_a_day(small_server: InProcessServer) -> None:
    """New things are refused first, so that games can be finished; other workers and restarts count on."""
    ana, ola, table = playing(small_server)
    ola_elsewhere = small_server.visitor(ELSEWHERE)
    assert ola.token is not None
    ola_elsewhere.token = ola.token

    def say(number: int) -> int:
        line = {"move_id": f"line-number-{number}", "text": "x" * 200}
        return ana.post(f"/api/tables/{table}/lines", line).status_code

    assert [say(number) for number in range(8)].count(409) >= 1
    refused = ana.post("/api/tables", {"move_id": "one-table-more", "board": "thistledown", "players": 2})
    assert (refused.status_code, code_of(refused)) == (409, "stored-too-much")
    assert code_of(ana.do(table, "vote", seat=0, end=True)) == "stored-too-much"
    assert keep(ana, table, 0).is_success
    assert keep(ola_elsewhere, table, 1).is_success
    small_server.loop.run(small_server.services.quotas.flush())
    other = InProcessServer(small_server.store, small_server.loop, small_server.rates, moves=small_server.moves)
    there = other.visitor(ELSEWHERE)
    assert ana.token is not None
    there.token = ana.token
    assert code_of(there.do(table, "vote", seat=0, end=True)) == "stored-too-much"
    (who, size), *_ = small_server.loop.run(small_server.store.usage_on(0, 5))
    assert who.startswith("a/")
    assert HERE not in who
    assert size > 5600
    for server in (small_server, other):
        server.clock.at += DAY
    assert there.do(table, "vote", seat=0, end=True).is_success


def test_who_stored_how_much_is_forgotten_with_the_key_of_the_day(small_server: InProcessServer) -> None:
    """Addresses are counted as digests under a random key: without it nobody can tell whose they were."""
    small_server.guest("Ana", "2001:db8:9::1")
    small_server.loop.run(small_server.services.quotas.flush())
    store = small_server.store
    first = dict(small_server.loop.run(store.usage_on(0, 10)))
    assert sorted(name[:2] for name in first) == ["a/", "n/", "n/"]
    assert not [name for name in first if ":" in name]  # a digest may have the digits of an address by chance
    small_server.clock.at += DAY
    small_server.guest("Ola", "2001:db8:9::1")
    small_server.loop.run(small_server.services.quotas.flush())
    assert not first.keys() & dict(small_server.loop.run(store.usage_on(1, 10))).keys()  # other digests on another day
    assert small_server.loop.run(store.key("usage 0"))
    small_server.loop.run(sweep(store, small_server.clock.now() + DAY * USAGE_DAYS))
    assert small_server.loop.run(store.usage_on(0, 10)) == []
    assert small_server.loop.run(store.key("usage 0")) is None
    assert small_server.loop.run(store.key("usage 1")) is not None


def test_bots_take_turns_by_the_network_of_who_acts_until_their_host_asks(
    budgeted_server: InProcessServer,
) -> None:
    """A worker that has just started doesn't know where hosts are. Else each of them would have turns of their own."""
    server = budgeted_server
    ana, ola, table = playing(server)
    host = server.loop.run(server.services.log.read(table)).row.host
    other = InProcessServer(server.store, server.loop, server.rates, seed=1, moves=server.moves)
    accounts = other.services.accounts
    assert accounts.of_bots(host).group == accounts.of_bots("somebody else").group
    far = other.visitor("9.9.9.9")
    far.token = ola.token or ""
    assert keep(far, table, 1).is_success
    assert accounts.of_bots(host).group == source_at("9.9.9.9").group
    back = other.visitor("8.8.8.8")
    back.token = ana.token or ""
    assert back.get("/api/me").is_success
    assert accounts.of_bots(host).group == source_at("8.8.8.8").group


def test_an_address_has_a_quota_for_all_its_people(small_server: InProcessServer) -> None:
    made = [small_server.visitor().post("/api/guests", {"name": "Mob"}).status_code for _ in range(60)]
    assert 10 < made.count(201) < 60
    assert small_server.guest("Ana", ELSEWHERE).make()["id"]


def test_a_network_has_a_quota_for_all_its_addresses(small_server: InProcessServer) -> None:
    made = [
        small_server.visitor(f"2001:db8:9:{number:x}::1").post("/api/guests", {"name": "Mob"}).status_code
        for number in range(100)  # as many as the quotas of 20 addresses would be enough for
    ]
    assert 40 < made.count(201) < 100
    assert small_server.guest("Ana", "2001:db8:10::1").make()["id"]


def test_limits_as_operators_write_them() -> None:
    assert parse_limit("storage=250") == ("storage", Rate(250e6, 0))
    assert parse_limit("person-cpu=500,20.5") == ("person_cpu", Rate(500, 20.5))
    for wrong in ("cpu", "cpu=5", "cpu=1,x", "nothing=1", "storage=0", "storage=1,2", "cpu=-1,1", "cpu=nan,1"):
        with pytest.raises(Exception, match=r"^--limit: "):
            parse_limit(wrong)


def test_totals_of_a_quota_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a network may use thousands of addresses in a day. The store tells again what was forgotten."""
    monkeypatch.setattr(quotas, "KEPT", 3)
    quota = DailyQuota(ManualClock(), 1000.0, 1000.0)
    names = [f"a/{number}" for number in range(9)]
    for name in names:
        assert quota.unknown((name,)) == [name]
        quota.written({name: 1})
    assert 0 < len(names) - len(quota.unknown(tuple(names))) <= 4
