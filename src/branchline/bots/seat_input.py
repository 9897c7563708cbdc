"""What a bot is shown: its seat's view, and for compiled bots the same as a blind record. Nothing else reaches it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from branchline.boards import Board
from branchline.game.view_builder import view
from branchline.game.views import View
from branchline.rules import engine

if TYPE_CHECKING:
    from branchline.game.game import Game


@dataclass(frozen=True)
class Seen:
    """A decision as its seat sees it."""

    board: Board
    states: engine.States  # an array of one, with all blanked that the seat can't know
    seat: int

    @classmethod
    def by(cls, board: Board, states: engine.States, seat: int) -> Seen:
        """What a seat sees of a game (an array of one)."""
        return cls(board, engine.blind(states, seat), seat)

    @cached_property
    def view(self) -> View:
        return view(self.board, self.states, self.seat)


def seen_by(game: Game, seat: int) -> Seen:
    """What a bot in a seat of a game may know now."""
    return Seen(game.board, engine.boards_of(game.blind(seat)), seat)
