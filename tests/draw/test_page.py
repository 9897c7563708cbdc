"""Drawings for a page: routes can be hit by a finger, and each only where it is."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from shapely import Polygon

from branchline.boards import builtin_boards, load_board
from branchline.draw.hits import REACH, hit_areas
from branchline.layout import Layout, Space, layout_for

LEAST = 20.0  # units across, on average: the narrowest route that lies between others


@pytest.mark.parametrize("name", builtin_boards())
def test_routes_can_be_hit_apart(name: str) -> None:
    """Each area covers the route's own spaces and little of another's; twins lie side by side."""
    board = load_board(name)
    layout = layout_for(board)
    areas = {id: Polygon(corners).buffer(0) for id, corners in hit_areas(board, layout).items()}
    spaces = {id: [_box(layout, space) for space in layout.routes[id]] for id in areas}
    for route in board.routes:
        area = areas[route.id]
        length = route.length * layout.space_length
        assert LEAST * length <= area.area <= 3 * REACH * length
        assert all(area.intersection(space).area > 0.97 * space.area for space in spaces[route.id])
        for other in board.routes:
            if other.id == route.id:
                continue
            covered = max(area.intersection(space).area / space.area for space in spaces[other.id])
            assert covered < 0.2, (route.id, other.id)
            if (other.a, other.b) == (route.a, route.b):
                assert area.intersection(areas[other.id]).area < 5, (route.id, other.id)


def _box(layout: Layout, space: Space) -> Polygon:
    dx, dy = cos(radians(space.angle)), sin(radians(space.angle))
    long, wide = layout.space_length / 2, layout.space_width / 2
    return Polygon(
        [
            (space.x + u * long * dx - v * wide * dy, space.y + u * long * dy + v * wide * dx)
            for u, v in ((1, 1), (1, -1), (-1, -1), (-1, 1))
        ]
    )
