"""Slow clients are disconnected, and nobody waits for them."""

from __future__ import annotations

import asyncio

from branchline.server.base.rate_limits import USUAL, Limits
from branchline.server.live.hub import QUEUE, SEND_SECONDS, Client, Hub
from branchline.server.store import Store
from branchline.server.table.chat import Chat
from branchline.server.table.presence import Presence
from branchline.testing import seated, service_on


def test_a_queue_that_is_full_is_the_end(loop: asyncio.Runner) -> None:
    async def fill() -> Client:
        client = Client("t", None)
        for number in range(QUEUE + 1):
            assert not client.lost
            client.put(str(number).encode())
        client.put(b"too late")
        return client

    client = loop.run(fill())
    assert client.lost
    assert client.queue.get_nowait() is None
    assert client.queue.empty()


def test_what_can_go_at_once_does_and_nothing_overtakes(loop: asyncio.Runner) -> None:
    async def send() -> list[bytes]:
        sent: list[bytes] = []
        free = True

        def at_once(message: bytes) -> bool:
            if free:
                sent.append(message)
            return free

        client = Client("t", None, send=at_once)
        client.put(b"1")
        free = False
        client.put(b"2")
        free = True
        client.put(b"3")  # behind the one that waits
        assert sent == [b"1"]
        for _ in range(2):
            message = await client.next()
            assert message is not None
            client.put(b"4") if message == b"3" else None  # while the one before it is still being sent
            sent.append(message)
        waiting = asyncio.ensure_future(client.next())
        await asyncio.sleep(0)
        sent.append(await waiting or b"")
        waiting = asyncio.ensure_future(client.next())
        await asyncio.sleep(0)  # nothing waits any more
        client.put(b"5")
        waiting.cancel()
        return sent

    assert loop.run(send()) == [b"1", b"2", b"3", b"4", b"5"]


def test_a_message_that_is_not_taken_cuts_its_client_only(store: Store, loop: asyncio.Runner) -> None:
    async def follow() -> list[str]:
        service = service_on(store)
        table = (await seated(service)).id
        limits = Limits(service.log.clock, USUAL)
        talk = Chat(store, service.log.bus, service.log.clock, limits.lines, limits.table_lines)
        hub = Hub(service.log, talk, Presence(store, service.log.clock))
        cut: list[str] = []
        for name, sending in (("stuck", 100.0), ("slow", 100.0 + 0.5 * SEND_SECONDS), ("idle", 0.0)):
            client = Client(table, None, sending=sending, cut=lambda name=name: cut.append(name))  # type: ignore[misc]
            await hub.join(client)
        hub.cut_stuck(101.0 + SEND_SECONDS)
        hub.cut_stuck(101.0 + SEND_SECONDS)
        return cut

    assert loop.run(follow()) == ["stuck"]
