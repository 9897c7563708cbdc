"""Write the small pictures of the built-in boards that the first screen shows. `--check` only compares.

The server draws those of other boards itself, by the same function.

python -m tools.miniatures
"""

from __future__ import annotations

import sys
from pathlib import Path

from branchline import load_board
from branchline.boards import builtin_boards
from branchline.draw import draw_miniature
from branchline.draw.palette import THEMES
from tools.generated_files import write_or_check

FOLDER = Path(__file__).parents[1] / "web" / "src" / "components" / "pictures"


def pictures() -> dict[str, str]:
    return {
        f"{board}-{theme}.svg": draw_miniature(load_board(board), theme)
        for board in builtin_boards()
        for theme in THEMES
    }


def main() -> int:
    return write_or_check(__doc__, {FOLDER / name: text for name, text in pictures().items()})


if __name__ == "__main__":
    sys.exit(main())
