"""Precompiled SQL statements: compiled once per dialect, then passed directly to the database driver.

They are used for every append. SQLAlchemy would look up each statement and process its parameters every time, which
takes ten times as long as SQLite needs to execute it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler


class CompiledStatement:
    """A precompiled statement that changes rows. `columns` are those that it sets; all if not given."""

    def __init__(self, statement: Insert | Update | Delete, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._by_dialect: dict[str, _Compiled] = {}

    def __call__(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Execute the statement; returns how many rows it changed."""
        compiled = self._by_dialect.get(connection.dialect.name) or self._compile(connection.dialect)
        return run(connection, compiled.text, tuple([values[name] for name in compiled.names]))

    def _compile(self, dialect: Dialect) -> _Compiled:
        sql = self._statement.compile(dialect=dialect, column_keys=self._columns)
        assert isinstance(sql, SQLCompiler)
        compiled = self._by_dialect[dialect.name] = _Compiled(str(sql), tuple(sql.positiontup or ()))
        return compiled


class _Compiled(NamedTuple):
    text: str
    names: tuple[str, ...]  # of its parameters, in order


def run(connection: Connection, text: str, values: tuple[object, ...] = ()) -> int:
    """Execute SQL text; returns how many rows it changed. Errors are raised as SQLAlchemy's exceptions."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, values).rowcount
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(text, values).rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error
