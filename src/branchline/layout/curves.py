"""The curves that lanes follow, compiled.

A route, all lanes between the same two ends A and B, is a cubic that its ends and two bends give: with D = B − A and D
turned right by a quarter, P(t) = A + t·D + f(t)·turned(D), f(t) = b1(t)·bend1 + b2(t)·bend2. So a point of it is linear
in A, B and the bends: gradients are short. A lane of a bundle runs beside it, by `aside`, which may spread towards B.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from branchline.layout.compiled import jit

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

STEPS = 24  # pieces that a curve is measured in


class Routes(NamedTuple):
    """What does not move: the ends of each route, its length in spaces, its number of lanes, how they spread."""

    a: Ints
    b: Ints
    spaces: Ints
    lanes: Ints
    spread: Floats  # how much farther apart the lanes are at B
    radius_a: Floats
    radius_b: Floats


@jit
def bases(t: float) -> tuple[float, float]:
    return 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)


@jit
def slopes(t: float) -> tuple[float, float]:
    return 3 * (1 - t) * (1 - 3 * t), 3 * t * (2 - 3 * t)


@jit
def point(
    ax: float, ay: float, dx: float, dy: float, bend1: float, bend2: float, aside: float, spread: float, t: float
) -> tuple[float, float, float, float]:
    """A point of a lane, and the direction there: x, y, ux, uy."""
    b1, b2 = bases(t)
    s1, s2 = slopes(t)
    f = b1 * bend1 + b2 * bend2
    slope = s1 * bend1 + s2 * bend2
    ux = dx - slope * dy
    uy = dy + slope * dx
    length = max(np.hypot(ux, uy), 1e-9)
    ux /= length
    uy /= length
    off = aside * (1 + spread * t)
    return ax + t * dx - f * dy - off * uy, ay + t * dy + f * dx + off * ux, ux, uy


@jit
def measure(
    ax: float, ay: float, dx: float, dy: float, bend1: float, bend2: float, aside: float, spread: float, way: Floats
) -> float:
    """Fill `way` with the length of a lane's curve up to each of its steps; returns the whole."""
    way[0] = 0.0
    x, y, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside, spread, 0.0)
    for i in range(1, STEPS + 1):
        nx, ny, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside, spread, i / STEPS)
        way[i] = way[i - 1] + np.hypot(nx - x, ny - y)
        x, y = nx, ny
    return float(way[STEPS])


@jit
def parameter(way: Floats, at: float) -> float:
    """The t at which a curve has come so far."""
    if at <= 0.0:
        return at / max(way[STEPS], 1e-9)
    if at >= way[STEPS]:
        return 1.0 + (at - way[STEPS]) / max(way[STEPS], 1e-9)
    low, high = 0, STEPS
    while high - low > 1:
        middle = (low + high) // 2
        if way[middle] <= at:
            low = middle
        else:
            high = middle
    return (low + (at - way[low]) / max(way[high] - way[low], 1e-9)) / STEPS
