"""Persistent storage: one interface, for SQLite and PostgreSQL. `open_store` opens a database by its URL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from branchline.server.base.config import sqlite_path
from branchline.server.base.file_modes import make_folder, make_private
from branchline.server.store.base import Store
from branchline.server.store.revisions import newest_revision
from branchline.server.store.rows import (
    AuditEntry,
    BoardEntry,
    Change,
    ChatReader,
    Event,
    Job,
    Line,
    MissingTable,
    Person,
    Refusal,
    RefusedBefore,
    Sanctioned,
    Status,
    StoredBoard,
    StoreDown,
    Table,
    TableExport,
    Unknown,
)

__all__ = [
    "POSTGRES", "SQLITE", "AuditEntry", "BoardEntry", "Change", "ChatReader", "Event", "Job", "Line", "MissingTable",
    "Person", "Refusal", "RefusedBefore", "Sanctioned", "Status", "Store", "StoreDown", "StoredBoard", "Table",
    "TableExport", "Unknown", "file_of", "open_store",
]  # fmt: skip

SQLITE, POSTGRES = "sqlite", "postgresql"


async def open_store(url: str, *, migrate: bool = True) -> Store:
    """The store at `sqlite:///path/to/file` or `postgresql://user@host/name`."""
    kind = url.partition("://")[0]
    store: Store
    if kind == SQLITE:
        from branchline.server.store.sqlite import SqliteStore

        path = sqlite_path(url)
        make_folder(path.parent)
        make_private(path)
        store = SqliteStore(path)
    elif kind == POSTGRES:
        from branchline.server.store.postgres import PostgresStore

        store = PostgresStore(url)
    else:
        raise ValueError(f"a database is {SQLITE}:///FILE or {POSTGRES}://…, not {url!r}")
    try:
        if migrate:
            await store.write(_migrate_if_needed)
    except BaseException:
        await store.close()  # otherwise every failed attempt would leak its threads
        raise
    return store


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    return sqlite_path(url) if url.partition("://")[0] == SQLITE else None


def _migrate_if_needed(connection: Connection) -> None:
    """Migrate an outdated schema. Alembic is imported only then, because it is slow to import and rarely needed."""
    there = inspect(connection).has_table("alembic_version")
    if there and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest_revision():
        return
    from branchline.server.store.migrating import upgrade

    upgrade(connection)
