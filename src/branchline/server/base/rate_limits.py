"""Rate limits (token bucket) and connection limits, in memory and per worker."""

from __future__ import annotations

import contextlib
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from branchline.errors import CodedError
from branchline.server.base import Clock, RequestRefused

FOLLOWERS = (200, 5000)  # open sockets plus long polls: per address, in total
WRONG = ("wrong-code", "code-needed")
KEPT = 20_000  # buckets per limit; the least recently used is dropped, and starts full again


class Rate(NamedTuple):
    """A token bucket's size and refill rate."""

    burst: float
    per_second: float


@dataclass
class Limit:
    clock: Clock
    rate: Rate
    _left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)  # (tokens, counted when)

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Takes `cost` tokens and returns True, or returns False if there are too few."""
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
            raise RequestRefused("too-many")

    def give_back(self, who: str) -> None:
        """Returns one token."""
        if who in self._left:
            left, since = self._left[who]
            self._left[who] = (min(left + 1.0, self.rate.burst), since)


class Rates(NamedTuple):
    """The server's limits. Those per address are higher, as several people may share an address."""

    requests: Rate = Rate(200, 50)  # per address
    guests: Rate = Rate(20, 1 / 30)  # new guests, per address
    all_guests: Rate = Rate(1000, 1)  # new guests, in total
    commands: Rate = Rate(60, 10)  # per person; also per WebSocket
    tables: Rate = Rate(20, 1 / 30)  # made, per person
    near_tables: Rate = Rate(60, 1 / 20)  # made, per address
    all_tables: Rate = Rate(500, 1 / 2)  # made, in total
    codes: Rate = Rate(10, 1 / 10)  # wrong codes of private tables and transfers, per address
    all_codes: Rate = Rate(1000, 10)  # wrong codes in total: guessing from many addresses
    lines: Rate = Rate(5, 1 / 2)  # of chat, per person
    table_lines: Rate = Rate(30, 3)  # of chat, per table and audience (players or spectators)
    sockets: Rate = Rate(60, 2)  # opened, per address
    hints: Rate = Rate(10, 1 / 4)  # per address: each takes a second of computing
    all_hints: Rate = Rate(60, 1)  # in total
    lessons: Rate = Rate(60, 4)  # steps of the lesson, per address
    records: Rate = Rate(20, 1 / 5)  # read and verified, per address
    pictures: Rate = Rate(20, 1 / 5)  # rendered, per address


USUAL = Rates()


class Limits:
    def __init__(self, clock: Clock, rates: Rates = USUAL) -> None:
        self.requests = Limit(clock, rates.requests)
        self.guests = Limit(clock, rates.guests)
        self.all_guests = Limit(clock, rates.all_guests)
        self.commands = Limit(clock, rates.commands)
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
        """Applies the limits on new guests."""
        self.guests.check(address)
        self.all_guests.check("")

    def check_table(self, person: str, address: str) -> None:
        """Applies the limits on making a table or a rematch."""
        self.tables.check(person)
        self.near_tables.check(address)
        self.all_tables.check("")

    def check_hint(self, address: str) -> None:
        """Applies the limits on hints."""
        self.hints.check(address)
        self.all_hints.check("")

    @contextlib.contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Limits how fast codes can be guessed; only wrong codes count.

        The token is taken before the lookup and returned if the code was right, so parallel guesses gain nothing.
        """
        self.codes.check(address)
        self.all_codes.check("")
        try:
            yield
        except CodedError as error:
            if error.code not in WRONG:
                self._refund(address)
            raise
        self._refund(address)

    def _refund(self, address: str) -> None:
        self.codes.give_back(address)
        self.all_codes.give_back("")


@dataclass
class ConnectionLimit:
    """Limits how many connections are open at a time: per address and in total."""

    each: int | None  # limit per address; None: unlimited
    all: int | None  # limit in total; None: unlimited
    total: int = 0  # connected now
    left: int = 0  # how many have disconnected so far
    _by_address: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """Takes a place and returns True, or returns False if a limit is reached."""
        if self.all is not None and self.total >= self.all:
            return False
        if self.each is not None and self._by_address[address] >= self.each:
            return False
        self._by_address[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.left += 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]


@contextlib.contextmanager
def place(connections: ConnectionLimit, address: str) -> Iterator[None]:
    """Holds a place in a connection count for the duration of the block."""
    if not connections.enter(address):
        raise RequestRefused("too-many")
    try:
        yield
    finally:
        connections.leave(address)
