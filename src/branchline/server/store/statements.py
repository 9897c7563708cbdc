"""SQL statements of the store: functions on a connection, the same for every database.

The caller opens and ends the transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError

from branchline.server.store import job_statements, refusal_statements, result_statements, rows, schema
from branchline.server.store.prepared import CompiledSelect, CompiledStatement, columns_of, one_row
from branchline.server.store.rows import (
    AuditEntry,
    Change,
    ChatReader,
    Event,
    Line,
    MissingTable,
    Person,
    PersonChanges,
    Sanctioned,
    Status,
    Unknown,
)

T = TypeVar("T", bound=msgspec.Struct)

MOST_DEVICES = 16  # per person
MOST_LINES = 1000  # of a table's chat; older ones are deleted
LISTED_PER_HOST = 5  # public tables of one host that are listed
RECENT = 1000  # public tables of which those are chosen
PACES = ("none", "live", "days")


# People.

_ADD_PERSON = CompiledStatement(insert(schema.people))
_ADD_DEVICE = CompiledStatement(insert(schema.devices), ("token_hash", "person", "created"))
_PERSON_BY_TOKEN = CompiledSelect(
    columns_of(schema.people, Person).join(schema.devices).where(schema.devices.c.token_hash == bindparam("hashed")),
    Person,
)


def add_person(connection: Connection, person: Person, token_hash: bytes) -> None:
    _ADD_PERSON(connection, msgspec.structs.asdict(person))
    _ADD_DEVICE(connection, {"token_hash": token_hash, "person": person.id, "created": person.created})


def add_device(connection: Connection, person_id: str, token_hash: bytes, now: float) -> None:
    """Add a device. If there are too many, the oldest is removed."""
    columns = schema.devices.c
    newest = (
        select(columns.token_hash)
        .where(columns.person == person_id)
        .order_by(columns.created.desc(), columns.token_hash)
        .limit(MOST_DEVICES - 1)
    )
    kept = connection.execute(newest).scalars().all()
    connection.execute(delete(schema.devices).where(columns.person == person_id, columns.token_hash.not_in(kept)))
    _ADD_DEVICE(connection, {"token_hash": token_hash, "person": person_id, "created": now})


def drop_device(connection: Connection, token_hash: bytes) -> bool:
    return connection.execute(delete(schema.devices).where(schema.devices.c.token_hash == token_hash)).rowcount == 1


def person_by_token(connection: Connection, token_hash: bytes) -> Person | None:
    """The person with a token that has this hash."""
    return _PERSON_BY_TOKEN.first(connection, hashed=token_hash)


def valid_devices(connection: Connection, token_hashes: Sequence[bytes]) -> set[bytes]:
    """Those of some tokens that are still valid, and whose people are not banned."""
    columns = schema.devices.c
    valid = select(columns.token_hash).join(schema.people).where(~schema.people.c.banned)
    return set(connection.execute(valid.where(columns.token_hash.in_(token_hashes))).scalars())


def person(connection: Connection, person_id: str) -> Person | None:
    return _first(connection, select(schema.people).where(schema.people.c.id == person_id), Person)


def change_person(connection: Connection, person_id: str, changes: PersonChanges) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(**changes))


# The audit log.


def add_audit(connection: Connection, entry: AuditEntry) -> None:
    connection.execute(insert(schema.audit), msgspec.structs.asdict(entry))


def forget_in_audit(connection: Connection, person_id: str, most: int) -> int:
    """Remove somebody who is about to be deleted from some entries of the audit log; from how many."""
    columns, done = schema.audit.c, 0
    for column in (columns.actor, columns.person):
        some = select(columns.seq).where(column == person_id).limit(max(most - done, 0))
        changed = update(schema.audit).where(columns.seq.in_(some)).values({column: None})
        done += connection.execute(changed).rowcount
    return done


# Tables and their log.

# Columns of a table's row that change; the others never do. Those that rarely change are left out where they do not:
# SQLite rewrites the indexes of all columns that are written, also if the value is the same.
RARELY = ("code", "free", "status")
CHANGING = (*RARELY, "version", "touched", "summary")
_OF_VERSION = (schema.tables.c.id == bindparam("of_id"), schema.tables.c.version == bindparam("of_version"))
_OF_DEVICE = (
    select(schema.devices.c.token_hash)
    .join(schema.people)
    .where(schema.devices.c.token_hash == bindparam("of_device"), ~schema.people.c.banned)
)
# By whether those are written, and whether the sender's token is checked.
_CHANGE_TABLE = {
    (rarely, device): CompiledStatement(
        update(schema.tables).where(*_OF_VERSION, *((_OF_DEVICE.exists(),) if device else ())),
        CHANGING if rarely else CHANGING[len(RARELY) :],
    )
    for rarely in (True, False)
    for device in (True, False)
}
_ADD_TABLE = CompiledStatement(insert(schema.tables))
_ADD_EVENT = CompiledStatement(insert(schema.events))
_EVENTS_AFTER = CompiledSelect(
    columns_of(schema.events, Event)
    .where(schema.events.c.table == bindparam("of_table"), schema.events.c.seq > bindparam("after"))
    .order_by(schema.events.c.seq),
    Event,
)
_TABLE = CompiledSelect(
    columns_of(schema.tables, rows.Table).where(schema.tables.c.id == bindparam("of_table")), rows.Table
)
_TABLE_BY_CODE = CompiledSelect(
    columns_of(schema.tables, rows.Table).where(schema.tables.c.code == bindparam("code")), rows.Table
)


class Taken(Exception):
    """Another writer was first (optimistic locking): the transaction must be rolled back."""


def add_table(connection: Connection, change: Change) -> None:
    """Add a table with its first events; Taken if its id or its code exists, Unknown if the token is not valid any
    more, Sanctioned if its host is suspended.
    """
    _check_device(connection, change.device, lock=True)
    _check_newcomer(connection, change)
    with _taken():
        _write_new(connection, change)


def append(connection: Connection, change: Change) -> None:
    """Append events to a log; Taken if it has grown meanwhile or contains one of the move_ids, Unknown if the token is
    not valid any more, RefusedBefore if a copy of the command was refused, Sanctioned if they may not join a table.

    The first writer to update the table's version wins: others wait for the row lock and then find another version.
    """
    table = change.table
    of_version = {"of_id": table.id, "of_version": table.version - len(change.events)}
    before = change.before
    same = before is not None and (table.code, table.free, table.status) == (before.code, before.free, before.status)
    with _taken():
        values = of_version | _columns(table)
        if change.device is not None:
            values["of_device"] = change.device
        if _CHANGE_TABLE[not same, change.device is not None](connection, values) != 1:
            _check_device(connection, change.device)
            raise Taken
        if change.unless_refused:
            command = change.events[-1]
            refusal_statements.check_not_refused(connection, table.id, command.person, command.move_id)
        _check_newcomer(connection, change)
        _write_rest(connection, change)
        if change.beside is not None:
            _write_new(connection, change.beside)
        if change.audit is not None:
            add_audit(connection, change.audit)
        if change.finished is not None:  # last: results are numbered by a row that stays locked until the commit
            result_statements.add_finished_game(connection, change.finished)


def _check_device(connection: Connection, device: bytes | None, *, lock: bool = False) -> None:
    """With `lock`, who revokes the token waits, and finds what is written."""
    found = _OF_DEVICE.with_for_update(read=True, of=schema.devices) if lock else _OF_DEVICE
    if device is not None and connection.execute(found, {"of_device": device}).first() is None:
        raise Unknown


def _check_newcomer(connection: Connection, change: Change) -> None:
    if change.newcomer is not None:
        check_sanctions(connection, change.newcomer, change.events[-1].at)


def check_sanctions(connection: Connection, person_id: str, now: float, *, muted: bool = False) -> None:
    """Sanctioned if a person is suspended or, with `muted`, muted. Read in the transaction that it protects."""
    columns = schema.people.c
    found = connection.execute(
        select(columns.muted_until, columns.suspended_until).where(columns.id == person_id)
    ).first()
    if found is not None and found.suspended_until > now:
        raise Sanctioned("suspended", found.suspended_until)
    if found is not None and muted and found.muted_until > now:
        raise Sanctioned("muted", found.muted_until)


@contextmanager
def _taken() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Taken from error


def _write_new(connection: Connection, change: Change) -> None:
    _ADD_TABLE(connection, _columns(change.table))
    _write_rest(connection, change)


def _write_rest(connection: Connection, change: Change) -> None:
    table = change.table
    for event in change.events:
        _ADD_EVENT(connection, {"table": table.id, **msgspec.structs.asdict(event)})
    if change.members is not None:
        connection.execute(delete(schema.members).where(schema.members.c.table == table.id))
        if change.members:
            connection.execute(
                insert(schema.members),
                [{"table": table.id, "seat": seat, "person": person_id} for seat, person_id in change.members],
            )
    if change.invited:  # only people who still exist
        values = [schema.people.c.id, literal(table.id), literal(table.host), literal(table.created)]
        invited = select(*values).where(schema.people.c.id.in_(change.invited))
        connection.execute(insert(schema.invitations).from_select(["person", "table", "inviter", "at"], invited))
    if change.uninvited is not None:
        columns = schema.invitations.c
        connection.execute(
            delete(schema.invitations).where(
                columns.table == table.id, or_(columns.person == change.uninvited, columns.inviter == change.uninvited)
            )
        )
    if change.matched:
        connection.execute(delete(schema.quick_tables).where(schema.quick_tables.c.table == table.id))
    for kind, at in change.due.items():
        of_kind: dict[str, object] = {"of_table": table.id, "of_kind": kind}
        if at is None:
            job_statements.DELETE_JOB(connection, of_kind)
            continue
        planned: dict[str, object] = {"at": at, "version": table.version, "leased_until": change.leased.get(kind, 0.0)}
        if job_statements.RESCHEDULE_JOB(connection, of_kind | planned) == 0:
            job_statements.ADD_JOB(connection, {"table": table.id, "kind": kind, **planned})


def events_after(connection: Connection, table_id: str, seq: int) -> list[Event]:
    return _EVENTS_AFTER(connection, of_table=table_id, after=seq)


def table(connection: Connection, table_id: str) -> rows.Table | None:
    return _TABLE.first(connection, of_table=table_id)


def table_by_code(connection: Connection, code: str) -> rows.Table | None:
    return _TABLE_BY_CODE.first(connection, code=code)


def public_tables(
    connection: Connection, statuses: Sequence[Status], board: str | None, pace: str | None, most: int
) -> list[rows.Table]:
    """Tables that anybody may see, the newest first, and only a few of each host: nobody can fill the list.

    Not those used last: who watches with a delay would see by their order when something happens. The newest are found
    by indexes, of each status and, on one board, of each pace; only those that are listed are read as a whole.
    """
    columns = schema.tables.c
    paces = PACES if board is not None and pace is None else (pace,)
    groups = (_newest_public(status, board, each) for status in statuses for each in paces)
    found = union_all(*(select(group.subquery()) for group in groups)).subquery()
    recent = select(found).order_by(found.c.created.desc(), found.c.id).limit(RECENT).subquery()
    newest_first = (recent.c.created.desc(), recent.c.id)
    place = func.row_number().over(partition_by=recent.c.host, order_by=newest_first).label("place")
    ranked = select(recent, place).subquery()
    few = select(ranked.c.id, ranked.c.created).where(ranked.c.place <= LISTED_PER_HOST)
    listed = few.order_by(ranked.c.created.desc(), ranked.c.id).limit(most).subquery()
    whole = select(schema.tables).join(listed, listed.c.id == columns.id)
    return all_rows(connection, whole.order_by(columns.created.desc(), columns.id), rows.Table)


def _newest_public(status: Status, board: str | None, pace: str | None) -> Select[tuple[str, str, float]]:
    columns = schema.tables.c
    found = select(columns.id, columns.host, columns.created).where(columns.public, columns.status == status.value)
    if board is not None:
        found = found.where(columns.board == board)
    if pace is not None:
        found = found.where(columns.pace == pace)
    return found.order_by(columns.created.desc(), columns.id).limit(RECENT)


def tables_of(connection: Connection, person_id: str, most: int) -> list[rows.Table]:
    """Tables where a person has a seat or that they host, most recently used first, unless they have expired.

    Where they only host, the newest: they may be spectators who learn later when something happened. Somebody may have
    thousands, so only those that are listed are read as a whole.
    """
    columns, members = schema.tables.c, schema.members.c
    of_person = select(members.table.label("id")).where(members.person == person_id)
    hosted = select(columns.id).where(columns.host == person_id)
    own = of_person.union(hosted).subquery()
    sits = select(members.table).where(members.person == person_id)
    used = case((columns.id.in_(sits), columns.touched), else_=columns.created).label("used")
    found = select(columns.id, used).join(own, own.c.id == columns.id).where(columns.status != Status.GONE.value)
    listed = found.order_by(used.desc(), columns.id).limit(most).subquery()
    whole = select(schema.tables).join(listed, listed.c.id == columns.id).order_by(listed.c.used.desc(), columns.id)
    return all_rows(connection, whole, rows.Table)


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The versions of some tables, by id."""
    columns = schema.tables.c
    found = connection.execute(select(columns.id, columns.version).where(columns.id.in_(table_ids)))
    return {row.id: row.version for row in found}


def unfinished(connection: Connection, person_id: str) -> int:
    columns = schema.tables.c
    going = columns.status.in_([Status.OPEN.value, Status.RUNNING.value])
    found = select(func.count()).select_from(schema.tables).where(columns.host == person_id, going)
    return int(connection.execute(found).scalar() or 0)


def delete_table(connection: Connection, table_id: str) -> bool:
    return connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id)).rowcount == 1


# Presence.

_NOTE_SIGN = CompiledStatement(
    update(schema.members).where(
        schema.members.c.table == bindparam("of_table"),
        schema.members.c.seat == bindparam("of_seat"),
        schema.members.c.seen < bindparam("until"),
    ),
    ("seen",),
)


def save_last_seen(connection: Connection, signs: Sequence[tuple[str, int, float]]) -> None:
    """Store when players (table, seat) were last connected; times older than the stored ones change nothing."""
    for table, seat, at in sorted(signs):  # always in the same order, so that two workers can't deadlock
        _NOTE_SIGN(connection, {"of_table": table, "of_seat": seat, "until": at, "seen": at})


def last_seen(connection: Connection, table_id: str) -> dict[int, float]:
    """When each person at a table was last connected, by seat."""
    columns = schema.members.c
    found = connection.execute(select(columns.seat, columns.seen).where(columns.table == table_id))
    return {row.seat: row.seen for row in found}


# Chat.


def add_line(
    connection: Connection,
    table_id: str,
    person_id: str,
    move_id: str,
    compose: Callable[[rows.Table, int | None], Line],
    device: bytes | None = None,
) -> int:
    """Add a line and return its number: one more than the last of its audience, or its present number if the `move_id`
    is stored.

    `compose` makes the line. It gets the table and the speaker's first seat as they are in this transaction: a worker's
    cache may be stale, and a line must not reach an audience that its speaker has left. Sanctioned if the speaker is
    muted or suspended.
    """
    _check_device(connection, device)
    of_table = schema.lines.c.table == table_id
    locked = select(schema.tables).where(schema.tables.c.id == table_id).with_for_update()
    table = _first(connection, locked, rows.Table)
    if table is None:
        raise MissingTable(table_id)
    said = select(schema.lines.c.seq).where(of_table, schema.lines.c.move_id == move_id)
    if (seq := connection.execute(said).scalar()) is not None:
        return int(seq)
    seats = select(func.min(schema.members.c.seat)).where(_sits(table_id, person_id))
    line = compose(table, connection.execute(seats).scalar())
    check_sanctions(connection, person_id, line.at, muted=True)
    of_audience = of_table & (schema.lines.c.audience == line.audience)
    last = connection.execute(select(func.max(schema.lines.c.seq)).where(of_audience)).scalar() or 0
    connection.execute(insert(schema.lines), {**msgspec.structs.asdict(line), "seq": last + 1})
    _delete_old_lines(connection, of_audience)
    return int(last) + 1


def _delete_old_lines(connection: Connection, of_audience: ColumnElement[bool]) -> None:
    """Keep an audience's latest lines. Each has room of its own, so that none pushes out another's."""
    number = schema.lines.c.seq
    oldest = select(number).where(of_audience).order_by(number.desc()).limit(1).offset(MOST_LINES)
    connection.execute(delete(schema.lines).where(of_audience, number <= oldest.scalar_subquery()))


def chat_lines(connection: Connection, table_id: str, reader: ChatReader, most: int) -> list[Line]:
    """The latest lines that are new for a reader. Their seat is checked in the same statement, and so is whom they have
    blocked or muted.
    """
    wanted: dict[str, object] = {"of_table": table_id, "most": most, "skipped": 0}
    return _CHAT_LINES(connection, reader=reader.person, after=reader.since, seen=reader.seen, **wanted)[::-1]


def _chat_lines() -> CompiledSelect[Line]:
    """Compiled once, because it runs for everybody who follows a table, at each line."""
    columns = schema.lines.c
    sits = select(schema.members.c.seat).where(_sits(bindparam("of_table"), bindparam("reader")))
    audience = case((sits.exists(), literal_column("'players'")), else_=literal_column("'spectators'"))
    hidden = select(schema.blocks.c.other).where(schema.blocks.c.person == bindparam("reader"))
    new = or_(columns.seq > bindparam("after"), columns.audience != bindparam("seen"))  # NULL, if it is not said
    return CompiledSelect(
        columns_of(schema.lines, Line)
        .where(columns.table == bindparam("of_table"), new)
        .where(columns.audience == audience, columns.person.not_in(hidden))
        .order_by(columns.seq.desc())
        .limit(bindparam("most"))
        .offset(bindparam("skipped")),  # 0: for SQLite, SQLAlchemy would add a parameter without a name
        Line,
    )


def _sits(table_id: object, person_id: object) -> ColumnElement[bool]:
    return and_(schema.members.c.table == table_id, schema.members.c.person == person_id)


_CHAT_LINES = _chat_lines()


# Rows.


def _columns(row: rows.Table) -> dict[str, object]:
    return msgspec.structs.asdict(row) | {"status": row.status.value}


def _first(connection: Connection, found: Select[tuple[object, ...]], kind: type[T]) -> T | None:
    row = connection.execute(found).mappings().first()
    return one_row(row, kind) if row is not None else None


def all_rows(connection: Connection, found: Select[tuple[object, ...]], kind: type[T]) -> list[T]:
    return [one_row(row, kind) for row in connection.execute(found).mappings()]
