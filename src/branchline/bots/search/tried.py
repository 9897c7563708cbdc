"""Search result of one action."""

from __future__ import annotations

from typing import NamedTuple


class ActionResult(NamedTuple):
    """An action, its number of playouts, and their mean evaluation from 0 to 1."""

    action: int
    playouts: int
    chance: float
