"""SVG writer: elements as strings, with numbers as short as possible; text measurement; rendering as PNG (resvg).

`python -m branchline.draw.svg 1600` reads an SVG from standard input and writes a PNG, 1600 pixels wide, to standard
output. The server renders in such a process, because the renderer holds the GIL and would block all other threads.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from branchline.errors import BranchlineError


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. `class_` becomes `class`, other underscores become hyphens, and None attributes are omitted."""
    attrs = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None)
    inside = "".join(children)
    return f"<{name}{attrs}>{inside}</{name}>" if inside else f"<{name}{attrs}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    return tag("g", *children, **attributes)


def text(words: str, x: float, y: float, class_: str, **attributes: str | float | None) -> str:
    """A line of text. Unprintable characters become spaces, as XML does not allow many of them."""
    plain = "".join(letter if letter.isprintable() else " " for letter in words)
    return tag("text", escape(plain), class_=class_, x=x, y=y, **attributes)


def use(id: str, class_: str | None = None, **attributes: str | float | None) -> str:
    return tag("use", href=f"#{id}", class_=class_, **attributes)


def number(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    digits = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if digits in ("-0", "") else digits


def at(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A transform: translate, rotate, scale."""
    turned = f" rotate({number(angle)})" if angle else ""
    enlarged = f" scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{enlarged}"


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)


# --- text: Cabin for the map, Jost in capitals for titles ------------------------------------------------------------


FONTS = Path(__file__).parent / "fonts"
MAP = "Branchline Cabin"
TITLE = "Branchline Jost"

_WIDTHS = {MAP: Path(__file__).parent.parent / "layout" / "letters.json", TITLE: FONTS / "jost.json"}


def width(words: str, size: float, face: str = MAP, spacing: float = 0.0) -> float:
    """The width of a line of text; `spacing` is added after each letter, as a fraction of the font size."""
    advances = _advances(face)
    return sum(advances.get(letter, 600) / 1000 + spacing for letter in words) * size


def wrapped(words: str, size: float, room: float) -> list[str]:
    """Split a text into lines no wider than `room`, as far as single words allow."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@cache
def _advances(face: str) -> dict[str, int]:
    found: dict[str, int] = json.loads(_WIDTHS[face].read_text(encoding="utf-8"))
    return found


# --- PNG -------------------------------------------------------------------------------------------------------------


WIDEST = 8_000  # pixels; rendering takes four bytes of memory per pixel
LARGEST = 5.0  # pixels per unit


def to_png(svg: str, *, width: int | None = None, scale: float | None = None) -> bytes:
    """Render a drawing, `width` pixels wide or with `scale` pixels per unit (default 1).

    Only the fonts of the package are used, so results don't depend on the machine.
    """
    import resvg_py  # several MB, so imported only when needed

    if width is not None and not 1 <= width <= WIDEST:
        raise BranchlineError(f"a picture is from 1 to {WIDEST} pixels wide, not {width}")
    if scale is not None and not 0 < scale <= LARGEST:
        raise BranchlineError(f"a picture's scale is above 0 and at most {LARGEST:g}, not {scale:g}")
    size: dict[str, Any] = {"width": width} if width is not None else {"zoom": scale or 1.0}
    files = sorted(str(path) for path in FONTS.glob("*.ttf"))
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=MAP, **size)
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # acts of players, in the server that waits for the picture, come first
    sys.stdout.buffer.write(to_png(sys.stdin.buffer.read().decode(), width=int(sys.argv[1])))
