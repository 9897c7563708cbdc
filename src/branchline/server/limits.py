"""How often something may be done: buckets that fill by time. Each worker has its own, in memory."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from branchline.server.outside import Clock
from branchline.server.refusals import Declined

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


class Rates(NamedTuple):
    """What a server allows. By address: several people may share one."""

    requests: Rate = Rate(200, 50)  # of an address
    guests: Rate = Rate(20, 1 / 30)  # new ones, of an address
    deeds: Rate = Rate(60, 10)  # of a person
    tables: Rate = Rate(20, 1 / 30)  # made by a person
    codes: Rate = Rate(10, 1 / 10)  # tried by an address, wrong or right: a private table's, a transfer's
    all_codes: Rate = Rate(1000, 10)  # tried by anybody: guessing from many addresses
    lines: Rate = Rate(5, 1 / 2)  # said by a person
    sockets: Rate = Rate(60, 2)  # opened by an address


USUAL = Rates()


class Limits:
    def __init__(self, clock: Clock, rates: Rates = USUAL) -> None:
        self.requests = Limit(clock, rates.requests)
        self.guests = Limit(clock, rates.guests)
        self.deeds = Limit(clock, rates.deeds)
        self.tables = Limit(clock, rates.tables)
        self.codes = Limit(clock, rates.codes)
        self.all_codes = Limit(clock, rates.all_codes)
        self.lines = Limit(clock, rates.lines)
        self.sockets = Limit(clock, rates.sockets)
