"""What stands below the map, inside the same frame: title, legend, points, a game's count, a heat map's scale."""

from __future__ import annotations

from branchline.draw.blocks import Block, Section, columns
from branchline.draw.legend import colours, kinds, worth
from branchline.draw.lettering import TITLE, width, wrapped
from branchline.draw.results import heat_scale, results
from branchline.draw.sheet import Sheet
from branchline.draw.svg import group, tag, text

PAPER = 34.0  # around the frame
FRAME = 16.0  # from the map to the outside of the frame
INSET = 30.0  # from the frame to what stands in the band
TITLE_SIZE = 46.0
TITLE_SPACING = 0.16
NEAT = 40.0  # a bar of the frame is about a space long
SHAPES = ((1, 2), (2, 2), (1, 4), (2, 4), (3, 4), (1, 1))  # kinds of lanes, and colours, in so many columns


def draw_band(sheet: Sheet) -> Block:
    """The band: as wide as the map, as high as it needs to be."""
    board, texts, room = sheet.board, sheet.texts, sheet.layout.width - 2 * INSET
    parts, y = _title(sheet, room)
    told = columns([_sections(sheet, *across) for across in SHAPES], room)
    parts.append(group(told.body, transform=f"translate({INSET:g} {y:g})"))
    y += told.height
    note = texts.note(board)
    if note:
        lines = wrapped(note, 13, room)
        y += 26
        parts += [text(line, INSET, y + 18 * i, "small") for i, line in enumerate(lines)]
        y += 18 * (len(lines) - 1)
    return Block(sheet.layout.width, y + INSET - 8, "".join(parts))


def _sections(sheet: Sheet, kinds_across: int, colours_across: int) -> list[Section]:
    """What the band tells; kinds and colours in so many columns."""
    texts = sheet.texts
    sections = [results(sheet)] if sheet.standing else []
    if sheet.heat:
        return [*sections, heat_scale(sheet)]
    return [
        *sections,
        Section(texts("drawing-lanes"), kinds(sheet, kinds_across)),
        Section(texts("drawing-colours"), colours(sheet, colours_across)),
        Section(texts("drawing-points"), worth(sheet)),
    ]


def draw_frame(width: float, height: float, map_height: float) -> str:
    """The paper with a neat line: bars of about a space's length, dark and light in turn, around map and band."""
    left, right = -FRAME / 2, width + FRAME / 2
    top, bottom = -FRAME / 2, height + FRAME / 2
    sides = [
        (f"M{left:g} {top:g}H{right:g}", right - left),
        (f"M{left:g} {bottom:g}H{right:g}", right - left),
        (f"M{left:g} {top:g}V{bottom:g}", bottom - top),
        (f"M{right:g} {top:g}V{bottom:g}", bottom - top),
    ]
    bars = []
    for data, length in sides:
        count = round(length / NEAT) // 2 * 2 + 1  # odd: the same at both ends
        bar = length / count
        bars.append(tag("path", class_="gap", d=data, stroke_dasharray=f"0 {bar:.3f} {bar:.3f} 0"))
    return group(
        tag("rect", class_="neat", x=left, y=top, width=right - left, height=bottom - top),
        *bars,
        tag("rect", class_="frame", x=0, y=0, width=width, height=height),
        tag("rect", class_="frame", x=-FRAME, y=-FRAME, width=width + 2 * FRAME, height=height + 2 * FRAME),
        tag("path", class_="frame", d=f"M0 {map_height:g}H{width:g}M0 {map_height + 4:g}H{width:g}"),
        class_="neatline",
    )


def _title(sheet: Sheet, room: float) -> tuple[list[str], float]:
    """The board's title between two rules, and where what follows begins."""
    board, texts = sheet.board, sheet.texts
    words = texts.title(board).upper()
    size = min(TITLE_SIZE, TITLE_SIZE * room / width(words, TITLE_SIZE, TITLE, TITLE_SPACING))
    wide = width(words, size, TITLE, TITLE_SPACING) - TITLE_SPACING * size
    middle, baseline = sheet.layout.width / 2, 20 + size
    parts = [
        text(words, middle + TITLE_SPACING * size / 2, baseline, "title middle", font_size=size),
    ]
    arm = (room - wide) / 2 - 28
    if arm > 20:
        y = baseline - size * 0.35
        for start in (INSET, middle + wide / 2 + 28):
            lines = f"M{start:g} {y - 2:g}h{arm:g}M{start:g} {y + 2:g}h{arm:g}"
            parts.append(tag("path", class_="rule", d=lines))
    low, high = board.rules.players
    subtitle = texts("drawing-subtitle", low=low, high=high, number=board.rules.trains)
    parts.append(text(subtitle, middle, baseline + 25, "subtitle middle"))
    return parts, baseline + 45
