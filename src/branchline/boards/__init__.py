"""Boards: data model, loader and validation of cities, routes, tickets, country cards and rule settings.

A board is one TOML file. The built-in boards are in this folder; users' own boards have the same format. `load_board`
loads a board, `check_board` lists the problems of a board file line by line.
"""

from branchline.boards.check import check_board, check_file
from branchline.boards.loader import builtin_boards, load_board
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
    "load_board",
]
