"""Curves of routes, compiled: cubic Bézier curves of corridors, and the positions of spaces along them.

A corridor is the bundle of parallel routes between the same two places A and B (and of the same length: routes of
different lengths form separate corridors). Its centre line is a cubic given by its ends and two bends: with D = B − A,
and turned(D) being D rotated right by 90 degrees, P(t) = A + t·D + f(t)·turned(D), f(t) = b1(t)·bend1 + b2(t)·bend2. A
point on it is therefore linear in A, in B and in the bends, which keeps the gradients short. Each route of the corridor
runs parallel to the centre line at distance `aside`; the routes may spread towards B.

During the search each space is approximated by a chain of discs, which makes overlap depths cheap to compute.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from branchline.layout.model import SPACE_LENGTH, SPACE_WIDTH
from branchline.rules.compiling import PackageCompiler

# The compiler of the layout search, and the source files that key its cache.
_FILES = ("curves", "energy", "fidelity", "labels", "model", "separation")
COMPILER = PackageCompiler("layout", [Path(__file__).with_name(f"{name}.py") for name in _FILES])
jit = COMPILER.jit

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


# --- spaces ----------------------------------------------------------------------------------------------------------


DISCS = 4  # per space
DISC_RADIUS = 8.4
DISC_SPAN = SPACE_LENGTH - 2 * DISC_RADIUS + 5.0  # from the first disc of a space to its last; they reach the corners
PITCH = SPACE_WIDTH + 5.0  # between the centre lines of the routes of a corridor


class Arrangement(NamedTuple):
    """The unknowns of a layout. The gradient of the energy has the same form."""

    places: Floats  # x, y of each city and country
    bends: Floats  # of each corridor, near its first and its second end
    setbacks: Floats  # distance of each corridor's spaces from the discs of its first and its second end


class Discs(NamedTuple):
    """Every space as a chain of discs, and the gradient of the energy by the position of each disc."""

    at: Floats  # x, y, direction x and y, curve parameter t, position of its space between A (0) and B (1)
    corridor: Ints
    push: Floats  # the gradient
    gaps: Floats  # between the spaces of each route

    @classmethod
    def of(cls, corridors: Corridors) -> Discs:
        count = int((corridors.routes * corridors.spaces).sum()) * DISCS
        gaps = np.zeros(int(corridors.routes.sum()))
        return cls(np.zeros((count, 6)), np.zeros(count, dtype=np.int64), np.zeros((count, 2)), gaps)


@jit
def place_discs(corridors: Corridors, sheet: Arrangement, discs: Discs) -> None:
    """Compute the positions of all discs, and the gaps."""
    arc = np.empty(STEPS + 1)
    route_arc = np.empty(STEPS + 1)
    disc = 0
    route = 0
    for corridor in range(len(corridors.a)):
        n = corridors.spaces[corridor]
        first, gap = first_and_gap(corridors, sheet, corridor, arc)
        for number in range(corridors.routes[corridor]):
            ax, ay, dx, dy, bend1, bend2, aside, spread = curve(corridors, sheet, corridor, number)
            length = measure(ax, ay, dx, dy, bend1, bend2, aside, spread, route_arc)
            # Spaces of parallel routes are aligned, so gaps are smaller on the inner side of a bend.
            discs.gaps[route] = (gap + SPACE_LENGTH) * length / max(arc[STEPS], 1e-9) - SPACE_LENGTH if n > 1 else gap
            for space in range(n):
                for i in range(DISCS):
                    along = first + space * (SPACE_LENGTH + gap) + (i / (DISCS - 1) - 0.5) * DISC_SPAN
                    t = parameter(arc, along)
                    x, y, ux, uy = point(ax, ay, dx, dy, bend1, bend2, aside, spread, t)
                    row = discs.at[disc]
                    row[0], row[1], row[2], row[3], row[4] = x, y, ux, uy, t
                    row[5] = space / (n - 1) if n > 1 else 0.5
                    discs.corridor[disc] = corridor
                    disc += 1
            route += 1


@jit
def curve(
    corridors: Corridors, sheet: Arrangement, corridor: int, number: int
) -> tuple[float, float, float, float, float, float, float, float]:
    """The arguments of `point` and `measure` for a route, given its corridor and its number in it."""
    a, b = corridors.a[corridor], corridors.b[corridor]
    ax, ay = sheet.places[a, 0], sheet.places[a, 1]
    aside = (number - (corridors.routes[corridor] - 1) / 2) * PITCH  # to the right, so the first route is leftmost
    dx, dy = sheet.places[b, 0] - ax, sheet.places[b, 1] - ay
    return ax, ay, dx, dy, sheet.bends[corridor, 0], sheet.bends[corridor, 1], aside, corridors.spread[corridor]


@jit
def first_and_gap(corridors: Corridors, sheet: Arrangement, corridor: int, arc: Floats) -> tuple[float, float]:
    """The arc length at the centre of a corridor's first spaces, and the gap between spaces; fills `arc`.

    A corridor of a single space has no gap; the second value is then the length left over.
    """
    ax, ay, dx, dy, bend1, bend2, _, _ = curve(corridors, sheet, corridor, 0)
    n = corridors.spaces[corridor]
    whole = measure(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, arc)
    start = corridors.radius_a[corridor] + sheet.setbacks[corridor, 0]
    end = whole - corridors.radius_b[corridor] - sheet.setbacks[corridor, 1]
    if n == 1:
        return (start + end) / 2, end - start - SPACE_LENGTH
    return start + SPACE_LENGTH / 2, (end - start - n * SPACE_LENGTH) / (n - 1)


@jit
def track_points(corridors: Corridors, sheet: Arrangement) -> Floats:
    """For each route, a point between each of its cities and the nearest space, where the track is visible."""
    arc = np.empty(STEPS + 1)
    found = np.empty((2 * corridors.routes.sum(), 2))
    n = 0
    for corridor in range(len(corridors.a)):
        first, gap = first_and_gap(corridors, sheet, corridor, arc)
        last = (
            first + (corridors.spaces[corridor] - 1) * (SPACE_LENGTH + gap) if corridors.spaces[corridor] > 1 else first
        )
        near = (corridors.radius_a[corridor] + first - SPACE_LENGTH / 2) / 2
        far = (arc[STEPS] - corridors.radius_b[corridor] + last + SPACE_LENGTH / 2) / 2
        for number in range(corridors.routes[corridor]):
            ax, ay, dx, dy, bend1, bend2, aside, spread = curve(corridors, sheet, corridor, number)
            for along in (near, far):
                x, y, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside / 2, spread, parameter(arc, along))
                found[n, 0], found[n, 1] = x, y
                n += 1
    return found


@jit
def add_disc_gradients(corridors: Corridors, sheet: Arrangement, discs: Discs, slope: Arrangement) -> None:
    """Backpropagate the gradients of the discs to places, bends and setbacks (chain rule)."""
    for disc in range(len(discs.corridor)):
        gx, gy = discs.push[disc, 0], discs.push[disc, 1]
        if gx == 0.0 and gy == 0.0:
            continue
        corridor = discs.corridor[disc]
        row = discs.at[disc]
        add_point_gradient(corridors, sheet, corridor, row[4], gx, gy, slope)
        along = gx * row[2] + gy * row[3]
        slope.setbacks[corridor, 0] += along * (1 - row[5])
        slope.setbacks[corridor, 1] -= along * row[5]


@jit
def add_point_gradient(
    corridors: Corridors, sheet: Arrangement, corridor: int, t: float, gx: float, gy: float, slope: Arrangement
) -> None:
    """Backpropagate the gradient at one point of a corridor's curve to the corridor's ends and bends."""
    a, b = corridors.a[corridor], corridors.b[corridor]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    b1, b2 = bases(t)
    f = b1 * sheet.bends[corridor, 0] + b2 * sheet.bends[corridor, 1]
    bx, by = t * gx + f * gy, t * gy - f * gx
    slope.places[b, 0] += bx
    slope.places[b, 1] += by
    slope.places[a, 0] += gx - bx
    slope.places[a, 1] += gy - by
    across = -dy * gx + dx * gy
    slope.bends[corridor, 0] += b1 * across
    slope.bends[corridor, 1] += b2 * across
