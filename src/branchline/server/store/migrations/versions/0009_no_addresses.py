"""Delete the addresses of visitors: storage quotas keep digests of them from now on."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("DELETE FROM usage WHERE who NOT LIKE 'p/%'")
