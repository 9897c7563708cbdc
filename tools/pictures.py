"""Draw the boards for the README. `--check` only compares.

python tools/pictures.py
"""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.boards import load_board
from branchline.draw import draw_board

FOLDER = Path(__file__).parents[1] / "docs" / "images"
BOARDS = ("usa", "europe", "poland", "nordic")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the files are what they should be")
    only_check = parser.parse_args().check
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name in BOARDS:
        path, text = FOLDER / f"{name}.svg", draw_board(load_board(name))
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if not only_check:
                path.write_text(text, encoding="utf-8")
    print(", ".join(stale) or "nothing", "to be written" if only_check else "written")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    raise SystemExit(main())
