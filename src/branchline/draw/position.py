"""What a game has put on the board: wagons, stations, who owns what, and the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.draw.svg import group, use

if TYPE_CHECKING:
    from branchline.game.game import Game
    from branchline.game.scores import Score


@dataclass(frozen=True, slots=True)
class Standing:
    """All that a drawing knows of a game."""

    players: int
    names: tuple[str, ...]
    lanes: Mapping[str, int]  # the seat that holds a lane
    stations: Mapping[str, int]  # the seat whose station stands in a city
    country_cards: Mapping[str, tuple[int, ...]]  # those left, the highest first
    trains: Sequence[int]
    points: Sequence[int]
    over: bool
    scores: Sequence[Score]  # once it is over
    winners: tuple[int, ...]


def standing_of(game: Game, names: Sequence[str] = ()) -> Standing:
    seats = range(game.players)
    taken = [game.countries(seat) for seat in seats]
    left = {
        country.id: _without(country.cards, [value for cards in taken for value in cards.get(country.id, [])])
        for country in game.board.countries
    }
    return Standing(
        players=game.players,
        names=tuple(names),
        lanes={lane: seat for seat in seats for lane in game.lanes(seat)},
        stations={city: seat for seat in seats for city in game.stations(seat)},
        country_cards=left,
        trains=game.trains,
        points=game.points,
        over=game.over,
        scores=game.scores if game.over else (),
        winners=game.winners,
    )


def wagon(seat: int, place: str | None = None) -> str:
    """A player's wagon."""
    parts = use(f"wagon-{seat}", "body"), use(f"trim-{seat}", "trim")
    return group(*parts, class_=f"wagon seat-{seat}", transform=place)


def station(seat: int, place: str, **attributes: str | float) -> str:
    """A player's station: a house with the player's emblem."""
    parts = use("house", "body"), use(f"emblem-{seat}", "trim")
    return group(*parts, class_=f"station seat-{seat}", transform=place, **attributes)


def _without(cards: tuple[int, ...], taken: Sequence[int]) -> tuple[int, ...]:
    left = list(cards)
    for value in taken:
        left.remove(value)
    return tuple(left)
