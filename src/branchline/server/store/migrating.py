"""Bringing a schema up to date, step by step, and saying where it is."""

from __future__ import annotations

from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from branchline.server.store.revision import MIGRATIONS


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
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
