"""Tickets: the ticket deck with its three layers, offers, and returned tickets."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import add, has, nth, remove, size
from branchline.rules.chance import IMPOSSIBLE, below, given, note, skip
from branchline.rules.compiling import inner
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
def deal_opening_offers(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """G3: deal the opening offer to every seat; long tickets that nobody was offered leave the game (E2)."""
    long_tickets = state.out[NEVER_DEALT]
    for word in range(2):
        state.tickets_in_game[word] = board.regular_tickets[word] | board.long_tickets[word]
        state.unseen_tickets[word] = board.regular_tickets[word]
        long_tickets[word] = board.long_tickets[word]
    for seat in range(state.players):
        for _ in range(board.offer_long):
            _offer(state, seat, _sample(state, long_tickets, outcomes))
        for _ in range(board.offer_regular):
            _offer(state, seat, _sample(state, state.unseen_tickets, outcomes))
    state.out_size[NEVER_DEALT] = size(long_tickets)
    state.deck_tickets[UNSEEN] = size(state.unseen_tickets)


@inner
def draw_offer(board: np.record, state: np.record, seat: int, outcomes: np.ndarray) -> None:
    """G16: offer the seat the top tickets of the deck, or all that are left."""
    for _ in range(board.draw_tickets):
        if tickets_in_deck(state) == 0:
            return
        ticket = _top_ticket(state, outcomes)
        remove(state.put_under[seat], ticket)  # (d) it is no longer under the deck, and the seat has seen that
        _offer(state, seat, ticket)


@inner
def settle_offer(board: np.record, state: np.record, seat: int) -> None:
    """Keep the chosen tickets of the offer (one bit each) for the whole game; the others go where the board says."""
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
        elif at_start:  # U2, P2, D12: into a set; sampling from it has the same effect as shuffling it
            add(state.returned, ticket)
            add(state.put_under[seat], ticket)
            state.deck_tickets[RETURNED] += 1
        else:  # G16, D12: under the deck in the order in which they were offered
            lowest = state.deck_tickets[BOTTOM]
            state.bottom[lowest] = ticket
            state.bottom_by[lowest] = seat
            state.deck_tickets[BOTTOM] = lowest + 1
        state.offer[seat, i] = UNKNOWN_TICKET
    state.offer_size[seat] = 0
    state.chosen[seat] = 0


@inner
def tickets_in_deck(state: np.record) -> int:
    return int(state.deck_tickets[UNSEEN]) + int(state.deck_tickets[RETURNED]) + int(state.deck_tickets[BOTTOM])


@inner
def _offer(state: np.record, seat: int, ticket: int) -> None:
    state.offer[seat, state.offer_size[seat]] = ticket
    state.offer_size[seat] += 1


@inner
def _top_ticket(state: np.record, outcomes: np.ndarray) -> int:
    if state.deck_tickets[UNSEEN] > 0:
        state.deck_tickets[UNSEEN] -= 1
        return _sample(state, state.unseen_tickets, outcomes)
    if state.deck_tickets[RETURNED] > 0:
        state.deck_tickets[RETURNED] -= 1
        return _sample(state, state.returned, outcomes)
    ticket = int(state.bottom[0])
    state.deck_tickets[BOTTOM] -= 1
    for i in range(state.deck_tickets[BOTTOM]):
        state.bottom[i] = state.bottom[i + 1]
        state.bottom_by[i] = state.bottom_by[i + 1]
    state.bottom[state.deck_tickets[BOTTOM]] = UNKNOWN_TICKET
    state.bottom_by[state.deck_tickets[BOTTOM]] = -1
    return ticket


@inner
def _sample(state: np.record, layer: np.ndarray, outcomes: np.ndarray) -> int:
    """Draw from a layer, stored as a set: the same distribution as the top ticket of a shuffled one."""
    ticket = given(outcomes)
    if ticket >= 0:
        if ticket >= TICKETS or not has(layer, ticket):
            outcomes[IMPOSSIBLE] = 1
            ticket = -1
        else:
            skip(state, TICKET_STREAM)
    if ticket < 0:
        ticket = nth(layer, below(state, TICKET_STREAM, size(layer)))
    note(outcomes, ticket)
    remove(layer, ticket)
    return ticket
