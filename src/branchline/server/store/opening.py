"""Opening a store by its address, with its schema as it should be."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
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


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is another kind."""
    return sqlite_path(url) if url.partition("://")[0] == SQLITE else None


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    command.upgrade(_config(connection), "head")


class Revisions(NamedTuple):
    """Where a schema is, and where it should be."""

    present: str | None  # None: there is no schema yet
    newest: str
    known: bool  # whether the present one is one of ours; else a newer Branchline made it


def revisions(connection: Connection) -> Revisions:
    present = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in _scripts().walk_revisions()}
    return Revisions(present, newest_revision(), present is None or present in known)


def newest_revision() -> str:
    return _scripts().get_current_head() or ""


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
