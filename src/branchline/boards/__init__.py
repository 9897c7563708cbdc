"""Boards: data model, loader and validation of cities, routes, tickets, country cards and rule settings.

A board is one TOML file. The built-in boards are in this folder; users' own boards have the same format. `load_board`
loads a board, `find_board` finds that of a record, `check_board` lists the problems of a board file line by line.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.boards.check import check_board, check_file
    from branchline.boards.folders import builtin_boards
    from branchline.boards.loader import find_board, load_board, parse_board
    from branchline.boards.model import Board, City, Country, Route, Rules, Ticket
    from branchline.boards.problems import BoardError, Problem

__all__ = [
    "Board",
    "BoardError",
    "City",
    "Country",
    "Problem",
    "Route",
    "Rules",
    "Ticket",
    "builtin_boards",
    "check_board",
    "check_file",
    "find_board",
    "load_board",
    "parse_board",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "check": "check_board check_file",
        "folders": "builtin_boards",
        "loader": "find_board load_board parse_board",
        "model": "Board City Country Route Rules Ticket",
        "problems": "BoardError Problem",
    },
)
