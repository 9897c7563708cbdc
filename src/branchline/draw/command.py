"""Command line: `branchline draw` writes an SVG or PNG file, or SVG to standard output."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from branchline.boards import load_board
from branchline.draw.heat import Heat
from branchline.draw.picture import DrawError, draw_board, draw_game
from branchline.draw.png import to_png
from branchline.layout.command import layout_with_bar
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES, language_of

if TYPE_CHECKING:
    from branchline.game.game import Game
    from branchline.game.record import Record

WIDTH = 1600
KINDS = (".svg", ".png")


def draw(
    board: str | None,
    *,
    output: str | None = None,
    record: str | None = None,
    at: int | None = None,
    own_board: str | None = None,
    heat: str | None = None,
    theme: str = "light",
    language: str | None = None,
    width: int | None = None,
    furniture: bool = True,
) -> None:
    """Draw a board or a recorded game; raises BranchlineError if that is not possible."""
    _check(board, output, record, at, own_board, width)
    numbers = _read_heat(heat) if heat else None
    if record is None:
        assert board is not None
        chosen_language = language or language_of(os.environ)
        drawn = load_board(board)
        layout = layout_with_bar(drawn)
        svg = draw_board(drawn, theme=theme, language=chosen_language, layout=layout, furniture=furniture, heat=numbers)
    else:
        game, names, chosen_language = _read_game(record, at, own_board, language)
        layout = layout_with_bar(game.board)
        svg = draw_game(
            game, names=names, theme=theme, language=chosen_language, layout=layout, furniture=furniture, heat=numbers
        )
    _write(svg, output, width)


def _check(
    board: str | None, output: str | None, record: str | None, at: int | None, own_board: str | None, width: int | None
) -> None:
    """Reject conflicting arguments before reading any file."""
    if (board is None) == (record is None):
        raise DrawError("draw takes a BOARD, or a game by --record FILE" + ("; not both" if board else ""))
    if record is None and (at is not None or own_board is not None):
        raise DrawError(f"{'--at' if at is not None else '--board'} goes with --record FILE")
    kind = Path(output).suffix.lower() if output else ".svg"
    if kind not in KINDS:
        raise DrawError(f"{output}: a drawing is a {' or a '.join(KINDS)} file")
    if width is not None and kind != ".png":
        raise DrawError("--width goes with a .png file: an SVG has no size of its own")


def _read_game(path: str, at: int | None, own_board: str | None, language: str | None) -> tuple[Game, list[str], str]:
    """The game of a record after `at` acts, the names of its seats, and the language to use."""
    from branchline.bots.seats import seat_names
    from branchline.game.game import Game
    from branchline.game.record import Record

    record = Record.load(path)
    board = load_board(own_board) if own_board else None
    game = Game.replay(record, board) if at is None else Game.replay(_truncated(record, at), board)
    known = record.language if record.language in LANGUAGES else language_of(os.environ)
    chosen_language = language or known
    return game, seat_names(record.seats, Texts(chosen_language)), chosen_language


def _truncated(record: Record, at: int) -> Record:
    """The record truncated after `at` acts."""
    if not 0 <= at <= len(record.acts):
        raise DrawError(f"--at must be from 0 to {len(record.acts)}, the number of acts in the record, not {at}")
    if at == len(record.acts):
        return record
    return msgspec.structs.replace(record, acts=record.acts[:at], result=None)


class _HeatFile(msgspec.Struct, forbid_unknown_fields=True):
    routes: dict[str, float] = {}
    cities: dict[str, float] = {}
    title: str = ""
    unit: str = ""


def _read_heat(path: str) -> Heat:
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=_HeatFile)
    except OSError as error:
        raise DrawError(f"{path}: can't be read: {error.strerror or error}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise DrawError(f"{path}: not the numbers of a heat map: {error}") from None
    return Heat(found.routes, found.cities, found.title, found.unit)


def _write(svg: str, output: str | None, width: int | None) -> None:
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
        raise DrawError(f"{output}: can't be written: {getattr(error, 'strerror', None) or error}") from None
