"""Boards, positions and finished games as SVG and PNG, and heat maps on them.

`draw_board` and `draw_game` make an SVG whose parts have classes and ids to style and animate by; `to_png` renders one.
`draw_for_page` makes one to be put into a page that brings the stylesheet, `page_style`, and the fonts.
"""

from branchline.draw.heat import Heat, HeatError
from branchline.draw.picture import DrawError, draw_board, draw_for_page, draw_game
from branchline.draw.png import to_png
from branchline.draw.style import page_style

__all__ = ["DrawError", "Heat", "HeatError", "draw_board", "draw_for_page", "draw_game", "page_style", "to_png"]
