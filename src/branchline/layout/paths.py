"""Lines of the land as SVG path data: `M` with a point, then `l` with steps, `z` to close; whole tenths of a unit."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from branchline.layout.projection import Points

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def path_data(lines: Iterable[Points], closed: bool) -> str:
    """Lines as a path. A closed one has its first point again at its end."""
    return "".join(_line_data(line, closed) for line in lines)


def land_rings(path: str) -> list[Points]:
    """The lines of a path; a closed one has its first point again at its end."""
    return [_line(part) for part in path.split("M") if part]


def _line_data(line: Points, closed: bool) -> str:
    tenths = np.rint(line * 10).astype(np.int64)
    steps = np.diff(tenths, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    if closed:
        steps = steps[:-1]  # `z` goes back by itself
    if len(steps) < (2 if closed else 1):
        return ""  # nothing is left of it at this resolution
    return f"M{_numbers(tenths[:1])}l{_numbers(steps)}{'z' if closed else ''}"


def _numbers(tenths: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> str:
    texts = [f"{'-' * (n < 0)}{abs(n) // 10}{f'.{abs(n) % 10}' * (n % 10 != 0)}" for n in tenths.ravel().tolist()]
    return " ".join(texts).replace(" -", "-")


def _line(part: str) -> Points:
    numbers = np.array([float(number) for number in NUMBER.findall(part)]).reshape(-1, 2)
    points = np.round(np.cumsum(numbers, axis=0), 1)
    return np.concatenate([points, points[:1]]) if part.endswith("z") else points
