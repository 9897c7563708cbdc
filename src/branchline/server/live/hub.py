"""Clients that follow tables: each gets what is new for its own eyes, in order, and nothing else.

For each table a worker makes one message for each pair of eyes, however many clients look with them. Queues are
bounded: who can't follow is cut off, comes again, and gets what it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from branchline.game.events import PRIVATE
from branchline.server.live.bus import Note
from branchline.server.live.seat_views import code_shown, happenings, shown, visible
from branchline.server.store import Person, StoreDown
from branchline.server.table.chat import Talk
from branchline.server.table.history import Told
from branchline.server.table.log import INLINE, Known, Log
from branchline.server.table.presence import Presence, matters
from branchline.server.table.state import Sitting, TableRefusal
from branchline.server.wire import Absent, Beat, Happening, Lines, Present, Shown, Update

QUEUE = 64  # messages that a client may be behind
TICK = 1.0  # seconds between looks at spectators who are held back
BEAT = 15.0  # seconds between signs of life
LOOKS = 10  # ticks in which all tables are looked up in the store, for notes that were lost
HERE = 2.5 * BEAT  # seconds after which a player who gives no sign is away
# The eyes of those who know the table's code without having a seat yet: its host, and players of the game before.
HOST, INVITED = -1, -2
WITHOUT_SEAT = (None, HOST, INVITED)
RETRY = 1.0
SEND_SECONDS = 20.0  # a message that takes longer to send is not taken any more

Eyes = int | None  # a seat's, a spectator's, the host's, or those of somebody who is invited

_log = logging.getLogger("branchline.live")
_encode = msgspec.json.Encoder().encode


def eyes_of(known: Known, person: Person | None) -> tuple[Eyes, ...]:
    """With whose eyes somebody looks at a table: of all their seats, or as a spectator."""
    if person is None:
        return (None,)
    if own := known.sitting.seats_of(person.id):
        return own
    if known.row.host == person.id:
        return (HOST,)
    return (INVITED,) if known.sitting.invites(person.id) else (None,)


def look(known: Known, sitting: Sitting, eyes: Eyes, now: float) -> Shown:
    if eyes in (HOST, INVITED):
        return code_shown(known.row, sitting, now, host=eyes == HOST)
    return shown(known.row, sitting, eyes, now)


async def sight(log: Log, known: Known, eyes: Eyes, now: float) -> Sitting:
    """A table as far as some eyes may see it now."""
    if eyes not in WITHOUT_SEAT or not known.sitting.held_back:
        return known.sitting
    return await log.as_of(known.row.id, visible(known.sitting, known.times, now))


class News:
    """What happened at a table, told once for all eyes that may know the same."""

    def __init__(self, told: Sequence[Told]) -> None:
        self._told = told
        self._public = happenings(told, None)
        self._private = {event.seat for each in told for event in each.events if event.code in PRIVATE}

    def __len__(self) -> int:
        return len(self._told)

    def to(self, eyes: Eyes) -> tuple[Happening, ...]:
        return happenings(self._told, eyes) if eyes in self._private else self._public


async def update(
    log: Log, known: Known, eyes: Eyes, since: int, now: float, told: dict[tuple[int, int], News] | None = None
) -> Update | None:
    """What is new for some eyes since a version; None: nothing. `told` is what others were told already."""
    return await _update_to(log, known, await sight(log, known, eyes, now), eyes, since, now, told)


async def latest(log: Log, known: Known, eyes: Eyes, since: int, now: float) -> Update:
    """The table as some eyes may see it now, with what is new since a version, if anything is."""
    sitting = await sight(log, known, eyes, now)
    found = await _update_to(log, known, sitting, eyes, since, now)
    return found or Update(since, (), look(known, sitting, eyes, now))


async def _update_to(
    log: Log,
    known: Known,
    sitting: Sitting,
    eyes: Eyes,
    since: int,
    now: float,
    told: dict[tuple[int, int], News] | None = None,
) -> Update | None:
    told = {} if told is None else told
    if since > sitting.version:
        since = 0  # the client knows another table than this
    if since == sitting.version:
        return None
    span = since, sitting.version
    if span not in told:
        history = await log.history(sitting.id, *span)
        told[span] = News(history) if len(history) <= INLINE else await log.in_thread(News, history)
    news = told[span]
    happened = news.to(eyes) if len(news) <= INLINE else await log.in_thread(news.to, eyes)
    return Update(since, happened, look(known, sitting, eyes, now))


@dataclass(eq=False)
class Client:
    """Somebody who follows a table."""

    table: str
    person: Person | None
    versions: dict[Eyes, int] = field(default_factory=dict)  # what was sent for each pair of eyes
    version: int = 0  # what it had when it came
    line: int = 0
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    lost: bool = False
    queued: bool = False  # messages wait, and others have to wait behind them
    sending: float = 0.0  # since when a message is being sent; 0: none is
    cut: Callable[[], object] = lambda: None  # ends its connection
    send: Callable[[bytes], bool] = lambda message: False  # at once, if that can be done

    def has(self, version: int) -> bool:
        """Whether it was sent a version, or a newer one, for all its eyes."""
        return bool(self.versions) and all(sent >= version for sent in self.versions.values())

    def put(self, message: bytes | None) -> None:
        """None is the end."""
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

    async def next(self) -> bytes | None:
        """Of the messages that had to wait; those before it have been sent."""
        self.queued = not self.queue.empty()
        return await self.queue.get()


@dataclass(eq=False)
class _Watch:
    """A table that clients of this worker follow."""

    clients: dict[Client, None] = field(default_factory=dict)  # in the order in which they came
    here: dict[int, float] = field(default_factory=dict)  # seats, and when they gave a sign last
    seen: dict[int, float] = field(default_factory=dict)  # of seats that are not here: when they gave one last
    told: float = -BEAT  # when all its clients got something last
    signed: float = -BEAT  # when it was said last who is here
    noted: int = 1  # the newest version that was heard of
    dirty: bool = False
    talked: bool = False
    task: asyncio.Task[None] | None = None


def _present(watch: _Watch, patience: float) -> bytes:
    """Who has the table open, and since when the others have not."""
    absent = tuple(Absent(seat, at) for seat, at in sorted(watch.seen.items()) if seat not in watch.here)
    return _encode(Present(tuple(sorted(watch.here)), absent, patience))


@dataclass
class Hub:
    log: Log
    talk: Talk
    presence: Presence
    _watches: dict[str, _Watch] = field(default_factory=dict)

    @property
    def clients(self) -> int:
        return sum(len(watch.clients) for watch in self._watches.values())

    async def join(self, client: Client) -> None:
        watch = self._watches.get(client.table)
        new = watch is None
        if watch is None:
            watch = self._watches[client.table] = _Watch()
            await self.log.bus.listen(client.table, self._heard)
        watch.clients[client] = None
        watch.dirty = watch.talked = True
        watch.noted = 0  # read it: this worker may have missed what went before
        self._refresh(client.table)
        if new:  # only now: a watch without clients is dropped when another one leaves
            await self._recall(client.table, watch)
        await self._sign(client)
        client.put(_present(watch, self.presence.patience))

    async def part(self, client: Client) -> None:
        watch = self._watches.get(client.table)
        if watch is None or client not in watch.clients:
            return
        del watch.clients[client]
        self._saw(client)
        for seat in self._seats(client):
            if not any(seat in self._seats(other) for other in watch.clients):
                await self.log.bus.tell(Note(client.table, "away", seat))
        if not watch.clients and self._watches.get(client.table) is watch:
            del self._watches[client.table]
            if watch.task is not None:
                watch.task.cancel()
            await self.log.bus.unlisten(client.table, self._heard)

    async def run(self) -> None:
        """Ticks, signs of life, looks into the store; until cancelled."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            self.tick()
            self.cut_stuck(time.monotonic())
            await self.beat()
            with contextlib.suppress(StoreDown):
                await self.look(list(self._watches)[ticks % LOOKS :: LOOKS])

    def tick(self) -> None:
        """Spectators who are held back may see more now."""
        for table, watch in self._watches.items():
            known = self.log.remembered(table)
            if known is None or not known.sitting.held_back:
                continue
            version = visible(known.sitting, known.times, self.log.clock.now())
            behind = (each.versions.get(eyes, version) for each in watch.clients for eyes in WITHOUT_SEAT)
            if any(sent < version for sent in behind):
                watch.dirty = True
                self._refresh(table)

    def cut_stuck(self, now: float) -> None:
        """A message that takes too long is not taken any more."""
        for watch in self._watches.values():
            for client in watch.clients:
                if client.sending and now - client.sending > SEND_SECONDS and not client.lost:
                    client.lost = True
                    client.cut()

    async def beat(self) -> None:
        """Signs of life, for each table in its time, and never for so many at once that others wait for it.

        Where something was told meanwhile, that was one.
        """
        now = self.log.clock.now()
        message = _encode(Beat(now))
        for table, watch in list(self._watches.items()):
            if not 0.0 <= now - watch.told < BEAT:
                watch.told = now
                for client in watch.clients:
                    client.put(message)
            if 0.0 <= now - watch.signed < BEAT:
                continue
            watch.signed = now
            for client in list(watch.clients):
                await self._sign(client)
            for seat in [seat for seat, at in watch.here.items() if now - at > HERE]:
                self._heard(Note(table, "away", seat))
            await asyncio.sleep(0)

    async def look(self, tables: Sequence[str]) -> None:
        """Ask the store for versions of tables that no note told of."""
        versions = await self.log.store.versions(tables) if tables else {}
        for table, version in versions.items():
            self._heard(Note(table, "version", version))

    # How.

    def _heard(self, note: Note) -> None:
        watch = self._watches.get(note.table)
        if watch is None:
            return
        match note.what:
            case "version":
                if note.number and all(each.has(note.number) for each in watch.clients):
                    return
                watch.noted = max(watch.noted, note.number) if note.number else 0
                watch.dirty = True
                self._refresh(note.table)
            case "line":
                watch.talked = True
                self._refresh(note.table)
            case "here":
                known_here = note.number in watch.here
                watch.here[note.number] = self.log.clock.now()
                if not known_here:
                    self._tell_present(watch)
            case "away":
                if (at := watch.here.pop(note.number, None)) is not None:
                    watch.seen[note.number] = at
                    self._tell_present(watch)

    def _tell_present(self, watch: _Watch) -> None:
        message = _present(watch, self.presence.patience)
        for client in watch.clients:
            client.put(message)

    async def _recall(self, table: str, watch: _Watch) -> None:
        """When absent players were last here, before this worker looked."""
        known = self.log.remembered(table)
        if known is not None and matters(known.sitting):
            with contextlib.suppress(StoreDown):
                watch.seen = await self.log.store.last_seen(table) | watch.seen

    def _saw(self, client: Client) -> None:
        known = self.log.remembered(client.table)
        if known is not None and client.person is not None:
            self.presence.saw(known.sitting, client.person.id)

    async def _sign(self, client: Client) -> None:
        self._saw(client)
        for seat in self._seats(client):
            await self.log.bus.tell(Note(client.table, "here", seat))

    def _seats(self, client: Client) -> Iterable[int]:
        known = self.log.remembered(client.table)
        if known is None or client.person is None:
            return ()
        return known.sitting.seats_of(client.person.id)

    def _refresh(self, table: str) -> None:
        watch = self._watches[table]
        if watch.task is None or watch.task.done():
            watch.task = asyncio.get_running_loop().create_task(self._bring(table, watch))

    async def _bring(self, table: str, watch: _Watch) -> None:
        """Bring everybody up to date, until nothing is new."""
        while watch.dirty or watch.talked:
            talked, watch.dirty, watch.talked = watch.talked, False, False
            try:
                known = await self.log.at_least(table, watch.noted)
                watch.noted = max(watch.noted, 1)
                await self._updates(known, watch)
                if talked:
                    await self._lines(known, watch)
            except StoreDown:
                watch.dirty, watch.talked = True, watch.talked or talked
                await asyncio.sleep(RETRY)
            except TableRefusal:  # deleted
                for client in watch.clients:
                    client.put(None)
            except Exception:
                _log.exception("a table that can't be shown", extra={"table": table})
                for client in watch.clients:
                    client.put(None)

    async def _updates(self, known: Known, watch: _Watch) -> None:
        now = self.log.clock.now()
        made: dict[tuple[Eyes, int], tuple[int, bytes] | None] = {}
        told: dict[tuple[int, int], News] = {}
        for client in tuple(watch.clients):
            eyes = eyes_of(known, client.person)
            for gone in set(client.versions) - set(eyes):
                del client.versions[gone]
            for each in eyes:
                since = client.versions.get(each, client.version)
                if (each, since) not in made:
                    found = await update(self.log, known, each, since, now, told)
                    made[each, since] = (found.table.version, _encode(found)) if found is not None else None
                message = made[each, since]
                client.versions[each] = message[0] if message is not None else since
                if message is not None:
                    client.put(message[1])
            client.version = 0  # with other eyes it would have to see everything
        if made and all(made.values()):
            watch.told = now

    async def _lines(self, known: Known, watch: _Watch) -> None:
        for client in tuple(watch.clients):
            lines = await self.talk.spoken(known.row.id, client.person, client.line)
            if lines:
                client.line = lines[-1].seq
                client.put(_encode(Lines(lines)))
