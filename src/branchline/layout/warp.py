"""Diffeomorphic warp by thin-plate splines: a smooth map that moves control points exactly and never folds.

All control points move at the same time, straight to their goals. At each moment a thin-plate spline, the smoothest
interpolation of the control points' velocities, gives the velocity everywhere else. The motion is split into steps so
short that none of them can fold the sheet, however far the points move in total. A single spline from start to goal
could fold it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from branchline.layout.projection import Points

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
    """The warp; called with points, it returns their new positions."""

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
