"""SVG to PNG rasterisation (resvg). It uses only the fonts of the package, so results don't depend on the machine."""

from __future__ import annotations

from typing import Any

from branchline.draw.lettering import FONTS, MAP
from branchline.errors import BranchlineError

WIDEST = 8_000  # pixels; rendering takes four bytes of memory per pixel
LARGEST = 5.0  # pixels per unit


def to_png(svg: str, *, width: int | None = None, scale: float | None = None) -> bytes:
    """Render a drawing, `width` pixels wide or with `scale` pixels per unit (default 1)."""
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
