"""Add the time at which each player was last connected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("members", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
