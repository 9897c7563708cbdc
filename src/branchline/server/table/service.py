"""Commands with idempotency keys: everything people can do at tables, each as one append to the table's log.

A command is checked against the state in the log when it is appended. It carries a `move_id` chosen by the sender:
however often it is sent, it happens once and gets the same answer. Commands that depend on what the player saw also
carry the table's version, and are refused if the table has changed since (optimistic locking).
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from branchline.boards import Board
from branchline.bots.seats import choose_character
from branchline.errors import CodedError
from branchline.game import deal
from branchline.game.hash_chain import SALT
from branchline.game.setup import check_table
from branchline.server.base import CODE, CODE_LETTERS, ID, ID_LETTERS, RandomSource, RequestRefused, letters
from branchline.server.base.bus import Note, inbox_of
from branchline.server.base.config import AWAY
from branchline.server.base.metering import stored
from branchline.server.base.quotas import EVENT, TABLE
from branchline.server.people.identity import clean_name, sanctioned
from branchline.server.people.names import check_name
from branchline.server.store import Change, Person, RefusedBefore, Sanctioned, Table, Unknown, friend_statements
from branchline.server.table import refusals
from branchline.server.table.commands import Absence, Context, check_level, decide
from branchline.server.table.log import Done, Log, new_change
from branchline.server.table.state import Body, BotSat, Made, Reassigned, Rematched, Sat, TableRefusal, TableState
from branchline.server.wire import (
    Command,
    Dismiss,
    Leave,
    Rematch,
    Resign,
    Settings,
    Sit,
    StandIn,
    Status,
    seat_of,
    version_seen,
)

UNFINISHED = 30  # open and running tables that one person may host
TRIES = 5  # to find a code that is not taken


@dataclass
class Service:
    log: Log
    random: RandomSource
    patience: float = AWAY  # seconds after which players may seat a bot for a player who is away

    async def table_state(self, table: str) -> TableState:
        """The table's state in the store now."""
        return (await self.log.read(table)).table_state

    async def make(
        self,
        host: str,
        move_id: str,
        settings: Settings,
        bots: Mapping[int, str] = {},
        device: bytes | None = None,
    ) -> TableState:
        """Make a table, with bots in some seats and all other seats free. `device`: see `Log.do`."""
        table = letters(hashlib.sha256(f"table {host} {move_id}".encode()).digest()[:ID], ID_LETTERS)
        row = await self.log.store.table(table)
        if row is None:
            if await self.log.store.unfinished(host) >= UNFINISHED:
                raise TableRefusal("too-many-tables", most=UNFINISHED)
            board = await self.log.boards.newest(settings.board, offered=True)
            for _ in range(TRIES):
                change = self._new_table(table, host, settings, board, bots)
                change = msgspec.structs.replace(change, newcomer=host, device=device)
                try:
                    added = await self.log.store.add_table(change)
                except Unknown:
                    raise RequestRefused("no-guest") from None
                if added:
                    stored(TABLE + sum(EVENT + len(event.body) for event in change.events))
                    break
                if (row := await self.log.store.table(table)) is not None:
                    break
        if row is not None and row.host != host:
            raise TableRefusal("move-id-taken")
        return await self.table_state(table)

    async def do(
        self, person: Person, table: str, command: Command, device: bytes | None = None, *, final: bool = True
    ) -> Done:
        """Carry out a person's command: append the event that it causes. `device`: see `Log.do`.

        A refusal is final, unless the caller does not pass it on to anybody.
        """
        if not final or version_seen(command) is not None:  # what depends on a version is out of date for good
            return await self._try(person, table, command, device)
        try:
            return await self._try(person, table, command, device, final=True)
        except (CodedError, RefusedBefore, Sanctioned) as error:
            return await refusals.settle(self.log, table, person.id, command.move_id, error)

    async def _try(
        self, person: Person, table: str, command: Command, device: bytes | None, *, final: bool = False
    ) -> Done:
        absence = await self._absence(table) if isinstance(command, StandIn) else None
        rematch = Rematched(self._new_id(), self._new_code()) if isinstance(command, Rematch) else None
        invited, salt = False, None
        if isinstance(command, Sit):
            person = await self.log.store.person(person.id) or person  # by now: what a socket knows may be a minute old
            invited = await self._is_invited(person.id, table, command)
            salt = self.random.bytes(SALT)
            rated = (await self.log.at_least(table, 1)).table_state.settings.rated
            shown = person.name if rated or command.name is None else clean_name(command.name)  # see `commands._sit`
            await check_name(self.log.store, shown, person)
            if shown != person.name and person.muted_until > self.log.clock.now():  # they would write by that name
                raise sanctioned("muted", person.muted_until)

        def event(row: Table, table_state: TableState) -> Body:
            new_code = self._new_code() if isinstance(command, Dismiss) else None  # another one if it was taken
            return decide(command, Context(person, row, table_state, absence, rematch, new_code, invited, salt))

        done = await self.log.do(
            table,
            command.move_id,
            event,
            seen=version_seen(command),
            person=person.id,
            seat=seat_of(command),
            beside=partial(self._rematch_table, person.id) if rematch is not None else None,
            device=device,
            final=final,
        )
        if rematch is not None:
            for other in {seat.person for seat in done.table_state.seats if seat.person is not None} - {person.id}:
                await self.log.bus.publish(Note(inbox_of(other), "inbox", 0))
        return done

    async def append(self, table: str, move_id: str, seen: int, body: Body, *, leased: float = 0.0) -> Done:
        """Append an event of the server itself, such as a bot's move or an expired clock; checks only the version."""
        return await self.log.do(table, move_id, lambda row, table_state: body, seen=seen, leased=leased)

    async def make_quick(
        self,
        person: Person,
        move_id: str,
        nonce: bytes,
        settings: Settings,
        seat: int = 0,
        device: bytes | None = None,
    ) -> Change:
        """A new table of quick match that is not stored yet, with its first player in a seat.

        `device`: see `Log.do`.
        """
        if await self.log.store.unfinished(person.id) >= UNFINISHED:
            raise TableRefusal("too-many-tables", most=UNFINISHED)
        board = await self.log.boards.newest(settings.board, offered=True)
        sat = Sat(seat, person.id, person.name, nonce, person.account, self.random.bytes(SALT))
        change = self._new_table(self._new_id(), person.id, settings, board, {}, sat=(move_id, sat))
        return msgspec.structs.replace(change, members=((seat, person.id),), newcomer=person.id, device=device)

    async def reassign(self, table: str, before: str, person: str, *, erased: bool) -> None:
        """Give a person's seats at a table to another id: that of an account, or a random one after erasure.

        The event also makes all cached states of the table stale, so no worker writes the old id or name again.
        """

        def event(row: Table, table_state: TableState) -> Body:
            return Reassigned(table_state.seats_of(before), person, erased=erased)

        await self.log.do(table, f"reassign-{self._new_id()}", event)

    async def depart(self, person: Person, tables: Iterable[str]) -> None:
        """Let a person leave tables: they give up their seats, or resign and a bot plays on."""
        for table in tables:
            table_state = (await self.log.read(table)).table_state
            for seat in table_state.seats_of(person.id):
                move_id = f"depart-{self._new_id()}"
                command = Leave(move_id, seat) if table_state.status is Status.OPEN else Resign(move_id, seat)
                with contextlib.suppress(TableRefusal):  # the game is over, or they have resigned
                    await self.do(person, table, command, final=False)

    # Internals.

    async def _absence(self, table: str) -> Absence:
        return Absence(await self.log.store.last_seen(table), self.patience, self.log.clock.now())

    async def _is_invited(self, person: str, table: str, command: Sit) -> bool:
        """Whether a player has invited the person to the table; only looked up if the seat needs its code."""
        known = await self.log.at_least(table, 1)
        if known.row.public and command.seat not in known.table_state.settings.invited:
            return False
        return await self.log.store.read(friend_statements.is_invited, table, person)

    def _rematch_table(self, host: str, over: TableState) -> Change:
        """The table that a rematch makes: with the same bots, and the other seats reserved for the same people."""
        assert over.rematch is not None
        invited = tuple(number for number, seat in enumerate(over.seats) if seat.person is not None)
        bots = {number: seat.bot for number, seat in enumerate(over.seats) if seat.bot is not None}
        names = {number: seat.name for number, seat in enumerate(over.seats) if seat.bot and seat.name}
        settings = msgspec.structs.replace(over.settings, invited=invited, quick=None)
        stored(TABLE + EVENT * (1 + len(bots)))
        people = tuple(sorted({seat.person for seat in over.seats if seat.person is not None}))
        change = self._new_table(over.rematch.table, host, settings, over.board, bots, over.rematch.code, people, names)
        return msgspec.structs.replace(change, invited=tuple(person for person in people if person != host))

    def _new_table(
        self,
        table: str,
        host: str,
        settings: Settings,
        board: Board,
        bots: Mapping[int, str],
        code: str | None = None,
        people: tuple[str, ...] = (),
        names: Mapping[int, str] = {},  # of bots, by seat; the others get one
        sat: tuple[str, Sat] | None = None,  # who sits there from the start, and the idempotency key
    ) -> Change:
        check_table(board, settings.players, longest_path=settings.longest_path, strict_ferries=settings.strict_ferries)
        for seat, level in bots.items():
            check_level(level)
            if not 0 <= seat < settings.players:
                raise TableRefusal("no-such-seat", number=seat, last=settings.players - 1)
        secret, now = self.random.bytes(deal.SECRET), self.log.clock.now()
        row = Table(
            id=table, code=code or self._new_code(), public=settings.public,
            board=board.id, players=settings.players, free=settings.players, pace=settings.pace.kind,
            status=Status.OPEN, version=1, host=host, secret=secret, created=now, touched=now,
        )  # fmt: skip
        bodies: list[tuple[str, Body]] = [("made", Made(settings, board.digest, deal.commitment(secret), people))]
        taken = [*names.values()]
        for seat, level in sorted(bots.items()):
            name = names.get(seat) or choose_character(table, taken)
            taken.append(name)
            bodies.append((f"made:{seat}", BotSat(seat, level, deal.bot_nonce(secret, seat), name)))
        return new_change(row, board, [*bodies, sat] if sat is not None else bodies, now)

    def _new_id(self) -> str:
        return letters(self.random.bytes(ID), ID_LETTERS)

    def _new_code(self) -> str:
        return letters(self.random.bytes(CODE), CODE_LETTERS)
