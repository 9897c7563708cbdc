"""Random players that mostly follow the rules, and stress the server with odd commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from branchline.server.wire import Act, ComeBack, Command, Rematch, Resign, StandIn, Undo, Vote
from branchline.testing.checker.clients import Client, Look

GLANCE = 0.5  # seconds that a player at most waits for an update before it fetches the table
LONGEST_END = 90.0  # seconds after the faults within which every game must end
LATEST_END = 20  # times that a spectator looks at a game that is over, until they see it


@dataclass
class Ending:
    """When a game should end: `play_on` seconds after `soon` is set, its people vote to end it unless it is over."""

    soon: asyncio.Event
    play_on: float
    since: float | None = None

    def agree(self) -> bool:
        if not self.soon.is_set():
            return False
        now = asyncio.get_running_loop().time()
        self.since = self.since if self.since is not None else now
        return now - self.since >= self.play_on

    def too_late(self) -> bool:
        now = asyncio.get_running_loop().time()
        return self.soon.is_set() and self.since is not None and now - self.since > LONGEST_END


async def play(client: Client, seat: int, ending: Ending) -> None:
    """Plays one seat from the start to the end."""
    async with _following(client):
        look = await client.fetch()
        while not look.over:
            await client.pause()
            agree = ending.agree()
            if ending.too_late():
                raise client.give_up("the end of the game")
            version = await _take_step(client, seat, look, agree)
            look = await client.newer_than(version, GLANCE * client.rng.random())
        await client.see_the_end(record=seat == 0)
        if client.rng.random() < 0.2:
            await client.do(Rematch(client.move_id()))


async def watch(client: Client, over: asyncio.Event) -> None:
    """Watches a game as a spectator until its end; when `over` is set, the players have seen it."""
    async with _following(client):
        look = await client.fetch()
        late = 0
        while not look.over:
            await client.pause()
            late += over.is_set()
            if late > LATEST_END:
                raise client.give_up("the end, as a spectator")
            if client.rng.random() < 0.1:
                await client.chat()
            look = await client.newer_than(look.version, 3.0)
        await client.see_the_end(record=False)


@contextlib.asynccontextmanager
async def _following(client: Client) -> AsyncIterator[None]:
    """Follows the table meanwhile: over a WebSocket, by long polls, or not at all."""
    with client.around.gate.entered():
        way = client.rng.choice(("socket", "socket", "polls", "nothing"))
        following = None
        if way != "nothing":
            following = asyncio.create_task(client.follow() if way == "socket" else client.poll())
        try:
            yield
        finally:
            if following is not None:
                following.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await following


async def _take_step(client: Client, seat: int, look: Look, agree: bool) -> int:
    """Does something random, or nothing; returns the version after which the player waits for updates."""
    if client.rng.random() < 0.05:
        await client.chat()
    command = _choose(client, seat, look, agree)
    done = await client.do(command) if command is not None else None
    return done - 1 if done is not None else look.version


def _choose(client: Client, seat: int, look: Look, agree: bool) -> Command | None:
    rng, move_id, me = client.rng, client.move_id(), look.seats[seat]
    chance = rng.random()
    if look.undo and chance < 0.15:  # also where it should not be offered
        return Undo(move_id, seat, look.version)
    if me.resigned:
        return _after_resigning(client, seat, look, move_id) if chance < 0.2 else None
    bots_turn = bool(look.actors) and all(look.seats[each].bot or look.seats[each].stand_in for each in look.actors)
    if agree and not me.wants_end and not bots_turn:  # a bot that never moves must not go unnoticed
        return Vote(move_id, seat, end=True)
    if me.stand_in is not None:
        return ComeBack(move_id, seat) if chance < 0.3 else None
    if chance < 0.02 and not agree:
        return Vote(move_id, seat, end=not me.wants_end)
    if chance < 0.04:
        return StandIn(move_id, seat)
    if chance < 0.05:
        return StandIn(move_id, rng.randrange(len(look.seats)))
    if chance < 0.06 and not agree:
        return Resign(move_id, seat)
    if seat in look.actors:
        return _act(client, seat, look, move_id)
    return None


def _after_resigning(client: Client, seat: int, look: Look, move_id: str) -> Command:
    """What somebody who resigned may not do any more."""
    return client.rng.choice(
        (
            Undo(move_id, seat, look.version),
            Vote(move_id, seat, end=False),
            Vote(move_id, seat, end=True),
            ComeBack(move_id, seat),
        )
    )


def _act(client: Client, seat: int, look: Look, move_id: str) -> Act:
    """A legal act; sometimes based on a stale version, or of two actions, of which the second may be illegal."""
    rng = client.rng
    assert look.game is not None
    legal = list(look.game.legal.texts(tuple(each.ticket for each in look.game.offer)))
    chance = rng.random()
    seen = look.version - rng.randint(1, 3) if chance < 0.05 else look.version
    actions = tuple(rng.choice(legal) for _ in range(2 if 0.05 < chance < 0.1 else 1))
    return Act(move_id, seat, seen, actions)
