"""What people can do at tables. Each deed is one append to a table's log: decided on what the log says, and only then.

A deed carries a `move_id`, made up by who does it. However often it is sent, it happens once, and every answer is the
same. Deeds that depend on what their player saw also carry the table's version; if it has moved on, they are refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from branchline import deal
from branchline.boards import load_board
from branchline.bots import BotError, new_player
from branchline.errors import BranchlineError, CodedError
from branchline.seating import check_table
from branchline.server import tables
from branchline.server.bus import Bus, Note
from branchline.server.model import (
    Acted,
    Body,
    BotSat,
    CameBack,
    Left,
    Made,
    Resigned,
    Sat,
    Settings,
    Started,
    StoodIn,
    Undone,
    Voted,
    decode,
    encode,
    kind_of,
)
from branchline.server.outside import Clock, Luck
from branchline.server.store import Change, Event, Status, Store, Table
from branchline.server.tables import Sitting, TableRefusal, deadline, waiting_bots

BOT, CLOCK, EXPIRE = "bot", "clock", "expire"  # kinds of due work
KEPT = 2000  # sittings in memory
ATTEMPTS = 20  # when others at the same table are quicker
OPEN_DAYS, IDLE_DAYS, OVER_DAYS = 2, 30, 90  # a table that nobody touches for so long is gone
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look alike
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
CODE, ID = 6, 12


class Stale(BranchlineError):
    """The table has moved on since the player looked: `sitting` is how it stands."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(f"the table is at version {sitting.version}")
        self.sitting = sitting


class Busy(BranchlineError):
    """So many act at one table at once that this one did not get through: nothing was done, try again."""


class Done(NamedTuple):
    """What a deed came to: the table with it, and the number of its event."""

    sitting: Sitting
    seq: int
    repeated: bool = False


@dataclass
class _Known:
    """A table in memory: as far as this worker has read its log."""

    row: Table
    sitting: Sitting
    moves: dict[str, int]  # the number of each move_id's event


@dataclass
class Service:
    store: Store
    bus: Bus
    clock: Clock
    luck: Luck
    _known: OrderedDict[str, _Known] = field(default_factory=OrderedDict)

    # Tables.

    async def make(self, host: str, settings: Settings) -> Sitting:
        """A new table, with all seats free."""
        board = load_board(settings.board)
        check_table(board, settings.players, longest_path=settings.longest_path)
        secret, now = self.luck.bytes(deal.SECRET), self.clock.now()
        made = Made(settings, board.digest, deal.commitment(secret))
        sitting = tables.first(self._letters(ID, ID_LETTERS), secret, made, now)
        row = Table(
            id=sitting.id, code=self._letters(CODE, CODE_LETTERS), public=settings.public, board=board.id,
            players=settings.players, free=settings.players, pace=settings.pace.kind, status=Status.OPEN, version=1,
            host=host, secret=secret, created=now, touched=now,
        )  # fmt: skip
        event = Event(1, "made", kind_of(made), encode(made), now, person=host)
        await self.store.add_table(Change(row, (event,), (), {EXPIRE: _expires(sitting)}))
        self._keep(_Known(row, sitting, {event.move_id: 1}))
        return sitting

    async def sitting(self, table: str) -> Sitting:
        """A table as it stands in the store now."""
        return (await self._read(table)).sitting

    async def sit(self, person: str, table: str, move_id: str, seat: int, name: str, nonce: bytes) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_seat_free(sitting, seat)
            return Sat(seat, person, name, nonce)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def seat_bot(self, person: str, table: str, move_id: str, seat: int, spec: str) -> Done:
        nonce = self.luck.bytes(deal.NONCE)

        def decide(row: Table, sitting: Sitting) -> Body:
            _check_host(row, person)
            tables.check_seat_free(sitting, seat)
            new_player(spec, board=sitting.board, players=sitting.settings.players, seed=0)
            return BotSat(seat, spec, nonce)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def leave(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Get up before the start; the host may send bots away."""

        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_leave(sitting, seat, person)
            if sitting.seats[seat].bot is not None:
                _check_host(row, person)
            return Left(seat)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def start(self, person: str, table: str, move_id: str) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            _check_host(row, person)
            tables.check_start(sitting)
            return Started()

        return await self._do(table, move_id, decide, person=person)

    # Playing.

    async def act(self, person: str, table: str, move_id: str, seat: int, seen: int, actions: Sequence[str]) -> Done:
        """Actions of one's own seat, all or none, if the table is still at the version that was seen."""

        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            if sitting.seats[seat].stand_in is not None:
                raise TableRefusal("seat-stood-in")
            tables.check_act(sitting, seat, actions)
            return Acted(seat, tuple(actions))

        return await self._do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def undo(self, person: str, table: str, move_id: str, seat: int, seen: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            tables.check_undo(sitting, seat)
            return Undone(seat)

        return await self._do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def resign(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            tables.check_running(sitting)
            if sitting.seats[seat].resigned:
                raise TableRefusal("seat-resigned")
            return Resigned(seat)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def vote(self, person: str, table: str, move_id: str, seat: int, end: bool) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            tables.check_running(sitting)
            return Voted(seat, end)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def stand_in(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Let a bot play for oneself, until one comes back."""

        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            tables.check_running(sitting)
            return StoodIn(seat, tables.STAND_IN, "left")

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def come_back(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            tables.check_person(sitting, seat, person)
            tables.check_come_back(sitting, seat)
            return CameBack(seat)

        return await self._do(table, move_id, decide, person=person, seat=seat)

    async def do(self, table: str, move_id: str, seen: int, body: Body) -> Done:
        """What the server itself does: a bot's move, a clock that ran out. Believed, if the version is right."""
        return await self._do(table, move_id, lambda row, sitting: body, seen=seen)

    # How.

    async def _do(
        self,
        table: str,
        move_id: str,
        decide: Callable[[Table, Sitting], Body],
        *,
        seen: int | None = None,
        person: str | None = None,
        seat: int | None = None,
    ) -> Done:
        """Append what is decided. What is in memory may be old: the store finds that out, and then it is read anew."""
        known = self._known.get(table) or await self._read(table)
        for _ in range(ATTEMPTS):
            if (seq := known.moves.get(move_id)) is not None:
                return Done(known.sitting, seq, repeated=True)
            done = None
            try:
                if seen is not None and seen != known.sitting.version:
                    raise Stale(known.sitting)
                body = decide(known.row, known.sitting)
                done = await self._append(known, body, move_id, person, seat)
            except (CodedError, BotError, Stale):  # a refusal holds only for the table as it is now
                fresh = await self._read(table)
                if fresh.sitting.version == known.sitting.version:
                    raise
                known = fresh
                continue
            if done is not None:
                return done
            known = await self._read(table)
        raise Busy(f"table {table} is busy")

    async def _append(
        self, known: _Known, body: Body, move_id: str, person: str | None, seat: int | None
    ) -> Done | None:
        now = self.clock.now()
        then = tables.after(known.sitting, body, now)
        event = Event(then.version, move_id, kind_of(body), encode(body), now, seat, person)
        row = _row(known.row, then)
        members = tuple((i, each.person) for i, each in enumerate(then.seats) if each.person is not None)
        changed = [each.person for each in then.seats] != [each.person for each in known.sitting.seats]
        if not await self.store.append(Change(row, (event,), members if changed else None, _due(then, now))):
            return None
        self._keep(_Known(row, then, {**known.moves, move_id: event.seq}))
        await self.bus.tell(Note(then.id, "version", then.version))
        return Done(then, event.seq)

    async def _read(self, table: str) -> _Known:
        """A table with all its events; only those that are new are read."""
        known = self._known.get(table)
        if known is None:
            row = await self.store.table(table)
            if row is None:
                raise TableRefusal("no-such-table")
            events = await self.store.events_after(table)
            made = decode(events[0].body)
            assert isinstance(made, Made)
            sitting = tables.first(table, row.secret, made, events[0].at)
            known = _Known(row, sitting, {events[0].move_id: 1})
            events = events[1:]
        else:
            events = await self.store.events_after(table, known.sitting.version)
        sitting, moves = known.sitting, dict(known.moves)
        for event in events:
            sitting = tables.after(sitting, decode(event.body), event.at)
            moves[event.move_id] = event.seq
        known = _Known(_row(known.row, sitting), sitting, moves)
        self._keep(known)
        return known

    def _keep(self, known: _Known) -> None:
        """Remember a table; of those that are remembered the one asked for longest ago goes."""
        present = self._known.get(known.sitting.id)
        if present is not None and present.sitting.version > known.sitting.version:
            return
        self._known[known.sitting.id] = known
        self._known.move_to_end(known.sitting.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def _letters(self, count: int, letters: str) -> str:
        return "".join(letters[byte % len(letters)] for byte in self.luck.bytes(count))


def _check_host(row: Table, person: str) -> None:
    if row.host != person:
        raise TableRefusal("not-host")


def _row(row: Table, sitting: Sitting) -> Table:
    """What lists show of a table, as it stands."""
    return msgspec.structs.replace(
        row,
        free=sum(not seat.taken for seat in sitting.seats),
        status=sitting.status,
        version=sitting.version,
        touched=sitting.touched,
    )


def _due(sitting: Sitting, now: float) -> dict[str, float | None]:
    """What is to be done at a table, and when."""
    clock = deadline(sitting)
    return {
        BOT: now if waiting_bots(sitting) else None,
        CLOCK: clock[0] if clock is not None else None,
        EXPIRE: _expires(sitting),
    }


def _expires(sitting: Sitting) -> float | None:
    days = {Status.OPEN: OPEN_DAYS, Status.RUNNING: IDLE_DAYS, Status.OVER: OVER_DAYS}.get(sitting.status)
    return sitting.touched + days * tables.DAY if days is not None else None
