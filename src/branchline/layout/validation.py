"""Validation of a layout file from elsewhere: that it fits its board and can be drawn, and contains nothing else.

A layout may come with a board from a stranger. Its path data is written into drawings, so nothing but path data is
accepted, and every number must be finite and of a sensible size.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import msgspec

from branchline.boards import Board
from branchline.layout.files import LayoutError
from branchline.layout.model import FORMAT, Layout

LARGEST_FILE = 2_000_000  # bytes
LARGEST = 100_000.0  # units: a sheet is a few thousand wide
ANCHORS = ("start", "middle", "end")
SAME = 0.01  # what a size may differ from the standard size
_PATH = re.compile(r"[MmLlHhVvZz0-9 .,\n-]*")


def decode_layout(board: Board, data: bytes) -> Layout:
    """The layout in a JSON file. LayoutError if it is not one, or not one of this board."""
    if len(data) > LARGEST_FILE:
        raise LayoutError(f"a layout is at most {LARGEST_FILE:,} bytes, not {len(data):,}")
    try:
        layout = msgspec.json.decode(data, type=Layout)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LayoutError(f"not a layout: {error}") from None
    for problem in _problems(board, layout):
        raise LayoutError(f"not a layout of this board: {problem}")
    return layout


def _problems(board: Board, layout: Layout) -> Iterator[str]:
    if layout.format != FORMAT:
        yield f"its format is {layout.format}, not {FORMAT}"
    names = {city.id: city.name for city in board.cities} | {each.id: each.name for each in board.countries}
    if layout.places.keys() != names.keys():
        yield "its places are others"
    if {name: len(spaces) for name, spaces in layout.routes.items()} != {r.id: r.length for r in board.routes}:
        yield "its routes are others"
    for number in _numbers(layout):
        if not math.isfinite(number) or abs(number) > LARGEST:
            yield f"{number} is no place on a sheet"
    for size in (layout.width, layout.height, *_sizes(layout)):
        if size <= 0:
            yield f"a size is {size:g}"
    for place in layout.places.values():
        if place.label.anchor not in ANCHORS:
            yield "a name is aligned in an unknown way"
    for id, name in names.items():
        shown = layout.places[id].label.lines if id in layout.places else ()
        if "".join(" ".join(shown).split()) != "".join(name.split()):
            yield f'"{id}" has another name'
    for field in layout.land.__struct_fields__:
        if not _PATH.fullmatch(getattr(layout.land, field)):
            yield f"its {field} are not path data"


def _sizes(layout: Layout) -> tuple[float, ...]:
    return (
        layout.space_length, layout.space_width, layout.city_radius, layout.country_radius, layout.label_size,
        layout.line_height,
    )  # fmt: skip


def _numbers(layout: Layout) -> Iterator[float]:
    yield from (layout.width, layout.height, *_sizes(layout))
    for place in layout.places.values():
        label = place.label
        yield from (place.x, place.y, *place.true, label.left, label.top, label.width, label.height)
    for spaces in layout.routes.values():
        for space in spaces:
            yield from (space.x, space.y, space.angle)
