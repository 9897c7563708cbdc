"""SQL statements for boards of the operator's own, leases, and reviews. The caller opens and ends the transaction."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from branchline.server.store import schema
from branchline.server.store.prepared import one_row
from branchline.server.store.rows import BoardEntry, StoredBoard
from branchline.server.store.statements import Taken

Key = tuple[str, str]  # id and digest


def board_entries(connection: Connection) -> list[BoardEntry]:
    """All stored boards, the most recently changed first."""
    columns = schema.boards.c
    found = select(
        columns.id, columns.digest, columns.offered, columns.changed, columns.layout.is_not(None).label("laid_out")
    )
    ordered = connection.execute(found.order_by(columns.changed.desc(), columns.id, columns.digest)).mappings()
    return [one_row(row, BoardEntry) for row in ordered]


def stored_board(connection: Connection, id: str, digest: str) -> StoredBoard | None:
    row = connection.execute(select(schema.boards).where(_is(id, digest))).mappings().first()
    return one_row(row, StoredBoard) if row is not None else None


def put_board(connection: Connection, board: StoredBoard) -> None:
    """Add a board, or replace its text and layout. Names and positions may change without changing the digest."""
    values = msgspec.structs.asdict(board)
    if connection.execute(update(schema.boards).where(_is(board.id, board.digest)).values(**values)).rowcount == 0:
        connection.execute(insert(schema.boards), values)


def keep_board(connection: Connection, board: StoredBoard) -> None:
    """Add a board unless it is stored already: an imported one changes nothing that is there."""
    if stored_board(connection, board.id, board.digest) is None:
        connection.execute(insert(schema.boards), msgspec.structs.asdict(board))


def lay_out_board(connection: Connection, id: str, digest: str, layout: bytes, now: float) -> None:
    connection.execute(update(schema.boards).where(_is(id, digest)).values(layout=layout, changed=now))


def offer_boards(connection: Connection, offered: Collection[Key], now: float) -> None:
    """Offer these boards for new tables, and no others."""
    for entry in board_entries(connection):
        wanted = (entry.id, entry.digest) in offered
        if entry.offered != wanted:
            of_entry = update(schema.boards).where(_is(entry.id, entry.digest))
            connection.execute(of_entry.values(offered=wanted, changed=now))


def delete_unused_boards(connection: Connection, before: float) -> int:
    """Delete boards that have not been offered since a time and that no table is played on; how many."""
    columns = schema.boards.c
    used = select(schema.tables.c.id).where(schema.tables.c.board == columns.id).exists()
    return connection.execute(delete(schema.boards).where(~columns.offered, columns.changed < before, ~used)).rowcount


def take_lease(connection: Connection, name: str, holder: str, now: float, until: float) -> bool:
    """Take a lease, or renew it; False if another worker holds it. Taken if another worker is just taking it."""
    columns = schema.leases.c
    free = and_(columns.name == name, (columns.holder == holder) | (columns.until <= now))
    if connection.execute(update(schema.leases).where(free).values(holder=holder, until=until)).rowcount == 1:
        return True
    if connection.execute(select(columns.name).where(columns.name == name)).first() is not None:
        return False
    try:
        connection.execute(insert(schema.leases).values(name=name, holder=holder, until=until))
    except IntegrityError as error:
        raise Taken from error
    return True


def drop_lease(connection: Connection, name: str, holder: str) -> None:
    columns = schema.leases.c
    connection.execute(delete(schema.leases).where(columns.name == name, columns.holder == holder))


def stored_review(connection: Connection, table_id: str, version: int) -> bytes | None:
    """The review of a table's game by this version of the coach."""
    columns = schema.reviews.c
    found = select(columns.body).where(columns.table == table_id, columns.version == version)
    body: bytes | None = connection.execute(found).scalar()
    return body


def put_review(connection: Connection, table_id: str, version: int, body: bytes, now: float) -> None:
    """Store a review instead of an earlier one, unless the table is gone. Taken if another worker just stores it."""
    columns = schema.reviews.c
    values = {"version": version, "body": body, "at": now}
    if connection.execute(update(schema.reviews).where(columns.table == table_id).values(**values)).rowcount == 1:
        return
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        return
    try:
        connection.execute(insert(schema.reviews).values(table=table_id, **values))
    except IntegrityError as error:
        raise Taken from error


def _is(id: str, digest: str) -> ColumnElement[bool]:
    return and_(schema.boards.c.id == id, schema.boards.c.digest == digest)
