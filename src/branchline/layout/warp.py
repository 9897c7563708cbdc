"""A smooth map of the sheet onto itself that takes some points exactly where they are wanted, and never folds.

All points set out together and go straight to their goals. At each moment a thin-plate spline through the velocities of
the wanted points, the smoothest there is, says how everything else moves. The way is cut into steps so short that none
of them can fold the sheet, however far the points are moved in all; a single spline from start to goal may.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from branchline.layout.projection import Points

STRAIN = 0.1  # how much two wanted points may come nearer to each other in one step, as a part of their distance
SHORTEST_STEP = 1 / 400
CHUNK = 8192  # points at a time: what is computed for them stays in the cache


@dataclass(frozen=True)
class Step:
    """One spline: what it adds to a point."""

    centres: Points
    weights: Points
    linear: Points  # of 1, x, y

    def __call__(self, points: Points) -> Points:
        bulges = _kernel(points, self.centres) @ self.weights
        return np.asarray(bulges + self.linear[0] + points @ self.linear[1:])


@dataclass(frozen=True)
class Bending:
    """The map; called with points, it gives where they come to stand."""

    steps: tuple[Step, ...]

    def __call__(self, points: Points) -> Points:
        if not len(points):
            return points
        return np.concatenate([self._carry(points[i : i + CHUNK]) for i in range(0, len(points), CHUNK)])

    def _carry(self, points: Points) -> Points:
        for step in self.steps:
            points = points + step(points)
        return points


def bend(start: Points, goal: Points, width: float, height: float) -> Bending:
    """The map that takes each of the `start` points to its `goal`, on a sheet of this size."""
    far = np.array([(x * width, y * height) for x in (-1, 0.5, 2) for y in (-1, 0.5, 2) if (x, y) != (0.5, 0.5)])
    start, goal = np.concatenate([start, far]), np.concatenate([goal, far + _trend(start, goal, far)])
    velocity = goal - start
    steps = []
    time = 0.0
    while time < 1:
        here = start + time * velocity
        pause = min(1 - time, max(SHORTEST_STEP, STRAIN / _strain(here, velocity)))
        steps.append(_spline(here, velocity * pause))
        time = 1.0 if pause == 1 - time else time + pause
    return Bending(tuple(steps))


def _trend(start: Points, goal: Points, points: Points) -> Points:
    """How far points would move with the whole, if it were only shifted, turned and stretched."""
    middle = start.mean(axis=0)
    shift = (goal - start).mean(axis=0)
    stretch = np.linalg.lstsq(start - middle, goal - start - shift, rcond=None)[0]
    return np.asarray(shift + (points - middle) @ stretch)


def _strain(points: Points, velocity: Points) -> float:
    """The greatest change of velocity between two points, by their distance."""
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
    """Distance squared times its logarithm, in which a unit is about a sheet: that keeps the numbers tame."""
    squares = ((points[:, None, 0] - centres[:, 0]) ** 2 + (points[:, None, 1] - centres[:, 1]) ** 2) * 1e-6
    return np.asarray(squares * np.log(squares + 1e-300))
