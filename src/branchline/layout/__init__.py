"""Where things stand on a board's sheet: cities, labels, every space of every lane, the land behind them.

A layout is a JSON file beside the board's own; `layout_for` gives a board's, and makes one when there is none.
"""

from branchline.layout.files import Adjustments, LayoutError, adjustments, layout_path, store_layout, stored_layout
from branchline.layout.geography import Geography
from branchline.layout.land import land_rings, make_land
from branchline.layout.model import Georeference, Label, Land, Layout, Place, Space
from branchline.layout.stored import layout_for

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
    "make_land",
    "store_layout",
    "stored_layout",
]
