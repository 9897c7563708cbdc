"""Cubic Bézier curves of corridors and their routes, compiled.

A corridor is the bundle of parallel routes between the same two places A and B (and of the same length: routes of
different lengths form separate corridors). Its centre line is a cubic given by its ends and two bends: with D = B − A,
and turned(D) being D rotated right by 90 degrees, P(t) = A + t·D + f(t)·turned(D), f(t) = b1(t)·bend1 + b2(t)·bend2. A
point on it is therefore linear in A, in B and in the bends, which keeps the gradients short. Each route of the corridor
runs parallel to the centre line at distance `aside`; the routes may spread towards B.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from branchline.layout.compiled import jit

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

STEPS = 24  # number of segments used to measure the length of a curve


class Corridors(NamedTuple):
    """Constants of the search: each corridor's ends, length in spaces, number of routes, and how they spread."""

    a: Ints
    b: Ints
    spaces: Ints
    routes: Ints
    spread: Floats  # how much farther apart the routes are at B than at A, as a fraction
    radius_a: Floats
    radius_b: Floats


@jit
def bases(t: float) -> tuple[float, float]:
    """The two inner Bernstein polynomials of degree 3."""
    return 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)


@jit
def slopes(t: float) -> tuple[float, float]:
    """The derivatives of `bases`."""
    return 3 * (1 - t) * (1 - 3 * t), 3 * t * (2 - 3 * t)


@jit
def point(
    ax: float, ay: float, dx: float, dy: float, bend1: float, bend2: float, aside: float, spread: float, t: float
) -> tuple[float, float, float, float]:
    """A point on a route and the unit tangent there: x, y, ux, uy."""
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
    ax: float, ay: float, dx: float, dy: float, bend1: float, bend2: float, aside: float, spread: float, arc: Floats
) -> float:
    """Fill `arc` with the arc length of a route's curve at each step; return the total length."""
    arc[0] = 0.0
    x, y, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside, spread, 0.0)
    for i in range(1, STEPS + 1):
        nx, ny, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside, spread, i / STEPS)
        arc[i] = arc[i - 1] + np.hypot(nx - x, ny - y)
        x, y = nx, ny
    return float(arc[STEPS])


@jit
def parameter(arc: Floats, at: float) -> float:
    """The parameter t at arc length `at` (arc-length parametrisation by binary search and interpolation)."""
    if at <= 0.0:
        return at / max(arc[STEPS], 1e-9)
    if at >= arc[STEPS]:
        return 1.0 + (at - arc[STEPS]) / max(arc[STEPS], 1e-9)
    low, high = 0, STEPS
    while high - low > 1:
        middle = (low + high) // 2
        if arc[middle] <= at:
            low = middle
        else:
            high = middle
    return (low + (at - arc[low]) / max(arc[high] - arc[low], 1e-9)) / STEPS
