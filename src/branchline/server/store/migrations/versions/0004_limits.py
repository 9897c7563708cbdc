"""Number the lines of chat per audience; add what each visitor has stored today."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("lines") as lines:
        lines.drop_constraint("pk_lines", type_="primary")
        lines.create_primary_key("pk_lines", ["table", "audience", "seq"])
    op.create_table(
        "usage",
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("who", "day", name="pk_usage"),
    )
