"""`branchline report`: plays games and writes an HTML report and, optionally, its numbers as JSON."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from branchline._util.command_line import (
    Commands,
    add_board,
    add_language,
    add_parallel,
    add_seed,
    games_bar,
    print_interrupted,
)
from branchline.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.boards import Board

ALL = "all"


def add(commands: Commands) -> None:
    report = commands.add_parser(
        "report", help="write a page of statistics about a board, from thousands of a bot's games"
    )
    add_board(report)
    report.add_argument(
        "--players", metavar="N,M,…", help="default: the fewest the board allows; all: every number it allows"
    )
    report.add_argument("--bot", default="racer", metavar="BOT", help="the bot in every seat (default: racer)")
    report.add_argument(
        "--games", type=int, default=1000, metavar="N", help="games for each number of players (default: 1000)"
    )
    add_seed(report)
    add_parallel(report)
    add_language(report)
    report.add_argument("-o", "--output", metavar="FILE", help="an HTML file (default: report-BOARD.html)")
    report.add_argument("--json", metavar="FILE", help="also write the numbers as JSON")
    report.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from branchline._util.processes import ignore_further_interrupts
    from branchline.boards import load_board
    from branchline.bots import parse_spec
    from branchline.game.setup import parse_seed, seed_text
    from branchline.layout.command import layout_with_bar
    from branchline.report.page import draw_page
    from branchline.report.play import check_gathering, gather
    from branchline.report.summary import Run, as_json, summarise
    from branchline.texts.languages import choose_language

    board, bot, games = load_board(options.board), options.bot, options.games
    counts = parse_players(board, options.players)
    for count in counts:
        check_gathering(board, bot, count, games, options.workers)
    page = Path(options.output or f"report-{board.id}.html")
    numbers = Path(options.json) if options.json else None
    for path in (page, *([numbers] if numbers else [])):
        _check_path(path)
    if numbers == page:
        raise BranchlineError(f"{page}: the page and its numbers can't be one file")
    seed = parse_seed(options.seed)
    try:
        with ignore_further_interrupts(), games_bar(games * len(counts)) as progress:
            summaries = [
                summarise(
                    board,
                    count,
                    gather(board, bot, count, games, seed=seed, workers=options.workers, progress=progress),
                )
                for count in counts
            ]
    except KeyboardInterrupt:
        return print_interrupted("no report is written")
    about = Run(str(parse_spec(bot)), seed_text(seed), games)
    language = choose_language(options.language)
    _write(page, draw_page(board, about, summaries, language=language, layout=layout_with_bar(board)))
    if numbers:
        _write(numbers, json.dumps(as_json(board, about, summaries), indent=1) + "\n")
    print(f"report: {page}" + (f", numbers: {options.json}" if numbers else ""))
    return 0


def parse_players(board: Board, text: str | None) -> list[int]:
    """Parse `3`, `2,3,4` or `all` into sorted, distinct numbers; the default is the board's minimum."""
    low, high = board.rules.players
    if text is None:
        return [low]
    if text.strip() == ALL:
        return [*range(low, high + 1)]
    try:
        return sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise BranchlineError(f"--players takes a number, several as in 2,3,4, or {ALL}; not {text!r}") from None


def _check_path(path: Path) -> None:
    """Check, as far as possible, that the report can be written there before playing thousands of games."""
    try:
        if path.is_dir():
            raise BranchlineError(f"{path}: can't be written: it is a folder")
        if not path.parent.is_dir():
            raise BranchlineError(f"{path}: can't be written: there is no folder {path.parent}")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise BranchlineError(f"{path}: can't be written: permission denied")
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise BranchlineError(f"{path}: can't be written: {getattr(error, 'strerror', None) or error}") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BranchlineError(f"{path}: can't be written: {error.strerror or error}") from None
