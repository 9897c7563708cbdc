"""Statements that every act needs: put together once for a kind of database, then handed to its driver.

SQLAlchemy would look each of them up, and prepare its values, every time: that takes ten times as long as SQLite needs
to carry it out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError


class Quick:
    """A statement that changes rows; `columns` are those that it sets, all of them unless it is said."""

    def __init__(self, statement: Insert | Update | Delete, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._made: dict[str, _Made] = {}

    def __call__(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Carry it out; returns how many rows it changed."""
        made = self._made.get(connection.dialect.name) or self._make(connection.dialect)
        return run(connection, made.text, tuple([values[name] for name in made.names]))

    def _make(self, dialect: Dialect) -> _Made:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
        made = self._made[dialect.name] = _Made(str(compiled), tuple(compiled.positiontup))
        return made


class _Made(NamedTuple):
    text: str
    names: tuple[str, ...]  # of its values, in their order


def run(connection: Connection, text: str, values: tuple[Any, ...] = ()) -> int:
    """SQL as it stands; what goes wrong is raised as SQLAlchemy does."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, values).rowcount
    driver: Any = connection.connection.driver_connection
    try:
        changed: int = driver.execute(text, values).rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error
    return changed
