"""Notes between workers, by Valkey's publish and subscribe: a channel a table, subscribed while somebody listens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import secrets
from collections.abc import Awaitable
from typing import cast

from valkey.asyncio import ConnectionPool, Valkey
from valkey.asyncio.client import PubSub

from branchline.server.live.bus import Listener, Listeners, Note, What

PREFIX = b"branchline:"
WAITING = 10_000  # notes on their way out, at most
AT_ONCE = 500  # notes in one request, at most
IN_A_ROW = 50  # notes that are heard before others get a turn: where a turn is long, one at a time would fall behind
SOCKET_SECONDS = 2.0  # to connect, to send, to be answered
LISTEN_SECONDS = 1.0  # a subscription that takes longer is not waited for
QUIET_SECONDS = 10.0  # then we ask whether Valkey is still there
ANSWER_SECONDS = 5.0
CLOSE_SECONDS = 1.0  # for the last notes
CANCEL_SECONDS = 0.2
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

_log = logging.getLogger(__name__)


class ValkeyBus:
    """One connection publishes, one is subscribed, each in the care of a task that outlives every failure of Valkey.

    Own listeners are told at once, with Valkey or without it; own notes that come back are known by their tag.
    Channels are the same in all of a Valkey's databases.
    """

    def __init__(self, url: str) -> None:
        self._client = _client(url)
        self._tag = secrets.token_hex(8)
        self._listeners = Listeners()
        self._outgoing: asyncio.Queue[Note] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._since: float | None = None  # when the present connection was made
        self._tried = asyncio.Event()  # the first connection was made, or could not be
        self._changed = asyncio.Event()  # what is listened to is not what was last asked for
        self._answered = asyncio.Event()  # all that was asked for is done
        self._heard: set[str] = set()  # tables whose subscription Valkey has confirmed
        self._late: set[str] = set()  # tables that were listened to before that
        self._waiting: dict[str, asyncio.Event] = {}  # for that

    async def open(self) -> None:
        """Without Valkey too: it may come later."""
        self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._subscribe())]
        await self._tried.wait()

    async def close(self) -> None:
        if self._tasks:
            await _within(CLOSE_SECONDS, self._outgoing.join())
        running = set(self._tasks)
        while running:  # more than once: before Python 3.12 the client's wait_for may swallow a cancellation
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=CANCEL_SECONDS)
        self._listeners.clear()
        await self._client.aclose()

    async def tell(self, note: Note) -> None:
        self._listeners.tell(note)
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(note)

    async def listen(self, table: str, listener: Listener) -> None:
        self._listeners.add(table, listener)
        try:
            await self._confirmed(table)
        except asyncio.CancelledError:  # then nobody knows that there is something to unlisten
            await self.unlisten(table, listener)
            raise
        if table not in self._heard:
            self._late.add(table)

    async def unlisten(self, table: str, listener: Listener) -> None:
        self._listeners.remove(table, listener)
        if table not in self._listeners.tables:
            self._late.discard(table)
            self._waiting.pop(table, None)
            self._changed.set()

    @property
    def connected(self) -> bool:
        """Whether notes of other workers can be heard."""
        return self._since is not None

    async def _confirmed(self, table: str) -> None:
        """Wait until the table is subscribed, or for as long as makes sense."""
        if table in self._heard:
            return
        self._changed.set()
        if self._since is not None:
            confirmed = self._waiting.setdefault(table, asyncio.Event())
            await _within(LISTEN_SECONDS, confirmed.wait())

    async def _publish(self) -> None:
        """Empty the queue. What can't be sent is dropped: others have lost their connection too, and will look."""
        sending = True
        while True:
            notes = [await self._outgoing.get()]
            while len(notes) < AT_ONCE and not self._outgoing.empty():
                notes.append(self._outgoing.get_nowait())
            failed = await self._send(notes)
            if failed:  # a connection that was long idle may have been dead already
                failed = await self._send(notes)
            if failed and sending:
                _log.warning("notes are not sent: %s", failed)
            sending = not failed
            for _ in notes:
                self._outgoing.task_done()

    async def _send(self, notes: list[Note]) -> Exception | None:
        try:
            async with self._client.pipeline(transaction=False) as batch:
                for note in notes:
                    batch.publish(_channel(note.table), _payload(note, self._tag))
                await batch.execute()
        except Exception as error:  # whatever it was, the next notes are sent
            return error
        return None

    async def _subscribe(self) -> None:
        """Be connected: again and again, ever more slowly while that fails."""
        now = asyncio.get_running_loop().time
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._client.pubsub() as ear:
                    await ear.connect()
                    self._since = now()
                    self._tried.set()
                    _log.info("notes from other workers are heard")
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._hear(ear))
                        both.create_task(self._follow(ear))
            except Exception as error:  # whatever it was, a new connection may be better
                if self._since is not None or not self._tried.is_set():
                    _log.warning("no notes from other workers: %s", _cause(error))
                if self._since is not None and now() - self._since > LONGEST_PAUSE:
                    pause = FIRST_PAUSE
                self._lose_all()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear(self, ear: PubSub) -> None:
        for number in itertools.count():
            message = await ear.get_message(ignore_subscribe_messages=True, timeout=QUIET_SECONDS)
            if number % IN_A_ROW == 0:  # those that came together are read without a wait: others have to get a turn
                await asyncio.sleep(0)
            if message is None:
                continue
            if message["type"] == "pong":
                self._answered.set()
            elif message["type"] == "message":
                note, tag = _read(message["channel"], message["data"])
                if note is not None and tag != self._tag:
                    self._listeners.tell(note)

    async def _follow(self, ear: PubSub) -> None:
        """Subscribe to what is listened to, and to nothing else.

        One round at a time, with a ping as its last question: its answer says that all of the round is done, and that
        Valkey is there.
        """
        while True:
            self._changed.clear()
            self._answered.clear()
            wanted = set(self._listeners.tables)
            new, old = wanted - self._heard, self._heard - wanted
            self._heard -= old
            if old:
                await ear.unsubscribe(*map(_channel, old))
            if new:
                await ear.subscribe(*map(_channel, new))
            await ear.ping()
            if not await _within(ANSWER_SECONDS, self._answered.wait()):
                raise TimeoutError("Valkey does not answer")
            self._heard |= new
            for table in new:
                self._confirm(table)
            await _within(QUIET_SECONDS, self._changed.wait())

    def _confirm(self, table: str) -> None:
        if table in self._waiting:
            self._waiting.pop(table).set()
        if table in self._late:
            self._late.remove(table)
            self._listeners.tell(Note(table, "version", 0))

    def _lose_all(self) -> None:
        """Who waits for a confirmation waits no longer; all will be told to look when they are subscribed again."""
        self._since = None
        self._tried.set()
        self._heard.clear()
        self._late.update(self._listeners.tables)
        for confirmed in self._waiting.values():
            confirmed.set()
        self._waiting.clear()


def _client(url: str) -> Valkey:
    try:
        pool = ConnectionPool.from_url(url)
        pool.connection_kwargs |= {
            "socket_timeout": SOCKET_SECONDS, "socket_connect_timeout": SOCKET_SECONDS, "decode_responses": False,
            "protocol": 2,
        }  # fmt: skip
        pool.connection_class(**pool.connection_kwargs)  # connects to nothing, but knows its options
    except (TypeError, ValueError) as error:
        raise ValueError(f"not an address of a Valkey: {error}") from None
    return Valkey.from_pool(pool)


async def _within(seconds: float, work: Awaitable[object]) -> bool:
    """Whether it was done in time."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True


def _cause(error: Exception) -> BaseException:
    """The first of what a group of tasks failed of."""
    first: BaseException = error
    while isinstance(first, BaseExceptionGroup):
        first = first.exceptions[0]
    return first


def _channel(table: str) -> bytes:
    return PREFIX + table.encode("utf-8", "surrogatepass")  # a name that can't be sent would spoil the connection


def _payload(note: Note, tag: str) -> str:
    return f"{note.what} {note.number} {tag}"


_PAYLOAD = re.compile(rb"(version|line|here|away) ([0-9]{1,18}) ([0-9a-f]{16})")


def _read(channel: bytes, payload: bytes) -> tuple[Note | None, str]:
    """The note, and who sent it; none if it is nothing that a worker sends."""
    found = _PAYLOAD.fullmatch(payload)
    if found is None:
        return None, ""
    what, number, tag = found.groups()
    table = channel.removeprefix(PREFIX).decode("utf-8", "surrogatepass")
    return Note(table, cast("What", what.decode()), int(number)), tag.decode()
