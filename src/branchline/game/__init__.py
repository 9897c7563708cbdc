"""One game: the `Game` object, actions, events, views, positions, records and scores; `Batch` for many games."""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.game.actions import Action
    from branchline.game.batch import Batch
    from branchline.game.errors import IllegalAction
    from branchline.game.events import Event
    from branchline.game.game import Game, LegalActions
    from branchline.game.record import Record
    from branchline.game.scores import Score
    from branchline.game.views import View

__all__ = ["Action", "Batch", "Event", "Game", "IllegalAction", "LegalActions", "Record", "Score", "View"]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "actions": "Action",
        "batch": "Batch",
        "errors": "IllegalAction",
        "events": "Event",
        "game": "Game LegalActions",
        "record": "Record",
        "scores": "Score",
        "views": "View",
    },
)
