"""Board layout: coordinates of the cities, labels, spaces and land on a board's sheet.

A layout is a JSON file next to the board file. `layout_for` returns a board's layout and computes one if there is none.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.layout.files import (
        Adjustments,
        LayoutError,
        adjustments,
        layout_for,
        layout_path,
        layout_tag,
        remember_layout,
        store_layout,
        stored_layout,
    )
    from branchline.layout.geography import Geography
    from branchline.layout.land import make_land
    from branchline.layout.lines import land_rings
    from branchline.layout.model import Georeference, Label, Land, Layout, Place, Space

__all__ = [
    "Adjustments",
    "Geography",
    "Georeference",
    "Label",
    "Land",
    "Layout",
    "LayoutError",
    "Place",
    "Space",
    "adjustments",
    "land_rings",
    "layout_for",
    "layout_path",
    "layout_tag",
    "make_land",
    "remember_layout",
    "store_layout",
    "stored_layout",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "files": "Adjustments LayoutError adjustments layout_for layout_path layout_tag remember_layout store_layout "
        "stored_layout",
        "geography": "Geography",
        "land": "make_land",
        "lines": "land_rings",
        "model": "Georeference Label Land Layout Place Space",
    },
)
