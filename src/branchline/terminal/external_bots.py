"""Other people's bots at the terminal's table, and what is told when one of them fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from branchline.bots import Fault, GuestPlayer, new_player
from branchline.bots.seat_input import seen_by
from branchline.bots.seats import is_person, seed_of

if TYPE_CHECKING:
    from branchline.game.game import Game


class Guests:
    """Other people's bots at a table. They stay seated: they may remember what they have seen."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self._players: dict[int, GuestPlayer] = {}
        for seat, spec in enumerate(seats):
            if not is_person(spec):
                player = new_player(spec, board=game.board, players=game.players, seed=seed_of(game, seat, 0))
                if isinstance(player, GuestPlayer):
                    self._players[seat] = player

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def action(self, game: Game, seat: int) -> int:
        """What one does now; Fault if it fails to."""
        return self._players[seat].choose(seen_by(game, seat))

    def over(self, game: Game) -> None:
        for seat, player in self._players.items():
            player.over(seen_by(game, seat))


class FaultNote(msgspec.Struct, frozen=True):
    """A line in the log between events: somebody's bot did not choose, and why."""

    code: str
    seat: int
    text: str

    @classmethod
    def of(cls, seat: int, fault: Fault) -> FaultNote:
        return cls(f"fault-{fault.kind}", seat, fault.text)

    def seen_by(self, seat: int | None) -> FaultNote:
        return self
