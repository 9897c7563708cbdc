"""Touch targets (hit areas) of routes: each route's Voronoi cell around its spaces, limited in width.

The areas of a double route's two routes meet halfway between them, and each extends outwards as far as that of a single
route.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from branchline.boards import Board
from branchline.layout import Layout, Space

REACH = 20.0  # to each side of a route without neighbours: the total width is the length of a space
APART = 0.4  # gap between the areas of two routes
STEP = 0.4
STEPS = np.arange(STEP, REACH + STEP / 2, STEP)
SAMPLES = 3  # points per space: its two ends and its middle

Points: TypeAlias = NDArray[np.float64]


def hit_areas(board: Board, layout: Layout) -> dict[str, list[tuple[float, float]]]:
    """The polygon of each route's hit area, by route id."""
    lines = {route.id: _line(layout, route.id) for route in board.routes}
    segments = {id: np.hstack((line[:-1, :2], line[1:, :2])) for id, line in lines.items()}
    every = np.vstack(list(segments.values()))
    owners = np.repeat(np.arange(len(lines)), [len(each) for each in segments.values()])
    return {id: _area(line, segments[id], every[owners != number]) for number, (id, line) in enumerate(lines.items())}


def _line(layout: Layout, route: str) -> Points:
    """Points along a route, each with the direction of its space: x, y, dx, dy."""
    return np.array([point for space in layout.routes[route] for point in _samples(layout, space)])


def _samples(layout: Layout, space: Space) -> Iterator[tuple[float, float, float, float]]:
    dx, dy = cos(radians(space.angle)), sin(radians(space.angle))
    for way in np.linspace(-0.5, 0.5, SAMPLES) * layout.space_length:
        yield space.x + dx * way, space.y + dy * way, dx, dy


def _area(line: Points, own: Points, others: Points) -> list[tuple[float, float]]:
    """The polygon along one side of a route and back along the other."""
    points, across = line[:, :2], np.column_stack((-line[:, 3], line[:, 2]))
    near = others[(_distances(points, others) < 2 * REACH + APART).any(axis=0)]
    sides = [points + ways * _widths(points, ways, own, near)[:, None] for ways in (across, -across)]
    return [(float(x), float(y)) for x, y in np.vstack((sides[0], sides[1][::-1]))]


def _widths(points: Points, ways: Points, own: Points, others: Points) -> Points:
    """The distance from each point of a route, in its direction, at which another route is equally near."""
    if not len(others):
        return np.full(len(points), REACH)
    places = (points[:, None] + ways[:, None] * STEPS[:, None]).reshape(-1, 2)
    taken = _distances(places, own).min(axis=1) + APART / 2 >= _distances(places, others).min(axis=1)
    taken = taken.reshape(len(points), len(STEPS))
    return np.where(taken.any(axis=1), STEPS[taken.argmax(axis=1)] - STEP, REACH)


def _distances(places: Points, segments: Points) -> Points:
    """The distance from each place to each segment."""
    start_x, start_y, end_x, end_y = segments.T
    way_x, way_y = end_x - start_x, end_y - start_y
    lengths = np.maximum(way_x**2 + way_y**2, 1e-9)  # where two spaces touch, a segment has length 0
    x, y = places[:, :1] - start_x, places[:, 1:] - start_y
    shares = np.clip((x * way_x + y * way_y) / lengths, 0.0, 1.0)
    return np.asarray(np.sqrt((x - way_x * shares) ** 2 + (y - way_y * shares) ** 2), dtype=np.float64)
