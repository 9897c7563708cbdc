"""Score table of a game's players below the map, and the colour scale of a heat map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.draw.blocks import Block, Section
from branchline.draw.heat import Heat, span
from branchline.draw.lettering import width
from branchline.draw.palette import ramp_at
from branchline.draw.position import Standing, train
from branchline.draw.sheet import Sheet
from branchline.draw.svg import at, tag, text, use

if TYPE_CHECKING:
    from branchline.game.scores import Score

LINE = 26.0
FIRST = 30.0  # y of the first player's line, below the column titles
NAME_AT = 52.0  # x of the names, after the trains
COLUMN_GAP = 22.0
STAR = 16.0  # width of the star after a winner's name
SCALE_WIDTH, SCALE_HEIGHT, SCALE_STEPS = 260.0, 15.0, 26


def results(sheet: Sheet) -> Section:
    """The players with trains and points; once the game is over, with their final scores, the best first."""
    standing, texts = sheet.standing, sheet.texts
    assert standing is not None
    columns = _counted(sheet, standing) if standing.over else _so_far(sheet, standing)
    seats = list(range(standing.players))
    if standing.over:
        seats.sort(key=lambda seat: (seat not in standing.winners, -standing.scores[seat].total))
    names = [texts.seat(seat) for seat in seats]
    x = NAME_AT + max(width(name, 15) for name in names) + COLUMN_GAP + (STAR if standing.winners else 0)
    parts = []
    for row, (seat, name) in enumerate(zip(seats, names, strict=True)):
        y = FIRST + LINE * row
        parts.append(train(seat, at(20, y - 5)))
        parts.append(text(name, NAME_AT, y, "words"))
        if seat in standing.winners:
            star = at(NAME_AT + width(name, 15) + STAR / 2 + 2, y - 5, scale=STAR * 0.8)
            parts.append(use("mark-yellow", "star", transform=star))
    for title, values in columns:
        cells = [values[seat] for seat in seats]
        x += max(width(title, 13), *(width(cell, 17) for cell in cells))
        parts.append(text(title, x, 5, "small end"))
        parts += [text(cell, x, FIRST + LINE * row, "figure end") for row, cell in enumerate(cells)]
        x += COLUMN_GAP
    table = Block(x - COLUMN_GAP, LINE * len(seats) + 9, "".join(parts))
    return Section(texts("head-scores" if standing.over else "drawing-players"), table)


def heat_scale(sheet: Sheet) -> Section:
    """The colour scale, with the smallest and largest numbers of routes and of cities."""
    heat = sheet.heat
    assert heat is not None
    step = SCALE_WIDTH / SCALE_STEPS
    parts = [
        tag(
            "rect",
            x=step * i,
            y=0,
            width=step + 0.4,  # overlap, so that no seam shows between two steps
            height=SCALE_HEIGHT,
            style=f"fill:{ramp_at(sheet.theme, i / (SCALE_STEPS - 1))}",
        )
        for i in range(SCALE_STEPS)
    ]
    y = SCALE_HEIGHT + 20
    for code, numbers in (("drawing-heat-routes", heat.routes), ("drawing-heat-cities", heat.cities)):
        if numbers:
            least, most = span(numbers.values())
            parts.append(text(_figure(least, heat), 0, y, "figure"))
            parts.append(text(sheet.texts(code), SCALE_WIDTH / 2, y, "small middle"))
            parts.append(text(_figure(most, heat), SCALE_WIDTH, y, "figure end"))
            y += 22
    return Section(heat.title or sheet.texts("drawing-heat"), Block(SCALE_WIDTH, y - 16, "".join(parts)))


Column = tuple[str, Sequence[str]]  # title, and a cell for each seat


def _so_far(sheet: Sheet, standing: Standing) -> list[Column]:
    return [
        (sheet.texts("drawing-trains"), [str(n) for n in standing.trains]),
        (sheet.texts("drawing-points").lower(), [str(n) for n in standing.points]),
    ]


def _counted(sheet: Sheet, standing: Standing) -> list[Column]:
    """The parts of the total that this board scores, and the total."""
    rules = sheet.board.rules
    fields = [
        ("score-routes", "routes", True),
        ("score-tickets", "tickets", True),
        ("score-countries", "countries", bool(sheet.board.countries)),
        ("score-stations", "stations", bool(rules.station_costs)),
        ("score-path", "longest_path", rules.longest_path > 0),
        ("score-most-tickets", "most_tickets", rules.most_tickets > 0),
        ("score-total", "total", True),
    ]
    return [
        (sheet.texts(code), [_points(score, field) for score in standing.scores]) for code, field, has in fields if has
    ]


def _points(score: Score, field: str) -> str:
    return str(getattr(score, field)).replace("-", "−")


def _figure(value: float, heat: Heat) -> str:
    digits = f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"
    return f"{digits} {heat.unit}".strip().replace("-", "−")
