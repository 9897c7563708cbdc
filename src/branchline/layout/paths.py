"""SVG path data: encode and decode the lines of the land, rounded to tenths of a unit.

A line is `M` with a point, then `l` with relative steps, and `z` if it is closed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from branchline.layout.projection import Points

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def path_data(lines: Iterable[Points], closed: bool) -> str:
    """Encode lines as path data. The last point of a closed line equals its first."""
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
