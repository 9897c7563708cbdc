"""Positions of spaces along the curves of their routes, and backpropagation of their gradients, compiled.

During the search each space is approximated by a chain of discs, which makes overlap depths cheap to compute.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import STEPS, Corridors, Floats, Ints, bases, measure, parameter, point
from branchline.layout.model import SPACE_LENGTH, SPACE_WIDTH

DISCS = 4  # per space
DISC_RADIUS = 8.4
DISC_SPAN = SPACE_LENGTH - 2 * DISC_RADIUS + 5.0  # from the first disc of a space to its last; they reach the corners
PITCH = SPACE_WIDTH + 5.0  # between the centre lines of the routes of a corridor


class Sheet(NamedTuple):
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
def place_discs(corridors: Corridors, sheet: Sheet, discs: Discs) -> None:
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
    corridors: Corridors, sheet: Sheet, corridor: int, number: int
) -> tuple[float, float, float, float, float, float, float, float]:
    """The arguments of `point` and `measure` for a route, given its corridor and its number in it."""
    a, b = corridors.a[corridor], corridors.b[corridor]
    ax, ay = sheet.places[a, 0], sheet.places[a, 1]
    aside = (number - (corridors.routes[corridor] - 1) / 2) * PITCH  # to the right, so the first route is leftmost
    dx, dy = sheet.places[b, 0] - ax, sheet.places[b, 1] - ay
    return ax, ay, dx, dy, sheet.bends[corridor, 0], sheet.bends[corridor, 1], aside, corridors.spread[corridor]


@jit
def first_and_gap(corridors: Corridors, sheet: Sheet, corridor: int, arc: Floats) -> tuple[float, float]:
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
def track_points(corridors: Corridors, sheet: Sheet) -> Floats:
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
def hand_on(corridors: Corridors, sheet: Sheet, discs: Discs, slope: Sheet) -> None:
    """Backpropagate the gradients of the discs to places, bends and setbacks (chain rule)."""
    for disc in range(len(discs.corridor)):
        gx, gy = discs.push[disc, 0], discs.push[disc, 1]
        if gx == 0.0 and gy == 0.0:
            continue
        corridor = discs.corridor[disc]
        row = discs.at[disc]
        give(corridors, sheet, corridor, row[4], gx, gy, slope)
        along = gx * row[2] + gy * row[3]
        slope.setbacks[corridor, 0] += along * (1 - row[5])
        slope.setbacks[corridor, 1] -= along * row[5]


@jit
def give(corridors: Corridors, sheet: Sheet, corridor: int, t: float, gx: float, gy: float, slope: Sheet) -> None:
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
