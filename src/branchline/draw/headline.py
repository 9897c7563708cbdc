"""The result above a finished game's map, in large type: pictures are shared and looked at on phones."""

from __future__ import annotations

from branchline.draw.box_layout import Box
from branchline.draw.pieces import train
from branchline.draw.sheet import Sheet
from branchline.draw.svg import MAP, TITLE, at, group, text, width

PRODUCT = "Branchline"
# Shares of the map's width: a picture 390 pixels wide has figures of 16 pixels, and letters of 13 below them.
HEADLINE, PLAYER, ABOUT = 0.062, 0.042, 0.034
LINE = 1.35  # from line to line, in sizes of the type
TRAIN = 20.0  # half the length of a train


def draw_headline(sheet: Sheet, date: str) -> Box:
    """Who has won, everybody's total, the best first, and the product's name with the date."""
    position, texts, wide = sheet.position, sheet.texts, sheet.layout.width
    assert position is not None
    parts, y = [], 0.0

    def line(words: str, size: float, face: str, class_: str, x: float = 0.0, room: float = wide) -> None:
        fitting = min(size, size * room / max(1.0, width(words, size, face)))
        parts.append(text(words, x, y, class_, font_size=round(fitting, 1)))

    y += wide * HEADLINE
    line(texts("page-end-won", winners=position.winners), wide * HEADLINE, TITLE, "headline")
    size = wide * PLAYER
    y += size * 0.3
    seats = sorted(
        range(position.players), key=lambda seat: (seat not in position.winners, -position.scores[seat].total)
    )
    scale = size / TRAIN * 0.7
    for seat in seats:
        y += size * LINE
        parts.append(train(seat, at(TRAIN * scale, y - size * 0.33, scale=scale)))
        x = 2 * TRAIN * scale + size * 0.6
        line(texts.seat(seat), size, MAP, "total", x, wide - x - 3 * size)
        total = str(position.scores[seat].total).replace("-", "−")
        parts.append(text(total, wide, y, "headline end", font_size=round(size, 1)))
    y += wide * ABOUT * 1.7
    line(f"{PRODUCT} · {texts.title(sheet.board)} · {date}", wide * ABOUT, MAP, "about")
    return Box(wide, y + wide * ABOUT * 0.8, group(*parts, class_="result"))
