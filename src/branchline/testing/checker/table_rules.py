"""Checks logs against the rules of tables, which are written down here a second time.

The checker folds a log with the server's own code, so an error in that code would be the same on both sides. This is
independent of it: who may sit, act, undo, resign, vote and come back, and when a game ends by agreement.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from branchline.server.store import Event
from branchline.server.table import state
from branchline.server.table.state import Body, TableState, decode
from branchline.testing.checker.logs import Fold, Logged
from branchline.testing.checker.report import Kind, Violation

KEEPS_UNDO = (state.Voted, state.CameBack)  # events between an act and its undoing


@dataclass
class _Seat:
    person: str | None = None
    bot: bool = False
    stand_in: bool = False
    resigned: bool = False
    wants_end: bool = False
    acts: int = 0

    @property
    def taken(self) -> bool:
        return self.bot or self.person is not None

    def plays(self, person: str | None) -> bool:
        return person is not None and self.person == person and not self.stand_in and not self.resigned


def check_table_rules(logs: Mapping[str, Logged], folds: Mapping[str, Fold]) -> Iterator[Violation]:
    for table, logged in logs.items():
        if table in folds:
            yield from _Table(logged, folds[table]).check()


class _Table:
    """A table's seats, as far as its events have been read."""

    def __init__(self, logged: Logged, fold: Fold) -> None:
        self._fold = fold
        self._events = logged.events
        self._host = logged.row.host
        self._seats = [_Seat() for _ in range(logged.row.players)]
        self._dismissed: set[str] = set()
        self._started = self._agreed = False

    def check(self) -> Iterator[Violation]:
        bodies = [decode(event.body) for event in self._events]
        for number, (event, body) in enumerate(zip(self._events, bodies, strict=True)):
            if self._agreed and not isinstance(body, state.Rematched | state.Gone):
                yield self._wrong(event, "comes after the end")
            if not self._allowed(event, body, bodies[:number]):
                yield self._wrong(event, "is not allowed")
            self._apply(body)
            if number < len(self._fold.states):
                yield from self._clocks(self._fold.states[number])
        if (self._fold.table_state.ending == "agreed") != self._agreed and len(self._fold.states) == len(self._events):
            ending, agreed = self._fold.table_state.ending, "agreed" if self._agreed else "did not agree"
            text = f"the game ended as {ending}, and its people {agreed}"
            yield Violation(Kind.RULES, self._fold.table, text)

    def _wrong(self, event: Event, why: str) -> Violation:
        return Violation(Kind.RULES, self._fold.table, f"event {event.seq}, {event.body.decode()}, {why}")

    def _allowed(self, event: Event, body: Body, before: list[Body]) -> bool:
        person, seat = event.person, self._seats[getattr(body, "seat", 0)]
        match body:
            case state.Sat():
                return not (self._started or seat.taken or person is None or person in self._dismissed)
            case state.BotSat():
                return not self._started and not seat.taken and person == self._host
            case state.Left():
                return not self._started and person == (self._host if seat.bot else seat.person)
            case state.Dismissed():
                return not self._started and person == self._host and seat.person not in (None, self._host)
            case state.Started():
                return not self._started and person == self._host and all(each.taken for each in self._seats)
            case state.Acted():
                return self._started and (seat.bot or seat.stand_in if person is None else seat.plays(person))
            case state.Undone():
                last = next((each for each in reversed(before) if not isinstance(each, KEEPS_UNDO)), None)
                return seat.plays(person) and isinstance(last, state.Acted) and last.seat == body.seat
            case state.Resigned() | state.Voted():
                return self._started and person is not None and seat.person == person and not seat.resigned
            case state.StoodIn():
                return self._started and not seat.resigned and self._may_stand_in(body, person, seat)
            case state.CameBack():
                return seat.person == person and seat.stand_in and not seat.resigned
        return True

    def _may_stand_in(self, body: state.StoodIn, person: str | None, seat: _Seat) -> bool:
        if body.why == "time":
            return person is None
        others = any(each.person == person and not each.resigned for each in self._seats)
        return seat.plays(person) if body.why == "left" else others and seat.person != person

    def _apply(self, body: Body) -> None:
        number = getattr(body, "seat", 0)
        seat = self._seats[number]
        match body:
            case state.Sat(_, person):
                self._seats[number] = _Seat(person)
            case state.BotSat():
                self._seats[number] = _Seat(bot=True)
            case state.Left():
                self._seats[number] = _Seat()
            case state.Dismissed():
                assert seat.person is not None
                self._dismissed.add(seat.person)
                self._seats = [_Seat() if each.person == seat.person else each for each in self._seats]
            case state.Started():
                self._started = True
            case state.Acted():
                seat.acts += 1
            case state.Resigned():
                seat.resigned = seat.stand_in = True
            case state.StoodIn():
                seat.stand_in = True
            case state.CameBack():
                seat.stand_in = False
            case state.Voted(_, end, declines):
                for each in self._seats if declines else ():
                    each.wants_end = False
                seat.wants_end = end
                people = [each for each in self._seats if each.person is not None and not each.resigned]
                self._agreed = bool(people) and all(each.wants_end for each in people)

    def _clocks(self, then: TableState) -> Iterator[Violation]:
        """Checks that nobody has more time than the table's pace gives."""
        pace = then.settings.pace
        if pace.kind != "live":
            return
        for number, (seat, folded) in enumerate(zip(self._seats, then.seats, strict=True)):
            most = max(pace.bank, state.COMEBACK) + pace.increment * seat.acts
            if folded.bank > most + 0.001:
                text = (
                    f"seat {number} had {folded.bank:.1f} s at version {then.version}, and {most:.1f} s were possible"
                )
                yield Violation(Kind.RULES, self._fold.table, text)
