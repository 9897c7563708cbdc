"""SVG and PNG drawings of boards, positions and finished games, with optional heat maps.

`draw_board` and `draw_game` return an SVG whose elements have classes and ids for styling and animation; `to_png`
renders it. `draw_for_page` returns an SVG to embed in a page that provides the stylesheet (`page_style`) and the fonts.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.draw.heat import Heat, HeatError
    from branchline.draw.miniature import draw_miniature
    from branchline.draw.picture import DrawError, draw_board, draw_for_page, draw_game, draw_view
    from branchline.draw.style import page_style
    from branchline.draw.svg import to_png

__all__ = [
    "DrawError",
    "Heat",
    "HeatError",
    "draw_board",
    "draw_for_page",
    "draw_game",
    "draw_miniature",
    "draw_view",
    "page_style",
    "to_png",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "heat": "Heat HeatError",
        "miniature": "draw_miniature",
        "picture": "DrawError draw_board draw_for_page draw_game draw_view",
        "style": "page_style",
        "svg": "to_png",
    },
)
