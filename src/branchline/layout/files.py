"""Layouts beside the files of their boards: `europe.toml`, `europe.layout.json`, and by hand `europe.layout.toml`."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from branchline.boards import Board
from branchline.boards.reader import show
from branchline.errors import BranchlineError
from branchline.layout.model import FORMAT, Layout


class LayoutError(BranchlineError):
    """A file of a layout that can't be used."""


Side = Literal["right", "left", "above", "below", "above right", "above left", "below right", "below left"]


class Adjustments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled by hand. Lengths are in spaces, bends in shares of the way from end to end."""

    land: Literal["natural earth", "made up", "none"] | None = None  # none given: as the places suggest
    margins: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)  # above, right, below, left of all that is drawn
    move: dict[str, tuple[float, float]] = {}  # a city's way east and south from its true place
    labels: dict[str, Side] = {}  # on which side of a city its name stands
    bend: dict[str, tuple[float, float]] = {}  # a route's bends to the right, near its first city and near its second
    scale: float = 1.0  # of the land, against the one at which the usual lane is as long as its spaces
    seed: int = 1  # of a made-up coast


def layout_path(board: Board) -> Path | None:
    """Where the layout of a board is kept; None for a board that came from no file."""
    return None if board.path is None else board.path.with_suffix(".layout.json")


def stored_layout(board: Board) -> Layout | None:
    """The layout beside a board's file, unless it is missing or was made from something else."""
    path = layout_path(board)
    if path is None or not path.exists():
        return None
    try:
        layout = msgspec.json.decode(path.read_bytes(), type=Layout)
    except (OSError, msgspec.DecodeError):
        return None  # of an older format, or broken: as good as missing
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
    """A layout as JSON, one place and one lane a line: what has changed between two can be read."""
    lines = []
    for key, value in msgspec.to_builtins(layout).items():
        if isinstance(value, dict) and key in ("places", "lanes", "land"):
            entries = ",\n".join(f"{_json(name)}: {_json(entry)}" for name, entry in value.items())
            lines.append(f"{_json(key)}: {{\n{entries}\n}}")
        else:
            lines.append(f"{_json(key)}: {_json(value)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def adjustments(board: Board) -> Adjustments:
    """What someone has settled by hand for a board, in the file beside it."""
    path = None if board.path is None else board.path.with_suffix(".layout.toml")
    if path is None or not path.exists():
        return Adjustments()
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Adjustments)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LayoutError(f"{path}: {error}") from None
    for name in (*found.move, *found.labels):
        if name not in board.city_index:
            raise LayoutError(f"{path}: no city {show(name)} on this board")
    for name in found.bend:
        if name not in board.lane_index:
            raise LayoutError(f"{path}: no lane {show(name)} on this board")
    return found


def made_from(board: Board, by_hand: Adjustments) -> str:
    """A digest of all that a layout depends on: places and their names, lanes, adjustments."""
    lines = [f"format {FORMAT}", msgspec.json.encode(by_hand).decode()]
    lines += [f"city {city.id} {city.name} {city.lat} {city.lon}" for city in board.cities]
    lines += [f"country {c.id} {c.name} {dict(c.names)} {c.lat} {c.lon}" for c in board.countries]
    lines += [f"lane {lane.id} {lane.length}" for lane in sorted(board.lanes, key=lambda lane: lane.id)]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]
