"""Export, import and integrity check of many tables, one at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from branchline.boards import builtin_boards
from branchline.errors import CodedError
from branchline.server.admin.export_file import ExportWriter, read_tables
from branchline.server.admin.integrity import Damage, check_log, check_storable, check_whole, hashed, members_of
from branchline.server.store import AuditEntry, Store, TableExport, admin_queries
from branchline.server.table.log import due_at, row_of
from branchline.server.table.state import Made, decode

Advance = Callable[[int], None]


class Problem(NamedTuple):
    """A table that failed, and the error."""

    table: str
    error: CodedError


async def export_tables(store: Store, ids: Sequence[str], target: Path, advance: Advance | None) -> list[Problem]:
    """Writes tables to a file; returns those that can't be written. Each table is its own snapshot."""
    problems: list[Problem] = []
    with target.open("wb") as file:
        writer = ExportWriter(file)
        async for whole in _wholes(store, ids, advance):
            try:
                writer.add(whole)
            except Damage as error:
                problems.append(Problem(whole.table.id, error))
        writer.end()
    return problems


def check_import(source: Path, advance: Advance | None) -> None:
    """Raises CodedError if anything in a file is not what a server would export; then nothing is imported."""
    seen: set[str] = set()
    for whole in read_tables(source):
        try:
            if whole.table.id in seen:
                raise Damage("table-twice")
            seen.add(whole.table.id)
            check_log(whole.table, whole.events, whole.board)
            check_storable(whole)
        except Damage as error:
            raise CodedError("import-refused", path=str(source), text=whole.table.id, error=error) from error
        if advance is not None:
            advance(1)


async def import_tables(
    store: Store, source: Path, now: float, operator: str, advance: Advance | None
) -> list[Problem]:
    """Adds the tables of a checked file, each completely or not at all; returns those that are refused.

    Each table is checked again, because the file may have changed in between.
    """
    problems: list[Problem] = []
    for whole in read_tables(source):
        try:
            table_state = check_log(whole.table, whole.events, whole.board)
            check_storable(whole)
            row, members = row_of(whole.table, table_state), members_of(table_state)
            board = msgspec.structs.replace(whole.board, changed=now) if whole.board is not None else None
            whole = msgspec.structs.replace(
                whole, table=row, events=hashed(row, whole.events), members=members, board=board
            )
            entry = AuditEntry(now, "import", operator, table=row.id)
            await store.audited(entry, admin_queries.import_table, whole, due_at(table_state, now))
        except CodedError as error:
            problems.append(Problem(whole.table.id, error))
        if advance is not None:
            advance(1)
    return problems


async def check_tables(store: Store, ids: Sequence[str], advance: Advance | None) -> list[Problem]:
    """The tables that fail the integrity check."""
    problems: list[Problem] = []
    async for whole in _wholes(store, ids, advance):
        try:
            check_whole(whole)
        except Damage as error:
            problems.append(Problem(whole.table.id, error))
    return problems


async def _wholes(store: Store, ids: Sequence[str], advance: Advance | None) -> AsyncIterator[TableExport]:
    """The tables that still exist; a server may delete some in the meantime."""
    for table in ids:
        whole = await store.export_table(table)
        if whole is not None:
            yield await _with_board(store, whole)
        if advance is not None:
            advance(1)


async def _with_board(store: Store, whole: TableExport) -> TableExport:
    """The table with the board that it is played on, if that is one of the operator's own."""
    try:
        made = decode(whole.events[0].body) if whole.events else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return whole  # the integrity check will report it
    if not isinstance(made, Made) or made.settings.board in builtin_boards():
        return whole
    return msgspec.structs.replace(whole, board=await store.board(made.settings.board, made.digest))
