"""Game state for drawings: owners of routes and stations, country cards, trains and scores; SVG of the pieces."""

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
    """Everything a drawing needs to know about a game."""

    players: int
    names: tuple[str, ...]
    routes: Mapping[str, int]  # the owner's seat by route
    stations: Mapping[str, int]  # the owner's seat by city
    country_cards: Mapping[str, tuple[int, ...]]  # the remaining cards, the highest first
    trains: Sequence[int]
    points: Sequence[int]
    over: bool
    scores: Sequence[Score]  # empty until the game is over
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
        routes={route: seat for seat in seats for route in game.routes(seat)},
        stations={city: seat for seat in seats for city in game.stations(seat)},
        country_cards=left,
        trains=game.trains,
        points=game.points,
        over=game.over,
        scores=game.scores if game.over else (),
        winners=game.winners,
    )


def train(seat: int, place: str | None = None) -> str:
    """A player's train."""
    parts = use(f"train-{seat}", "body"), use(f"trim-{seat}", "trim")
    return group(*parts, class_=f"train seat-{seat}", transform=place)


def station(seat: int, place: str, **attributes: str | float) -> str:
    """A player's station: a house with the player's emblem."""
    parts = use("house", "body"), use(f"emblem-{seat}", "trim")
    return group(*parts, class_=f"station seat-{seat}", transform=place, **attributes)


def _without(cards: tuple[int, ...], taken: Sequence[int]) -> tuple[int, ...]:
    left = list(cards)
    for value in taken:
        left.remove(value)
    return tuple(left)
