"""SVG plots: ranked bar and dot charts, histograms, dumbbell plots, scatter plots, box plots.

All have the width of a phone screen, so that their text has the same size on a phone as in a grid on a desktop. The
page's stylesheet sets the colours by class. Tooltips show the numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from branchline.draw.svg import group, number, tag, text, width
from branchline.report.estimates import interval
from branchline.texts.languages import MINUS

WIDTH = 360.0
LETTERS = 12.0
SMALL = 10.5
ROW = 19.0
LABELS = (210.0, 210.0, 190.0, 150.0)  # maximum width of row names, by the number of columns
GAP = 12.0
NumberFormat = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear scale from values to positions."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        return self.start + (self.end - self.start) * part

    def ticks(self, most: int = 5) -> list[float]:
        """Round values for tick marks, at most `most`."""
        span = (self.high - self.low) or 1.0
        power = 10 ** math.floor(math.log10(span / most))
        step = next(power * round_ for round_ in (1, 2, 5, 10, 20) if span / (power * round_) <= most - 0.999)
        first = math.ceil(self.low / step - 1e-9)
        return [round(step * i, 9) for i in range(first, math.floor(self.high / step + 1e-9) + 1)]


@dataclass(frozen=True, slots=True)
class Cell:
    """A number in a row, drawn as a bar or a dot, with its text, interval (None: not drawn) and tooltip."""

    value: float
    told: str
    low: float | None = None
    high: float | None = None
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    title: str
    low: float
    high: float
    bars: bool = True
    mark: float | None = None  # position of a dashed line, for example at an even share


@dataclass(frozen=True, slots=True)
class Row:
    """A named row with a cell for each column (None: empty); its name may have two lines."""

    name: str | tuple[str, str]
    cells: Sequence[Cell | None]
    faint: bool = False  # based on too few cases


def svg(height: float, *parts: str, named: str) -> str:
    """A plot. `named` is the id of its heading; `{named}-found` is the id of the sentence that describes it."""
    return tag(
        "svg",
        *parts,
        class_="plot",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        role="img",
        aria_labelledby=named,
        aria_describedby=f"{named}-found",
    )


def hinted(shape: str, hint: str) -> str:
    return group(tag("title", escape(hint)), shape) if hint else shape


# --- ranked rows -----------------------------------------------------------------------------------------------------


def ranked(rows: Sequence[Row], columns: Sequence[Column], named: str) -> str:
    """Rows with their numbers as bars or dots, in columns with separate scales."""
    lines = max((2 if isinstance(row.name, tuple) else 1 for row in rows), default=1)
    step = ROW if lines == 1 else ROW + 14
    names = [line for row in rows for line in ([row.name] if isinstance(row.name, str) else row.name)]
    left = min(max((width(name, LETTERS) for name in names), default=0.0), LABELS[len(columns)]) + 8
    each = (WIDTH - left - GAP * (len(columns) - 1)) / len(columns)
    top = 20.0 if any(column.title for column in columns) else 2.0
    parts = []
    for i, column in enumerate(columns):
        start = left + i * (each + GAP)
        text_width = max((width(row.cells[i].told, SMALL) for row in rows if row.cells[i]), default=0.0)  # type: ignore[union-attr]
        scale = Scale(column.low, column.high, start, start + each - text_width - 5)
        parts.append(text(column.title, start, 11, "head") if column.title else "")
        bottom = top + step * len(rows)
        base = scale(min(max(0.0, column.low), column.high))
        if column.bars or column.low <= 0 <= column.high:
            parts.append(_upright(base, top, bottom, "axis"))
        if column.mark is not None:
            parts.append(_upright(scale(column.mark), top, bottom, "par"))
        for j, row in enumerate(rows):
            cell = row.cells[i]
            if cell is not None:
                middle = top + step * (j + 0.5)
                shape = _bar(scale, base, cell, middle) if column.bars else _dot(scale, cell, middle)
                shape += text(cell.told, start + each, middle + 4, "told end")
                parts.append(_faint(hinted(shape, cell.hint), row))
    for j, row in enumerate(rows):
        parts.append(_faint(_name(row.name, top + step * (j + 0.5), left - 8), row))
    return svg(top + step * len(rows) + 4, *parts, named=named)


def _faint(shape: str, row: Row) -> str:
    return group(shape, class_="faint") if row.faint else shape


def _name(name: str | tuple[str, str], middle: float, room: float) -> str:
    lines = [name] if isinstance(name, str) else [*name]
    first = middle + 4 - 7 * (len(lines) - 1)
    return "".join(text(_cut(line, room), 0, first + 14 * i, "name") for i, line in enumerate(lines))


def _cut(words: str, room: float) -> str:
    if width(words, LETTERS) <= room + 0.5:
        return words
    while words and width(words + "…", LETTERS) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def _bar(scale: Scale, base: float, cell: Cell, middle: float) -> str:
    end = scale(cell.value)
    shape = tag("rect", class_="bar", x=min(base, end), y=middle - 5, width=abs(end - base), height=10, rx=1.5)
    return shape + (_whisker(scale, cell, middle) if cell.low is not None else "")


def _dot(scale: Scale, cell: Cell, middle: float) -> str:
    return (_whisker(scale, cell, middle) if cell.low is not None else "") + tag(
        "circle", class_="dot", cx=scale(cell.value), cy=middle, r=4
    )


def _whisker(scale: Scale, cell: Cell, middle: float) -> str:
    assert cell.low is not None
    assert cell.high is not None
    low, high = (scale(min(max(value, scale.low), scale.high)) for value in (cell.low, cell.high))
    return tag("line", class_="whisker", x1=low, x2=high, y1=middle, y2=middle)


def _upright(x: float, top: float, bottom: float, class_: str) -> str:
    return tag("line", class_=class_, x1=x, x2=x, y1=top, y2=bottom)


# --- histograms ------------------------------------------------------------------------------------------------------


def histogram(
    all_cases: Mapping[int, int],
    some: Mapping[int, int] | None,
    *,
    title: str,
    legend: Sequence[str],
    format_number: NumberFormat,
    named: str,
    height: float = 200.0,
) -> str:
    """A histogram of whole numbers, with bins of a round size. The subset `some` is drawn darker, in front."""
    low, high = min(all_cases), max(all_cases)
    size = _bin_size(high - low + 1)
    first = low // size
    bins = high // size - first + 1
    counts, fewer = (_binned(cases, size, first, bins) for cases in (all_cases, some or {}))
    total = sum(counts)
    top, bottom = 10.0 + (16 if legend else 0), height - 32
    across = Scale(first * size, (first + bins) * size, 4, WIDTH - 4)
    up = Scale(0, max(counts), bottom, top)
    parts = [_legend(legend)] if legend else []
    for i in range(bins):
        x, end = across((first + i) * size), across((first + i + 1) * size)
        low = (first + i) * size
        span = f"{low}" if size == 1 else interval(f"{low}", f"{low + size - 1}")
        span = span.replace("-", MINUS)
        hint = f"{span}: {format_number(counts[i] / total)}"
        if some:
            hint += f" · {legend[1]} {format_number(fewer[i] / total)}"
        shapes = [tag("rect", class_="ghost", x=x, y=top, width=end - x, height=bottom - top)]
        for class_, cases in (("bar pale" if some else "bar", counts), ("bar", fewer)):
            if cases[i]:
                y = up(cases[i])
                shapes.append(
                    tag("rect", class_=class_, x=x + 0.5, y=y, width=max(end - x - 1, 0.5), height=bottom - y)
                )
        parts.append(hinted("".join(shapes), hint))
    parts.append(_axis_below(across, bottom, title, str))
    return svg(height, *parts, named=named)


def _bin_size(span: int) -> int:
    return next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if span / size <= 45)


def _binned(cases: Mapping[int, int], size: int, first: int, bins: int) -> list[int]:
    found = [0] * bins
    for value, number_ in cases.items():
        found[value // size - first] += number_
    return found


def _axis_below(scale: Scale, y: float, title: str, format_number: Callable[[int], str]) -> str:
    parts = [tag("line", class_="axis", x1=scale.start, x2=scale.end, y1=y, y2=y)]
    for value in scale.ticks(7):
        if value == int(value):
            parts.append(text(format_number(int(value)).replace("-", MINUS), scale(value), y + 14, "tick middle"))
    parts.append(text(title, (scale.start + scale.end) / 2, y + 29, "head middle"))
    return "".join(parts)


def _legend(words: Sequence[str]) -> str:
    """The legend for up to two kinds of bars: first the pale, then the strong one."""
    x, parts = 4.0, []
    for word, class_ in zip(words, ("bar pale", "bar"), strict=False):
        parts.append(tag("rect", class_=class_, x=x, y=3, width=10, height=10, rx=1.5))
        parts.append(text(word, x + 15, 12, "tick"))
        x += 15 + width(word, SMALL) + 18
    return "".join(parts)


# --- pairs of dots ---------------------------------------------------------------------------------------------------


def dumbbells(
    rows: Sequence[tuple[str, float, float]],
    *,
    legend: tuple[str, str],
    format_number: NumberFormat,
    title: str,
    named: str,
) -> str:
    """A dumbbell plot: rows with two numbers each, a dot for the first, a ring for the second, joined by a line."""
    left = min(max(width(name, LETTERS) for name, _, _ in rows), LABELS[1]) + 10
    values = [value for _, one, two in rows for value in (one, two)]
    scale = Scale(min(0.0, *values), max(values) or 1.0, left + 6, WIDTH - 8)
    top, step = 26.0, 24.0
    bottom = top + step * len(rows)
    parts = [tag("circle", class_="dot", cx=left + 6, cy=9, r=4), text(legend[0], left + 15, 13, "tick")]
    second = left + 15 + width(legend[0], SMALL) + 20
    parts += [tag("circle", class_="ring", cx=second, cy=9, r=4), text(legend[1], second + 9, 13, "tick")]
    parts += [_upright(scale(value), top, bottom, "axis" if value == 0 else "grid") for value in scale.ticks()]
    for i, (name, one, two) in enumerate(rows):
        middle = top + step * (i + 0.5)
        shape = tag("line", class_="link", x1=scale(two), x2=scale(one), y1=middle, y2=middle)
        shape += tag("circle", class_="ring", cx=scale(two), cy=middle, r=4.5)
        shape += tag("circle", class_="dot", cx=scale(one), cy=middle, r=4.5)
        hint = f"{name}: {legend[0]} {format_number(one)}, {legend[1]} {format_number(two)}"
        parts.append(hinted(shape, hint) + text(_cut(name, left - 10), 0, middle + 4, "name"))
    parts.append(_axis_below(scale, bottom, title, str))
    return svg(bottom + 34, *parts, named=named)


# --- scatters --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float
    name: str
    hint: str
    size: float = 4.0
    strong: bool = False


def scatter(
    points: Sequence[Point],
    *,
    titles: tuple[str, str],
    formats: tuple[NumberFormat, NumberFormat],
    named: str,
    labels: int = 6,
    height: float = 270.0,
) -> str:
    """A scatter plot. The first `labels` points of the list, the most remarkable ones, are labelled."""
    top, bottom, left, right = 22.0, height - 34, 40.0, WIDTH - 10
    across = Scale(*_room([point.x for point in points]), left, right)
    up = Scale(*_room([point.y for point in points]), bottom, top)
    parts = [text(titles[1], 0, 11, "head"), text(titles[0], right, height - 4, "head end")]
    for value in up.ticks():
        parts.append(tag("line", class_="grid", x1=left, x2=right, y1=up(value), y2=up(value)))
        parts.append(text(formats[1](value), left - 5, up(value) + 4, "tick end"))
    for value in across.ticks():
        parts.append(_upright(across(value), top, bottom, "grid"))
        parts.append(text(formats[0](value), across(value), bottom + 14, "tick middle"))
    for point in reversed(points):
        shape = tag(
            "circle",
            class_="point strong" if point.strong else "point",
            cx=across(point.x),
            cy=up(point.y),
            r=point.size,
        )
        parts.append(hinted(shape, point.hint))
    parts += _labels([(across(p.x), up(p.y), p.name) for p in points[:labels]], left, right, top)
    return svg(height, *parts, named=named)


def _labels(points: Sequence[tuple[float, float, str]], left: float, right: float, top: float) -> list[str]:
    """Labels beside their points; labels that would overlap earlier ones are left out."""
    taken: list[tuple[float, float, float]] = []
    parts = []
    for x, y, name in points:
        long = width(name, SMALL)
        ends = x + 7 + long > right
        start = x - 7 - long if ends else x + 7
        free = all(abs(y - other) > 12 or start + long < a or start > b for a, b, other in taken)
        if free and start >= left and y > top - 6:
            taken.append((start - 4, start + long + 4, y))
            parts.append(text(name, x - 7 if ends else x + 7, y + 3.5, "label end" if ends else "label"))
    return parts


def _room(values: Sequence[float]) -> tuple[float, float]:
    """The range of an axis: from zero or the smallest negative value to slightly above the largest."""
    low, high = min(0.0, *values, 0.0), max(*values, 0.0)
    return low, (high + (high - low) * 0.06) or 1.0


# --- boxes -----------------------------------------------------------------------------------------------------------


def boxes(rows: Sequence[tuple[str, Sequence[float], float, str]], *, title: str, named: str) -> str:
    """A box plot: each row has a name, five quantiles, a mean and a tooltip."""
    left = min(max(width(name, LETTERS) for name, *_ in rows), LABELS[1]) + 10
    ends = [value for _, quantiles, *_ in rows for value in (quantiles[0], quantiles[-1])]
    pad = (max(ends) - min(ends)) * 0.05 or 1.0
    scale = Scale(min(ends) - pad, max(ends) + pad, left, WIDTH - 6)
    top, step = 8.0, 30.0
    bottom = top + step * len(rows)
    parts = [_upright(scale(value), top, bottom, "grid") for value in scale.ticks()]
    for i, (name, quantiles, mean, hint) in enumerate(rows):
        low, first, median, third, high = (scale(value) for value in quantiles)
        middle = top + step * (i + 0.5)
        shape = tag("line", class_="whisker", x1=low, x2=high, y1=middle, y2=middle)
        shape += tag("rect", class_="bar pale", x=first, y=middle - 8, width=max(third - first, 1), height=16, rx=2)
        shape += _upright(median, middle - 8, middle + 8, "median")
        shape += tag("circle", class_="dot", cx=scale(mean), cy=middle, r=3.5)
        parts.append(hinted(shape, hint) + text(_cut(name, left - 10), 0, middle + 4, "name"))
    parts.append(_axis_below(scale, bottom, title, str))
    return svg(bottom + 34, *parts, named=named)
