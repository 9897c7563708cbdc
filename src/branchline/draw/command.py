"""`branchline draw`: writes an SVG or PNG file, or SVG to standard output."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from branchline._util.command_line import Commands, add_board, add_language
from branchline.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.game.game import Game

WIDTH = 1600
KINDS = (".svg", ".png")


def add(commands: Commands) -> None:
    draw = commands.add_parser("draw", help="draw a board, a position or a finished game as SVG or PNG")
    add_board(draw, optional=True)
    draw.add_argument("-o", "--output", metavar="FILE", help="a .svg or .png file (default: SVG to standard output)")
    draw.add_argument("--record", metavar="FILE", help="draw a recorded game instead of a board")
    draw.add_argument("--at", type=int, metavar="N", help="the game after this many actions (default: its end)")
    draw.add_argument(
        "--board", dest="own_board", metavar="FILE", help="the file of the record's board, if it isn't built in"
    )
    draw.add_argument("--boards", metavar="DIR", help="another folder to look for it in, besides your boards folder")
    draw.add_argument(
        "--heat", metavar="FILE", help="a heat map: JSON with numbers by id for routes or cities, a title and a unit"
    )
    draw.add_argument("--theme", default="light", metavar="THEME", help="light (default) or dark")
    add_language(draw, "the record's, the system's, or en")
    draw.add_argument("--width", type=int, metavar="PX", help="width of a PNG in pixels (default: 1600)")
    draw.add_argument("--no-furniture", dest="furniture", action="store_false", help="draw the map only")
    draw.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from branchline.boards import load_board
    from branchline.draw.heat import read_heat
    from branchline.draw.picture import draw_board, draw_game
    from branchline.layout.command import layout_with_bar
    from branchline.texts.languages import choose_language

    _check(options)
    heat = read_heat(options.heat) if options.heat else None
    if options.record is None:
        board = load_board(options.board)
        svg = draw_board(
            board,
            theme=options.theme,
            language=choose_language(options.language),
            layout=layout_with_bar(board),
            furniture=options.furniture,
            heat=heat,
        )
    else:
        game, names, language = _read_game(options)
        svg = draw_game(
            game,
            names=names,
            theme=options.theme,
            language=language,
            layout=layout_with_bar(game.board),
            furniture=options.furniture,
            heat=heat,
        )
    _write(svg, options.output, options.width)
    return 0


def _check(options: argparse.Namespace) -> None:
    """Reject conflicting options before reading any file."""
    if (options.board is None) == (options.record is None):
        raise BranchlineError(
            "draw takes a BOARD, or a game by --record FILE" + ("; not both" if options.board else "")
        )
    if options.record is None and (options.at is not None or options.own_board is not None):
        raise BranchlineError(f"{'--at' if options.at is not None else '--board'} goes with --record FILE")
    kind = Path(options.output).suffix.lower() if options.output else ".svg"
    if kind not in KINDS:
        raise BranchlineError(f"{options.output}: a drawing is a {' or a '.join(KINDS)} file")
    if options.width is not None and kind != ".png":
        raise BranchlineError("--width goes with a .png file: an SVG has no size of its own")


def _read_game(options: argparse.Namespace) -> tuple[Game, list[str], str]:
    """The recorded game after `--at` acts, the names of its seats, and the language to use."""
    import msgspec

    from branchline.boards import find_board
    from branchline.bots.seats import seat_labels
    from branchline.game.game import Game
    from branchline.game.record import Record
    from branchline.texts import Texts
    from branchline.texts.languages import choose_language

    record = Record.load(options.record)
    board = find_board(record.board, record.digest, file=options.own_board, folder=options.boards)
    acts, at = record.acts, options.at
    if at is not None and not 0 <= at <= len(acts):
        raise BranchlineError(f"--at must be from 0 to {len(acts)}, the number of acts in the record, not {at}")
    if at is not None and at < len(acts):
        record = msgspec.structs.replace(record, acts=acts[:at], result=None)
    game = Game.replay(record, board)
    language = choose_language(options.language, record.language)
    return game, seat_labels(record.seats, Texts(language), game.seed), language


def _write(svg: str, output: str | None, width: int | None) -> None:
    from branchline.draw.svg import to_png

    if output is None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(encoding="utf-8")  # as in a file, whatever the terminal's encoding
        sys.stdout.write(svg)
        return
    png = Path(output).suffix.lower() == ".png"
    data = to_png(svg, width=WIDTH if width is None else width) if png else svg.encode()
    try:
        Path(output).write_bytes(data)
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise BranchlineError(f"{output}: can't be written: {getattr(error, 'strerror', None) or error}") from None
