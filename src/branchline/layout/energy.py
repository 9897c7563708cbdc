"""How bad an arrangement is, and in which direction it gets better: one energy and its gradient, compiled.

Everything is a sum of squares: of how far a place is from where it truly is, of how much a route is too short or too
long, of how deep two things stand in each other's room. Where along its curve a space stands is taken as given within a
step; the next step finds it anew.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import STEPS, Floats, Routes, point
from branchline.layout.fidelity import Truth, near_home, not_turned_over
from branchline.layout.model import SPACE_WIDTH
from branchline.layout.order import Order, in_order
from branchline.layout.separation import cities_apart, names_apart, spaces_apart
from branchline.layout.spaces import Discs, Sheet, give, hand_on, place_discs

LEAST_GAP = 3.0  # between two spaces of a lane
MOST_GAP = 9.0
LEAST_SETBACK = 3.5  # between a city's disc and the first space
MOST_SETBACK = 30.0  # at a crowded city


class Weights(NamedTuple):
    """What counts how much."""

    apart: float  # things in each other's room
    length: float  # of routes
    stay: float  # at the true place
    shape: float  # of the triangles of neighbours
    bend: float
    setback: float
    order: float  # of the routes around a city


@jit
def gradient(
    routes: Routes, truth: Truth, order: Order, radii: Floats, boxes: Floats, sheet: Sheet, weights: Weights,
    discs: Discs, slope: Sheet,
) -> float:  # fmt: skip
    """The energy of an arrangement; its gradient goes into `slope`. `boxes`: names, seen from their places."""
    discs.push[:] = 0.0
    slope.places[:] = 0.0
    slope.bends[:] = 0.0
    slope.setbacks[:] = 0.0
    place_discs(routes, sheet, discs)
    energy = spaces_apart(discs, weights.apart)
    energy += cities_apart(routes, radii, sheet, discs, weights.apart, slope)
    energy += names_apart(radii, boxes, sheet, discs, weights.apart, slope)
    hand_on(routes, sheet, discs, slope)
    energy += right_lengths(routes, sheet, discs.gaps, weights.length, slope)
    energy += straight(routes, sheet, weights, slope)
    energy += near_home(truth, sheet.places, weights.stay, weights.shape, slope.places)
    energy += not_turned_over(truth, sheet.places, weights.apart, slope.places)
    energy += in_order(routes, order, sheet, 3000 * weights.order, slope)
    return energy


@jit
def right_lengths(routes: Routes, sheet: Sheet, gaps: Floats, weight: float, slope: Sheet) -> float:
    """The gaps between the spaces of a lane are never too small, and seldom too large."""
    energy = 0.0
    lane = 0
    for route in range(len(routes.a)):
        n = routes.spaces[route]
        # turned spaces meet at their inner corners: a bend needs more room than its middle line shows
        corner = 1.1 * SPACE_WIDTH / n
        turn = corner * (abs(sheet.bends[route, 0]) + abs(sheet.bends[route, 1]))
        low = (LEAST_GAP if n > 1 else 0.0) + turn
        high = MOST_GAP if n > 1 else MOST_GAP + 1.0
        short, long = 0.0, 0.0
        for _ in range(routes.lanes[route]):
            short = max(short, (low - gaps[lane]) * max(n - 1, 1))
            long = max(long, (gaps[lane] - high) * max(n - 1, 1))
            lane += 1
        gain = 0.0  # by a longer route
        if short > 0.0:
            energy += 4 * weight * short * short
            gain = -8 * weight * short
            for end in range(2):
                slope.bends[route, end] -= gain * corner * max(n - 1, 1) * np.sign(sheet.bends[route, end])
        elif long > 0.0:
            loose = (0.2 if n > 1 else 0.6) * weight  # a single space stands alone in the middle of its room
            energy += loose * long * long
            gain = 2 * loose * long
        if gain != 0.0:
            slope.setbacks[route, 0] -= gain
            slope.setbacks[route, 1] -= gain
            _lengthen(routes, sheet, route, gain, slope)
    return energy


@jit
def _lengthen(routes: Routes, sheet: Sheet, route: int, gain: float, slope: Sheet) -> None:
    """Hand on what the energy gains by a route's length."""
    ax, ay = sheet.places[routes.a[route], 0], sheet.places[routes.a[route], 1]
    dx, dy = sheet.places[routes.b[route], 0] - ax, sheet.places[routes.b[route], 1] - ay
    bend1, bend2 = sheet.bends[route, 0], sheet.bends[route, 1]
    x, y = ax, ay
    for i in range(1, STEPS + 1):
        nx, ny, _, _ = point(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, i / STEPS)
        length = max(np.hypot(nx - x, ny - y), 1e-9)
        gx, gy = gain * (nx - x) / length, gain * (ny - y) / length
        give(routes, sheet, route, i / STEPS, gx, gy, slope)
        give(routes, sheet, route, (i - 1) / STEPS, -gx, -gy, slope)
        x, y = nx, ny


@jit
def straight(routes: Routes, sheet: Sheet, weights: Weights, slope: Sheet) -> float:
    """Routes bend little, and to one side only; their spaces begin close to their cities."""
    energy = 0.0
    for route in range(len(routes.a)):
        k1, k2 = sheet.bends[route, 0], sheet.bends[route, 1]
        # the longer a route, the smoother the same bend looks
        size = 1000 * weights.bend * routes.lanes[route] * (1 + 4 / routes.spaces[route])
        energy += size * (k1 * k1 + k2 * k2 + 4 * (k1 - k2) ** 2)
        slope.bends[route, 0] += size * (2 * k1 + 8 * (k1 - k2))
        slope.bends[route, 1] += size * (2 * k2 - 8 * (k1 - k2))
        for end in range(2):
            off = sheet.setbacks[route, end] - LEAST_SETBACK
            energy += weights.setback * off * off
            slope.setbacks[route, end] += 2 * weights.setback * off
    return energy
