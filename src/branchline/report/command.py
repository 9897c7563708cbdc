"""Command line: `branchline report` plays games and writes an HTML report and, optionally, its numbers as JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from branchline._util.processes import ignore_further_interrupts
from branchline._util.progress import games_bar
from branchline.boards import Board, load_board
from branchline.bots import parse_spec
from branchline.game.setup import parse_seed, seed_text
from branchline.layout.command import layout_with_bar
from branchline.report.errors import ReportError
from branchline.report.page import draw_page
from branchline.report.play import check_gathering, gather
from branchline.report.summary import Run, as_json, summarise
from branchline.texts.languages import language_of

INTERRUPTED = 130
ALL = "all"


def report(
    board: str,
    *,
    players: str | None = None,
    bot: str = "racer",
    games: int = 1000,
    seed: str | None = None,
    workers: int | None = None,
    language: str | None = None,
    output: str | None = None,
    numbers: str | None = None,
) -> int:
    """Play a bot's games on a board and write the report; return the exit code."""
    loaded = load_board(board)
    counts = parse_players(loaded, players)
    for count in counts:
        check_gathering(loaded, bot, count, games, workers)
    page = Path(output or f"report-{loaded.id}.html")
    for path in (page, *([Path(numbers)] if numbers else [])):
        _check_path(path)
    if numbers and Path(numbers) == page:
        raise ReportError(f"{page}: the page and its numbers can't be one file")
    number = parse_seed(seed)
    try:
        with ignore_further_interrupts(), games_bar(games * len(counts)) as progress:
            summaries = [
                summarise(
                    loaded,
                    count,
                    gather(loaded, bot, count, games, seed=number, workers=workers, progress=progress),
                )
                for count in counts
            ]
    except KeyboardInterrupt:
        print("branchline: interrupted; no report is written", file=sys.stderr)
        return INTERRUPTED
    run = Run(str(parse_spec(bot)), seed_text(number), games)
    chosen_language = language or language_of(os.environ)
    _write(page, draw_page(loaded, run, summaries, language=chosen_language, layout=layout_with_bar(loaded)))
    if numbers:
        _write(Path(numbers), json.dumps(as_json(loaded, run, summaries), indent=1) + "\n")
    print(f"report: {page}" + (f", numbers: {numbers}" if numbers else ""))
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
        raise ReportError(f"--players takes a number, several as in 2,3,4, or {ALL}; not {text!r}") from None


def _check_path(path: Path) -> None:
    """Check, as far as possible, that the report can be written there before playing thousands of games."""
    try:
        if path.is_dir():
            raise ReportError(f"{path}: can't be written: it is a folder")
        if not path.parent.is_dir():
            raise ReportError(f"{path}: can't be written: there is no folder {path.parent}")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise ReportError(f"{path}: can't be written: permission denied")
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise ReportError(f"{path}: can't be written: {getattr(error, 'strerror', None) or error}") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ReportError(f"{path}: can't be written: {error.strerror or error}") from None
