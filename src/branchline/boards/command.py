"""`branchline boards` and `branchline boards check`: list the boards, check board files."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from branchline._util.command_line import BAD_INPUT, Commands, print_error, show

if TYPE_CHECKING:
    from branchline.boards import Board


def add(commands: Commands) -> Commands:
    """Adds the command and its subcommand `check`; returns what other subcommands are added to."""
    boards = commands.add_parser("boards", help="list the boards, or check a board's file")
    boards.set_defaults(run=run)
    subcommands = boards.add_subparsers(metavar="COMMAND")
    check = subcommands.add_parser("check", help="report what is wrong with a board's file")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=run_check)
    return subcommands


def run(options: argparse.Namespace) -> int:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from branchline.boards import builtin_boards, load_board

    boards = [load_board(name) for name in builtin_boards()]
    table = Table("board", "title", "players", "cities", "routes", "tickets", box=SIMPLE_HEAD)
    for board in boards:
        low, high = board.rules.players
        counts = (len(board.cities), len(board.routes), len(board.tickets))
        table.add_row(board.id, board.title, f"{low}–{high}", *(str(n) for n in counts))
    show(table)
    show_notes(boards)
    return 0


def run_check(options: argparse.Namespace) -> int:
    from branchline.boards import check_file

    code = 0
    for file in options.files:
        try:
            problems = check_file(file)
        except (OSError, ValueError) as error:  # ValueError: not a possible file name
            code = print_error(f"{file}: can't be read: {getattr(error, 'strerror', None) or error}")
            continue
        for problem in problems:
            print(problem)
            code = BAD_INPUT
        if not problems:
            print(f"{file}: good")
    return code


def show_notes(boards: Iterable[Board]) -> None:
    """Prints the boards' notes for their players."""
    for board in boards:
        if board.note:
            show(f"{board.title}: {board.note}")
