"""SQL for refusals that are final: a command that was refused is not executed when another copy of it arrives later.

Only commands that name no version of the table need this. The others are out of date for good once the table changes.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, literal, select

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
    old = select(_columns.table, _columns.person, _columns.move_id).where(_columns.at < before)
    found = connection.execute(old.order_by(_columns.at).limit(most)).all()
    for table, person, move_id in found:
        of_command = (_columns.table == table, _columns.person == person, _columns.move_id == move_id)
        connection.execute(delete(schema.refusals).where(*of_command))
    return len(found) or None
