"""Information sets: `blind` removes everything from a state that a seat may not know.

Views, bots and redealing read only blind states. The table of state fields in `records` says who may know a field: what
nobody knows, and what belongs to other seats, is set to zero. A seat below 0 is a spectator.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.compiling import inner
from branchline.rules.records import BOTTOM, OVER, SEATS, STATE_FIELDS, UNKNOWN_TICKET

# Fields of which others may know something: who has chosen (D6), tickets at the end (G3), who put a ticket under the
# deck. `offer` uses a ticket number of its own for a ticket that is not known.
_PARTLY_KNOWN = ("chosen", "tickets", "bottom", "offer")
HIDDEN = tuple(field.name for field in STATE_FIELDS if field.known_by == "nobody")
PRIVATE = tuple(field.name for field in STATE_FIELDS if field.known_by == "seat" and field.name not in _PARTLY_KNOWN)


def literal_unroll(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names as they are. Numba's function of this name replaces it when this module is compiled."""
    return names


@inner
def blind(state: np.record, seat: int) -> None:
    """Blank everything that the seat can't know. Sizes stay, so the seat's legal actions stay the same."""
    for name in literal_unroll(HIDDEN):
        state[name][:] = 0
    for name in literal_unroll(PRIVATE):
        by_seat = state[name]
        for other in range(by_seat.shape[0]):
            if other != seat:
                by_seat[other] = 0
    for other in range(SEATS):
        if other != seat:
            _blank_partly(state, other)
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom_by[i] != seat:
            state.bottom[i] = UNKNOWN_TICKET


@inner
def _blank_partly(state: np.record, other: int) -> None:
    """Blank fields of another seat of which something may be known."""
    if state.phase != OVER:  # G3: at the end all tickets are revealed
        state.tickets[other] = 0
    state.offer[other] = UNKNOWN_TICKET
    if state.chosen[other] != 0:  # D6: others see only that the seat has chosen
        state.chosen[other] = 1
