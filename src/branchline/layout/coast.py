"""A made-up land for a board whose places are on no map: an island, drawn around its cities and its lanes on land.

The land is where a height is above the sea. The height is a broad body of land around the lanes, with hills and bays of
all sizes on it, lifted along the lanes and lowered along the ferries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from branchline.boards import Board, Lane
from branchline.layout.lines import simplify
from branchline.layout.model import Land, Layout
from branchline.layout.noise import Field, fractal
from branchline.layout.paths import path_data
from branchline.layout.projection import Points

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

# Lengths are in units of the sheet.
GRID = 2.5
COARSE = 6.0  # the grid for what changes evenly
DETAIL = 0.4  # square units: a corner that adds less is left out
EDGE = 6.0  # the sea between the land and the sheet's edge

GULF = 110.0  # land fills what is narrower than twice this between two lanes
SHORE = 26.0  # from the outermost lanes to the coast, on the whole
ROUGH = 30.0  # how far hills and bays move the coast
VALLEY = 24.0  # how deep drowned valleys are: so far they reach into the land
RAGGED = 11.0  # how far the finest capes and coves reach
BANK = 23.0  # the least from a lane to the coast
HARBOUR = 30.0  # from a city to where a ferry must have water
FAIRWAY = 20.0  # water on both sides of a ferry
ISLET = 36.0  # from a country's middle to its coast
STRAIT = 66.0  # from a country's middle to the coast of others

ROCK = 7.0  # square units: the smallest skerry
LAKE = 60.0
LAKE_ROOM = 26.0  # from the middle of a lake to the nearest lane or name, at least


def made_up_land(board: Board, layout: Layout, seed: int) -> Land:
    """The same island for the same layout and seed."""
    ways = _Ways(board, layout)
    grid = _grid(layout)
    height = _island(ways, layout, grid, seed)
    height = np.maximum(height, _skerries(ways, layout, grid, height, seed))
    return Land(
        coast=path_data(_contours(grid, height, ROCK), closed=True),
        lakes=path_data(_contours(grid, _lake(ways, grid, height, seed), LAKE), closed=True),
    )


class _Ways:
    """What a layout has on land, on the water, and in the way of both."""

    def __init__(self, board: Board, layout: Layout) -> None:
        import shapely

        def line(lane: Lane) -> BaseGeometry:
            ends = [layout.places[lane.a], layout.places[lane.b]]
            middle = [(space.x, space.y) for space in layout.lanes[lane.id]]
            return shapely.linestrings([(ends[0].x, ends[0].y), *middle, (ends[1].x, ends[1].y)])

        countries = {country.id for country in board.countries}
        inland = [lane for lane in board.lanes if not lane.symbols and lane.b not in countries]
        self.cities = shapely.multipoints([(layout.places[c.id].x, layout.places[c.id].y) for c in board.cities])
        self.countries = [shapely.points(layout.places[id].x, layout.places[id].y) for id in sorted(countries)]
        self.land = shapely.union_all([self.cities, *(line(lane) for lane in inland)])
        crossings = shapely.union_all([line(lane) for lane in board.lanes if lane.symbols])
        self.ferries = crossings.difference(self.cities.buffer(HARBOUR))
        labels = [place.label for place in layout.places.values()]
        names = [shapely.box(n.left, n.top, n.left + n.width, n.top + n.height) for n in labels]
        self.everything = shapely.union_all([*(line(lane) for lane in board.lanes), *self.countries, *names])


def _island(ways: _Ways, layout: Layout, grid: Points, seed: int) -> Field:
    """The height of the land above the sea, and of the islets of countries."""
    hills = fractal(grid, 190.0, 7, (seed, 1))
    ripples = fractal(grid, 60.0, 5, (seed, 2))
    valleys = np.clip(1 - np.abs(fractal(grid, 110.0, 4, (seed, 3))) / 0.14, 0, 1)
    # Measured from points a little off, an even distance becomes a ragged one.
    ragged = grid + RAGGED * np.stack([fractal(grid, 56.0, 5, (seed, 4, axis)) for axis in (0, 1)], axis=-1)

    height = _depth(_body(ways), ragged) + ROUGH * hills - VALLEY * valleys
    height = np.minimum(height, _distance(ways.ferries, ragged) - FAIRWAY * (1 + 0.5 * ripples))
    for country in ways.countries:
        height = np.minimum(height, _distance(country, ragged) - STRAIT)
    height = np.maximum(height, BANK * (1.1 + 0.3 * ripples) - _distance(ways.land, ragged))
    islet = ISLET * (1 + 0.4 * fractal(grid, 80.0, 3, (seed, 5)))
    for country in ways.countries:
        height = np.maximum(height, islet - _distance(country, ragged))
    x, y = grid[..., 0], grid[..., 1]
    edge = np.minimum(np.minimum(x, layout.width - x), np.minimum(y, layout.height - y))
    return np.minimum(height, edge - EDGE * (1.5 + ripples))


def _body(ways: _Ways) -> BaseGeometry:
    """The land on the whole: around the lanes and all between them, but not where only ferries run."""
    import shapely

    filled = ways.land.buffer(GULF).buffer(SHORE - GULF)
    filled = shapely.union_all([shapely.polygons(part.exterior) for part in shapely.get_parts(filled)])
    bays = shapely.union_all([part.buffer(FAIRWAY * 1.5) for part in shapely.get_parts(ways.ferries)])
    parts = shapely.get_parts(filled.difference(bays))
    return shapely.union_all([part for part in parts if part.intersects(ways.land)])


def _skerries(ways: _Ways, layout: Layout, grid: Points, height: Field, seed: int) -> Field:
    """Rocks in the shallows, here and there, out of the way of all that is drawn."""
    shallow = np.minimum(-height - 7, 52 + height)
    free = _distance(ways.everything, grid) - 16
    inside = np.minimum(grid, [layout.width, layout.height] - grid).min(axis=-1) - EDGE
    where = 40 * fractal(grid, 150.0, 2, (seed, 6)) - 12
    rocks = 34 * (fractal(grid, 26.0, 4, (seed, 7)) - 0.45)
    return np.asarray(np.minimum.reduce([shallow, free, inside, where, rocks]))


def _lake(ways: _Ways, grid: Points, height: Field, seed: int) -> Field:
    """One lake where the most room is, if there is enough."""
    room = np.minimum(_distance(ways.everything, grid), height)
    best = np.unravel_index(np.argmax(room), room.shape)
    if room[best] < LAKE_ROOM:
        return np.full(height.shape, -1.0)
    radius = min(float(room[best]), 2 * LAKE_ROOM) * 0.52
    turned = (grid - grid[best]) @ np.array([[0.8, -0.75], [0.6, 1.0]])  # longer than broad, and askew
    lake = radius * (1 + 0.75 * fractal(grid, 3 * radius, 5, (seed, 8))) - np.hypot(turned[..., 0], turned[..., 1])
    return np.asarray(np.minimum(lake, room - 9))


def _grid(layout: Layout) -> Points:
    xs, ys = np.arange(0, layout.width + GRID, GRID), np.arange(0, layout.height + GRID, GRID)
    return np.stack(np.meshgrid(xs, ys), axis=-1)


def _distance(shape: BaseGeometry, points: Points) -> Field:
    """The distance from each point to a shape, nearly: it is measured on a coarse grid."""
    import shapely

    if shape.is_empty:
        return np.full(points.shape[:-1], np.inf)
    shapely.prepare(shape)
    return _on_coarse_grid(points, lambda coarse: shapely.distance(shape, shapely.points(coarse)))


def _depth(shape: BaseGeometry, points: Points) -> Field:
    """The distance from each point to a shape's edge, nearly; below zero outside of it."""
    import shapely

    shapely.prepare(shape)

    def measure(coarse: Points) -> Field:
        inside = shapely.contains_xy(shape, coarse[..., 0], coarse[..., 1])
        return np.asarray(np.where(inside, 1, -1) * shapely.distance(shape.boundary, shapely.points(coarse)))

    return _on_coarse_grid(points, measure)


def _on_coarse_grid(points: Points, measure: Callable[[Points], Field]) -> Field:
    """What is measured at the points of a coarse grid, blended evenly between them."""
    origin = points.reshape(-1, 2).min(axis=0)
    cells = (points - origin) / COARSE
    columns, rows = cells.reshape(-1, 2).max(axis=0).astype(int) + 2
    values = measure(origin + COARSE * np.stack(np.meshgrid(np.arange(columns), np.arange(rows)), axis=-1))
    whole = cells.astype(int)
    (x, y), (right, down) = np.moveaxis(whole, -1, 0), np.moveaxis(cells - whole, -1, 0)
    upper = values[y, x] * (1 - right) + values[y, x + 1] * right
    lower = values[y + 1, x] * (1 - right) + values[y + 1, x + 1] * right
    return np.asarray(upper * (1 - down) + lower * down)


def _contours(grid: Points, height: Field, least: float) -> list[Points]:
    """The rings around all that is higher than the sea, and around what is not within them."""
    import contourpy

    generator = contourpy.contour_generator(grid[..., 0], grid[..., 1], height, line_type="Separate")
    rings = [simplify(line, np.full(len(line), DETAIL)) for line in generator.lines(0.0)]
    return [ring for ring in rings if abs(_area(ring)) >= least]


def _area(ring: Points) -> float:
    x, y = ring.T
    return float(np.dot(x[:-1], y[1:]) - np.dot(x[1:], y[:-1])) / 2
