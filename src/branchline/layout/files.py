"""Layout files next to a board file: `europe.layout.json` (generated) and `europe.layout.toml` (manual adjustments).

`layout_for` returns the stored layout, or one that the program brought from elsewhere (`remember_layout`), or computes
one and caches it in memory.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from branchline.boards import Board
from branchline.boards.reader import show
from branchline.errors import BranchlineError
from branchline.layout.model import FORMAT, Layout


class LayoutError(BranchlineError):
    """A layout file, or the data for making one, can't be used."""


Side = Literal["right", "left", "above", "below", "above right", "above left", "below right", "below left"]


class Adjustments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Manual adjustments. Lengths are in spaces, bends in fractions of the distance between the two ends."""

    land: Literal["natural earth", "made up", "none"] | None = None  # None: chosen by where the cities are
    margins: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)  # above, right, below, left of the contents
    move: dict[str, tuple[float, float]] = {}  # a city's offset east and south from its true position
    labels: dict[str, Side] = {}  # the side of a city on which its name is placed
    # A corridor's bends to the right near its first and its second city, keyed by the id of its first route.
    bend: dict[str, tuple[float, float]] = {}
    scale: float = 1.0  # of the land; at 1 a typical route is as long as its spaces need
    seed: int = 1  # of a fictional coast


def layout_path(board: Board) -> Path | None:
    """The path of a board's layout file; None for a board that was not loaded from a file."""
    return None if board.path is None else board.path.with_suffix(".layout.json")


def stored_layout(board: Board) -> Layout | None:
    """The layout stored next to a board file; None if it is missing or out of date."""
    path = layout_path(board)
    if path is None or not path.exists():
        return None
    try:
        layout = msgspec.json.decode(path.read_bytes(), type=Layout)
    except (OSError, msgspec.DecodeError):
        return None  # an old format or a broken file: treated as missing
    return layout if layout.made_from == made_from(board, adjustments(board)) else None


def store_layout(board: Board, layout: Layout) -> Path:
    path = layout_path(board)
    assert path is not None, "only a board from a file has a place for its layout"
    try:
        path.write_bytes(encode(layout))
    except OSError as error:
        raise LayoutError(f"{path}: can't be written: {error.strerror or error}") from None
    return path


def encode(layout: Layout) -> bytes:
    """A layout as JSON with one line per place and per route, so that diffs are readable."""
    lines = []
    for key, value in msgspec.to_builtins(layout).items():
        if isinstance(value, dict) and key in ("places", "routes", "land"):
            entries = ",\n".join(f"{_json(name)}: {_json(entry)}" for name, entry in value.items())
            lines.append(f"{_json(key)}: {{\n{entries}\n}}")
        else:
            lines.append(f"{_json(key)}: {_json(value)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def adjustments(board: Board) -> Adjustments:
    """The manual adjustments from the `.layout.toml` file next to a board file, if there is one."""
    path = None if board.path is None else board.path.with_suffix(".layout.toml")
    if path is None or not path.exists():
        return Adjustments()
    try:
        return parse_adjustments(board, path.read_text("utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise LayoutError(f"{path}: {error}") from None


def parse_adjustments(board: Board, text: str, path: str) -> Adjustments:
    """The manual adjustments in a TOML text; `path` is the name used in messages."""
    try:
        found = msgspec.convert(tomllib.loads(text), Adjustments)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise LayoutError(f"{path}: {error}") from None
    for name in (*found.move, *found.labels):
        if name not in board.city_index:
            raise LayoutError(f"{path}: no city {show(name)} on this board")
    for name in found.bend:
        if name not in board.route_index:
            raise LayoutError(f"{path}: no route {show(name)} on this board")
    return found


def made_from(board: Board, by_hand: Adjustments) -> str:
    """A digest of everything a layout depends on: places and their names, routes, adjustments."""
    lines = [f"format {FORMAT}", msgspec.json.encode(by_hand).decode()]
    lines += [f"city {city.id} {city.name} {city.lat} {city.lon}" for city in board.cities]
    lines += [f"country {c.id} {c.name} {dict(c.names)} {c.lat} {c.lon}" for c in board.countries]
    lines += [f"route {route.id} {route.length}" for route in sorted(board.routes, key=lambda route: route.id)]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


_computed: dict[str, Layout] = {}  # keyed by the digest of their inputs
_remembered: dict[str, tuple[Layout, str]] = {}  # layouts from elsewhere, each with the hash of its JSON


def remember_layout(board: Board, data: bytes) -> None:
    """Use this layout (JSON) for a board that was not loaded from a file. LayoutError if it does not fit the board."""
    from branchline.layout.validation import decode_layout

    _remembered[made_from(board, Adjustments())] = (decode_layout(board, data), sha256(data).hexdigest()[:16])


def layout_tag(board: Board) -> str | None:
    """A short text that changes whenever a board's layout does; None if the layout would have to be computed first."""
    found = _remembered.get(made_from(board, Adjustments())) if board.path is None else None
    if found is not None:
        return found[1]
    return "stored" if stored_layout(board) is not None else None


def layout_for(board: Board, progress: Callable[[float], None] = lambda part: None) -> Layout:
    """The layout of a board. If none is stored, or it is out of date, compute one without land; this takes seconds."""
    layout = stored_layout(board)
    if layout is None:
        by_hand = adjustments(board)
        key = made_from(board, by_hand)
        if key in _remembered:
            return _remembered[key][0]
        if key not in _computed:
            from branchline.layout.arrange import QUICK, arrange  # imports the compiler, which is slow

            _computed[key] = arrange(board, by_hand, progress, QUICK)
        layout = _computed[key]
    return layout
