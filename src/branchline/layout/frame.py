"""Clipping of map lines: parts that leave a large frame around the sheet are clamped to the frame.

Lines inside the frame do not change, and rings that enclose the sheet still enclose it, so shapes can be filled
correctly. The rest of the globe shrinks to a few points on the frame.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from branchline.layout.projection import Points


@dataclass(frozen=True)
class Frame:
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
