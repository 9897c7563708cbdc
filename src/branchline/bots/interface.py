"""The interface of bots: what a player receives (`SeatInput`), what it has to do (`Player`), and how it can fail."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from branchline.boards import Board
from branchline.errors import BranchlineError
from branchline.game.view_builder import view
from branchline.game.views import View
from branchline.rules import engine

if TYPE_CHECKING:
    from branchline.game.game import Game

FaultKind = Literal["crashed", "timed-out", "illegal", "garbage", "forfeited"]
LONGEST_REASON = 200  # characters


@dataclass(frozen=True)
class SeatInput:
    """A decision: exactly what its seat may know, as a view or, for compiled bots, as a blind state record."""

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
    return SeatInput(game.board, engine.array_of(game.blind(seat)), seat)


class Player(Protocol):
    """A bot in one seat of one game."""

    def choose(self, seen: SeatInput) -> int:
        """Return the number of a legal action."""
        ...


@runtime_checkable
class EndObserver(Protocol):
    """A player that is notified when its game ends."""

    def over(self, seen: SeatInput) -> None: ...


class BotError(BranchlineError):
    """The bot does not exist, or cannot be created with these settings."""


class Fault(Exception):
    """A forfeited decision: what the bot did instead of choosing, and a one-line description."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = one_line(text)


def one_line(text: str) -> str:
    """Make third-party text fit for a report: printable, on one line, of limited length."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_REASON]).split())
    return line if len(line) <= LONGEST_REASON else f"{line[: LONGEST_REASON - 1]}…"
