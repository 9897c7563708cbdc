"""SQL that deletes guests who have not been seen for a long time, some at a time."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, select

from branchline.server.store import result_statements, schema, statements
from branchline.server.store.block_statements import delete_blocks_of
from branchline.server.store.meeting_statements import rewrite_meetings


def inactive_people(connection: Connection, before: float, most: int = 100) -> list[str]:
    """Some of the guests last seen before a time. Everybody is looked at, so it is meant for a read: others would wait
    too long for the writer.
    """
    columns = schema.people.c
    return list(connection.execute(_inactive(before).order_by(columns.id).limit(most)).scalars())


def _inactive(before: float) -> Select[str]:
    columns = schema.people.c
    sits = select(schema.members.c.person).where(schema.members.c.person == columns.id).exists()
    hosts = select(schema.tables.c.id).where(schema.tables.c.host == columns.id).exists()
    return select(columns.id).where(columns.account.is_(None), columns.seen < before, ~columns.banned, ~sits, ~hosts)


def delete_inactive_people(connection: Connection, before: float, some: Sequence[str], most_rows: int = 500) -> int:
    """Delete those of some guests who still are inactive; how many.

    Others wait for the writer, so not all at once. A guest may have thousands of results, meetings, blocks and entries
    in the audit log: some at a time are rewritten or deleted too, and the guest after the last of them.
    """
    columns = schema.people.c
    inactive = _inactive(before).where(columns.id.in_(some)).order_by(columns.id).with_for_update()
    found, ids = list(connection.execute(inactive).scalars()), []
    for id in found:
        most_rows -= result_statements.rewrite_results(connection, id, None, most_rows)
        most_rows -= rewrite_meetings(connection, id, None, max(most_rows, 0))
        most_rows -= delete_blocks_of(connection, id, max(most_rows, 0))
        most_rows -= statements.forget_in_audit(connection, id, max(most_rows, 0))
        if most_rows <= 0:
            break  # this guest may have more
        ids.append(id)
    if ids:
        gone = select(columns.id).where(columns.id.in_(ids))
        result_statements.forget_in_results(connection, gone)
        connection.execute(delete(schema.people).where(columns.id.in_(ids)))
    return len(ids)
