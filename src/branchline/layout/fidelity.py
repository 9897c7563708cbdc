"""Geographic fidelity penalties, compiled: positions, Delaunay neighbours, and order.

Places keep their west–east and north–south order, and corridors leave a city in their true circular order.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.curves import PITCH, Arrangement, Corridors, Floats, Ints, jit
from branchline.layout.model import SPACE_LENGTH

FAR = 4.0 * SPACE_LENGTH  # two cities farther apart than this, west–east or north–south, keep their order
LEAST_STEP = 12.0  # minimum distance, along that axis, that such a pair keeps
LEAST_AREA = 0.25  # minimum signed area of a triangle, as a fraction of its true area


class Truth(NamedTuple):
    """The true positions and the relations between them that a layout should preserve."""

    places: Floats  # x, y
    weight: Floats  # weight of each place
    edges: Ints  # pairs of neighbours
    triangles: Ints  # triples of neighbours, all with the same orientation
    far_x: Ints  # pairs that are far apart west–east, the western place first
    far_y: Ints  # pairs that are far apart north–south, the northern place first

    @classmethod
    def of(cls, places: Floats, weight: Floats) -> Truth:
        edges, triangles = neighbours(places)
        return cls(places, weight, edges, triangles, far_pairs(places[:, 0]), far_pairs(places[:, 1]))


def far_pairs(values: Floats) -> Ints:
    order = [(i, j) for i in range(len(values)) for j in range(len(values)) if values[j] - values[i] > FAR]
    return np.array(order, dtype=np.int64).reshape(-1, 2)


@jit
def position_penalty(truth: Truth, places: Floats, stay: float, shape: float, slope: Floats) -> float:
    """Penalise distances from the true positions, and changes of the vectors between neighbours."""
    energy = 0.0
    for i in range(len(places)):
        weight = stay * truth.weight[i]
        for axis in range(2):
            off = places[i, axis] - truth.places[i, axis]
            energy += weight * off * off
            slope[i, axis] += 2 * weight * off
    for i, j in truth.edges:
        tx, ty = truth.places[j, 0] - truth.places[i, 0], truth.places[j, 1] - truth.places[i, 1]
        weight = shape * min(truth.weight[i], truth.weight[j]) * 10_000 / (tx * tx + ty * ty)
        for axis in range(2):
            off = places[j, axis] - places[i, axis] - (truth.places[j, axis] - truth.places[i, axis])
            energy += weight * off * off
            slope[j, axis] += 2 * weight * off
            slope[i, axis] -= 2 * weight * off
    return energy


@jit
def orientation_penalty(truth: Truth, places: Floats, weight: float, slope: Floats) -> float:
    """Penalise triangles of neighbours that flip over, and far pairs that change their order."""
    energy = 0.0
    for i, j, k in truth.triangles:
        energy += _triangle_penalty(truth.places, places, i, j, k, 4000 * weight, slope)
    for axis in range(2):
        for i, j in truth.far_x if axis == 0 else truth.far_y:
            back = LEAST_STEP - (places[j, axis] - places[i, axis])
            if back > 0.0:
                energy += weight * back * back
                slope[j, axis] -= 2 * weight * back
                slope[i, axis] += 2 * weight * back
    return energy


@jit
def _triangle_penalty(true: Floats, places: Floats, i: int, j: int, k: int, weight: float, slope: Floats) -> float:
    area = (true[j, 0] - true[i, 0]) * (true[k, 1] - true[i, 1]) - (true[j, 1] - true[i, 1]) * (true[k, 0] - true[i, 0])
    ux, uy = places[j, 0] - places[i, 0], places[j, 1] - places[i, 1]
    vx, vy = places[k, 0] - places[i, 0], places[k, 1] - places[i, 1]
    lack = LEAST_AREA - (ux * vy - uy * vx) / area
    if lack <= 0.0:
        return 0.0
    force = -2 * weight * lack / area
    slope[j, 0] += force * vy
    slope[j, 1] -= force * vx
    slope[k, 0] -= force * uy
    slope[k, 1] += force * ux
    slope[i, 0] -= force * (vy - uy)
    slope[i, 1] -= force * (ux - vx)
    return weight * lack * lack


# --- order around a city ---------------------------------------------------------------------------------------------


OPEN = 2.2  # radians; neighbouring corridors that are farther apart than this are not constrained
PASSED = -1.5  # radians; an angle below this has not shrunk past zero but grown past half a turn
RING = 36.0  # distance from a city's centre at which its routes must be separate
FILLED = 0.92  # maximum fraction of the full turn that is allotted to a city's corridors


class Order(NamedTuple):
    """Pairs of corridors that are neighbours at a city, clockwise, and their minimum angles.

    A pair is (corridor, end, corridor, end).
    """

    pairs: Ints
    least: Floats

    @classmethod
    def of(cls, corridors: Corridors, sheet: Arrangement) -> Order:
        pairs: list[tuple[int, int, int, int]] = []
        least: list[float] = []
        for place in range(len(sheet.places)):
            ends = [(int(corridor), 0) for corridor in np.flatnonzero(corridors.a == place)]
            ends += [(int(corridor), 1) for corridor in np.flatnonzero(corridors.b == place)]
            angles = [float(np.arctan2(*tangent(corridors, sheet, corridor, end)[::-1])) for corridor, end in ends]
            turn = [(ends[i], angles[i], corridors.routes[ends[i][0]] * PITCH / RING) for i in np.argsort(angles)]
            share = min(1.0, FILLED * 2 * np.pi / max(sum(width for _, _, width in turn), 1e-9))
            for (one, angle, width), (two, next_angle, next_width) in zip(turn, turn[1:] + turn[:1], strict=True):
                if len(turn) > 1 and (next_angle - angle) % (2 * np.pi) < OPEN:
                    pairs.append((*one, *two))
                    least.append(share * (width + next_width) / 2)
        return cls(np.array(pairs, dtype=np.int64).reshape(-1, 4), np.array(least))


@jit
def tangent(corridors: Corridors, sheet: Arrangement, corridor: int, end: int) -> tuple[float, float]:
    """The direction, not normalised, in which a corridor leaves its first (0) or second (1) city."""
    a, b = corridors.a[corridor], corridors.b[corridor]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * sheet.bends[corridor, end]
    return sign * dx - bend * dy, sign * dy + bend * dx


@jit
def order_penalty(corridors: Corridors, order: Order, sheet: Arrangement, weight: float, slope: Arrangement) -> float:
    """Penalise angles between neighbouring corridors that are too small or negative."""
    energy = 0.0
    for pair in range(len(order.pairs)):
        i, i_end, j, j_end = order.pairs[pair]
        ix, iy = tangent(corridors, sheet, i, i_end)
        jx, jy = tangent(corridors, sheet, j, j_end)
        angle = np.arctan2(ix * jy - iy * jx, ix * jx + iy * jy)
        lack = order.least[pair] - angle
        if lack > 0.0 and angle > PASSED:
            energy += weight * lack * lack
            _add_angle_gradient(corridors, sheet, j, j_end, jx, jy, -2 * weight * lack, slope)
            _add_angle_gradient(corridors, sheet, i, i_end, ix, iy, 2 * weight * lack, slope)
    return energy


@jit
def _add_angle_gradient(
    corridors: Corridors,
    sheet: Arrangement,
    corridor: int,
    end: int,
    x: float,
    y: float,
    gain: float,
    slope: Arrangement,
) -> None:
    """Backpropagate the derivative by the angle of a tangent (`gain`) to the corridor's ends and bends."""
    square = max(x * x + y * y, 1e-9)
    gx, gy = -gain * y / square, gain * x / square
    a, b = corridors.a[corridor], corridors.b[corridor]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * sheet.bends[corridor, end]
    bx, by = sign * gx + bend * gy, sign * gy - bend * gx
    slope.places[b, 0] += bx
    slope.places[b, 1] += by
    slope.places[a, 0] -= bx
    slope.places[a, 1] -= by
    slope.bends[corridor, end] += 3 * (-dy * gx + dx * gy)


# --- Delaunay triangulation ------------------------------------------------------------------------------------------


LEAST_HEIGHT = 12.0  # units; flatter triangles, found on the rim, don't mean that their corners are neighbours


def neighbours(points: Floats) -> tuple[Ints, Ints]:
    """The edges, and the triangles with a common orientation, found by brute force: enough for a few dozen points."""
    triangles = [
        (i, j, k) if _area(points[i], points[j], points[k]) > 0 else (i, k, j) for i, j, k in _delaunay(points)
    ]
    triangles = [t for t in triangles if _height(*points[list(t)]) >= LEAST_HEIGHT]
    edges = sorted({(min(e), max(e)) for i, j, k in triangles for e in ((i, j), (j, k), (k, i))})
    return np.array(edges, dtype=np.int64).reshape(-1, 2), np.array(triangles, dtype=np.int64).reshape(-1, 3)


def _delaunay(points: Floats) -> list[tuple[int, int, int]]:
    """All triangles whose circumcircle contains no other point."""
    n = len(points)
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                circumcircle = _circumcircle(points[i], points[j], points[k])
                if circumcircle is None:
                    continue
                inside = np.hypot(*(points - circumcircle[:2]).T) < circumcircle[2] - 1e-9
                inside[[i, j, k]] = False
                if not inside.any():
                    found.append((i, j, k))
    return found


def _circumcircle(a: Floats, b: Floats, c: Floats) -> Floats | None:
    """The circumcircle as x, y, radius; None if the points are collinear."""
    twice = 2 * _area(a, b, c)
    if abs(twice) < 1e-9:
        return None
    b, c = b - a, c - a
    x = (c[1] * (b @ b) - b[1] * (c @ c)) / twice
    y = (b[0] * (c @ c) - c[0] * (b @ b)) / twice
    return np.array([a[0] + x, a[1] + y, np.hypot(x, y)])


def _area(a: Floats, b: Floats, c: Floats) -> float:
    """Twice the signed area."""
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _height(a: Floats, b: Floats, c: Floats) -> float:
    """The smallest height of a triangle."""
    sides = [np.hypot(*(p - q)) for p, q in ((a, b), (b, c), (c, a))]
    return abs(_area(a, b, c)) / float(max(sides))
