"""Moderation: reports, sanctions, banned networks, reliability, and two accounts of one person.

People's addresses are never stored here. Each worker remembers in memory where people were last
(`rate_limits.Budgets`); when a moderator asks, the workers tell each other over the bus.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from branchline.server.base import DAY, ID, ID_LETTERS, Clock, LruCache, RandomSource, RequestRefused, letters
from branchline.server.base.address_bans import AddressBans, parse_network
from branchline.server.base.bus import EVERYBODY, Bus, Note
from branchline.server.base.metering import stored, unpaid
from branchline.server.base.rate_limits import Limits
from branchline.server.base.sources import Source, source_at
from branchline.server.people.identity import one_line
from branchline.server.people.names import name_key
from branchline.server.store import AuditEntry, Line, MissingTable, Person, Store, StoreDown
from branchline.server.store import moderation_statements as statements
from branchline.server.store.batches import in_pieces
from branchline.server.store.moderation_statements import SAME_PERSON, Accused, NotReported, ReportedAlready
from branchline.server.store.rows import AddressBan, StoredReport, StoredSanction
from branchline.server.store.statements import Taken
from branchline.server.wire.moderation import Duration, Reliabilities, Reliability, Report, SanctionKind
from branchline.texts import Texts

SECONDS: dict[Duration, float | None] = {
    "hour": 3600.0, "day": DAY, "week": 7 * DAY, "month": 30 * DAY, "forever": None,
}  # fmt: skip
REPORT = 400  # bytes of a report's row, besides its texts
CHECK_SECONDS = 1.0  # between looks at games that have finished
RELOAD_SECONDS = 5.0  # between readings of the banned networks, in case a note was lost
WHERE_SECONDS = 0.3  # that other workers have to say where a person was last
REPORT_DAYS = 400  # reports that were handled are deleted after this long, like entries of the audit log
SWEEP_SECONDS = 3600.0

FEW, OFTEN = 5, 0.8  # games until somebody is not new any more; the part of games that reliable people finish
RELIABILITY_SECONDS, RELIABILITY_KEPT = 300.0, 5000
MOST_FINISHED = 1000  # games that wait to be checked

# Two accounts in one network are reported if one of them wins nearly all of so many rated games.
SERIES, LONGEST_SERIES, ONE_SIDED = 8, 20, 0.9


@dataclass
class Moderation:
    store: Store
    bus: Bus
    clock: Clock
    random: RandomSource
    limits: Limits
    bans: AddressBans = field(default_factory=AddressBans)
    on_bans: Callable[[], None] = lambda: None  # called when the banned networks have changed
    _reliability: LruCache[str, tuple[float, Reliability]] = field(default_factory=lambda: LruCache(RELIABILITY_KEPT))
    # Tables whose players are to be checked: the latest, as the next game of the same players is checked too.
    _finished: deque[str] = field(default_factory=lambda: deque(maxlen=MOST_FINISHED))
    _asked: dict[str, set[str]] = field(default_factory=dict)  # people whose whereabouts are asked for, and the answers
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def open(self) -> None:
        """Load the banned networks and hear of changes."""
        await self.bus.subscribe(EVERYBODY, self._on_note)
        with contextlib.suppress(StoreDown):
            await self.load_bans()

    async def run(self) -> None:
        """Look for lost notes and at finished games, and delete what is old, until cancelled."""
        await asyncio.gather(self._run_reloads(), self._run_checks())

    async def _run_reloads(self) -> None:
        swept = float("-inf")
        while True:
            await asyncio.sleep(RELOAD_SECONDS)
            now = asyncio.get_running_loop().time()
            with contextlib.suppress(StoreDown):
                await self.load_bans()
                if now - swept >= SWEEP_SECONDS:
                    swept = now
                    await self.sweep()

    async def sweep(self) -> None:
        """Delete old reports, and accounts that were in one browser long ago, some at a time."""
        before = self.clock.now() - REPORT_DAYS * DAY
        await in_pieces(lambda until: self.store.write(statements.delete_old_reports, until), before)
        await in_pieces(lambda until: self.store.write(statements.delete_old_shared_devices, until), before)

    async def _run_checks(self) -> None:
        """Apart from the rest: to ask where people are takes a while, and many games may end at the same time."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with contextlib.suppress(StoreDown):
                await self.check_finished()

    async def is_moderator(self, person: Person) -> bool:
        """Guests never are, so nothing is read for them."""
        return person.account is not None and await self.store.read(statements.is_moderator, person.id)

    # Reports.

    async def report(
        self,
        reporter: Person,
        source: Source,
        table: str,
        given: Report,
        copied: Callable[[Sequence[Line], str, Sequence[int]], bytes],
    ) -> float:
        """Make a report; returns its time. `copied`: see `moderation_statements.add_report`.

        Whoever has an open report of the same person at the table is not told that it is not another one: it would tell
        that two names are one person's.
        """
        if (given.seat is None) == (given.line is None):
            raise RequestRefused("bad-message", error="either a seat or a line")
        self.limits.reports.check(reporter.id)
        self.limits.reports.check(source)
        self.limits.all_reports.check(source)
        now, text = self.clock.now(), one_line(given.text)
        row = StoredReport(self._new_id(), now, reporter.id, None, table, given.reason, text, b"[]")
        entry = AuditEntry(now, "report", actor=reporter.id, table=table, details=row.id)
        accused = Accused(given.seat, given.line)
        try:
            size = await self.store.audited(entry, statements.add_report, row, accused, given.lines, copied)
        except ReportedAlready:
            return now
        except NotReported as error:
            raise RequestRefused(error.code) from None
        stored(REPORT + 4 * len(text) + size)
        return now

    async def open_report(self, report_id: str) -> StoredReport:
        found = await self.store.read(statements.report, report_id)
        if found is None:
            raise RequestRefused("no-such-report")
        return found

    async def dismiss(self, moderator: Person, report: StoredReport) -> None:
        entry = self._entry("report-dismissed", moderator, report.person, details=report.id)
        await self.store.audited(entry, statements.handle_report, report.id, moderator.id, entry.at, "dismissed")

    async def reopen(self, moderator: Person, report: StoredReport) -> None:
        entry = self._entry("report-reopened", moderator, report.person, details=report.id)
        await self.store.audited(entry, statements.reopen_report, report.id)

    # Sanctions.

    async def impose(
        self,
        moderator: Person,
        person: str | None,
        kind: SanctionKind,
        duration: Duration,
        reason: str,
        report: str | None = None,
    ) -> StoredSanction:
        target = await self._target(person)
        length, now = SECONDS[duration], self.clock.now()
        until = None if length is None else now + length
        why = one_line(reason)
        sanction = StoredSanction(self._new_id(), target.id, kind, now, until, why, moderator.id, report)
        entry = self._entry(kind, moderator, target.id, details=f"{duration} {sanction.id}")
        await self.store.audited(entry, statements.add_sanction, sanction)
        return sanction

    async def rename(self, moderator: Person, person: str | None, report: str | None = None) -> str:
        """Give a person a neutral name; returns it."""
        target = await self._target(person)
        for _ in range(20):
            number = 1000 + int.from_bytes(self.random.bytes(4), "big") % 9000
            name = Texts(target.language)("moderation-neutral-name", text=str(number))
            now = self.clock.now()
            sanction = StoredSanction(
                self._new_id(), target.id, "rename", now, None, target.name, moderator.id, report, given=name
            )
            entry = self._entry("rename", moderator, target.id, details=sanction.id)
            with contextlib.suppress(Taken):
                await self.store.audited(entry, statements.rename_person, sanction, name, name_key(name))
                return name
        raise RequestRefused("try-again")

    async def lift(self, moderator: Person, sanction_id: str) -> StoredSanction:
        """Undo a sanction."""
        found = await self.store.read(statements.sanction, sanction_id)
        if found is None:
            raise RequestRefused("no-such-sanction")
        entry = self._entry("lift", moderator, found.person, details=f"{found.kind} {found.id}")
        lifting = (found.id, moderator.id, entry.at, name_key)
        try:
            return await self.store.audited(entry, statements.lift_sanction, *lifting)
        except statements.NotInForce:
            raise RequestRefused("no-such-sanction") from None
        except Taken:
            raise RequestRefused("name-taken-now") from None

    async def _target(self, person: str | None) -> Person:
        """Whom a moderator may sanction: people who exist, and no moderators."""
        found = await self.store.person(person) if person is not None else None
        if found is None:
            raise RequestRefused("person-gone")
        if await self.store.read(statements.is_moderator, found.id):
            raise RequestRefused("is-moderator")
        return found

    # Banned networks.

    async def load_bans(self) -> None:
        found = await self.store.read(statements.address_bans, self.clock.now())
        if self.bans.set(ban.network for ban in found):
            self.on_bans()

    async def ban_network(self, moderator: Person, own: str, text: str, duration: Duration, reason: str) -> None:
        """Ban a network. `own` is the moderator's address, which must not be in it."""
        network, length, now = parse_network(text, own), SECONDS[duration], self.clock.now()
        ban = AddressBan(network, now, None if length is None else now + length, one_line(reason), moderator.id)
        entry = self._entry("ban-network", moderator, None, details=f"{duration} {network}")
        await self.store.audited(entry, statements.add_address_ban, ban)
        await self._bans_changed()

    async def lift_network(self, moderator: Person, network: str) -> None:
        entry = self._entry("lift-network", moderator, None, details=network[:50])
        try:
            await self.store.audited(entry, statements.lift_address_ban, network)
        except statements.NotInForce:
            raise RequestRefused("no-such-sanction") from None
        await self._bans_changed()

    async def whereabouts(self, moderator: Person, person: str | None) -> tuple[str, ...]:
        """Networks from which a person was last seen by any worker, the narrowest first."""
        if person is None:
            raise RequestRefused("person-gone")
        await self.store.add_audit(self._entry("look-up-network", moderator, person))
        return tuple(network for address in await self._addresses(person) for network in _networks(address))

    async def _addresses(self, person: str) -> list[str]:
        """Where a person was last, by what the workers have in memory."""
        answers = self._asked.setdefault(person, set())
        try:
            if (here := self.limits.budgets.source_of(person)) is not None:
                answers.add(here.address)
            await self.bus.publish(Note(EVERYBODY, "where", 0, person))
            await asyncio.sleep(WHERE_SECONDS)
            return sorted(answers)
        finally:
            self._asked.pop(person, None)

    async def _bans_changed(self) -> None:
        await self.load_bans()
        await self.bus.publish(Note(EVERYBODY, "bans", 0))

    def _on_note(self, note: Note) -> None:
        if note.what == "bans" or (note.what == "version" and note.number == 0):
            self._start(self._reload())
        elif note.what == "where" and (source := self.limits.budgets.source_of(note.who)) is not None:
            self._start(self.bus.publish(Note(EVERYBODY, "seen", 0, f"{note.who}/{source.address}")))
        elif note.what == "seen":
            person, _, address = note.who.partition("/")
            if person in self._asked:
                self._asked[person].add(address)

    async def _reload(self) -> None:
        with contextlib.suppress(StoreDown):  # the next reading finds it
            await self.load_bans()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work, context=unpaid())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Reliability.

    async def reliability(self, table: str) -> Reliabilities:
        """How reliable the people at a table are, by seat."""
        try:
            players, seated = await self.store.read(statements.people_at, table)
        except MissingTable:
            raise RequestRefused("no-such-table") from None
        words = {person: await self._reliability_of(person) for person in sorted(set(seated.values()))}
        return Reliabilities(tuple(words[seated[seat]] if seat in seated else None for seat in range(players)))

    async def _reliability_of(self, person: str) -> Reliability:
        now, kept = self.clock.now(), self._reliability.get(person)
        if kept is None or not 0 <= now - kept[0] < RELIABILITY_SECONDS:
            games, finished = await self.store.read(statements.games_played, person)
            word: Reliability = "new" if games < FEW else "reliable" if finished >= OFTEN * games else "leaves"
            kept = (now, word)
            self._reliability.put(person, kept)
        return kept[1]

    # Two accounts of one person.

    async def note_sign_in(self, before: Person, token_hash: bytes) -> None:
        """Somebody has got a new token in a browser where another person was signed in."""
        if before.account is None:
            return
        now = await self.store.person_by_token(token_hash)
        if now is not None and now.account is not None and now.id != before.id:
            with contextlib.suppress(StoreDown):  # also if another worker notes the same
                await self.store.write(statements.share_device, before.id, now.id, self.clock.now())

    def note_finished(self, table: str) -> None:
        """A game is over: its players are checked soon, by `run`."""
        self._finished.append(table)

    async def check_finished(self) -> None:
        while self._finished:
            await self.check_table(self._finished.popleft())

    async def check_table(self, table: str) -> None:
        """Report pairs of accounts at a rated table that may be one person's, once for each pair."""
        people = await self.store.read(statements.rated_people, table)
        for one, two in combinations(people, 2):
            games, ahead = await self.store.read(statements.rated_series, one, two, LONGEST_SERIES)
            if await self.store.read(statements.shared_a_device, one, two):
                await self._flag(table, one, two, f"device {games} {ahead}")
                continue
            one_sided = games >= SERIES and max(ahead, games - ahead) >= ONE_SIDED * games
            if one_sided and set(await self._addresses(one)) & set(await self._addresses(two)):
                await self._flag(table, one, two, f"network {games} {ahead}")

    async def _flag(self, table: str, one: str, two: str, facts: str) -> None:
        now = self.clock.now()
        report = StoredReport(self._new_id(), now, two, one, table, SAME_PERSON, facts, b"[]")
        await self.store.write(statements.add_server_report, report)

    # Details.

    def _entry(self, action: str, moderator: Person, person: str | None, details: str = "") -> AuditEntry:
        return AuditEntry(self.clock.now(), action, actor=moderator.id, person=person, details=details)

    def _new_id(self) -> str:
        return letters(self.random.bytes(ID), ID_LETTERS)


def _networks(address: str) -> tuple[str, ...]:
    """An address as `Source` names it, and the wider networks around it, in CIDR notation."""
    own = f"{address}/64" if ":" in address else f"{address}/32"
    return own, *(name for name, _ in source_at(address).networks)
