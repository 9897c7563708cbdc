"""Bots: players that choose their actions from what their seat may know.

A spec string (`racer`, `search:playouts=400`, `./mine.py:MyBot`) names a bot wherever one is expected; `new_player`
creates the player for one seat.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.bots.external.players import ExternalPlayer
    from branchline.bots.interface import BotError, EndObserver, Fault, Player, SeatInput
    from branchline.bots.players import BOTS, LEVELS, check_bot, is_bot, new_player
    from branchline.bots.spec import Spec, parse_spec

__all__ = [
    "BOTS",
    "LEVELS",
    "BotError",
    "EndObserver",
    "ExternalPlayer",
    "Fault",
    "Player",
    "SeatInput",
    "Spec",
    "check_bot",
    "is_bot",
    "new_player",
    "parse_spec",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "external.players": "ExternalPlayer",
        "interface": "BotError EndObserver Fault Player SeatInput",
        "players": "BOTS LEVELS check_bot is_bot new_player",
        "spec": "Spec parse_spec",
    },
)
