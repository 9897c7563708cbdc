"""Heat maps: numbers of routes and cities, drawn as colour and width on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path

import msgspec

from branchline.boards import Board
from branchline.draw.palette import Theme, ramp_at
from branchline.draw.svg import number
from branchline.errors import BranchlineError

THIN, BROAD = 3.0, 13.0  # widths of a route's line
SMALL, LARGE = 0.65, 1.9  # radius of a city's disc, relative to the usual one


class HeatError(BranchlineError):
    """The numbers of a heat map can't be read, or don't fit the board."""


@dataclass(frozen=True)
class Heat:
    """Numbers by route id and by city id. Routes and cities have separate scales; those without a number are faint."""

    routes: Mapping[str, float] = field(default_factory=dict)
    cities: Mapping[str, float] = field(default_factory=dict)
    title: str = ""
    unit: str = ""

    def check(self, board: Board) -> None:
        """Raise HeatError at the first unknown id, or the first value that is not a finite number."""
        cities = {city.id for city in board.cities}
        for what, numbers, known in (("route", self.routes, board.route_index), ("city", self.cities, cities)):
            for id, value in numbers.items():
                if id not in known:
                    raise HeatError(f"heat map: no {what} {id!r} on {board.title}")
                if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
                    raise HeatError(f"heat map: {what} {id}: {value!r} is not a number")

    def route_style(self, theme: Theme, route: str) -> str:
        share = _share(self.routes[route], self.routes.values())
        return f"stroke:{ramp_at(theme, share)};stroke-width:{number(THIN + (BROAD - THIN) * share)}"

    def city_look(self, theme: Theme, city: str, radius: float) -> tuple[float, str]:
        share = _share(self.cities[city], self.cities.values())
        return radius * (SMALL + (LARGE - SMALL) * share), f"fill:{ramp_at(theme, share)}"


class _HeatFile(msgspec.Struct, forbid_unknown_fields=True):
    routes: dict[str, float] = {}
    cities: dict[str, float] = {}
    title: str = ""
    unit: str = ""


def read_heat(path: str) -> Heat:
    """Read the numbers of a heat map from a JSON file."""
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=_HeatFile)
    except OSError as error:
        raise HeatError(f"{path}: can't be read: {error.strerror or error}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise HeatError(f"{path}: not the numbers of a heat map: {error}") from None
    return Heat(found.routes, found.cities, found.title, found.unit)


def _share(value: float, values: Iterable[float]) -> float:
    """The position of a value between the smallest (0) and the largest (1); 1 if all are equal."""
    least, most = span(values)
    return (value - least) / (most - least) if most > least else 1.0


def span(values: Iterable[float]) -> tuple[float, float]:
    found = list(values)
    return min(found), max(found)
