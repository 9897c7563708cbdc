"""Child process that lays a board out: `python -m branchline.layout.child` reads a request and writes the layout.

The server uses it, because a layout takes seconds of computing. The request on standard input is JSON: the text of the
board and of its adjustments. The answer on standard output is the layout as JSON. On an error, the last line on
standard error says what it was, and the exit code is not 0.
"""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from branchline.boards import Board, parse_board
from branchline.errors import BranchlineError
from branchline.layout.arrange import QUICK, STARTS, arrange
from branchline.layout.files import Adjustments, LayoutError, encode, parse_adjustments
from branchline.layout.land import make_land
from branchline.layout.model import Layout

NICE = 10  # lower priority than the games on the same machine


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    adjustments: str | None = None


def lay_out(board: Board, by_hand: Adjustments) -> Layout:
    """A layout, with land if the packages for it are installed. A few starts are enough, unless things collide."""
    layout = arrange(board, by_hand, starts=QUICK)
    if layout.collisions:
        layout = arrange(board, by_hand, starts=len(STARTS))
    with contextlib.suppress(LayoutError):
        layout = msgspec.structs.replace(layout, land=make_land(board, layout, None, by_hand))
    return layout


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(NICE)
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    try:
        board = parse_board(request.text)
        by_hand = Adjustments()
        if request.adjustments is not None:
            by_hand = parse_adjustments(board, request.adjustments, "its adjustments")
        sys.stdout.buffer.write(encode(lay_out(board, by_hand)))
    except BranchlineError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
