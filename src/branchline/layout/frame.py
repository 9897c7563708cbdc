"""A frame far around a sheet: lines that leave it are pushed back onto it, so that they go round the sheet as they did.

What lies within the frame stays as it is, and a ring around the sheet stays around it. The rest of the globe shrinks to
a few points.
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
        """Whether a line is all on the other side of one of the four sides."""
        low, high = self._corners()
        return bool(np.any(np.all(line < low, axis=0) | np.all(line > high, axis=0)))

    def push(self, line: Points, jumps: NDArray[np.bool_]) -> Points:
        """A line of short edges within the frame; some of them are jumps, from one end of the map to the other.

        A jump goes round by the south. Which way matters only to a land that makes a single one, the one around the
        South Pole.
        """
        low, high = self._corners()
        line = np.clip(line, low, high)
        sides = np.concatenate([line == low, line == high], axis=1)
        outside = np.asarray(sides.any(axis=1))
        apart = ~(sides[1:] & sides[:-1]).any(axis=1)
        turns = np.flatnonzero(outside[1:] & outside[:-1] & (apart | jumps))
        corners = [self._between(line[i], line[i + 1], bool(jumps[i])) for i in turns]
        line = np.insert(
            line, np.repeat(turns + 1, [len(c) for c in corners]), np.concatenate([line[:0], *corners]), axis=0
        )
        return self._thinned(line)

    def _thinned(self, line: Points) -> Points:
        """Of the points in a row on one side of the frame, the first and the last say all."""
        low, high = self._corners()
        moved = np.any(line[1:] != line[:-1], axis=1)
        moved[-1] = True  # a line keeps two ends, even if they are one point
        line = np.concatenate([line[:1], line[1:][moved]])
        inner = line[1:-1]
        along = ((inner == low) | (inner == high)) & (inner == line[:-2]) & (inner == line[2:])
        return np.asarray(line[np.concatenate([[True], ~along.any(axis=1), [True]])])

    def _between(self, start: Points, end: Points, jump: bool) -> Points:
        """The corners on the way along the frame: by the south, or the shorter way."""
        corners = np.array(
            [(self.right, self.top), (self.right, self.bottom), (self.left, self.bottom), (self.left, self.top)]
        )
        a, b = self._way(start), self._way(end)
        ways = np.array([self._way(corner) for corner in corners])
        around = 2 * (self.right - self.left + self.bottom - self.top)
        inner = (ways > min(a, b)) & (ways < max(a, b))
        if jump or abs(b - a) <= around / 2:
            found = corners[inner]
            return found if a < b else found[::-1]
        found = np.roll(corners, -int(np.sum(ways <= max(a, b))), axis=0)  # beginning after the later of the two
        found = found[: int(np.sum((ways > max(a, b)) | (ways < min(a, b))))]
        return found[::-1] if a < b else found

    def _way(self, point: Points) -> float:
        """How far along the frame a point on it is, clockwise from the middle of the upper side."""
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
