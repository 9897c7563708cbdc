"""SVG to PNG. Only the fonts that come with the package are used, so that a picture is the same on every machine."""

from __future__ import annotations

from typing import Any

from branchline.draw.lettering import FONTS, MAP
from branchline.errors import BranchlineError

MOST_PIXELS = 16_000  # a side


def to_png(svg: str, *, width: int | None = None, scale: float | None = None) -> bytes:
    """A picture of a drawing: so many pixels wide, or so many pixels a unit (one, unless given)."""
    import resvg_py  # a renderer of several MB: not before it is needed

    if width is not None and not 1 <= width <= MOST_PIXELS:
        raise BranchlineError(f"a picture is from 1 to {MOST_PIXELS} pixels wide, not {width}")
    size: dict[str, Any] = {"width": width} if width is not None else {"zoom": scale or 1.0}
    files = sorted(str(path) for path in FONTS.glob("*.ttf"))
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=MAP, **size)
    )
