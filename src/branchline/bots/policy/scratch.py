"""The memory that a policy works in: one record, made once and used again and again."""

from __future__ import annotations

import numpy as np

from branchline.boards import limits
from branchline.rules.legal import TALLY
from branchline.rules.records import ACTIONS, CARDS, COUNTRIES, LANES, LENGTHS, SEATS, TICKETS

SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("plan", "<u8", (2,)),  # lanes still to be claimed for tickets and countries
                ("trial", "<u8", (2,)),
                ("wanted", "<u8", (2,)),  # tickets that the plan connects
                ("at", "<u8", (limits.PLACES, 2)),  # open lanes from each network to another
                ("price", "<f8", (LANES,)),  # of each lane that may be claimed, in points; of the others FAR
                ("built", "<u8", (SEATS,)),  # cities that each player has built at
                ("cost", "<f8", (LANES,)),  # the same beside the plan so far, whose own lanes cost no more
                ("distance", "<f8", (limits.PLACES,)),
                ("gains", "<f8", (TICKETS,)),
                ("need", "<f8", (CARDS,)),  # how much each card is wanted
                ("beyond", "<f8", (CARDS,)),  # the same for the best lane beyond the plan
                ("grey", "<f8", (LENGTHS,)),  # what the best grey lane of each length brings
                ("missing", "i1", (LANES,)),  # cards that are not yet held for it
                ("edge", "u1", (LANES, 2)),  # the networks that an open lane is between
                ("top", "<f8", (COUNTRIES,)),  # the value of the card on top of each country's stack
                ("way", "u1", (limits.PLACES,)),  # the lane by which a network is reached
                ("piece", "u1", (limits.PLACES,)),  # the own network that a place belongs to, or itself
                ("order", "u1", (TICKETS,)),
                ("tally", "<i4", (TALLY,)),
                ("numbers", "<i4", (ACTIONS,)),
                ("plan_cost", "<f8"),
                ("plan_value", "<f8"),
                ("plan_turns", "<f8"),
                ("turns_left", "<f8"),
                ("loss", "<f8"),  # what the payment chosen gives up
                ("reserved", "<f8", (CARDS,)),  # cards that the plan needs in all
                ("plan_trains", "<i4"),
            ],
            align=True,
        ),
    )
)


def new_scratch() -> np.ndarray:
    """An array of one: Numba takes that much quicker than a record."""
    return np.zeros(1, dtype=SCRATCH)
