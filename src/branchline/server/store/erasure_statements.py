"""SQL that rewrites who somebody is in everything stored: erasure, a guest's games taken along, and the export.

Events are rewritten so that their hash chain still holds (`game/hash_chain.py`): ids of people are not part of it, and
a name that is erased leaves its seal.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    Text,
    case,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from branchline.game.hash_chain import Entry, entry_of, hashes_of, seal_of
from branchline.server.base.quotas import PERSON_PREFIX
from branchline.server.store import block_statements, friend_statements, schema, unfinished_statements
from branchline.server.store.meeting_statements import forget_meetings, merge_meetings
from branchline.server.store.moderation_statements import SAME_PERSON
from branchline.server.store.rows import PERSON

BLANK = ""  # in place of an erased name
AT_ONCE = 500  # tables that one statement is about: one for each would take seconds where somebody has thousands

Names: TypeAlias = Mapping[str, set[str]]  # that somebody has used, by table


class Owner(NamedTuple):
    """Who takes somebody's place in what is stored."""

    id: str
    erased: bool = False


class Quoting(NamedTuple):
    """Reports that may quote somebody, who has used these names."""

    searched: frozenset[str]
    quoting: list[str]  # those that do
    names: Names


# Columns with people's ids that are not foreign keys: they have to be rewritten one by one.
_ID_COLUMNS = (
    schema.audit.c.actor, schema.audit.c.person, schema.reports.c.reporter, schema.reports.c.person,
    schema.reports.c.moderator, schema.results.c.person, schema.sanctions.c.moderator, schema.sanctions.c.lifted_by,
    schema.address_bans.c.moderator,
)  # fmt: skip


def erase(
    connection: Connection, person_id: str, new_id: Callable[[], str], before: Quoting | None = None
) -> list[str]:
    """Delete a person, and their name and id wherever they are stored; returns the tables that were rewritten.

    At each table a random id takes the place of theirs, another one at each, so nobody can connect them. Most of it has
    been done before, in small transactions (`rewrite_tables`, `result_statements.rewrite_results`); `before` are the
    reports in which the person was erased then. To look for others would take long, where there are many.
    """
    tables = tables_of(connection, person_id)
    if before is None:
        before = reports_quoting(connection, person_id)
        erase_in_reports(connection, person_id, before.quoting, before.names)
    for table in tables:
        _rewrite_table(connection, table, person_id, Owner(new_id(), erased=True))
    involved = or_(schema.reports.c.person == person_id, schema.reports.c.reporter == person_id)
    connection.execute(update(schema.reports).where(involved).values(text=BLANK))
    about = or_(schema.audit.c.person == person_id, schema.audit.c.actor == person_id)
    connection.execute(update(schema.audit).where(about).values(details=BLANK))
    connection.execute(update(schema.results).where(schema.results.c.person == person_id).values(name=None))
    for column in _ID_COLUMNS:
        connection.execute(update(column.table).where(column == person_id).values({column: None}))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.subject == f"{PERSON}{person_id}"))
    forget_meetings(connection, person_id)
    connection.execute(delete(schema.challenges).where(schema.challenges.c.person == person_id))
    connection.execute(delete(schema.usage).where(schema.usage.c.who == f"{PERSON_PREFIX}{person_id}"))
    unfinished_statements.forget(connection, person_id)
    connection.execute(delete(schema.people).where(schema.people.c.id == person_id))
    return tables


# What may be thousands of rows about one person: the rows' key, the columns with ids, and the text that is erased with
# those that are not the moderator's.
_TRACES: tuple[tuple[Column[Any], tuple[Column[Any], ...], Column[Any]], ...] = (
    (schema.audit.c.seq, (schema.audit.c.actor, schema.audit.c.person), schema.audit.c.details),
    (schema.reports.c.id, (schema.reports.c.reporter, schema.reports.c.person), schema.reports.c.text),
    (schema.reports.c.id, (schema.reports.c.moderator,), schema.reports.c.text),
)


def rewrite_traces(connection: Connection, before: str, person_id: str | None, most: int) -> int:
    """Give some of what the audit log and reports say of a person to another; None: to nobody, without the text.

    Returns how many rows: any number of people may report one, and others wait for the writer.
    """
    done = 0
    for key, columns, text in _TRACES:
        about = or_(*(column == before for column in columns))
        some = list(connection.execute(select(key).where(about).limit(most - done)).scalars())
        values: dict[Column[Any], Any] = {
            column: case((column == before, person_id), else_=column) for column in columns
        }
        if person_id is None and schema.reports.c.moderator not in columns:
            values[text] = BLANK
        if some:
            connection.execute(update(key.table).where(key.in_(some)).values(values))
        done += len(some)
    return done


def merge(connection: Connection, guest: str, person_id: str) -> list[str]:
    """Give everything of a guest to a person with an account, and delete the guest; the tables that were rewritten."""
    tables = tables_of(connection, guest)
    for table in tables:
        _rewrite_table(connection, table, guest, Owner(person_id))
    renamed = (schema.sanctions.c.person == guest, schema.sanctions.c.kind == "rename")
    connection.execute(update(schema.sanctions).where(*renamed).values(given=BLANK))  # undone, it changes no name
    for column in (*_ID_COLUMNS, schema.sanctions.c.person):
        connection.execute(update(column.table).where(column == guest).values({column: person_id}))
    merge_meetings(connection, guest, person_id)
    friend_statements.merge_people(connection, guest, person_id)
    people = schema.people.c
    imposed = select(people.muted_until, people.suspended_until, people.banned).where(people.id == guest)
    muted, suspended, banned = connection.execute(imposed).first() or (0.0, 0.0, False)
    for column, until in ((people.muted_until, muted), (people.suspended_until, suspended)):
        less = (people.id == person_id, column < until)  # signing in ends no sanction
        connection.execute(update(schema.people).where(*less).values({column: until}))
    if banned:  # meanwhile
        connection.execute(update(schema.people).where(people.id == person_id).values(banned=True))
    connection.execute(delete(schema.challenges).where(schema.challenges.c.person == guest))
    connection.execute(delete(schema.usage).where(schema.usage.c.who == f"{PERSON_PREFIX}{guest}"))
    unfinished_statements.forget(connection, guest)
    connection.execute(delete(schema.people).where(schema.people.c.id == guest))
    return tables


def tables_naming(connection: Connection, person_id: str) -> list[str]:
    """Tables where others have named a person: in a rematch, and when seats were given to them.

    It reads an event of every table, and is meant for a read: others would wait too long for the writer.
    """
    columns, quoted = schema.events.c, json.dumps(person_id).encode()
    found: set[str] = set()
    for kind in ("made", "reassigned"):
        rows = connection.execute(select(columns.table, columns.body).where(schema.NAMING, columns.kind == kind))
        found.update(row.table for row in rows if quoted in row.body)
    return sorted(found)


def tables_of(connection: Connection, person_id: str, named: Iterable[str] = ()) -> list[str]:
    """All tables where a person did, said or hosted anything, or may sit down without the code.

    `named` are tables that have been found before: see `tables_naming`. Who does something at a table has made it, or
    has sat down before. A rematch that somebody has asked for since `named` was found belongs to a table where the
    person has sat.
    """
    found = {*named, *active_at(connection, person_id)}
    return sorted({*found, *_rematches(connection, sorted(found))})


def active_at(connection: Connection, person_id: str) -> list[str]:
    """All tables where a person did, said or hosted anything."""
    events, lines = schema.events.c, schema.lines.c
    found: set[str] = set()
    for kind in schema.NAMING_KINDS:
        caused = (schema.NAMING, events.kind == kind, events.person == person_id)
        found.update(connection.execute(select(events.table).distinct().where(*caused)).scalars())
    for column, table in (
        (schema.members.c.person, schema.members.c.table),
        (schema.tables.c.host, schema.tables.c.id),
        (lines.person, lines.table),
    ):
        found.update(connection.execute(select(table).distinct().where(column == person_id)).scalars())
    return sorted(found)


def _rematches(connection: Connection, tables: Sequence[str]) -> list[str]:
    """The tables of the rematches of some tables."""
    columns, found = schema.events.c, list[str]()
    for start in range(0, len(tables), AT_ONCE):
        some = columns.table.in_(tables[start : start + AT_ONCE])
        rematches = connection.execute(select(columns.body).where(some, columns.kind == "rematched")).scalars()
        found += [json.loads(body)["table"] for body in rematches]
    return found


def rewrite_tables(connection: Connection, before: str, owners: Mapping[str, Owner], most: int) -> int:
    """Give everything of a person at some tables to the owner for each; how many tables were done. It may happen twice.

    A person may have thousands of tables, and thousands of events and lines at one, and others wait for the writer: so
    no more tables once that many rows were rewritten.
    """
    rows = 0
    for done, (table, owner) in enumerate(owners.items(), 1):
        for each in (table, *_rematches(connection, [table])):
            rows += _rewrite_table(connection, each, before, owner)
        if rows >= most:
            return done
    return len(owners)


def _rewrite_table(connection: Connection, table: str, before: str, owner: Owner) -> int:
    """Returns how many events and lines were the person's."""
    members, tables = schema.members.c, schema.tables.c
    # Locked first, as by commands: otherwise another worker could write a new summary meanwhile, which would be lost.
    found = connection.execute(select(tables.summary).where(tables.id == table).with_for_update()).scalar()
    rows = _rewrite_events(connection, table, before, owner) + _rewrite_lines(connection, table, before, owner)
    mine = (members.table == table, members.person == before)
    connection.execute(update(schema.members).where(*mine).values(person=owner.id))
    hosts = (tables.id == table, tables.host == before)
    connection.execute(update(schema.tables).where(*hosts).values(host=owner.id))
    # Who has invited somebody is in no index, but has been at the table.
    invited = schema.invitations.c.table == table, schema.invitations.c.inviter == before
    if owner.erased:
        connection.execute(delete(schema.invitations).where(*invited))
    else:
        connection.execute(update(schema.invitations).where(*invited).values(inviter=owner.id))
    summary = json.loads(found or b"{}")
    seats = [seat for seat, person in enumerate(summary.get("people", ())) if person == before]
    for seat in seats:
        summary["people"][seat] = owner.id
        if owner.erased and seat < len(summary.get("names", ())):
            summary["names"][seat] = BLANK
    if seats:
        connection.execute(update(schema.tables).where(tables.id == table).values(summary=_dumped(summary)))
    return rows


def _rewrite_events(connection: Connection, table: str, before: str, owner: Owner) -> int:
    """Most events have a person only as their sender, and are changed by one statement: a person may have caused tens
    of thousands, and everybody else waits for the writer.
    """
    columns = schema.events.c
    caused = update(schema.events).where(columns.table == table, columns.person == before)
    rows = connection.execute(caused.values(person=owner.id)).rowcount
    naming = select(schema.events).where(columns.table == table, columns.kind.in_(schema.NAMING_KINDS))
    bodies = [(row.seq, json.loads(row.body)) for row in list(connection.execute(naming.order_by(columns.seq)))]
    named = [body for _, body in bodies if body.get("person") == before and body.get("name", BLANK) != BLANK]
    hashes: dict[int, bytes] = {}  # computed only for logs without seals
    if owner.erased and any("salt" not in body for body in named):
        hashes = _hashes(connection, table)
    for seq, body in bodies:
        then = dict(body)
        if body.get("person") == before:
            then["person"] = owner.id
            if owner.erased:
                then.pop("account", None)
                if body["event"] == "sat" and body["name"] != BLANK:
                    then |= _sealed(body, hashes.get(seq, b""))
                    then.pop("salt", None)
        if before in body.get("people", ()):
            then["people"] = [owner.id if each == before else each for each in body["people"]]
        if then != body:
            of_event = (columns.table == table, columns.seq == seq)
            connection.execute(update(schema.events).where(*of_event).values(body=_dumped(then)))
    return rows


def _sealed(body: dict[str, Any], hashed: bytes) -> dict[str, Any]:
    """What takes the place of a name: its seal, or in a log from before there were seals the event's hash."""
    if "salt" in body:
        return {"name": BLANK, "seal": seal_of(body["salt"], body["name"])}
    return {"name": BLANK, "erased": hashed.hex()}


def _hashes(connection: Connection, table: str) -> dict[int, bytes]:
    """The hashes of a table's events, by their numbers."""
    secret = connection.execute(select(schema.tables.c.secret).where(schema.tables.c.id == table)).scalar()
    assert isinstance(secret, bytes)
    columns = schema.events.c
    found = select(columns.seq, columns.at, columns.body).where(columns.table == table).order_by(columns.seq)
    rows = list(connection.execute(found))
    entries: Iterable[Entry] = (entry_of(row.at, json.loads(row.body)) for row in rows)
    return dict(zip((row.seq for row in rows), hashes_of(table, secret, entries), strict=True))


def _rewrite_lines(connection: Connection, table: str, before: str, owner: Owner) -> int:
    """A line keeps its number after erasure, by which readers know what is new; nothing of it is left."""
    columns, said = schema.lines.c, schema.lines.alias().c
    move_id = func.replace(columns.move_id, f"{before} ", f"{owner.id} ")  # ids and clients' keys have no spaces
    # A guest and the account may have used the same key; nobody can send the guest's command again.
    used = exists().where(said.table == table, said.move_id == move_id)
    unique = literal(f"{owner.id} a guest's ") + columns.audience + cast(columns.seq, Text)
    changes: dict[str, object] = {"person": owner.id, "move_id": case((used, unique), else_=move_id)}
    if owner.erased:
        changes["body"] = _dumped({"name": BLANK, "text": BLANK})
    said_by = update(schema.lines).where(columns.table == table, columns.person == before)
    return connection.execute(said_by.values(**changes)).rowcount


def _names_at(connection: Connection, tables: Sequence[str], person_id: str) -> Names:
    """The names that a person has used at tables, their own included."""
    own = connection.execute(select(schema.people.c.name).where(schema.people.c.id == person_id)).scalar()
    columns, found = schema.events.c, {table: {str(own)} for table in tables}
    sat = (schema.NAMING, columns.kind == "sat", columns.person == person_id)
    for row in connection.execute(select(columns.table, columns.body).where(*sat)):
        if row.table in found:
            found[row.table].add(json.loads(row.body)["name"])
    return found


def reports_quoting(connection: Connection, person_id: str, before: Quoting | None = None) -> Quoting:
    """The reports that have to be searched for what a person has said. `before` are those that have been searched.

    A report may have a hundred lines, so this is meant for a read: others would wait too long for the writer.
    """
    names = _names_at(connection, tables_of(connection, person_id), person_id)
    if before is not None:
        names = {**names, **before.names}
    searched = _reports_at(connection, person_id, names)
    if before is not None:
        searched = [id for id in searched if id not in before.searched]
    quoting = [id for id in searched if _kept_lines(connection, person_id, id, names) is not None]
    return Quoting(frozenset(searched), quoting, names)


def erase_in_reports(connection: Connection, person_id: str, quoting: Sequence[str], names: Names) -> None:
    """Blank what the person has said in the lines that were copied into reports, also those about others."""
    columns = schema.reports.c
    for id in quoting:
        kept = _kept_lines(connection, person_id, id, names)
        if kept is not None:
            connection.execute(update(schema.reports).where(columns.id == id).values(lines=_dumped(kept)))


def _kept_lines(connection: Connection, person_id: str, report: str, names: Names) -> list[Any] | None:
    """What is kept of a report's lines; None if nothing has to be erased."""
    columns = schema.reports.c
    of_report = select(columns.table, columns.person, columns.lines).where(columns.id == report)
    row = connection.execute(of_report).first()
    if row is None:
        return None
    lines, own = json.loads(row.lines), names.get(row.table, set())
    kept = [] if row.person == person_id else [line for line in lines if line.get("name") not in own]
    return kept if len(kept) != len(lines) else None


def _reports_at(connection: Connection, person_id: str, names: Names) -> list[str]:
    """The reports about a person or somebody at one of these tables; their lines are not read."""
    columns = schema.reports.c
    found = connection.execute(select(columns.id, columns.table, columns.person))
    return [row.id for row in found if row.table in names or row.person == person_id]


def _dumped(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


# Export.

# What is exported of a person: the table, the column with their id, and the columns that are left out, because they
# are secrets of the server or about other people. Who reports somebody is not told what becomes of it, and the others
# are not told that they were reported.
_EXPORTED: tuple[tuple[str, Column[Any], tuple[str, ...]], ...] = (
    ("account", schema.accounts.c.person, ("password",)),
    ("sessions", schema.devices.c.person, ("token_hash",)),
    ("passkeys", schema.passkeys.c.person, ("public_key",)),
    ("reports", schema.reports.c.reporter, ("person", "moderator", "lines", "outcome", "status", "handled")),
    ("sanctions", schema.sanctions.c.person, ("moderator", "lifted_by", "report")),
    ("invitations", schema.invitations.c.person, ("inviter",)),
    ("online", schema.online.c.person, ()),
)
# Of these a person may have tens of thousands: they are read some at a time, in the order of the columns.
PAGED: Mapping[str, tuple[Column[Any], Sequence[Column[Any]]]] = {
    "results": (schema.results.c.person, (schema.results.c.seq, schema.results.c.seat)),
    "seats": (schema.members.c.person, (schema.members.c.table, schema.members.c.seat)),
}


def export(connection: Connection, person_id: str) -> dict[str, Any]:
    """Everything stored about a person but `PAGED`, chat and events, as JSON values."""
    people = schema.people
    found: dict[str, Any] = {"profile": next(iter(_rows(connection, people, people.c.id, person_id, ())), None)}
    for name, column, hidden in _EXPORTED:
        assert isinstance(column.table, Table)
        own = (schema.reports.c.reason != SAME_PERSON,) if name == "reports" else ()  # not the server's
        found[name] = _rows(connection, column.table, column, person_id, hidden, *own)
    found["ratings"] = _rows(connection, schema.ratings, schema.ratings.c.subject, f"{PERSON}{person_id}", ())
    found["usage"] = _rows(connection, schema.usage, schema.usage.c.who, f"{PERSON_PREFIX}{person_id}", ())
    found["hosted"] = list(
        connection.execute(select(schema.tables.c.id).where(schema.tables.c.host == person_id)).scalars()
    )
    found["friends"] = _others(connection, schema.friendships.c.person, schema.friendships.c.friend, person_id)
    found["blocked"] = [
        {"name": row.name, "player": row.account} for row in block_statements.blocked(connection, person_id)
    ]
    codes = select(func.count()).select_from(schema.recovery_codes).where(schema.recovery_codes.c.person == person_id)
    found["recovery_codes_left"] = connection.execute(codes).scalar()
    return found


def export_page(
    connection: Connection, name: str, person_id: str, after: Mapping[str, Any] | None, most: int
) -> list[dict[str, Any]]:
    """Some of what is `PAGED`, after the last row of the page before."""
    column, order = PAGED[name]
    assert isinstance(column.table, Table)
    found = select(column.table).where(column == person_id).order_by(*order).limit(most)
    if after is not None:
        found = found.where(tuple_(*order) > tuple_(*(literal(after[each.name]) for each in order)))
    return [dict(row) for row in connection.execute(found).mappings()]


def export_lines(connection: Connection, person_id: str, tables: Sequence[str]) -> list[dict[str, Any]]:
    """What a person has said at some tables."""
    columns = schema.lines.c
    return _rows(connection, schema.lines, columns.person, person_id, ("move_id",), columns.table.in_(tables))


def export_events(connection: Connection, person_id: str, tables: Sequence[str]) -> list[dict[str, Any]]:
    """What a person has done at some tables: most events are in no index for people."""
    columns = schema.events.c
    found = _rows(connection, schema.events, columns.person, person_id, ("move_id", "hash"), columns.table.in_(tables))
    return [event | {"body": _without_others(event["body"])} for event in found]


def _without_others(body: dict[str, Any]) -> dict[str, Any]:
    """An event without what it says of others: a rematch names their ids, and a bot's share of the deal is a secret."""
    hidden = {"made": {"people"}, "bot": {"nonce"}}.get(body["event"], set())
    return {name: value for name, value in body.items() if name not in hidden}


def _others(connection: Connection, own: Column[Any], other: Column[Any], person_id: str) -> list[dict[str, Any]]:
    """The people to whom somebody has a relation: by name and public id."""
    named = select(schema.people.c.name, schema.people.c.account).join_from(
        own.table, schema.people, other == schema.people.c.id
    )
    return [{"name": row.name, "player": row.account} for row in connection.execute(named.where(own == person_id))]


def _rows(
    connection: Connection,
    table: Table,
    column: Column[Any],
    value: str,
    hidden: Sequence[str],
    *more: ColumnElement[bool],
) -> list[dict[str, Any]]:
    found = connection.execute(select(table).where(column == value, *more)).mappings()
    return [{name: _plain(row[name]) for name in row if name not in hidden} for row in found]


def _plain(value: object) -> object:
    if not isinstance(value, bytes):
        return value
    try:
        return json.loads(value)
    except ValueError:
        return b64encode(value).decode()
