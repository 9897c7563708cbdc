"""Client-side table: sends commands, each with an idempotency key, and follows the table's updates."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from typing import SupportsIndex
from urllib.parse import quote, urlencode

from branchline.boards import Board, builtin_boards, load_board, parse_board
from branchline.client.http_client import HttpClient, Refused
from branchline.client.live_updates import WAIT, LiveUpdates
from branchline.errors import BranchlineError
from branchline.game.actions import Action
from branchline.game.views import View
from branchline.server.wire import (
    Act,
    Answer,
    ChatLine,
    ComeBack,
    Command,
    Dismiss,
    Head,
    Leave,
    Level,
    Lines,
    Phrase,
    Rematch,
    Resign,
    Said,
    Say,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Status,
    TableView,
    Undo,
    Update,
    Vote,
)

STALE = "stale"
ENDED = (Status.OVER, Status.GONE)


@dataclass
class Turn:
    """A pending decision of one of the guest's seats. `view` is what it may know, `view.actions` what it may do."""

    table: Table
    seat: int
    version: int
    view: View
    played: bool = False

    def play(self, *actions: str | Action) -> bool:
        """Plays the actions, or none of them if one is not allowed (raises Refused).

        Returns False if the table had changed meanwhile (optimistic locking): then nothing was done, and the turn comes
        again with a newer view.
        """
        try:
            self.table.act(self.seat, *actions, seen=self.version)
        except Refused as refused:
            if refused.code != STALE:
                raise
            return False
        self.played = True
        return True


@dataclass
class Table:
    """A table. A command returns when it is in the table's log, exactly once however often it had to be sent."""

    http: HttpClient
    id: str
    code: str | None = None  # for seats that require it
    sockets: bool = True
    _views: dict[int | None, TableView] = field(default_factory=dict)  # latest table by seat; None: as a spectator
    _own_version: int = 0  # the version after the guest's latest command
    _updates: LiveUpdates | None = None

    # Reading the table.

    @property
    def view(self) -> TableView:
        """The table as the guest's first seat sees it: the newest one known, never older than the latest command.

        `turns`, `updates` and every command bring newer ones; `refresh` fetches the current one.
        """
        found = self._newest()
        return found if found is not None and found.version >= self._own_version else self.refresh()

    @property
    def over(self) -> bool:
        return self.view.status in ENDED

    def expire(self) -> None:
        """Forgets what is known of the table, so that `view` fetches it the next time."""
        self._views = {}

    def refresh(self) -> TableView:
        """Fetches the current table."""
        known = self._newest()
        update = self.http.get(self._path, Update, since=known.version if known is not None else 0)
        self._store(update.table)
        return update.table

    def view_from(self, seat: SupportsIndex) -> TableView:
        """Fetches the table as one of the guest's seats sees it."""
        number = index(seat)
        self._store(self.http.get(self._path, Update, since=self.view.version, seat=number).table)
        return self._views[number]

    @cached_property
    def board(self) -> Board:
        """The board of the table: a built-in one, or one of the server's own, fetched and checked by its digest."""
        id, digest = self.view.settings.board, self.view.digest
        if id in builtin_boards() and load_board(id).digest == digest:
            return load_board(id)
        path = f"/api/boards/{quote(id, safe='')}/file?{urlencode({'digest': digest})}"
        board = parse_board(self.http.text("GET", path).decode(errors="replace"), f"{id}.toml")
        if (board.id, board.digest) != (id, digest):
            raise BranchlineError(f"the board {id} of the server is another version than the table's")
        return board

    @property
    def head(self) -> Head:
        """Fetches the signed head of the log. `str(head)` is a line of a file for `branchline verify --head`."""
        return self.http.get(f"{self._path}/head", Head)

    def record(self) -> str:
        """The text of the game's record file; only when the game is over."""
        return self.http.text("GET", f"{self._path}/record").decode()

    # Before the game.

    def sit(self, seat: SupportsIndex | None = None, *, code: str | None = None, name: str | None = None) -> int:
        """Takes a seat and returns its number. The default is the first free seat."""
        while True:
            chosen = self._free_seat() if seat is None else index(seat)
            try:
                self.do(Sit(new_id(), chosen, secrets.token_hex(16), code or self.code, name))
                return chosen
            except Refused as refused:
                if seat is not None or refused.code != "seat-taken" or self._free_seat() == chosen:
                    raise

    def seat_bot(self, seat: SupportsIndex, level: Level) -> None:
        self.do(SeatBot(new_id(), index(seat), level))

    def leave(self, seat: SupportsIndex) -> None:
        self.do(Leave(new_id(), index(seat)))

    def dismiss(self, seat: SupportsIndex) -> None:
        """As the host, removes the player of a seat permanently."""
        self.do(Dismiss(new_id(), index(seat)))

    def start(self) -> None:
        self.do(Start(new_id()))

    # The game.

    def turns(self, seats: Collection[int] | None = None) -> Iterator[Turn]:
        """Yields each decision of the guest's seats, or of some of them, until the game is over; waits for it to start.

        A turn that is not played is yielded again as soon as the table changes. If a bot stands in for one of the
        seats, this takes the seat back.
        """
        while not self.over:
            turn = self._turn(seats)
            if turn is None:
                if not self.over:  # a bot may have finished the game before the seat was taken back
                    self._wait_for_version(self.view.version + 1)
                continue
            yield turn
            if turn.played:
                self._wait_for_version(self._own_version)
            elif self.view.version == turn.version:
                self._wait_for_version(turn.version + 1)

    def next_turn(self, seconds: float) -> Turn | None:
        """The next decision of one of the guest's seats; None if none comes up in time, or the game is over."""
        until = time.monotonic() + seconds
        while not self.over:
            if (turn := self._turn(None)) is not None:
                return turn
            left = math.ceil(until - time.monotonic())
            if left <= 0:
                return None
            newest = self.http.get(self._path, Update, wait=min(left, WAIT), since=self.view.version)
            self._store(newest.table)
        return None

    def updates(self) -> Iterator[Update]:
        """Yields the current table, then every update for each of the guest's seats until the game is over."""
        view = self.refresh()
        yield Update(view.version, (), view)
        live, had = LiveUpdates(self.http, self.id, sockets=self.sockets), {view.seat: view.version}
        try:
            while view.status not in ENDED:
                for update in live.newer_than(min(had.values())):
                    view = update.table
                    self._store(view)
                    before = had.get(view.seat, max(had.values()))
                    own = view.yours or (None,)
                    had = {seat: version for seat, version in had.items() if seat in own}
                    had[view.seat] = max(before, view.version)
                    new = tuple(each for each in update.happened if each.seq > before)
                    if new:
                        yield Update(before, new, view)
        finally:
            live.close()

    def act(self, seat: SupportsIndex, *actions: str | Action, seen: int | None = None) -> Answer:
        """Plays actions of a seat, all or none. Refused as stale if the table has changed since version `seen`."""
        version = self.view.version if seen is None else seen
        try:
            return self.do(Act(new_id(), index(seat), version, tuple(str(action) for action in actions)))
        except Refused as refused:
            if refused.table is not None:
                self._store(refused.table)
            raise

    def undo(self, seat: SupportsIndex) -> Answer:
        return self.do(Undo(new_id(), index(seat), self.view.version))

    def resign(self, seat: SupportsIndex) -> None:
        self.do(Resign(new_id(), index(seat)))

    def vote(self, seat: SupportsIndex, *, end: bool = True) -> None:
        """Votes for ending the game by agreement; `end=False` withdraws the vote."""
        self.do(Vote(new_id(), index(seat), end))

    def stand_in(self, seat: SupportsIndex) -> None:
        """Lets a bot play the seat until `come_back`."""
        self.do(StandIn(new_id(), index(seat)))

    def come_back(self, seat: SupportsIndex) -> None:
        self.do(ComeBack(new_id(), index(seat)))

    def rematch(self) -> Table:
        """The table for a rematch of the same players; the first player who asks creates it."""
        if self.view.rematch is None:
            try:
                self.do(Rematch(new_id()))
            except Refused as refused:
                if refused.code != "rematched":
                    raise
        made = self.refresh().rematch
        assert made is not None
        return Table(self.http, made.table, made.code, self.sockets)

    def do(self, command: Command) -> Answer:
        """Sends any command."""
        answer = self.http.post(f"{self._path}/commands", command, Answer)
        self._own_version = max(self._own_version, answer.version)
        return answer

    # Chat.

    def say(self, text: str | None = None, *, phrase: Phrase | None = None) -> None:
        self.http.post(f"{self._path}/lines", Say(new_id(), text, phrase), Said)

    def lines(self, since: int = 0) -> tuple[ChatLine, ...]:
        """The chat lines after line number `since`."""
        return self.http.get(f"{self._path}/lines", Lines, since=since).lines

    def close(self) -> None:
        """Closes the live connection; later calls open a new one if they need it."""
        if self._updates is not None:
            self._updates.close()
        self._updates = None

    # Implementation.

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.id}"

    def _free_seat(self) -> int:
        """The first free seat. If there is none, seat 0: the server then refuses it with the right reason."""
        seats = self.refresh().seats
        return next((number for number, each in enumerate(seats) if each.name is None and each.bot is None), 0)

    def _newest(self) -> TableView | None:
        return self._views[min(self._views, key=lambda seat: -1 if seat is None else seat)] if self._views else None

    def _store(self, view: TableView) -> None:
        """Stores the table unless a newer one is known; drops those of seats that the guest no longer has."""
        if view.seat in self._views and view.version < self._views[view.seat].version:
            return
        own = view.yours or (None,)
        self._views = {seat: each for seat, each in self._views.items() if seat in own} | {view.seat: view}

    def _turn(self, seats: Collection[int] | None) -> Turn | None:
        view = self.view
        if view.status in ENDED:
            return None
        for seat in view.yours:
            if seats is not None and seat not in seats:
                continue
            if view.seats[seat].stand_in is not None and not view.seats[seat].resigned:
                self._take_back(seat)
                return self._turn(seats)
            if seat in view.actors and not view.seats[seat].resigned:
                mine = self._views.get(seat)
                if mine is None or mine.version < view.version:
                    mine = self.view_from(seat)
                if seat in mine.actors and mine.game is not None:
                    return Turn(self, seat, mine.version, mine.game)
        return None

    def _take_back(self, seat: int) -> None:
        try:
            self.come_back(seat)
        except Refused as refused:
            if refused.code not in ("seat-present", "table-over"):
                raise
            self.refresh()

    def _wait_for_version(self, version: int) -> None:
        """Waits until this version, or a newer one, is known for all of the guest's seats."""
        if self._updates is None:
            self._updates = LiveUpdates(self.http, self.id, sockets=self.sockets)
        while not self._has_version(version):
            for update in self._updates.newer_than(min((each.version for each in self._views.values()), default=0)):
                self._store(update.table)

    def _has_version(self, version: int) -> bool:
        newest = self._newest()
        if newest is None:
            return False
        return all(seat in self._views and self._views[seat].version >= version for seat in newest.yours or (None,))


def new_id() -> str:
    """A new idempotency key (`move_id`). Each command gets its own; a retry sends the same one."""
    return secrets.token_urlsafe(12)
