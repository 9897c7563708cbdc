"""Map projection, and the warp that moves a projected map to where a layout has placed its cities.

The projection is a Lambert conformal conic projection on the sphere. It preserves angles, so coasts look familiar, and
it suits the middle latitudes, where most railways are. The warp is diffeomorphic, by thin-plate splines: a smooth map
that moves control points exactly and never folds.
"""

from __future__ import annotations

from dataclasses import dataclass
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


# --- warp ------------------------------------------------------------------------------------------------------------


STRAIN = 0.1  # maximum change of the vector between two control points in one step, as a fraction of their distance
SHORTEST_STEP = 1 / 400
CHUNK = 8192  # points processed at a time, so that intermediate results stay in the CPU cache


@dataclass(frozen=True)
class Step:
    """One thin-plate spline; called with points, it returns their displacements."""

    centres: Points
    weights: Points
    linear: Points  # coefficients of 1, x, y

    def __call__(self, points: Points) -> Points:
        bulges = _kernel(points, self.centres) @ self.weights
        return np.asarray(bulges + self.linear[0] + points @ self.linear[1:])


@dataclass(frozen=True)
class Bending:
    """The warp; called with points, it returns their new positions.

    All control points move at the same time, straight to their goals. At each moment a thin-plate spline, the smoothest
    interpolation of the control points' velocities, gives the velocity everywhere else. The motion is split into steps
    so short that none of them can fold the sheet, however far the points move in total. A single spline from start to
    goal could fold it.
    """

    steps: tuple[Step, ...]

    def __call__(self, points: Points) -> Points:
        if not len(points):
            return points
        return np.concatenate([self._apply(points[i : i + CHUNK]) for i in range(0, len(points), CHUNK)])

    def _apply(self, points: Points) -> Points:
        for step in self.steps:
            points = points + step(points)
        return points


def bend(start: Points, goal: Points, width: float, height: float) -> Bending:
    """The warp that moves each `start` point to its `goal`.

    Points far around the sheet, whose size is given, follow the overall affine trend.
    """
    far = np.array([(x * width, y * height) for x in (-1, 0.5, 2) for y in (-1, 0.5, 2) if (x, y) != (0.5, 0.5)])
    start, goal = np.concatenate([start, far]), np.concatenate([goal, far + _affine_trend(start, goal, far)])
    velocity = goal - start
    steps = []
    time = 0.0
    while time < 1:
        here = start + time * velocity
        duration = min(1 - time, max(SHORTEST_STEP, STRAIN / _strain(here, velocity)))
        steps.append(_spline(here, velocity * duration))
        time = 1.0 if duration == 1 - time else time + duration
    return Bending(tuple(steps))


def _affine_trend(start: Points, goal: Points, points: Points) -> Points:
    """The displacements of points under the best affine fit (least squares) of the motion from start to goal."""
    middle = start.mean(axis=0)
    shift = (goal - start).mean(axis=0)
    stretch = np.linalg.lstsq(start - middle, goal - start - shift, rcond=None)[0]
    return np.asarray(shift + (points - middle) @ stretch)


def _strain(points: Points, velocity: Points) -> float:
    """The largest velocity difference between two points, relative to their distance."""
    apart = np.linalg.norm(points[:, None] - points, axis=2)
    change = np.linalg.norm(velocity[:, None] - velocity, axis=2)
    np.fill_diagonal(apart, np.inf)
    return max(1e-9, float((change / np.maximum(apart, 1e-9)).max()))


def _spline(centres: Points, values: Points) -> Step:
    count = len(centres)
    flat = np.column_stack([np.ones(count), centres])
    system = np.zeros((count + 3, count + 3))
    system[:count, :count] = _kernel(centres, centres)
    system[:count, count:] = flat
    system[count:, :count] = flat.T
    solution = np.linalg.lstsq(system, np.concatenate([values, np.zeros((3, 2))]), rcond=None)[0]
    return Step(centres, solution[:count], solution[count:])


def _kernel(points: Points, centres: Points) -> NDArray[np.float64]:
    """The kernel r² log r², with r in units of about a sheet (1000) for numerical stability."""
    squares = ((points[:, None, 0] - centres[:, 0]) ** 2 + (points[:, None, 1] - centres[:, 1]) ** 2) * 1e-6
    return np.asarray(squares * np.log(squares + 1e-300))
