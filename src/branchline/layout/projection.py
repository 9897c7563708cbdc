"""Lambert conformal conic projection on the sphere: from latitude and longitude to plane coordinates.

It preserves angles, so coasts look familiar, and it suits the middle latitudes, where most railways are.
"""

from __future__ import annotations

from math import cos, log, pi, sin, tan
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Points = NDArray[np.float64]  # n × 2

LEAST_TILT = 0.5  # degrees
POLE_GAP = 1e-6  # radians; only one of the poles projects to a point, the other to infinity


class Conic(NamedTuple):
    """A projection given by its two standard parallels and its centre, in degrees."""

    south: float
    north: float
    centre_lat: float
    centre_lon: float

    @classmethod
    def around(cls, lats: ArrayLike, lons: ArrayLike) -> Conic:
        """The projection for some places, with standard parallels one sixth of the latitude span inside its ends."""
        low, high = float(np.min(lats)), float(np.max(lats))
        west, span = _west_and_span(np.asarray(lons, dtype=np.float64))
        sixth = (high - low) / 6
        if abs(low + high) < LEAST_TILT:  # at the equator the cone would become a cylinder, so shift it a little
            low, high = low + LEAST_TILT, high + LEAST_TILT
        return cls(low + sixth, high - sixth, (low + high) / 2, west + span / 2)

    def __call__(self, lats: ArrayLike, lons: ArrayLike) -> Points:
        """Project to points in earth radii, x east and y south of the centre."""
        cone = self._cone()
        scale = cos(self.south * pi / 180) * _stretch(self.south) ** cone / cone
        phi = np.clip(np.radians(np.asarray(lats, dtype=np.float64)), -pi / 2 + POLE_GAP, pi / 2 - POLE_GAP)
        radius = scale / np.tan(pi / 4 + phi / 2) ** cone
        centre = scale / _stretch(self.centre_lat) ** cone
        turn = (np.asarray(lons, dtype=np.float64) - self.centre_lon + 180) % 360 - 180
        angle = cone * np.radians(turn)
        return np.stack([radius * np.sin(angle), radius * np.cos(angle) - centre], axis=-1)

    def _cone(self) -> float:
        """The cone constant: the fraction of a full turn that the map covers; sin(latitude) for a single parallel."""
        south, north = self.south * pi / 180, self.north * pi / 180
        if abs(north - south) < 1e-9:
            return sin(south)
        return log(cos(south) / cos(north)) / log(_stretch(self.north) / _stretch(self.south))


def _west_and_span(lons: Points) -> tuple[float, float]:
    """The westernmost longitude and the span of all, which may cross 180 degrees; outside it is the widest gap."""
    order = np.sort(lons)
    gaps = np.append(order[1:], order[0] + 360) - order
    widest = int(np.argmax(gaps))
    return float(order[(widest + 1) % len(order)]), float(360 - gaps[widest])


def _stretch(lat: float) -> float:
    return tan(pi / 4 + lat * pi / 360)
