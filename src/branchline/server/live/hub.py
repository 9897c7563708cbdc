"""Live update hub (fan-out): sends each connected client what is new for its viewer, in order, and nothing else.

A worker encodes each update once per table and viewer, however many clients share that viewer. Queues are bounded: a
client that is too slow is disconnected, and gets what it missed when it reconnects.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from branchline.game.events import PRIVATE
from branchline.server.base.bus import EVERYBODY, Note
from branchline.server.base.metering import Account, Stopwatch, metered, unpaid
from branchline.server.live.seat_views import log_entries, table_view, view_with_code, visible
from branchline.server.store import ChatReader, Person, StoreDown
from branchline.server.table.chat import Chat
from branchline.server.table.history import LoggedEvent
from branchline.server.table.log import INLINE, CachedTable, Log
from branchline.server.table.presence import Presence, matters
from branchline.server.table.state import TableRefusal, TableState
from branchline.server.wire import Absent, Audience, Heartbeat, LogEntry, Present, TableView, Update

QUEUE = 64  # messages that a client may be behind
TICK = 1.0  # seconds between checks whether delayed spectators may see more
BEAT = 15.0  # seconds between heartbeats
LOOKS = 10  # ticks in which all tables are checked in the store, in case notes were lost
HERE = 2.5 * BEAT  # seconds without a heartbeat after which a player is away
# Viewers that may see the table's code without having a seat: its host, and the players invited to a rematch.
HOST, INVITED = -1, -2
WITHOUT_SEAT = (None, HOST, INVITED)
RETRY = 1.0  # seconds until the next attempt when the store is down
DEVICES = 5  # ticks in which the tokens of all clients are checked in the store, in case notes were lost
DEVICES_AT_ONCE = 500  # tokens in one query
SEND_SECONDS = 20.0  # a client that takes longer to accept a message is disconnected

Viewer = int | None  # a seat, None for a spectator, HOST or INVITED

_log = logging.getLogger("branchline.live")
_encode = msgspec.json.Encoder().encode


def forgotten(device: bytes) -> Note:
    """The note that a token was revoked, by its hash."""
    return Note(EVERYBODY, "forgotten", _short(device))


def _short(device: bytes) -> int:
    """The beginning of a hash, which is enough to know what to look up."""
    return int.from_bytes(device[:7], "big")


def viewer_of(cached: CachedTable, person: Person | None) -> tuple[Viewer, ...]:
    """The viewers of a person at a table: all their seats, or else host, invited player or spectator."""
    if person is None:
        return (None,)
    if own := cached.table_state.seats_of(person.id):
        return own
    if cached.row.host == person.id and cached.table_state.settings.quick is None:
        return (HOST,)
    return (INVITED,) if cached.table_state.invites(person.id) else (None,)


def view_for(cached: CachedTable, table_state: TableState, viewer: Viewer, now: float) -> TableView:
    """A state of the table as a viewer may see it."""
    if viewer in (HOST, INVITED):
        return view_with_code(cached.row, table_state, now, host=viewer == HOST)
    return table_view(cached.row, table_state, viewer, now, cached.undo_pause)


def is_held_back(cached: CachedTable, viewer: Viewer) -> bool:
    """Whether a viewer sees an older state of the table, or nothing of its game yet."""
    return viewer in WITHOUT_SEAT and cached.table_state.held_back


async def visible_state(log: Log, cached: CachedTable, viewer: Viewer, now: float) -> TableState:
    """The table's state that a viewer may see now: an older one for spectators who are held back."""
    if not is_held_back(cached, viewer):
        return cached.table_state
    return await log.as_of(cached.row.id, visible(cached.table_state, cached.times, now))


class News:
    """Events of a table, converted to messages once for all viewers that may know the same."""

    def __init__(self, logged: Sequence[LoggedEvent]) -> None:
        self._logged = logged
        self._public = log_entries(logged, None)
        self._private = {event.seat for each in logged for event in each.game_events if event.code in PRIVATE}

    def __len__(self) -> int:
        return len(self._logged)

    def to(self, viewer: Viewer) -> tuple[LogEntry, ...]:
        return log_entries(self._logged, viewer) if viewer in self._private else self._public


async def update(
    log: Log,
    cached: CachedTable,
    viewer: Viewer,
    since: int,
    now: float,
    news: dict[tuple[int, int], News] | None = None,
) -> Update | None:
    """What is new for a viewer since a version; None if nothing is. `news` caches the events for other viewers."""
    return await _update_to(log, cached, await visible_state(log, cached, viewer, now), viewer, since, now, news)


async def latest(log: Log, cached: CachedTable, viewer: Viewer, since: int, now: float) -> Update:
    """The table as a viewer may see it now, with what is new since a version, if anything."""
    table_state = await visible_state(log, cached, viewer, now)
    found = await _update_to(log, cached, table_state, viewer, since, now)
    return found or Update(since, (), view_for(cached, table_state, viewer, now))


async def _update_to(
    log: Log,
    cached: CachedTable,
    table_state: TableState,
    viewer: Viewer,
    since: int,
    now: float,
    news: dict[tuple[int, int], News] | None = None,
) -> Update | None:
    news = {} if news is None else news
    if since > table_state.version:
        since = 0  # the client's version can't be of this table, so it gets everything
    if since == table_state.version:
        return None
    span = since, table_state.version
    if span not in news:
        history = await log.history(table_state.id, *span)
        news[span] = News(history) if len(history) <= INLINE else await log.in_thread(News, history)
    new = news[span]
    happened = new.to(viewer) if len(new) <= INLINE else await log.in_thread(new.to, viewer)
    return Update(since, happened, view_for(cached, table_state, viewer, now))


@dataclass(eq=False)
class Client:
    """A connection that follows a table."""

    table: str
    person: Person | None
    device: bytes | None = None  # the hash of the token that it came with
    address: str = ""  # where it comes from
    allowed: bool = True  # whether that token is valid
    versions: dict[Viewer, int] = field(default_factory=dict)  # the last version sent for each viewer
    version: int = 0  # the version it had when it connected
    line: int = 0  # the last line of chat that was sent
    audience: Audience | None = None  # whose chat that line belongs to
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    lost: bool = False
    queued: bool = False  # messages are queued, so later ones have to queue behind them
    sending: float = 0.0  # when the message that is being sent was started; 0 if there is none
    payer: Account | None = None  # pays for its share of the updates
    cut: Callable[[], object] = lambda: None  # closes the connection
    send: Callable[[bytes], bool] = lambda message: False  # sends without waiting; False if that is not possible

    def has(self, version: int) -> bool:
        """Whether this version, or a newer one, was sent for all its viewers."""
        return bool(self.versions) and all(sent >= version for sent in self.versions.values())

    def put(self, message: bytes | None) -> None:
        """Send a message or queue it; None closes the connection."""
        if self.lost or (message is not None and not self.queued and self.send(message)):
            return
        self.queued = True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    def shut_out(self) -> None:
        """Close the connection, because its token is not valid any more."""
        self.allowed = False
        self.put(b"")

    async def next(self) -> bytes | None:
        """The next queued message. The caller must have sent the one before."""
        self.queued = not self.queue.empty()
        return await self.queue.get()


@dataclass(eq=False)
class _Watch:
    """A table that clients of this worker follow."""

    clients: dict[Client, None] = field(default_factory=dict)  # an ordered set, in the order in which they joined
    here: dict[int, float] = field(default_factory=dict)  # seats that are present, and their last heartbeat
    last_seen: dict[int, float] = field(default_factory=dict)  # seats that are absent, and their last heartbeat
    last_sent: float = -BEAT  # when all its clients were last sent something
    announced: float = -BEAT  # when the presence of this worker's players was last announced
    newest: int = 1  # the newest version that this worker has heard of; 0: the store has to be read
    dirty: bool = False
    chat_dirty: bool = False
    task: asyncio.Task[None] | None = None


def _chat_reader(client: Client) -> ChatReader:
    return ChatReader(client.person.id if client.person is not None else None, client.line, client.audience)


def _present(watch: _Watch, patience: float) -> bytes:
    """The message that says which players have the table open, and since when the others are away."""
    absent = tuple(Absent(seat, at) for seat, at in sorted(watch.last_seen.items()) if seat not in watch.here)
    return _encode(Present(tuple(sorted(watch.here)), absent, patience))


@dataclass
class Hub:
    log: Log
    chat: Chat
    presence: Presence
    saw: Callable[[Person], None] = lambda person: None  # called again and again for everybody who is connected
    _watches: dict[str, _Watch] = field(default_factory=dict)
    _listening: bool = False  # to notes that are about no table
    _checks: set[asyncio.Task[None]] = field(default_factory=set)
    _ticked: float = 0.0  # spectators who are held back see what they might see at this time

    @property
    def clients(self) -> int:
        return sum(len(watch.clients) for watch in self._watches.values())

    async def join(self, client: Client) -> None:
        if not self._listening:
            self._listening = True
            await self.log.bus.subscribe(EVERYBODY, self._on_note)
        watch = self._watches.get(client.table)
        new = watch is None
        if watch is None:
            watch = self._watches[client.table] = _Watch()
            await self.log.bus.subscribe(client.table, self._on_note)
        watch.clients[client] = None
        self._ticked = self.log.clock.now()
        watch.dirty = watch.chat_dirty = True
        watch.newest = 0  # read the store, because this worker may have missed earlier notes
        self._refresh(client.table)
        if new:  # not earlier: a watch without clients is dropped when another client leaves
            await self._load_last_seen(client.table, watch)
        await self._announce(client)
        client.put(_present(watch, self.presence.patience))

    async def leave(self, client: Client) -> None:
        watch = self._watches.get(client.table)
        if watch is None or client not in watch.clients:
            return
        del watch.clients[client]
        self._record_presence(client)
        for seat in self._seats(client):
            if not any(seat in self._seats(other) for other in watch.clients):
                await self.log.bus.publish(Note(client.table, "away", seat))
        if not watch.clients and self._watches.get(client.table) is watch:
            del self._watches[client.table]
            if watch.task is not None:
                watch.task.cancel()
            await self.log.bus.unsubscribe(client.table, self._on_note)

    async def run(self) -> None:
        """Ticks, heartbeats and checks of the store, until cancelled."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            self.tick()
            self.cut_stuck(asyncio.get_running_loop().time())
            await self.beat()
            with contextlib.suppress(StoreDown):
                await self.check_store(list(self._watches)[ticks % LOOKS :: LOOKS])
                await self.check_devices(self._all_clients()[ticks % DEVICES :: DEVICES])

    def tick(self) -> None:
        """Refresh tables where spectators who are held back may now see more.

        They see more only at a tick, and never at the moment of an act, which would tell them about the act.
        """
        self._ticked = self.log.clock.now()
        for table, watch in self._watches.items():
            cached = self.log.cached(table)
            if cached is None or not cached.table_state.held_back:
                continue
            version = visible(cached.table_state, cached.times, self._ticked)
            behind = (each.versions.get(viewer, version) for each in watch.clients for viewer in WITHOUT_SEAT)
            if any(sent < version for sent in behind):
                watch.dirty = True
                self._refresh(table)

    def cut_stuck(self, now: float) -> None:
        """Disconnect clients that take too long to accept a message."""
        for watch in self._watches.values():
            for client in watch.clients:
                if client.sending and now - client.sending > SEND_SECONDS and not client.lost:
                    client.lost = True
                    client.cut()

    async def beat(self) -> None:
        """Send the heartbeats that are due, table by table, yielding in between so that other tasks need not wait.

        Tables whose clients were sent something recently need no heartbeat.
        """
        now = self.log.clock.now()
        message = _encode(Heartbeat(now))
        for table, watch in list(self._watches.items()):
            if not 0.0 <= now - watch.last_sent < BEAT:
                watch.last_sent = now
                for client in watch.clients:
                    client.put(message)
            if 0.0 <= now - watch.announced < BEAT:
                continue
            watch.announced = now
            for client in list(watch.clients):
                await self._announce(client)
            for seat in [seat for seat, at in watch.here.items() if now - at > HERE]:
                self._on_note(Note(table, "away", seat))
            await asyncio.sleep(0)

    async def check_store(self, tables: Sequence[str]) -> None:
        """Ask the store for the versions of tables, in case a note was lost."""
        versions = await self.log.store.versions(tables) if tables else {}
        for table, version in versions.items():
            self._on_note(Note(table, "version", version))

    async def check_devices(self, clients: Sequence[Client]) -> None:
        """Shut out the clients whose tokens have been revoked, or whose people are banned."""
        known = [client for client in clients if client.device is not None and client.allowed]
        for start in range(0, len(known), DEVICES_AT_ONCE):
            some = known[start : start + DEVICES_AT_ONCE]
            valid = await self.log.store.valid_devices([each.device for each in some if each.device is not None])
            for client in some:
                if client.device not in valid:
                    client.shut_out()

    def shut_out_where(self, banned: Callable[[str], bool]) -> None:
        """Shut out the clients at banned addresses."""
        for client in self._all_clients():
            if client.allowed and banned(client.address):
                client.shut_out()

    async def check_all_devices(self) -> None:
        await self.check_devices(self._all_clients())

    async def settle(self) -> None:
        """Wait until everything that is new has been sent."""
        while tasks := [watch.task for watch in self._watches.values() if watch.task and not watch.task.done()]:
            await asyncio.gather(*tasks)

    # Internals.

    def _all_clients(self) -> list[Client]:
        return [client for watch in self._watches.values() for client in watch.clients]

    async def _check_forgotten(self, number: int) -> None:
        """Check the clients that a note about a revoked token may be about; 0: all of them."""
        of_note = (each for each in self._all_clients() if each.device is not None)
        with contextlib.suppress(StoreDown):  # the next check of all clients finds it
            await self.check_devices([each for each in of_note if number in (0, _short(each.device or b""))])

    def _on_note(self, note: Note) -> None:
        if note.table == EVERYBODY:
            if note.what == "forgotten" or (note.what == "version" and note.number == 0):
                task = asyncio.get_running_loop().create_task(self._check_forgotten(note.number), context=unpaid())
                self._checks.add(task)
                task.add_done_callback(self._checks.discard)
            return
        watch = self._watches.get(note.table)
        if watch is None:
            return
        match note.what:
            case "version":
                if note.number and all(each.has(note.number) for each in watch.clients):
                    return
                watch.newest = max(watch.newest, note.number) if note.number else 0
                watch.dirty = True
                self._refresh(note.table)
            case "line":
                watch.chat_dirty = True
                self._refresh(note.table)
            case "here":
                was_here = note.number in watch.here
                watch.here[note.number] = self.log.clock.now()
                if not was_here:
                    self._send_present(watch)
            case "away":
                if (at := watch.here.pop(note.number, None)) is not None:
                    watch.last_seen[note.number] = at
                    self._send_present(watch)

    def _send_present(self, watch: _Watch) -> None:
        message = _present(watch, self.presence.patience)
        for client in watch.clients:
            client.put(message)

    async def _load_last_seen(self, table: str, watch: _Watch) -> None:
        """Load when absent players were last connected, before this worker followed the table."""
        cached = self.log.cached(table)
        if cached is not None and matters(cached.table_state):
            with contextlib.suppress(StoreDown):
                watch.last_seen = await self.log.store.last_seen(table) | watch.last_seen

    def _record_presence(self, client: Client) -> None:
        if client.person is not None:
            self.saw(client.person)
        cached = self.log.cached(client.table)
        if cached is not None and client.person is not None:
            self.presence.saw(cached.table_state, client.person.id)

    async def _announce(self, client: Client) -> None:
        self._record_presence(client)
        for seat in self._seats(client):
            await self.log.bus.publish(Note(client.table, "here", seat))

    def _seats(self, client: Client) -> Iterable[int]:
        cached = self.log.cached(client.table)
        if cached is None or client.person is None:
            return ()
        return cached.table_state.seats_of(client.person.id)

    def _refresh(self, table: str) -> None:
        watch = self._watches[table]
        if watch.task is None or watch.task.done():
            pushing = self._push_updates(table, watch)
            watch.task = asyncio.get_running_loop().create_task(pushing, context=unpaid())

    async def _push_updates(self, table: str, watch: _Watch) -> None:
        """Send updates and chat to all clients until nothing is new."""
        while watch.dirty or watch.chat_dirty:
            chat, watch.dirty, watch.chat_dirty = watch.chat_dirty, False, False
            # Who joins while the store is read waits for the next round: what is read may be older than what they know.
            clients, newest, watch.newest = tuple(watch.clients), watch.newest, max(watch.newest, 1)
            try:
                cached = await self.log.at_least(table, newest)
                spent = Stopwatch()
                await metered(self._send_new(cached, watch, clients, chat), spent)
                payers = [client.payer for client in watch.clients if client.payer is not None]
                for payer in payers:  # everybody who follows the table pays the same
                    payer.charge(spent.milliseconds / len(payers))
            except StoreDown:
                watch.newest, watch.dirty, watch.chat_dirty = 0, True, watch.chat_dirty or chat
                await asyncio.sleep(RETRY)
            except TableRefusal:  # deleted
                for client in watch.clients:
                    client.put(None)
            except Exception:
                _log.exception("a table that can't be shown", extra={"table": table})
                for client in watch.clients:
                    client.put(None)

    async def _send_new(self, cached: CachedTable, watch: _Watch, clients: Sequence[Client], chat: bool) -> None:
        await self._updates(cached, watch, clients)
        for client in clients if not cached.table_state.held_back else ():  # it would tell when somebody acts
            if not watch.here.keys() >= set(self._seats(client)):  # somebody who has just sat down
                await self._announce(client)
        if chat:
            await self._lines(cached, clients)

    async def _updates(self, cached: CachedTable, watch: _Watch, clients: Sequence[Client]) -> None:
        now = self.log.clock.now()
        made: dict[tuple[Viewer, int], tuple[int, bytes] | None] = {}
        news: dict[tuple[int, int], News] = {}
        for client in clients:
            viewers = viewer_of(cached, client.person)
            for gone in set(client.versions) - set(viewers):
                del client.versions[gone]
            for viewer in viewers:
                since = client.versions.get(viewer, client.version)
                if (viewer, since) not in made:
                    then = self._ticked if is_held_back(cached, viewer) else now
                    found = await update(self.log, cached, viewer, since, then, news)
                    made[viewer, since] = (found.table.version, _encode(found)) if found is not None else None
                message = made[viewer, since]
                client.versions[viewer] = message[0] if message is not None else since
                if message is not None:
                    client.put(message[1])
            client.version = 0  # a viewer that is added later has to get everything
        if made and all(made.values()):
            watch.last_sent = now

    async def _lines(self, cached: CachedTable, clients: Sequence[Client]) -> None:
        """Send new lines of chat. They are read once for all connections of a person, and for all who have no name: a
        line that one person writes must not cost a query for each of thousands of connections.
        """
        readers = [_chat_reader(client) for client in clients]
        wanted = list(dict.fromkeys(readers))
        spoken = await self.chat.spoken_to(cached.row.id, wanted)
        new = {reader: (lines, _encode(lines)) for reader, lines in zip(wanted, spoken, strict=True) if lines.lines}
        for client, reader in zip(clients, readers, strict=True):
            if reader in new:
                lines, message = new[reader]
                client.line, client.audience = lines.lines[-1].seq, lines.audience
                client.put(message)
