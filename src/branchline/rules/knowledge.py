"""Information sets: `blind` removes everything from a state that a seat may not know.

Views, bots and redealing read only blind states. docs/decisions/state.md lists for each field who knows it. A seat
below 0 is a spectator.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE
from branchline.rules.compiled import inner
from branchline.rules.records import BOTTOM, CARDS, NEVER_DEALT, OFFER, OVER, SEATS, UNKNOWN_TICKET


@inner
def blind(state: np.record, seat: int) -> None:
    """Blank everything that the seat can't know. Sizes stay, so the seat's legal actions stay the same."""
    for word in range(2):
        state.seed[word] = NONE
        state.unseen_tickets[word] = NONE
        state.returned[word] = NONE
        state.out[NEVER_DEALT, word] = NONE
    for stream in range(state.drawn.size):
        state.drawn[stream] = 0
    for card in range(CARDS):
        state.deck[card] = 0
    for other in range(SEATS):
        if other != seat:
            _blank_seat(state, other)
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom_by[i] != seat:
            state.bottom[i] = UNKNOWN_TICKET


@inner
def _blank_seat(state: np.record, other: int) -> None:
    for card in range(CARDS):
        state.hand[other, card] = 0
        state.unseen_draws[other, card] = 0
    for word in range(2):
        state.put_under[other, word] = NONE
        state.out[other, word] = NONE
        if state.phase != OVER:  # G3: at the end all tickets are revealed
            state.tickets[other, word] = NONE
    for i in range(OFFER):
        state.offer[other, i] = UNKNOWN_TICKET
    if state.chosen[other] != 0:  # D6: others see only that the seat has chosen
        state.chosen[other] = 1
