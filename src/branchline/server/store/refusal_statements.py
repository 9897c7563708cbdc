"""SQL for refusals that are final: a command that was refused is not executed when another copy of it arrives later.

Only commands that name no version of the table need this. The others are out of date for good once the table changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, literal, select, tuple_

from branchline.server.store import schema
from branchline.server.store.rows import Refusal, RefusedBefore

_columns = schema.refusals.c
_events = schema.events.c
_STORED = select(_columns.answer).where(
    _columns.table == bindparam("of_table"),
    _columns.person == bindparam("of_person"),
    _columns.move_id == bindparam("of_move"),
)
_DONE = select(_events.seq).where(
    _events.table == bindparam("of_table"),
    _events.person == bindparam("of_person"),
    _events.move_id == bindparam("of_move"),
)
_KEY = (_columns.table, _columns.person, _columns.move_id)
_LOCK = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("of_table")).with_for_update()


def check_not_refused(connection: Connection, table_id: str, person: str | None, move_id: str) -> None:
    """RefusedBefore if the command was refused. The caller has locked the table's row."""
    of_command = {"of_table": table_id, "of_person": person, "of_move": move_id}
    answer = connection.execute(_STORED, of_command).scalar()
    if answer is not None:
        raise RefusedBefore(bytes(answer))


def settle(connection: Connection, refusal: Refusal) -> int | None:
    """Store a refusal, unless another copy of the command has been answered: returns the number of its event if it was
    done, and raises RefusedBefore if it was refused. Nothing is stored if the table or the person is gone.

    The lock on the table's row puts this before or after any append, and each looks for what the other has written.
    """
    if connection.execute(_LOCK, {"of_table": refusal.table}).first() is None:
        return None
    of_command = {"of_table": refusal.table, "of_person": refusal.person, "of_move": refusal.move_id}
    done = connection.execute(_DONE, of_command).scalar()
    if done is not None:
        return int(done)
    check_not_refused(connection, refusal.table, refusal.person, refusal.move_id)
    people = schema.people.c
    values = (
        literal(refusal.table), people.id, literal(refusal.move_id), literal(refusal.answer), literal(refusal.at)
    )  # fmt: skip
    known = select(*values).where(people.id == refusal.person)
    connection.execute(insert(schema.refusals).from_select(["table", "person", "move_id", "answer", "at"], known))
    return None


def delete_old_refusals(connection: Connection, before: float, most: int = 500) -> int | None:
    """Delete some of the refusals from before a time; how many: None if there are none."""
    return _delete_some(connection, _columns.at < before, most) or None


def delete_refusals_of(connection: Connection, person: str, most: int) -> int:
    """Delete some of the refusals that a person got; how many.

    A person may have tens of thousands, and others wait for the writer: so before the person is deleted.
    """
    return _delete_some(connection, _columns.person == person, most)


def delete_refusals_at(connection: Connection, tables: Sequence[str], most: int) -> bool:
    """Delete some of the refusals at some tables; whether there are more. Another worker may be deleting them too."""
    at = _columns.table.in_(tables)
    _delete_some(connection, at, most)
    return connection.execute(select(_columns.table).where(at).limit(1)).first() is not None


def _delete_some(connection: Connection, which: ColumnElement[bool], most: int) -> int:
    some = select(*_KEY).where(which).limit(most)
    return connection.execute(delete(schema.refusals).where(tuple_(*_KEY).in_(some))).rowcount
