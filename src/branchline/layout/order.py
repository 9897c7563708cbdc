"""Routes leave a city in the order in which they truly lie around it, and with room between them."""

from __future__ import annotations

import numpy as np
from numba import njit

from branchline.layout.curves import Floats, Ints, Routes

OPEN = 2.6  # radians; two neighbouring routes that are farther apart than this need no order
RING = 36.0  # how far from a city's centre its lanes are told apart
FILLED = 0.92  # of the full turn, at most, is shared out among a city's routes


def around(routes: Routes, places: Floats, bends: Floats, pitch: float) -> tuple[Ints, Floats]:
    """Pairs of neighbouring routes at a city, clockwise: route and end, route and end; and the least angle for each."""
    pairs: list[tuple[int, int, int, int]] = []
    least: list[float] = []
    for place in range(len(places)):
        ends = [(route, 0) for route in np.flatnonzero(routes.a == place)]
        ends += [(route, 1) for route in np.flatnonzero(routes.b == place)]
        angles = [float(np.arctan2(*tangent(routes, places, bends, route, end)[::-1])) for route, end in ends]
        turn = [(ends[i], angles[i], routes.lanes[ends[i][0]] * pitch / RING) for i in np.argsort(angles)]
        share = min(1.0, FILLED * 2 * np.pi / max(sum(width for _, _, width in turn), 1e-9))
        for (one, angle, width), (two, next_angle, next_width) in zip(turn, turn[1:] + turn[:1], strict=True):
            if len(turn) > 1 and (next_angle - angle) % (2 * np.pi) < OPEN:
                pairs.append((*one, *two))
                least.append(share * (width + next_width) / 2)
    return np.array(pairs, dtype=np.int64).reshape(-1, 4), np.array(least)


@njit(cache=True)
def tangent(routes: Routes, places: Floats, bends: Floats, route: int, end: int) -> tuple[float, float]:
    """In which direction a route leaves its first (0) or second (1) city."""
    a, b = routes.a[route], routes.b[route]
    dx, dy = places[b, 0] - places[a, 0], places[b, 1] - places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * bends[route, end]
    return sign * dx - bend * dy, sign * dy + bend * dx


@njit(cache=True)
def in_order(
    routes: Routes, pairs: Ints, least: Floats, places: Floats, bends: Floats, weight: float, g_places: Floats,
    g_bends: Floats,
) -> float:  # fmt: skip
    energy = 0.0
    for pair in range(len(pairs)):
        i, i_end, j, j_end = pairs[pair]
        ix, iy = tangent(routes, places, bends, i, i_end)
        jx, jy = tangent(routes, places, bends, j, j_end)
        angle = np.arctan2(ix * jy - iy * jx, ix * jx + iy * jy)
        lack = least[pair] - angle
        if lack <= 0.0:
            continue
        energy += weight * lack * lack
        force = -2 * weight * lack
        _turn(routes, places, bends, j, j_end, jx, jy, force, g_places, g_bends)
        _turn(routes, places, bends, i, i_end, ix, iy, -force, g_places, g_bends)
    return energy


@njit(cache=True)
def _turn(
    routes: Routes, places: Floats, bends: Floats, route: int, end: int, x: float, y: float, force: float,
    g_places: Floats, g_bends: Floats,
) -> None:  # fmt: skip
    """Hand on what the energy gains by the angle of a tangent."""
    square = max(x * x + y * y, 1e-9)
    gx, gy = -force * y / square, force * x / square
    a, b = routes.a[route], routes.b[route]
    dx, dy = places[b, 0] - places[a, 0], places[b, 1] - places[a, 1]
    sign = 1.0 if end == 0 else -1.0
    bend = 3 * bends[route, end]
    bx, by = sign * gx + bend * gy, sign * gy - bend * gx
    g_places[b, 0] += bx
    g_places[b, 1] += by
    g_places[a, 0] -= bx
    g_places[a, 1] -= by
    g_bends[route, end] += 3 * (-dy * gx + dx * gy)
