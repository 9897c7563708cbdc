"""Heat maps: a number for each lane or city as colour and width on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite

from branchline.boards import Board
from branchline.draw.palette import Theme, ramp_at
from branchline.draw.svg import number
from branchline.errors import BranchlineError

THIN, BROAD = 3.0, 13.0  # of a lane's line
SMALL, LARGE = 0.65, 1.9  # of a city's disc, in its usual radius


class HeatError(BranchlineError):
    """Numbers that can't be put on this board."""


@dataclass(frozen=True)
class Heat:
    """Numbers by lane id and by city id; what has none is drawn faint. Lanes and cities are each on their own scale."""

    lanes: Mapping[str, float] = field(default_factory=dict)
    cities: Mapping[str, float] = field(default_factory=dict)
    title: str = ""
    unit: str = ""

    def check(self, board: Board) -> None:
        """HeatError names the first id that the board doesn't have, or the first number that is none."""
        cities = {city.id for city in board.cities}
        for what, numbers, known in (("lane", self.lanes, board.lane_index), ("city", self.cities, cities)):
            for id, value in numbers.items():
                if id not in known:
                    raise HeatError(f"heat map: no {what} {id!r} on {board.title}")
                if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
                    raise HeatError(f"heat map: {what} {id}: {value!r} is not a number")

    def lane_style(self, theme: Theme, lane: str) -> str:
        share = _share(self.lanes[lane], self.lanes.values())
        return f"stroke:{ramp_at(theme, share)};stroke-width:{number(THIN + (BROAD - THIN) * share)}"

    def city_look(self, theme: Theme, city: str, radius: float) -> tuple[float, str]:
        share = _share(self.cities[city], self.cities.values())
        return radius * (SMALL + (LARGE - SMALL) * share), f"fill:{ramp_at(theme, share)}"


def _share(value: float, values: Iterable[float]) -> float:
    """How far a value is from the least to the most; all the way if they are all the same."""
    least, most = span(values)
    return (value - least) / (most - least) if most > least else 1.0


def span(values: Iterable[float]) -> tuple[float, float]:
    found = list(values)
    return min(found), max(found)
