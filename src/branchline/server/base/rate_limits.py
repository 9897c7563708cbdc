"""Rate limits and CPU budgets: token buckets per person, address and network.

A rate limit is paid in advance: a request that finds too few tokens is refused. A CPU budget is a token bucket in
milliseconds that is charged with what work has really cost (`metering.py`), so it may run into debt; whoever is in debt
waits. Both are in memory and per worker. What was charged to a CPU budget is shared with the other workers by the bus.
"""

from __future__ import annotations

import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from branchline.errors import BranchlineError, CodedError
from branchline.server.base import Clock, LruCache, RequestRefused, metrics
from branchline.server.base.bus import EVERYBODY, Note
from branchline.server.base.config import Config
from branchline.server.base.quotas import DailyQuota
from branchline.server.base.sources import Source

WRONG = ("wrong-code", "code-needed")
KEPT = 20_000  # buckets per limit; the least recently used is dropped, and starts full again
LONGEST_NAME = 120  # characters of a bucket's name; longer ones are hashed
RESERVED = 0.25  # part of a limit in total that is kept for networks that have not used it lately
NETWORK_SHARE = 0.5  # of a limit that many networks have in common, that one of them may use
SHARED_AT = 0.025  # part of a budget that a worker spends before it tells the others
MEGABYTE = 1_000_000


class Rate(NamedTuple):
    """A token bucket's size and refill rate."""

    burst: float
    per_second: float


class Bucket:
    """Tokens that are refilled over time. A bucket that is charged afterwards may be in debt."""

    __slots__ = ("left", "rate", "since", "unshared")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.since = now
        self.unshared = 0.0  # charged since the other workers were told

    def refill(self, now: float) -> float:
        """Add the tokens that are due; returns how many there are."""
        if now > self.since:
            self.left = min(self.rate.burst, self.left + (now - self.since) * self.rate.per_second)
        self.since = now
        return self.left

    def give_back(self) -> None:
        """Returns one token."""
        self.left = min(self.left + 1.0, self.rate.burst)

    def debt_seconds(self, now: float) -> float:
        """Seconds until it is out of debt; 0 if it is not in debt."""
        left = self.refill(now)
        return -left / self.rate.per_second if left < 0 else 0.0


@dataclass
class Limit:
    """Token buckets of one kind, by name. A source has one for its address and larger ones for its networks."""

    clock: Clock
    rate: Rate
    _buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, who: str | Source, cost: float = 1.0) -> bool:
        """Takes `cost` tokens and returns True, or returns False if there are too few."""
        return self.take_from(self.buckets(who), cost)

    def take_from(self, buckets: Sequence[Bucket], cost: float = 1.0) -> bool:
        """Takes tokens from all of these buckets, or from none."""
        now = self.clock.now()
        may = min(bucket.refill(now) for bucket in buckets) >= cost
        if may:
            for bucket in buckets:
                bucket.left -= cost
        return may

    def check(self, who: str | Source) -> None:
        if not self.take(who):
            raise RequestRefused("too-many")

    def check_share(self, name: str, group: str) -> None:
        """Take a token of what many networks have in common. One network may use a part of it, and another part is
        reserved for those that have not used it lately.
        """
        whole, own = self.bucket(name), self.bucket(f"{name} {group}", NETWORK_SHARE)
        now = self.clock.now()
        reserved = 0.0 if own.refill(now) >= own.rate.burst else RESERVED * whole.rate.burst
        if whole.refill(now) - reserved < 1.0 or own.left < 1.0:
            raise RequestRefused("too-many")
        whole.left -= 1.0
        own.left -= 1.0

    def give_back(self, who: str | Source) -> None:
        """Returns one token."""
        for bucket in self.buckets(who):
            bucket.give_back()

    def buckets(self, who: str | Source) -> list[Bucket]:
        if isinstance(who, str):
            return [self.bucket(who)]
        return [self.bucket(who.address), *(self.bucket(name, factor) for name, factor in who.networks)]

    def bucket(self, name: str, factor: float = 1.0) -> Bucket:
        if len(name) > LONGEST_NAME:  # it contains what a visitor sent
            name = sha256(name.encode(errors="surrogatepass")).hexdigest()
        found = self._buckets.get(name)
        if found is None:
            rate = self.rate if factor == 1.0 else Rate(self.rate.burst * factor, self.rate.per_second * factor)
            found = self._buckets[name] = Bucket(rate, self.clock.now())
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return found

    def known(self, name: str) -> Bucket | None:
        return self._buckets.get(name)

    def unshared(self) -> Iterator[tuple[str, float]]:
        """What was charged since the other workers were told, by name, where it is worth telling."""
        for name, bucket in self._buckets.items():
            if bucket.unshared >= SHARED_AT * bucket.rate.burst:
                yield name, bucket.unshared
                bucket.unshared = 0.0


class TotalLimit:
    """A limit for everybody together. A part is reserved for networks that have not used it lately, so that one party
    with many addresses can't lock newcomers out.
    """

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self._clock = clock
        self._bucket = Bucket(rate, clock.now())
        self._recent: LruCache[str, float] = LruCache(KEPT)  # by network: when it last took a token

    def take(self, who: Source, cost: float = 1.0) -> bool:
        now, rate = self._clock.now(), self._bucket.rate
        used = self._recent.get(who.group)
        known = used is not None and now - used < rate.burst / rate.per_second  # the time in which it refills
        reserved = RESERVED * rate.burst if known else 0.0
        if self._bucket.refill(now) - reserved < cost:
            return False
        self._bucket.left -= cost
        self._recent.put(who.group, now)
        return True

    def check(self, who: Source) -> None:
        if not self.take(who):
            raise RequestRefused("too-many")

    def give_back(self) -> None:
        self._bucket.give_back()


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
    transfers: Rate = Rate(20, 1 / 30)  # codes for another device, per address
    sits: Rate = Rate(20, 1 / 60)  # seats taken at one table, per address
    lines: Rate = Rate(5, 1 / 2)  # of chat, per person
    table_lines: Rate = Rate(30, 3)  # of chat, per table and audience (players or spectators)
    friends: Rate = Rate(30, 1 / 2880)  # asked, and links made, per person: 30 a day
    asked: Rate = Rate(20, 1 / 4320)  # to be one person's friend, per network: 20 a day
    invitations: Rate = Rate(30, 1 / 10)  # of friends to a table, per person
    reports: Rate = Rate(10, 1 / 300)  # of other people to the moderators, per person and per address
    all_reports: Rate = Rate(200, 1 / 60)  # in total
    sockets: Rate = Rate(60, 2)  # opened, per address
    hints: Rate = Rate(10, 1 / 4)  # per address: each takes a second of computing
    all_hints: Rate = Rate(60, 1)  # in total
    lessons: Rate = Rate(60, 4)  # steps of the lesson, per address
    records: Rate = Rate(20, 1 / 5)  # read and verified, per address
    pictures: Rate = Rate(20, 1 / 5)  # rendered, per address
    sign_ins: Rate = Rate(20, 1 / 60)  # wrong ones, per account
    near_sign_ins: Rate = Rate(10, 1 / 20)  # wrong ones, per address
    passwords: Rate = Rate(30, 1 / 10)  # checked for a sign-in, right or wrong, per address
    registrations: Rate = Rate(10, 1 / 300)  # new accounts, per address
    account_changes: Rate = Rate(30, 1 / 10)  # of passwords, passkeys, sessions and choices, per person
    exports: Rate = Rate(3, 1 / 600)  # of personal data, per person
    person_cpu: Rate = Rate(1000, 100)  # milliseconds of CPU time that requests cost, per person
    cpu: Rate = Rate(1500, 150)  # the same, per address
    person_thinking: Rate = Rate(120_000, 500)  # milliseconds of CPU time that bots think, per host of their tables
    thinking: Rate = Rate(240_000, 1000)  # the same, per address
    person_storage: Rate = Rate(10 * MEGABYTE, 0)  # bytes stored in a day, per person
    storage: Rate = Rate(100 * MEGABYTE, 0)  # the same, per address
    at_once: Rate = Rate(2, 0)  # requests that are worked on at the same time, per address; the next ones wait


USUAL = Rates()
UNLIMITED = Rates(*[Rate(1e12, 1e12)] * len(Rates._fields))
IN_MEGABYTES = ("person_storage", "storage")


def rates_of(config: Config) -> Rates:
    """The limits of a configuration."""
    rates = UNLIMITED if config.no_limits else USUAL
    return rates._replace(**{name: Rate(*values) for name, values in config.limits.items()})


def parse_limit(text: str) -> tuple[str, Rate]:
    """A limit as operators write it: `NAME=BURST,PER_SECOND`, or `NAME=NUMBER` where nothing is refilled.

    BranchlineError says what is wrong.
    """
    word, _, value = text.partition("=")
    name = word.strip().replace("-", "_")
    if name not in Rates._fields:
        raise BranchlineError(f"--limit: no {word!r}; there are {', '.join(map(limit_name, Rates._fields))}")
    usual = getattr(USUAL, name)
    parts = value.split(",")
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        numbers = []
    if len(numbers) != (1 if usual.per_second == 0 else 2) or not all(0 < number < 1e12 for number in numbers):
        example = f"{usual.burst:g}" if usual.per_second == 0 else f"{usual.burst:g},{usual.per_second:g}"
        if name in IN_MEGABYTES:
            example = f"{usual.burst / MEGABYTE:g}"
        raise BranchlineError(f"--limit: {limit_name(name)} is positive, as in {limit_name(name)}={example}")
    if name in IN_MEGABYTES:
        numbers = [MEGABYTE * numbers[0]]
    return name, Rate(numbers[0], numbers[1] if len(numbers) > 1 else 0.0)


def limit_name(field: str) -> str:
    """A limit's name on the command line and in metrics."""
    return field.replace("_", "-")


class Limits:
    def __init__(self, clock: Clock, rates: Rates = USUAL) -> None:
        self.clock = clock
        self.rates = rates
        self.requests = Limit(clock, rates.requests)
        self.guests = Limit(clock, rates.guests)
        self.all_guests = TotalLimit(clock, rates.all_guests)
        self.commands = Limit(clock, rates.commands)
        self.tables = Limit(clock, rates.tables)
        self.near_tables = Limit(clock, rates.near_tables)
        self.all_tables = TotalLimit(clock, rates.all_tables)
        self.codes = Limit(clock, rates.codes)
        self.all_codes = TotalLimit(clock, rates.all_codes)
        self.transfers = Limit(clock, rates.transfers)
        self.sits = Limit(clock, rates.sits)
        self.lines = Limit(clock, rates.lines)
        self.table_lines = Limit(clock, rates.table_lines)
        self.friends = Limit(clock, rates.friends)
        self.asked = Limit(clock, rates.asked)
        self.invitations = Limit(clock, rates.invitations)
        self.reports = Limit(clock, rates.reports)
        self.all_reports = TotalLimit(clock, rates.all_reports)
        self.sockets = Limit(clock, rates.sockets)
        self.hints = Limit(clock, rates.hints)
        self.all_hints = TotalLimit(clock, rates.all_hints)
        self.lessons = Limit(clock, rates.lessons)
        self.records = Limit(clock, rates.records)
        self.pictures = Limit(clock, rates.pictures)
        self.sign_ins = Limit(clock, rates.sign_ins)
        self.near_sign_ins = Limit(clock, rates.near_sign_ins)
        self.passwords = Limit(clock, rates.passwords)
        self.registrations = Limit(clock, rates.registrations)
        self.account_changes = Limit(clock, rates.account_changes)
        self.exports = Limit(clock, rates.exports)
        self.budgets = Budgets(clock, rates)
        for name, rate in rates._asdict().items():
            metrics.report_limit(limit_name(name), rate.burst, rate.per_second)
        self.storage = DailyQuota(clock, rates.person_storage.burst, rates.storage.burst)

    def check_guest(self, source: Source) -> None:
        """Applies the limits on new guests."""
        self.guests.check(source)
        self.all_guests.check(source)

    def check_table(self, person: str, source: Source) -> None:
        """Applies the limits on making a table or a rematch."""
        self.tables.check(person)
        self.near_tables.check(source)
        self.all_tables.check(source)

    def may_sit(self, table: str, source: Source) -> bool:
        """Applies the limit on seats that one network takes at a table."""
        return self.sits.take(Source(f"{table} {source.group}"))

    def check_hint(self, source: Source) -> None:
        """Applies the limits on hints."""
        self.hints.check(source)
        self.all_hints.check(source)

    @contextlib.contextmanager
    def guess(self, source: Source) -> Iterator[None]:
        """Limits how fast codes can be guessed; only wrong codes count.

        The token is taken before the lookup and returned if the code was right, so parallel guesses gain nothing.
        """
        self.codes.check(source)
        self.all_codes.check(source)
        try:
            yield
        except CodedError as error:
            if error.code not in WRONG:
                self._refund(source)
            raise
        self._refund(source)

    def _refund(self, source: Source) -> None:
        self.codes.give_back(source)
        self.all_codes.give_back()


class Budgets:
    """CPU budgets: what requests cost, and what bots' thinking costs, by person, address and network.

    Thinking has a budget of its own, because one game against strong bots needs more of it than a hundred players need
    for everything else. Who has used it up is not refused: their bots wait for those of others.
    """

    def __init__(self, clock: Clock, rates: Rates) -> None:
        self._clock = clock
        self._limits = {
            "person": Limit(clock, rates.person_cpu),
            "address": Limit(clock, rates.cpu),
            "host": Limit(clock, rates.person_thinking),
            "hosts": Limit(clock, rates.thinking),
        }
        self._sources: LruCache[str, Source] = LruCache(KEPT)  # by person: where they were last
        self._tag = secrets.token_hex(4)  # of this worker

    def of_source(self, source: Source) -> list[Bucket]:
        return self._limits["address"].buckets(source)

    def of_person(self, person: str, source: Source) -> Bucket:
        self._sources.put(person, source)
        return self._limits["person"].bucket(person)

    def of_thinking(self, person: str | None, source: Source | None) -> list[Bucket]:
        """Who pays for bots: a person, and the address where they are or were last. Who is no guest yet is nobody in
        particular, and only the address pays.
        """
        source = source or (self._sources.get(person) if person is not None else None)
        own = [self._limits["host"].bucket(person)] if person is not None else []
        return [*own, *(self._limits["hosts"].buckets(source) if source is not None else ())]

    def source_of(self, person: str) -> Source | None:
        """Where a person was last, if this worker knows."""
        return self._sources.get(person)

    def suppose(self, person: str, source: Source) -> None:
        """Take a person to be where somebody else at their table is, until they ask for something themselves."""
        if self._sources.get(person) is None:
            self._sources.put(person, source)

    def debt_seconds(self, buckets: Iterable[Bucket]) -> float:
        now = self._clock.now()
        return max((bucket.debt_seconds(now) for bucket in buckets), default=0.0)

    def notes(self) -> list[Note]:
        """What to tell the other workers about what was spent here."""
        return [
            Note(EVERYBODY, "spent", int(spent), f"{self._tag}/{kind}/{name}")
            for kind, limit in self._limits.items()
            for name, spent in limit.unshared()
        ]

    def on_note(self, note: Note) -> None:
        """Charges what was spent at another worker. Names that are not in use here are not needed here."""
        tag, _, rest = note.who.partition("/")
        kind, _, name = rest.partition("/")
        if note.what == "spent" and tag != self._tag and kind in self._limits:
            bucket = self._limits[kind].known(name)
            if bucket is not None:
                bucket.left -= note.number
