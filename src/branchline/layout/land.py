"""Background land of a board: real coasts from Natural Earth, or a generated coastline for fictional boards.

Natural Earth's coasts, lakes and borders are projected, and warped to match the placed cities. `coast.py` generates.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import NDArray

from branchline.boards import Board
from branchline.layout.files import Adjustments, LayoutError
from branchline.layout.geography import Geography, Topology, polygons
from branchline.layout.lines import Frame, path_data, refine, simplify
from branchline.layout.model import Land, Layout
from branchline.layout.projection import Bending, Points, bend

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

Kind = Literal["natural earth", "made up", "none"]


def make_land(board: Board, layout: Layout, geography: Geography | None, by_hand: Adjustments) -> Land:
    """Make the land for a layout with places and spaces. Without `geography`, only generated coasts are possible."""
    from branchline.layout.coast import generated_land

    if by_hand.land != "none":
        _need_geometry()
    match land_kind(layout, geography, by_hand):
        case "none":
            return Land()
        case "made up":
            return generated_land(board, layout, by_hand.seed)
        case "natural earth":
            if geography is None:
                raise LayoutError("the true land needs the packages that `npm ci --prefix tools/geography` fetches")
            return natural_land(layout, geography)


def land_kind(layout: Layout, geography: Geography | None, by_hand: Adjustments) -> Kind:
    """The manual choice if there is one; otherwise real land if most places are on it."""
    if by_hand.land is not None:
        return by_hand.land
    return "natural earth" if geography is not None and on_land(layout, geography).mean() > 0.5 else "made up"


def _need_geometry() -> None:
    try:
        import contourpy  # noqa: F401
        import shapely  # noqa: F401
    except ImportError:
        raise LayoutError('land is drawn with packages that `pip install "branchline[layout]"` brings') from None


# --- real land -------------------------------------------------------------------------------------------------------


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
class WarpedMap:
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
    warped = WarpedMap(layout)
    close = layout.geography.scale > CLOSE_SCALE
    countries = warped.bend(warped.project(geography.countries(close)))
    coasts = geography.land(close).with_arcs(countries.arcs)
    lakes = [warped.bend(warped.project(topology)) for topology in geography.lakes()]
    dry = covered(coasts, warped.placed)
    wet = np.any([covered(topology, warped.placed) for topology in lakes], axis=0)

    held = np.zeros(len(warped.placed), dtype=bool)
    while True:
        simple = warped.simplify(countries, warped.placed[held])
        land = _shape(warped, [coasts.with_arcs(simple.arcs)], ISLAND, warped.placed[dry])
        water = _shape(warped, [warped.simplify(topology, warped.placed[held]) for topology in lakes], LAKE)
        water = _great_lakes(water, land)
        changed = (_inside(land, warped.placed) != dry) | (_inside(water, warped.placed) & ~wet)
        if not np.any(changed & ~held):
            break
        held |= changed

    ground = land.difference(water)
    return Land(
        coast=path_data(_rings(land), closed=True),
        lakes=path_data(_rings(water), closed=True),
        borders=path_data(_inner_lines(simple, ground), closed=False),
        divisions=path_data(_divisions(warped, geography, ground), closed=False),
    )


def on_land(layout: Layout, geography: Geography) -> NDArray[np.bool_]:
    """Which of a layout's places are on land by their true positions."""
    warped = WarpedMap(layout)
    return covered(warped.project(geography.land(close=False)), warped.true)


def covered(topology: Topology, points: Points) -> NDArray[np.bool_]:
    """Which points are covered by any shape of a projected topology."""
    return _inside(polygons(topology), points)


def _inside(shape: BaseGeometry, points: Points) -> NDArray[np.bool_]:
    import shapely

    shapely.prepare(shape)
    return np.asarray(shapely.intersects_xy(shape, points[:, 0], points[:, 1]))


def _shape(warped: WarpedMap, topologies: list[Topology], least: float, places: Points | None = None) -> BaseGeometry:
    """The part of the sheet that topologies cover.

    Parts smaller than `least` are dropped unless one of `places` is on them; holes smaller than `least` are filled.
    """
    import shapely

    frame = warped.frame()
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


def _divisions(warped: WarpedMap, geography: Geography, ground: BaseGeometry) -> list[Points]:
    """The borders between states, if most of the board's cities are in that country."""
    states = warped.project(geography.states())
    if covered(states, warped.true).mean() <= 0.5:
        return []
    return _inner_lines(warped.simplify(warped.bend(states), warped.placed[:0]), ground)


def _inner_lines(topology: Topology, ground: BaseGeometry) -> list[Points]:
    """The borders between two shapes where they cross land, joined end to end."""
    import shapely

    arcs = shapely.multilinestrings([shapely.linestrings(topology.arcs[a]) for a in topology.inner_arcs])
    parts = shapely.get_parts(shapely.line_merge(arcs.intersection(ground)))
    return [shapely.get_coordinates(part) for part in parts if part.length >= BORDER]


def _nearest(points: Points, others: Points) -> NDArray[np.float64]:
    """The distance from each point to the nearest of the others."""
    return np.asarray(np.sqrt(((points[:, None] - others) ** 2).sum(axis=2).min(axis=1)))
