"""Real background land: Natural Earth coasts, lakes and borders, projected and warped to match the placed cities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from branchline.layout.frame import Frame
from branchline.layout.geography import Geography, Topology, polygons
from branchline.layout.lines import refine, simplify
from branchline.layout.model import Land, Layout
from branchline.layout.paths import path_data
from branchline.layout.projection import Points
from branchline.layout.warp import Bending, bend

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

CLOSE_SCALE = 3000.0  # units per earth radius above which the finer coasts are used
REACH = 300.0  # lines are followed this far outside the sheet; the warp moves nothing from beyond onto it
BLEED = 8.0  # shapes are clipped this far outside the sheet, so that even a thick stroke hides the cut
LONGEST_EDGE = 6.0  # before warping

DETAIL = 0.8  # square units: corners with a smaller triangle are dropped
CITY_DETAIL = 50.0  # within this distance of a city, simplification gradually decreases
HELD = 40.0  # no simplification within this distance of a city that would otherwise change between land and water
ISLAND = 10.0  # square units: smaller islands are dropped, unless a city is on them
LAKE = 45.0  # square units: smaller lakes are dropped
LAKE_BREADTH = 3.0  # units: a drowned valley that is nowhere broader would look like a scratch
BORDER = 4.0  # units: shorter pieces are dropped


@dataclass(frozen=True)
class Sheet:
    """Projects and warps map data onto the sheet of a layout."""

    layout: Layout

    @cached_property
    def true(self) -> Points:
        """The positions of cities and countries by geography alone."""
        return np.array([place.true for place in self.layout.places.values()])

    @cached_property
    def placed(self) -> Points:
        """Their positions in the layout."""
        return np.array([(place.x, place.y) for place in self.layout.places.values()])

    @cached_property
    def bending(self) -> Bending:
        return bend(self.true, self.placed, self.layout.width, self.layout.height)

    def project(self, topology: Topology) -> Topology:
        """Project a topology without warping; whatever is far from the sheet is clamped to a frame around it."""
        lons, lats = np.concatenate(topology.arcs).T
        ends = np.cumsum([len(arc) for arc in topology.arcs])[:-1]
        flat = np.split(self.layout.geography(lats, lons), ends)
        return topology.with_arcs([self._follow(arc, points) for arc, points in zip(topology.arcs, flat, strict=True)])

    def bend(self, topology: Topology) -> Topology:
        """Warp a projected topology in the way the layout has moved the cities."""
        bent = self.bending(np.concatenate(topology.arcs))
        return topology.with_arcs(np.split(bent, np.cumsum([len(arc) for arc in topology.arcs])[:-1]))

    def simplify(self, topology: Topology, held: Points) -> Topology:
        """Remove invisible detail from a warped topology; keep all detail near the `held` points."""
        return topology.with_arcs([simplify(arc, self._thresholds(arc, held)) for arc in topology.arcs])

    def frame(self) -> BaseGeometry:
        from shapely.geometry import box

        return box(-BLEED, -BLEED, self.layout.width + BLEED, self.layout.height + BLEED)

    def _follow(self, arc: Points, flat: Points) -> Points:
        """The points of an arc on the sheet, clamped to a frame around it."""
        frame = Frame(-REACH, -REACH, self.layout.width + REACH, self.layout.height + REACH)
        jumps = self._jumps(arc)
        if not jumps.any() and frame.misses(flat):
            return frame.push(flat[[0, -1]], jumps[:1]) if len(flat) else flat
        arc = refine(arc, flat, LONGEST_EDGE)
        return frame.push(self.layout.geography(arc[:, 1], arc[:, 0]), self._jumps(arc))

    def _jumps(self, arc: Points) -> NDArray[np.bool_]:
        """Which edges of an arc cross the meridian opposite the map's centre, where the projection is cut."""
        lons = (arc[:, 0] - self.layout.geography.conic.centre_lon) % 360
        return np.asarray(np.abs(np.diff((lons + 180) % 360)) > 180)

    def _thresholds(self, arc: Points, held: Points) -> NDArray[np.float64]:
        least = DETAIL * np.minimum(1, (_nearest(arc, self.placed) / CITY_DETAIL) ** 2)
        return np.where(_nearest(arc, held) > HELD, least, 0) if len(held) else least


def natural_land(layout: Layout, geography: Geography) -> Land:
    """The real land of a layout whose cities are on it.

    Simplification must not move a city from land to water or back. The affected cities are held, which keeps all detail
    around them, and the simplification is repeated until none is affected.
    """
    sheet = Sheet(layout)
    close = layout.geography.scale > CLOSE_SCALE
    countries = sheet.bend(sheet.project(geography.countries(close)))
    coasts = geography.land(close).with_arcs(countries.arcs)
    lakes = [sheet.bend(sheet.project(topology)) for topology in geography.lakes()]
    dry = covered(coasts, sheet.placed)
    wet = np.any([covered(topology, sheet.placed) for topology in lakes], axis=0)

    held = np.zeros(len(sheet.placed), dtype=bool)
    while True:
        simple = sheet.simplify(countries, sheet.placed[held])
        land = _shape(sheet, [coasts.with_arcs(simple.arcs)], ISLAND, sheet.placed[dry])
        water = _shape(sheet, [sheet.simplify(topology, sheet.placed[held]) for topology in lakes], LAKE)
        water = _great_lakes(water, land)
        changed = (_inside(land, sheet.placed) != dry) | (_inside(water, sheet.placed) & ~wet)
        if not np.any(changed & ~held):
            break
        held |= changed

    ground = land.difference(water)
    return Land(
        coast=path_data(_rings(land), closed=True),
        lakes=path_data(_rings(water), closed=True),
        borders=path_data(_inner_lines(simple, ground), closed=False),
        divisions=path_data(_divisions(sheet, geography, ground), closed=False),
    )


def on_land(layout: Layout, geography: Geography) -> NDArray[np.bool_]:
    """Which of a layout's places are on land by their true positions."""
    sheet = Sheet(layout)
    return covered(sheet.project(geography.land(close=False)), sheet.true)


def covered(topology: Topology, points: Points) -> NDArray[np.bool_]:
    """Which points are covered by any shape of a projected topology."""
    return _inside(polygons(topology), points)


def _inside(shape: BaseGeometry, points: Points) -> NDArray[np.bool_]:
    import shapely

    shapely.prepare(shape)
    return np.asarray(shapely.intersects_xy(shape, points[:, 0], points[:, 1]))


def _shape(sheet: Sheet, topologies: list[Topology], least: float, places: Points | None = None) -> BaseGeometry:
    """The part of the sheet that topologies cover.

    Parts smaller than `least` are dropped unless one of `places` is on them; holes smaller than `least` are filled.
    """
    import shapely

    frame = sheet.frame()
    parts = [part for topology in topologies for part in polygons(topology).geoms if part.envelope.intersects(frame)]
    whole = shapely.union_all([_valid(part).intersection(frame) for part in parts])
    return shapely.union_all(
        [_without_specks(part, least) for part in _polygons(whole) if _is_kept(part, least, places)]
    )


def _great_lakes(water: BaseGeometry, land: BaseGeometry) -> BaseGeometry:
    """The lakes that are broad enough and are not lagoons, which are already part of the sea."""
    import shapely

    inland = [(lake, lake.intersection(land)) for lake in _polygons(water)]
    return shapely.union_all(
        [
            _without_specks(part, ISLAND)
            for lake, within in inland
            if within.area > lake.area * 0.7 and lake.buffer(-LAKE_BREADTH / 2).area > lake.area * 0.3
            for part in _polygons(within)
            if part.area >= LAKE
        ]
    )


def _valid(part: BaseGeometry) -> BaseGeometry:
    """Repair a shape. Its ring may run along the frame and back; only this method drops such zero-width parts."""
    import shapely

    return shapely.make_valid(part, method="structure", keep_collapsed=False)


def _is_kept(part: BaseGeometry, least: float, places: Points | None) -> bool:
    return part.area >= least or (places is not None and len(places) > 0 and bool(_inside(part, places).any()))


def _without_specks(part: BaseGeometry, least: float) -> BaseGeometry:
    from shapely.geometry import Polygon

    assert isinstance(part, Polygon)
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= least])


def _polygons(shape: BaseGeometry) -> list[BaseGeometry]:
    import shapely

    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]


def _rings(shape: BaseGeometry) -> list[Points]:
    import shapely

    return [shapely.get_coordinates(ring) for part in _polygons(shape) for ring in (part.exterior, *part.interiors)]


def _divisions(sheet: Sheet, geography: Geography, ground: BaseGeometry) -> list[Points]:
    """The borders between states, if most of the board's cities are in that country."""
    states = sheet.project(geography.states())
    if covered(states, sheet.true).mean() <= 0.5:
        return []
    return _inner_lines(sheet.simplify(sheet.bend(states), sheet.placed[:0]), ground)


def _inner_lines(topology: Topology, ground: BaseGeometry) -> list[Points]:
    """The borders between two shapes where they cross land, joined end to end."""
    import shapely

    arcs = shapely.multilinestrings([shapely.linestrings(topology.arcs[a]) for a in topology.inner_arcs])
    parts = shapely.get_parts(shapely.line_merge(arcs.intersection(ground)))
    return [shapely.get_coordinates(part) for part in parts if part.length >= BORDER]


def _nearest(points: Points, others: Points) -> NDArray[np.float64]:
    """The distance from each point to the nearest of the others."""
    return np.asarray(np.sqrt(((points[:, None] - others) ** 2).sum(axis=2).min(axis=1)))
