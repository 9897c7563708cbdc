"""Draw the boards for the README. `--check` only compares.

python -m tools.pictures
"""

from __future__ import annotations

from pathlib import Path

from branchline.boards import load_board
from branchline.draw import draw_board
from tools.generated_files import write_or_check

FOLDER = Path(__file__).parents[1] / "docs" / "images"
BOARDS = ("usa", "europe", "poland", "nordic")


def main() -> int:
    return write_or_check(__doc__, {FOLDER / f"{name}.svg": draw_board(load_board(name)) for name in BOARDS})


if __name__ == "__main__":
    raise SystemExit(main())
