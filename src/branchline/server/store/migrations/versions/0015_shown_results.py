"""Keep with each result whether the seat showed the person's account to everybody.

Of games from before, those count that were played under the name that the account has.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("results", sa.Column("shown", sa.Boolean, nullable=False, server_default="0"))
    op.execute(
        "UPDATE results SET shown = true WHERE name = "
        "(SELECT p.name FROM people p WHERE p.id = results.person AND p.account IS NOT NULL)"
    )
