"""Drawing context shared by all parts of a drawing: board, layout, theme, texts, position of a game, heat map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.boards import Board, Route
from branchline.draw.heat import Heat
from branchline.draw.palette import Theme
from branchline.layout import Layout
from branchline.texts import Texts

if TYPE_CHECKING:
    from branchline.game.views import Score, View


@dataclass(frozen=True, slots=True)
class Sheet:
    board: Board
    layout: Layout
    theme: Theme
    texts: Texts
    position: Position | None = None
    heat: Heat | None = None
    hits: Mapping[str, Sequence[tuple[float, float]]] | None = None  # hit areas of routes, for a page


def route_key(route: Route) -> str:
    """A route's key for element ids: `amsterdam_bruxelles_1`. It is unique because city ids have no underscores."""
    return f"{route.a}_{route.b}_{route.number}"


@dataclass(frozen=True, slots=True)
class Position:
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


def position_of(board: Board, view: View, names: Sequence[str] = ()) -> Position:
    """The position that a view shows. Drawings use only what is public."""
    seats = list(enumerate(view.seats))
    left = {
        country.id: _without(
            country.cards, [value for _, seat in seats for value in seat.countries.get(country.id, ())]
        )
        for country in board.countries
    }
    return Position(
        players=len(seats),
        names=tuple(names),
        routes={route: number for number, seat in seats for route in seat.routes},
        stations={city: number for number, seat in seats for city in seat.stations},
        country_cards=left,
        trains=[seat.trains for _, seat in seats],
        points=[seat.points for _, seat in seats],
        over=view.phase == "over",
        scores=view.scores,
        winners=view.winners,
    )


def _without(cards: tuple[int, ...], taken: Sequence[int]) -> tuple[int, ...]:
    left = list(cards)
    for value in taken:
        left.remove(value)
    return tuple(left)
