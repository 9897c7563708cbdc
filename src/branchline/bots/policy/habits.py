"""A policy's habits: the numbers that make a planner of it, or a racer. Values are in points of the final count.

`rate` is the heart of it: what a turn is worth. A lane then costs its claim and the draws of its cards, at that rate,
and brings its points; a ticket is worth a detour as long as it brings more than the detour costs.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

# Each habit: its name, a racer's number, the least and the most that make sense.
_HABITS: tuple[tuple[str, float, float, float], ...] = (
    ("rate", 2.6, 0.2, 10.0),  # points that a turn is worth
    ("card", 0.5, 0.2, 1.0),  # turns that a card not yet held costs
    ("held", 0.25, 0.0, 1.0),  # turns that a card already held is worth
    ("grey", 0.85, 0.4, 1.2),  # a card for a grey lane costs this share: any colour will do
    ("symbol", 0.5, 0.0, 3.0),  # turns that a locomotive symbol costs on top
    ("tunnel", 0.4, 0.0, 2.0),  # turns that a tunnel costs on top
    ("least_cost", 0.3, 0.01, 6.0),  # points that any lane of a plan costs: shorter plans before longer ones
    ("plan", 6.0, 0.0, 30.0),  # points for claiming a lane of the plan
    ("contest", 4.0, 0.0, 20.0),  # the same for a lane where a rival has built at both ends, for each rival there
    ("extend", 0.8, 0.0, 8.0),  # points for a lane, not of the plan, that lengthens the network
    ("keep_cards", 0.35, 0.0, 6.0),  # points that giving away a card costs which the plan needs
    ("keep_locomotive", 1.0, 0.0, 5.0),  # points that giving away a locomotive costs
    ("draw", 4.5, 0.0, 40.0),  # points that an open claim must bring to be better than two cards
    ("full_hand", 16.0, 6.0, 40.0),  # cards in hand from which on drawing loses its worth
    ("take_locomotive", 1.2, 0.0, 5.0),  # how much a locomotive in the row is wanted, for a whole draw
    ("beyond", 0.05, 0.0, 1.0),  # how much a card is wanted for a lane beyond the plan, for each point a turn it brings
    ("row", 1.0, 0.0, 4.0),  # how much more a card in the row must be wanted than an unseen one on average
    ("ticket_turns", 12.0, 0.0, 40.0),  # turns that must be left, by the fewest trains, for drawing tickets
    ("ticket_risk", 0.75, 0.2, 1.5),  # a ticket's share that counts when it is chosen
    ("spare", 5.0, 0.0, 40.0),  # points that claiming a tunnel without a card to spare costs: it may all be taken back
    ("tickets", 2.0, 0.0, 4.0),  # a ticket's points times this is what it may cost: lost ones count twice
    ("end_trains", 1.25, 0.4, 3.0),  # trains that a player lays in a turn, draws counted
    ("block", 0.0, 0.0, 20.0),  # points for a lane, not of the plan, that a rival could join two networks by
    ("late", 10.0, 1.0, 45.0),  # trains of the player with fewest below which drawing loses its worth, down to nothing
    ("close", 0.0, 0.0, 5.0),  # points for each train laid when own tickets are done and the seat is ahead
)
NAMES = tuple(name for name, _, _, _ in _HABITS)
COUNT = len(NAMES)
(
    RATE, CARD, HELD, GREY_SHARE, SYMBOL, TUNNEL_RISK, LEAST_COST, PLAN, CONTEST, EXTEND, KEEP_CARDS, KEEP_LOCOMOTIVE,
    DRAW_WORTH, FULL_HAND, TAKE_LOCOMOTIVE, BEYOND, ROW_WISH, TICKET_TURNS, TICKET_RISK, SPARE,
    TICKETS, END_TRAINS, BLOCK, LATE, CLOSE,
) = range(COUNT)  # fmt: skip

Habits = NDArray[np.float64]


def habits(changes: Mapping[str, float] = {}) -> Habits:  # never written to
    """A racer's habits, with some of them otherwise."""
    return np.array([changes.get(name, usual) for name, usual, _, _ in _HABITS], dtype=np.float64)


def bounds() -> dict[str, tuple[float, float]]:
    """Within which each habit makes sense."""
    return {name: (least, most) for name, _, least, most in _HABITS}
