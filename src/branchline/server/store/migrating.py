"""Schema migrations with Alembic: upgrade to the newest revision, and report the present one."""

from __future__ import annotations

from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from branchline.server.store.revisions import MIGRATIONS, newest_revision


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the schema to a revision, or to the newest one."""
    command.upgrade(_config(connection), revision)


class Revisions(NamedTuple):
    """The revision of a schema, and the newest one."""

    present: str | None  # None: there is no schema yet
    newest: str
    known: bool  # whether this version of Branchline knows the present one; otherwise a newer version made it


def revisions(connection: Connection) -> Revisions:
    present = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in _scripts().walk_revisions()}
    return Revisions(present, newest_revision(), present is None or present in known)


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
