"""Routes leave a city in the order in which they truly lie around it, and with room between them; compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import Floats, Ints, Routes
from branchline.layout.spaces import PITCH, Sheet

OPEN = 2.2  # radians; two neighbouring routes that are farther apart than this need no order
PASSED = -1.5  # an angle below this is not one that has shrunk past nothing, but one that has grown past a half turn
RING = 36.0  # how far from a city's centre its lanes are told apart
FILLED = 0.92  # of the full turn, at most, is shared out among a city's routes


class Order(NamedTuple):
    """Pairs of routes that are neighbours at a city, clockwise: route and end, route and end; their least angles."""

    pairs: Ints
    least: Floats

    @classmethod
    def of(cls, routes: Routes, sheet: Sheet) -> Order:
        pairs: list[tuple[int, int, int, int]] = []
        least: list[float] = []
        for place in range(len(sheet.places)):
            ends = [(int(route), 0) for route in np.flatnonzero(routes.a == place)]
            ends += [(int(route), 1) for route in np.flatnonzero(routes.b == place)]
            angles = [float(np.arctan2(*tangent(routes, sheet, route, end)[::-1])) for route, end in ends]
            turn = [(ends[i], angles[i], routes.lanes[ends[i][0]] * PITCH / RING) for i in np.argsort(angles)]
            share = min(1.0, FILLED * 2 * np.pi / max(sum(width for _, _, width in turn), 1e-9))
            for (one, angle, width), (two, next_angle, next_width) in zip(turn, turn[1:] + turn[:1], strict=True):
                if len(turn) > 1 and (next_angle - angle) % (2 * np.pi) < OPEN:
                    pairs.append((*one, *two))
                    least.append(share * (width + next_width) / 2)
        return cls(np.array(pairs, dtype=np.int64).reshape(-1, 4), np.array(least))


@jit
def tangent(routes: Routes, sheet: Sheet, route: int, end: int) -> tuple[float, float]:
    """In which direction a route leaves its first (0) or second (1) city."""
    a, b = routes.a[route], routes.b[route]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * sheet.bends[route, end]
    return sign * dx - bend * dy, sign * dy + bend * dx


@jit
def in_order(routes: Routes, order: Order, sheet: Sheet, weight: float, slope: Sheet) -> float:
    energy = 0.0
    for pair in range(len(order.pairs)):
        i, i_end, j, j_end = order.pairs[pair]
        ix, iy = tangent(routes, sheet, i, i_end)
        jx, jy = tangent(routes, sheet, j, j_end)
        angle = np.arctan2(ix * jy - iy * jx, ix * jx + iy * jy)
        lack = order.least[pair] - angle
        if lack > 0.0 and angle > PASSED:
            energy += weight * lack * lack
            _turn(routes, sheet, j, j_end, jx, jy, -2 * weight * lack, slope)
            _turn(routes, sheet, i, i_end, ix, iy, 2 * weight * lack, slope)
    return energy


@jit
def _turn(routes: Routes, sheet: Sheet, route: int, end: int, x: float, y: float, gain: float, slope: Sheet) -> None:
    """Hand on what the energy gains by the angle of a tangent."""
    square = max(x * x + y * y, 1e-9)
    gx, gy = -gain * y / square, gain * x / square
    a, b = routes.a[route], routes.b[route]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * sheet.bends[route, end]
    bx, by = sign * gx + bend * gy, sign * gy - bend * gx
    slope.places[b, 0] += bx
    slope.places[b, 1] += by
    slope.places[a, 0] -= bx
    slope.places[a, 1] -= by
    slope.bends[route, end] += 3 * (-dy * gx + dx * gy)
