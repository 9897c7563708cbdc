"""Opening a store by its address, with its schema as it should be."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from branchline.server.config import sqlite_path
from branchline.server.store.base import Store

SQLITE, POSTGRES = "sqlite", "postgresql"
_MIGRATIONS = Path(__file__).with_name("migrations")


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
        await store.write(upgrade)
    return store


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
