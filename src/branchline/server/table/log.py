"""Event sourcing with optimistic locking: an LRU cache of table states, and the only way to append to a table's log.

A cached table may be stale. The store detects that when something is appended; the table is then read again.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from branchline.boards import Board
from branchline.bots import BotError
from branchline.errors import BranchlineError, CodedError
from branchline.server.base import DAY, Clock, RequestRefused, metrics
from branchline.server.base.bus import Bus, Note
from branchline.server.base.config import UNDO
from branchline.server.base.fair_cache import FairCache
from branchline.server.base.fair_pool import Pool, yielding
from branchline.server.base.metering import current_group, stored
from branchline.server.base.quotas import EVENT
from branchline.server.base.single_flight import SingleFlight
from branchline.server.store import AuditEntry, Change, Event, Status, Store, Table, Unknown
from branchline.server.table import state
from branchline.server.table.boards import Boards
from branchline.server.table.finished import finished_game, stored_size
from branchline.server.table.history import History, LoggedEvent
from branchline.server.table.state import (
    Body,
    Dismissed,
    Made,
    Reassigned,
    Rematched,
    Sat,
    TableRefusal,
    TableState,
    deadline,
    decode,
    encode,
    waiting_bots,
)
from branchline.server.wire.terms import kind_of

P = ParamSpec("P")
R = TypeVar("R")

BOT, CLOCK, EXPIRE, FILL = "bot", "clock", "expire", "fill"  # kinds of due work
KEPT = 2000  # tables in the cache
HISTORIES = 64  # tables whose full history is in memory (LRU)
RECENT = 32  # latest events held in memory for each table
INLINE = 32  # up to this many events are folded on the event loop, which takes about two milliseconds
ATTEMPTS = 20  # retries when other writers at the same table are faster
OPEN_DAYS, IDLE_DAYS, OVER_DAYS = 2, 30, 90  # an open, running or finished table expires when unused for this long
WATCHED_PAUSE = 1.0  # seconds between moves at a table with only bots, so that spectators can follow


class Stale(BranchlineError):
    """The table has changed since the version that the player saw; `table_state` is its current state."""

    def __init__(self, table_state: TableState) -> None:
        super().__init__(f"the table is at version {table_state.version}")
        self.table_state = table_state


class Busy(BranchlineError):
    """Too many concurrent writers at one table: nothing was done, and the caller may try again."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of tables shows without reading their logs."""

    names: tuple[str | None, ...] = ()  # by seat, of people and bots
    people: tuple[str | None, ...] = ()  # ids by seat; never sent to clients
    waits: tuple[int, ...] = ()  # seats that may act
    held_back: bool = False  # whether spectators learn only later when something happened
    bots: tuple[str | None, ...] = ()  # by seat, their levels; without it, as in rows from before, `names` has them
    quick: bool = False  # made by quick match
    rated: bool = False


@dataclass
class CachedTable:
    """A table in the cache, as far as this worker has read its log."""

    row: Table
    table_state: TableState
    moves: dict[str, tuple[int, str | None]]  # by move_id: the number of its event, and the person who sent it
    recent: deque[LoggedEvent]
    times: list[float]  # when each version was made; never decreasing, even if clocks of workers disagree
    caused: Counter[tuple[str | None, str]] = field(default_factory=Counter)  # events by person and kind
    undo_pause: float = UNDO  # of its `Log`

    def grow(self, event: Event, then: TableState, body: Body, row: Table | None = None) -> None:
        self.table_state = then
        self.row = row_of(self.row, then) if row is None else row
        self.moves[event.move_id] = (event.seq, event.person)
        self.recent.append(LoggedEvent(event.seq, event.at, body, then.game_events, then.head))
        self.times.append(max(event.at, self.times[-1]))
        self.caused[event.person, event.kind] += 1


class Done(NamedTuple):
    """The result of a command: the table's state after it, and the number of its event."""

    table_state: TableState
    seq: int
    repeated: bool = False


@dataclass
class Log:
    store: Store
    bus: Bus
    clock: Clock
    # Called after this worker's own appends, because they may have created timed work.
    on_append: Callable[[TableState, str], None] = lambda table_state, host: None
    supply_chance: Callable[[Body], Body] = lambda body: body  # lets tests supply the outcomes of chance
    undo_pause: float = UNDO  # seconds for which bots wait after a move that its player may undo
    _cache: OrderedDict[str, CachedTable] = field(default_factory=OrderedDict)
    _histories: FairCache[str, History] = field(default_factory=lambda: FairCache(HISTORIES))
    _loading: SingleFlight[CachedTable] = field(default_factory=SingleFlight)
    _folding: SingleFlight[list[tuple[Event, Body, TableState]]] = field(default_factory=SingleFlight)
    _growing: SingleFlight[History] = field(default_factory=SingleFlight)
    # One thread, because several would only compete for the GIL.
    _pool: Pool = field(default_factory=lambda: Pool(1, "fold"))

    def __post_init__(self) -> None:
        self.boards = Boards(self.store)

    def cached(self, table: str) -> CachedTable | None:
        """The cached table, however stale; None if it is not in the cache."""
        return self._cache.get(table)

    async def at_least(self, table: str, version: int) -> CachedTable:
        """A table at this version or a newer one; the store is read only if the cached one is older."""
        cached = self._cache.get(table)
        return cached if cached is not None and 0 < version <= cached.table_state.version else await self.read(table)

    async def read(self, table: str) -> CachedTable:
        """The table as it is in the store now. Only events that are not in the cache are read."""
        cached = self._cache.get(table)
        if cached is None:
            others = table in self._loading
            cached = await self._loading.do(table, lambda: self._load(table))
            if not others:
                return self._cache.get(table, cached)
        # A task that waited for another task's read must still fetch what was appended after that read began.
        events = await self.store.events_after(table, cached.table_state.version)
        await self._grow(cached, events)
        self.keep(cached)
        return self._cache.get(table, cached)

    async def _load(self, table: str) -> CachedTable:
        """Read a whole table that is not in the cache."""
        if not (table.isascii() and table.isalnum()):  # can't be an id, so the database is not asked
            raise TableRefusal("no-such-table")
        row = await self.store.table(table)
        if row is None:
            raise TableRefusal("no-such-table")
        events = await self.store.events_after(table)
        if row.status is Status.GONE and (not events or events[-1].seq < row.version):
            raise TableRefusal("no-such-table")  # it is being deleted
        cached = first_cached(row, events[0], await self._board(events[0]))
        cached.undo_pause = self.undo_pause
        await self._grow(cached, events[1:])
        self.keep(cached)
        return cached

    async def _grow(self, cached: CachedTable, events: Sequence[Event]) -> None:
        """Fold events that were read into a cached table; many of them in a thread, away from the event loop."""
        while new := [event for event in events if event.seq > cached.table_state.version]:
            before = cached.table_state
            if len(new) <= INLINE:
                steps = folded(before, new)
            else:
                work = partial(self.in_thread, folded, before, new)
                # One task folds for all that ask. The key is no `id()`: it could be that of another table by now.
                steps = await self._folding.do((cached.row.id, before.version), work)
            for event, body, then in steps:
                if event.seq == cached.table_state.version + 1:  # otherwise another task was faster
                    cached.grow(event, then, body, cached.row)  # the row is computed once, after the loop
            cached.row = row_of(cached.row, cached.table_state)
            if cached.table_state is before:
                raise ValueError(f"the log of table {cached.row.id} has a gap after event {before.version}")

    async def in_thread(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """Run work on a long log in a thread, away from the event loop, and return its result."""
        return await self._pool.run(lambda: work(*arguments, **more), current_group())

    async def history(self, table: str, since: int = 0, until: int | None = None) -> list[LoggedEvent]:
        """The events after number `since`, up to and including `until`: from memory, or replayed from the log."""
        cached = await self.at_least(table, since or 1)
        if until is None:
            until = cached.table_state.version
        if not cached.recent or since + 1 < cached.recent[0].seq:
            events = (await self._full_history(cached.row, until)).events
        else:
            events = list(cached.recent)
        return [each for each in events if since < each.seq <= until]

    async def as_of(self, table: str, version: int) -> TableState:
        """The table's state at a past version."""
        cached = await self.at_least(table, 1)
        if version == cached.table_state.version:
            return cached.table_state
        return (await self._full_history(cached.row, version)).at(version)

    async def do(
        self,
        table: str,
        move_id: str,
        decide: Callable[[Table, TableState], Body],
        *,
        seen: int | None = None,
        person: str | None = None,
        seat: int | None = None,
        leased: float = 0.0,
        beside: Callable[[TableState], Change] | None = None,
        device: bytes | None = None,
        final: bool = False,
    ) -> Done:
        """Append the event that `decide` returns, once per `move_id`.

        If `seen` is given, the table must still be at that version. `leased`: the caller also plays the bots' next
        moves at the table and holds the lease for them until then. `beside`: makes the table that is stored in the
        same transaction, given the state after the event. `device`: the hash of the sender's token, which must still be
        valid in that transaction. `final`: RefusedBefore if the command was refused before (`refusals.settle`).
        """
        cached = self._cache.get(table) or await self.read(table)
        for _ in range(ATTEMPTS):
            found = cached.moves.get(move_id)
            if found is not None and found[1] == person:
                return Done(cached.table_state, found[0], repeated=True)
            version = cached.table_state.version
            try:
                if seen is not None and seen != version:
                    if person is not None and seat is not None:  # nobody else may learn the table's version
                        state.check_person(cached.table_state, seat, person)
                    raise Stale(cached.table_state)
                body = self.supply_chance(decide(cached.row, cached.table_state))
                if person is not None:
                    count, host = cached.caused[person, kind_of(body)], person == cached.row.host
                    state.check_length(cached.table_state, body, count, host=host)
                now = self.clock.now()
                # When a guest signs in, many tables may get the event: its time would tell that they are one person's.
                at = cached.table_state.touched if isinstance(body, Reassigned) else now
                then = state.after(cached.table_state, body, at)
                if found is not None:  # last: only who may do it learns that another person has used this move_id
                    raise TableRefusal("move-id-taken")
            except (CodedError, BotError, Stale):  # the cached table may be stale: refuse only on the current one
                cached = await self.read(table)
                if cached.table_state.version == version:
                    raise
                continue
            event = Event(then.version, move_id, kind_of(body), encode(body), at, seat, person, then.head)
            change = _change(cached, event, then, now, leased, self.undo_pause)
            if isinstance(body, Dismissed):
                removed = cached.table_state.seats[body.seat].person
                entry = AuditEntry(now, kind_of(body), actor=person, person=removed, table=table)
                change = msgspec.structs.replace(change, audit=entry, uninvited=removed)
            newcomer = person if isinstance(body, (Sat, Rematched)) else None
            if beside is not None or device is not None or newcomer is not None or final:
                made = beside(then) if beside is not None else None
                change = msgspec.structs.replace(
                    change, beside=made, device=device, newcomer=newcomer, unless_refused=final
                )
            try:
                with metrics.APPENDED.time():
                    appended = await self.store.append(change)
            except Unknown:
                raise RequestRefused("no-guest") from None
            if appended:
                stored(EVENT + len(move_id) + len(event.body) + stored_size(change.finished))
                if cached.table_state.version == version:  # otherwise it has already been read from the store
                    cached.grow(event, then, body, change.table)
                self.keep(cached)
                await self.bus.publish(Note(table, "version", then.version))
                self.on_append(then, cached.row.host)
                return Done(then, event.seq)
            cached = await self.read(table)
        raise Busy(f"table {table} is busy")

    def forget(self, table: str | None = None) -> None:
        """Drop what is cached of a table, because its log was rewritten; of all tables if none is given."""
        if table is None:
            self._cache.clear()
            self._histories.clear()
        else:
            self._cache.pop(table, None)
            self._histories.remove(table)

    def keep(self, cached: CachedTable) -> None:
        """Put a table in the cache, unless a newer version is there, and evict the least recently used."""
        present = self._cache.get(cached.table_state.id)
        if present is not None and present.table_state.version > cached.table_state.version:
            return
        self._cache[cached.table_state.id] = cached
        self._cache.move_to_end(cached.table_state.id)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)

    async def _full_history(self, row: Table, version: int) -> History:
        """A table's full history, at least up to a version."""
        history = self._histories.get(row.id)
        while history is None or history.last.version < version:
            history = await self._growing.do(row.id, lambda: self._grow_history(row))
        self._histories.put(row.id, history)
        return history

    async def _grow_history(self, row: Table) -> History:
        """Read and fold the events that a table's history lacks: one task at a time, in a thread if there are many."""
        history = self._histories.get(row.id)
        if history is None:
            events = await self.store.events_after(row.id)
            first = first_cached(row, events[0], await self._board(events[0]))
            history = History.of(first.recent[0], first.table_state)
        else:
            events = await self.store.events_after(row.id, history.last.version)
        if len(events) <= INLINE:
            history.grow(events)
        else:
            await self.in_thread(history.grow, events)
        return history

    async def _board(self, event: Event) -> Board:
        """The board of a table, given its first event."""
        made = decode(event.body)
        assert isinstance(made, Made)
        return await self.boards.version(made.settings.board, made.digest)

    def close(self) -> None:
        self._pool.close()


def folded(table_state: TableState, events: Iterable[Event]) -> list[tuple[Event, Body, TableState]]:
    """Each event with its decoded body and the table's state after it."""
    steps = []
    for event in yielding(events):
        body = decode(event.body)
        table_state = state.after(table_state, body, event.at)
        steps.append((event, body, table_state))
    return steps


def first_cached(row: Table, event: Event, board: Board) -> CachedTable:
    """A table with only its first event; `board` is the version that the event names."""
    made = decode(event.body)
    assert isinstance(made, Made)
    table_state = state.first(row.id, row.secret, made, board, event.at)
    logged = LoggedEvent(event.seq, event.at, made, (), table_state.head)
    return CachedTable(row, table_state, {event.move_id: (1, event.person)}, deque([logged], maxlen=RECENT), [event.at])


def new_change(row: Table, board: Board, bodies: Iterable[tuple[str, Body]], now: float) -> Change:
    """The change that creates a table. The summary columns of `row` need not be right; they are computed here."""
    events: list[Event] = []
    table_state: TableState | None = None
    for seq, (move_id, body) in enumerate(bodies, 1):
        if table_state is None:
            assert isinstance(body, Made)
            table_state = state.first(row.id, row.secret, body, board, now)
        else:
            table_state = state.after(table_state, body, now)
        events.append(Event(seq, move_id, kind_of(body), encode(body), now, person=row.host, hash=table_state.head))
    assert table_state is not None
    return Change(row_of(row, table_state), tuple(events), (), due_at(table_state, now))


def row_of(row: Table, table_state: TableState) -> Table:
    """The table's row, with the columns that lists show computed from its state."""
    return msgspec.structs.replace(
        row,
        code=table_state.code or row.code,
        free=sum(not seat.taken for seat in table_state.seats),
        status=table_state.status,
        version=table_state.version,
        touched=table_state.touched,
        summary=msgspec.json.encode(
            Summary(
                tuple(seat.name for seat in table_state.seats),
                tuple(seat.person for seat in table_state.seats),
                table_state.actors,
                table_state.held_back,
                tuple(seat.bot for seat in table_state.seats),
                table_state.settings.quick is not None,
                table_state.settings.rated,
            )
        ),
    )


def expires(table_state: TableState) -> float | None:
    """When a table expires if nobody uses it; None if it never does. Nobody has left a game whose clock runs."""
    days = _DAYS.get(table_state.status.value)
    if days is None:
        return None
    clock = deadline(table_state)
    return max(table_state.touched, clock[0] if clock is not None else 0.0) + days * DAY


_DAYS = {Status.OPEN.value: OPEN_DAYS, Status.RUNNING.value: IDLE_DAYS, Status.OVER.value: OVER_DAYS}


def fill_at(table_state: TableState) -> float | None:
    """When a table of quick match has to be looked after: at once if all seats are taken or nobody is left, else when
    bots take the free seats; None if never.
    """
    quick = table_state.settings.quick
    if quick is None or table_state.status is not Status.OPEN:
        return None
    waiting = any(seat.person is not None for seat in table_state.seats)
    if not waiting or all(seat.taken for seat in table_state.seats):
        return table_state.touched
    return table_state.created + quick.bots_after if quick.bots_after is not None else None


def _change(
    cached: CachedTable, event: Event, then: TableState, now: float, leased: float, undo_pause: float
) -> Change:
    people = [each.person for each in then.seats]
    members = tuple((i, person) for i, person in enumerate(people) if person is not None)
    changed = people != [each.person for each in cached.table_state.seats]
    due = due_at(then, now, undo_pause)
    if not leased and bool(waiting_bots(then)) == bool(waiting_bots(cached.table_state)):
        del due[BOT]  # already scheduled, or nothing to schedule
    if deadline(then) == deadline(cached.table_state):
        del due[CLOCK]
    if then.status is cached.table_state.status:
        del due[EXPIRE]  # rescheduled when it comes due, if the table has been used since
    if fill_at(then) == fill_at(cached.table_state):
        del due[FILL]
    lease = {BOT: leased} if leased else {}
    matched = then.settings.quick is not None and then.status is not cached.table_state.status
    finished = finished_game(cached.table_state, then)
    row, sitting = row_of(cached.row, then), members if changed else None
    return Change(row, (event,), sitting, due, lease, matched=matched, finished=finished, before=cached.row)


def pause_of(table_state: TableState) -> float:
    """Seconds between two moves of bots: none if people play at the table."""
    return 0.0 if any(seat.person for seat in table_state.seats) else WATCHED_PAUSE


def _pause_before_bots(table_state: TableState, undo_pause: float) -> float:
    """Seconds until the first bot moves.

    A player whose rivals are all bots gets time to undo a move. Undoing it after a bot's answer would not do: nearly
    all answers reveal something, such as the next face-up card or the bot's cards.
    """
    return undo_pause if _waits_for_undo(table_state) else pause_of(table_state)


def _waits_for_undo(table_state: TableState) -> bool:
    alone = len({seat.person for seat in table_state.seats if seat.person is not None}) == 1
    return alone and table_state.undoable is not None


def undo_until(table_state: TableState, undo_pause: float) -> float | None:
    """When bots stop waiting for the last move to be undone; None if none waits."""
    waits = _waits_for_undo(table_state) and waiting_bots(table_state)
    return table_state.touched + undo_pause if waits else None


def due_at(table_state: TableState, now: float, undo_pause: float = UNDO) -> dict[str, float | None]:
    """When each kind of timed work is due at a table; None if there is none."""
    clock = deadline(table_state)
    return {
        BOT: now + _pause_before_bots(table_state, undo_pause) if waiting_bots(table_state) else None,
        CLOCK: clock[0] if clock is not None else None,
        EXPIRE: expires(table_state),
        FILL: fill_at(table_state),
    }
