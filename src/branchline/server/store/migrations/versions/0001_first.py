"""Initial schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person", ondelete="CASCADE"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "transfers",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_transfers"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_transfers_person", ondelete="CASCADE"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_status_public_touched", "tables", ["status", "public", "touched"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "events",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("move_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_events"),
        sa.UniqueConstraint("table", "move_id", name="uq_events_table_move_id"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_events_table", ondelete="CASCADE"),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_members"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_members_table", ondelete="CASCADE"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "due",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("leased_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "kind", name="pk_due"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_due_table", ondelete="CASCADE"),
    )
    op.create_index("ix_due_at", "due", ["at"])
    op.create_table(
        "lines",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("move_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_lines"),
        sa.UniqueConstraint("table", "move_id", name="uq_lines_table_move_id"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_lines_table", ondelete="CASCADE"),
    )
