"""Add indexes: of people in the audit log and in reports, of handled reports, and of the newest public tables."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table, column in (
        ("audit", "actor"),
        ("audit", "person"),
        ("reports", "reporter"),
        ("reports", "moderator"),
        ("reports", "handled"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_tables_status_public_created", "tables", ["status", "public", "created"])
