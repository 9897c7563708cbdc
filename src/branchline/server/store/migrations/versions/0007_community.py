"""Add accounts, results and ratings, friends, and moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("account", sa.Text))
    op.create_index("uq_people_account", "people", ["account"], unique=True)
    op.add_column("people", sa.Column("muted_until", sa.Double, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("suspended_until", sa.Double, nullable=False, server_default="0"))
    op.add_column("devices", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("devices", sa.Column("label", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("moderator", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("colour", sa.Text),
        sa.Column("shape", sa.Text),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person", ondelete="CASCADE"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person", ondelete="CASCADE"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "registrations",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_registrations"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("record", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("seq", name="uq_games_seq"),
    )
    op.create_index("ix_games_finished", "games", ["finished"])
    op.create_table(
        "results",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("tickets", sa.Integer, nullable=False),
        sa.Column("tickets_failed", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("left", sa.Text),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("mu_after", sa.Double),
        sa.Column("sigma_after", sa.Double),
        sa.Column("accuracy", sa.Double),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_results_game", ondelete="CASCADE"),
    )
    op.create_index("ix_results_person_seq", "results", ["person", "seq"])
    op.create_table(
        "ratings",
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("shown", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("subject", "board", "players", name="pk_ratings"),
    )
    op.create_index("ix_ratings_board_players_listed_shown", "ratings", ["board", "players", "listed", "shown"])
    op.create_table(
        "counters",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_counters"),
    )
    op.create_table(
        "route_counts",
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("route", sa.Text, nullable=False),
        sa.Column("claims", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("board", "digest", "players", "route", name="pk_route_counts"),
    )
    op.create_table(
        "friendships",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("friend", sa.Text, nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friendships"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_friendships_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["people.id"], name="fk_friendships_friend", ondelete="CASCADE"),
    )
    op.create_index("ix_friendships_friend", "friendships", ["friend"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other", ondelete="CASCADE"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "friend_links",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_friend_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_friend_links_person", ondelete="CASCADE"),
    )
    op.create_index("ix_friend_links_person", "friend_links", ["person"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("inviter", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person", ondelete="CASCADE"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "quick_tables",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_quick_tables"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_quick_tables_table", ondelete="CASCADE"),
    )
    op.create_index("ix_quick_tables_created", "quick_tables", ["created"])
    op.create_table(
        "online",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_online"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_online_person", ondelete="CASCADE"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("table", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("moderator", sa.Text),
        sa.Column("handled", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_status", "reports", ["status"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("moderator", sa.Text),
        sa.Column("report", sa.Text),
        sa.Column("lifted", sa.Double),
        sa.Column("lifted_by", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sanctions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"])
    op.create_table(
        "address_bans",
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("moderator", sa.Text),
        sa.PrimaryKeyConstraint("network", name="pk_address_bans"),
    )
    op.create_table(
        "name_rules",
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("word", name="pk_name_rules"),
    )
    op.create_table(
        "shared_devices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_shared_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_shared_devices_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_shared_devices_other", ondelete="CASCADE"),
    )
    op.create_index("ix_shared_devices_other", "shared_devices", ["other"])
