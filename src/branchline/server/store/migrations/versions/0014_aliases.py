"""Keep people who are blocked as who they were, and the names that moderators give.

A block has the name under which somebody was blocked. Those from before keep the names that the lists have shown.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.execute("CREATE TABLE blocks_before AS SELECT person, other, kind, at FROM blocks")
    op.drop_table("blocks")  # SQLite can't change a primary key
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("alias", sa.Text, nullable=False, server_default=""),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "alias", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other", ondelete="CASCADE"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.execute(
        "INSERT INTO blocks (person, other, alias, name, kind, at) "
        "SELECT b.person, b.other, COALESCE(p.account, b.other || ' ' || p.name), p.name, b.kind, b.at "
        "FROM blocks_before b JOIN people p ON p.id = b.other"
    )
    op.drop_table("blocks_before")
    op.add_column("sanctions", sa.Column("given", sa.Text))
