"""WebSocket frames that cost much to parse: nobody else waits, and their sender pays."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.app.middleware import CostLimits
from branchline.server.app.protocol_limits import SLICE, UNPARSED
from branchline.server.base import WallClock
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, Limits, Rate
from branchline.server.base.sources import source_at
from tests.server.security.test_protocol_limits import UPGRADE, echo, talk

PING, PONG, TEXT = b"\x89\x80\0\0\0\0", b"\x8a\x00", b"\x81\x81\0\0\0\0x"
START = UPGRADE + b"\r\n"
MANY = (UNPARSED - SLICE) // len(TEXT)  # frames


async def opened(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(START)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")


@pytest.mark.parametrize("frame", [PING, b"\x8a\x80\0\0\0\0", TEXT])
def test_few_frames_are_parsed_in_one_turn_of_the_event_loop(frame: bytes) -> None:
    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        await opened(reader, writer)
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.create_task(count())
        writer.write(frame * MANY + b"\x89\x81\0\0\0\0z")
        await reader.readuntil(b"\x8a\x01z")  # the answer to the last of them
        counting.cancel()
        return b"%d" % turns

    (turns,) = talk(flood)
    assert int(turns) >= MANY * len(frame) // SLICE


def test_who_sends_many_frames_pays_and_waits_while_others_are_served() -> None:
    limits = Limits(WallClock(), UNLIMITED._replace(cpu=Rate(5.0, 1e-6)))
    (budget,) = limits.budgets.of_source(source_at("127.0.0.1"))

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        await opened(reader, writer)
        writer.write(PING * (UNPARSED // len(PING)))
        while budget.left > 0.0:
            await asyncio.sleep(0)
        host, port = writer.get_extra_info("peername")
        reader_of_other, writer_of_other = await asyncio.open_connection(host, port, local_addr=("127.0.0.2", 0))
        await opened(reader_of_other, writer_of_other)
        for _ in range(20):
            writer_of_other.write(PING)
            await reader_of_other.readexactly(len(PONG))
        writer_of_other.close()
        return await reader.read(UNPARSED)

    (answers,) = talk(flood, app=CostLimits(echo, Accounts(limits)))
    assert 0 < len(answers) // len(PONG) < UNPARSED // len(PING)
