"""The bus, the same in memory and by Valkey: who listens is told, and nobody else; and Valkey may die."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing

import pytest

from branchline.server.base import valkey_bus
from branchline.server.base.bus import EVERYBODY, Bus, Listeners, LocalBus, Note, open_bus
from branchline.server.base.valkey_bus import ValkeyBus, _channel, _payload, _read
from branchline.testing import WAIT, Valkey, free_port, until

TABLE = "t1"
LOOK = Note(TABLE, "version", 0)


def version(number: int, table: str = TABLE) -> Note:
    return Note(table, "version", number)


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[Bus]]:
    async with AsyncExitStack() as stack:
        buses = [open_bus(url) for url in urls]
        for bus in buses:
            await bus.open()
            stack.push_async_callback(bus.close)
        yield buses


@pytest.fixture(params=["memory", "valkey"])
def workers(request: pytest.FixtureRequest, loop: asyncio.Runner) -> Iterator[tuple[Bus, Bus]]:
    """The buses of two workers; in memory there is only one."""
    if request.param == "memory":
        bus = LocalBus()
        yield bus, bus
        return
    server: Valkey = request.getfixturevalue("valkey")
    one, other = ValkeyBus(server.url), ValkeyBus(server.url)
    for each in (one, other):
        loop.run(each.open())
    yield one, other
    for each in (one, other):
        loop.run(each.close())


def test_who_listens_is_told_in_order(workers: tuple[Bus, Bus], loop: asyncio.Runner) -> None:
    async def play() -> None:
        one, other = workers
        here: list[Note] = []
        there: list[Note] = []
        elsewhere: list[Note] = []
        await one.subscribe(TABLE, here.append)
        await other.subscribe(TABLE, there.append)
        await other.subscribe("t2", elsewhere.append)
        notes = [Note(TABLE, "here", 3), *(version(number) for number in range(200)), Note(TABLE, "line", 10**12)]
        for note in notes:
            await one.publish(note)
        await other.publish(Note("t2", "away", 0))
        await until(lambda: len(there) >= len(notes) and bool(elsewhere))
        assert here == notes  # at once, and once
        assert there == notes
        assert elsewhere == [Note("t2", "away", 0)]

    loop.run(play())


def test_who_listens_no_more_is_not_told(workers: tuple[Bus, Bus], loop: asyncio.Runner) -> None:
    async def play() -> None:
        one, other = workers
        stays: list[Note] = []
        goes: list[Note] = []
        await other.subscribe(TABLE, stays.append)
        await other.subscribe(TABLE, goes.append)
        await other.unsubscribe(TABLE, goes.append)
        await other.unsubscribe(TABLE, goes.append)  # who does not listen can stop doing so
        await other.unsubscribe("unknown", goes.append)
        await one.publish(version(1))
        await until(lambda: bool(stays))
        await other.unsubscribe(TABLE, stays.append)
        await other.subscribe(TABLE, goes.append)  # the channel is let go and taken again
        await one.publish(version(2))
        await until(lambda: bool(goes))
        assert stays == [version(1)]
        assert goes == [version(2)]

    loop.run(play())


def test_a_listener_that_fails_takes_nobody_along(workers: tuple[Bus, Bus], loop: asyncio.Runner) -> None:
    def fail(note: Note) -> None:
        raise RuntimeError("no")

    async def play() -> None:
        told: list[Note] = []
        for bus in set(workers):
            await bus.subscribe(TABLE, fail)
            await bus.subscribe(TABLE, told.append)
        for number in (1, 2):
            await workers[0].publish(version(number))
        await until(lambda: len(told) == 2 * len(set(workers)))

    loop.run(play())


def test_hundreds_of_tables(workers: tuple[Bus, Bus], loop: asyncio.Runner) -> None:
    async def play() -> None:
        one, other = workers
        tables = [f"table-{number}" for number in range(500)]
        told: list[Note] = []
        await asyncio.gather(*(other.subscribe(table, told.append) for table in tables))
        for number, table in enumerate(tables):
            await one.publish(version(number, table))
        await until(lambda: len(told) >= len(tables))
        assert told == [version(number, table) for number, table in enumerate(tables)]

    loop.run(play())


def test_a_channel_is_subscribed_while_somebody_listens(
    valkey: Valkey, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valkey_bus, "QUIET_SECONDS", 10 * WAIT)  # what has changed is asked for at once, not then

    async def play() -> None:
        told: list[Note] = []
        more: list[Note] = []
        first, second = told.append, more.append
        async with opened(valkey.url) as [bus]:
            assert valkey.subscribers("branchline:t1") == 0
            await bus.subscribe(TABLE, first)
            assert valkey.subscribers("branchline:t1") == 1
            await bus.subscribe(TABLE, second)
            await bus.unsubscribe(TABLE, first)
            await bus.subscribe("t2", first)  # by now all that came before is done
            assert valkey.subscribers("branchline:t1") == 1
            await bus.unsubscribe(TABLE, second)
            await until(lambda: valkey.subscribers("branchline:t1") == 0)
            assert valkey.subscribers("branchline:t2") == 1

    loop.run(play())


def test_listeners_that_come_and_go_leave_the_right_channels(valkey: Valkey, loop: asyncio.Runner) -> None:
    luck = random.Random(5)
    tables = [f"t{number}" for number in range(20)]

    async def come_and_go(bus: Bus, table: str) -> bool:
        told: list[Note] = []
        stays = False
        for _ in range(luck.randrange(1, 9)):
            stays = not stays
            await (bus.subscribe if stays else bus.unsubscribe)(table, told.append)
            if luck.random() < 0.5:
                await asyncio.sleep(0)
        return stays

    async def play() -> None:
        async with opened(valkey.url) as [bus]:
            left = await asyncio.gather(*(come_and_go(bus, table) for table in tables))
            await until(lambda: [valkey.subscribers(f"branchline:{table}") for table in tables] == left)

    loop.run(play())


def test_only_channels_that_come_and_go_are_looked_at(
    valkey: Valkey, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten thousand others may stay, and every poll comes and goes."""

    class Tables:
        def __init__(self, listeners: Listeners) -> None:
            self.listeners = listeners

        def __contains__(self, table: str) -> bool:
            return table in self.listeners._by_table

    async def play() -> None:
        told: list[Note] = []
        async with opened(valkey.url) as [bus]:
            with monkeypatch.context() as patch:
                patch.setattr(Listeners, "tables", property(Tables))
                await bus.subscribe(TABLE, told.append)
                await bus.subscribe("t2", told.append)
                await bus.unsubscribe(TABLE, told.append)
                await until(lambda: valkey.subscribers("branchline:t1") == 0)
                assert valkey.subscribers("branchline:t2") == 1
                assert told == []

    loop.run(play())


def test_what_no_worker_sends_is_ignored(valkey: Valkey, loop: asyncio.Runner) -> None:
    tag = "0123456789abcdef"
    odd = [
        "", "version", "version 1", "version x " + tag, "version -1 " + tag, f"version 1 {tag} ", f"gone 1 {tag}",
        f"version {'9' * 19} {tag}", f"version 1 {tag[:-1]}", f"version 1 {tag.upper()}", r"\xff\x00", r"version 1\n",
        "version " + "1" * 10_000,
    ]  # fmt: skip

    async def play() -> None:
        async with opened(valkey.url) as [bus]:
            told: list[Note] = []
            await bus.subscribe(TABLE, told.append)
            for payload in [*odd, f"version 7 {tag}"]:
                assert valkey.ask("PUBLISH", "branchline:t1", f'"{payload}"') == ":1\r\n"
            await until(lambda: bool(told))
            assert told == [version(7)]

    loop.run(play())


def test_a_table_can_have_any_name(valkey: Valkey, loop: asyncio.Runner) -> None:
    async def play() -> None:
        async with opened(valkey.url, valkey.url) as [one, other]:
            told: list[Note] = []
            for name in ("", "a b", "łódź", "\ud800", "x\r\ny", "branchline:t1"):
                told.clear()
                await other.subscribe(name, told.append)
                await one.publish(version(1, name))
                await until(lambda: bool(told))
                assert told == [version(1, name)]

    loop.run(play())


def test_a_killed_valkey_is_found_again(valkey: Valkey, loop: asyncio.Runner) -> None:
    async def play() -> None:
        async with opened(valkey.url, valkey.url) as [one, other]:
            told: list[Note] = []
            again: list[Note] = []
            await other.subscribe(TABLE, told.append)
            await other.subscribe(TABLE, again.append)
            await other.subscribe("left", again.append)
            valkey.kill()
            await until(lambda: not _is_up(other))
            await one.publish(version(1))  # is lost
            await other.unsubscribe("left", again.append)
            await other.subscribe("new", again.append)
            valkey.start()
            await until(lambda: LOOK in told and version(0, "new") in again)
            await one.publish(version(2))
            await until(lambda: version(2) in told)
            assert told == [LOOK, version(2)]
            assert sorted(again) == [version(0, "new"), LOOK, version(2)]
            assert valkey.subscribers("branchline:left") == 0

    loop.run(play())


def test_valkey_may_come_later(loop: asyncio.Runner) -> None:
    """And be restarted again and again."""
    server = Valkey()

    async def play() -> None:
        server.kill()
        async with opened(server.url) as [bus]:
            told: list[Note] = []
            await bus.subscribe(TABLE, told.append)
            for start in (server.start, server.restart, server.restart):
                assert told == []
                start()
                await until(lambda: bool(told))
                assert told == [LOOK]
                told.clear()

    try:
        loop.run(play())
    finally:
        server.stop()


def test_connections_that_are_cut_are_made_again(valkey: Valkey, loop: asyncio.Runner) -> None:
    async def play() -> None:
        async with opened(valkey.url, valkey.url) as [one, other]:
            told: list[Note] = []
            await other.subscribe(TABLE, told.append)
            await one.publish(version(1))
            await until(lambda: version(1) in told)
            valkey.ask("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")  # those that publish
            await one.publish(version(2))
            await until(lambda: version(2) in told)
            valkey.ask("CLIENT", "KILL", "TYPE", "pubsub")
            await until(lambda: LOOK in told)
            assert told == [version(1), version(2), LOOK]

    loop.run(play())


def test_telling_never_waits(valkey: Valkey, loop: asyncio.Runner) -> None:
    """Not even with more notes than the queue holds: a coroutine that ends at its first step has not waited."""

    async def play() -> None:
        async with opened(valkey.url, valkey.url) as [one, other]:
            here: list[Note] = []
            there: list[Note] = []
            await one.subscribe(TABLE, here.append)
            await other.subscribe(TABLE, there.append)
            valkey.kill()
            try:
                for number in range(1, 2 * valkey_bus.WAITING):
                    with closing(one.publish(version(number))) as telling, pytest.raises(StopIteration):
                        telling.send(None)
                await until(lambda: not _is_up(one))
                await one.publish(version(10**6))
            finally:
                valkey.start()
            await until(lambda: LOOK in here and LOOK in there)
            own = [note for note in here if note != LOOK]
            assert own == [*(version(number) for number in range(1, 2 * valkey_bus.WAITING)), version(10**6)]
            await one.publish(version(10**7))
            await until(lambda: there[-1] == version(10**7))

    loop.run(play())


def test_a_valkey_that_hangs(valkey: Valkey, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_bus, "QUIET_SECONDS", 0.05)
    monkeypatch.setattr(valkey_bus, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(valkey_bus, "SOCKET_SECONDS", 0.5)

    async def play() -> None:
        async with opened(valkey.url) as [bus]:
            told: list[Note] = []
            await bus.subscribe(TABLE, told.append)
            valkey.freeze()
            try:
                listening = asyncio.create_task(bus.subscribe("given-up", told.append))
                await asyncio.sleep(0)
                listening.cancel()
                await asyncio.wait([listening])
                await bus.subscribe("t2", told.append)
                await bus.publish(version(1))
                await until(lambda: not _is_up(bus))
            finally:
                valkey.thaw()
            await until(lambda: len(told) == 3)
            assert sorted(told) == [LOOK, version(1), version(0, "t2")]
            assert valkey.subscribers("branchline:given-up") == 0

    loop.run(play())


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("down", [False, True])
def test_closing_leaves_nothing_behind(valkey: Valkey, loop: asyncio.Runner, down: bool) -> None:
    async def play() -> None:
        before = asyncio.all_tasks()
        others = _connections(valkey)
        told: list[Note] = []
        async with opened(valkey.url) as [other]:
            await other.subscribe(TABLE, told.append)
            async with opened(valkey.url) as [bus]:
                await bus.subscribe(TABLE, told.append)
                if down:
                    valkey.kill()
                    await until(lambda: not _is_up(bus))
                await bus.publish(version(1))  # is sent before all is closed
            assert len(told) == 1 or not down
            if not down:
                await until(lambda: told == [version(1), version(1)])
        assert asyncio.all_tasks() == before
        if down:
            valkey.start()
        await until(lambda: _connections(valkey) == others)

    loop.run(play())
    gc.collect()


def test_closing_what_was_never_opened(loop: asyncio.Runner) -> None:
    loop.run(open_bus(f"valkey://127.0.0.1:{free_port()}/0").close())


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(open_bus(None), LocalBus)
    assert isinstance(open_bus("memory://"), LocalBus)
    assert isinstance(open_bus("valkey://127.0.0.1:1/2"), ValkeyBus)
    assert isinstance(open_bus("valkeys://me:secret@127.0.0.1:1"), ValkeyBus)
    with pytest.raises(ValueError, match=r"^a bus is memory://, valkey://HOST:PORT/DB or .*, not nats://$"):
        open_bus("nats://me:secret@127.0.0.1")
    for wrong in ("valkey://127.0.0.1:port", "valkey://127.0.0.1?unknown=1", "valkey://127.0.0.1?socket_timeout=x"):
        with pytest.raises(ValueError, match=r"^not an address of a Valkey: .+$"):
            open_bus(wrong)
    monkeypatch.setitem(sys.modules, "valkey", None)
    with pytest.raises(ValueError, match=r"pip install 'branchline\[valkey\]'$"):
        open_bus("valkey://127.0.0.1:1")


def _is_up(bus: Bus) -> bool:
    assert isinstance(bus, ValkeyBus)
    return bus.connected


def _connections(valkey: Valkey) -> int:
    return valkey.ask("CLIENT", "LIST").count("lib-name=valkey-py")


def test_a_note_about_a_budget_is_read_as_it_was_sent() -> None:
    notes = [
        Note(EVERYBODY, "spent", 75, "a1b2c3d4/address/2001:db8:1::/48"),
        Note(EVERYBODY, "spent", 2500, "a1b2c3d4/person/0123456789ab"),
        Note(EVERYBODY, "forgotten", 2**56 - 1),
        Note("table", "version", 7),
    ]
    for note in notes:
        assert _read(_channel(note.table), _payload(note, "0" * 16).encode()) == (note, "0" * 16)
    assert _read(_channel(EVERYBODY), b"spent 5 0000000000000000 a\nb")[0] is None
