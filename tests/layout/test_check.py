"""What the check of a layout finds, against Shapely."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from shapely.geometry import Point, box

from branchline.boards import load_board
from branchline.layout import Space
from branchline.layout.check import collisions
from branchline.layout.fidelity import neighbours
from tests.layout.boards import drawn_layout
from tests.layout.test_geometry import rectangle


@pytest.mark.parametrize("seed", range(3))
def test_the_same_as_with_shapely(seed: int) -> None:
    """On a sheet whose spaces are scattered at random."""
    chance = np.random.default_rng(seed)
    board, layout = load_board("thistledown"), drawn_layout("thistledown")
    routes = {
        name: tuple(
            Space(*(float(value) for value in chance.uniform((0, 0, 0), (layout.width, layout.height, 180))))
            for _ in row
        )
        for name, row in layout.routes.items()
    }
    layout = msgspec.structs.replace(layout, routes=routes)
    shapes = [(f"a space of {name}", rectangle(layout, space)) for name, row in routes.items() for space in row]
    countries = {country.id for country in board.countries}
    others = [
        (id, Point(p.x, p.y).buffer(layout.country_radius if id in countries else layout.city_radius, quad_segs=64))
        for id, p in layout.places.items()
    ]
    others += [
        (f"the name of {id}", box(*np.add((p.label.left, p.label.top) * 2, (0, 0, p.label.width, p.label.height))))
        for id, p in layout.places.items()
    ]
    expected = {
        tuple(sorted((one, two)))
        for i, (one, shape) in enumerate(shapes)
        for two, other in [*shapes[:i], *others]
        if shape.intersection(other).area > 0.5
    }
    found = {tuple(sorted(pair)) for pair in collisions(board, layout)}
    assert expected <= found
    assert len(found - expected) < 0.1 * len(found)  # those that barely touch
    assert len(expected) > 20


def test_a_good_sheet_has_none() -> None:
    assert collisions(load_board("europe"), drawn_layout("europe")) == []


def test_neighbours_are_delaunays() -> None:
    from shapely import MultiPoint, delaunay_triangles

    points = np.random.default_rng(3).uniform(0, 1000, (40, 2))
    edges, triangles = neighbours(points)
    found = {frozenset(map(int, triangle)) for triangle in triangles}
    index = {tuple(point): i for i, point in enumerate(points)}
    expected = {
        frozenset(index[corner] for corner in shape.exterior.coords[:3])
        for shape in delaunay_triangles(MultiPoint(points)).geoms
    }
    assert found <= expected
    flat = [points[list(triangle)] for triangle in expected - found]
    for a, b, c in flat:  # only flat ones are left out
        sides = [np.hypot(*(p - q)) for p, q in ((a, b), (b, c), (c, a))]
        assert abs((b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]) / max(sides) < 12
    turns = [np.cross(*np.diff(np.hstack([points[t], np.zeros((3, 1))]), axis=0))[2] for t in triangles]
    assert min(turns) > 0
    assert {frozenset(map(int, edge)) for edge in edges} == {
        frozenset(pair) for t in found for pair in (frozenset(t) - {corner} for corner in t)
    }
