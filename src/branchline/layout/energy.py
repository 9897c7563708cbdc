"""How bad an arrangement is, and in which direction it gets better: one energy and its gradient, compiled.

Everything is a sum of squares: of how far a place is from where it truly is, of how much a route is too short or too long,
of how deep two things stand in each other's room. Spaces count as chains of discs, so that they turn as well as move. Where
along its curve a space stands is taken as given within a step; the next step finds it anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from branchline.layout.curves import STEPS, Floats, Ints, Routes, bases, lane_aside, measure, parameter, point
from branchline.layout.order import in_order
from branchline.layout.model import SPACE_LENGTH, SPACE_WIDTH

DISCS = 4  # in a space
DISC_RADIUS = 8.4
PITCH = SPACE_WIDTH + 5.0  # between the lanes of a bundle
LEAST_GAP = 3.0  # between two spaces of a lane
MOST_GAP = 9.0
LEAST_SETBACK = 3.5  # between a city's disc and the first space
MOST_SETBACK = 26.0


class Clearances(NamedTuple):
    """How much room there is to be between two things."""

    spaces: float = 4.0
    city: float = 5.0
    label: float = 3.0
    labels: float = 5.0


class Weights(NamedTuple):
    """What counts how much."""

    apart: float  # things in each other's room
    length: float
    stay: float  # at the true place
    shape: float  # of the triangles of neighbours
    bend: float
    setback: float
    order: float  # of the routes around a city


class Truth(NamedTuple):
    """The true places and what of them is to be kept."""

    places: Floats  # n × 2
    edges: Ints  # pairs of neighbours
    triangles: Ints  # triples, all turning the same way
    far_x: Ints  # pairs, the western first, that are far apart
    far_y: Ints
    around: Ints  # pairs of routes that are neighbours at a city (see order.py)
    angles: Floats  # and the least angle between them
    weight: Floats  # how much each place counts


class Gradient(NamedTuple):
    places: Floats
    bends: Floats
    setbacks: Floats


class Work(NamedTuple):
    """Arrays that are filled anew at each step."""

    discs: Floats  # x, y, direction x and y, t, how far from A to B its space is
    owner: Ints  # a disc's route
    push: Floats
    gaps: Floats  # of each lane


@njit(cache=True)
def gradient(
    routes: Routes, truth: Truth, radii: Floats, boxes: Floats, places: Floats, bends: Floats, setbacks: Floats,
    rooms: Clearances, weights: Weights, work: Work, found: Gradient,
) -> float:  # fmt: skip
    """The energy of an arrangement; its gradient goes into `found`. `boxes`: labels, seen from their places."""
    work.push[:] = 0.0
    found.places[:] = 0.0
    found.bends[:] = 0.0
    found.setbacks[:] = 0.0
    discs, owner = work.discs, work.owner
    place_discs(routes, places, bends, setbacks, discs, owner, work.gaps)
    energy = spaces_apart(discs, owner, rooms.spaces, weights.apart, work.push)
    energy += cities_apart(
        routes, places, radii, discs, owner, rooms.city, weights.apart, work.push, found.places
    )
    energy += labels_apart(places, radii, boxes, discs, rooms, weights.apart, work.push, found.places)
    to_unknowns(routes, places, bends, discs, owner, work.push, found.places, found.bends, found.setbacks)
    energy += right_lengths(routes, places, bends, work.gaps, weights, found.places, found.bends, found.setbacks)
    energy += faithful(truth, places, weights, found.places)
    energy += in_order(
        routes, truth.around, truth.angles, places, bends, 3000.0 * weights.order, found.places, found.bends
    )
    for route in range(len(setbacks)):
        for end in range(2):
            off = setbacks[route, end] - LEAST_SETBACK
            energy += weights.setback * off * off
            found.setbacks[route, end] += 2 * weights.setback * off
    return energy


@njit(cache=True)
def place_discs(
    routes: Routes, places: Floats, bends: Floats, setbacks: Floats, discs: Floats, owner: Ints, gaps: Floats
) -> None:
    """Fill in where every disc of every space stands: x, y, direction, t, and how far from A to B its space is."""
    way = np.empty(STEPS + 1)
    disc = 0
    lane = 0
    for route in range(len(routes.a)):
        a, b, n = routes.a[route], routes.b[route], routes.spaces[route]
        ax, ay = places[a, 0], places[a, 1]
        dx, dy = places[b, 0] - ax, places[b, 1] - ay
        for number in range(routes.lanes[route]):
            aside = lane_aside(number, routes.lanes[route], PITCH)
            spread = routes.spread[route]
            whole = measure(ax, ay, dx, dy, bends[route, 0], bends[route, 1], aside, spread, way)
            start = beside(routes.radius_a[route] + setbacks[route, 0], aside)
            end = whole - beside(routes.radius_b[route] + setbacks[route, 1], aside * (1 + spread))
            gap = (end - start - n * SPACE_LENGTH) / (n - 1) if n > 1 else 0.0
            gaps[lane] = (end - start - n * SPACE_LENGTH) / max(n - 1, 1)
            for space in range(n):
                centre = start + SPACE_LENGTH / 2 + space * (SPACE_LENGTH + gap)
                if n == 1:
                    centre = (start + end) / 2
                for i in range(DISCS):
                    along = centre + (i - (DISCS - 1) / 2) * (SPACE_LENGTH - 2 * DISC_RADIUS + 5.0) / (DISCS - 1)
                    t = parameter(way, along)
                    x, y, ux, uy = point(ax, ay, dx, dy, bends[route, 0], bends[route, 1], aside, spread, t)
                    discs[disc, 0] = x
                    discs[disc, 1] = y
                    discs[disc, 2] = ux
                    discs[disc, 3] = uy
                    discs[disc, 4] = t
                    discs[disc, 5] = space / (n - 1) if n > 1 else 0.5
                    owner[disc] = route
                    disc += 1
            lane += 1


@njit(cache=True)
def beside(radius: float, aside: float) -> float:
    """How far along its curve a lane leaves the circle around its city, with its whole width."""
    edge = max(abs(aside) - SPACE_WIDTH / 2, 0.0)
    inner = radius * radius - edge * edge
    return np.sqrt(inner) if inner > 0.0 else 0.0


@njit(cache=True)
def spaces_apart(discs: Floats, owner: Ints, room: float, weight: float, push: Floats) -> float:
    energy = 0.0
    least = 2 * DISC_RADIUS + room
    reach = 2 * SPACE_LENGTH + room  # between the first discs of two spaces that may touch
    for i in range(0, len(owner), DISCS):
        for j in range(0, i, DISCS):
            if owner[i] == owner[j] or abs(discs[i, 0] - discs[j, 0]) > reach or abs(discs[i, 1] - discs[j, 1]) > reach:
                continue
            for p in range(i, i + DISCS):
                for q in range(j, j + DISCS):
                    dx, dy = discs[p, 0] - discs[q, 0], discs[p, 1] - discs[q, 1]
                    square = dx * dx + dy * dy
                    if square < least * least:
                        distance = max(np.sqrt(square), 1e-6)
                        deep = least - distance
                        energy += weight * deep * deep
                        force = -2 * weight * deep / distance
                        push[p, 0] += force * dx
                        push[p, 1] += force * dy
                        push[q, 0] -= force * dx
                        push[q, 1] -= force * dy
    return energy


@njit(cache=True)
def cities_apart(
    routes: Routes, places: Floats, radii: Floats, discs: Floats, owner: Ints, room: float, weight: float,
    push: Floats, g_places: Floats,
) -> float:  # fmt: skip
    """Spaces keep clear of cities that they don't lead to, and cities of each other."""
    energy = 0.0
    for place in range(len(places)):
        least = radii[place] + DISC_RADIUS + room
        for disc in range(len(owner)):
            route = owner[disc]
            if routes.a[route] == place or routes.b[route] == place:
                continue
            dx, dy = discs[disc, 0] - places[place, 0], discs[disc, 1] - places[place, 1]
            if abs(dx) > least or abs(dy) > least:
                continue
            distance = max(np.hypot(dx, dy), 1e-6)
            if distance < least:
                deep = least - distance
                energy += weight * deep * deep
                force = -2 * weight * deep / distance
                push[disc, 0] += force * dx
                push[disc, 1] += force * dy
                g_places[place, 0] -= force * dx
                g_places[place, 1] -= force * dy
        for other in range(place):
            least = radii[place] + radii[other] + 3 * room
            dx, dy = places[place, 0] - places[other, 0], places[place, 1] - places[other, 1]
            distance = max(np.hypot(dx, dy), 1e-6)
            if distance < least:
                deep = least - distance
                energy += weight * deep * deep
                force = -2 * weight * deep / distance
                g_places[place, 0] += force * dx
                g_places[place, 1] += force * dy
                g_places[other, 0] -= force * dx
                g_places[other, 1] -= force * dy
    return energy


@njit(cache=True)
def labels_apart(
    places: Floats, radii: Floats, boxes: Floats, discs: Floats, rooms: Clearances, weight: float, push: Floats,
    g_places: Floats,
) -> float:  # fmt: skip
    """Labels keep clear of spaces, of other cities and of each other."""
    energy = 0.0
    for i in range(len(places)):
        left, top = places[i, 0] + boxes[i, 0], places[i, 1] + boxes[i, 1]
        right, bottom = places[i, 0] + boxes[i, 2], places[i, 1] + boxes[i, 3]
        if right <= left:
            continue
        least = DISC_RADIUS + rooms.label
        for disc in range(len(discs)):
            deep, nx, ny = box_and_disc(left, top, right, bottom, discs[disc, 0], discs[disc, 1], least)
            if deep > 0.0:
                energy += weight * deep * deep
                force = -2 * weight * deep
                push[disc, 0] += force * nx
                push[disc, 1] += force * ny
                g_places[i, 0] -= force * nx
                g_places[i, 1] -= force * ny
        for j in range(len(places)):
            if j == i:
                continue
            deep, nx, ny = box_and_disc(left, top, right, bottom, places[j, 0], places[j, 1], radii[j] + rooms.label)
            if deep > 0.0:
                energy += weight * deep * deep
                force = -2 * weight * deep
                g_places[j, 0] += force * nx
                g_places[j, 1] += force * ny
                g_places[i, 0] -= force * nx
                g_places[i, 1] -= force * ny
            if j < i and boxes[j, 2] > boxes[j, 0]:
                over_x = min(right, places[j, 0] + boxes[j, 2]) - max(left, places[j, 0] + boxes[j, 0]) + rooms.labels
                over_y = min(bottom, places[j, 1] + boxes[j, 3]) - max(top, places[j, 1] + boxes[j, 1]) + rooms.labels
                if over_x > 0.0 and over_y > 0.0:
                    axis = 0 if over_x < over_y else 1
                    deep = min(over_x, over_y)
                    energy += weight * deep * deep
                    middle = boxes[i, axis] + boxes[i, axis + 2] - boxes[j, axis] - boxes[j, axis + 2]
                    sign = 1.0 if 2 * (places[i, axis] - places[j, axis]) + middle > 0 else -1.0
                    g_places[i, axis] -= 2 * weight * deep * sign
                    g_places[j, axis] += 2 * weight * deep * sign
    return energy


@njit(cache=True)
def box_and_disc(left: float, top: float, right: float, bottom: float, x: float, y: float, radius: float) -> Any:
    """How deep a disc stands in a box, and the way out for the disc."""
    cx, cy = min(max(x, left), right), min(max(y, top), bottom)
    dx, dy = x - cx, y - cy
    if dx == 0.0 and dy == 0.0:  # its centre is inside
        out = np.array([x - left, right - x, y - top, bottom - y])
        side = np.argmin(out)
        if side == 0:
            return out[side] + radius, -1.0, 0.0
        if side == 1:
            return out[side] + radius, 1.0, 0.0
        if side == 2:
            return out[side] + radius, 0.0, -1.0
        return out[side] + radius, 0.0, 1.0
    distance = np.hypot(dx, dy)
    return radius - distance, dx / distance, dy / distance


@njit(cache=True)
def to_unknowns(
    routes: Routes, places: Floats, bends: Floats, discs: Floats, owner: Ints, push: Floats, g_places: Floats,
    g_bends: Floats, g_setbacks: Floats,
) -> None:  # fmt: skip
    """What the discs' gradient means for the places, bends and setbacks that put them where they are."""
    for disc in range(len(owner)):
        gx, gy = push[disc, 0], push[disc, 1]
        if gx == 0.0 and gy == 0.0:
            continue
        route = owner[disc]
        _give(routes, places, bends, route, discs[disc, 4], gx, gy, g_places, g_bends)
        along = gx * discs[disc, 2] + gy * discs[disc, 3]
        g_setbacks[route, 0] += along * (1 - discs[disc, 5])
        g_setbacks[route, 1] -= along * discs[disc, 5]


@njit(cache=True)
def _give(
    routes: Routes, places: Floats, bends: Floats, route: int, t: float, gx: float, gy: float, g_places: Floats,
    g_bends: Floats,
) -> None:  # fmt: skip
    """A gradient at a point of a route's curve, handed on to its ends and bends."""
    a, b = routes.a[route], routes.b[route]
    dx, dy = places[b, 0] - places[a, 0], places[b, 1] - places[a, 1]
    b1, b2 = bases(t)
    f = b1 * bends[route, 0] + b2 * bends[route, 1]
    bx, by = t * gx + f * gy, t * gy - f * gx
    g_places[b, 0] += bx
    g_places[b, 1] += by
    g_places[a, 0] += gx - bx
    g_places[a, 1] += gy - by
    across = -dy * gx + dx * gy
    g_bends[route, 0] += b1 * across
    g_bends[route, 1] += b2 * across


@njit(cache=True)
def right_lengths(
    routes: Routes, places: Floats, bends: Floats, gaps: Floats, weights: Weights, g_places: Floats, g_bends: Floats,
    g_setbacks: Floats,
) -> float:  # fmt: skip
    """The gaps between the spaces of a lane are neither too small nor too large; routes bend little."""
    energy = 0.0
    lane = 0
    for route in range(len(routes.a)):
        n = routes.spaces[route]
        short, long = 0.0, 0.0
        for _ in range(routes.lanes[route]):
            per = max(n - 1, 1)
            low = LEAST_GAP if n > 1 else 0.0
            high = MOST_GAP if n > 1 else 10.0
            # the inner lane of a bend needs more room than its middle line shows: turned spaces meet at their corners
            turn = 0.5 * SPACE_WIDTH * 2.2 * (abs(bends[route, 0]) + abs(bends[route, 1])) / max(n, 1)
            short = max(short, (low + turn - gaps[lane]) * per)
            long = max(long, (gaps[lane] - high) * per)
            lane += 1
        slack = 0.0
        if short > 0.0:
            energy += weights.length * 4 * short * short
            slack = -8 * weights.length * short
        elif long > 0.0:
            energy += 0.2 * weights.length * long * long
            slack = 0.4 * weights.length * long
        if slack != 0.0:
            g_setbacks[route, 0] -= slack
            g_setbacks[route, 1] -= slack
            _lengthen(routes, places, bends, route, slack, g_places, g_bends)
        k1, k2 = bends[route, 0], bends[route, 1]
        size = 1000.0 * weights.bend * n
        energy += size * (k1 * k1 + k2 * k2 + 4 * (k1 - k2) ** 2)
        g_bends[route, 0] += size * (2 * k1 + 8 * (k1 - k2))
        g_bends[route, 1] += size * (2 * k2 - 8 * (k1 - k2))
    return energy


@njit(cache=True)
def _lengthen(
    routes: Routes, places: Floats, bends: Floats, route: int, slack: float, g_places: Floats, g_bends: Floats
) -> None:
    """Hand on what the energy gains by a route's length."""
    a, b = routes.a[route], routes.b[route]
    ax, ay = places[a, 0], places[a, 1]
    dx, dy = places[b, 0] - ax, places[b, 1] - ay
    x, y, _, _ = point(ax, ay, dx, dy, bends[route, 0], bends[route, 1], 0.0, 0.0, 0.0)
    for i in range(1, STEPS + 1):
        nx, ny, _, _ = point(ax, ay, dx, dy, bends[route, 0], bends[route, 1], 0.0, 0.0, i / STEPS)
        length = max(np.hypot(nx - x, ny - y), 1e-9)
        gx, gy = slack * (nx - x) / length, slack * (ny - y) / length
        _give(routes, places, bends, route, i / STEPS, gx, gy, g_places, g_bends)
        _give(routes, places, bends, route, (i - 1) / STEPS, -gx, -gy, g_places, g_bends)
        x, y = nx, ny


@njit(cache=True)
def faithful(truth: Truth, places: Floats, weights: Weights, g_places: Floats) -> float:
    """Near the true places, triangles of neighbours in their shape and never turned over, far pairs in their order."""
    energy = 0.0
    for i in range(len(places)):
        for axis in range(2):
            off = places[i, axis] - truth.places[i, axis]
            energy += weights.stay * truth.weight[i] * off * off
            g_places[i, axis] += 2 * weights.stay * truth.weight[i] * off
    for i, j in truth.edges:
        tx = truth.places[j, 0] - truth.places[i, 0]
        ty = truth.places[j, 1] - truth.places[i, 1]
        size = weights.shape * min(truth.weight[i], truth.weight[j]) * 10000.0 / (tx * tx + ty * ty)
        for axis in range(2):
            off = places[j, axis] - places[i, axis] - (truth.places[j, axis] - truth.places[i, axis])
            energy += size * off * off
            g_places[j, axis] += 2 * size * off
            g_places[i, axis] -= 2 * size * off
    for i, j, k in truth.triangles:
        energy += _upright(truth.places, places, i, j, k, weights.apart * 4000.0, g_places)
    for axis in range(2):
        pairs = truth.far_x if axis == 0 else truth.far_y
        for i, j in pairs:
            back = 12.0 - (places[j, axis] - places[i, axis])
            if back > 0.0:
                energy += weights.apart * back * back
                g_places[j, axis] -= 2 * weights.apart * back
                g_places[i, axis] += 2 * weights.apart * back
    return energy


@njit(cache=True)
def _upright(true: Floats, places: Floats, i: int, j: int, k: int, weight: float, g_places: Floats) -> float:
    """A triangle keeps at least a quarter of its area, and its turning."""
    area = (true[j, 0] - true[i, 0]) * (true[k, 1] - true[i, 1]) - (true[j, 1] - true[i, 1]) * (true[k, 0] - true[i, 0])
    ux, uy = places[j, 0] - places[i, 0], places[j, 1] - places[i, 1]
    vx, vy = places[k, 0] - places[i, 0], places[k, 1] - places[i, 1]
    ratio = (ux * vy - uy * vx) / area
    if ratio >= 0.25:
        return 0.0
    lack = 0.25 - ratio
    force = -2 * weight * lack / area
    g_places[j, 0] += force * vy
    g_places[j, 1] -= force * vx
    g_places[k, 0] -= force * uy
    g_places[k, 1] += force * ux
    g_places[i, 0] -= force * (vy - uy)
    g_places[i, 1] -= force * (ux - vx)
    return weight * lack * lack
