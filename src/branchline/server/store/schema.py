"""Database schema, as SQLAlchemy tables, and the check that a database has it.

Times are Unix timestamps in seconds; ids are short strings. Alembic, which migrates the schema, is slow to import and
rarely needed, so it is not used here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.exc import ProgrammingError

from branchline.server.store.rows import StoreDown

MIGRATIONS = Path(__file__).with_name("migrations")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
)

# Hashes of the tokens in a person's cookies, one per device.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

# One-time codes that let the same person in on another device, valid for a short time.
transfers = Table(
    "transfers",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("public", Boolean, nullable=False),
    Column("board", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index(None, "status", "public", "touched"),
)

# The event log. Both unique constraints (version and idempotency key) guarantee that commands happen exactly once.
events = Table(
    "events",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("move_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("hash", LargeBinary),  # hash chain: over the event and its predecessor's hash
    UniqueConstraint("table", "move_id"),
)

members = Table(
    "members",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("seen", Double, nullable=False, server_default="0"),  # when the player was last connected in a running game
)

jobs = Table(
    "due",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("leased_until", Double, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("audience", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),  # counted per audience: a shared number would show the others' chat
    Column("person", Text, nullable=False),
    Column("move_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "move_id"),
)

# The coach's reviews of finished games, compressed JSON; `version` is the coach's.
reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)

# Boards of the operator's own. A version of a board stays here when its file is changed or deleted, for the tables that
# are played on it.
boards = Table(
    "boards",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("layout", LargeBinary),
    Column("offered", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
)

# Work that one worker of all does, until its lease ends.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# What visitors have made the server store, by UTC day (days since 1970): a person, an address or a network.
usage = Table(
    "usage",
    metadata,
    Column("who", Text, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)

# The server's own secrets: the key with which it signs the heads of logs.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("private", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
)

# What operators did, and one person to another. Rows are only added; `forget_in_audit` removes ids of deleted people.
audit = Table(
    "audit",
    metadata,
    Column("seq", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False, index=True),
    Column("action", Text, nullable=False),
    Column("operator", Text),
    Column("actor", Text),
    Column("person", Text),
    Column("table", Text),
    Column("details", Text, nullable=False),
)


# Revision of the schema.


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
