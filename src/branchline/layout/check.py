"""Collision detection: exact overlap tests between spaces, city discs and label boxes (separating axis theorem)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from branchline.boards import Board
from branchline.layout.curves import Floats
from branchline.layout.model import Layout, Space

TOUCH = 0.05  # tolerance in units: coordinates are rounded to a tenth


class Collision(NamedTuple):
    """Two things that overlap, described in words: `a space of a/b`, `essen`, `the name of essen`."""

    one: str
    two: str

    def __str__(self) -> str:
        return f"{self.one} and {self.two}"


def collisions(board: Board, layout: Layout) -> list[Collision]:
    """All overlapping pairs, each once, sorted."""
    return sorted(set(_collisions(board, layout)))


def _collisions(board: Board, layout: Layout) -> Iterator[Collision]:
    countries = {country.id for country in board.countries}
    ids = list(layout.places)
    centres = np.array([(place.x, place.y) for place in layout.places.values()])
    radii = np.array([layout.country_radius if id in countries else layout.city_radius for id in ids])
    boxes = np.array([
        (p.label.left, p.label.top, p.label.left + p.label.width, p.label.top + p.label.height)
        for p in layout.places.values()
    ])  # fmt: skip
    routes = [(name, space) for name, spaces in layout.routes.items() for space in spaces]
    corners = np.array([_corners(layout, space) for _, space in routes])
    middles = corners.mean(1)
    reach = np.hypot(layout.space_length, layout.space_width)
    for i, (route, _) in enumerate(routes):
        for j in np.flatnonzero(np.hypot(*(middles[:i] - middles[i]).T) < reach):
            if _overlap(corners[i], corners[j]):
                yield Collision(*sorted((f"a space of {route}", f"a space of {routes[j][0]}")))
        for place in np.flatnonzero(np.hypot(*(centres - middles[i]).T) < reach / 2 + radii):
            if _distance(corners[i], centres[place]) < radii[place] - TOUCH:
                yield Collision(f"a space of {route}", ids[place])
        for k, box in enumerate(boxes):
            if _overlap(corners[i], _rectangle(box)):
                yield Collision(f"a space of {route}", f"the name of {ids[k]}")
    for i, box in enumerate(boxes):
        for other, centre in enumerate(centres):
            if _distance(_rectangle(box), centre) < radii[other] - TOUCH:
                yield Collision(f"the name of {ids[i]}", ids[other])
            if other < i and _overlap(_rectangle(box), _rectangle(boxes[other])):
                yield Collision(f"the name of {ids[other]}", f"the name of {ids[i]}")
            if other < i and np.hypot(*(centres[i] - centre)) < radii[i] + radii[other]:
                yield Collision(ids[other], ids[i])


def _corners(layout: Layout, space: Space) -> Floats:
    angle = np.radians(space.angle)
    along = np.array([np.cos(angle), np.sin(angle)]) * layout.space_length / 2
    across = np.array([-np.sin(angle), np.cos(angle)]) * layout.space_width / 2
    at = np.array([space.x, space.y])
    return np.array([at + along + across, at + along - across, at - along - across, at - along + across])


def _rectangle(box: Floats) -> Floats:
    left, top, right, bottom = box
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)])


def _overlap(one: Floats, two: Floats) -> bool:
    """Whether two rectangles overlap: no side of either is a separating axis."""
    for shape in (one, two):
        for side in (shape[1] - shape[0], shape[2] - shape[1]):
            axis = np.array([-side[1], side[0]]) / np.hypot(*side)
            p, q = one @ axis, two @ axis
            if p.max() < q.min() + TOUCH or q.max() < p.min() + TOUCH:
                return False
    return True


def _distance(shape: Floats, at: Floats) -> float:
    """The distance from a point to a rectangle; 0 if the point is inside."""
    u, v = shape[1] - shape[0], shape[3] - shape[0]
    a, b = np.hypot(*u), np.hypot(*v)
    offset = at - shape[0]
    along, across = offset @ u / a, offset @ v / b
    return float(np.hypot(max(-along, 0.0, along - a), max(-across, 0.0, across - b)))
