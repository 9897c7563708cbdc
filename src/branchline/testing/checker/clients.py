"""Test client that retries each command until its outcome is known, over any connection, and records a history."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, update

from branchline.game.views import HeldTicket, Legal
from branchline.server.people.identity import hash_of
from branchline.server.store import Status, Store, StoreDown, schema
from branchline.server.wire import Command, Leave, Lines, NewGuest, NewTable, Say, SeatInfo, Sit, version_seen
from branchline.testing.checker.connections import Http, Lost, Socket
from branchline.testing.checker.history import (
    Acknowledged,
    Ended,
    GaveUp,
    Heard,
    Made,
    Notes,
    Refused,
    Saw,
    Sent,
    Spoke,
    Spoken,
    Unknown,
)

PATIENCE = 150.0  # seconds until a client gives up on a command; a server may be down for part of them
HASTE = (0.004, 0.02, 0.1, 0.5, 3.0, 3.0, 3.0)  # timeouts to choose from, in seconds; many are deliberately too short
PASSING = frozenset({"try-again", "not-ready", "too-many"})  # temporary refusals: the client retries
LONGEST_POLL = 20  # seconds
OLDER = 5  # how many versions a client at most pretends to have missed
PAUSE = 0.5  # seconds until the store is asked again for an account

_encode = msgspec.json.Encoder().encode


class Game(msgspec.Struct):
    legal: Legal = Legal()
    offer: tuple[HeldTicket, ...] = ()


class Look(msgspec.Struct):
    """The part of a table's view that a client needs."""

    id: str
    version: int
    status: Status
    seats: tuple[SeatInfo, ...]
    seat: int | None = None
    code: str | None = None
    actors: tuple[int, ...] = ()
    undo: bool = False
    game: Game | None = None
    ending: str | None = None
    winners: tuple[int, ...] = ()
    scores: list[Any] = []

    @property
    def over(self) -> bool:
        return self.status is Status.OVER


class _Update(msgspec.Struct):
    since: int
    happened: list[dict[str, Any]]
    table: Look


class _Answer(msgspec.Struct):
    move_id: str
    version: int
    happened: dict[str, Any]


class _Refusal(msgspec.Struct):
    code: str
    table: Look | None = None


_update = msgspec.json.Decoder(_Update)
_answer = msgspec.json.Decoder(_Answer)
_refusal = msgspec.json.Decoder(_Refusal)
_lines = msgspec.json.Decoder(Lines)


class GivenUp(Exception):
    """The server did not do it within the client's patience."""


class Gate:
    """Stops all clients for a while, each when it has finished what it is doing."""

    def __init__(self) -> None:
        self.busy = 0  # clients' tasks that have not stopped
        self._open = asyncio.Event()
        self._open.set()
        self._closes_at = float("inf")

    def open(self, seconds: float = float("inf")) -> None:
        """Open it; it will be closed after some seconds."""
        self._closes_at = asyncio.get_running_loop().time() + seconds
        self._open.set()

    def close(self) -> None:
        self._open.clear()

    def at_most(self, seconds: float) -> float:
        """Seconds to wait for something, so that it does not take much longer than until the gate is closed."""
        return min(seconds, max(self._closes_at - asyncio.get_running_loop().time(), 0.0))

    async def stop_here(self) -> None:
        """Wait here while the gate is closed."""
        if not self._open.is_set():
            self.busy -= 1
            try:
                await self._open.wait()
            finally:
                self.busy += 1

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        """The lifetime of a task that calls `stop_here` from time to time."""
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1


@dataclass(frozen=True)
class Surroundings:
    """What clients share, and what simulations replace."""

    port: int
    haste: Sequence[float] = HASTE
    gate: Gate = field(default_factory=Gate)
    think: float = 0.0  # seconds that a client thinks before a step, at most
    now: Callable[[], float] = time.time
    received: Callable[[Client, bytes], None] = lambda client, data: None  # called with every message of the server


class Client:
    """One person at one table, on several connections."""

    def __init__(self, around: Surroundings, name: str, book: Notes, rng: random.Random) -> None:
        self.around = around
        self.name = name
        self.book = book
        self.rng = rng
        self.table = ""
        self.known = 0  # the newest version received
        self.look: Look | None = None
        self.news = asyncio.Event()
        self.sits: bool | None = False  # whether it certainly has a seat, or certainly none; None: either is possible
        self.cookie: str | None = None
        self._changes = 0  # of `sits`
        self._to_repeat: Command | None = None  # a command that was refused, to be sent again
        self._connections = (Http(around.port), Http(around.port))
        self._polling = (Http(around.port),)  # of its own, because polls go on while commands are sent
        self._socket: Socket | None = None
        self._sockets = 0
        self._polls = 0
        self._moves = 0

    def move_id(self) -> str:
        self._moves += 1
        return f"{self.name}-{self._moves:06d}"

    # Joining.

    async def arrive(self) -> None:
        reply = await self._retry("POST", "/api/guests", _encode(NewGuest(self.name[:32])))
        assert reply[1] is not None
        self.cookie = reply[1]

    async def make(self, asked: NewTable) -> Look:
        body, _ = await self._retry("POST", "/api/tables", _encode(asked))
        look = msgspec.json.decode(body, type=Look)
        self.table = look.id
        self.book.write(Made(self.table, asked))
        return self._update_look(look)

    # Commands.

    async def do(self, command: Command) -> int | None:
        """Sends a command until it is done; returns the version it created, or None if it was refused."""
        if isinstance(command, Sit | Leave):
            self.set_sits(None)
        version = await self._try_until_known(command)
        if isinstance(command, Sit | Leave) and version is not None:
            self.set_sits(isinstance(command, Sit))
        if version is not None and self.rng.random() < 0.05:
            await self.send_once(command)  # sometimes repeats a command that is already done
        if self._to_repeat is not None and self.rng.random() < 0.3:
            await self.send_once(self._to_repeat)  # or one that was refused some time ago
        if version is None and version_seen(command) is None:  # the others are out of date once the table changes
            self._to_repeat = command
        return version

    async def send_once(self, command: Command) -> int | str | None:
        """Sends a command once; returns the version it created, the refusal code, or None if the outcome is unknown."""
        return (await self._send_by(1, command))[0]

    async def _try_until_known(self, command: Command) -> int | None:
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            answers = await self._send_by(2 if self.rng.random() < 0.15 else 1, command)
            done = [answer for answer in answers if isinstance(answer, int)]
            if done:
                return done[0]
            if any(isinstance(answer, str) for answer in answers):
                return None
            await asyncio.sleep(self.rng.uniform(0.01, 0.15))
        raise self.give_up(f"an answer to {command.move_id}")

    async def _send(self, way: Http | Socket, command: Command, patience: float) -> int | str | None:
        self.book.write(Sent(self.table, command))
        try:
            if isinstance(way, Http):
                path = f"/api/tables/{self.table}/commands"
                status, body, _ = await way.ask("POST", path, _encode(command), self.cookie, patience)
            else:
                body = await way.ask(command.move_id, _encode(command), patience)
                status = 200 if b'"type":"done"' in body[:40] else 409
        except Lost as lost:
            self.book.write(Unknown(self.table, command.move_id, str(lost)))
            return None
        self.around.received(self, body)
        if status == 200:
            answer = _answer.decode(body)
            self.book.write(Acknowledged(self.table, answer.move_id, answer.version, answer.happened))
            return answer.version
        if status >= 500 and status != 503:
            self.book.write(Unknown(self.table, command.move_id, f"status {status}"))
            return None
        refusal = _refusal.decode(body)
        if refusal.code in PASSING:
            self.book.write(Unknown(self.table, command.move_id, refusal.code))
            way.cut()  # the next connection may reach another worker
            return None
        self.book.write(Refused(self.table, command.move_id, refusal.code))
        if refusal.table is not None:
            self._update_look(refusal.table)
        return refusal.code

    def set_sits(self, sits: bool | None) -> None:
        self.sits = sits
        self._changes += 1

    async def pause(self) -> None:
        """Between two steps: waits while the gate is closed, and thinks."""
        await self.around.gate.stop_here()
        if self.around.think:
            await asyncio.sleep(self.rng.uniform(0.0, self.around.think))

    async def chat(self) -> None:
        """Says something and reads what was said, or one of them."""
        if self.rng.random() < 0.7:
            await self.say()
        if self.rng.random() < 0.5:
            await self.read_chat()

    async def say(self) -> None:
        """Says something until it is acknowledged."""
        said = Say(self.move_id(), f"{self.name} says {self._moves}")
        text = said.text or ""
        self.book.write(Spoke(self.table, said.move_id, text, self.sits))
        await self._retry("POST", f"/api/tables/{self.table}/lines", _encode(said))
        self.book.write(Spoken(self.table, text))

    async def read_chat(self, *, whole: bool = False) -> None:
        """Reads everything that was said."""
        changes = self._changes
        body, _ = await self._retry("GET", f"/api/tables/{self.table}/lines")
        self._hear(body, "get", changes, whole=whole)

    # Reading.

    async def fetch(self, wait: int = 0) -> Look:
        """Fetches the table as it is now, or with `wait` (a long poll) as soon as there is something new."""
        knew = self.known
        asked = knew if wait else self._claimed_version()
        body, _ = await self._retry("GET", f"/api/tables/{self.table}?since={asked}", wait=wait)
        return self._received(_update.decode(body), "get", asked, knew)

    async def newer_than(self, version: int, seconds: float) -> Look:
        """The table at a later version, by WebSocket, GET or long poll; or the current one after some seconds."""
        if self.look is None or self.look.version <= version:
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.around.gate.at_most(seconds)):
                    await self.news.wait()
        if self.look is None or self.look.version <= version:
            await self.fetch(wait=self.rng.choice((0, 1)))
        assert self.look is not None
        return self.look

    async def poll(self) -> None:
        """Long polls one after another, each since the version of the one before, until cancelled."""
        with self.around.gate.entered():
            self._polls += 1
            line, asked = f"poll {self._polls}", self._claimed_version()
            while True:
                await self.around.gate.stop_here()
                knew, wait = self.known, ceil(self.around.gate.at_most(self.rng.randint(1, LONGEST_POLL)))
                path = f"/api/tables/{self.table}?since={asked}"
                body, _ = await self._retry("GET", path, wait=wait, ways=self._polling)
                asked = self._received(_update.decode(body), line, asked, knew).version

    async def follow(self) -> None:
        """Keeps a WebSocket open most of the time, reconnecting at random, until cancelled."""
        with self.around.gate.entered():
            await self._follow()

    async def _follow(self) -> None:
        while True:
            await self.around.gate.stop_here()
            self._sockets += 1
            line, asked, knew = f"socket {self._sockets}", self._claimed_version(), self.known

            def heard(
                kind: str, data: bytes, line: str = line, asked: int = asked, knew: int = knew, now: int = self._changes
            ) -> None:  # bound now, because the loop variables change with the next socket
                self.around.received(self, data)
                if kind == "lines":
                    self._hear(data, line, now)
                elif kind == "update":
                    self._received(_update.decode(data), line, asked, knew)
                elif kind == "refused":
                    self._refused(_refusal.decode(data).code)

            with contextlib.suppress(Lost):
                path = f"/api/tables/{self.table}/live?version={asked}"
                socket = await Socket.open(self.around.port, path, self.cookie, heard)
                try:
                    self._socket = socket
                    async with asyncio.timeout(self.around.gate.at_most(self.rng.uniform(0.5, 10.0))):
                        await socket.listen()
                except TimeoutError:
                    pass
                finally:
                    self._socket = None
                    socket.cut()
            await asyncio.sleep(self.rng.uniform(0.01, 0.3))

    async def see_the_end(self, *, record: bool) -> None:
        look = await self.fetch()
        text = None
        if record:
            body, _ = await self._retry("GET", f"/api/tables/{self.table}/record")
            text = body.decode()
        self.book.write(Ended(self.table, look.ending or "", look.winners, look.scores, text))

    def close(self) -> None:
        for way in (*self._connections, *self._polling):
            way.cut()

    def give_up(self, what: str) -> GivenUp:
        self.book.write(GaveUp(self.table, what))
        return GivenUp(f"{self.name} gave up on {what}")

    # Details.

    async def _send_by(self, count: int, command: Command) -> Sequence[int | str | None]:
        """Sends on one connection, or on several at once. The WebSocket counts twice, so it may carry both copies."""
        ways: list[Http | Socket] = [*self._connections, *([self._socket] * 2 if self._socket is not None else [])]
        chosen = self.rng.sample(ways, count)
        return await asyncio.gather(*(self._send(way, command, self.rng.choice(self.around.haste)) for way in chosen))

    async def _retry(
        self, method: str, path: str, body: bytes = b"", *, wait: int = 0, ways: Sequence[Http] = ()
    ) -> tuple[bytes, str | None]:
        """Retries a request until it succeeds; only for requests that may be repeated.

        With `wait` it is a long poll, and each try waits for a shorter time: faults must leave enough time for one.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        said = ""
        while asyncio.get_running_loop().time() < until:
            with contextlib.suppress(Lost):
                way = self.rng.choice(ways or self._connections)
                asked = f"{path}&wait={wait}" if wait else path
                status, answer, cookie = await way.ask(method, asked, body, self.cookie, wait + 10.0)
                self.around.received(self, answer)
                if status < 300:
                    return answer, cookie
                way.cut()
                said = f": {answer.decode()[:200]}"
                if status < 500 and _refusal.decode(answer).code not in PASSING:
                    self._refused(_refusal.decode(answer).code)
                    break
            wait = min(wait, wait // 2 + 1)
            await asyncio.sleep(self.rng.uniform(0.02, 0.3))
        raise self.give_up(f"{method} {path}{said}")

    def _refused(self, code: str) -> None:
        if code not in PASSING:
            self.book.write(Refused(self.table, "", code))

    def _claimed_version(self) -> int:
        """The version that the client claims to have: its own, an older one as if it had missed some, or none."""
        back = self.rng.choice((0, 0, 0, self.rng.randint(1, OLDER), self.known))
        return max(self.known - back, 0)

    def _received(self, update: _Update, line: str, asked: int, knew: int) -> Look:
        table = update.table
        self.book.write(
            Saw(
                self.table,
                line,
                asked,
                knew,
                update.since,
                table.version,
                update.happened,
                table.seat,
                self.around.now(),
            )
        )
        return self._update_look(table)

    def _hear(self, data: bytes, line: str, changes: int, *, whole: bool = False) -> None:
        """Lines were received; `changes` is from before they could be sent."""
        sits = self.sits if self._changes == changes else None
        lines = [(each.seq, each.text or "") for each in _lines.decode(data).lines]
        self.book.write(Heard(self.table, line, lines, sits, whole))

    def _update_look(self, look: Look) -> Look:
        self.known = max(self.known, look.version)
        if self.look is None or look.version >= self.look.version:
            self.look = look
            self.news.set()
        return look


# Accounts.


async def give_account(store: Store, client: Client) -> None:
    """Make an account of a guest, for rated games. It is written to the store, because hashing passwords is slow."""
    assert client.cookie is not None
    hashed = hash_of(client.cookie.partition("=")[2])
    while True:
        try:
            person = await store.person_by_token(hashed)
            assert person is not None
            if person.account is None:
                await store.write(_add_account, person.id, client.name, person.created)
            return
        except StoreDown:  # a fault: it may have been written all the same
            await asyncio.sleep(PAUSE)


def _add_account(connection: Connection, person: str, name: str, now: float) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(account=name))
    connection.execute(insert(schema.accounts).values(person=person, key=name, created=now))
