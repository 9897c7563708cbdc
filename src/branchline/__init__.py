"""Branchline: a fast, exact implementation of a family of railway board games.

    from branchline import Game
    game = Game.new("europe", players=3, seed=7)

Lazy imports: names are imported on first use, so that `import branchline` is cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from branchline._version import __version__

if TYPE_CHECKING:
    from branchline.boards import Board, builtin_boards, load_board
    from branchline.errors import BranchlineError
    from branchline.game.actions import Action
    from branchline.game.batch import Batch
    from branchline.game.errors import IllegalAction
    from branchline.game.game import Game
    from branchline.game.record import Record

_MODULES = {
    "Action": "branchline.game.actions",
    "Batch": "branchline.game.batch",
    "Board": "branchline.boards",
    "BranchlineError": "branchline.errors",
    "Game": "branchline.game.game",
    "IllegalAction": "branchline.game.errors",
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
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
