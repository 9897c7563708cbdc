"""SVG to PNG converter: reads an SVG from standard input, writes a PNG to standard output.

`python -m branchline.draw 1600` sets the width in pixels. It runs in its own process because the renderer holds the GIL
and would block all other threads of the caller.
"""

from __future__ import annotations

import sys

from branchline.draw.png import to_png

if __name__ == "__main__":
    sys.stdout.buffer.write(to_png(sys.stdin.buffer.read().decode(), width=int(sys.argv[1])))
