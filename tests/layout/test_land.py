"""The land behind a board: every place on its side of the coast, whatever moved it."""

from __future__ import annotations

import gzip
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.boards import Board, Route, builtin_boards, load_board
from branchline.layout import (
    Adjustments,
    Geography,
    Georeference,
    Label,
    Land,
    Layout,
    LayoutError,
    Place,
    land_rings,
    make_land,
    stored_layout,
)
from branchline.layout.geography import COUNTRIES, LAKES, STATES, decode_topology
from branchline.layout.lines import Frame, path_data, refine, simplify
from branchline.layout.model import CITY_RADIUS
from branchline.layout.projection import Bending, Conic, Points, bend

PATH = re.compile(r"(M-?\d+(\.\d)?[ -]\d+(\.\d)?l[-\d. ]+z?)*")


def covers(path: str, point: Points | tuple[float, float]) -> bool:
    """By the even-odd rule: how many edges a ray to the right crosses."""
    x, y = point
    crossings = 0
    for ring in land_rings(path):
        (x1, y1), (x2, y2) = ring[:-1].T, ring[1:].T
        rising = (y1 > y) != (y2 > y)
        crossings += int(np.sum(x1[rising] + (y - y1[rising]) / (y2 - y1)[rising] * (x2 - x1)[rising] > x))
    return crossings % 2 == 1


def distance(path: str, point: tuple[float, float]) -> float:
    """From a point to the nearest of the lines of a path."""
    best = np.inf
    for line in land_rings(path):
        start, step = line[:-1], np.diff(line, axis=0)
        along = np.clip(((point - start) * step).sum(axis=1) / np.maximum((step**2).sum(axis=1), 1e-12), 0, 1)
        best = min(best, float(np.hypot(*(start + step * along[:, None] - point).T).min()))
    return best


class TestPaths:
    def test_a_path_is_steps_of_whole_tenths(self) -> None:
        square = np.array([(0.0, 0.0), (10.0, 0.0), (10.04, 10.0), (0.0, 9.5), (0.0, 0.0)])
        assert path_data([square], closed=True) == "M0 0l10 0 0 10-10-0.5z"
        assert path_data([square[:3]], closed=False) == "M0 0l10 0 0 10"

    def test_what_is_too_small_for_tenths_is_left_out(self) -> None:
        assert path_data([np.array([(5.0, 5.0), (5.01, 5.0), (5.0, 5.02), (5.0, 5.0)])], closed=True) == ""

    @given(st.lists(st.tuples(st.integers(-999, 9999), st.integers(-999, 9999)), min_size=2, max_size=20))
    def test_a_path_reads_back(self, tenths: list[tuple[int, int]]) -> None:
        points = [tenths[0], *(b for a, b in pairwise(tenths) if a != b)]
        if len(points) > 1:
            path = path_data([np.array(points) / 10], closed=False)
            assert PATH.fullmatch(path)
            assert np.array_equal(np.rint(land_rings(path)[0] * 10), points)


class TestLines:
    def test_long_edges_are_refined_across_the_date_line(self) -> None:
        arc = np.array([(179.0, 10.0), (-179.0, 12.0)])
        finer = refine(arc, np.array([(0.0, 0.0), (10.0, 0.0)]), longest=5.0)
        assert finer.tolist() == [[179.0, 10.0], [180.0, 11.0], [-179.0, 12.0]]

    def test_simplifying_keeps_ends_and_what_is_large(self) -> None:
        line = np.array([(0, 0), (1, 0.1), (2, 0), (3, 5), (4, 0), (5, 0.1), (6, 0)], dtype=float)
        kept = simplify(line, np.full(len(line), 0.5)).tolist()
        assert kept == [[0, 0], [2, 0], [3, 5], [4, 0], [6, 0]]
        assert np.array_equal(simplify(line, np.zeros(len(line))), line)


class TestFrame:
    FRAME = Frame(0, 0, 100, 60)

    def push(self, points: list[tuple[float, float]], jump: bool = False) -> list[list[float]]:
        """The line through some points that are one short edge apart, or one jump."""
        found: list[list[float]] = self.FRAME.push(
            np.array(points, dtype=float), np.full(len(points) - 1, jump)
        ).tolist()
        return found

    def test_what_is_inside_stays(self) -> None:
        assert self.push([(10, 10), (50, 20), (90, 59)]) == [[10, 10], [50, 20], [90, 59]]

    def test_a_line_outside_goes_round_the_corners(self) -> None:
        assert self.push([(-50, 30), (-20, 35), (-9, 40), (40, 99)]) == [[0, 30], [0, 60], [40, 60]]
        assert self.push([(40, 99), (-9, 40)]) == [[40, 60], [0, 60], [0, 40]]
        assert self.push([(20, -9), (-50, 40)]) == [[20, 0], [0, 0], [0, 40]]
        assert self.push([(-50, 40), (20, -9)]) == [[0, 40], [0, 0], [20, 0]]
        assert self.push([(90, -9), (-9, -9), (-9, 50)]) == [[90, 0], [0, 0], [0, 50]]

    def test_a_jump_goes_round_by_the_south(self) -> None:
        assert self.push([(20, -9), (80, -9)], jump=True) == [[20, 0], [0, 0], [0, 60], [100, 60], [100, 0], [80, 0]]
        assert self.push([(120, 30), (-20, 30)], jump=True) == [[100, 30], [100, 60], [0, 60], [0, 30]]

    @pytest.mark.parametrize("centre", [(50, 30), (900, 30)])
    def test_a_ring_stays_around_the_sheet_or_beside_it(self, centre: tuple[float, float]) -> None:
        turn = np.linspace(0, 2 * np.pi, 400)
        ring = np.stack([np.cos(turn), np.sin(turn)], axis=-1) * 500 + centre
        ring[-1] = ring[0]
        pushed = path_data([self.FRAME.push(ring, np.zeros(399, dtype=bool))], closed=True)
        assert covers(pushed, (50, 30)) == (centre == (50, 30))


class TestTopology:
    DATA: dict[str, Any] = {  # noqa: RUF012
        "type": "Topology",
        "transform": {"scale": [0.5, 2], "translate": [10, 20]},
        # Two squares side by side: the line between them, then the rest of each.
        "arcs": [
            [[2, 0], [0, 1]],
            [[2, 1], [-2, 0], [0, -1], [2, 0]],
            [[2, 0], [2, 0], [0, 1], [-2, 0]],
            [[9, 9], [1, 1]],
        ],
        "objects": {
            "countries": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "arcs": [[0, 1]]},
                    {"type": "MultiPolygon", "arcs": [[[2, -1]]]},
                    {"type": None},
                ],
            },
        },
    }

    def test_steps_become_places(self) -> None:
        topology = decode_topology(self.DATA, "countries")
        west, east, nowhere = topology.shapes
        assert topology.points(west[0][0]).tolist() == [[11, 20], [11, 22], [10, 22], [10, 20], [11, 20]]
        assert topology.points(east[0][0]).tolist() == [[11, 20], [12, 20], [12, 22], [11, 22], [11, 20]]
        assert nowhere == ()
        assert len(topology.arcs[3]) == 0

    def test_shared_arcs_are_borders(self) -> None:
        assert decode_topology(self.DATA, "countries").inner_arcs == (0,)

    def test_a_missing_package_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(LayoutError, match=r"countries-50m.json: no such file; `npm ci --prefix tools/geography`"):
            Geography(tmp_path).countries(close=False)

    def test_a_wrong_file_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "us-atlas").mkdir()
        (tmp_path / STATES).write_text('{"objects": {}}')
        with pytest.raises(LayoutError, match="no TopoJSON of states"):
            Geography(tmp_path).states()


class TestBending:
    WIDTH, HEIGHT = 1200.0, 900.0

    def places(self, seed: int) -> tuple[Points, Points]:
        """Places two to six spaces apart, moved by up to three spaces: so roughly that a single spline folds."""
        chance = np.random.default_rng(seed)
        grid = np.stack(np.meshgrid(np.arange(8), np.arange(6)), axis=-1).reshape(-1, 2)
        start = 100.0 + 140 * grid + chance.uniform(-30, 30, (48, 2))
        wave = 70 * np.stack([np.sin(start[:, 1] / 130 + seed), np.cos(start[:, 0] / 170)], axis=-1)
        return start, start + wave + chance.uniform(-65, 65, (48, 2))

    def least_stretch(self, bending: Bending) -> float:
        """The least area that a tiny square comes to, by its own."""
        side = 0.01
        grid = np.stack(np.meshgrid(np.arange(0, self.WIDTH, 16), np.arange(0, self.HEIGHT, 16)), axis=-1).reshape(
            -1, 2
        )
        corner, right, down = (bending(grid + step) for step in side * np.array([(0, 0), (1, 0), (0, 1)]))
        (a, b), (c, d) = (right - corner).T, (down - corner).T
        return float((a * d - b * c).min() / side**2)

    @pytest.mark.parametrize("seed", [0, 2])
    def test_it_is_exact_and_never_folds(self, seed: int) -> None:
        start, goal = self.places(seed)
        bending = bend(start, goal, self.WIDTH, self.HEIGHT)
        assert np.abs(bending(start) - goal).max() < 1e-6
        assert self.least_stretch(bending) > 0

    def test_two_places_that_nearly_meet(self) -> None:
        start = np.array([(400.0, 400.0), (500.0, 400.0), (450.0, 600.0)])
        goal = np.array([(449.0, 400.0), (451.0, 400.0), (450.0, 600.0)])
        bending = bend(start, goal, self.WIDTH, self.HEIGHT)
        assert np.abs(bending(start) - goal).max() < 1e-6
        assert self.least_stretch(bending) > 0

    def test_a_shift_of_all_shifts_all(self) -> None:
        start, _ = self.places(0)
        shift = np.array([40.0, -25.0])
        bending = bend(start, start + shift, self.WIDTH, self.HEIGHT)
        corner = np.array([(0.0, 0.0), (1200.0, 900.0)])
        assert np.abs(bending(corner) - corner - shift).max() < 1e-6


# A made-up globe: two countries side by side, a lake on their border, an islet with a town, one without.
CITIES = {  # (lat, lon), and how far east and south it is moved
    "west": (45.0, 4.0, 25, -10),
    "south": (42.0, 6.0, -30, 20),
    "north": (48.0, 6.0, 10, -35),
    "shore": (45.0, 8.8, 15, 12),
    "port": (49.02, 8.0, 0, 25),  # on a narrow cape
    "east": (45.0, 16.0, 40, 10),
    "islet": (41.53, 19.03, -20, 25),
    "boat": (49.3, 12.0, 10, 10),  # not on land, and it shall not be
}
TRULY_DRY = {name: name != "boat" for name in CITIES}


def box(west: float, south: float, east: float, north: float) -> list[list[float]]:
    return [[west, south], [east, south], [east, north], [west, north], [west, south]]


@pytest.fixture
def geography(tmp_path: Path) -> Geography:
    ragged = [[lon, 49 + 0.05 * (-1) ** round(lon * 10)] for lon in np.arange(10, 1.95, -0.1).round(1)]
    arcs: list[list[list[float]]] = [
        [[10, 41], [10, 49]],
        [[10, 49], *ragged[1:], [2, 41], [10, 41]],
        [[10, 41], [18, 41], [18, 49], [10, 49]],
        box(19, 41.5, 19.06, 41.56),
        box(19, 44, 19.06, 44.06),
    ]
    polygons = {"west": [[[0, 1]], [[3]], [[4]]], "east": [[[2, -1]]]}
    countries = [{"type": "MultiPolygon", "arcs": arcs} for arcs in polygons.values()]
    land = {"type": "MultiPolygon", "arcs": [[[1, 2]], [[3]], [[4]]]}
    write(tmp_path / COUNTRIES, arcs, {"countries": countries, "land": [land]})
    states: list[list[list[float]]] = [
        [[2, 45], [10, 45]],
        [[10, 45], [10, 49.1], [2, 49.1], [2, 45]],
        [[2, 45], [2, 41], [10, 41], [10, 45]],
    ]
    write(
        tmp_path / STATES,
        states,
        {"states": [{"type": "Polygon", "arcs": [[0, 1]]}, {"type": "Polygon", "arcs": [[2, -1]]}]},
    )
    for file in LAKES:
        lakes = [{"type": "Polygon", "arcs": [[0]]}, {"type": "Polygon", "arcs": [[1]]}] if "europe" in file else []
        write(tmp_path / file, [box(9, 44, 11, 46), box(14, 47, 14.1, 47.1)], {"lakes": lakes})
    return Geography(tmp_path)


def write(path: Path, arcs: list[list[list[float]]], objects: dict[str, list[Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    collections = {name: {"type": "GeometryCollection", "geometries": found} for name, found in objects.items()}
    path.write_text(json.dumps({"type": "Topology", "arcs": arcs, "objects": collections}))


@pytest.fixture
def layout() -> Layout:
    georeference = Georeference(Conic(42, 48, 45, 10), scale=2500.0, x=340.0, y=250.0)
    label = Label(0, 0, 0, 0, (), "start")
    places = {}
    for name, (lat, lon, east, south) in CITIES.items():
        x, y = georeference(lat, lon).tolist()
        places[name] = Place(x + east, y + south, label, (x, y))
    return Layout("here", "", 680.0, 480.0, georeference, places, {})


@pytest.fixture
def land(layout: Layout, geography: Geography) -> Land:
    return make_land(load_board("thistledown"), layout, geography, Adjustments())


class TestTrueLand:
    def test_every_place_keeps_its_side_of_the_coast(self, land: Land, layout: Layout) -> None:
        dry = {name: covers(land.coast, (place.x, place.y)) for name, place in layout.places.items()}
        assert dry == TRULY_DRY

    def test_a_cape_with_a_town_is_not_simplified_away(
        self, layout: Layout, geography: Geography, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("branchline.layout.land.DETAIL", 100.0)
        monkeypatch.setattr("branchline.layout.land.CITY_DETAIL", 1e-9)
        coast = make_land(load_board("thistledown"), layout, geography, Adjustments()).coast
        assert {name: covers(coast, (place.x, place.y)) for name, place in layout.places.items()} == TRULY_DRY

    def test_an_islet_stays_only_for_its_town(self, land: Land) -> None:
        assert len(land_rings(land.coast)) == 2

    def test_only_great_lakes_are_drawn_and_no_town_is_in_one(self, land: Land, layout: Layout) -> None:
        assert len(land_rings(land.lakes)) == 1
        assert not any(covers(land.lakes, (place.x, place.y)) for place in layout.places.values())

    def test_borders_and_divisions_end_at_a_lake(self, land: Land) -> None:
        assert len(land_rings(land.borders)) == 2  # north and south of it
        assert len(land_rings(land.divisions)) == 1
        for path in (land.borders, land.divisions):
            for line in land_rings(path):
                middles = (line[1:] + line[:-1]) / 2
                assert not any(covers(land.lakes, middle) for middle in middles)

    def test_states_of_a_country_that_is_only_a_part_are_left_out(self, layout: Layout, geography: Geography) -> None:
        few = {name: layout.places[name] for name in ("west", "east", "islet")}
        here = msgspec.structs.replace(layout, places=few)
        assert make_land(load_board("thistledown"), here, geography, Adjustments()).divisions == ""

    def test_lines_end_a_little_outside_of_the_sheet(self, layout: Layout, geography: Geography) -> None:
        here = msgspec.structs.replace(layout, width=300.0, height=300.0)
        points = np.concatenate(land_rings(make_land(load_board("thistledown"), here, geography, Adjustments()).coast))
        assert points.max() == 308

    def test_the_kind_of_land_is_settled_by_hand(self, layout: Layout) -> None:
        board = load_board("thistledown")
        assert make_land(board, layout, None, Adjustments(land="none")) == Land()
        with pytest.raises(LayoutError, match="npm ci"):
            make_land(board, layout, None, Adjustments(land="natural earth"))

    def test_a_base_install_says_what_is_missing(self, layout: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "shapely", None)
        with pytest.raises(LayoutError, match=r"branchline\[layout\]"):
            make_land(load_board("thistledown"), layout, None, Adjustments())


@pytest.fixture(scope="module")
def island() -> Board:
    return load_board("thistledown")


@pytest.fixture(scope="module")
def sheet(island: Board) -> Layout:
    found = stored_layout(island)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def made_up(island: Board, sheet: Layout) -> Land:
    return make_land(island, sheet, None, Adjustments(seed=1))


def crosses_land(board: Board, sheet: Layout, ferry: Route) -> bool:
    """Whether a ferry's way crosses that of a route on land, as it must where no map could keep them apart."""
    from shapely.geometry import LineString

    def way(route: Route) -> LineString:
        a, b = sheet.places[route.a], sheet.places[route.b]
        return LineString([(a.x, a.y), *((space.x, space.y) for space in sheet.routes[route.id]), (b.x, b.y)])

    others = [route for route in board.routes if not route.symbols and not {route.a, route.b} & {ferry.a, ferry.b}]
    return any(way(ferry).crosses(way(route)) for route in others)


class TestMadeUpLand:
    def test_every_place_is_on_land(self, sheet: Layout, made_up: Land) -> None:
        for place in sheet.places.values():
            assert covers(made_up.coast, (place.x, place.y))
            assert not covers(made_up.lakes, (place.x, place.y))

    def test_routes_are_on_land_and_ferries_find_water(self, island: Board, sheet: Layout, made_up: Land) -> None:
        countries = {country.id for country in island.countries}
        for route in island.routes:
            dry = [covers(made_up.coast, (space.x, space.y)) for space in sheet.routes[route.id]]
            if route.symbols and not crosses_land(island, sheet, route):
                assert not all(dry), route.id
            elif not route.symbols and route.b not in countries:
                assert all(dry), route.id

    def test_countries_are_islets(self, island: Board, sheet: Layout, made_up: Land) -> None:
        for country in island.countries:
            here = sheet.places[country.id]
            islet = [ring for ring in land_rings(made_up.coast) if covers(path_data([ring], True), (here.x, here.y))]
            assert len(islet) == 1
            path = path_data(islet, closed=True)
            assert not any(covers(path, (sheet.places[c.id].x, sheet.places[c.id].y)) for c in island.cities)

    def test_all_of_it_is_on_the_sheet(self, sheet: Layout, made_up: Land) -> None:
        points = np.concatenate(land_rings(made_up.coast))
        assert points.min() > 0
        assert np.all(points < (sheet.width, sheet.height))

    def test_a_seed_decides_it(self, island: Board, sheet: Layout, made_up: Land) -> None:
        assert make_land(island, sheet, None, Adjustments(land="made up", seed=1)) == made_up
        assert make_land(island, sheet, None, Adjustments(land="made up", seed=2)) != made_up


@pytest.mark.parametrize("name", builtin_boards())
class TestStoredLand:
    def test_every_city_is_on_land_or_on_the_coast(self, name: str) -> None:
        board = load_board(name)
        layout = stored_layout(board)
        assert layout is not None
        assert layout.land.coast
        for city in board.cities:
            here = (layout.places[city.id].x, layout.places[city.id].y)
            assert covers(layout.land.coast, here) or distance(layout.land.coast, here) < CITY_RADIUS / 2, city.id
            assert not covers(layout.land.lakes, here) or distance(layout.land.lakes, here) < CITY_RADIUS / 2, city.id

    def test_paths_are_small_and_plain(self, name: str) -> None:
        layout = stored_layout(load_board(name))
        assert layout is not None
        for path in (layout.land.coast, layout.land.lakes, layout.land.borders, layout.land.divisions):
            assert PATH.fullmatch(path)
        assert len(gzip.compress(msgspec.json.encode(layout.land))) < 80_000
