"""SQL statements that delete tables that have expired, with all that belongs to them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, tuple_

from branchline.server.store import refusal_statements, schema
from branchline.server.store.rows import Status


def delete_gone_tables(connection: Connection, before: float, most: int = 2, most_rows: int = 500) -> int | None:
    """Delete some of the tables that expired before a time; how many: None if there are none left.

    Each may have thousands of events and lines of chat, and hundreds of thousands of refusals, and others wait for the
    writer: those are deleted some at a time too, and the tables after the last of them.
    """
    columns = schema.tables.c
    forgotten = select(columns.id).where(columns.status == Status.GONE.value, columns.touched < before).limit(most)
    ids = connection.execute(forgotten).scalars().all()
    if ids and refusal_statements.delete_refusals_at(connection, ids, most_rows):
        return 0
    if ids and _delete_logs(connection, ids, most_rows):
        return 0
    return connection.execute(delete(schema.tables).where(columns.id.in_(ids))).rowcount if ids else None


def _delete_logs(connection: Connection, tables: Sequence[str], most: int) -> bool:
    """Delete some of the lines and events at some tables, the last events first, so that nobody takes the rest for a
    whole log; whether there may be more.
    """
    lines, events = schema.lines.c, schema.events.c
    for table in tables:
        some = select(*_LINE).where(lines.table == table).limit(most)
        most -= connection.execute(delete(schema.lines).where(tuple_(*_LINE).in_(some))).rowcount
        last = select(events.seq).where(events.table == table).order_by(events.seq.desc()).limit(most)
        seqs = connection.execute(last).scalars().all()
        if seqs:
            gone = (events.table == table, events.seq >= seqs[-1])
            most -= connection.execute(delete(schema.events).where(*gone)).rowcount
        if most <= 0:
            return True
    return False


_LINE = schema.lines.c.table, schema.lines.c.audience, schema.lines.c.seq
