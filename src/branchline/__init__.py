"""Branchline: a family of railway board games, exactly by their rules and fast.

    from branchline import Game
    game = Game.new("europe", players=3, seed=7)

Names are imported when they are first used, so that `import branchline` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from branchline._version import __version__

if TYPE_CHECKING:
    from branchline.boards import Board, builtin_boards, load_board
    from branchline.errors import BranchlineError
    from branchline.game.actions import Action
    from branchline.game.batch import Batch
    from branchline.game.game import Game
    from branchline.game.record import Record
    from branchline.game.refusals import IllegalAction

_HOMES = {
    "Action": "branchline.game.actions",
    "Batch": "branchline.game.batch",
    "Board": "branchline.boards",
    "BranchlineError": "branchline.errors",
    "Game": "branchline.game.game",
    "IllegalAction": "branchline.game.refusals",
    "Record": "branchline.game.record",
    "builtin_boards": "branchline.boards",
    "load_board": "branchline.boards",
}

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


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
