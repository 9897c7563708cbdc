"""The legend: kinds of lanes, the eight colours with their marks, what lanes are worth. It tells what the board has."""

from __future__ import annotations

from branchline.boards.model import COLOURS, GREY
from branchline.draw.blocks import Block, below, beside
from branchline.draw.lettering import TITLE, width
from branchline.draw.position import station
from branchline.draw.sheet import Sheet
from branchline.draw.spaces import space_shape
from branchline.draw.svg import at, group, tag, text

LINE = 24.0
WORDS = 15.0
SAMPLE = 52.0  # from the left of a sample to the words beside it
SMALL = 0.5  # scale of the trains in the table of points


def kinds(sheet: Sheet) -> Block:
    """A sample of each kind of lane on the board, and of stations and countries, with what it asks for."""
    board, texts = sheet.board, sheet.texts
    lanes = board.lanes
    rows = [(_space("plain", "blue"), texts("drawing-coloured"))]
    if any(lane.colour == GREY and not lane.any_cards for lane in lanes):
        rows.append((_space("plain", GREY), texts("drawing-grey")))
    if any(lane.tunnel for lane in lanes):
        rows.append((_space("tunnel", "orange"), texts("drawing-tunnel")))
    if any(lane.symbols for lane in lanes):
        rows.append((_space("ferry", GREY, symbol=True), texts("drawing-ferry")))
    for number in sorted({lane.any_cards for lane in lanes if lane.any_cards}):
        rows.append((_space("plain", GREY, any_cards=True), texts("drawing-any-cards", number=number)))
    if board.rules.station_costs:
        rows.append((station(0, at(20, 1)), texts("drawing-station")))
    if board.countries:
        medallion = tag("circle", class_="rim", cx=20, cy=0, r=10) + tag("circle", class_="line", cx=20, cy=0, r=7.4)
        rows.append((group(medallion, class_="country"), texts("drawing-country")))
    return below([_row(sample, words) for sample, words in rows], 0)


def colours(sheet: Sheet, across: int) -> Block:
    """Each colour's space with its mark and name, in so many columns."""
    rows = [_row(_space("plain", colour), sheet.texts.colour(colour)) for colour in COLOURS]
    high = len(rows) // across
    parts = [below(rows[i : i + high], 0) for i in range(0, len(rows), high)]
    return beside(parts, sum(part.width for part in parts) + 40 * (across - 1))


def worth(sheet: Sheet) -> Block:
    """The points of each length that the board has, as trains of so many spaces, then the bonuses."""
    board, texts = sheet.board, sheet.texts
    lengths = sorted({lane.length for lane in board.lanes})
    rows = [_train(length, board.rules.points[length]) for length in lengths]
    half = (len(rows) + 1) // 2 if len(rows) > 5 else len(rows)
    parts = [below(rows[:half], 0), *([below(rows[half:], 0)] if rows[half:] else [])]
    trains = beside(parts, sum(part.width for part in parts) + 40 * (len(parts) - 1))
    bonuses = [
        (board.rules.longest_path, "drawing-longest-path"),
        (board.rules.most_tickets, "drawing-most-tickets"),
        (board.rules.station_points if board.rules.station_costs else 0, "drawing-unbuilt"),
    ]
    lines = [_bonus(points, texts(code)) for points, code in bonuses if points]
    return below([trains, below(lines, 0)], 8) if lines else trains


def _row(sample: str, words: str) -> Block:
    body = group(sample, transform=at(0, LINE / 2)) + text(words, SAMPLE, LINE / 2 + 5, "words")
    return Block(SAMPLE + width(words, WORDS), LINE, body)


def _space(look: str, colour: str, symbol: bool = False, any_cards: bool = False) -> str:
    return group(space_shape(look, colour, symbol, any_cards), class_=f"{look} {colour}", transform=at(20, 0))


def _train(length: int, points: int) -> Block:
    step = 40 * SMALL + 2
    spaces = "".join(
        group(space_shape("plain", GREY), class_=GREY, transform=at(step * i + step / 2, 10, scale=SMALL))
        for i in range(length)
    )
    figure = str(points)
    body = spaces + text(figure, step * length + 8, 15.5, "figure")
    return Block(step * length + 8 + width(figure, 16, TITLE), 20, body)


def _bonus(points: int, words: str) -> Block:
    figure = f"+{points}"
    body = text(figure, 0, 16, "figure") + text(words, 40, 15.5, "words")
    return Block(40 + width(words, WORDS), 22, body)
