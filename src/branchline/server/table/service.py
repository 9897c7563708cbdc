"""What people can do at tables. Each deed is one append to a table's log: decided on what the log says, and only then.

A deed carries a `move_id`, made up by who does it. However often it is sent, it happens once, and every answer is the
same. Deeds that depend on what their player saw also carry the table's version; if it has moved on, they are refused.
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
from branchline.game.seating import check_table
from branchline.server.process.clock import Luck
from branchline.server.process.config import AWAY
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
    Settings,
    Started,
    StoodIn,
    Undone,
    Voted,
)
from branchline.server.table.log import Done, Log, new_change
from branchline.server.table.state import Sitting, TableRefusal

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look alike
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
CODE, ID = 6, 12
UNFINISHED = 30  # tables that somebody may have made, and not brought to an end
TRIES = 5  # until a code is free


@dataclass
class Service:
    log: Log
    luck: Luck
    patience: float = AWAY  # seconds after which players may seat a bot for one who is away

    # Tables.

    async def make(self, host: str, move_id: str, settings: Settings, bots: Mapping[int, str] = {}) -> Sitting:
        """A new table, with bots in some seats and all others free."""
        table = letters(hashlib.sha256(f"table {host} {move_id}".encode()).digest()[:ID], ID_LETTERS)
        if await self.log.store.unfinished(host) >= UNFINISHED and await self.log.store.table(table) is None:
            raise TableRefusal("too-many-tables", most=UNFINISHED)
        for _ in range(TRIES):
            if await self.log.store.add_table(self._new(table, host, settings, bots)):
                break
            if (row := await self.log.store.table(table)) is not None:
                if row.host != host:
                    raise TableRefusal("move-id-taken")
                break
        return (await self.log.read(table)).sitting

    async def sitting(self, table: str) -> Sitting:
        """A table as it stands in the store now."""
        return (await self.log.read(table)).sitting

    async def sit(
        self, person: str, table: str, move_id: str, seat: int, name: str, nonce: bytes, code: str | None = None
    ) -> Done:
        """Take a seat. Those of a private table, and some of a public one, need its code."""

        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_welcome(sitting, person)
            state.check_seat_free(sitting, seat)
            if (not row.public or seat in sitting.settings.invited) and not _knows(row, sitting, person, code):
                raise TableRefusal("code-needed")
            return Sat(seat, person, name, nonce)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def seat_bot(self, person: str, table: str, move_id: str, seat: int, level: str) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            _check_host(row, person)
            state.check_seat_free(sitting, seat)
            check_level(level)
            return BotSat(seat, level, deal.bot_nonce(row.secret, seat))

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def leave(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Get up before the start; the host may send bots away."""

        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_leave(sitting, seat, person)
            if sitting.seats[seat].bot is not None:
                _check_host(row, person)
            return Left(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def dismiss(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """The host sends somebody away before the start, from all their seats and for good."""

        def decide(row: Table, sitting: Sitting) -> Body:
            _check_host(row, person)
            state.check_dismiss(sitting, seat, person)
            return Dismissed(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def start(self, person: str, table: str, move_id: str) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            _check_host(row, person)
            state.check_start(sitting)
            return Started()

        return await self.log.do(table, move_id, decide, person=person)

    async def rematch(self, person: str, table: str, move_id: str) -> Done:
        """A new table like this one, for the same people: who is first to want it makes it."""
        new, code = letters(self.luck.bytes(ID), ID_LETTERS), letters(self.luck.bytes(CODE), CODE_LETTERS)
        old = await self.sitting(table)

        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_rematch(sitting, person)
            return Rematched(new, code)

        def beside(body: Body) -> Change:
            invited = tuple(number for number, seat in enumerate(old.seats) if seat.person is not None)
            bots = {number: seat.bot for number, seat in enumerate(old.seats) if seat.bot is not None}
            settings = msgspec.structs.replace(old.settings, invited=invited)
            people = tuple(sorted({seat.person for seat in old.seats if seat.person is not None}))
            return self._new(new, person, settings, bots, code, people)

        return await self.log.do(table, move_id, decide, person=person, beside=beside)

    # Playing.

    async def act(self, person: str, table: str, move_id: str, seat: int, seen: int, actions: Sequence[str]) -> Done:
        """Actions of one's own seat, all or none, if the table is still at the version that was seen."""

        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_act(sitting, seat, person)
            return Acted(seat, tuple(actions))

        return await self.log.do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def undo(self, person: str, table: str, move_id: str, seat: int, seen: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_undo(sitting, seat, person)
            return Undone(seat)

        return await self.log.do(table, move_id, decide, seen=seen, person=person, seat=seat)

    async def resign(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_decides(sitting, seat, person)
            return Resigned(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def vote(self, person: str, table: str, move_id: str, seat: int, end: bool) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_decides(sitting, seat, person)
            return Voted(seat, end)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def stand_in(self, person: str, table: str, move_id: str, seat: int) -> Done:
        """Let a bot play for oneself, or for another player who is away and whom all wait for, until they come back."""
        seen = await self.log.store.last_seen(table)

        def decide(row: Table, sitting: Sitting) -> Body:
            if seat in sitting.seats_of(person):
                state.check_stand_in(sitting, seat, person)
                return StoodIn(seat, state.STAND_IN, "left")
            state.check_replace(sitting, seat, person, seen.get(seat, 0.0), self.log.clock.now(), self.patience)
            return StoodIn(seat, state.STAND_IN, "away")

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def come_back(self, person: str, table: str, move_id: str, seat: int) -> Done:
        def decide(row: Table, sitting: Sitting) -> Body:
            state.check_person(sitting, seat, person)
            state.check_come_back(sitting, seat)
            return CameBack(seat)

        return await self.log.do(table, move_id, decide, person=person, seat=seat)

    async def do(self, table: str, move_id: str, seen: int, body: Body, *, leased: float = 0.0) -> Done:
        """What the server itself does: a bot's move, a clock that ran out. Believed, if the version is right."""
        return await self.log.do(table, move_id, lambda row, sitting: body, seen=seen, leased=leased)

    # How.

    def _new(
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
        secret, now = self.luck.bytes(deal.SECRET), self.log.clock.now()
        row = Table(
            id=table, code=code or letters(self.luck.bytes(CODE), CODE_LETTERS), public=settings.public,
            board=board.id, players=settings.players, free=settings.players, pace=settings.pace.kind,
            status=Status.OPEN, version=1, host=host, secret=secret, created=now, touched=now,
        )  # fmt: skip
        bodies: list[tuple[str, Body]] = [("made", Made(settings, board.digest, deal.commitment(secret), people))]
        bodies += [
            (f"made:{seat}", BotSat(seat, level, deal.bot_nonce(secret, seat))) for seat, level in sorted(bots.items())
        ]
        return new_change(row, bodies, now)


def letters(numbers: bytes, alphabet: str) -> str:
    return "".join(alphabet[number % len(alphabet)] for number in numbers)


def check_level(level: str) -> None:
    """People choose among levels: a bot's own settings could cost any amount of time."""
    if level not in LEVELS:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(LEVELS))


def _check_host(row: Table, person: str) -> None:
    if row.host != person:
        raise TableRefusal("not-host")


def _knows(row: Table, sitting: Sitting, person: str, code: str | None) -> bool:
    """Whether somebody may sit where a code is asked for."""
    if row.host == person or sitting.seats_of(person) or sitting.invites(person):
        return True
    return code is not None and row.code is not None and hmac.compare_digest(row.code.encode(), code.upper().encode())
