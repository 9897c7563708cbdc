"""What tests of the rules are written with."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.game import Game
from branchline.refusals import IllegalAction

rule = pytest.mark.rule


def position(board: str, *hands: dict[str, int], **more: Any) -> Game:
    """A game set up by hand, seat 0 to act: hands by seat, a quiet row, and whatever else is given."""
    players = more.pop("players", max(len(hands), 2))
    all_hands = [*hands, *[{} for _ in range(players - len(hands))]]
    quiet: dict[str, Any] = {"row": ["purple", "blue", "orange", "white", "green"]}
    return Game.from_dict({"board": board, "players": players, "hands": all_hands, **quiet, **more})


def texts(game: Game, seat: int | None = None) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in game.legal(seat)]


def refused(game: Game, action: str, code: str, seat: int | None = None) -> None:
    """The action is not listed, is refused for this reason, and changes nothing."""
    before = game.copy()
    assert action not in texts(game, seat)
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat)
    assert refusal.value.code == code
    assert game == before
