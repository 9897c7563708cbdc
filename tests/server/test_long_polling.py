"""Long polling and long logs: no event is left out, and nobody else waits while a long log is read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline.server.app import api
from branchline.server.base.bus import LocalBus, Note, inbox_of
from branchline.server.base.rate_limits import USUAL
from branchline.server.base.sources import source_at
from branchline.server.live import hub, seat_views
from branchline.server.people.identity import hash_of
from branchline.server.store import Event, Store, open_store
from branchline.server.table import log as logs
from branchline.server.table.history import History, LoggedEvent
from branchline.server.table.log import INLINE, Log, new_change
from branchline.server.table.state import Body, TableState, Voted, decode
from branchline.server.wire import LogEntry, Vote
from branchline.testing import ManualClock, service_on, someone, started
from tests.server.in_process import GENEROUS, InProcessServer, Visitor, keep, playing

EVENTS = 20 * INLINE


@pytest.fixture
def store(tmp_path: Path, loop: asyncio.Runner) -> Iterator[Store]:
    opened = loop.run(open_store(f"sqlite:///{tmp_path / 'branchline.db'}"))
    try:
        yield opened
    finally:
        loop.run(opened.close())


def whole(update: dict[str, Any]) -> bool:
    """Whether an answer tells of every event up to the version that it shows."""
    told = [each["seq"] for each in update["happened"]]
    return told == list(range(update["since"] + 1, update["table"]["version"] + 1))


def poll(local_server: InProcessServer, visitor: Visitor, table: str, since: int, meanwhile: Any) -> dict[str, Any]:
    """A poll that waits for a second, in which something happens that nobody tells this worker of."""

    async def run() -> dict[str, Any]:
        params = {"since": since, "wait": 1}
        waiting = asyncio.create_task(visitor.http.get(f"/api/tables/{table}", params=params))
        await asyncio.sleep(0.2)
        await meanwhile()
        found: dict[str, Any] = (await waiting).json()
        return found

    return local_server.loop.run(run())


def test_a_poll_that_runs_out_tells_what_happened_meanwhile(store: Store, loop: asyncio.Runner) -> None:
    """Notes between workers may be lost: what another one did comes with the answer all the same."""
    one, other = InProcessServer(store, loop, GENEROUS), InProcessServer(store, loop, GENEROUS, seed=1)
    _, ola, table = playing(one)
    since = ola.see(table)["version"]

    ana = loop.run(other.services.service.table_state(table)).seats[0].person
    assert ana is not None

    async def vote() -> None:
        await other.services.service.do(someone(ana), table, Vote("vote-0001", 0, True))

    update = poll(one, ola, table, since, vote)
    assert (update["since"], update["table"]["version"]) == (since, since + 1)
    assert whole(update)
    assert [each["what"] for each in update["happened"]] == ["voted"]


@pytest.mark.parametrize("inbox", [False, True])
def test_who_is_woken_often_pays_for_looking(inbox: bool, store: Store, loop: asyncio.Runner) -> None:
    """Others decide how often there is news: who has used up a budget looks again when there is some left, or at the
    end.
    """
    local_server = InProcessServer(store, loop, USUAL)
    services = local_server.services
    ana, _, table = playing(local_server)
    found = loop.run(store.person_by_token(hash_of(ana.token or "")))
    assert found is not None
    if inbox:
        path, channel = "/api/me/inbox", inbox_of(found.id)
        params = {"wait": 1, "seen": ana.get(path).json()["digest"]}
    else:
        path, channel, params = f"/api/tables/{table}", table, {"wait": 1, "since": ana.see(table)["version"]}
    reads, read = 0, store.read

    async def reading(*arguments: Any, **more: Any) -> Any:
        nonlocal reads
        reads += 1
        return await read(*arguments, **more)

    async def run() -> tuple[int, int]:
        waiting = asyncio.create_task(ana.http.get(path, params=params))
        await asyncio.sleep(0.2)
        for bucket in services.accounts.of_source(source_at("127.0.0.1")).buckets:
            bucket.left = -1e6
        before = reads
        for _ in range(10):
            await services.bus.publish(Note(channel, "inbox" if inbox else "version", 0))
            await asyncio.sleep(0.02)
        woken = reads - before
        return woken, (await waiting).status_code

    store.read = reading  # type: ignore[method-assign]
    assert loop.run(run()) == (0, 200)


def test_a_spectator_who_is_held_back_pays_for_looking(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They look again and again, each time perhaps by reading a long log; hundreds of polls would be much."""
    monkeypatch.setattr(api, "TICK", 0.02)
    local_server = InProcessServer(store, loop, USUAL)
    services = local_server.services
    _, _, table = playing(local_server, watching="delayed", delay=5, public=True)
    eva = local_server.visitor()
    params = {"wait": 1, "since": eva.see(table)["version"]}
    looks, latest = 0, hub.latest

    async def looking(*arguments: Any) -> Any:
        nonlocal looks
        looks += 1
        return await latest(*arguments)

    async def run() -> tuple[int, int, int]:
        waiting = asyncio.create_task(eva.http.get(f"/api/tables/{table}", params=params))
        await asyncio.sleep(0.3)
        often = looks
        for bucket in services.accounts.of_source(source_at("127.0.0.1")).buckets:
            bucket.left = -1e6
        await asyncio.sleep(0.1)
        before = looks
        await asyncio.sleep(0.3)
        return min(often, 4), looks - before, (await waiting).status_code

    monkeypatch.setattr(api, "latest", looking)
    assert loop.run(run()) == (4, 0, 200)


def test_a_poll_of_a_spectator_who_is_behind_tells_all_that_they_may_see(store: Store, loop: asyncio.Runner) -> None:
    local_server = InProcessServer(store, loop, GENEROUS)
    ana, _, table = playing(local_server, watching="delayed", delay=5, public=True)
    local_server.clock.at += 1
    assert keep(ana, table, 0).is_success
    eva = local_server.guest("Eva")
    since = eva.see(table)["version"]

    async def pass_time() -> None:
        local_server.clock.at += 300

    update = poll(local_server, eva, table, since, pass_time)
    assert update["table"]["version"] == since + 2  # the start, and the choice of tickets
    assert whole(update)


def test_a_poll_with_nothing_new_says_so(store: Store, loop: asyncio.Runner) -> None:
    local_server = InProcessServer(store, loop, GENEROUS)
    _, ola, table = playing(local_server)
    since = ola.see(table)["version"]

    async def nothing() -> None:
        pass

    update = poll(local_server, ola, table, since, nothing)
    assert (update["since"], update["table"]["version"], update["happened"]) == (since, since, [])


# Long logs.


@pytest.fixture
def worn(store: Store, loop: asyncio.Runner) -> str:
    """A running table with a long log: one of its players can't make up their mind."""

    async def make() -> str:
        table_state = await started(service_on(store))
        found = await store.export_table(table_state.id)
        assert found is not None
        bodies = [(event.move_id, decode(event.body)) for event in found.events]
        bodies += [(f"vote {number}", Voted(0, number % 2 == 0)) for number in range(EVENTS)]
        assert await store.delete_table(table_state.id)
        assert await store.add_table(new_change(found.table, table_state.board, bodies, 2000.0))
        return table_state.id

    return loop.run(make())


def test_two_long_logs_are_not_taken_for_each_other(
    store: Store, loop: asyncio.Runner, worn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if one gets the memory of another, whose reader has gone away."""
    monkeypatch.setattr(logs, "id", lambda each: 7, raising=False)

    async def read() -> list[tuple[str, int]]:
        found = await store.export_table(worn)
        assert found is not None
        row = msgspec.structs.replace(found.table, id="another", code=None)
        log = Log(store, LocalBus(), ManualClock())
        board = (await log.read(worn)).table_state.board
        bodies = [(event.move_id, decode(event.body)) for event in found.events[: 2 * INLINE]]
        assert await store.add_table(new_change(row, board, bodies, 2000.0))
        log = Log(store, LocalBus(), ManualClock())
        tables = await asyncio.gather(log.read(worn), log.read("another"))
        return [(known.table_state.id, known.table_state.version) for known in tables]

    assert loop.run(read()) == [(worn, EVENTS + 4), ("another", 2 * INLINE)]


def test_a_long_log_is_folded_once_and_in_a_thread(
    store: Store, loop: asyncio.Runner, worn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ask for it at the same time; the event loop goes on meanwhile."""
    threads: list[threading.Thread] = []

    def watched(
        table_state: TableState, events: list[Event], fold: Any = logs.folded
    ) -> list[tuple[Event, Body, TableState]]:
        threads.append(threading.current_thread())
        steps: list[tuple[Event, Body, TableState]] = fold(table_state, events)
        return steps

    def grown(past: History, events: list[Event], grow: Any = History.grow) -> None:
        threads.append(threading.current_thread())
        grow(past, events)

    def telling(
        told: list[LoggedEvent], viewer: int | None, tell: Any = seat_views.log_entries
    ) -> tuple[LogEntry, ...]:
        threads.append(threading.current_thread())
        happened: tuple[LogEntry, ...] = tell(told, viewer)
        return happened

    monkeypatch.setattr(logs, "folded", watched)
    monkeypatch.setattr(History, "grow", grown)

    async def read() -> None:
        log = Log(store, LocalBus(), ManualClock())
        tables = await asyncio.gather(*(log.read(worn) for _ in range(20)))
        assert {known.table_state.version for known in tables} == {EVENTS + 4}
        assert len(threads) == 1
        told = await asyncio.gather(*(log.history(worn) for _ in range(20)))
        assert {len(each) for each in told} == {EVENTS + 4}
        assert len(threads) == 2
        monkeypatch.setattr(hub, "log_entries", telling)
        update = await hub.latest(log, tables[0], 1, 0, 2000.0)
        assert [each.seq for each in update.happened] == list(range(1, EVENTS + 5))
        assert len(threads) > 2
        log.close()

    loop.run(read())
    assert threading.current_thread() not in threads


def test_who_joins_another_read_still_sees_what_came_after_it_began(
    store: Store, loop: asyncio.Runner, worn: str
) -> None:
    async def read() -> None:
        writer, log = service_on(store), Log(store, LocalBus(), ManualClock())
        await writer.table_state(worn)
        first = asyncio.create_task(log.read(worn))
        await asyncio.sleep(0)
        version = (await writer.log.do(worn, "one more", lambda row, table_state: Voted(1, False))).table_state.version
        assert (await log.read(worn)).table_state.version == version
        await first
        first.cancel()
        log.close()

    loop.run(read())


def test_a_read_goes_on_when_who_began_it_is_gone(store: Store, loop: asyncio.Runner, worn: str) -> None:
    async def read() -> None:
        log = Log(store, LocalBus(), ManualClock())
        gone, waits = (asyncio.create_task(log.read(worn)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        assert (await waits).table_state.version == EVENTS + 4
        assert gone.cancelled()
        log.close()

    loop.run(read())


def test_a_worker_that_is_far_behind_catches_up_in_a_thread(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(table_state: TableState, events: list[Event], fold: Any = logs.folded) -> Any:
        threads.append(threading.current_thread())
        return fold(table_state, events)

    async def play() -> None:
        one, other = service_on(store), service_on(store)
        table_state = await started(one)
        await other.table_state(table_state.id)
        for number in range(2 * INLINE):
            await one.do(someone("p0"), table_state.id, Vote(f"vote {number}", 0, number % 2 == 0))
        monkeypatch.setattr(logs, "folded", watched)
        found = await asyncio.gather(*(other.table_state(table_state.id) for _ in range(10)))
        assert {each.version for each in found} == {table_state.version + 2 * INLINE}

    loop.run(play())
    assert threads
    assert threading.current_thread() not in threads
