"""A drawing on the standard input becomes a PNG on the standard output: `python -m branchline.draw 1600`, its width.

For programs that must not stand still meanwhile: the renderer lets no other thread of its process go on.
"""

from __future__ import annotations

import sys

from branchline.draw.png import to_png

if __name__ == "__main__":
    sys.stdout.buffer.write(to_png(sys.stdin.buffer.read().decode(), width=int(sys.argv[1])))
