"""What drawings cost: time of an SVG, of a PNG, and sizes, board by board.

python benchmarks/drawing.py
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from branchline.boards import builtin_boards, load_board
from branchline.draw import draw_board, to_png
from branchline.layout import stored_layout


def main() -> None:
    print(f"{'board':<12} {'SVG, ms':>8} {'PNG, ms':>8} {'SVG, KB':>8} {'gzipped':>8} {'of it land':>10}")
    for name in builtin_boards():
        board = load_board(name)
        layout = stored_layout(board)
        assert layout is not None
        svg = draw_board(board, layout=layout)
        drawing = _milliseconds(partial(draw_board, board, layout=layout), 21)
        picture = _milliseconds(partial(to_png, svg, width=1600), 3)
        land = "".join((layout.land.coast, layout.land.lakes, layout.land.borders, layout.land.divisions))
        sizes = [len(svg.encode()), len(gzip.compress(svg.encode())), len(gzip.compress(land.encode()))]
        columns = zip((drawing, picture, *(size / 1000 for size in sizes)), (8, 8, 8, 8, 10), strict=True)
        print(f"{name:<12}" + "".join(f" {value:>{width}.1f}" for value, width in columns))


def _milliseconds(act: Callable[[], object], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        start = perf_counter()
        act()
        times.append(perf_counter() - start)
    return median(times) * 1000


if __name__ == "__main__":
    main()
