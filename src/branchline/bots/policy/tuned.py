"""The racer's tuned habits by board and number of players, as written by `tools/tune.py`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from branchline.bots.policy.habits import Habits, habits

FILE = Path(__file__).with_name("tuned.json")
ANY = "any"  # for a board without tuned habits


@cache
def _all() -> dict[str, dict[str, dict[str, float]]]:
    found: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def tuned(board: str, players: int) -> Habits:
    """Habits tuned for a table, else for the nearest number of players on that board, else for any board."""
    tables = _all().get(board) or _all().get(ANY) or {}
    nearest = min(tables, key=lambda count: abs(int(count) - players), default=None)
    return habits(tables[nearest] if nearest is not None else {})
