"""External bots in a terminal game, and the log notes for their faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from branchline.bots import ExternalPlayer, Fault, new_player
from branchline.bots.interface import seen_by
from branchline.bots.seats import is_person, seed_of

if TYPE_CHECKING:
    from branchline.game.game import Game


class ExternalBots:
    """The external bots of a game. They live as long as the game, because they may keep memory between moves."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self._players: dict[int, ExternalPlayer] = {}
        for seat, spec in enumerate(seats):
            if not is_person(spec):
                player = new_player(spec, board=game.board, players=game.players, seed=seed_of(game, seat, 0))
                if isinstance(player, ExternalPlayer):
                    self._players[seat] = player

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def action(self, game: Game, seat: int) -> int:
        """The action that the bot in a seat chooses; Fault if it fails."""
        return self._players[seat].choose(seen_by(game, seat))

    def over(self, game: Game) -> None:
        for seat, player in self._players.items():
            player.over(seen_by(game, seat))


class FaultNote(msgspec.Struct, frozen=True):
    """A note between the events of the log: an external bot failed to choose, and why."""

    code: str
    seat: int
    text: str

    @classmethod
    def of(cls, seat: int, fault: Fault) -> FaultNote:
        return cls(f"fault-{fault.kind}", seat, fault.text)

    def seen_by(self, seat: int | None) -> FaultNote:
        return self
