"""Add indexes by which a person is found in the audit log and in reports, and old reports by when they were handled."""

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
