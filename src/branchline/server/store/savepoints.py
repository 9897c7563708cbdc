"""A part of a transaction that can fail by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """What is done within is undone if it raises. SQLAlchemy's own would be compiled anew each time."""
    connection.exec_driver_sql("SAVEPOINT part")
    try:
        yield
    except Exception:
        if not connection.invalidated:  # a connection that was lost has undone everything
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT part")
            connection.exec_driver_sql("RELEASE SAVEPOINT part")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT part")
