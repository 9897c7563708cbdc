"""Polyline densification, and simplification with the Visvalingam–Whyatt algorithm.

Map lines get more points before they are warped, so that long edges can bend, and are simplified afterwards.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush

import numpy as np
from numpy.typing import NDArray

from branchline.layout.projection import Points

FINEST = 200  # maximum number of pieces of one edge: some far edges have almost infinite length on the sheet


def refine(arc: Points, on_sheet: Points, longest: float) -> Points:
    """Add points to an arc (lon, lat) where its edges are long on the sheet.

    Edges are interpolated the shorter way around the globe.
    """
    lengths = np.hypot(*np.diff(on_sheet, axis=0).T)
    pieces = np.clip(np.ceil(lengths / longest), 1, FINEST).astype(int)
    if not len(pieces) or pieces.max() == 1:
        return arc
    steps = np.diff(arc, axis=0)
    steps[:, 0] = (steps[:, 0] + 180) % 360 - 180
    edge = np.repeat(np.arange(len(pieces)), pieces)
    part = np.arange(len(edge)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    inner = arc[edge] + steps[edge] * (part / pieces[edge])[:, None]
    return np.concatenate([inner, arc[-1:]])


def simplify(line: Points, least: NDArray[np.float64]) -> Points:
    """Visvalingam–Whyatt: remove points whose triangle with their neighbours is smaller than `least`; keep the ends."""
    count = len(line)
    if count <= 2:
        return line
    xs: list[float] = line[:, 0].tolist()
    ys: list[float] = line[:, 1].tolist()
    limits: list[float] = np.maximum(least, 1e-12).tolist()
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))
    current = [float("inf")] * count

    def weight(i: int) -> float:
        """The area of a point's triangle, as a multiple of the area that it needs to stay."""
        a, b = before[i], after[i]
        area: float = abs((xs[i] - xs[a]) * (ys[b] - ys[a]) - (xs[b] - xs[a]) * (ys[i] - ys[a])) / 2
        return area / limits[i]

    for i in range(1, count - 1):
        current[i] = weight(i)
    queue = [(current[i], i) for i in range(1, count - 1)]
    heapify(queue)
    while queue:
        size, i = heappop(queue)
        if size >= 1:
            break
        if size != current[i]:
            continue  # a stale heap entry: the point has a new weight or is gone
        a, b = before[i], after[i]
        after[a], before[b] = b, a
        current[i] = float("inf")
        for j in (a, b):
            if 0 < j < count - 1:
                current[j] = max(size, weight(j))  # weights never fall below that of a removed neighbour
                heappush(queue, (current[j], j))
    kept = [0]
    while kept[-1] != count - 1:
        kept.append(after[kept[-1]])
    return line[kept]
