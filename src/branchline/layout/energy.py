"""Objective function of the layout search and its gradient (penalty method), compiled.

Every term is a sum of squares: distances of places from their true positions, corridors that are too short or too long,
overlap depths. Within one step the positions of spaces along their curves are treated as constants, which keeps the
gradient simple; the next step recomputes them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.curves import (
    STEPS,
    Arrangement,
    Corridors,
    Discs,
    Floats,
    add_disc_gradients,
    add_point_gradient,
    jit,
    place_discs,
    point,
)
from branchline.layout.fidelity import Order, Truth, order_penalty, orientation_penalty, position_penalty
from branchline.layout.model import SPACE_WIDTH
from branchline.layout.separation import cities_apart, names_apart, spaces_apart

LEAST_GAP = 3.0  # between two spaces of a route
MOST_GAP = 9.0
LEAST_SETBACK = 3.5  # between a city's disc and the first space
MOST_SETBACK = 30.0  # needed at crowded cities


class Weights(NamedTuple):
    """The weights of the penalty terms."""

    apart: float  # overlaps
    length: float  # corridors that are too short or too long
    stay: float  # distance from the true position
    shape: float  # changed vectors between neighbouring places
    bend: float
    setback: float
    order: float  # wrong order of the corridors around a city


@jit
def gradient(
    corridors: Corridors, truth: Truth, order: Order, radii: Floats, boxes: Floats, sheet: Arrangement,
    weights: Weights, discs: Discs, slope: Arrangement,
) -> float:  # fmt: skip
    """Return the energy of an arrangement and write its gradient into `slope`.

    `boxes` are the label boxes relative to their places.
    """
    discs.push[:] = 0.0
    slope.places[:] = 0.0
    slope.bends[:] = 0.0
    slope.setbacks[:] = 0.0
    place_discs(corridors, sheet, discs)
    energy = spaces_apart(discs, weights.apart)
    energy += cities_apart(corridors, radii, sheet, discs, weights.apart, slope)
    energy += names_apart(radii, boxes, sheet, discs, weights.apart, slope)
    add_disc_gradients(corridors, sheet, discs, slope)
    energy += length_penalty(corridors, sheet, discs.gaps, weights.length, slope)
    energy += bend_penalty(corridors, sheet, weights, slope)
    energy += position_penalty(truth, sheet.places, weights.stay, weights.shape, slope.places)
    energy += orientation_penalty(truth, sheet.places, weights.apart, slope.places)
    energy += order_penalty(corridors, order, sheet, 3000 * weights.order, slope)
    return energy


@jit
def length_penalty(corridors: Corridors, sheet: Arrangement, gaps: Floats, weight: float, slope: Arrangement) -> float:
    """Penalise gaps between the spaces of a route that are too small and, less strongly, gaps that are too large."""
    energy = 0.0
    route = 0
    for corridor in range(len(corridors.a)):
        n = corridors.spaces[corridor]
        # Rotated spaces touch at their inner corners first, so a bend needs larger gaps on the centre line.
        corner = 1.1 * SPACE_WIDTH / n
        turn = corner * (abs(sheet.bends[corridor, 0]) + abs(sheet.bends[corridor, 1]))
        low = (LEAST_GAP if n > 1 else 0.0) + turn
        high = MOST_GAP if n > 1 else MOST_GAP + 1.0
        short, long = 0.0, 0.0
        for _ in range(corridors.routes[corridor]):
            short = max(short, (low - gaps[route]) * max(n - 1, 1))
            long = max(long, (gaps[route] - high) * max(n - 1, 1))
            route += 1
        gain = 0.0  # derivative of the energy by the corridor's length
        if short > 0.0:
            energy += 4 * weight * short * short
            gain = -8 * weight * short
            for end in range(2):
                slope.bends[corridor, end] -= gain * corner * max(n - 1, 1) * np.sign(sheet.bends[corridor, end])
        elif long > 0.0:
            loose = (0.2 if n > 1 else 0.6) * weight  # a single space has all the extra length around it
            energy += loose * long * long
            gain = 2 * loose * long
        if gain != 0.0:
            slope.setbacks[corridor, 0] -= gain
            slope.setbacks[corridor, 1] -= gain
            _add_length_gradient(corridors, sheet, corridor, gain, slope)
    return energy


@jit
def _add_length_gradient(
    corridors: Corridors, sheet: Arrangement, corridor: int, gain: float, slope: Arrangement
) -> None:
    """Backpropagate the derivative by a corridor's length (`gain`) to its ends and bends."""
    ax, ay = sheet.places[corridors.a[corridor], 0], sheet.places[corridors.a[corridor], 1]
    dx, dy = sheet.places[corridors.b[corridor], 0] - ax, sheet.places[corridors.b[corridor], 1] - ay
    bend1, bend2 = sheet.bends[corridor, 0], sheet.bends[corridor, 1]
    x, y = ax, ay
    for i in range(1, STEPS + 1):
        nx, ny, _, _ = point(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, i / STEPS)
        length = max(np.hypot(nx - x, ny - y), 1e-9)
        gx, gy = gain * (nx - x) / length, gain * (ny - y) / length
        add_point_gradient(corridors, sheet, corridor, i / STEPS, gx, gy, slope)
        add_point_gradient(corridors, sheet, corridor, (i - 1) / STEPS, -gx, -gy, slope)
        x, y = nx, ny


@jit
def bend_penalty(corridors: Corridors, sheet: Arrangement, weights: Weights, slope: Arrangement) -> float:
    """Penalise bends, above all S-shaped ones, and spaces that start far from their cities."""
    energy = 0.0
    for corridor in range(len(corridors.a)):
        k1, k2 = sheet.bends[corridor, 0], sheet.bends[corridor, 1]
        # The same bend looks smoother on a longer corridor.
        size = 1000 * weights.bend * corridors.routes[corridor] * (1 + 4 / corridors.spaces[corridor])
        energy += size * (k1 * k1 + k2 * k2 + 4 * (k1 - k2) ** 2)
        slope.bends[corridor, 0] += size * (2 * k1 + 8 * (k1 - k2))
        slope.bends[corridor, 1] += size * (2 * k2 - 8 * (k1 - k2))
        for end in range(2):
            off = sheet.setbacks[corridor, end] - LEAST_SETBACK
            energy += weights.setback * off * off
            slope.setbacks[corridor, end] += 2 * weights.setback * off
    return energy
