"""Boards, positions and finished games as SVG and PNG, and heat maps on them.

`draw_board` and `draw_game` make an SVG whose parts have classes and ids to style and animate by; `to_png` renders one.
"""

from branchline.draw.heat import Heat, HeatError
from branchline.draw.picture import DrawError, draw_board, draw_game
from branchline.draw.png import to_png

__all__ = ["DrawError", "Heat", "HeatError", "draw_board", "draw_game", "to_png"]
