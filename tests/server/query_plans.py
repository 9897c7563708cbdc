"""How SQLite would carry out the statements of a query."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, event


def query_plan(connection: Connection, query: Callable[..., object], *arguments: object) -> list[str]:
    """The steps of a query's statements, as `EXPLAIN QUERY PLAN` describes them."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    query(connection, *arguments)
    event.remove(connection, "before_cursor_execute", note)
    plans = (connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", parameters) for each, parameters in asked)
    return [row[3] for plan in plans for row in plan]
