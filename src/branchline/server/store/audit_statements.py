"""SQL statements of the audit log, the signing key and the readiness probe: functions on a connection."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from branchline.server.store import schema
from branchline.server.store.rows import AuditEntry
from branchline.server.store.statements import Taken, all_rows

READINESS = "readiness"
PROBE = "." * 32_768  # more than a command writes: where this fits, a command does too


# The audit log. `statements.add_audit` adds rows, and `statements.forget_in_audit` removes deleted people from them.


def audit_entries(connection: Connection, most: int, table: str | None, person: str | None) -> list[AuditEntry]:
    """The latest entries, oldest first."""
    columns = schema.audit.c
    found = select(schema.audit).order_by(columns.seq.desc()).limit(most)
    if table is not None:
        found = found.where(columns.table == table)
    if person is not None:
        found = found.where(or_(columns.actor == person, columns.person == person))
    return all_rows(connection, found, AuditEntry)[::-1]


def delete_old_audit(connection: Connection, before: float, most: int = 500) -> int | None:
    """Delete some of the entries from before a time; how many: None if there are none."""
    columns = schema.audit.c
    some = select(columns.seq).where(columns.at < before).limit(most)
    return connection.execute(delete(schema.audit).where(columns.seq.in_(some))).rowcount or None


# The server's own secrets.


def key(connection: Connection, name: str) -> bytes | None:
    found: bytes | None = connection.execute(select(schema.keys.c.private).where(schema.keys.c.name == name)).scalar()
    return bytes(found) if found is not None else None


def add_key(connection: Connection, name: str, private: bytes, now: float) -> None:
    """Add a key; Taken if another worker was first."""
    try:
        connection.execute(insert(schema.keys).values(name=name, private=private, created=now))
    except IntegrityError as error:
        raise Taken from error


# Readiness.


def write_probe(connection: Connection, now: float) -> None:
    """Write a row, to see that something can be written; Taken if another worker writes the same row first."""
    row = schema.leases
    if connection.execute(update(row).where(row.c.name == READINESS).values(holder=PROBE, until=now)).rowcount == 0:
        try:
            connection.execute(insert(row).values(name=READINESS, holder=PROBE, until=now))
        except IntegrityError as error:
            raise Taken from error


def known_people(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """The names of some people, by id."""
    columns = schema.people.c
    found = connection.execute(select(columns.id, columns.name).where(columns.id.in_(ids)))
    return {row.id: row.name for row in found}
