"""From latitude and longitude to a flat sheet: Lambert's conformal conic projection on the sphere.

It keeps angles, so that coasts look as on any good map, and suits the middle latitudes where railways are.
"""

from __future__ import annotations

from math import cos, log, pi, sin, tan
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Points = NDArray[np.float64]  # n × 2

LEAST_TILT = 0.5  # degrees
POLE_GAP = 1e-6  # radians; the pole itself is a point only on one of the two


class Conic(NamedTuple):
    """A projection by its two standard parallels and its centre, in degrees."""

    south: float
    north: float
    centre_lat: float
    centre_lon: float

    @classmethod
    def around(cls, lats: ArrayLike, lons: ArrayLike) -> Conic:
        """The projection for some places: true to scale on the parallels a sixth of their span inside it."""
        low, high = float(np.min(lats)), float(np.max(lats))
        west, span = _west_and_span(np.asarray(lons, dtype=np.float64))
        sixth = (high - low) / 6
        if abs(low + high) < LEAST_TILT:  # around the equator a cone becomes a cylinder: tilt it a little
            low, high = low + LEAST_TILT, high + LEAST_TILT
        return cls(low + sixth, high - sixth, (low + high) / 2, west + span / 2)

    def __call__(self, lats: ArrayLike, lons: ArrayLike) -> Points:
        """Points in radii of the earth, x to the east and y to the south of the centre."""
        cone = self._cone()
        scale = cos(self.south * pi / 180) * _stretch(self.south) ** cone / cone
        phi = np.clip(np.radians(np.asarray(lats, dtype=np.float64)), -pi / 2 + POLE_GAP, pi / 2 - POLE_GAP)
        radius = scale / np.tan(pi / 4 + phi / 2) ** cone
        centre = scale / _stretch(self.centre_lat) ** cone
        turn = (np.asarray(lons, dtype=np.float64) - self.centre_lon + 180) % 360 - 180
        angle = cone * np.radians(turn)
        return np.stack([radius * np.sin(angle), radius * np.cos(angle) - centre], axis=-1)

    def _cone(self) -> float:
        """How much of a full turn the sheet is: the sine of a parallel, when both are the same one."""
        south, north = self.south * pi / 180, self.north * pi / 180
        if abs(north - south) < 1e-9:
            return sin(south)
        return log(cos(south) / cos(north)) / log(_stretch(self.north) / _stretch(self.south))


def _west_and_span(lons: Points) -> tuple[float, float]:
    """The westernmost of some longitudes and how far the others reach: beyond 180 degrees, if they lie there."""
    order = np.sort(lons)
    gaps = np.append(order[1:], order[0] + 360) - order
    widest = int(np.argmax(gaps))
    return float(order[(widest + 1) % len(order)]), float(360 - gaps[widest])


def _stretch(lat: float) -> float:
    return tan(pi / 4 + lat * pi / 360)
