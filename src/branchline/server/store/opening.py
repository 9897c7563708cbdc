"""Opening a store by its address, with its schema as it should be."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from branchline.server.config import sqlite_path
from branchline.server.store.base import Store

SQLITE, POSTGRES = "sqlite", "postgresql"
MIGRATIONS = Path(__file__).with_name("migrations")


async def open_store(url: str, *, migrate: bool = True) -> Store:
    """`sqlite:///path/to/file`, or `postgresql://user@host/name`."""
    kind = url.partition("://")[0]
    store: Store
    if kind == SQLITE:
        from branchline.server.store.sqlite import SqliteStore

        path = sqlite_path(url)
        path.parent.mkdir(parents=True, exist_ok=True)
        store = SqliteStore(path)
    elif kind == POSTGRES:
        from branchline.server.store.postgres import PostgresStore

        store = PostgresStore(url)
    else:
        raise ValueError(f"a database is {SQLITE}:///FILE or {POSTGRES}://…, not {url!r}")
    if migrate:
        await store.write(_bring_up_to_date)
    return store


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is another kind."""
    return sqlite_path(url) if url.partition("://")[0] == SQLITE else None


def _bring_up_to_date(connection: Connection) -> None:
    """What brings a schema up to date takes a while to load, and nearly always there is nothing for it to do."""
    there = inspect(connection).has_table("alembic_version")
    if there and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest_by_name():
        return
    from branchline.server.store.migrating import upgrade

    upgrade(connection)


def newest_by_name() -> str:
    """The newest revision, as its file is called."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))
