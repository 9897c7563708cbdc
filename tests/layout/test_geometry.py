"""Every stored layout, measured with real geometry: nothing collides, and the map stays true to the land."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin

import numpy as np
import pytest
from shapely import STRtree
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from branchline.boards import Board
from branchline.layout import Layout, Space
from tests.layout.boards import DRAWN, drawn_board, drawn_layout

FAR = 4.0  # spaces: cities farther apart than this keep their order
ROUNDING = 0.15  # units: everything on a sheet is rounded to a tenth


@pytest.fixture(params=DRAWN)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def rectangle(layout: Layout, space: Space) -> Polygon:
    ux, uy = cos(radians(space.angle)), sin(radians(space.angle))
    x, y = layout.space_length / 2 - ROUNDING, layout.space_width / 2 - ROUNDING
    return Polygon(
        [(space.x + a * ux - b * uy, space.y + a * uy + b * ux) for a, b in ((x, y), (x, -y), (-x, -y), (-x, y))]
    )


@cache
def spaces(name: str) -> list[tuple[str, BaseGeometry]]:
    layout = drawn_layout(name)
    return [(route, rectangle(layout, space)) for route, row in layout.routes.items() for space in row]


def radius(board: Board, layout: Layout, place: str) -> float:
    return layout.country_radius if any(country.id == place for country in board.countries) else layout.city_radius


@cache
def cities(name: str) -> dict[str, BaseGeometry]:
    board, layout = drawn_board(name), drawn_layout(name)
    return {
        id: Point(place.x, place.y).buffer(radius(board, layout, id) - ROUNDING, quad_segs=32)
        for id, place in layout.places.items()
    }


@cache
def labels(name: str) -> dict[str, BaseGeometry]:
    return {
        id: box(label.left, label.top, label.left + label.width, label.top + label.height)
        for id, label in ((id, place.label) for id, place in drawn_layout(name).places.items())
    }


def test_each_route_has_its_spaces(name: str) -> None:
    board, layout = drawn_board(name), drawn_layout(name)
    assert {route.id: route.length for route in board.routes} == {id: len(row) for id, row in layout.routes.items()}
    assert set(layout.places) == set(board.city_index)
    assert layout.collisions == ()


def test_no_two_spaces_overlap(name: str) -> None:
    shapes = spaces(name)
    tree = STRtree([shape for _, shape in shapes])
    pairs = tree.query([shape for _, shape in shapes], predicate="intersects").T
    assert [(shapes[i][0], shapes[j][0]) for i, j in pairs if i < j] == []


def test_no_space_touches_a_city(name: str) -> None:
    """Nor its own: trains end at a city, not in it."""
    touching = [
        (route, city) for route, space in spaces(name) for city, disc in cities(name).items() if space.intersects(disc)
    ]
    assert touching == []


def test_no_space_touches_a_label(name: str) -> None:
    touching = [
        (route, city)
        for route, space in spaces(name)
        for city, label in labels(name).items()
        if space.intersects(label)
    ]
    assert touching == []


def test_labels_stand_clear(name: str) -> None:
    overlapping = [
        (one, two) for one, two in combinations(labels(name), 2) if labels(name)[one].intersects(labels(name)[two])
    ]
    on_cities = [
        (one, two)
        for one, label in labels(name).items()
        for two, city in cities(name).items()
        if label.intersects(city)
    ]
    assert overlapping + on_cities == []


def test_a_label_stands_by_its_own_city(name: str) -> None:
    """No other city is nearer to it."""
    for id, label in labels(name).items():
        distances = {city: label.distance(disc) for city, disc in cities(name).items()}
        assert min(distances, key=distances.__getitem__) == id
        assert distances[id] < drawn_layout(name).space_length / 2


def test_spaces_of_a_route_are_even(name: str) -> None:
    layout = drawn_layout(name)
    for row in layout.routes.values():
        steps = [hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(row)]
        assert all(abs(step - np.mean(steps)) < 0.06 * layout.space_length for step in steps)


def test_routes_end_at_their_cities(name: str) -> None:
    """The first and the last space are within a space's length of their cities' discs, and point to them."""
    board, layout = drawn_board(name), drawn_layout(name)
    for route in board.routes:
        row = layout.routes[route.id]
        for end, space, sign in ((route.a, row[0], -1), (route.b, row[-1], 1)):
            place = layout.places[end]
            tip = (
                space.x + sign * cos(radians(space.angle)) * layout.space_length / 2,
                space.y + sign * sin(radians(space.angle)) * layout.space_length / 2,
            )
            middle = hypot(space.x - place.x, space.y - place.y)
            near = hypot(tip[0] - place.x, tip[1] - place.y)
            assert near - radius(board, layout, end) < layout.space_length, (route.id, end)
            assert near < middle, (route.id, end)


def test_the_first_route_is_on_the_left(name: str) -> None:
    """Seen from its first end, route 1 is left of route 2, as the board's file says."""
    board, layout = drawn_board(name), drawn_layout(name)
    for route in board.routes:
        if route.number > 1:
            before = f"{route.a}/{route.b}" if route.number == 2 else f"{route.a}/{route.b}:{route.number - 1}"
            if len(layout.routes[before]) != route.length:
                continue
            for left, right in zip(layout.routes[before], layout.routes[route.id], strict=True):
                ux, uy = cos(radians(left.angle)), sin(radians(left.angle))
                assert ux * (right.y - left.y) - uy * (right.x - left.x) > 0, route.id


def test_everything_is_on_the_sheet(name: str) -> None:
    layout = drawn_layout(name)
    sheet = box(0, 0, layout.width, layout.height)
    things = [shape for _, shape in spaces(name)] + [*cities(name).values(), *labels(name).values()]
    assert all(sheet.contains(thing) for thing in things)


def test_far_cities_keep_their_order(name: str) -> None:
    board, layout = drawn_board(name), drawn_layout(name)
    places = [layout.places[city.id] for city in board.cities]
    far = FAR * layout.space_length
    for one, two in combinations(places, 2):
        for axis in (0, 1):
            truly = two.true[axis] - one.true[axis]
            now = (two.x - one.x, two.y - one.y)[axis]
            assert abs(truly) <= far or truly * now > 0


def test_no_neighbour_swaps_sides(name: str) -> None:
    """Along each route, the one end lies in about the direction, seen from the other, in which it truly lies."""
    board, layout = drawn_board(name), drawn_layout(name)
    countries = {country.id for country in board.countries}
    for route in board.routes:
        if route.b in countries:  # an area, not a point
            continue
        a, b = layout.places[route.a], layout.places[route.b]
        true = np.array(b.true) - np.array(a.true)
        now = np.array([b.x - a.x, b.y - a.y])
        assert true @ now > 0.5 * np.hypot(*true) * np.hypot(*now), route.id  # turned by less than 60 degrees


def test_cities_are_near_their_true_places(name: str) -> None:
    moves = drawn_layout(name).moves()
    assert np.median(moves) < 1.1
    assert moves.max() < 3.5
