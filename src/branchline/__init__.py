"""Branchline: a fast, exact implementation of a family of railway board games.

from branchline import Game
game = Game.new("europe", players=3, seed=7)
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.boards import Board, builtin_boards, load_board
    from branchline.errors import BranchlineError
    from branchline.game import Action, Batch, Game, IllegalAction, Record

__version__ = "0.1.0"  # the only place; the build reads it here (pyproject.toml)

__all__ = [
    "Action",
    "Batch",
    "Board",
    "BranchlineError",
    "Game",
    "IllegalAction",
    "Record",
    "__version__",
    "builtin_boards",
    "load_board",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "boards": "Board builtin_boards load_board",
        "errors": "BranchlineError",
        "game": "Action Batch Game IllegalAction Record",
    },
)
