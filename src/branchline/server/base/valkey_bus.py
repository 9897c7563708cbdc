"""Publish/subscribe message bus over Valkey: one channel per table, subscribed while it has listeners."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import secrets
from collections.abc import Awaitable

import msgspec
from valkey.asyncio import ConnectionPool, Valkey
from valkey.asyncio.client import PubSub

from branchline.server.base.bus import Listener, Listeners, Note, What

PREFIX = b"branchline:"
WAITING = 10_000  # size of the outgoing queue, in notes
AT_ONCE = 500  # notes in one request, at most
IN_A_ROW = 50  # notes received before yielding to the event loop: yielding after each would fall behind when it is busy
SOCKET_SECONDS = 2.0  # timeout to connect, to send and to get a reply
SUBSCRIBE_SECONDS = 1.0  # `subscribe` does not wait longer than this for a subscription
QUIET_SECONDS = 10.0  # idle time after which Valkey is pinged
ANSWER_SECONDS = 5.0  # timeout for the reply to a ping
CLOSE_SECONDS = 1.0  # to send the last notes
CANCEL_SECONDS = 0.2
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # exponential back-off between connection attempts

_log = logging.getLogger(__name__)


class ValkeyBus:
    """One connection publishes and one is subscribed, each run by a task that survives any failure of Valkey.

    Listeners in this worker are called at once, with or without Valkey; this worker's own notes that come back are
    recognised by their tag and ignored. Channels are shared by all databases of a Valkey server.
    """

    def __init__(self, url: str) -> None:
        self._client = _client(url)
        self._tag = secrets.token_hex(8)
        self._listeners = Listeners()
        self._outgoing: asyncio.Queue[Note] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._connected_at: float | None = None  # None: not connected
        self._tried = asyncio.Event()  # the first attempt to connect has succeeded or failed
        self._changed = asyncio.Event()  # the set of subscribed tables has changed since the last request
        self._changes: set[str] = set()  # tables that were added or removed: comparing thousands would take long
        self._answered = asyncio.Event()  # the reply to the ping: all earlier requests are done
        self._subscribed: set[str] = set()  # tables whose subscription Valkey has confirmed
        self._unconfirmed: set[str] = set()  # tables whose `subscribe` returned before the confirmation
        self._waiting: dict[str, asyncio.Event] = {}  # set when the table's subscription is confirmed

    async def open(self) -> None:
        """Start. This succeeds even if Valkey can't be reached, because it may become available later."""
        self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._subscribe())]
        await self._tried.wait()

    async def close(self) -> None:
        if self._tasks:
            await _within(CLOSE_SECONDS, self._outgoing.join())
        running = set(self._tasks)
        while running:  # repeated, because before Python 3.12 the client's wait_for may swallow a cancellation
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=CANCEL_SECONDS)
        self._listeners.clear()
        await self._client.aclose()

    async def publish(self, note: Note) -> None:
        self._listeners.publish(note)
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(note)

    async def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners.add(table, listener)
        try:
            await self._wait_subscribed(table)
        except asyncio.CancelledError:  # the caller won't know that it has to unsubscribe
            await self.unsubscribe(table, listener)
            raise
        if table not in self._subscribed:
            self._unconfirmed.add(table)

    async def unsubscribe(self, table: str, listener: Listener) -> None:
        self._listeners.remove(table, listener)
        if table not in self._listeners.tables:
            self._unconfirmed.discard(table)
            self._waiting.pop(table, None)
            self._changes.add(table)
            self._changed.set()

    @property
    def connected(self) -> bool:
        """Whether notes from other workers can be received."""
        return self._connected_at is not None

    async def _wait_subscribed(self, table: str) -> None:
        """Wait until the table's subscription is confirmed: at most SUBSCRIBE_SECONDS, or not at all offline."""
        if table in self._subscribed:
            return
        self._changes.add(table)
        self._changed.set()
        if self._connected_at is not None:
            confirmed = self._waiting.setdefault(table, asyncio.Event())
            await _within(SUBSCRIBE_SECONDS, confirmed.wait())

    async def _publish(self) -> None:
        """Send the queue. Notes that can't be sent are dropped: the other workers have lost their connections too,
        and read the store when they reconnect.
        """
        sending = True
        while True:
            notes = [await self._outgoing.get()]
            while len(notes) < AT_ONCE and not self._outgoing.empty():
                notes.append(self._outgoing.get_nowait())
            failed = await self._send(notes)
            if failed:  # one retry, because a connection that was idle for long may have been dead already
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
        except Exception as error:  # the publishing task must survive any error
            return error
        return None

    async def _subscribe(self) -> None:
        """Stay connected: reconnect with exponential back-off."""
        now = asyncio.get_running_loop().time
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._client.pubsub() as pubsub:
                    await pubsub.connect()
                    self._connected_at = now()
                    self._tried.set()
                    _log.info("notes from other workers are heard")
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._receive(pubsub))
                        both.create_task(self._sync_subscriptions(pubsub))
            except Exception as error:  # after any error a new connection may work
                if self._connected_at is not None or not self._tried.is_set():
                    _log.warning("no notes from other workers: %s", _cause(error))
                if self._connected_at is not None and now() - self._connected_at > LONGEST_PAUSE:
                    pause = FIRST_PAUSE
                self._on_disconnect()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _receive(self, pubsub: PubSub) -> None:
        for number in itertools.count():
            message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=QUIET_SECONDS)
            if number % IN_A_ROW == 0:  # buffered messages are returned without yielding to other tasks
                await asyncio.sleep(0)
            if message is None:
                continue
            if message["type"] == "pong":
                self._answered.set()
            elif message["type"] == "message":
                note, tag = _read(message["channel"], message["data"])
                if note is not None and tag != self._tag:
                    self._listeners.publish(note)

    async def _sync_subscriptions(self, pubsub: PubSub) -> None:
        """Keep the subscriptions equal to the set of subscribed tables.

        Changes are sent in rounds that end with a ping: its reply says that the whole round is done and that Valkey is
        alive.
        """
        while True:
            self._changed.clear()
            self._answered.clear()
            changes, self._changes = self._changes, set()
            new = {table for table in changes if table in self._listeners.tables and table not in self._subscribed}
            old = {table for table in changes if table in self._subscribed and table not in self._listeners.tables}
            self._subscribed -= old
            if old:
                await pubsub.unsubscribe(*map(_channel, old))
            if new:
                await pubsub.subscribe(*map(_channel, new))
            await pubsub.ping()
            if not await _within(ANSWER_SECONDS, self._answered.wait()):
                raise TimeoutError("Valkey does not answer")
            self._subscribed |= new
            for table in new:
                self._confirm(table)
            await _within(QUIET_SECONDS, self._changed.wait())

    def _confirm(self, table: str) -> None:
        if table in self._waiting:
            self._waiting.pop(table).set()
        if table in self._unconfirmed:
            self._unconfirmed.remove(table)
            self._listeners.publish(Note(table, "version", 0))

    def _on_disconnect(self) -> None:
        """Release everybody who waits for a confirmation; all listeners get version 0 once subscribed again."""
        self._connected_at = None
        self._tried.set()
        self._subscribed.clear()
        self._changes = set(self._listeners.tables)
        self._unconfirmed.update(self._listeners.tables)
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
        pool.connection_class(**pool.connection_kwargs)  # does not connect, but checks the options
    except (TypeError, ValueError) as error:
        raise ValueError(f"not an address of a Valkey: {error}") from None
    return Valkey.from_pool(pool)


async def _within(seconds: float, work: Awaitable[object]) -> bool:
    """Whether the work was done in time."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True


def _cause(error: Exception) -> BaseException:
    """The first error of a task group."""
    first: BaseException = error
    while isinstance(first, BaseExceptionGroup):
        first = first.exceptions[0]
    return first


def _channel(table: str) -> bytes:
    return PREFIX + table.encode("utf-8", "surrogatepass")  # an encoding error would break the connection


def _payload(note: Note, tag: str) -> str:
    return f"{note.what} {note.number} {tag} {note.who}".rstrip()


_PAYLOAD = re.compile(
    rb"(version|line|here|away|forgotten|spent|inbox|bans|where|seen|rewritten) "
    rb"([0-9]{1,18}) ([0-9a-f]{16})(?: ([0-9a-z.:/]{1,80}))?"
)


def _read(channel: bytes, payload: bytes) -> tuple[Note | None, str]:
    """The note and its sender's tag; None if the message is not one that a worker sends."""
    found = _PAYLOAD.fullmatch(payload)
    if found is None:
        return None, ""
    what, number, tag, who = found.groups()
    table = channel.removeprefix(PREFIX).decode("utf-8", "surrogatepass")
    return Note(table, msgspec.convert(what.decode(), What), int(number), (who or b"").decode()), tag.decode()
