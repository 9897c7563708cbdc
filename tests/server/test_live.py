"""Clients that can't follow: they are cut off, and nobody waits for them."""

from __future__ import annotations

import asyncio

from branchline.server.limits import USUAL, Limits
from branchline.server.live import QUEUE, SEND_SECONDS, Client, Hub
from branchline.server.store import Store
from branchline.server.talk import Talk
from tests.server.support import seated, service_on


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


def test_a_message_that_is_not_taken_cuts_its_client_only(store: Store, loop: asyncio.Runner) -> None:
    async def follow() -> list[str]:
        service = service_on(store)
        table = (await seated(service)).id
        limits = Limits(service.log.clock, USUAL)
        talk = Talk(store, service.log.bus, service.log.clock, limits.lines, limits.table_lines)
        hub = Hub(service.log, talk)
        cut: list[str] = []
        for name, sending in (("stuck", 100.0), ("slow", 100.0 + 0.5 * SEND_SECONDS), ("idle", 0.0)):
            client = Client(table, None, sending=sending, cut=lambda name=name: cut.append(name))  # type: ignore[misc]
            await hub.join(client)
        hub.cut_stuck(101.0 + SEND_SECONDS)
        hub.cut_stuck(101.0 + SEND_SECONDS)
        return cut

    assert loop.run(follow()) == ["stuck"]
