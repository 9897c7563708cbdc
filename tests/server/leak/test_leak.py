"""Nothing leaks: games that differ only in what somebody can't know are the same to them, to the byte."""

from __future__ import annotations

import asyncio

import pytest

from branchline.boards import builtin_boards, load_board
from branchline.server.wire import Watching
from tests.knowledge.indistinguishable import hidden_fields
from tests.server.leak.ending import agree_to_end, assert_all_is_shown, assert_nobody_is_let_in
from tests.server.leak.observed_server import STRANGER, ObservedServer
from tests.server.leak.pair import Pair, new_pair
from tests.server.leak.twins import new_strangers, new_twins
from tests.volume import some_of

STEPS = 24
APART = 12  # steps of games that have nothing in common: all within the minutes that spectators are behind

OBSERVED = ((0,), (), (0, 2))  # seats whose cards are the same in both games; two of them are one person's
FOLLOWS = {"drawn"}  # from what everybody sees: how often chance was asked


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["thistledown"]))
def test_twins_look_the_same(name: str, loop: asyncio.Runner) -> None:
    """Every seat, a hot-seat player, a host who does not sit, a stranger, and somebody without a name."""

    async def run(number: int, alike: tuple[int, ...]) -> set[str]:
        twins = new_twins(name, 3, alike, seed + number, STEPS)
        pair = await new_pair(twins)
        try:
            await pair.play()
            hidden = next(seat for seat in range(3) if seat not in alike)
            await pair.both(lambda server: server.do(server.player(hidden), "resign", seat=hidden))
            pair.search()
            for server in pair.servers:
                await agree_to_end(server)
                await assert_all_is_shown(server)
                await assert_nobody_is_let_in(server)
        finally:
            await pair.close()
        return {field for field, count in twins.differing.items() if count}

    seed = 1 + 3 * builtin_boards().index(name)
    differing: set[str] = set()
    for number, alike in enumerate(OBSERVED):
        differing |= loop.run(run(number, alike))
    assert differing == hidden_fields(load_board(name)) - FOLLOWS


@pytest.mark.parametrize("watching", ["delayed", "end"])
def test_who_is_held_back_sees_nothing_of_what_goes_on(watching: Watching, loop: asyncio.Runner) -> None:
    """Two games that have nothing in common are the same to spectators, and to a host who does not sit."""

    async def run() -> None:
        pair = await new_pair(new_strangers("thistledown", 3, 1, APART), watching)
        try:
            await pair.play()
            assert len({await _refusal(pair.servers[0], seen) for seen in range(pair.servers[0].version + 2)}) == 1
            before = [await _version_seen(server) for server in pair.servers]
            for server in pair.servers:
                server.clock.at += 1000.0
                server.services.hub.tick()
                await server.settle()
            behind = [await _version_seen(server) for server in pair.servers]
            assert (behind > before) == (watching == "delayed")
        finally:
            await pair.close()

    loop.run(run())


@pytest.mark.parametrize("watching", ["live", "delayed"])
def test_two_workers_with_stale_caches_tell_no_more_than_one(watching: Watching, loop: asyncio.Runner) -> None:
    """Every request goes to the other worker than the one before: acts, reads, long polls and chat."""

    async def run() -> None:
        twins = (
            new_twins("thistledown", 3, (0,), 5, APART)
            if watching == "live"
            else new_strangers("thistledown", 3, 2, APART)
        )
        pair = await new_pair(twins, watching, workers=2)
        try:
            await pair.play()
        finally:
            await pair.close()

    loop.run(run())


async def _version_seen(server: ObservedServer) -> int:
    found: int = (await server.browsers[STRANGER].get(server.path)).data["table"]["version"]
    return found


async def _refusal(server: ObservedServer, seen: int) -> bytes:
    """What a stranger is told who tries to act: not whether that is the present version."""
    return (await server.do(server.browsers[STRANGER], "act", seat=0, seen=seen, actions=["draw"])).body


def test_what_is_sent_is_compared_in_full(loop: asyncio.Runner) -> None:
    """Each observer has been sent something of every kind; and a single byte makes a difference."""

    async def run() -> Pair:
        pair = await new_pair(new_twins("thistledown", 3, (0,), 0, 12))
        await pair.play()
        for server in pair.servers:
            for browser in server.observers():
                await browser.get("/api/openapi.json")
        await pair.close()
        return pair

    pair = loop.run(run())
    for browser in pair.servers[0].observers():
        heard = b"".join(message for connection in browser.connections for message in connection)
        for kind in (
            b'"update"',
            b'"present"',
            b'"refused"',
            b'"happened"',
            b'"commitment"',
            b"content-security-policy",
        ):
            assert kind in heard, (browser.name, kind)
    pair.servers[1].browsers[STRANGER].heard[-1] += b" "
    pair.compared.clear()
    with pytest.raises(AssertionError, match="stranger"):
        pair.compare()
