"""Add an index for player pages."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_index(
        "ix_results_page",
        "results",
        [
            "person", "board", "players", "seq", "game", "seat", "place", "points", "tickets", "tickets_failed",
            "longest", "accuracy", "rated", "finished", "mu_after",
        ],
    )  # fmt: skip
