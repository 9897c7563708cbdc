"""Record of one finished game as a fixed-size NumPy structure. Sets of tickets, cities and cards are bit sets."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import limits
from branchline.rules.records import OFFER, ROUTES, SEATS, WON

# What a turn was used for.
CARDS, TICKETS, ROUTE, STATION, GIVEN_UP, PASSED = range(6)
USES = ("cards", "tickets", "route", "station", "given-up", "passed")

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
                ("score", "<i4", (SEATS, WON + 1)),  # columns of the final scores
                ("turns", "<i4"),
                ("uses", "<i2", (SEATS, len(USES))),  # turns by what they were used for
                ("tunnels", "<i2", (limits.TUNNEL_CARDS + 1,)),  # tunnels tried, by the number of extra cards required
                ("declined", "<i2"),  # how many of these were given up
                ("claimed", "<i2", (ROUTES,)),  # the round in which the route was claimed, from 1; 0: not claimed
                ("owner", "i1", (ROUTES,)),  # the seat that claimed the route, or NOBODY
                ("rivals", "i1", (ROUTES,)),  # number of seats that contested the route when it was claimed
                ("offered", "u1", (SEATS, OFFER)),  # tickets offered at the start; 255: none
                ("first", "i1"),
                ("ending", "i1"),
            ],
            align=True,
        ),
    )
)
Noted: TypeAlias = npt.NDArray[np.record]
