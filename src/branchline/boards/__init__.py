"""What is printed: cities, lanes, tickets, country cards, and the rule settings in which boards differ.

A board is one TOML file; those that come with the package lie in this folder, and anyone's own is the same kind of
file. `load_board` reads one, `check_board` lists what is wrong with one, line by line.
"""

from branchline.boards.check import check_board, check_file
from branchline.boards.errors import BoardError, Problem
from branchline.boards.loader import builtin_boards, load_board
from branchline.boards.model import Board, City, Country, Lane, Rules, Ticket

__all__ = [
    "Board",
    "BoardError",
    "City",
    "Country",
    "Lane",
    "Problem",
    "Rules",
    "Ticket",
    "builtin_boards",
    "check_board",
    "check_file",
    "load_board",
]
