"""Miniatures of boards, as the page shows them on its first screen.

The same land and routes as on the board, seen from afar: coarser coasts, no letters, a line for each space.
"""

from __future__ import annotations

import re
from collections import defaultdict
from math import cos, hypot, radians, sin

from branchline.boards import Board
from branchline.draw.palette import ROUTES, THEMES, Theme, edge
from branchline.layout import Layout, layout_for

WIDTH = 640  # units across: a card is about half as wide, in pixels
LEAST_ISLAND = 7.0  # smaller ones would be specks
COARSE = 0.9  # units that a coast may differ from the board's
Point = tuple[float, float]


def draw_miniature(board: Board, theme: str = "light") -> str:
    """A small SVG of a board without words, for `theme` "light" or "dark"."""
    return _miniature(board, THEMES[theme])


def _miniature(board: Board, theme: Theme) -> str:
    layout = layout_for(board)
    scale = WIDTH / layout.width
    height = round(layout.height * scale)
    coast = _land(layout.land.coast, scale, closed=True)
    parts = [f'<path fill="{theme.sea}" d="M0 0h{WIDTH}v{height}H0z"/>']
    if coast:
        parts += [
            f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" d="{coast}"/>'
            for colour, width in ((theme.ripples[0], 16), (theme.ripples[2], 7))
        ]
        parts.append(f'<path fill="{theme.land}" stroke="{theme.coast}" stroke-width=".8" d="{coast}"/>')
    if layout.land.lakes:
        parts.append(f'<path fill="{theme.sea}" d="{_land(layout.land.lakes, scale, closed=True)}"/>')
    borders = _land(layout.land.borders, scale, closed=False)
    if borders:
        parts.append(f'<path fill="none" stroke="{theme.border}" d="{borders}"/>')
    parts += [*_routes(board, layout, theme, scale), _cities(board, layout, theme, scale)]
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


def _routes(board: Board, layout: Layout, theme: Theme, scale: float) -> list[str]:
    """A short line for each space, all of one colour as one path; a darker line below is its edge."""
    lines: dict[str, list[str]] = defaultdict(list)
    reach = layout.space_length / 2 - 4.5
    for route in board.routes:
        for space in layout.routes[route.id]:
            x, y = reach * cos(radians(space.angle)), reach * sin(radians(space.angle))
            start = f"M{_near((space.x - x) * scale)} {_near((space.y - y) * scale)}"
            lines[route.colour].append(f"{start}l{_near(2 * x * scale)} {_near(2 * y * scale)}")
    broad = layout.space_width * scale
    found = []
    for colour in ROUTES:
        if colour in lines:
            data = "".join(lines[colour])
            for paint, width in ((edge(theme, ROUTES[colour]), broad), (ROUTES[colour], broad - 1.5)):
                found.append(f'<path fill="none" stroke="{paint}" stroke-width="{_near(width)}" d="{data}"/>')
    return found


def _cities(board: Board, layout: Layout, theme: Theme, scale: float) -> str:
    """Round ends of lines without length."""
    points = (layout.places[city.id] for city in board.cities)
    data = "".join(f"M{_near(point.x * scale)} {_near(point.y * scale)}h0" for point in points)
    radius = 2 * layout.city_radius * scale
    return "".join(
        f'<path fill="none" stroke="{paint}" stroke-linecap="round" stroke-width="{_near(width)}" d="{data}"/>'
        for paint, width in ((theme.city_edge, radius + 3), (theme.city, radius))
    )


# --- coarser lines ---------------------------------------------------------------------------------------------------


def _land(data: str, scale: float, *, closed: bool) -> str:
    parts = []
    for line in _points(data):
        small = [(x * scale, y * scale) for x, y in line]
        if closed and max(_extent(small)) < LEAST_ISLAND:
            continue
        coarse = _coarser(small, COARSE)
        if len(coarse) > (2 if closed else 1):
            parts.append(_steps(coarse) + ("z" if closed else ""))
    return "".join(parts)


def _points(data: str) -> list[list[Point]]:
    """Lines of a path of `M` with a point and `l` with steps."""
    lines = []
    for piece in data.split("M")[1:]:
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", piece)]
        x, y = numbers[:2]
        line = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x, y))
        lines.append(line)
    return lines


def _extent(points: list[Point]) -> tuple[float, float]:
    xs, ys = zip(*points, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def _coarser(points: list[Point], least: float) -> list[Point]:
    """Without points that lie nearly on the way between others (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = hypot(bx - ax, by - ay)

    def away(point: Point) -> float:
        if length == 0:
            return hypot(point[0] - ax, point[1] - ay)
        return abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / length

    far = max(range(1, len(points) - 1), key=lambda i: away(points[i]))
    if away(points[far]) < least:
        return [points[0], points[-1]]
    return [*_coarser(points[: far + 1], least)[:-1], *_coarser(points[far:], least)]


def _steps(points: list[Point]) -> str:
    """From whole unit to whole unit: what is rounded off does not add up."""
    rounded = [(round(x), round(y)) for x, y in points]
    text, last = f"M{rounded[0][0]} {rounded[0][1]}l", rounded[0]
    for point in rounded[1:]:
        if point != last:
            dx, dy = point[0] - last[0], point[1] - last[1]
            text += f"{'' if text[-1] == 'l' or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}"
            last = point
    return text


def _near(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
