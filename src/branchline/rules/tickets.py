"""Tickets: the pile in three layers, offers, and where returned ones go."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import add, has, nth, remove, size
from branchline.rules.chance import IMPOSSIBLE, below, given, note, skip
from branchline.rules.compiled import inner
from branchline.rules.records import (
    BOTTOM,
    NEVER_DEALT,
    RETURNED,
    START,
    TICKET_STREAM,
    TICKETS,
    UNKNOWN_TICKET,
    UNSEEN,
)


@inner
def deal_opening_offers(board: np.record, state: np.record, fate: np.ndarray) -> None:
    """G3: every seat gets the board's offer at once; long tickets that nobody got leave the game (E2)."""
    long_tickets = state.out[NEVER_DEALT]
    for word in range(2):
        state.tickets_in_game[word] = board.regular_tickets[word] | board.long_tickets[word]
        state.unseen_tickets[word] = board.regular_tickets[word]
        long_tickets[word] = board.long_tickets[word]
    for seat in range(state.players):
        for _ in range(board.offer_long):
            _offer(state, seat, _sample(state, long_tickets, fate))
        for _ in range(board.offer_regular):
            _offer(state, seat, _sample(state, state.unseen_tickets, fate))
    state.out_size[NEVER_DEALT] = size(long_tickets)
    state.pile_tickets[UNSEEN] = size(state.unseen_tickets)


@inner
def draw_offer(board: np.record, state: np.record, seat: int, fate: np.ndarray) -> None:
    """G16: the top tickets of the pile, or all that are left."""
    for _ in range(board.draw_tickets):
        if tickets_in_pile(state) == 0:
            return
        ticket = _top_ticket(state, fate)
        remove(state.put_under[seat], ticket)  # (d) it lies there no more, and the seat has seen so
        _offer(state, seat, ticket)


@inner
def settle_offer(board: np.record, state: np.record, seat: int) -> None:
    """The chosen tickets of the offer (a bit for each) are kept to the end; the others go where the board says."""
    at_start = state.phase == START
    leave = board.start_returns_leave if at_start else board.drawn_returns_leave
    for i in range(state.offer_size[seat]):
        ticket = state.offer[seat, i]
        if (state.chosen[seat] >> i) & 1:
            add(state.tickets[seat], ticket)
            state.tickets_held[seat] += 1
        elif leave:  # E2, N8
            add(state.out[seat], ticket)
            state.out_size[seat] += 1
        elif at_start:  # U2, P2, D12: a set, shuffled together, since it is sampled
            add(state.returned, ticket)
            add(state.put_under[seat], ticket)
            state.pile_tickets[RETURNED] += 1
        else:  # G16, D12: under the pile in the order in which they were offered
            lowest = state.pile_tickets[BOTTOM]
            state.bottom[lowest] = ticket
            state.bottom_by[lowest] = seat
            state.pile_tickets[BOTTOM] = lowest + 1
        state.offer[seat, i] = UNKNOWN_TICKET
    state.offer_size[seat] = 0
    state.chosen[seat] = 0


@inner
def tickets_in_pile(state: np.record) -> int:
    return int(state.pile_tickets[UNSEEN]) + int(state.pile_tickets[RETURNED]) + int(state.pile_tickets[BOTTOM])


@inner
def _offer(state: np.record, seat: int, ticket: int) -> None:
    state.offer[seat, state.offer_size[seat]] = ticket
    state.offer_size[seat] += 1


@inner
def _top_ticket(state: np.record, fate: np.ndarray) -> int:
    if state.pile_tickets[UNSEEN] > 0:
        state.pile_tickets[UNSEEN] -= 1
        return _sample(state, state.unseen_tickets, fate)
    if state.pile_tickets[RETURNED] > 0:
        state.pile_tickets[RETURNED] -= 1
        return _sample(state, state.returned, fate)
    ticket = int(state.bottom[0])
    state.pile_tickets[BOTTOM] -= 1
    for i in range(state.pile_tickets[BOTTOM]):
        state.bottom[i] = state.bottom[i + 1]
        state.bottom_by[i] = state.bottom_by[i + 1]
    state.bottom[state.pile_tickets[BOTTOM]] = UNKNOWN_TICKET
    state.bottom_by[state.pile_tickets[BOTTOM]] = -1
    return ticket


@inner
def _sample(state: np.record, layer: np.ndarray, fate: np.ndarray) -> int:
    """Draw from a layer as a set: the same chances as the top of a shuffled one."""
    ticket = given(fate)
    if ticket >= 0:
        if ticket >= TICKETS or not has(layer, ticket):
            fate[IMPOSSIBLE] = 1
            ticket = -1
        else:
            skip(state, TICKET_STREAM)
    if ticket < 0:
        ticket = nth(layer, below(state, TICKET_STREAM, size(layer)))
    note(fate, ticket)
    remove(layer, ticket)
    return ticket
