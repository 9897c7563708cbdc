"""Where everything stands on a board's sheet. Numbers only: `draw/` and the page give them their look.

The unit is a fortieth of a space's length. The origin is the upper left corner, x grows to the right, y downwards,
angles are in degrees, clockwise.
"""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from branchline.layout.projection import Conic, Points

FORMAT = 1

SPACE_LENGTH = 40.0
SPACE_WIDTH = 15.0
CITY_RADIUS = 11.0
COUNTRY_RADIUS = 22.0
LABEL_SIZE = 19.0  # of the letters, as in CSS
LINE_HEIGHT = 19.0


class Space(msgspec.Struct, frozen=True, array_like=True):
    """One space of a lane: its centre, and the angle of its long side, seen from the lane's first end."""

    x: float
    y: float
    angle: float


class Label(msgspec.Struct, frozen=True):
    """The name beside a city: the box that its letters fill, and to which side of the box the lines are set."""

    left: float
    top: float
    width: float
    height: float
    lines: tuple[str, ...]
    anchor: str  # start, middle, end: as in SVG


class Place(msgspec.Struct, frozen=True):
    """A city or a country on the sheet."""

    x: float
    y: float
    label: Label
    true: tuple[float, float]  # where it would stand by geography alone


class Land(msgspec.Struct, frozen=True):
    """Coasts, lakes and borders as SVG path data: `M` with a point, then `l` with steps, `z` to close."""

    coast: str = ""  # closed: filled by the even-odd rule
    lakes: str = ""  # closed
    borders: str = ""  # open lines between countries
    divisions: str = ""  # open lines within a country


class Georeference(msgspec.Struct, frozen=True):
    """How true places come onto the sheet, before anything is moved."""

    conic: Conic
    scale: float
    x: float  # where the projection's centre stands
    y: float

    def __call__(self, lats: ArrayLike, lons: ArrayLike) -> Points:
        return self.conic(lats, lons) * self.scale + (self.x, self.y)


class Layout(msgspec.Struct, frozen=True):
    """A board's sheet."""

    board: str
    made_from: str  # digest of all that it was made from
    width: float
    height: float
    geography: Georeference
    places: dict[str, Place]  # cities and countries, by id
    lanes: dict[str, tuple[Space, ...]]  # spaces from the lane's first end to its second
    land: Land = Land()
    space_length: float = SPACE_LENGTH
    space_width: float = SPACE_WIDTH
    city_radius: float = CITY_RADIUS
    country_radius: float = COUNTRY_RADIUS
    label_size: float = LABEL_SIZE
    line_height: float = LINE_HEIGHT
    collisions: tuple[tuple[str, str], ...] = ()  # what could not be kept apart, by name
    format: int = FORMAT

    def moves(self) -> NDArray[np.float64]:
        """How far each place stands from its true one, in spaces."""
        ways = np.array([(place.x - place.true[0], place.y - place.true[1]) for place in self.places.values()])
        return np.asarray(np.hypot(*ways.T) / self.space_length, dtype=np.float64)
