"""SQL statements for erasures and merges of guests that have begun: rows among the leases, until they are done.

They take several transactions, and from the first one on nobody can sign in as a guest any more to ask again. So
whichever worker finds one whose lease has ended goes on with it.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select

from branchline.server.store import board_statements, schema
from branchline.server.store.account_statements import drop_sessions, has_device, lock_person

ERASE, MERGE = "erase", "merge"


def begin(
    connection: Connection, name: str, person_id: str, holder: str, now: float, until: float, device: bytes | None
) -> list[bytes] | None:
    """Revoke all sessions of a person and their codes for other devices, and note what has to be done; returns the
    hashes of their tokens.

    None if `device`, the hash of the token of who asks, is not valid any more: a guest may have registered on another
    device since the request was read. What goes on later has no device. Also None if the account to which a guest's
    games would be given is being erased, or is being given those of a guest while it is to be erased.
    """
    for each in sorted(name.split()[1:]):  # in one order: no deadlock
        lock_person(connection, each)
    if device is not None and not has_device(connection, person_id, device):
        return None
    column, account = schema.leases.c.name, name.rpartition(" ")[2]
    crossing = (
        column.like(f"{MERGE} % {account}") if name == name_of(ERASE, account) else column == name_of(ERASE, account)
    )
    if connection.execute(select(column).where(crossing)).first() is not None:
        return None
    board_statements.take_lease(connection, name, holder, now, until)
    connection.execute(delete(schema.transfers).where(schema.transfers.c.person == person_id))
    return drop_sessions(connection, person_id, None)


def name_of(what: str, *people: str) -> str:
    """The name of the lease: what is done, and the ids of whom it is about. Ids have no spaces."""
    return " ".join((what, *people))


def unfinished(connection: Connection, now: float) -> list[str]:
    """The names of what was begun, and has no worker that does it."""
    columns = schema.leases.c
    begun = or_(columns.name.startswith(f"{ERASE} "), columns.name.startswith(f"{MERGE} "))
    return list(
        connection.execute(select(columns.name).where(begun, columns.until <= now).order_by(columns.name)).scalars()
    )


def forget(connection: Connection, person_id: str) -> None:
    """Delete what was noted about a person, who is gone now."""
    name = schema.leases.c.name
    about = or_(name.startswith(f"{MERGE} {person_id} "), name.endswith(f" {person_id}"))
    connection.execute(delete(schema.leases).where(about))
