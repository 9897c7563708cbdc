"""Map legend: the kinds of routes on this board, the eight colours with their marks, points and bonuses."""

from __future__ import annotations

from branchline.boards.model import COLOURS, GREY
from branchline.draw.blocks import Block, below, rows_across
from branchline.draw.countries import medallion
from branchline.draw.lettering import TITLE, width, wrapped
from branchline.draw.position import station
from branchline.draw.sheet import Sheet
from branchline.draw.spaces import space_shape
from branchline.draw.svg import at, group, tag, text

LINE = 23.0
WORDS = 15.0
WORDS_LINE = 18.0
WORDS_ROOM = 240.0  # longer texts are wrapped
SAMPLE = 50.0  # from the left edge of a sample to the text beside it
MEDALLION_SCALE = 0.82
FIGURES_GAP = 18.0


def kinds(sheet: Sheet, across: int) -> Block:
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


def colours(sheet: Sheet, across: int) -> Block:
    """A space of each colour with its mark and name, in `across` columns."""
    return rows_across([_row(_space("plain", colour), sheet.texts.colour(colour)) for colour in COLOURS], across)


def worth(sheet: Sheet) -> Block:
    """A table of route points by length, for the lengths on this board, then the bonuses."""
    board, texts = sheet.board, sheet.texts
    bonuses = [
        (board.rules.longest_path, "drawing-longest-path"),
        (board.rules.most_tickets, "drawing-most-tickets"),
        (board.rules.station_points if board.rules.station_costs else 0, "drawing-unbuilt"),
    ]
    lines = [_bonus(points, texts(code)) for points, code in bonuses if points]
    return below([_points(sheet), *([below(lines, 0)] if lines else [])], 6)


def _row(sample: str, words: str, high: float = LINE) -> Block:
    lines = wrapped(words, WORDS, WORDS_ROOM)
    high = max(high, LINE + WORDS_LINE * (len(lines) - 1))
    first = high / 2 + 5 - WORDS_LINE * (len(lines) - 1) / 2
    labels = [text(line, SAMPLE, first + WORDS_LINE * i, "words") for i, line in enumerate(lines)]
    body = group(sample, transform=at(0, high / 2)) + "".join(labels)
    return Block(SAMPLE + max(width(line, WORDS) for line in lines), high, body)


def _space(look: str, colour: str, symbol: bool = False, any_cards: bool = False) -> str:
    return group(space_shape(look, colour, symbol, any_cards), class_=f"{look} {colour}", transform=at(20, 0))


def _points(sheet: Sheet) -> Block:
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
    return Block(x - 6, 2 * LINE, "".join(parts))


def _bonus(points: int, words: str) -> Block:
    figure = f"+{points}"
    body = text(figure, 0, 16, "figure") + text(words, 40, 15.5, "words")
    return Block(40 + width(words, WORDS), 21, body)
