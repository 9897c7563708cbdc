"""Quick match: finds an open table that fits a person's wishes and sits down there, or makes such a table.

There is no queue. Sitting down is an ordinary command, so a seat is never given away twice, and workers need not agree
on anything else. The game starts, and bots take free seats, by a timed job (`table/jobs.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.server.base import RequestRefused
from branchline.server.base.metering import stored
from branchline.server.base.quotas import EVENT, TABLE
from branchline.server.store import Person, Unknown, account_statements, friend_statements
from branchline.server.store.friend_statements import QuickRow, Wish
from branchline.server.table.log import Stale
from branchline.server.table.service import Service
from branchline.server.table.state import TableRefusal, TableState
from branchline.server.wire import Leave, MatchAsked, Pace, Quick, Settings, Sit

ROUNDS = 10  # searches, while others take the seats that were found
USUAL_SKILL = 25.0  # of people who have not been rated
GONE = ("seat-taken", "table-not-open")  # somebody was faster, or the game has started
FEWEST = 2  # players of a new table, if the number does not matter


@dataclass
class QuickMatch:
    service: Service

    async def find(
        self,
        person: Person,
        asked: MatchAsked,
        pace: Pace,
        device: bytes | None = None,
        check: Callable[[], None] = lambda: None,
        may_sit: Callable[[str], bool] = lambda table: True,
    ) -> TableState:
        """A table of quick match where the person has a seat. `device`: see `Log.do`. `check` refuses if the person may
        not make a table now; `may_sit` says whether they may sit down at a table now, by the rate limits.

        Somebody who waits alone may ask again: others may have begun to wait elsewhere at the same time.
        """
        if asked.rated and person.account is None:
            raise RequestRefused("account-needed")
        store = self.service.log.store
        done = await store.read(friend_statements.table_of_move, person.id, _move_id(person, asked))
        if done is not None:
            return await self.service.table_state(done)
        wish = _wish(person, asked, pace)
        waiting = await self._where_waiting(person, asked, pace, device)
        for _ in range(ROUNDS):
            found = await self._ranked(person, await store.read(friend_statements.quick_tables, wish), asked.rated)
            for row in found:
                if waiting is not None and not _is_better(row, waiting):
                    continue
                try:
                    if not may_sit(row.table):
                        raise TableRefusal("table-worn")  # by their network
                    table_state = await self._sit(person, row.table, asked, device)
                except TableRefusal:  # the person may not sit there
                    wish = msgspec.structs.replace(wish, without=(*wish.without, row.table))
                    continue
                if table_state is not None:
                    if waiting is not None:
                        await self._leave(person, waiting.table, device)
                    return table_state
            if waiting is not None:
                return await self.service.table_state(waiting.table)
            check()
            made = await self._make(person, asked, pace, wish, device)
            if made is not None:
                return await self.service.table_state(made)
        raise RequestRefused("try-again")

    async def _where_waiting(
        self, person: Person, asked: MatchAsked, pace: Pace, device: bytes | None
    ) -> QuickRow | None:
        """The table where the person waits already, if it still fits. Other tables are left: one search at a time."""
        store = self.service.log.store
        waiting: QuickRow | None = None
        for row in await store.read(friend_statements.open_quick_tables_of, person.id):
            settings = (await self.service.table_state(row.table)).settings
            if waiting is None and _fits(settings, asked, pace):
                waiting = row
            else:
                await self._leave(person, row.table, device)
        return waiting

    async def _ranked(self, person: Person, found: list[QuickRow], rated: bool) -> list[QuickRow]:
        """The tables in the order in which they are tried: for rated games, those of equally strong players first."""
        if not rated:
            return found
        distances: dict[str, float] = {}
        for row in found:
            table_state = await self.service.table_state(row.table)
            others = [seat.person for seat in table_state.seats if seat.person is not None]
            skills = await self.service.log.store.read(
                friend_statements.skills, row.board, row.players, [person.id, *others]
            )
            theirs = sum(skills.get(other, USUAL_SKILL) for other in others) / max(len(others), 1)
            distances[row.table] = abs(theirs - skills.get(person.id, USUAL_SKILL))
        return sorted(found, key=lambda row: (distances[row.table], row.created, row.table))

    async def _sit(self, person: Person, table: str, asked: MatchAsked, device: bytes | None) -> TableState | None:
        """Take a free seat; None if there is none any more."""
        table_state = await self.service.table_state(table)
        preferred = await self._preferred_seat(person)
        free = [number for number, seat in enumerate(table_state.seats) if not seat.taken]
        for number in sorted(free, key=lambda number: number != preferred):
            command = Sit(_move_id(person, asked), number, asked.nonce)
            try:
                done = await self.service.do(person, table, command, device, final=False)
            except TableRefusal as error:
                if error.code not in GONE:
                    raise
                continue
            if not done.table_state.seats_of(person.id):  # the same request, after the person has left again
                raise TableRefusal("move-id-taken")
            return done.table_state
        return None

    async def _leave(self, person: Person, table: str, device: bytes | None) -> None:
        table_state = await self.service.table_state(table)
        for seat in table_state.seats_of(person.id):
            try:
                await self.service.do(person, table, Leave(_leave_id(person, table_state), seat), device, final=False)
            except (TableRefusal, Stale):  # the game has started: it has to be played
                return

    async def _make(
        self, person: Person, asked: MatchAsked, pace: Pace, wish: Wish, device: bytes | None
    ) -> str | None:
        """Make a table; None if there is one by now that fits."""
        players = asked.players or FEWEST
        quick = Quick(asked.bots_after)
        board = asked.board or await self._any_board(players)
        settings = Settings(board, players, public=True, pace=pace, rated=asked.rated, quick=quick)
        preferred = await self._preferred_seat(person)
        seat = preferred if preferred is not None and preferred < players else 0
        nonce = bytes.fromhex(asked.nonce)
        change = await self.service.make_quick(person, _move_id(person, asked), nonce, settings, seat, device)
        try:
            added = await self.service.log.store.write_retrying(
                friend_statements.add_quick_table, change, wish, wish.pace, asked.rated, wish.bots
            )
        except Unknown:
            raise RequestRefused("no-guest") from None
        if not added:
            return None
        stored(TABLE + sum(EVENT + len(event.body) for event in change.events))
        return change.table.id

    async def _preferred_seat(self, person: Person) -> int | None:
        """The seat whose trains, by colour and shape, somebody with an account has chosen."""
        if person.account is None:
            return None
        return await self.service.log.store.read(account_statements.train, person.id)

    async def _any_board(self, players: int) -> str:
        """Some board for so many players."""
        boards = [each.board for each in await self.service.log.boards.listed() if each.offered]
        fitting = [board.id for board in boards if board.rules.players[0] <= players <= board.rules.players[1]]
        return fitting[int.from_bytes(self.service.random.bytes(2), "big") % len(fitting)]


def _move_id(person: Person, asked: MatchAsked) -> str:
    """The idempotency key of sitting down: another person's request may have the same one."""
    return sha256(f"match {person.id} {asked.move_id}".encode()).hexdigest()[:24]


def _leave_id(person: Person, table_state: TableState) -> str:
    """The idempotency key of leaving. Nobody else can work it out: who uses it before would keep the person there."""
    return sha256(f"leave {person.id} {table_state.id} {table_state.version}".encode()).hexdigest()[:24]


def _wish(person: Person, asked: MatchAsked, pace: Pace) -> Wish:
    text = msgspec.json.encode(pace).decode()
    return Wish(person.id, asked.board, asked.players, text, asked.rated, asked.bots_after is not None)


def _fits(settings: Settings, asked: MatchAsked, pace: Pace) -> bool:
    """Whether a table where the person waits is still what they look for."""
    return (
        asked.board in (None, settings.board)
        and asked.players in (None, settings.players)
        and (settings.pace, settings.rated) == (pace, asked.rated)
    )


def _is_better(row: QuickRow, waiting: QuickRow) -> bool:
    """Whether somebody who waits alone should move. They move to more people or to an older table, so that two who wait
    alone meet at one of their tables, and don't change places.
    """
    if waiting.players - waiting.free != 1:
        return False
    return row.players - row.free > 1 or (row.created, row.table) < (waiting.created, waiting.table)
