"""Background land of a board: real coasts from Natural Earth, or a generated coastline for fictional boards."""

from __future__ import annotations

from typing import Literal

from branchline.boards import Board
from branchline.layout.files import Adjustments, LayoutError
from branchline.layout.geography import Geography
from branchline.layout.model import Land, Layout
from branchline.layout.paths import land_rings

__all__ = ["land_kind", "land_rings", "make_land"]

Kind = Literal["natural earth", "made up", "none"]


def make_land(board: Board, layout: Layout, geography: Geography | None, by_hand: Adjustments) -> Land:
    """Make the land for a layout with places and spaces. Without `geography`, only generated coasts are possible."""
    from branchline.layout.coast import generated_land
    from branchline.layout.natural import natural_land

    if by_hand.land != "none":
        _need_geometry()
    match land_kind(layout, geography, by_hand):
        case "none":
            return Land()
        case "made up":
            return generated_land(board, layout, by_hand.seed)
        case "natural earth":
            if geography is None:
                raise LayoutError("the true land needs the packages that `npm ci --prefix tools/geography` fetches")
            return natural_land(layout, geography)


def land_kind(layout: Layout, geography: Geography | None, by_hand: Adjustments) -> Kind:
    """The manual choice if there is one; otherwise real land if most places are on it."""
    from branchline.layout.natural import on_land

    if by_hand.land is not None:
        return by_hand.land
    return "natural earth" if geography is not None and on_land(layout, geography).mean() > 0.5 else "made up"


def _need_geometry() -> None:
    try:
        import contourpy  # noqa: F401
        import shapely  # noqa: F401
    except ImportError:
        raise LayoutError('land is drawn with packages that `pip install "branchline[layout]"` brings') from None
