"""One game: the `Game` object, actions, events, views, positions, records and scores; `Batch` for many games at once.

Lazy imports: names are imported on first use, so a client that only reads views and events does not load Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.game.actions import Action
    from branchline.game.batch import Batch
    from branchline.game.errors import IllegalAction
    from branchline.game.events import Event
    from branchline.game.game import Game, LegalActions
    from branchline.game.record import Record
    from branchline.game.scores import Score
    from branchline.game.views import View

_MODULES = {
    "Action": "actions",
    "Batch": "batch",
    "Event": "events",
    "Game": "game",
    "IllegalAction": "errors",
    "LegalActions": "game",
    "Record": "record",
    "Score": "scores",
    "View": "views",
}

__all__ = ["Action", "Batch", "Event", "Game", "IllegalAction", "LegalActions", "Record", "Score", "View"]


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
