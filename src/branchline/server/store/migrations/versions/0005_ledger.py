"""Add the hash of each event, the server's signing key, and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("events", sa.Column("hash", sa.LargeBinary))
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "audit",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("operator", sa.Text),
        sa.Column("actor", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("table", sa.Text),
        sa.Column("details", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
