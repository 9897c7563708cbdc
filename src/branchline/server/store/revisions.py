"""Revisions of the database schema: the newest one, and the check that a database has it.

Alembic, which migrates the schema, is slow to import and rarely needed, so it is not used here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import ProgrammingError

from branchline.server.store.rows import StoreDown

MIGRATIONS = Path(__file__).with_name("migrations")


@cache
def newest_revision() -> str:
    """The newest revision, taken from the names of the migration files."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def check_schema(connection: Connection) -> None:
    """StoreDown if the schema is too old. A newer one is accepted, because it occurs while workers are upgraded."""
    try:
        present = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except ProgrammingError as error:  # PostgreSQL's error when the table does not exist
        raise StoreDown("the database has no schema: run branchline admin migrate") from error
    needed = newest_revision()
    if present is None or str(present) < needed:
        raise StoreDown(f"the schema is at revision {present}, {needed} is needed: run branchline admin migrate")
