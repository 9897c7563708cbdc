"""Random players that mostly follow the rules, and stress the server with odd commands."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from branchline.server.wire import Act, ComeBack, Rematch, StandIn, Undo, Vote
from branchline.testing.checker.clients import Client, Look

GLANCE = 0.5  # seconds that a player at most waits for an update before it fetches the table
LONGEST_END = 90.0  # seconds after the faults within which every game must end


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


async def play(client: Client, seat: int, ending: Ending, *, sockets: bool) -> None:
    """Plays one seat from the start to the end."""
    following = asyncio.create_task(client.follow()) if sockets else None
    try:
        look = await client.fetch()
        while not look.over:
            agree = ending.agree()
            if ending.too_late():
                raise client.give_up("the end of the game")
            version = await _take_step(client, seat, look, agree)
            look = await client.newer_than(version, GLANCE * client.rng.random())
        await client.see_the_end(record=seat == 0)
        if client.rng.random() < 0.2:
            await client.do(Rematch(client.move_id()))
    finally:
        if following is not None:
            following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await following


async def watch(client: Client) -> None:
    """Watches a game as a spectator until its end; the caller cancels it if the game does not end."""
    following = asyncio.create_task(client.follow())
    try:
        look = await client.fetch()
        while not look.over:
            look = await client.newer_than(look.version, 3.0)
        await client.see_the_end(record=False)
    finally:
        following.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await following


async def _take_step(client: Client, seat: int, look: Look, agree: bool) -> int:
    """Does something random, or nothing; returns the version after which the player waits for updates."""
    rng, move_id, me = client.rng, client.move_id(), look.seats[seat]
    chance = rng.random()
    done: int | None = None
    if agree and not me.wants_end:
        done = await client.do(Vote(move_id, seat, end=True))
    elif me.stand_in is not None:
        done = await client.do(ComeBack(move_id, seat)) if chance < 0.3 else None
    elif look.undo and chance < 0.15:
        done = await client.do(Undo(move_id, seat, look.version))
    elif chance < 0.02 and not agree:
        done = await client.do(Vote(move_id, seat, end=not me.wants_end))
    elif chance < 0.04:
        done = await client.do(StandIn(move_id, seat))
    elif seat in look.actors:
        done = await client.do(_act(client, seat, look, move_id))
    return done - 1 if done is not None else look.version


def _act(client: Client, seat: int, look: Look, move_id: str) -> Act:
    """A legal act; sometimes based on a stale version, or of two actions, of which the second may be illegal."""
    rng = client.rng
    assert look.game is not None
    legal = list(look.game.legal.texts(tuple(each.ticket for each in look.game.offer)))
    chance = rng.random()
    seen = look.version - rng.randint(1, 3) if chance < 0.05 else look.version
    actions = tuple(rng.choice(legal) for _ in range(2 if 0.05 < chance < 0.1 else 1))
    return Act(move_id, seat, seen, actions)
