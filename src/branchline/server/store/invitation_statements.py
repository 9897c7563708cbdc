"""SQL statements that give somebody's invitations to tables to another person, or delete them, some at a time."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from branchline.server.store import schema

_invitations = schema.invitations.c


def rewrite_invitations(connection: Connection, before: str, person_id: str | None, most: int) -> int:
    """Give some of the invitations that a person got to another; None: to nobody. Returns how many.

    Somebody may have got tens of thousands, and others wait for the writer. One by the other person, or to a table to
    which that person is invited too, is deleted.
    """
    mine = select(_invitations.table).where(_invitations.person == before).limit(most)
    tables = connection.execute(mine).scalars().all()
    some = (_invitations.person == before, _invitations.table.in_(tables))
    if person_id is not None and tables:
        theirs = select(_invitations.table).where(_invitations.person == person_id, _invitations.table.in_(tables))
        known = connection.execute(theirs).scalars().all()
        new = (*some, _invitations.inviter != person_id, _invitations.table.not_in(known))
        connection.execute(update(schema.invitations).where(*new).values(person=person_id))
    connection.execute(delete(schema.invitations).where(*some))
    return len(tables)
