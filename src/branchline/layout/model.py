"""Data model of a layout file: coordinates only; `draw/` and the web page decide the appearance.

The unit is a fortieth of a space's length. The origin is the upper left corner; x grows to the right and y downwards.
Angles are in degrees, clockwise.
"""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from branchline.layout.projection import Conic, Points

FORMAT = 2

SPACE_LENGTH = 40.0
SPACE_WIDTH = 15.0
CITY_RADIUS = 11.0
COUNTRY_RADIUS = 22.0
LABEL_SIZE = 19.0  # font size, as in CSS
LINE_HEIGHT = 19.0


class Space(msgspec.Struct, frozen=True, array_like=True):
    """One space of a route: its centre, and the direction of its long side when going from the route's first end."""

    x: float
    y: float
    angle: float


class Label(msgspec.Struct, frozen=True):
    """The name beside a city: its box, its lines, and their alignment in the box."""

    left: float
    top: float
    width: float
    height: float
    lines: tuple[str, ...]
    anchor: str  # start, middle or end, as in SVG


class Place(msgspec.Struct, frozen=True):
    """A city or a country on the sheet."""

    x: float
    y: float
    label: Label
    true: tuple[float, float]  # its position by geography alone


class Land(msgspec.Struct, frozen=True):
    """Coasts, lakes and borders as SVG path data: `M` with a point, then `l` with relative steps, `z` to close."""

    coast: str = ""  # closed; filled by the even-odd rule
    lakes: str = ""  # closed
    borders: str = ""  # open lines between countries
    divisions: str = ""  # open lines within a country


class Georeference(msgspec.Struct, frozen=True):
    """The map from latitude and longitude to true positions on the sheet."""

    conic: Conic
    scale: float
    x: float  # position of the projection's centre
    y: float

    def __call__(self, lats: ArrayLike, lons: ArrayLike) -> Points:
        return self.conic(lats, lons) * self.scale + (self.x, self.y)


class Layout(msgspec.Struct, frozen=True):
    """The layout of one board."""

    board: str
    made_from: str  # digest of everything it depends on
    width: float
    height: float
    geography: Georeference
    places: dict[str, Place]  # cities and countries, by id
    routes: dict[str, tuple[Space, ...]]  # the spaces of each route, from its first end to its second
    land: Land = Land()
    space_length: float = SPACE_LENGTH
    space_width: float = SPACE_WIDTH
    city_radius: float = CITY_RADIUS
    country_radius: float = COUNTRY_RADIUS
    label_size: float = LABEL_SIZE
    line_height: float = LINE_HEIGHT
    collisions: tuple[tuple[str, str], ...] = ()  # pairs that still overlap, described in words
    format: int = FORMAT

    def moves(self) -> NDArray[np.float64]:
        """The distance of each place from its true position, in spaces."""
        ways = np.array([(place.x - place.true[0], place.y - place.true[1]) for place in self.places.values()])
        return np.asarray(np.hypot(*ways.T) / self.space_length, dtype=np.float64)
