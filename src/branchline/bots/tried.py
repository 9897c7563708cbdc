"""What a search has found out about one action."""

from __future__ import annotations

from typing import NamedTuple


class Tried(NamedTuple):
    """An action by its number, how often it was played on to the end, and how good those ends were."""

    action: int
    playouts: int
    chance: float  # the mean of the ends: near 1 a clear victory, near 0 a clear defeat
