"""A part of a transaction that can fail by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from branchline.server.store.quick import run


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """What is done within is undone if it raises."""
    run(connection, "SAVEPOINT part")
    try:
        yield
    except Exception:
        if not connection.invalidated:  # a connection that was lost has undone everything
            run(connection, "ROLLBACK TO SAVEPOINT part")
            run(connection, "RELEASE SAVEPOINT part")
        raise
    run(connection, "RELEASE SAVEPOINT part")
