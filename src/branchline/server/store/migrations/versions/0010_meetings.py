"""Count head-to-head results, and add indexes by which a person is found in logs and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NAMING = sa.text("kind IN ('made', 'sat', 'reassigned')")


def upgrade() -> None:
    op.create_index("ix_lines_person", "lines", ["person"])
    op.create_index(
        "ix_events_naming", "events", ["kind", "person"], sqlite_where=NAMING, postgresql_where=NAMING
    )  # fmt: skip
    op.create_table(
        "meetings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_meetings"),
    )
    op.create_index("ix_meetings_other", "meetings", ["other"])
    op.execute(
        "INSERT INTO meetings (person, other, games, ahead, behind)"
        " SELECT own.person, COALESCE('b:' || other.bot, 'p:' || other.person), COUNT(*),"
        " SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END),"
        " SUM(CASE WHEN own.place > other.place THEN 1 ELSE 0 END)"
        " FROM results AS own JOIN results AS other ON other.game = own.game AND other.seat <> own.seat"
        " WHERE own.person IS NOT NULL AND (other.bot IS NOT NULL OR other.person <> own.person)"
        " GROUP BY own.person, COALESCE('b:' || other.bot, 'p:' || other.person)"
    )
