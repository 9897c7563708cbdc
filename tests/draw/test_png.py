"""Pictures: a text in a font that the renderer can't find vanishes silently, so ink is looked for where labels are."""

from __future__ import annotations

import json
import re
from functools import cache
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from branchline.boards import Board
from branchline.boards.model import COLOURS
from branchline.draw import to_png
from branchline.draw.marks import BEDS, definitions
from branchline.draw.pieces import space_shape
from branchline.draw.svg import FONTS, MAP, TITLE
from branchline.errors import BranchlineError
from branchline.layout import stored_layout
from branchline.texts import Texts
from branchline.texts.languages import FOLDER, LANGUAGES
from tests.draw.drawings import BOARDS, board_of, drawn
from tests.volume import some_of

WIDTH = 1500
LEAST_INK = 0.06  # of a label's box; letters with their rim fill a quarter and more

Pixels = NDArray[np.int16]


def pixels(svg: str) -> Pixels:
    return np.asarray(Image.open(BytesIO(to_png(svg, width=WIDTH))).convert("RGB"), dtype=np.int16)


@cache
def without_words(board: str) -> Pixels:
    return pixels(re.sub("<text.*?</text>", "", drawn(board)))


def inked(board: Board, svg: str) -> set[str]:
    """The places whose labels have left ink on the picture, compared with one that has no words at all."""
    layout = stored_layout(board)
    assert layout is not None
    changed = (np.abs(pixels(svg) - without_words(board.id)) > 24).any(axis=2)
    left, top, width, _ = map(float, re.findall('viewBox="([^"]+)"', svg)[0].split())
    scale = WIDTH / width
    found = set()
    for id, place in layout.places.items():
        box = place.label
        x, y = (box.left - left) * scale, (box.top - top) * scale
        part = changed[max(int(y), 0) : int(y + box.height * scale), max(int(x), 0) : int(x + box.width * scale)]
        if part.size and part.mean() > LEAST_INK:
            found.add(id)
    return found


@pytest.mark.parametrize("name", some_of(BOARDS, ["europe", "poland"]))
def test_every_label_leaves_ink(name: str) -> None:
    board = board_of(name)
    layout = stored_layout(board)
    assert layout is not None
    assert inked(board, drawn(name)) == set(layout.places)


def test_the_test_finds_a_font_that_is_not_there() -> None:
    board = board_of("thistledown")
    svg = re.sub("font-family:[^;}]*", 'font-family:"Nowhere Grotesk"', drawn("thistledown"))
    assert inked(board, svg) == set()


def test_the_title_leaves_ink() -> None:
    layout = stored_layout(board_of("thistledown"))
    assert layout is not None
    changed = (np.abs(pixels(drawn("thistledown")) - without_words("thistledown")) > 24).any(axis=2)
    _, top, width, _ = map(float, re.findall('viewBox="([^"]+)"', drawn("thistledown"))[0].split())
    first = int((layout.height - top) * WIDTH / width)
    assert changed[first : first + int(80 * WIDTH / width)].mean() > 0.02


@pytest.mark.parametrize(("face", "file"), [(MAP, "cabin"), (TITLE, "jost")])
def test_every_letter_is_in_the_fonts(face: str, file: str) -> None:
    """City names, titles, notes, catalogs: in each language."""
    widths = _widths(file)
    boards = [board_of(name) for name in BOARDS]
    told = "".join(city.name for board in boards for city in board.cities)
    for language in LANGUAGES:
        texts = Texts(language)
        told += "".join(texts.title(board) + texts.note(board) for board in boards)
        told += "".join(country.names.get(language, country.name) for board in boards for country in board.countries)
        told += (FOLDER / language / "drawing.ftl").read_text(encoding="utf-8")
    told = told.upper() if face == TITLE else told
    assert not set(told) - {"\n"} - set(widths)


@pytest.mark.parametrize("file", ["cabin", "jost"])
def test_fonts_come_with_their_licence(file: str) -> None:
    assert "SIL Open Font License, Version 1.1" in (FONTS / f"{file}-OFL.txt").read_text(encoding="utf-8")
    assert all((FONTS / f"{file}.{suffix}").exists() for suffix in ("ttf", "woff2"))


@pytest.mark.parametrize("look", BEDS)
@pytest.mark.parametrize("symbol", [False, True])
def test_marks_stay_inside_their_bed_however_it_lies(look: str, symbol: bool) -> None:
    beds, signs = [], []
    for row, colour in enumerate(COLOURS):
        for column, angle in enumerate(range(-90, 90, 15)):
            place = f'<g transform="translate({25 + 50 * column} {10 + 20 * row})">'
            beds.append(f'{place}<path d="{BEDS[look]}" fill="#fff" stroke="#000"/></g>')
            shape = space_shape(look, colour, symbol=symbol and look == "ferry", angle=angle)
            signs.append(f"{place}{''.join(re.findall('<use[^>]*mark[^>]*>', shape))}</g>")
    sheet = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160"><path d="M0 0h600v160h-600z"/>{}{}</svg>'
    bed = pixels(sheet.format("", "".join(beds)))[:, :, 0] > 127
    sign = pixels(sheet.format(definitions(), f'<g fill="#fff">{"".join(signs)}</g>'))[:, :, 0] > 127
    assert sign.sum() > 0.05 * bed.sum()
    assert not (sign & ~bed).any()


def test_pictures_are_as_wide_as_asked() -> None:
    svg = drawn("thistledown")
    assert _size(to_png(svg, width=390))[0] == 390
    once, twice = _size(to_png(svg)), _size(to_png(svg, scale=2))
    assert abs(twice[0] - 2 * once[0]) <= 2
    with pytest.raises(BranchlineError, match="from 1 to 8000 pixels wide, not 0"):
        to_png(svg, width=0)
    with pytest.raises(BranchlineError, match="at most 5, not 9"):
        to_png(svg, scale=9)


def _size(png: bytes) -> tuple[int, int]:
    width, height = Image.open(BytesIO(png)).size
    return int(width), int(height)


def _widths(file: str) -> dict[str, Any]:
    folder = FONTS.parent.parent / "layout" if file == "cabin" else FONTS
    found: dict[str, Any] = json.loads(
        (folder / ("letters.json" if file == "cabin" else "jost.json")).read_text("utf-8")
    )
    return found
