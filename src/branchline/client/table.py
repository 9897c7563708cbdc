"""A table of a server, as one person sees it: what can be done there, and what happens."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from branchline.client.calls import Calls
from branchline.client.connection import Line
from branchline.client.errors import Refused
from branchline.game.actions import Action
from branchline.game.views import View
from branchline.server.table.events import Status
from branchline.server.wire import (
    Act,
    Answer,
    AskRematch,
    ComeBack,
    Deed,
    Dismiss,
    Leave,
    Level,
    Lines,
    Phrase,
    Resign,
    Said,
    Say,
    SeatBot,
    Shown,
    Sit,
    Spoken,
    StandIn,
    Start,
    Undo,
    Update,
    Vote,
)

STALE = "stale"
ENDED = (Status.OVER, Status.GONE)


@dataclass
class Turn:
    """A decision of one's own seat: `view` is all that it may know, `view.actions` all that it may do."""

    table: Table
    seat: int
    version: int
    view: View
    played: bool = False

    def play(self, *actions: str | Action) -> bool:
        """Do it: all of it or, if one of the actions is not allowed, nothing (Refused).

        False: the table had moved on, nothing was done, and the turn comes again with a newer view.
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
    """Deeds return when they are in the table's log, once, however often they had to be sent."""

    calls: Calls
    id: str
    code: str | None = None  # for seats that need it
    sockets: bool = True
    _shown: dict[int | None, Shown] = field(default_factory=dict)  # by seat; None: without one
    _done: int = 0  # the version that one's own deeds have made
    _line: Line | None = None

    # What is there.

    @property
    def shown(self) -> Shown:
        """The table with the eyes of one's first seat, never older than one's own deeds."""
        found = self._newest()
        return found if found is not None and found.version >= self._done else self.refresh()

    @property
    def over(self) -> bool:
        return self.shown.status in ENDED

    def refresh(self) -> Shown:
        """The table as it stands now."""
        known = self._newest()
        update = self.calls.get(self._path, Update, since=known.version if known is not None else 0)
        self._keep(update.table)
        return update.table

    def look(self, seat: int) -> Shown:
        """The table with the eyes of one of one's seats."""
        self._keep(self.calls.get(self._path, Update, since=self.shown.version, seat=seat).table)
        return self._shown[seat]

    def record(self) -> str:
        """The whole game as a file, once it is over."""
        return self.calls.text("GET", f"{self._path}/record").decode()

    # Before the game.

    def sit(self, seat: int | None = None, *, code: str | None = None, name: str | None = None) -> int:
        """Take a seat, the first that is free unless one is named; returns its number."""
        while True:
            chosen = self._free() if seat is None else seat
            try:
                self.do(Sit(new_id(), chosen, secrets.token_hex(16), code or self.code, name))
                return chosen
            except Refused as refused:
                if seat is not None or refused.code != "seat-taken" or self._free() == chosen:
                    raise

    def seat_bot(self, seat: int, level: Level) -> None:
        self.do(SeatBot(new_id(), seat, level))

    def leave(self, seat: int) -> None:
        self.do(Leave(new_id(), seat))

    def dismiss(self, seat: int) -> None:
        """The host sends away who has a seat, for good."""
        self.do(Dismiss(new_id(), seat))

    def start(self) -> None:
        self.do(Start(new_id()))

    # The game.

    def turns(self, seats: Collection[int] | None = None) -> Iterator[Turn]:
        """Each decision of one's own seats, or of some of them, until the game is over; waits for the game to begin.

        A turn that is not played comes again as soon as something has changed at the table. If a bot stands in for
        one of the seats, one is back with this.
        """
        while not self.over:
            turn = self._turn(seats)
            if turn is None:
                self._listen(self.shown.version + 1)
                continue
            yield turn
            if turn.played:
                self._listen(self._done)
            elif self.shown.version == turn.version:
                self._listen(turn.version + 1)

    def updates(self) -> Iterator[Update]:
        """The table as it is; then all that happens, for each of one's seats, until the game is over."""
        shown = self.refresh()
        yield Update(shown.version, (), shown)
        line, had = Line(self.calls, self.id, sockets=self.sockets), {shown.seat: shown.version}
        try:
            while shown.status not in ENDED:
                for update in line.news(min(had.values())):
                    shown = update.table
                    self._keep(shown)
                    before = had.get(shown.seat, max(had.values()))
                    own = shown.yours or (None,)
                    had = {seat: version for seat, version in had.items() if seat in own}
                    had[shown.seat] = max(before, shown.version)
                    new = tuple(each for each in update.happened if each.seq > before)
                    if new:
                        yield Update(before, new, shown)
        finally:
            line.close()

    def act(self, seat: int, *actions: str | Action, seen: int | None = None) -> Answer:
        """Actions of a seat, all or none. If the table has moved on since version `seen` it is refused as stale."""
        version = self.shown.version if seen is None else seen
        try:
            return self.do(Act(new_id(), seat, version, tuple(str(action) for action in actions)))
        except Refused as refused:
            if refused.table is not None:
                self._keep(refused.table)
            raise

    def undo(self, seat: int) -> Answer:
        return self.do(Undo(new_id(), seat, self.shown.version))

    def resign(self, seat: int) -> None:
        self.do(Resign(new_id(), seat))

    def vote(self, seat: int, *, end: bool = True) -> None:
        """For the end by agreement, or no longer."""
        self.do(Vote(new_id(), seat, end))

    def stand_in(self, seat: int) -> None:
        """Let a bot play for oneself, until one comes back."""
        self.do(StandIn(new_id(), seat))

    def come_back(self, seat: int) -> None:
        self.do(ComeBack(new_id(), seat))

    def rematch(self) -> Table:
        """A table for the same people: who is first to want it makes it."""
        if self.shown.rematch is None:
            try:
                self.do(AskRematch(new_id()))
            except Refused as refused:
                if refused.code != "rematched":
                    raise
        made = self.refresh().rematch
        assert made is not None
        return Table(self.calls, made.table, made.code, self.sockets)

    def do(self, deed: Deed) -> Answer:
        """Any deed."""
        answer = self.calls.post(f"{self._path}/deeds", deed, Answer)
        self._done = max(self._done, answer.version)
        return answer

    # Talk.

    def say(self, text: str | None = None, *, phrase: Phrase | None = None) -> None:
        self.calls.post(f"{self._path}/lines", Say(new_id(), text, phrase), Said)

    def lines(self, since: int = 0) -> tuple[Spoken, ...]:
        """What was said after a line."""
        return self.calls.get(f"{self._path}/lines", Lines, since=since).lines

    def close(self) -> None:
        """Hang up; what is done later opens what it needs."""
        if self._line is not None:
            self._line.close()
        self._line = None

    # How.

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.id}"

    def _free(self) -> int:
        """The first free seat; if there is none, the first: the server says what is wrong with it."""
        seats = self.refresh().seats
        return next((number for number, each in enumerate(seats) if each.name is None and each.bot is None), 0)

    def _newest(self) -> Shown | None:
        return self._shown[min(self._shown, key=lambda seat: -1 if seat is None else seat)] if self._shown else None

    def _keep(self, shown: Shown) -> None:
        """Remember it, unless it is old news; forget what was seen with eyes that one no longer has."""
        if shown.seat in self._shown and shown.version < self._shown[shown.seat].version:
            return
        own = shown.yours or (None,)
        self._shown = {seat: each for seat, each in self._shown.items() if seat in own} | {shown.seat: shown}

    def _turn(self, seats: Collection[int] | None) -> Turn | None:
        shown = self.shown
        for seat in shown.yours:
            if seats is not None and seat not in seats:
                continue
            if shown.seats[seat].stand_in is not None and not shown.seats[seat].resigned:
                self._return(seat)
                return self._turn(seats)
            if seat in shown.actors and not shown.seats[seat].resigned:
                mine = self._shown.get(seat)
                if mine is None or mine.version < shown.version:
                    mine = self.look(seat)
                if seat in mine.actors and mine.game is not None:
                    return Turn(self, seat, mine.version, mine.game)
        return None

    def _return(self, seat: int) -> None:
        try:
            self.come_back(seat)
        except Refused as refused:
            if refused.code not in ("seat-present", "table-over"):
                raise
            self.refresh()

    def _listen(self, version: int) -> None:
        """Until a version, or a newer one, is known for all one's seats."""
        if self._line is None:
            self._line = Line(self.calls, self.id, sockets=self.sockets)
        while not self._knows(version):
            for update in self._line.news(min((each.version for each in self._shown.values()), default=0)):
                self._keep(update.table)

    def _knows(self, version: int) -> bool:
        newest = self._newest()
        if newest is None:
            return False
        return all(seat in self._shown and self._shown[seat].version >= version for seat in newest.yours or (None,))


def new_id() -> str:
    """Made up anew for each deed; a deed that is sent again has the same."""
    return secrets.token_urlsafe(12)
