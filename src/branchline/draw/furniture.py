"""Map furniture: the frame, and the band below the map with title, legend, points, scores or heat map scale."""

from __future__ import annotations

from branchline.draw.box_layout import Box, Section, columns
from branchline.draw.legend import colours, heat_scale, kinds, results, worth
from branchline.draw.sheet import Sheet
from branchline.draw.svg import TITLE, group, number, tag, text, width, wrapped

PAPER = 34.0  # width of the paper around the frame
FRAME = 16.0  # width of the frame
INSET = 30.0  # from the frame to the contents of the band
TITLE_SIZE = 46.0
TITLE_SPACING = 0.16
PAGE_PAPER = 10.0  # in a page: width of the paper around the frame
PAGE_TITLE_SIZE = 24.0
NEAT = 40.0  # approximate length of a bar of the frame: one space
SHAPES = ((1, 2), (2, 2), (1, 4), (2, 4), (3, 4), (1, 1))  # numbers of columns for kinds of routes and for colours


def draw_band(sheet: Sheet, legend: bool = True) -> Box:
    """The band below the map: as wide as the map and as high as its contents need."""
    board, texts, room = sheet.board, sheet.texts, sheet.layout.width - 2 * INSET
    parts, y = _title(sheet, room)
    sections = columns([_sections(sheet, *across, legend) for across in SHAPES], room)
    parts.append(group(sections.body, transform=f"translate({INSET:g} {y:g})"))
    y += sections.height
    note = texts.note(board)
    if note:
        lines = wrapped(note, 13, room)
        y += 26
        parts += [text(line, INSET, y + 18 * i, "small") for i, line in enumerate(lines)]
        y += 18 * (len(lines) - 1)
    return Box(sheet.layout.width, y + INSET - 8, "".join(parts))


def _sections(sheet: Sheet, kinds_across: int, colours_across: int, legend: bool) -> list[Section]:
    """The sections of the band, with the given numbers of columns for kinds and colours."""
    texts = sheet.texts
    sections = [results(sheet)] if sheet.position else []
    if not legend:
        return sections
    if sheet.heat:
        return [*sections, heat_scale(sheet)]
    return [
        *sections,
        Section(texts("drawing-routes"), kinds(sheet, kinds_across)),
        Section(texts("drawing-colours"), colours(sheet, colours_across)),
        Section(texts("drawing-points"), worth(sheet)),
    ]


def draw_frame(width: float, height: float, map_height: float) -> str:
    """The neat line around map and band, with a double rule between them."""
    rule = tag("path", class_="frame", d=f"M0 {map_height:g}H{width:g}M0 {map_height + 4:g}H{width:g}")
    return group(*_neat_line(width, height), rule, class_="neatline")


def draw_page_frame(sheet: Sheet) -> str:
    """A frame for a map in a page, where every pixel counts: narrow paper, and the title on the lower neat line.

    Its extent is in `data-box`, because it lies outside of the map.
    """
    layout, words = sheet.layout, sheet.texts.title(sheet.board).upper()
    around = FRAME + PAGE_PAPER
    box = (-around, -around, layout.width + 2 * around, layout.height + 2 * around)
    wide = width(words, PAGE_TITLE_SIZE, TITLE, TITLE_SPACING) + PAGE_TITLE_SIZE
    middle, y = layout.width / 2, layout.height + FRAME / 2
    return group(
        tag("rect", class_="paper", x=box[0], y=box[1], width=box[2], height=box[3], rx=PAGE_PAPER / 2),
        *_neat_line(layout.width, layout.height),
        tag("rect", class_="paper plate", x=middle - wide / 2, y=y - around / 2, width=wide, height=around),
        text(
            words,
            middle + TITLE_SPACING * PAGE_TITLE_SIZE / 2,
            y + PAGE_TITLE_SIZE * 0.36,
            "title middle",
            font_size=PAGE_TITLE_SIZE,
        ),
        class_="furniture",
        data_box=" ".join(map(number, box)),
    )


def _neat_line(width: float, height: float) -> list[str]:
    """Alternating dark and light bars about as long as a space, between two thin lines."""
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
        count = round(length / NEAT) // 2 * 2 + 1  # odd, so that both ends look the same
        bar = length / count
        bars.append(tag("path", class_="gap", d=data, stroke_dasharray=f"0 {bar:.3f} {bar:.3f} 0"))
    return [
        tag("rect", class_="neat", x=left, y=top, width=right - left, height=bottom - top),
        *bars,
        tag("rect", class_="frame", x=0, y=0, width=width, height=height),
        tag("rect", class_="frame", x=-FRAME, y=-FRAME, width=width + 2 * FRAME, height=height + 2 * FRAME),
    ]


def _title(sheet: Sheet, room: float) -> tuple[list[str], float]:
    """The board's title between two rules with its subtitle, and the y at which the next part begins."""
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
