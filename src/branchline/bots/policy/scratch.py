"""Scratch memory of a policy: one record, allocated once and reused for every decision."""

from __future__ import annotations

import numpy as np

from branchline.boards import limits
from branchline.rules.legal import TALLY
from branchline.rules.records import ACTIONS, CARDS, COUNTRIES, ROUTES, SEATS, TICKETS

SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("plan", "<u8", (2,)),  # routes still to be claimed for tickets and countries
                ("trial", "<u8", (2,)),
                ("excluded", "<u8", (2,)),  # routes that may not be claimed beside those of the plan
                ("extending", "<u8", (2,)),  # open routes that touch a network of the seat and close no cycle
                ("walked", "<u8", (2,)),  # tickets whose `far` and `way_of` are known
                ("networked", "<u8"),  # places where the seat has built
                ("wanted", "<u8", (2,)),  # tickets that the plan connects
                ("at", "<u8", (limits.PLACES, 2)),  # open routes from each network to another
                ("price", "<f8", (ROUTES,)),  # of each route that may be claimed, in points; FAR for the others
                ("built", "<u8", (SEATS,)),  # cities where each player has built
                ("cost", "<f8", (ROUTES,)),  # `price` given the plan so far, whose own routes cost nothing
                ("distance", "<f8", (limits.PLACES,)),
                ("gains", "<f8", (TICKETS,)),
                ("need", "<f8", (CARDS,)),  # how much each card is wanted
                ("beyond", "<f8", (CARDS,)),  # the same for the best route outside the plan
                ("grey", "<f8", (limits.CARDS + 1,)),  # value of the best grey route of each cost
                ("missing", "i1", (ROUTES,)),  # for each group of routes: cards not yet held for one of them
                ("link", "u1", (ROUTES,)),  # exclusive or of the two networks that an open route connects
                ("top", "<f8", (COUNTRIES,)),  # value of the top card of each country's stack
                ("near", "<f8", (COUNTRIES,)),  # cost of reaching the country, from outside or from the newest path
                ("apart", "<f8", (COUNTRIES, COUNTRIES)),  # lower bounds of the distances between countries
                ("reach", "<f8", (COUNTRIES,)),  # the same without the cost of the cheapest route into the country
                ("far", "<f8", (TICKETS,)),  # length of a ticket's path when nothing else is planned
                ("way_of", "u1", (TICKETS, limits.PLACES)),  # that path, as in `way`
                ("way", "u1", (limits.PLACES,)),  # the route by which a network is reached
                ("label", "u1", (COUNTRIES,)),  # the same for countries that the plan connects
                ("piece", "u1", (limits.PLACES,)),  # the seat's network that a place belongs to, or the place itself
                ("order", "u1", (TICKETS,)),
                ("tally", "<i4", (TALLY,)),
                ("numbers", "<i4", (ACTIONS,)),
                ("plan_cost", "<f8"),
                ("plan_value", "<f8"),
                ("plan_turns", "<f8"),
                ("turns_left", "<f8"),
                ("loss", "<f8"),  # what the chosen payment gives up
                ("cheapest", "<i2", (ROUTES, 2)),  # for each group: its best payment, and that of its planned routes
                ("least_loss", "<f8", (ROUTES, 2)),  # what these payments give up
                ("reserved", "<f8", (CARDS,)),  # cards that the plan needs in total
                ("plan_trains", "<i4"),
            ],
            align=True,
        ),
    )
)


def new_scratch() -> np.ndarray:
    """An array of one, which Numba accepts much faster than a record."""
    return np.zeros(1, dtype=SCRATCH)
