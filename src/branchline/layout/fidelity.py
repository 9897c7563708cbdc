"""Geographic fidelity penalties, compiled: positions, Delaunay neighbours, and west–east and north–south order."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import Floats, Ints
from branchline.layout.model import SPACE_LENGTH
from branchline.layout.neighbours import neighbours

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
def near_home(truth: Truth, places: Floats, stay: float, shape: float, slope: Floats) -> float:
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
def not_turned_over(truth: Truth, places: Floats, weight: float, slope: Floats) -> float:
    """Penalise triangles of neighbours that flip over, and far pairs that change their order."""
    energy = 0.0
    for i, j, k in truth.triangles:
        energy += _orientation_penalty(truth.places, places, i, j, k, 4000 * weight, slope)
    for axis in range(2):
        for i, j in truth.far_x if axis == 0 else truth.far_y:
            back = LEAST_STEP - (places[j, axis] - places[i, axis])
            if back > 0.0:
                energy += weight * back * back
                slope[j, axis] -= 2 * weight * back
                slope[i, axis] += 2 * weight * back
    return energy


@jit
def _orientation_penalty(true: Floats, places: Floats, i: int, j: int, k: int, weight: float, slope: Floats) -> float:
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
