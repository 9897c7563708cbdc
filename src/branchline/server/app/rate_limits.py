"""How often something may be done: buckets that fill by time. Each worker has its own, in memory."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from branchline.errors import CodedError
from branchline.server.app.connection_count import Crowd
from branchline.server.app.refusals import Declined
from branchline.server.process.clock import Clock

FOLLOWERS = (200, 5000)  # sockets and waiting requests at once: of an address, of all
WRONG = ("wrong-code", "code-needed")
KEPT = 20_000  # buckets of one limit; whoever was quiet for longest is forgotten, with a full bucket


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass
class Limit:
    clock: Clock
    rate: Rate
    _left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)  # what is left, and since when

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether it may be done; if so, it is counted."""
        now = self.clock.now()
        left, since = self._left.pop(who, (self.rate.burst, now))
        left = min(self.rate.burst, left + max(now - since, 0.0) * self.rate.per_second)
        may = left >= cost
        self._left[who] = (left - cost if may else left, now)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)
        return may

    def check(self, who: str) -> None:
        if not self.take(who):
            raise Declined("too-many")

    def give_back(self, who: str) -> None:
        """It does not count after all."""
        if who in self._left:
            left, since = self._left[who]
            self._left[who] = (min(left + 1.0, self.rate.burst), since)


class Rates(NamedTuple):
    """What a server allows. By address: several people may share one."""

    requests: Rate = Rate(200, 50)  # of an address
    guests: Rate = Rate(20, 1 / 30)  # new ones, of an address
    all_guests: Rate = Rate(1000, 1)  # new ones, of anybody
    deeds: Rate = Rate(60, 10)  # of a person
    tables: Rate = Rate(20, 1 / 30)  # made by a person
    near_tables: Rate = Rate(60, 1 / 20)  # made at an address
    all_tables: Rate = Rate(500, 1 / 2)  # made by anybody
    codes: Rate = Rate(10, 1 / 10)  # wrong ones, by an address: a private table's, a transfer's
    all_codes: Rate = Rate(1000, 10)  # tried by anybody: guessing from many addresses
    lines: Rate = Rate(5, 1 / 2)  # said by a person
    table_lines: Rate = Rate(30, 3)  # said at a table, to the players or to the spectators
    sockets: Rate = Rate(60, 2)  # opened by an address
    hints: Rate = Rate(10, 1 / 4)  # for an address: each is a second of thinking
    all_hints: Rate = Rate(60, 1)  # for anybody
    lessons: Rate = Rate(60, 4)  # steps of a first game, at an address
    records: Rate = Rate(20, 1 / 5)  # read and checked for an address
    pictures: Rate = Rate(20, 1 / 5)  # painted for an address


USUAL = Rates()


class Limits:
    def __init__(self, clock: Clock, rates: Rates = USUAL) -> None:
        self.requests = Limit(clock, rates.requests)
        self.guests = Limit(clock, rates.guests)
        self.all_guests = Limit(clock, rates.all_guests)
        self.deeds = Limit(clock, rates.deeds)
        self.tables = Limit(clock, rates.tables)
        self.near_tables = Limit(clock, rates.near_tables)
        self.all_tables = Limit(clock, rates.all_tables)
        self.codes = Limit(clock, rates.codes)
        self.all_codes = Limit(clock, rates.all_codes)
        self.lines = Limit(clock, rates.lines)
        self.table_lines = Limit(clock, rates.table_lines)
        self.sockets = Limit(clock, rates.sockets)
        self.hints = Limit(clock, rates.hints)
        self.all_hints = Limit(clock, rates.all_hints)
        self.lessons = Limit(clock, rates.lessons)
        self.records = Limit(clock, rates.records)
        self.pictures = Limit(clock, rates.pictures)

    def check_guest(self, address: str) -> None:
        """Somebody new comes."""
        self.guests.check(address)
        self.all_guests.check("")

    def check_table(self, person: str, address: str) -> None:
        """Somebody makes a table, or one more of the kind they played at."""
        self.tables.check(person)
        self.near_tables.check(address)
        self.all_tables.check("")

    def check_hint(self, address: str) -> None:
        """Somebody wants to know what an expert would do."""
        self.hints.check(address)
        self.all_hints.check("")

    @contextlib.contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Somebody says a code. Wrong ones count: codes can be guessed only as slowly as this.

        It is counted before anything is looked up, and given back if it was right: many at once gain nothing.
        """
        self.codes.check(address)
        self.all_codes.check("")
        try:
            yield
        except CodedError as error:
            if error.code not in WRONG:
                self._right(address)
            raise
        self._right(address)

    def _right(self, address: str) -> None:
        self.codes.give_back(address)
        self.all_codes.give_back("")


@contextlib.contextmanager
def place(crowd: Crowd, address: str) -> Iterator[None]:
    """Be one of so many."""
    if not crowd.enter(address):
        raise Declined("too-many")
    try:
        yield
    finally:
        crowd.leave(address)
