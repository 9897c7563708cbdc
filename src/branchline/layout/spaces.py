"""Spaces along the curves of their lanes, compiled: as chains of discs for the search, as rectangles for the sheet."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.compiled import jit
from branchline.layout.curves import STEPS, Floats, Ints, Routes, bases, measure, parameter, point
from branchline.layout.model import SPACE_LENGTH, SPACE_WIDTH

DISCS = 4  # in a space
DISC_RADIUS = 8.4
DISC_SPAN = SPACE_LENGTH - 2 * DISC_RADIUS + 5.0  # from the first disc of a space to the last: they reach its corners
PITCH = SPACE_WIDTH + 5.0  # between the lanes of a bundle


class Sheet(NamedTuple):
    """The unknowns of a layout; and, of the same form, an energy's gradient."""

    places: Floats  # x, y of each city and country
    bends: Floats  # of each route, near its first end and near its second
    setbacks: Floats  # how far from the disc of each end a route's spaces begin


class Discs(NamedTuple):
    """Every space as a row of discs, and how the energy changes as each of them moves."""

    at: Floats  # x, y, direction x and y, t, how far from A to B its space is
    route: Ints
    push: Floats
    gaps: Floats  # between the spaces of each lane

    @classmethod
    def of(cls, routes: Routes) -> Discs:
        count = int((routes.lanes * routes.spaces).sum()) * DISCS
        gaps = np.zeros(int(routes.lanes.sum()))
        return cls(np.zeros((count, 6)), np.zeros(count, dtype=np.int64), np.zeros((count, 2)), gaps)


@jit
def place_discs(routes: Routes, sheet: Sheet, discs: Discs) -> None:
    """Fill in where every disc stands, and the gaps."""
    way = np.empty(STEPS + 1)
    beside = np.empty(STEPS + 1)
    disc = 0
    lane = 0
    for route in range(len(routes.a)):
        n = routes.spaces[route]
        first, gap = first_and_gap(routes, sheet, route, way)
        for number in range(routes.lanes[route]):
            ax, ay, dx, dy, bend1, bend2, aside, spread = curve(routes, sheet, route, number)
            length = measure(ax, ay, dx, dy, bend1, bend2, aside, spread, beside)
            # the lanes of a bundle keep step: on the inner side of a bend their gaps are smaller
            discs.gaps[lane] = (gap + SPACE_LENGTH) * length / max(way[STEPS], 1e-9) - SPACE_LENGTH if n > 1 else gap
            for space in range(n):
                for i in range(DISCS):
                    along = first + space * (SPACE_LENGTH + gap) + (i / (DISCS - 1) - 0.5) * DISC_SPAN
                    t = parameter(way, along)
                    x, y, ux, uy = point(ax, ay, dx, dy, bend1, bend2, aside, spread, t)
                    row = discs.at[disc]
                    row[0], row[1], row[2], row[3], row[4] = x, y, ux, uy, t
                    row[5] = space / (n - 1) if n > 1 else 0.5
                    discs.route[disc] = route
                    disc += 1
            lane += 1


@jit
def curve(
    routes: Routes, sheet: Sheet, route: int, number: int
) -> tuple[float, float, float, float, float, float, float, float]:
    """What `point` and `measure` need to know of a lane."""
    a, b = routes.a[route], routes.b[route]
    ax, ay = sheet.places[a, 0], sheet.places[a, 1]
    aside = (number - (routes.lanes[route] - 1) / 2) * PITCH  # to the right: the first lane is the leftmost
    dx, dy = sheet.places[b, 0] - ax, sheet.places[b, 1] - ay
    return ax, ay, dx, dy, sheet.bends[route, 0], sheet.bends[route, 1], aside, routes.spread[route]


@jit
def first_and_gap(routes: Routes, sheet: Sheet, route: int, way: Floats) -> tuple[float, float]:
    """How far along a route's middle line its first spaces are, and the gap to the next; `way` is measured.

    With a single space there is no gap: what is told then is the room that is left over.
    """
    ax, ay, dx, dy, bend1, bend2, _, _ = curve(routes, sheet, route, 0)
    n = routes.spaces[route]
    whole = measure(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, way)
    start = routes.radius_a[route] + sheet.setbacks[route, 0]
    end = whole - routes.radius_b[route] - sheet.setbacks[route, 1]
    if n == 1:
        return (start + end) / 2, end - start - SPACE_LENGTH
    return start + SPACE_LENGTH / 2, (end - start - n * SPACE_LENGTH) / (n - 1)


@jit
def track_points(routes: Routes, sheet: Sheet) -> Floats:
    """A point of each lane between each of its cities and the space next to it: there its track is to be seen."""
    way = np.empty(STEPS + 1)
    found = np.empty((2 * routes.lanes.sum(), 2))
    n = 0
    for route in range(len(routes.a)):
        first, gap = first_and_gap(routes, sheet, route, way)
        last = first + (routes.spaces[route] - 1) * (SPACE_LENGTH + gap) if routes.spaces[route] > 1 else first
        near = (routes.radius_a[route] + first - SPACE_LENGTH / 2) / 2
        far = (way[STEPS] - routes.radius_b[route] + last + SPACE_LENGTH / 2) / 2
        for number in range(routes.lanes[route]):
            ax, ay, dx, dy, bend1, bend2, aside, spread = curve(routes, sheet, route, number)
            for along in (near, far):
                x, y, _, _ = point(ax, ay, dx, dy, bend1, bend2, aside / 2, spread, parameter(way, along))
                found[n, 0], found[n, 1] = x, y
                n += 1
    return found


@jit
def hand_on(routes: Routes, sheet: Sheet, discs: Discs, slope: Sheet) -> None:
    """What the discs' pushes mean for the places, bends and setbacks that put them where they are."""
    for disc in range(len(discs.route)):
        gx, gy = discs.push[disc, 0], discs.push[disc, 1]
        if gx == 0.0 and gy == 0.0:
            continue
        route = discs.route[disc]
        row = discs.at[disc]
        give(routes, sheet, route, row[4], gx, gy, slope)
        along = gx * row[2] + gy * row[3]
        slope.setbacks[route, 0] += along * (1 - row[5])
        slope.setbacks[route, 1] -= along * row[5]


@jit
def give(routes: Routes, sheet: Sheet, route: int, t: float, gx: float, gy: float, slope: Sheet) -> None:
    """A gradient at a point of a route's curve, handed on to its ends and bends."""
    a, b = routes.a[route], routes.b[route]
    dx, dy = sheet.places[b, 0] - sheet.places[a, 0], sheet.places[b, 1] - sheet.places[a, 1]
    b1, b2 = bases(t)
    f = b1 * sheet.bends[route, 0] + b2 * sheet.bends[route, 1]
    bx, by = t * gx + f * gy, t * gy - f * gx
    slope.places[b, 0] += bx
    slope.places[b, 1] += by
    slope.places[a, 0] += gx - bx
    slope.places[a, 1] += gy - by
    across = -dy * gx + dx * gy
    slope.bends[route, 0] += b1 * across
    slope.bends[route, 1] += b2 * across
