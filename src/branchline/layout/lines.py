"""Lines of a map, such as coasts and borders: refine, clip, simplify, and encode as SVG path data.

Lines get more points before they are warped, so that long edges can bend. Afterwards they are clipped to a frame around
the sheet and simplified with the Visvalingam–Whyatt algorithm.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
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


# --- clipping --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Frame:
    """A large frame around the sheet; parts of lines that leave it are clamped to it.

    Lines inside the frame do not change, and rings that enclose the sheet still enclose it, so shapes can be filled
    correctly. The rest of the globe shrinks to a few points on the frame.
    """

    left: float
    top: float
    right: float
    bottom: float

    def misses(self, line: Points) -> bool:
        """Whether a line lies entirely beyond one of the four sides."""
        low, high = self._corners()
        return bool(np.any(np.all(line < low, axis=0) | np.all(line > high, axis=0)))

    def push(self, line: Points, jumps: NDArray[np.bool_]) -> Points:
        """Clamp a line of short edges to the frame. Edges marked as jumps cross from one end of the map to the other.

        A jump runs along the south side of the frame. The direction matters only for a landmass with a single jump,
        which is Antarctica.
        """
        low, high = self._corners()
        line = np.clip(line, low, high)
        sides = np.concatenate([line == low, line == high], axis=1)
        outside = np.asarray(sides.any(axis=1))
        apart = ~(sides[1:] & sides[:-1]).any(axis=1)
        turns = np.flatnonzero(outside[1:] & outside[:-1] & (apart | jumps))
        corners = [self._corners_between(line[i], line[i + 1], bool(jumps[i])) for i in turns]
        line = np.insert(
            line, np.repeat(turns + 1, [len(c) for c in corners]), np.concatenate([line[:0], *corners]), axis=0
        )
        return self._thinned(line)

    def _thinned(self, line: Points) -> Points:
        """Drop redundant points: of consecutive points on one side of the frame, only the first and last are needed."""
        low, high = self._corners()
        moved = np.any(line[1:] != line[:-1], axis=1)
        moved[-1] = True  # a line keeps both its ends, even if they coincide
        line = np.concatenate([line[:1], line[1:][moved]])
        inner = line[1:-1]
        along = ((inner == low) | (inner == high)) & (inner == line[:-2]) & (inner == line[2:])
        return np.asarray(line[np.concatenate([[True], ~along.any(axis=1), [True]])])

    def _corners_between(self, start: Points, end: Points, jump: bool) -> Points:
        """The corners passed between two points on the frame: via the south for a jump, else the shorter way."""
        corners = np.array(
            [(self.right, self.top), (self.right, self.bottom), (self.left, self.bottom), (self.left, self.top)]
        )
        a, b = self._position(start), self._position(end)
        positions = np.array([self._position(corner) for corner in corners])
        around = 2 * (self.right - self.left + self.bottom - self.top)
        inner = (positions > min(a, b)) & (positions < max(a, b))
        if jump or abs(b - a) <= around / 2:
            found = corners[inner]
            return found if a < b else found[::-1]
        found = np.roll(corners, -int(np.sum(positions <= max(a, b))), axis=0)  # start after the later point
        found = found[: int(np.sum((positions > max(a, b)) | (positions < min(a, b))))]
        return found[::-1] if a < b else found

    def _position(self, point: Points) -> float:
        """The distance along the frame to a point on it, clockwise from the middle of the upper side."""
        x, y = float(point[0]), float(point[1])
        middle, width, height = (self.left + self.right) / 2, self.right - self.left, self.bottom - self.top
        if x == self.right:
            return width / 2 + y - self.top
        if y == self.bottom:
            return width / 2 + height + self.right - x
        if x == self.left:
            return width * 1.5 + height + self.bottom - y
        return x - middle if x >= middle else 2 * width + 2 * height + x - middle

    def _corners(self) -> tuple[Points, Points]:
        return np.array([self.left, self.top]), np.array([self.right, self.bottom])


# --- SVG path data ---------------------------------------------------------------------------------------------------


NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def path_data(lines: Iterable[Points], closed: bool) -> str:
    """Encode lines as path data, rounded to tenths of a unit. The last point of a closed line equals its first.

    A line is `M` with a point, then `l` with relative steps, and `z` if it is closed.
    """
    return "".join(_line_data(line, closed) for line in lines)


def land_rings(path: str) -> list[Points]:
    """Decode path data into lines; the last point of a closed line equals its first."""
    return [_line(part) for part in path.split("M") if part]


def _line_data(line: Points, closed: bool) -> str:
    tenths = np.rint(line * 10).astype(np.int64)
    steps = np.diff(tenths, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    if closed:
        steps = steps[:-1]  # `z` draws the last step
    if len(steps) < (2 if closed else 1):
        return ""  # too small to show at this resolution
    return f"M{_numbers(tenths[:1])}l{_numbers(steps)}{'z' if closed else ''}"


def _numbers(tenths: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> str:
    texts = [f"{'-' * (n < 0)}{abs(n) // 10}{f'.{abs(n) % 10}' * (n % 10 != 0)}" for n in tenths.ravel().tolist()]
    return " ".join(texts).replace(" -", "-")


def _line(part: str) -> Points:
    numbers = np.array([float(number) for number in NUMBER.findall(part)]).reshape(-1, 2)
    points = np.round(np.cumsum(numbers, axis=0), 1)
    return np.concatenate([points, points[:1]]) if part.endswith("z") else points
