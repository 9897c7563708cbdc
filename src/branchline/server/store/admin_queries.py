"""Admin queries: list all tables and people, export and import whole tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select

from branchline.errors import CodedError
from branchline.server.store import board_statements, rows, schema, statements
from branchline.server.store.prepared import one_row
from branchline.server.store.rows import Change, Line, Person, Status, TableExport
from branchline.server.store.statements import Taken, all_rows


class Filter(msgspec.Struct, frozen=True):
    """Which tables to list; a field that is None does not restrict the list."""

    status: Status | None = None
    board: str | None = None
    touched_before: float | None = None


def all_tables(connection: Connection, which: Filter) -> list[rows.Table]:
    """Matching tables, most recently used first."""
    columns = schema.tables.c
    found = select(schema.tables).where(*_conditions(which)).order_by(columns.touched.desc(), columns.id)
    return all_rows(connection, found, rows.Table)


def table_ids(connection: Connection) -> list[str]:
    return [*connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars()]


def all_people(connection: Connection) -> list[tuple[Person, int]]:
    """Everyone, most recently seen first, with the number of tables where they have a seat."""
    members, people = schema.members.c, schema.people.c
    counts = select(members.person, func.count(members.table.distinct()).label("number")).group_by(members.person)
    sits = counts.subquery()
    found = select(schema.people, sits.c.number).outerjoin(sits, sits.c.person == people.id)
    ordered = connection.execute(found.order_by(people.seen.desc(), people.id)).mappings()
    return [(one_row(row, Person), row["number"] or 0) for row in ordered]


def export_table(connection: Connection, table_id: str) -> TableExport | None:
    """A table with everything that is stored about it."""
    table = statements.table(connection, table_id)
    if table is None:
        return None
    members, lines = schema.members, schema.lines
    seated = connection.execute(
        select(members.c.seat, members.c.person).where(members.c.table == table_id).order_by(members.c.seat)
    )
    chat = select(lines).where(lines.c.table == table_id).order_by(lines.c.audience, lines.c.seq)
    return TableExport(
        table,
        tuple(statements.events_after(connection, table_id, 0)),
        tuple((row.seat, row.person) for row in seated),
        tuple(all_rows(connection, chat, Line)),
    )


def import_table(connection: Connection, whole: TableExport, due: dict[str, float | None]) -> None:
    """Import a table; CodedError if its id or its code is already taken."""
    table = whole.table
    if statements.table(connection, table.id) is not None:
        raise CodedError("table-there")
    if table.code is not None and statements.table_by_code(connection, table.code) is not None:
        raise CodedError("code-there", text=table.code)
    try:
        statements.add_table(connection, Change(table, whole.events, whole.members, due))
    except Taken as error:
        raise CodedError("table-there") from error
    if whole.board is not None:
        board_statements.keep_board(connection, whole.board)
    if whole.lines:
        connection.execute(insert(schema.lines), [msgspec.structs.asdict(line) for line in whole.lines])


def _conditions(which: Filter) -> list[ColumnElement[bool]]:
    columns = schema.tables.c
    conditions: list[ColumnElement[bool]] = []
    if which.status is not None:
        conditions.append(columns.status == which.status.value)
    if which.board is not None:
        conditions.append(columns.board == which.board)
    if which.touched_before is not None:
        conditions.append(columns.touched < which.touched_before)
    return conditions
