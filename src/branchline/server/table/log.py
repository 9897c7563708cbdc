"""The logs of tables: what a worker has read of them, and the one way to add to them.

What is in memory may be old. The store finds that out when something is appended, and then it is read anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from branchline.bots import BotError
from branchline.errors import BranchlineError, CodedError
from branchline.server.live.bus import Bus, Note
from branchline.server.process import metrics
from branchline.server.process.clock import Clock
from branchline.server.store import Change, Event, Status, Store, Table
from branchline.server.table import state
from branchline.server.table.events import Body, Made, decode, encode, kind_of
from branchline.server.table.history import Past, Told
from branchline.server.table.single_flight import SingleFlight
from branchline.server.table.state import Sitting, TableRefusal, deadline, waiting_bots

P = ParamSpec("P")
R = TypeVar("R")

BOT, CLOCK, EXPIRE = "bot", "clock", "expire"  # kinds of due work
KEPT = 2000  # tables in memory
PASTS = 64  # tables whose whole past is in memory: those that were asked for it last
RECENT = 32  # of each, what happened last
INLINE = 32  # events that are folded at once, on the event loop: about two milliseconds
ATTEMPTS = 20  # when others at the same table are quicker
OPEN_DAYS, IDLE_DAYS, OVER_DAYS = 2, 30, 90  # a table that nobody touches for so long is gone
WATCHED_PAUSE = 1.0  # seconds between moves at a table of bots only: else there would be nothing to watch


class Stale(BranchlineError):
    """The table has moved on since the player looked: `sitting` is how it stands."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(f"the table is at version {sitting.version}")
        self.sitting = sitting


class Busy(BranchlineError):
    """So many act at one table at once that this one did not get through: nothing was done, try again."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table without reading its log."""

    names: tuple[str | None, ...] = ()  # by seat: a person's, or a bot's level
    people: tuple[str | None, ...] = ()  # their ids: not for others' eyes
    waits: tuple[int, ...] = ()  # seats that may act
    held_back: bool = False  # whether spectators may know when something happened only later


@dataclass
class Known:
    """A table in memory, as far as this worker has read its log."""

    row: Table
    sitting: Sitting
    moves: dict[str, tuple[int, str | None]]  # of each move_id: its event, and who did it
    recent: deque[Told]
    times: list[float]  # when each version was made; never before the one before it, whatever the clocks say

    def grow(self, event: Event, then: Sitting, body: Body, row: Table | None = None) -> None:
        self.sitting = then
        self.row = row_of(self.row, then) if row is None else row
        self.moves[event.move_id] = (event.seq, event.person)
        self.recent.append(Told(event.seq, event.at, body, then.told))
        self.times.append(max(event.at, self.times[-1]))


class Done(NamedTuple):
    """What a deed came to: the table with it, and the number of its event."""

    sitting: Sitting
    seq: int
    repeated: bool = False


@dataclass
class Log:
    store: Store
    bus: Bus
    clock: Clock
    on_append: Callable[[Sitting], None] = lambda sitting: None  # this worker's own appends: there may be work to do
    fate: Callable[[Body], Body] = lambda body: body  # only tests say what chance shall bring
    _known: OrderedDict[str, Known] = field(default_factory=OrderedDict)
    _pasts: OrderedDict[str, Past] = field(default_factory=OrderedDict)
    _loading: SingleFlight[Known] = field(default_factory=SingleFlight)
    _folding: SingleFlight[list[tuple[Event, Body, Sitting]]] = field(default_factory=SingleFlight)
    _growing: SingleFlight[Past] = field(default_factory=SingleFlight)
    # One thread: several would only compete for the interpreter's lock.
    _folder: Executor = field(default_factory=lambda: ThreadPoolExecutor(1, thread_name_prefix="branchline-fold"))

    def remembered(self, table: str) -> Known | None:
        """What is in memory of a table, however old."""
        return self._known.get(table)

    async def at_least(self, table: str, version: int) -> Known:
        """A table that is not older than a version: read only if it has to be."""
        known = self._known.get(table)
        return known if known is not None and 0 < version <= known.sitting.version else await self.read(table)

    async def read(self, table: str) -> Known:
        """A table as it stands in the store now; only events that are new are read."""
        known = self._known.get(table)
        if known is None:
            others = table in self._loading
            known = await self._loading.do(table, lambda: self._load(table))
            if not others:
                return self._known.get(table, known)
        # Whoever waited for another task's read still asks for what came after that began.
        events = await self.store.events_after(table, known.sitting.version)
        await self._grow(known, events)
        self.keep(known)
        return self._known.get(table, known)

    async def _load(self, table: str) -> Known:
        """All of a table that is not in memory."""
        if not (table.isascii() and table.isalnum()):  # never a question for a database
            raise TableRefusal("no-such-table")
        row = await self.store.table(table)
        if row is None:
            raise TableRefusal("no-such-table")
        events = await self.store.events_after(table)
        known = first_known(row, events[0])
        await self._grow(known, events[1:])
        self.keep(known)
        return known

    async def _grow(self, known: Known, events: Sequence[Event]) -> None:
        """Fold events that were read into a table in memory; many of them in a thread, away from the event loop."""
        while new := [event for event in events if event.seq > known.sitting.version]:
            before = known.sitting
            if len(new) <= INLINE:
                steps = folded(before, new)
            else:
                work = partial(self.in_thread, folded, before, new)
                steps = await self._folding.do(id(known), work)  # of several who ask, one folds
            for event, body, then in steps:
                if event.seq == known.sitting.version + 1:  # else another task was quicker
                    known.grow(event, then, body, known.row)  # as lists show it, it is needed only in the end
            known.row = row_of(known.row, known.sitting)
            if known.sitting is before:
                raise ValueError(f"the log of table {known.row.id} has a gap after event {before.version}")

    async def in_thread(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """The result of work on a long log, done away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._folder, lambda: work(*arguments, **more))

    async def history(self, table: str, since: int = 0, until: int | None = None) -> list[Told]:
        """What has happened after event number `since`, until one: from memory, or told anew from the log."""
        known = await self.at_least(table, since or 1)
        if until is None:
            until = known.sitting.version
        if not known.recent or since + 1 < known.recent[0].seq:
            told = (await self._past(known.row, until)).told
        else:
            told = list(known.recent)
        return [each for each in told if since < each.seq <= until]

    async def as_of(self, table: str, version: int) -> Sitting:
        """A table as it was."""
        known = await self.at_least(table, 1)
        if version == known.sitting.version:
            return known.sitting
        return (await self._past(known.row, version)).at(version)

    async def do(
        self,
        table: str,
        move_id: str,
        decide: Callable[[Table, Sitting], Body],
        *,
        seen: int | None = None,
        person: str | None = None,
        seat: int | None = None,
        leased: float = 0.0,
        beside: Callable[[Body], Change] | None = None,
    ) -> Done:
        """Append what is decided on, once for a `move_id`, at the version that was seen if one was.

        `leased`: who does this also does what bots have to do next at the table, until then. `beside`: a table that
        is made with it.
        """
        known = self._known.get(table) or await self.read(table)
        for _ in range(ATTEMPTS):
            if (found := known.moves.get(move_id)) is not None:
                if found[1] != person:
                    raise TableRefusal("move-id-taken")
                return Done(known.sitting, found[0], repeated=True)
            version = known.sitting.version
            try:
                if seen is not None and seen != version:
                    if person is not None and seat is not None:  # others are not told how far the table is
                        state.check_person(known.sitting, seat, person)
                    raise Stale(known.sitting)
                body = self.fate(decide(known.row, known.sitting))
                if person is not None:
                    state.check_worn(known.sitting, body)
                now = self.clock.now()
                then = state.after(known.sitting, body, now)
            except (CodedError, BotError, Stale):  # a refusal holds only for the table as it is now
                known = await self.read(table)
                if known.sitting.version == version:
                    raise
                continue
            event = Event(then.version, move_id, kind_of(body), encode(body), now, seat, person)
            change = _change(known, event, then, now, leased)
            if beside is not None:
                change = msgspec.structs.replace(change, beside=beside(body))
            with metrics.APPENDED.time():
                appended = await self.store.append(change)
            if appended:
                if known.sitting.version == version:  # else it has been read from the store already
                    known.grow(event, then, body, change.table)
                self.keep(known)
                await self.bus.tell(Note(table, "version", then.version))
                self.on_append(then)
                return Done(then, event.seq)
            known = await self.read(table)
        raise Busy(f"table {table} is busy")

    def keep(self, known: Known) -> None:
        """Remember a table; of those that are remembered the one asked for longest ago goes."""
        present = self._known.get(known.sitting.id)
        if present is not None and present.sitting.version > known.sitting.version:
            return
        self._known[known.sitting.id] = known
        self._known.move_to_end(known.sitting.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _past(self, row: Table, version: int) -> Past:
        """A table's past, up to a version at least."""
        past = self._pasts.get(row.id)
        while past is None or past.last.version < version:
            past = await self._growing.do(row.id, lambda: self._grow_past(row))
        self._pasts[row.id] = past
        self._pasts.move_to_end(row.id)
        if len(self._pasts) > PASTS:
            self._pasts.popitem(last=False)
        return past

    async def _grow_past(self, row: Table) -> Past:
        """Read and fold all that a table's past lacks; one task at a time, in a thread where it is much."""
        past = self._pasts.get(row.id)
        if past is None:
            events = await self.store.events_after(row.id)
            first = first_known(row, events[0])
            past = Past.of(first.recent[0], first.sitting)
        else:
            events = await self.store.events_after(row.id, past.last.version)
        if len(events) <= INLINE:
            past.grow(events)
        else:
            await self.in_thread(past.grow, events)
        return past

    def close(self) -> None:
        self._folder.shutdown(wait=False, cancel_futures=True)


def folded(sitting: Sitting, events: Iterable[Event]) -> list[tuple[Event, Body, Sitting]]:
    """Each event with what its body says, and the table after it."""
    steps = []
    for event in events:
        body = decode(event.body)
        sitting = state.after(sitting, body, event.at)
        steps.append((event, body, sitting))
    return steps


def first_known(row: Table, event: Event) -> Known:
    """A table with its first event alone."""
    made = decode(event.body)
    assert isinstance(made, Made)
    sitting = state.first(row.id, row.secret, made, event.at)
    told = Told(event.seq, event.at, made, ())
    return Known(row, sitting, {event.move_id: (1, event.person)}, deque([told], maxlen=RECENT), [event.at])


def new_change(row: Table, bodies: Iterable[tuple[str, Body]], now: float) -> Change:
    """All that is written of a new table; `row` as lists will show it need not be right yet."""
    events: list[Event] = []
    sitting: Sitting | None = None
    for seq, (move_id, body) in enumerate(bodies, 1):
        events.append(Event(seq, move_id, kind_of(body), encode(body), now, person=row.host))
        if sitting is None:
            assert isinstance(body, Made)
            sitting = state.first(row.id, row.secret, body, now)
        else:
            sitting = state.after(sitting, body, now)
    assert sitting is not None
    return Change(row_of(row, sitting), tuple(events), (), due_at(sitting, now))


def row_of(row: Table, sitting: Sitting) -> Table:
    """What lists show of a table, as it stands."""
    return msgspec.structs.replace(
        row,
        free=sum(not seat.taken for seat in sitting.seats),
        status=sitting.status,
        version=sitting.version,
        touched=sitting.touched,
        summary=msgspec.json.encode(
            Summary(
                tuple(seat.name or seat.bot for seat in sitting.seats),
                tuple(seat.person for seat in sitting.seats),
                sitting.actors,
                sitting.held_back,
            )
        ),
    )


def expires(sitting: Sitting) -> float | None:
    """When a table is gone, if nobody touches it."""
    days = _DAYS.get(sitting.status.value)
    return sitting.touched + days * state.DAY if days is not None else None


_DAYS = {Status.OPEN.value: OPEN_DAYS, Status.RUNNING.value: IDLE_DAYS, Status.OVER.value: OVER_DAYS}


def _change(known: Known, event: Event, then: Sitting, now: float, leased: float) -> Change:
    people = [each.person for each in then.seats]
    members = tuple((i, person) for i, person in enumerate(people) if person is not None)
    changed = people != [each.person for each in known.sitting.seats]
    due = due_at(then, now)
    if not leased and bool(waiting_bots(then)) == bool(waiting_bots(known.sitting)):
        del due[BOT]  # planned already, or nothing to plan
    if deadline(then) == deadline(known.sitting):
        del due[CLOCK]
    if then.status is known.sitting.status:
        del due[EXPIRE]  # who finds it too early plans it anew
    lease = {BOT: leased} if leased else {}
    return Change(row_of(known.row, then), (event,), members if changed else None, due, lease)


def pause_of(sitting: Sitting) -> float:
    """Seconds that a bot waits before it moves."""
    return 0.0 if any(seat.person for seat in sitting.seats) else WATCHED_PAUSE


def due_at(sitting: Sitting, now: float) -> dict[str, float | None]:
    """What is to be done at a table, and when."""
    clock = deadline(sitting)
    return {
        BOT: now + pause_of(sitting) if waiting_bots(sitting) else None,
        CLOCK: clock[0] if clock is not None else None,
        EXPIRE: expires(sitting),
    }
