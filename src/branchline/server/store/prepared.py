"""Precompiled SQL statements: compiled once per dialect, then passed directly to the database driver.

They are used for every append. SQLAlchemy would look up each statement and process its parameters every time, which
takes ten times as long as SQLite needs to execute it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError


class CompiledStatement:
    """A precompiled statement that changes rows. `columns` are those that it sets; all if not given."""

    def __init__(self, statement: Insert | Update | Delete, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._by_dialect: dict[str, _Compiled] = {}

    def __call__(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute the statement; returns how many rows it changed."""
        compiled = self._by_dialect.get(connection.dialect.name) or self._compile(connection.dialect)
        return run(connection, compiled.text, tuple([values[name] for name in compiled.names]))

    def _compile(self, dialect: Dialect) -> _Compiled:
        sql: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
        compiled = self._by_dialect[dialect.name] = _Compiled(str(sql), tuple(sql.positiontup))
        return compiled


class _Compiled(NamedTuple):
    text: str
    names: tuple[str, ...]  # of its parameters, in order


def run(connection: Connection, text: str, values: tuple[Any, ...] = ()) -> int:
    """Execute SQL text; returns how many rows it changed. Errors are raised as SQLAlchemy's exceptions."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, values).rowcount
    driver: Any = connection.connection.driver_connection
    try:
        changed: int = driver.execute(text, values).rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error
    return changed
