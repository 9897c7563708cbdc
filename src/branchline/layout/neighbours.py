"""Delaunay triangulation of the places' true positions, by brute force: enough for a few dozen points."""

from __future__ import annotations

import numpy as np

from branchline.layout.curves import Floats, Ints

LEAST_HEIGHT = 12.0  # units; flatter triangles, found on the rim, don't mean that their corners are neighbours


def neighbours(points: Floats) -> tuple[Ints, Ints]:
    """The edges, and the triangles with a common orientation."""
    triangles = [
        (i, j, k) if _area(points[i], points[j], points[k]) > 0 else (i, k, j) for i, j, k in _delaunay(points)
    ]
    triangles = [t for t in triangles if _height(*points[list(t)]) >= LEAST_HEIGHT]
    edges = sorted({(min(e), max(e)) for i, j, k in triangles for e in ((i, j), (j, k), (k, i))})
    return np.array(edges, dtype=np.int64).reshape(-1, 2), np.array(triangles, dtype=np.int64).reshape(-1, 3)


def _delaunay(points: Floats) -> list[tuple[int, int, int]]:
    """All triangles whose circumcircle contains no other point."""
    n = len(points)
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                circumcircle = _circumcircle(points[i], points[j], points[k])
                if circumcircle is None:
                    continue
                inside = np.hypot(*(points - circumcircle[:2]).T) < circumcircle[2] - 1e-9
                inside[[i, j, k]] = False
                if not inside.any():
                    found.append((i, j, k))
    return found


def _circumcircle(a: Floats, b: Floats, c: Floats) -> Floats | None:
    """The circumcircle as x, y, radius; None if the points are collinear."""
    twice = 2 * _area(a, b, c)
    if abs(twice) < 1e-9:
        return None
    b, c = b - a, c - a
    x = (c[1] * (b @ b) - b[1] * (c @ c)) / twice
    y = (b[0] * (c @ c) - c[0] * (b @ b)) / twice
    return np.array([a[0] + x, a[1] + y, np.hypot(x, y)])


def _area(a: Floats, b: Floats, c: Floats) -> float:
    """Twice the signed area."""
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _height(a: Floats, b: Floats, c: Floats) -> float:
    """The smallest height of a triangle."""
    sides = [np.hypot(*(p - q)) for p, q in ((a, b), (b, c), (c, a))]
    return abs(_area(a, b, c)) / float(max(sides))
