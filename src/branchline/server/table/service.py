"""Commands with idempotency keys: everything people can do at tables, each as one append to the table's log.

A command is checked against the state in the log when it is appended. It carries a `move_id` chosen by the sender:
however often it is sent, it happens once and gets the same answer. Commands that depend on what the player saw also
carry the table's version, and are refused if the table has changed since (optimistic locking).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from branchline.boards import load_board
from branchline.bots import LEVELS
from branchline.game import deal
from branchline.game.setup import check_table
from branchline.server.base import CODE, CODE_LETTERS, ID, ID_LETTERS, RandomSource, letters
from branchline.server.base.config import AWAY
from branchline.server.store import Change, Status, Table
from branchline.server.table import state
from branchline.server.table.events import (
    Acted,
    Body,
    BotSat,
    CameBack,
    Dismissed,
    Left,
    Made,
    Rematched,
    Resigned,
    Sat,
    Started,
    StoodIn,
    Undone,
    Voted,
)
from branchline.server.table.log import Done, Log, new_change
from branchline.server.table.state import TableRefusal, TableState
from branchline.server.wire.terms import Settings

UNFINISHED = 30  # open and running tables that one person may host
TRIES = 5  # to find a code that is not taken


@dataclass
class Service:
    log: Log
    random: RandomSource
    patience: float = AWAY  # seconds after which players may seat a bot for a player who is away

    # Tables.

    async def make(self, host: str, move_id: str, settings: Settings, bots: Mapping[int, str] = {}) -> TableState:
        """Make a table, with bots in some seats and all other seats free."""
        table = letters(hashlib.sha256(f"table {host} {move_id}".encode()).digest()[:ID], ID_LETTERS)
        if await self.log.store.unfinished(host) >= UNFINISHED and await self.log.store.table(table) is None:
            raise TableRefusal("too-many-tables", most=UNFINISHED)
        for _ in range(TRIES):
            if await self.log.store.add_table(self._new_table(table, host, settings, bots)):
                break
            if (row := await self.log.store.table(table)) is not None:
                if row.host != host:
                    raise TableRefusal("move-id-taken")
                break
        return (await self.log.read(table)).table_state

    async def table_state(self, table: str) -> TableState:
        """The table's state in the store now."""
        return (await self.log.read(table)).table_state

    async def sit(
        self, person: str, table: str, move_id: str, seat: int, name: str, nonce: bytes, code: str | None = None
    ) -> Done:
        """Take a seat. All seats of a private table, and some of a public one, need its code."""

        def decide(row: Table, table_state: TableState) -> Body:
            state.check_welcome(table_state, person)
            state.check_seat_free(table_state, seat)
            if (not row.public or seat in table_state.settings.invited) and not _admits(row, table_state, person, code):
                raise TableRefusal("code-needed")
            return Sat(seat, person, name, nonce)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def seat_bot(self, person: str, table: str, move_id: str, seat: int, level: str) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            _check_host(row, person)
            state.check_seat_free(table_state, seat)
            check_level(level)
            return BotSat(seat, level, deal.bot_nonce(row.secret, seat))

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def leave(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Leave a seat before the game starts; the host may also remove bots."""

        def decide(row: Table, table_state: TableState) -> Body:
            state.check_leave(table_state, seat, person)
            if table_state.seats[seat].bot is not None:
                _check_host(row, person)
            return Left(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def dismiss(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """As the host, remove a person before the game starts: from all their seats, and permanently."""

        def decide(row: Table, table_state: TableState) -> Body:
            _check_host(row, person)
            state.check_dismiss(table_state, seat, person)
            return Dismissed(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def start(self, person: str, table: str, move_id: str) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            _check_host(row, person)
            state.check_start(table_state)
            return Started()

        return await self.log.do(table, move_id, decide, person=person)

    async def rematch(self, person: str, table: str, move_id: str) -> Done:
        """Make a new table like this one for the same people. The first player to ask makes it and is its host."""
        new, code = letters(self.random.bytes(ID), ID_LETTERS), letters(self.random.bytes(CODE), CODE_LETTERS)
        old = await self.table_state(table)

        def decide(row: Table, table_state: TableState) -> Body:
            state.check_rematch(table_state, person)
            return Rematched(new, code)

        def beside(body: Body) -> Change:
            invited = tuple(number for number, seat in enumerate(old.seats) if seat.person is not None)
            bots = {number: seat.bot for number, seat in enumerate(old.seats) if seat.bot is not None}
            settings = msgspec.structs.replace(old.settings, invited=invited)
            people = tuple(sorted({seat.person for seat in old.seats if seat.person is not None}))
            return self._new_table(new, person, settings, bots, code, people)

        return await self.log.do(table, move_id, decide, person=person, beside=beside)

    # Playing.

    async def act(self, person: str, table: str, move_id: str, seat: int, seen: int, actions: Sequence[str]) -> Done:
        """Play actions for one's own seat, all or none, if the table is still at version `seen`."""

        def decide(row: Table, table_state: TableState) -> Body:
            state.check_act(table_state, seat, person)
            return Acted(seat, tuple(actions))

        return await self.log.do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def undo(self, person: str, table: str, move_id: str, seat: int, seen: int) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            state.check_undo(table_state, seat, person)
            return Undone(seat)

        return await self.log.do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def resign(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            state.check_decides(table_state, seat, person)
            return Resigned(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def vote(self, person: str, table: str, move_id: str, seat: int, end: bool) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            state.check_decides(table_state, seat, person)
            return Voted(seat, end)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def stand_in(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Let a bot play for oneself, or for an absent player whose turn it is, until that player comes back."""
        seen = await self.log.store.last_seen(table)

        def decide(row: Table, table_state: TableState) -> Body:
            if seat in table_state.seats_of(person):
                state.check_stand_in(table_state, seat, person)
                return StoodIn(seat, state.STAND_IN, "left")
            state.check_replace(table_state, seat, person, seen.get(seat, 0.0), self.log.clock.now(), self.patience)
            return StoodIn(seat, state.STAND_IN, "away")

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def come_back(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, table_state: TableState) -> Body:
            state.check_person(table_state, seat, person)
            state.check_come_back(table_state, seat)
            return CameBack(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def do(self, table: str, move_id: str, seen: int, body: Body, *, leased: float = 0.0) -> Done:
        """Append an event of the server itself, such as a bot's move or an expired clock; checks only the version."""
        return await self.log.do(table, move_id, lambda row, table_state: body, seen=seen, leased=leased)

    # Internals.

    def _new_table(
        self,
        table: str,
        host: str,
        settings: Settings,
        bots: Mapping[int, str],
        code: str | None = None,
        people: tuple[str, ...] = (),
    ) -> Change:
        board = load_board(settings.board)
        check_table(board, settings.players, longest_path=settings.longest_path)
        for seat, level in bots.items():
            check_level(level)
            if not 0 <= seat < settings.players:
                raise TableRefusal("no-such-seat", number=seat, last=settings.players - 1)
        secret, now = self.random.bytes(deal.SECRET), self.log.clock.now()
        row = Table(
            id=table, code=code or letters(self.random.bytes(CODE), CODE_LETTERS), public=settings.public,
            board=board.id, players=settings.players, free=settings.players, pace=settings.pace.kind,
            status=Status.OPEN, version=1, host=host, secret=secret, created=now, touched=now,
        )  # fmt: skip
        bodies: list[tuple[str, Body]] = [("made", Made(settings, board.digest, deal.commitment(secret), people))]
        bodies += [
            (f"made:{seat}", BotSat(seat, level, deal.bot_nonce(secret, seat))) for seat, level in sorted(bots.items())
        ]
        return new_change(row, bodies, now)


def check_level(level: str) -> None:
    """Refuse anything but a level: a bot specification could ask for any amount of computing time."""
    if level not in LEVELS:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(LEVELS))


def _check_host(row: Table, person: str) -> None:
    if row.host != person:
        raise TableRefusal("not-host")


def _admits(row: Table, table_state: TableState, person: str, code: str | None) -> bool:
    """Whether a person may take a seat that needs the code."""
    if row.host == person or table_state.seats_of(person) or table_state.invites(person):
        return True
    return code is not None and row.code is not None and hmac.compare_digest(row.code.encode(), code.upper().encode())
