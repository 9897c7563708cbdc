"""Procedural coastline for fictional boards: contour lines of a height field made of distances and fractal noise.

Land is wherever the height is above zero. The height field starts as a broad landmass around the overland routes.
Fractal noise adds hills and bays of all sizes; the field is raised along overland routes and lowered along ferries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from branchline.boards import Board, Route
from branchline.layout.lines import path_data, simplify
from branchline.layout.model import Land, Layout
from branchline.layout.projection import Points

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

# Lengths are in sheet units.
GRID = 2.5
COARSE = 6.0  # grid step for fields that vary smoothly
DETAIL = 0.4  # square units: corners with a smaller triangle are dropped
EDGE = 6.0  # width of the sea between the land and the edge of the sheet

GULF = 110.0  # gaps between two routes narrower than twice this are filled with land
SHORE = 26.0  # typical distance from the outermost routes to the coast
ROUGH = 30.0  # how far hills and bays move the coast
VALLEY = 24.0  # depth of drowned valleys, and so how far they reach into the land
RAGGED = 11.0  # how far the finest capes and coves reach
BANK = 23.0  # minimum distance from a route to the coast
HARBOUR = 30.0  # a ferry needs no water closer than this to a city
FAIRWAY = 20.0  # width of the water on each side of a ferry
ISLET = 36.0  # from a country's centre to its own coast
STRAIT = 66.0  # from a country's centre to any other coast

ROCK = 7.0  # square units: the smallest skerry
LAKE = 60.0  # square units: the smallest lake
LAKE_ROOM = 26.0  # minimum distance from the centre of a lake to the nearest route or name


def generated_land(board: Board, layout: Layout, seed: int) -> Land:
    """Generate an island; the same layout and seed always give the same island."""
    geometry = _Geometry(board, layout)
    grid = _grid(layout)
    height = _island(geometry, layout, grid, seed)
    height = np.maximum(height, _skerries(geometry, layout, grid, height, seed))
    return Land(
        coast=path_data(_contours(grid, height, ROCK), closed=True),
        lakes=path_data(_contours(grid, _lake(geometry, grid, height, seed), LAKE), closed=True),
    )


class _Geometry:
    """The geometry that shapes the coast: what must be on land, what needs water, and everything that is drawn."""

    def __init__(self, board: Board, layout: Layout) -> None:
        import shapely

        def line(route: Route) -> BaseGeometry:
            ends = [layout.places[route.a], layout.places[route.b]]
            middle = [(space.x, space.y) for space in layout.routes[route.id]]
            return shapely.linestrings([(ends[0].x, ends[0].y), *middle, (ends[1].x, ends[1].y)])

        countries = {country.id for country in board.countries}
        inland = [route for route in board.routes if not route.symbols and route.b not in countries]
        self.cities = shapely.multipoints([(layout.places[c.id].x, layout.places[c.id].y) for c in board.cities])
        self.countries = [shapely.points(layout.places[id].x, layout.places[id].y) for id in sorted(countries)]
        self.land = shapely.union_all([self.cities, *(line(route) for route in inland)])
        crossings = shapely.union_all([line(route) for route in board.routes if route.symbols])
        self.ferries = crossings.difference(self.cities.buffer(HARBOUR))
        labels = [place.label for place in layout.places.values()]
        names = [shapely.box(n.left, n.top, n.left + n.width, n.top + n.height) for n in labels]
        self.everything = shapely.union_all([*(line(route) for route in board.routes), *self.countries, *names])


def _island(geometry: _Geometry, layout: Layout, grid: Points, seed: int) -> Field:
    """The height field of the mainland and of the countries' islets."""
    hills = fractal(grid, 190.0, 7, (seed, 1))
    ripples = fractal(grid, 60.0, 5, (seed, 2))
    valleys = np.clip(1 - np.abs(fractal(grid, 110.0, 4, (seed, 3))) / 0.14, 0, 1)
    # Domain warping: measuring distances from displaced points makes smooth outlines ragged.
    ragged = grid + RAGGED * np.stack([fractal(grid, 56.0, 5, (seed, 4, axis)) for axis in (0, 1)], axis=-1)

    height = _signed_distance(_landmass(geometry), ragged) + ROUGH * hills - VALLEY * valleys
    height = np.minimum(height, _distance(geometry.ferries, ragged) - FAIRWAY * (1 + 0.5 * ripples))
    for country in geometry.countries:
        height = np.minimum(height, _distance(country, ragged) - STRAIT)
    height = np.maximum(height, BANK * (1.1 + 0.3 * ripples) - _distance(geometry.land, ragged))
    islet = ISLET * (1 + 0.4 * fractal(grid, 80.0, 3, (seed, 5)))
    for country in geometry.countries:
        height = np.maximum(height, islet - _distance(country, ragged))
    x, y = grid[..., 0], grid[..., 1]
    edge = np.minimum(np.minimum(x, layout.width - x), np.minimum(y, layout.height - y))
    return np.minimum(height, edge - EDGE * (1.5 + ripples))


def _landmass(geometry: _Geometry) -> BaseGeometry:
    """The rough outline of the land: around and between the overland routes, but not where only ferries run."""
    import shapely

    filled = geometry.land.buffer(GULF).buffer(SHORE - GULF)
    filled = shapely.union_all([shapely.polygons(part.exterior) for part in shapely.get_parts(filled)])
    bays = shapely.union_all([part.buffer(FAIRWAY * 1.5) for part in shapely.get_parts(geometry.ferries)])
    parts = shapely.get_parts(filled.difference(bays))
    return shapely.union_all([part for part in parts if part.intersects(geometry.land)])


def _skerries(geometry: _Geometry, layout: Layout, grid: Points, height: Field, seed: int) -> Field:
    """The height field of scattered rocks in shallow water, clear of everything that is drawn."""
    shallow = np.minimum(-height - 7, 52 + height)
    free = _distance(geometry.everything, grid) - 16
    inside = np.minimum(grid, [layout.width, layout.height] - grid).min(axis=-1) - EDGE
    where = 40 * fractal(grid, 150.0, 2, (seed, 6)) - 12
    rocks = 34 * (fractal(grid, 26.0, 4, (seed, 7)) - 0.45)
    return np.asarray(np.minimum.reduce([shallow, free, inside, where, rocks]))


def _lake(geometry: _Geometry, grid: Points, height: Field, seed: int) -> Field:
    """One lake at the point with the most free space, if that is enough."""
    room = np.minimum(_distance(geometry.everything, grid), height)
    best = np.unravel_index(np.argmax(room), room.shape)
    if room[best] < LAKE_ROOM:
        return np.full(height.shape, -1.0)
    radius = min(float(room[best]), 2 * LAKE_ROOM) * 0.52
    turned = (grid - grid[best]) @ np.array([[0.8, -0.75], [0.6, 1.0]])  # elongated and tilted
    lake = radius * (1 + 0.75 * fractal(grid, 3 * radius, 5, (seed, 8))) - np.hypot(turned[..., 0], turned[..., 1])
    return np.asarray(np.minimum(lake, room - 9))


def _grid(layout: Layout) -> Points:
    xs, ys = np.arange(0, layout.width + GRID, GRID), np.arange(0, layout.height + GRID, GRID)
    return np.stack(np.meshgrid(xs, ys), axis=-1)


def _distance(shape: BaseGeometry, points: Points) -> Field:
    """The approximate distance from each point to a shape, interpolated from a coarse grid."""
    import shapely

    if shape.is_empty:
        return np.full(points.shape[:-1], np.inf)
    shapely.prepare(shape)
    return _on_coarse_grid(points, lambda coarse: shapely.distance(shape, shapely.points(coarse)))


def _signed_distance(shape: BaseGeometry, points: Points) -> Field:
    """The approximate signed distance from each point to a shape's boundary: positive inside, negative outside."""
    import shapely

    shapely.prepare(shape)

    def measure(coarse: Points) -> Field:
        inside = shapely.contains_xy(shape, coarse[..., 0], coarse[..., 1])
        return np.asarray(np.where(inside, 1, -1) * shapely.distance(shape.boundary, shapely.points(coarse)))

    return _on_coarse_grid(points, measure)


def _on_coarse_grid(points: Points, measure: Callable[[Points], Field]) -> Field:
    """Evaluate `measure` on a coarse grid and interpolate bilinearly."""
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
    """The contour lines at height 0: the outlines of land and of the holes in it, without areas below `least`."""
    import contourpy

    generator = contourpy.contour_generator(grid[..., 0], grid[..., 1], height, line_type="Separate")
    rings = [simplify(line, np.full(len(line), DETAIL)) for line in generator.lines(0.0)]
    return [ring for ring in rings if abs(_area(ring)) >= least]


def _area(ring: Points) -> float:
    x, y = ring.T
    return float(np.dot(x[:-1], y[1:]) - np.dot(x[1:], y[:-1])) / 2


# --- fractal gradient noise (Perlin noise in octaves) ----------------------------------------------------------------


Field = NDArray[np.float64]

ROUGHNESS = 0.55  # amplitude of each octave relative to the previous one, whose hills are twice as broad


def fractal(points: Points, breadth: float, octaves: int, seed: tuple[int, ...]) -> Field:
    """Noise at points, roughly between -1 and 1; the largest hills are about `breadth` wide."""
    heights = np.zeros(points.shape[:-1])
    for octave in range(octaves):
        heights += ROUGHNESS**octave * _hills(points * (2**octave / breadth), (*seed, octave))
    return heights * 1.5


def _hills(points: Points, seed: tuple[int, ...]) -> Field:
    """One octave of gradient noise: a random gradient at each lattice point, smoothly interpolated."""
    whole = np.floor(points).astype(np.int64)
    inner = points - whole
    cells = whole - whole.reshape(-1, 2).min(axis=0)
    size = cells.reshape(-1, 2).max(axis=0) + 2
    angles = np.random.default_rng(seed).uniform(0, 2 * np.pi, tuple(size))
    blend = inner**3 * (inner * (inner * 6 - 15) + 10)
    heights = np.zeros(points.shape[:-1])
    for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
        angle = angles[cells[..., 0] + i, cells[..., 1] + j]
        slope = np.cos(angle) * (inner[..., 0] - i) + np.sin(angle) * (inner[..., 1] - j)
        share = np.abs(1 - i - blend[..., 0]) * np.abs(1 - j - blend[..., 1])
        heights += slope * share
    return heights
