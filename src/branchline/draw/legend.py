"""Contents of the band below a map: the legend, the score table of a game's players, the colour scale of a heat map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.boards.model import COLOURS, GREY
from branchline.draw.box_layout import Box, Section, below, rows_across
from branchline.draw.heat import Heat, span
from branchline.draw.palette import ramp_at
from branchline.draw.pieces import medallion, space_shape, station, train
from branchline.draw.sheet import Position, Sheet
from branchline.draw.svg import TITLE, at, group, tag, text, use, width, wrapped

if TYPE_CHECKING:
    from branchline.game.scores import Score

LINE = 23.0
WORDS = 15.0
WORDS_LINE = 18.0
WORDS_ROOM = 240.0  # longer texts are wrapped
SAMPLE = 50.0  # from the left edge of a sample to the text beside it
MEDALLION_SCALE = 0.82
FIGURES_GAP = 18.0


def kinds(sheet: Sheet, across: int) -> Box:
    """A sample of each kind of route on the board, and of stations and countries, with an explanation."""
    board, texts = sheet.board, sheet.texts
    routes = board.routes
    rows = [_row(_space("plain", "blue"), texts("drawing-coloured"))]
    if any(route.colour == GREY and not route.any_cards for route in routes):
        rows.append(_row(_space("plain", GREY), texts("drawing-grey")))
    if any(route.tunnel for route in routes):
        rows.append(_row(_space("tunnel", "orange"), texts("drawing-tunnel")))
    if any(route.symbols for route in routes):
        rows.append(_row(_space("ferry", GREY, symbol=True), texts("drawing-ferry")))
    for number in sorted({route.any_cards for route in routes if route.any_cards}):
        rows.append(_row(_space("plain", GREY, any_cards=True), texts("drawing-any-cards", number=number)))
    if board.rules.station_costs:
        rows.append(_row(station(0, at(20, 1)), texts("drawing-station")))
    if board.countries:
        radius = sheet.layout.country_radius
        cards = max((country.cards for country in board.countries), key=len)
        sample = group(medallion(cards, 0, 0, radius), class_="country", transform=at(20, 0, scale=MEDALLION_SCALE))
        rows.append(_row(sample, texts("drawing-country"), 2 * radius * MEDALLION_SCALE + 4))
    return rows_across(rows, across)


def colours(sheet: Sheet, across: int) -> Box:
    """A space of each colour with its mark and name, in `across` columns."""
    return rows_across([_row(_space("plain", colour), sheet.texts.colour(colour)) for colour in COLOURS], across)


def worth(sheet: Sheet) -> Box:
    """A table of route points by length, for the lengths on this board, then the bonuses."""
    board, texts = sheet.board, sheet.texts
    bonuses = [
        (board.rules.longest_path, "drawing-longest-path"),
        (board.rules.most_tickets, "drawing-most-tickets"),
        (board.rules.station_points if board.rules.station_costs else 0, "drawing-unbuilt"),
    ]
    lines = [_bonus(points, texts(code)) for points, code in bonuses if points]
    return below([_points(sheet), *([below(lines, 0)] if lines else [])], 6)


def _row(sample: str, words: str, high: float = LINE) -> Box:
    lines = wrapped(words, WORDS, WORDS_ROOM)
    high = max(high, LINE + WORDS_LINE * (len(lines) - 1))
    first = high / 2 + 5 - WORDS_LINE * (len(lines) - 1) / 2
    labels = [text(line, SAMPLE, first + WORDS_LINE * i, "words") for i, line in enumerate(lines)]
    body = group(sample, transform=at(0, high / 2)) + "".join(labels)
    return Box(SAMPLE + max(width(line, WORDS) for line in lines), high, body)


def _space(look: str, colour: str, symbol: bool = False, any_cards: bool = False) -> str:
    return group(space_shape(look, colour, symbol, any_cards), class_=f"{look} {colour}", transform=at(20, 0))


def _points(sheet: Sheet) -> Box:
    """Route lengths as figures in spaces, with the points below."""
    names = sheet.texts("drawing-spaces"), sheet.texts("drawing-points").lower()
    x = max(width(name, WORDS) for name in names) + FIGURES_GAP
    parts = [text(name, 0, y, "words") for name, y in zip(names, (LINE / 2 + 5, LINE * 1.5 + 6), strict=True)]
    for length in sorted({route.length for route in sheet.board.routes}):
        points = str(sheet.board.rules.points[length])
        cell = max(24.0, width(points, 16, TITLE))
        parts.append(tag("rect", class_="cell", x=x, y=LINE / 2 - 7.5, width=cell, height=15, rx=2.4))
        parts.append(text(str(length), x + cell / 2, LINE / 2 + 5.5, "figure middle"))
        parts.append(text(points, x + cell / 2, LINE * 1.5 + 6.5, "figure middle"))
        x += cell + 6
    return Box(x - 6, 2 * LINE, "".join(parts))


def _bonus(points: int, words: str) -> Box:
    figure = f"+{points}"
    body = text(figure, 0, 16, "figure") + text(words, 40, 15.5, "words")
    return Box(40 + width(words, WORDS), 21, body)


# --- scores and heat map scale ---------------------------------------------------------------------------------------


PLAYER_LINE = 26.0
FIRST = 30.0  # y of the first player's line, below the column titles
NAME_AT = 52.0  # x of the names, after the trains
COLUMN_GAP = 22.0
STAR = 16.0  # width of the star after a winner's name
SCALE_WIDTH, SCALE_HEIGHT, SCALE_STEPS = 260.0, 15.0, 26


def results(sheet: Sheet) -> Section:
    """The players with trains and points; once the game is over, with their final scores, the best first."""
    position, texts = sheet.position, sheet.texts
    assert position is not None
    columns = _counted(sheet, position) if position.over else _so_far(sheet, position)
    seats = list(range(position.players))
    if position.over:
        seats.sort(key=lambda seat: (seat not in position.winners, -position.scores[seat].total))
    names = [texts.seat(seat) for seat in seats]
    x = NAME_AT + max(width(name, 15) for name in names) + COLUMN_GAP + (STAR if position.winners else 0)
    parts = []
    for row, (seat, name) in enumerate(zip(seats, names, strict=True)):
        y = FIRST + PLAYER_LINE * row
        parts.append(train(seat, at(20, y - 5)))
        parts.append(text(name, NAME_AT, y, "words"))
        if seat in position.winners:
            star = at(NAME_AT + width(name, 15) + STAR / 2 + 2, y - 5, scale=STAR * 0.8)
            parts.append(use("mark-yellow", "star", transform=star))
    for title, values in columns:
        cells = [values[seat] for seat in seats]
        x += max(width(title, 13), *(width(cell, 17) for cell in cells))
        parts.append(text(title, x, 5, "small end"))
        parts += [text(cell, x, FIRST + PLAYER_LINE * row, "figure end") for row, cell in enumerate(cells)]
        x += COLUMN_GAP
    table = Box(x - COLUMN_GAP, PLAYER_LINE * len(seats) + 9, "".join(parts))
    return Section(texts("head-scores" if position.over else "drawing-players"), table)


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
    return Section(heat.title or sheet.texts("drawing-heat"), Box(SCALE_WIDTH, y - 16, "".join(parts)))


Column = tuple[str, Sequence[str]]  # title, and a cell for each seat


def _so_far(sheet: Sheet, position: Position) -> list[Column]:
    return [
        (sheet.texts("drawing-trains"), [str(n) for n in position.trains]),
        (sheet.texts("drawing-points").lower(), [str(n) for n in position.points]),
    ]


def _counted(sheet: Sheet, position: Position) -> list[Column]:
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
        (sheet.texts(code), [_score_text(score, field) for score in position.scores])
        for code, field, has in fields
        if has
    ]


def _score_text(score: Score, field: str) -> str:
    return str(getattr(score, field)).replace("-", "−")


def _figure(value: float, heat: Heat) -> str:
    digits = f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"
    return f"{digits} {heat.unit}".strip().replace("-", "−")
