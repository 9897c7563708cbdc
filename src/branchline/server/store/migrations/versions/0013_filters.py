"""Add indexes: of public tables by board and pace, of people's codes and challenges, and of what expires."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for columns in (("status", "public", "pace", "created"), ("status", "public", "board", "pace", "created")):
        op.create_index(f"ix_tables_{'_'.join(columns)}", "tables", list(columns))
    for table, column in (
        ("transfers", "person"),
        ("transfers", "until"),
        ("challenges", "person"),
        ("friend_links", "until"),
        ("shared_devices", "at"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
