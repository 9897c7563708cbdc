"""What is noted of a game: one record of fixed size. Sets of lanes, tickets and cities are bits, as in a state."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import limits
from branchline.rules.records import LANES, OFFER, SEATS, WON

# What a turn was used for.
CARDS, TICKETS, LANE, STATION, GIVEN_UP, PASSED = range(6)
DEEDS = ("cards", "tickets", "lane", "station", "given-up", "passed")

NOBODY = -1

NOTED = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("kept", "<u8", (SEATS, 2)),  # tickets kept at the start
                ("tickets", "<u8", (SEATS, 2)),  # tickets held at the end
                ("complete", "<u8", (SEATS, 2)),
                ("stations", "<u8", (SEATS,)),  # cities
                ("country_cards", "<u8", (SEATS,)),
                ("score", "<i4", (SEATS, WON + 1)),  # columns of the final count
                ("turns", "<i4"),
                ("deeds", "<i2", (SEATS, len(DEEDS))),  # turns by what they were used for
                ("tunnels", "<i2", (limits.TUNNEL_CARDS + 1,)),  # tunnels tried, by the cards that were asked on top
                ("declined", "<i2"),  # of these, given up
                ("claimed", "<i2", (LANES,)),  # the round in which a lane was, from 1; 0: it was not
                ("owner", "i1", (LANES,)),  # NOBODY, or the seat that claimed it
                ("rivals", "i1", (LANES,)),  # seats that it was contested by when it was claimed
                ("offered", "u1", (SEATS, OFFER)),  # tickets at the start; 255: none
                ("first", "i1"),
                ("ending", "i1"),
            ],
            align=True,
        ),
    )
)
Noted: TypeAlias = npt.NDArray[np.record]
