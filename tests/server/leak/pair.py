"""Two houses in which the same is asked for, one request after another; all observers must be sent the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from branchline.server.table.events import Watching
from tests.server.leak.house import HOST, STRANGER, House, new_house, secrets_of
from tests.server.leak.probes import chance_lists, come_again, commands, illegal_commands, reads
from tests.server.leak.twins import Step, Twins
from tests.server.leak.wire_tap import Browser

Probe = Callable[[House, Browser, int], Awaitable[None]]

AROUND = 60  # bytes of a difference that are told


class Leak(AssertionError):
    """Somebody was sent something that they may not know."""


@dataclass
class Pair:
    houses: tuple[House, House]
    compared: dict[tuple[str, int], int] = field(default_factory=dict)  # of each observer and connection: messages

    @property
    def twins(self) -> Twins:
        return self.houses[0].twins

    async def both(self, do: Callable[[House], Awaitable[object]]) -> None:
        """Do something in both houses; then nobody may have seen a difference."""
        for house in self.houses:
            await do(house)
            await house.settle()
        self.compare()

    def compare(self) -> None:
        for one, other in zip(*(house.observers() for house in self.houses), strict=True):
            for number, (mine, theirs) in enumerate(zip(one.connections, other.connections, strict=True)):
                start = self.compared.get((one.name, number), 0)
                for message, twin in zip(mine[start:], theirs[start:], strict=False):
                    if message != twin:
                        raise Leak(f"{one.name}: {_difference(message, twin)}")
                if len(mine) != len(theirs):
                    raise Leak(f"{one.name} is sent {len(mine)} and {len(theirs)} messages")
                self.compared[one.name, number] = len(mine)

    def search(self) -> None:
        """Secrets in whatever anyone was sent, observer or not."""
        for house in self.houses:
            secrets = secrets_of(house)
            for browser in house.browsers.values():
                heard = b"\n".join(message for connection in browser.connections for message in connection)
                own = {f"cookie of {browser.name}"} | ({"code"} if browser.name.startswith(("player", HOST)) else set())
                for name in secrets.keys() - own:
                    if any(form in heard for form in secrets[name]):
                        raise Leak(f"{browser.name} is sent: {name}")
                for other in house.browsers.keys() - {browser.name}:
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
        for house in self.houses:
            house.clock.at += 7.0
        if probing and step.illegal:
            await self.both(lambda house: illegal_commands(house, step, number))
            if step.drew:
                await self.both(lambda house: chance_lists(house, step))

    async def _between(self, number: int, step: Step, probing: bool) -> None:
        await self.both(_tick)
        if not step.drew and number % 2:
            await self.both(lambda house: _take_back(house, step))
        if not probing:
            return
        names = [each.name for each in self.houses[0].observers()]
        for probe, turn in ((reads, number), (commands, number + 1), (come_again, number + 2)):
            name, times = names[turn % len(names)], turn // len(names)
            if probe is not come_again or number % 3 == 0:
                await self.both(partial(_probe, probe, name, times + self.houses[0].twins.seed))
        if number % 4 == 1:
            await self.both(lambda house: _votes(house, step.seat))
        if number % 8 == 2:
            await self.both(_talk)
        if number % 8 == 7:
            await self.both(lambda house: _away_and_back(house, step.seat))

    async def close(self) -> None:
        for house in self.houses:
            await house.close()


async def new_pair(twins: Twins, watching: Watching = "live") -> Pair:
    houses = [await new_house(twins, side, watching) for side in (0, 1)]
    pair = Pair((houses[0], houses[1]))
    try:
        pair.compare()
    except Leak:
        await pair.close()
        raise
    return pair


async def _probe(probe: Probe, name: str, number: int, house: House) -> None:
    await probe(house, house.browsers[name], number)


async def _act(step: Step, number: int, house: House) -> None:
    """An act, by HTTP or over a socket; those who see the present may be waiting for it."""
    seat = step.seats[house.side]
    player = house.player(seat)
    live = house.table_state.settings.watching == "live"
    waiting: list[tuple[Browser, str]] = []
    if live and number % 4 == 0:
        waiting = [(each, f"{house.path}?since={house.version}&wait=30") for each in house.observers()]
    polls = [asyncio.create_task(browser.quietly("GET", path)) for browser, path in waiting]
    house.outcomes = [step.outcomes[house.side]]
    command = {
        "do": "act", "move_id": house.move_id(player), "seat": seat, "seen": house.version,
        "actions": [step.actions[house.side]],
    }  # fmt: skip
    if live and number % 2:
        answer = await player.sockets[0].tell(command, "done", "refused")
        assert answer["type"] == "done", answer
    else:
        answered = await player.post(f"{house.path}/commands", command)
        assert answered.status == 200, answered.body
        again = await player.post(f"{house.path}/commands", command)
        assert again == answered
        astray = await player.post(f"{house.path}/commands", {**command, "seat": 9})  # it is known by its move_id
        assert astray.status == 200, astray.body
    house.outcomes = ()
    for (browser, path), poll in zip(waiting, polls, strict=True):
        browser.keep("GET", path, await poll)


async def _tick(house: House) -> None:
    """What the server does by the clock."""
    house.services.hub.tick()
    await house.settle()
    if house.version % 8 == 0:
        await house.services.hub.beat()


async def _take_back(house: House, step: Step) -> None:
    seat = step.seats[house.side]
    player = house.player(seat)
    assert (await house.do(player, "undo", seat=seat, seen=house.version)).status == 200
    again = await house.do(player, "act", seat=seat, seen=house.version, actions=[step.actions[house.side]])
    assert again.status == 200, again.body


async def _votes(house: House, seat: int) -> None:
    for end in (True, False):
        assert (await house.do(house.player(seat), "vote", seat=seat, end=end)).status == 200


async def _away_and_back(house: House, seat: int) -> None:
    for do in ("stand-in", "come-back"):
        assert (await house.do(house.player(seat), do, seat=seat)).status == 200


async def _talk(house: House) -> None:
    """What players say among themselves no spectator hears; players hear it, and then it is the same in both games."""
    secret = "" if house.twins.alike else f" {house.side}" * 3
    for number, name in enumerate([house.person(0), house.person(house.twins.players - 1), HOST, STRANGER]):
        said = {"move_id": f"line-{house.version:05}-{number}", "text": f"{name}{secret if number < 2 else ''}"}
        assert (await house.browsers[name].post(f"{house.path}/lines", said)).status == 201
        await house.settle()


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(at - AROUND, 0)
    return f"{one[:AROUND]!r} … {one[start : at + AROUND]!r}, in the other game {other[start : at + AROUND]!r}"
