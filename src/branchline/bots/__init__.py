"""Bots: players that choose their actions from what their seat may know.

A spec string (`racer`, `search:playouts=400`, `./mine.py:MyBot`) names a bot wherever one is expected; `new_player`
creates the player for one seat.
"""

from branchline.bots.errors import BotError, Fault
from branchline.bots.external.players import ExternalPlayer
from branchline.bots.players import BOTS, LEVELS, EndObserver, Player, check_bot, is_bot, new_player
from branchline.bots.seat_input import SeatInput
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
