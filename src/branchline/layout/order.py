"""Circular order penalty, compiled: corridors leave a city in their true order and at sufficient angles."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import Corridors, Floats, Ints
from branchline.layout.spaces import PITCH, Sheet

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
    def of(cls, corridors: Corridors, sheet: Sheet) -> Order:
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
def tangent(corridors: Corridors, sheet: Sheet, corridor: int, end: int) -> tuple[float, float]:
    """The direction, not normalised, in which a corridor leaves its first (0) or second (1) city."""
    a, b = corridors.a[corridor], corridors.b[corridor]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * sheet.bends[corridor, end]
    return sign * dx - bend * dy, sign * dy + bend * dx


@jit
def in_order(corridors: Corridors, order: Order, sheet: Sheet, weight: float, slope: Sheet) -> float:
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
    corridors: Corridors, sheet: Sheet, corridor: int, end: int, x: float, y: float, gain: float, slope: Sheet
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
