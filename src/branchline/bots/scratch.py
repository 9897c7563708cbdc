"""The memory that a policy works in: one record, made once and used again and again."""

from __future__ import annotations

import numpy as np

from branchline.boards import limits
from branchline.rules.layout import ACTIONS, CARDS, LANES, TICKETS
from branchline.rules.legal import TALLY

SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("plan", "<u8", (2,)),  # lanes still to be claimed for tickets and countries
                ("extra", "<u8", (2,)),  # the lane wanted most when the plan is done
                ("trial", "<u8", (2,)),
                ("wanted", "<u8", (2,)),  # tickets that the plan connects
                ("cost", "<f8", (LANES,)),  # of each open lane, in points; own ones are free
                ("distance", "<f8", (limits.PLACES,)),
                ("gains", "<f8", (TICKETS,)),
                ("need", "<f8", (CARDS,)),  # how much each card is wanted
                ("way", "<i2", (limits.PLACES,)),  # the lane by which a place is reached
                ("piece", "<i2", (limits.PLACES,)),  # the own network that a place belongs to, or itself
                ("order", "<i2", (TICKETS,)),
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
