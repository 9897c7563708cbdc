"""Players that see only what their seat may know.

A bot is named by a spec string (`racer`, `search:playouts=400`, `./mine.py:MyBot`) wherever one is asked for;
`new_player` seats it.
"""

from branchline.bots.errors import BotError, Fault
from branchline.bots.external.players import GuestPlayer
from branchline.bots.players import BOTS, LEVELS, Leaving, Player, check_bot, is_bot, new_player
from branchline.bots.seat_input import Seen
from branchline.bots.spec import Spec, parse_spec

__all__ = [
    "BOTS",
    "LEVELS",
    "BotError",
    "Fault",
    "GuestPlayer",
    "Leaving",
    "Player",
    "Seen",
    "Spec",
    "check_bot",
    "is_bot",
    "new_player",
    "parse_spec",
]
