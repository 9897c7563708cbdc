"""SQL statements of moderation: reports, sanctions, address bans, rules for names, reliability, shared devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from branchline.server.store import schema
from branchline.server.store.account_statements import lock_person
from branchline.server.store.prepared import one_row
from branchline.server.store.rows import (
    FOR_GOOD,
    AddressBan,
    Line,
    MissingTable,
    Person,
    StoredReport,
    StoredSanction,
    Unknown,
)
from branchline.server.store.statements import Taken, all_rows

CONTEXT = 3  # lines of chat that are copied before and after each line in question
OPEN, HANDLED = "open", "handled"
SAME_PERSON = "same-person"  # the reason of the server's own reports, of two accounts
RECENT_GAMES = 50  # games by which reliability is judged


class NotReported(Exception):
    """A report that can't be made: `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class ReportedAlready(Exception):
    """There is an open report of the person by the reporter at the table."""


class NotInForce(Exception):
    """There is no such sanction, or it was lifted already."""


# Reports.


class Accused(NamedTuple):
    """Whom a report is about: the person at a seat, or who wrote a line that the reporter can read."""

    seat: int | None = None
    line: int | None = None


def add_report(
    connection: Connection,
    report: StoredReport,
    accused: Accused,
    chosen: Sequence[int],
    copied: Callable[[Sequence[Line], str, Sequence[int]], bytes],
) -> int:
    """Add a report; returns the bytes of its lines. They are read here, in the transaction, and only those of the
    reporter's own audience.

    `copied` makes the copy from the lines, the id of who is reported, and the numbers of the lines that were chosen.
    """
    assert report.table is not None
    assert report.reporter is not None
    if not lock_person(connection, report.reporter):  # one report after the other: there is one for each person
        raise Unknown
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == report.table)).first() is None:
        raise MissingTable(report.table)
    readable = _readable(connection, report.table, report.reporter)
    person = _accused(connection, report.table, accused, readable)
    if person is None:
        raise NotReported("nobody-to-report")
    if person == report.reporter:
        raise NotReported("report-self")
    if _has_open(connection, report.reporter, person, report.table):
        raise ReportedAlready
    wanted = {*chosen, *(() if accused.line is None else (accused.line,))}
    number = schema.lines.c.seq
    near = or_(False, *(number.between(each - CONTEXT, each + CONTEXT) for each in sorted(wanted)))
    found = select(schema.lines).where(readable, near).order_by(number)
    lines = copied(all_rows(connection, found, Line), person, sorted(wanted))
    whole = msgspec.structs.replace(report, person=person, lines=lines)
    connection.execute(insert(schema.reports), msgspec.structs.asdict(whole))
    return len(lines)


def add_server_report(connection: Connection, report: StoredReport) -> bool:
    """Add a report by the server itself about two accounts, unless there is one, open or handled."""
    assert report.person is not None
    assert report.reporter is not None
    lock_person(connection, report.person)
    columns = schema.reports.c
    same = select(columns.id).where(
        columns.reason == report.reason, columns.person == report.person, columns.reporter == report.reporter
    )
    if connection.execute(same).first() is not None:
        return False
    connection.execute(insert(schema.reports), msgspec.structs.asdict(report))
    return True


def reports(connection: Connection, status: str, most: int) -> list[StoredReport]:
    """Open reports, the oldest first; or those handled, the latest first."""
    columns = schema.reports.c
    order = columns.at if status == OPEN else columns.handled.desc()
    found = select(schema.reports).where(columns.status == status).order_by(order, columns.id).limit(most)
    return all_rows(connection, found, StoredReport)


def open_reports(connection: Connection) -> int:
    found = select(func.count()).select_from(schema.reports).where(schema.reports.c.status == OPEN)
    return int(connection.execute(found).scalar() or 0)


def report(connection: Connection, report_id: str) -> StoredReport | None:
    found = connection.execute(select(schema.reports).where(schema.reports.c.id == report_id)).mappings().first()
    return one_row(found, StoredReport) if found is not None else None


def handle_report(connection: Connection, report_id: str, moderator: str, now: float, outcome: str) -> bool:
    """Close a report. A second decision replaces the outcome."""
    handled = {"status": HANDLED, "moderator": moderator, "handled": now, "outcome": outcome}
    changed = update(schema.reports).where(schema.reports.c.id == report_id).values(**handled)
    return connection.execute(changed).rowcount == 1


def reopen_report(connection: Connection, report_id: str) -> bool:
    opened = {"status": OPEN, "moderator": None, "handled": None, "outcome": None}
    changed = update(schema.reports).where(schema.reports.c.id == report_id, schema.reports.c.status == HANDLED)
    return connection.execute(changed.values(**opened)).rowcount == 1


def report_counts(connection: Connection, people: Sequence[str]) -> dict[str, int]:
    """How often people were reported."""
    columns = schema.reports.c
    found = select(columns.person, func.count().label("number")).where(columns.person.in_(people))
    return {row.person: row.number for row in connection.execute(found.group_by(columns.person))}


def delete_old_reports(connection: Connection, before: float, most: int = 50) -> int | None:
    """Delete some of the reports that were handled before a time; how many: None if there are none. Each may have a
    hundred lines of chat.
    """
    columns = schema.reports.c
    some = select(columns.id).where(columns.handled < before).limit(most)
    return connection.execute(delete(schema.reports).where(columns.id.in_(some))).rowcount or None


def _readable(connection: Connection, table_id: str, person_id: str) -> ColumnElement[bool]:
    """The lines of a table that a person may read: those of the audience that they belong to now."""
    members = schema.members.c
    sits = select(members.seat).where(members.table == table_id, members.person == person_id)
    audience = "players" if connection.execute(sits).first() is not None else "spectators"
    return and_(schema.lines.c.table == table_id, schema.lines.c.audience == audience)


def _accused(connection: Connection, table_id: str, accused: Accused, readable: ColumnElement[bool]) -> str | None:
    if accused.line is not None:
        found = select(schema.lines.c.person).where(readable, schema.lines.c.seq == accused.line)
    else:
        members = schema.members.c
        found = select(members.person).where(members.table == table_id, members.seat == accused.seat)
    person: str | None = connection.execute(found).scalar()
    return person


def _has_open(connection: Connection, reporter: str, person: str, table_id: str) -> bool:
    """Only at the same table: who reports people at two tables must not learn that they are one person."""
    columns = schema.reports.c
    same = (columns.reporter == reporter, columns.person == person, columns.status == OPEN, columns.table == table_id)
    return connection.execute(select(columns.id).where(*same)).first() is not None


# Sanctions.


def add_sanction(connection: Connection, imposed: StoredSanction) -> None:
    """Impose a sanction, and apply it to the person's columns, which are what is checked."""
    lock_person(connection, imposed.person)
    _insert_sanction(connection, imposed)
    _apply(connection, imposed.person, imposed.kind, imposed.at)


def rename_person(connection: Connection, renaming: StoredSanction, name: str, key: str) -> None:
    """Give a person another name; the sanction has the one before. Taken if an account has the name."""
    lock_person(connection, renaming.person)
    _insert_sanction(connection, renaming)
    _set_name(connection, renaming.person, name, key)


def _insert_sanction(connection: Connection, new: StoredSanction) -> None:
    """Store a sanction, which is also the outcome of its report."""
    connection.execute(insert(schema.sanctions), msgspec.structs.asdict(new))
    if new.report is not None and new.moderator is not None:
        handle_report(connection, new.report, new.moderator, new.at, new.kind)


def lift_sanction(
    connection: Connection, sanction_id: str, moderator: str | None, now: float, key_of: Callable[[str], str]
) -> StoredSanction:
    """Undo a sanction; NotInForce if there is none with this id. Taken if an account has the former name now."""
    columns = schema.sanctions.c
    found = sanction(connection, sanction_id)
    if found is None:
        raise NotInForce
    lock_person(connection, found.person)
    lifted = update(schema.sanctions).where(columns.id == sanction_id, columns.lifted.is_(None))
    if connection.execute(lifted.values(lifted=now, lifted_by=moderator)).rowcount == 0:
        raise NotInForce
    if found.kind == "rename":
        present = select(schema.people.c.name).where(schema.people.c.id == found.person)
        if found.given is None or connection.execute(present).scalar() == found.given:  # they have no other by now
            _set_name(connection, found.person, found.reason, key_of(found.reason))
    else:
        _apply(connection, found.person, found.kind, now)
    return found


def sanction(connection: Connection, sanction_id: str) -> StoredSanction | None:
    found = all_rows(connection, select(schema.sanctions).where(schema.sanctions.c.id == sanction_id), StoredSanction)
    return next(iter(found), None)


def lift_bans(connection: Connection, person_id: str, now: float) -> None:
    """Undo all bans of a person, also those from before there were sanctions."""
    columns = schema.sanctions.c
    of_person = (columns.person == person_id, columns.kind == "ban", columns.lifted.is_(None))
    connection.execute(update(schema.sanctions).where(*of_person).values(lifted=now))
    _apply(connection, person_id, "ban", now)


def lift_expired_bans(connection: Connection, now: float) -> int:
    """Lift the bans whose time is up; mutes and suspensions end by the clock."""
    columns, people = schema.sanctions.c, schema.people.c
    expired = select(columns.person).where(columns.kind == "ban", columns.lifted.is_(None), columns.until <= now)
    active = select(columns.person).where(*_in_force("ban", now))
    over = (people.banned, people.id.in_(expired), people.id.not_in(active))
    return connection.execute(update(schema.people).where(*over).values(banned=False)).rowcount


def active_sanctions(connection: Connection, now: float, most: int) -> list[StoredSanction]:
    """All sanctions in force, the latest first."""
    columns = schema.sanctions.c
    found = select(schema.sanctions).where(columns.lifted.is_(None), _unexpired(now))
    return all_rows(connection, found.order_by(columns.at.desc(), columns.id).limit(most), StoredSanction)


def sanctions_of(connection: Connection, people: Sequence[str], most: int = 20) -> list[StoredSanction]:
    """Sanctions of some people, lifted ones too, the latest first."""
    columns = schema.sanctions.c
    found = select(schema.sanctions).where(columns.person.in_(people)).order_by(columns.at.desc(), columns.id)
    return all_rows(connection, found.limit(most * max(len(people), 1)), StoredSanction)


def sanctions_in_force(connection: Connection, person_id: str, now: float) -> list[StoredSanction]:
    """What is imposed on a person now, the latest first."""
    columns = schema.sanctions.c
    found = select(schema.sanctions).where(columns.person == person_id, columns.lifted.is_(None), _unexpired(now))
    return all_rows(connection, found.order_by(columns.at.desc(), columns.id), StoredSanction)


def replaced_names(connection: Connection, person_id: str) -> list[str]:
    """A person's names that moderators have replaced, unless that was undone."""
    columns = schema.sanctions.c
    found = select(columns.reason).where(
        columns.person == person_id, columns.kind == "rename", columns.lifted.is_(None)
    )
    return list(connection.execute(found).scalars())


def bans_of(connection: Connection, person_id: str, now: float) -> tuple[StoredSanction | None, bool]:
    """A person's ban in force, the one that lasts longest; and whether there is one whose time is up."""
    columns = schema.sanctions.c
    of_person = (columns.person == person_id, columns.kind == "ban", columns.lifted.is_(None))
    found = all_rows(connection, select(schema.sanctions).where(*of_person), StoredSanction)
    active = [ban for ban in found if ban.until is None or ban.until > now]
    return max(active, key=lambda ban: ban.until or FOR_GOOD, default=None), len(active) < len(found)


def _apply(connection: Connection, person_id: str, kind: str, now: float) -> None:
    """Set the column of a person that a kind of sanction controls, by what is in force."""
    columns = schema.sanctions.c
    found = select(columns.until).where(columns.person == person_id, *_in_force(kind, now))
    ends = [FOR_GOOD if until is None else until for until in connection.execute(found).scalars()]
    values: Mapping[str, object] = {"banned": bool(ends)} if kind == "ban" else {_COLUMNS[kind]: max(ends, default=0.0)}
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(**values))


_COLUMNS = {"mute": "muted_until", "suspend": "suspended_until"}


def _in_force(kind: str, now: float) -> tuple[ColumnElement[bool], ...]:
    columns = schema.sanctions.c
    return columns.kind == kind, columns.lifted.is_(None), _unexpired(now)


def _unexpired(now: float) -> ColumnElement[bool]:
    return or_(schema.sanctions.c.until.is_(None), schema.sanctions.c.until > now)


def _set_name(connection: Connection, person_id: str, name: str, key: str) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(name=name))
    try:
        connection.execute(update(schema.accounts).where(schema.accounts.c.person == person_id).values(key=key))
    except IntegrityError as error:
        raise Taken from error


# People, as moderators need them.


def is_moderator(connection: Connection, person_id: str) -> bool:
    columns = schema.accounts.c
    found = select(columns.person).where(columns.person == person_id, columns.moderator)
    return connection.execute(found).first() is not None


def set_moderator(connection: Connection, person_id: str, moderator: bool) -> None:
    of_person = schema.accounts.c.person == person_id
    connection.execute(update(schema.accounts).where(of_person).values(moderator=moderator))


def moderators(connection: Connection) -> list[Person]:
    found = select(schema.people).join(schema.accounts).where(schema.accounts.c.moderator)
    return all_rows(connection, found.order_by(schema.people.c.name, schema.people.c.id), Person)


def account_by_name(connection: Connection, key: str, name: str) -> Person | None:
    """The person whose account has this key, or exactly this name or public id."""
    people = schema.people.c
    found = select(schema.people).join(schema.accounts).where(
        or_(schema.accounts.c.key == key, people.name == name, people.account == name)
    )  # fmt: skip
    by_key = found.order_by((schema.accounts.c.key == key).desc(), people.id)
    return next(iter(all_rows(connection, by_key.limit(1), Person)), None)


def person_by_account(connection: Connection, account: str) -> Person | None:
    found = all_rows(connection, select(schema.people).where(schema.people.c.account == account), Person)
    return next(iter(found), None)


def people_of(connection: Connection, people: Sequence[str]) -> dict[str, Person]:
    """Those of some people who still exist, by id."""
    found = all_rows(connection, select(schema.people).where(schema.people.c.id.in_(people)), Person)
    return {person.id: person for person in found}


def devices_of(connection: Connection, person_id: str) -> list[bytes]:
    """The hashes of a person's tokens."""
    found = connection.execute(select(schema.devices.c.token_hash).where(schema.devices.c.person == person_id))
    return [bytes(each) for each in found.scalars()]


# Address bans.


def address_bans(connection: Connection, now: float) -> list[AddressBan]:
    columns = schema.address_bans.c
    in_force = or_(columns.until.is_(None), columns.until > now)
    found = select(schema.address_bans).where(in_force).order_by(columns.at.desc(), columns.network)
    return all_rows(connection, found, AddressBan)


def add_address_ban(connection: Connection, ban: AddressBan) -> None:
    """Ban a network; a present ban of the same network is replaced."""
    connection.execute(delete(schema.address_bans).where(schema.address_bans.c.network == ban.network))
    connection.execute(insert(schema.address_bans), msgspec.structs.asdict(ban))


def lift_address_ban(connection: Connection, network: str) -> None:
    lifted = delete(schema.address_bans).where(schema.address_bans.c.network == network)
    if connection.execute(lifted).rowcount == 0:
        raise NotInForce


# Rules for names.


def name_rules(connection: Connection) -> dict[str, str]:
    """The operators' rules: words and their kinds."""
    columns = schema.name_rules.c
    return {row.word: row.kind for row in connection.execute(select(columns.word, columns.kind))}


def set_name_rule(connection: Connection, word: str, kind: str | None, now: float) -> None:
    """Add or change a rule; None removes it."""
    connection.execute(delete(schema.name_rules).where(schema.name_rules.c.word == word))
    if kind is not None:
        connection.execute(insert(schema.name_rules).values(word=word, kind=kind, at=now))


# Reliability.


def people_at(connection: Connection, table_id: str) -> tuple[int, dict[int, str]]:
    """How many seats a table has, and who sits there; MissingTable if there is none."""
    found = connection.execute(select(schema.tables.c.players).where(schema.tables.c.id == table_id)).scalar()
    if found is None:
        raise MissingTable(table_id)
    members = schema.members.c
    seated = connection.execute(select(members.seat, members.person).where(members.table == table_id))
    return int(found), {row.seat: row.person for row in seated}


def games_played(connection: Connection, person_id: str) -> tuple[int, int]:
    """Of a person's latest games with other people: how many there are, and how many they played to the end."""
    own, other = schema.results.alias("own"), schema.results.alias("other")
    with_others = select(other.c.seat).where(
        other.c.game == own.c.game, other.c.person.is_not(None), other.c.person != own.c.person
    )
    latest = (
        select(own.c.game, func.count(own.c.left).label("left"))
        .where(own.c.person == person_id, with_others.exists())
        .group_by(own.c.game, own.c.finished)
        .order_by(own.c.finished.desc(), own.c.game)
        .limit(RECENT_GAMES)
    )
    games = [row.left for row in connection.execute(latest)]
    return len(games), sum(left == 0 for left in games)


# Two accounts of one person.


def share_device(connection: Connection, person_id: str, other_id: str, now: float) -> None:
    """Remember that two accounts were used one after the other in the same browser."""
    first, second = sorted((person_id, other_id))
    columns = schema.shared_devices.c
    of_pair = (columns.person == first, columns.other == second)
    if connection.execute(update(schema.shared_devices).where(*of_pair).values(at=now)).rowcount == 0:
        connection.execute(insert(schema.shared_devices).values(person=first, other=second, at=now))


def shared_a_device(connection: Connection, person_id: str, other_id: str) -> bool:
    first, second = sorted((person_id, other_id))
    columns = schema.shared_devices.c
    found = select(columns.at).where(columns.person == first, columns.other == second)
    return connection.execute(found).first() is not None


def delete_old_shared_devices(connection: Connection, before: float, most: int = 500) -> int | None:
    """Delete some of the pairs from before a time; how many: None if there are none."""
    columns = schema.shared_devices.c
    key = (columns.person, columns.other)
    some = select(*key).where(columns.at < before).limit(most)
    return connection.execute(delete(schema.shared_devices).where(tuple_(*key).in_(some))).rowcount or None


def rated_people(connection: Connection, table_id: str) -> list[str]:
    """Who played a rated game, by the table's id; nobody if it was not rated, or there is no result."""
    columns = schema.results.c
    found = select(columns.person).where(columns.game == table_id, columns.rated, columns.person.is_not(None))
    return sorted(set(connection.execute(found).scalars()))


def rated_series(connection: Connection, person_id: str, other_id: str, most: int) -> tuple[int, int]:
    """Of the latest rated games of two people: how many there are, and in how many the first was ahead.

    The other one is looked for in each game of the first: a database that found both by their ids would compare each
    game of one with each of the other, which takes seconds for some thousands.
    """
    one, two = schema.results.alias("one"), schema.results.alias("two")
    is_other = func.coalesce(two.c.person, "") == other_id  # in no index
    found = (
        select(one.c.place, two.c.place.label("others"))
        .join(two, one.c.game == two.c.game)
        .where(one.c.person == person_id, is_other, one.c.rated)
        .order_by(one.c.seq.desc(), one.c.seat)
        .limit(most)
    )
    places = [(row.place, row.others) for row in connection.execute(found) if row.place and row.others]
    return len(places), sum(place < others for place, others in places)
