"""Overlap penalties between spaces, cities and labels, compiled. Each returns its energy and adds its gradient."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.layout.curves import DISC_RADIUS, DISCS, Arrangement, Corridors, Discs, Floats, jit
from branchline.layout.model import SPACE_LENGTH


class Clearance(NamedTuple):
    """Minimum clearances in units."""

    spaces: float = 4.0  # between spaces of different corridors
    city: float = 5.0  # between a city and a space that does not lead to it
    cities: float = 15.0
    name: float = 3.0  # between a name and a space
    name_city: float = 10.0  # between a name and another city, so that the name doesn't seem to belong to it
    names: float = 5.0


CLEARANCE = Clearance()


@jit
def spaces_apart(discs: Discs, weight: float) -> float:
    """Keep the spaces of different corridors apart."""
    energy = 0.0
    at, push = discs.at, discs.push
    least = 2 * DISC_RADIUS + CLEARANCE.spaces
    reach = 2 * SPACE_LENGTH + CLEARANCE.spaces  # maximum distance between the first discs of two spaces that may touch
    for i in range(0, len(discs.corridor), DISCS):
        for j in range(0, i, DISCS):
            if discs.corridor[i] == discs.corridor[j]:
                continue
            if abs(at[i, 0] - at[j, 0]) > reach or abs(at[i, 1] - at[j, 1]) > reach:
                continue
            for p in range(i, i + DISCS):
                for q in range(j, j + DISCS):
                    dx, dy = at[p, 0] - at[q, 0], at[p, 1] - at[q, 1]
                    if dx * dx + dy * dy < least * least:
                        energy += _push_apart(push, p, push, q, dx, dy, least, weight)
    return energy


@jit
def cities_apart(
    corridors: Corridors, radii: Floats, sheet: Arrangement, discs: Discs, weight: float, slope: Arrangement
) -> float:
    """Keep spaces away from cities that they don't lead to, and cities away from each other."""
    energy = 0.0
    places = sheet.places
    for place in range(len(places)):
        least = radii[place] + DISC_RADIUS + CLEARANCE.city
        for disc in range(len(discs.corridor)):
            dx, dy = discs.at[disc, 0] - places[place, 0], discs.at[disc, 1] - places[place, 1]
            if dx * dx + dy * dy >= least * least:
                continue
            corridor = discs.corridor[disc]
            if corridors.a[corridor] != place and corridors.b[corridor] != place:
                energy += _push_apart(discs.push, disc, slope.places, place, dx, dy, least, weight)
        for other in range(place):
            least = radii[place] + radii[other] + CLEARANCE.cities
            dx, dy = places[place, 0] - places[other, 0], places[place, 1] - places[other, 1]
            if np.hypot(dx, dy) < least:
                energy += _push_apart(slope.places, place, slope.places, other, dx, dy, least, weight)
    return energy


@jit
def names_apart(
    radii: Floats, boxes: Floats, sheet: Arrangement, discs: Discs, weight: float, slope: Arrangement
) -> float:
    """Keep names away from spaces, other cities and each other. `boxes` are relative to their cities."""
    energy = 0.0
    places = sheet.places
    for i in range(len(places)):
        left, top = places[i, 0] + boxes[i, 0], places[i, 1] + boxes[i, 1]
        right, bottom = places[i, 0] + boxes[i, 2], places[i, 1] + boxes[i, 3]
        least = DISC_RADIUS + CLEARANCE.name
        for disc in range(len(discs.at)):
            x, y = discs.at[disc, 0], discs.at[disc, 1]
            deep, nx, ny = into_box(left, top, right, bottom, x, y, least)
            if deep > 0.0:
                energy += weight * deep * deep
                force = -2 * weight * deep
                _add_opposite(discs.push, disc, slope.places, i, force * nx, force * ny)
        for j in range(len(places)):
            if j == i:
                continue
            deep, nx, ny = into_box(
                left, top, right, bottom, places[j, 0], places[j, 1], radii[j] + CLEARANCE.name_city
            )
            if deep > 0.0:
                energy += weight * deep * deep
                force = -2 * weight * deep
                _add_opposite(slope.places, j, slope.places, i, force * nx, force * ny)
            over_x = min(right, places[j, 0] + boxes[j, 2]) - max(left, places[j, 0] + boxes[j, 0]) + CLEARANCE.names
            over_y = min(bottom, places[j, 1] + boxes[j, 3]) - max(top, places[j, 1] + boxes[j, 1]) + CLEARANCE.names
            if j < i and over_x > 0.0 and over_y > 0.0:
                axis = 0 if over_x < over_y else 1
                deep = min(over_x, over_y)
                energy += weight * deep * deep
                middle = boxes[i, axis] + boxes[i, axis + 2] - boxes[j, axis] - boxes[j, axis + 2]
                sign = 1.0 if 2 * (places[i, axis] - places[j, axis]) + middle > 0 else -1.0
                slope.places[i, axis] -= 2 * weight * deep * sign
                slope.places[j, axis] += 2 * weight * deep * sign
    return energy


@jit
def into_box(
    left: float, top: float, right: float, bottom: float, x: float, y: float, radius: float
) -> tuple[float, float, float]:
    """The penetration depth of a disc into a box (0 if they don't touch), and the direction that moves it out."""
    if x < left - radius or x > right + radius or y < top - radius or y > bottom + radius:
        return 0.0, 0.0, 0.0
    dx, dy = x - min(max(x, left), right), y - min(max(y, top), bottom)
    if dx == 0.0 and dy == 0.0:  # the disc's centre is inside the box
        across, down = min(x - left, right - x), min(y - top, bottom - y)
        if across < down:
            return across + radius, (1.0 if right - x < x - left else -1.0), 0.0
        return down + radius, 0.0, (1.0 if bottom - y < y - top else -1.0)
    distance = np.hypot(dx, dy)
    return max(radius - distance, 0.0), dx / distance, dy / distance


@jit
def _push_apart(one: Floats, i: int, two: Floats, j: int, dx: float, dy: float, least: float, weight: float) -> float:
    """The penalty for two centres that are (dx, dy) apart, which is nearer than `least`.

    Its gradient is added to row `i` of one array and row `j` of another.
    """
    distance = max(np.hypot(dx, dy), 1e-6)
    deep = least - distance
    force = -2 * weight * deep / distance
    _add_opposite(one, i, two, j, force * dx, force * dy)
    return weight * deep * deep


@jit
def _add_opposite(one: Floats, i: int, two: Floats, j: int, x: float, y: float) -> None:
    one[i, 0] += x
    one[i, 1] += y
    two[j, 0] -= x
    two[j, 1] -= y
