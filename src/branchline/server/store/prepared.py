"""Precompiled SQL statements: compiled once per dialect, then passed directly to the database driver.

They are used for every append and for the reads of every request. SQLAlchemy would look up each statement and process
its parameters every time, which takes ten times as long as SQLite needs to execute it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Delete, Dialect, Insert, RowMapping, Select, Table, Update, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

T = TypeVar("T", bound=msgspec.Struct)


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


class CompiledSelect(Generic[T]):
    """A precompiled query for rows of one kind: it selects a column for each field, in the order of the fields."""

    def __init__(self, statement: Select[tuple[object, ...]], kind: type[T]) -> None:
        self._statement = statement
        self._kind = kind
        self._sqlite: _Compiled | None = None

    def __call__(self, connection: Connection, **values: object) -> list[T]:
        """The rows that it finds with these parameters."""
        if connection.dialect.name == "sqlite":
            compiled = self._sqlite or self._compile(connection.dialect)
            found = _execute(connection, compiled.text, tuple([values[name] for name in compiled.names])).fetchall()
        else:
            found = [tuple(row) for row in connection.execute(self._statement, values)]
        fields, kind = self._kind.__struct_fields__, self._kind
        return [msgspec.convert(dict(zip(fields, row, strict=True)), kind, strict=False) for row in found]

    def first(self, connection: Connection, **values: object) -> T | None:
        return next(iter(self(connection, **values)), None)

    def _compile(self, dialect: Dialect) -> _Compiled:
        sql = self._statement.compile(dialect=dialect)
        assert isinstance(sql, SQLCompiler)
        self._sqlite = _Compiled(str(sql), tuple(sql.positiontup or ()))
        return self._sqlite


class _Compiled(NamedTuple):
    text: str
    names: tuple[str, ...]  # of its parameters, in order


def run(connection: Connection, text: str, values: tuple[object, ...] = ()) -> int:
    """Execute SQL text; returns how many rows it changed. Errors are raised as SQLAlchemy's exceptions."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, values).rowcount
    return _execute(connection, text, values).rowcount


def _execute(connection: Connection, text: str, values: tuple[object, ...]) -> sqlite3.Cursor:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(text, values)
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error


def columns_of(table: Table, kind: type[msgspec.Struct]) -> Select[tuple[object, ...]]:
    """A query for the columns of a table that a row's type has, in the order of its fields."""
    return select(*(table.c[name] for name in kind.__struct_fields__))


def one_row(row: RowMapping, kind: type[T]) -> T:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind, strict=False)
