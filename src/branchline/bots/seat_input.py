"""Seat input: all that a bot receives, as its seat's view or, for compiled bots, as a blind state record."""

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
class SeatInput:
    """A decision, with exactly what its seat may know."""

    board: Board
    states: engine.States  # an array of one, with everything blanked that the seat may not know
    seat: int

    @classmethod
    def by(cls, board: Board, states: engine.States, seat: int) -> SeatInput:
        """Blind a game (an array of one) for a seat."""
        return cls(board, engine.blind(states, seat), seat)

    @cached_property
    def view(self) -> View:
        return view(self.board, self.states, self.seat)


def seen_by(game: Game, seat: int) -> SeatInput:
    """What a bot in a seat of a game may know now."""
    return SeatInput(game.board, engine.boards_of(game.blind(seat)), seat)
