"""Two servers that get the same requests, one after another; all observers must be sent the same bytes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from branchline.server.wire import Watching
from tests.server.leak.observed_server import HOST, STRANGER, ObservedServer, new_observed_server, secrets_of
from tests.server.leak.probes import chance_lists, come_again, commands, illegal_commands, reads
from tests.server.leak.twins import Step, Twins
from tests.server.leak.wire_tap import Browser

Probe = Callable[[ObservedServer, Browser, int], Awaitable[None]]

HEADS = re.compile(rb'("(?:head|hash|signature)":)"[0-9a-f]{64,128}"')
AROUND = 60  # bytes of a difference that are told


class Leak(AssertionError):
    """Somebody was sent something that they may not know."""


@dataclass
class Pair:
    servers: tuple[ObservedServer, ObservedServer]
    compared: dict[tuple[str, int], int] = field(default_factory=dict)  # of each observer and connection: messages

    @property
    def twins(self) -> Twins:
        return self.servers[0].twins

    async def both(self, do: Callable[[ObservedServer], Awaitable[object]]) -> None:
        """Do something in both servers; then nobody may have seen a difference."""
        for server in self.servers:
            await do(server)
            await server.settle()
        self.compare()

    def compare(self) -> None:
        for one, other in zip(*(server.observers() for server in self.servers), strict=True):
            for number, (mine, theirs) in enumerate(zip(one.connections, other.connections, strict=True)):
                start = self.compared.get((one.name, number), 0)
                for message, twin in zip(mine[start:], theirs[start:], strict=False):
                    if _without_heads(message) != _without_heads(twin):
                        raise Leak(f"{one.name}: {_difference(message, twin)}")
                if len(mine) != len(theirs):
                    raise Leak(f"{one.name} is sent {len(mine)} and {len(theirs)} messages")
                self.compared[one.name, number] = len(mine)

    def search(self) -> None:
        """Secrets in whatever anyone was sent, observer or not."""
        for server in self.servers:
            secrets = secrets_of(server)
            for browser in server.browsers.values():
                heard = b"\n".join(message for connection in browser.connections for message in connection)
                own = {f"cookie of {browser.name}"} | ({"code"} if browser.name.startswith(("player", HOST)) else set())
                for name in secrets.keys() - own:
                    if any(form in heard for form in secrets[name]):
                        raise Leak(f"{browser.name} is sent: {name}")
                for other in server.browsers.keys() - {browser.name}:
                    if f"by-{other}-".encode() in heard:
                        raise Leak(f"{browser.name} is sent a move_id of {other}")

    async def play(self, *, probing: bool = True) -> None:
        """All steps of the twins, and all that can be asked for in between."""
        for number, step in enumerate(self.twins.steps):
            await self._before(number, step, probing)
            await self.both(partial(_act, step, number))
            await self._between(number, step, probing)
        self.search()

    async def _before(self, number: int, step: Step, probing: bool) -> None:
        for server in self.servers:
            server.clock.at += 7.0
        if probing and step.illegal:
            await self.both(lambda server: illegal_commands(server, step, number))
            if step.drew:
                await self.both(lambda server: chance_lists(server, step))

    async def _between(self, number: int, step: Step, probing: bool) -> None:
        await self.both(_tick)
        if not step.drew and number % 2:
            await self.both(lambda server: _take_back(server, step))
        if not probing:
            return
        names = [each.name for each in self.servers[0].observers()]
        for probe, turn in ((reads, number), (commands, number + 1), (come_again, number + 2)):
            name, times = names[turn % len(names)], turn // len(names)
            if probe is not come_again or number % 3 == 0:
                await self.both(partial(_probe, probe, name, times + self.servers[0].twins.seed))
        if number % 4 == 1:
            await self.both(lambda server: _votes(server, step.seat))
        if number % 8 == 2:
            await self.both(_talk)
        if number % 8 == 7:
            await self.both(lambda server: _away_and_back(server, step.seat))

    async def close(self) -> None:
        for server in self.servers:
            await server.close()


async def new_pair(twins: Twins, watching: Watching = "live", workers: int = 1) -> Pair:
    servers = [await new_observed_server(twins, side, watching, workers) for side in (0, 1)]
    pair = Pair((servers[0], servers[1]))
    try:
        pair.compare()
    except Leak:
        await pair.close()
        raise
    return pair


async def _probe(probe: Probe, name: str, number: int, server: ObservedServer) -> None:
    await probe(server, server.browsers[name], number)


async def _act(step: Step, number: int, server: ObservedServer) -> None:
    """An act, by HTTP or over a socket; those who see the present may be waiting for it."""
    seat = step.seats[server.side]
    player = server.player(seat)
    live = server.table_state.settings.watching == "live"
    waiting: list[tuple[Browser, str]] = []
    if live and number % 4 == 0:
        waiting = [(each, f"{server.path}?since={server.version}&wait=30") for each in server.observers()]
    polls = [asyncio.create_task(browser.quietly("GET", path)) for browser, path in waiting]
    server.outcomes = [step.outcomes[server.side]]
    command = {
        "do": "act", "move_id": server.move_id(player), "seat": seat, "seen": server.version,
        "actions": [step.actions[server.side]],
    }  # fmt: skip
    if live and number % 2:
        answer = await player.sockets[0].tell(command, "done", "refused")
        assert answer["type"] == "done", answer
    else:
        answered = await player.post(f"{server.path}/commands", command)
        assert answered.status == 200, answered.body
        again = await player.post(f"{server.path}/commands", command)
        assert again == answered
        astray = await player.post(f"{server.path}/commands", {**command, "seat": 9})  # it is known by its move_id
        assert astray.status == 200, astray.body
    server.outcomes = ()
    for (browser, path), poll in zip(waiting, polls, strict=True):
        browser.keep("GET", path, await poll)


async def _tick(server: ObservedServer) -> None:
    """What the server does by the clock."""
    server.services.hub.tick()
    await server.settle()
    if server.version % 8 == 0:
        await server.services.hub.beat()


async def _take_back(server: ObservedServer, step: Step) -> None:
    seat = step.seats[server.side]
    player = server.player(seat)
    assert (await server.do(player, "undo", seat=seat, seen=server.version)).status == 200
    again = await server.do(player, "act", seat=seat, seen=server.version, actions=[step.actions[server.side]])
    assert again.status == 200, again.body


async def _votes(server: ObservedServer, seat: int) -> None:
    for end in (True, False):
        assert (await server.do(server.player(seat), "vote", seat=seat, end=end)).status == 200


async def _away_and_back(server: ObservedServer, seat: int) -> None:
    for do in ("stand-in", "come-back"):
        assert (await server.do(server.player(seat), do, seat=seat)).status == 200


async def _talk(server: ObservedServer) -> None:
    """What players say among themselves no spectator hears; players hear it, and then it is the same in both games."""
    secret = "" if server.twins.alike else f" {server.side}" * 3
    for number, name in enumerate([server.person(0), server.person(server.twins.players - 1), HOST, STRANGER]):
        said = {"move_id": f"line-{server.version:05}-{number}", "text": f"{name}{secret if number < 2 else ''}"}
        assert (await server.browsers[name].post(f"{server.path}/lines", said)).status == 201
        await server.settle()


def _without_heads(message: bytes) -> bytes:
    """Hashes of the log differ with what is hidden, as they must. Nobody can tell how: see `test_hash_chain.py`."""
    return HEADS.sub(rb"\1", message)


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(at - AROUND, 0)
    return f"{one[:AROUND]!r} … {one[start : at + AROUND]!r}, in the other game {other[start : at + AROUND]!r}"
