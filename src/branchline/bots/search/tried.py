"""What a search found out about one action."""

from __future__ import annotations

from typing import NamedTuple


class Tried(NamedTuple):
    """An action that was tried out, in how many playouts, and how well they ended: from 0 to 1."""

    action: int
    playouts: int
    chance: float
