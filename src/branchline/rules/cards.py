"""Train cards: the pile, the row, the discards, and what everyone may know of them."""

from __future__ import annotations

import numpy as np

from branchline.rules.chance import IMPOSSIBLE, ROW_RESET, below, given, log, note, skip
from branchline.rules.compiled import inner
from branchline.rules.records import (
    CARD_STREAM,
    CARDS,
    COLOURS,
    COLOURS_FOR_RESET,
    GAP,
    LOCOMOTIVE,
    RESETS_IN_A_ROW,
    ROW,
)


@inner
def take_from_row(board: np.record, state: np.record, seat: int, card: int, fate: np.ndarray) -> None:
    """G6: the card is replaced at once; (a) everyone knows that the seat holds it."""
    slot = 0
    while state.row[slot] != card:
        slot += 1
    state.row[slot] = GAP
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.known[seat, card] += 1
    fill_row(board, state, fate)


@inner
def draw_unseen(state: np.record, seat: int, fate: np.ndarray) -> None:
    """G6: the top of the pile goes into a hand; (c) only the seat itself knows it."""
    card = _next_card(state, fate)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.unseen_draws[seat, card] += 1
    _reshuffle_if_empty(state, fate)


@inner
def turn_up(state: np.record, fate: np.ndarray) -> int:
    """The top of the pile for all to see: (b) the pile can hold one less of it."""
    card = _next_card(state, fate)
    state.pile_most[card] -= 1
    _reshuffle_if_empty(state, fate)
    return card


@inner
def fill_row(board: np.record, state: np.record, fate: np.ndarray) -> None:
    """The row has changed: fill its gaps while there are cards, and look for locomotives (G6, G8, G9)."""
    state.row_rests = 0
    for slot in range(ROW):
        if state.row[slot] == GAP and state.pile_size > 0:
            state.row[slot] = turn_up(state, fate)
    reset_row(board, state, fate)


@inner
def reset_row(board: np.record, state: np.record, fate: np.ndarray) -> None:
    """G8: while too many cards of the row are locomotives, discard it all and turn up new ones, within D1's bounds."""
    if board.reset_at == 0 or state.row_rests:  # N3
        return
    resets = 0
    while _row_locomotives(state) >= board.reset_at and _colours_outside_hands(state) >= COLOURS_FOR_RESET:
        if resets == RESETS_IN_A_ROW:  # D1: it lies as it is until it next changes
            state.row_rests = 1
            return
        resets += 1
        log(fate, ROW_RESET)
        for slot in range(ROW):
            if state.row[slot] != GAP:
                state.discards[state.row[slot]] += 1
                state.row[slot] = GAP
        _reshuffle_if_empty(state, fate)
        for slot in range(ROW):
            if state.pile_size > 0:
                state.row[slot] = turn_up(state, fate)


@inner
def settle_discards(board: np.record, state: np.record, fate: np.ndarray) -> None:
    """Cards have been discarded: with an empty pile they become the pile, and the gaps of the row are filled (G9)."""
    if state.pile_size == 0:
        _reshuffle_if_empty(state, fate)
        if _has_gap(state):
            fill_row(board, state, fate)
            return
    reset_row(board, state, fate)  # there may be enough colour cards outside the hands now (D1)


@inner
def _next_card(state: np.record, fate: np.ndarray) -> int:
    """Draw from the pile as a multiset: the same chances as the top card of a shuffled one."""
    card = given(fate)
    if card >= 0:
        if card >= CARDS or state.pile[card] <= 0:
            fate[IMPOSSIBLE] = 1
            card = -1
        else:
            skip(state, CARD_STREAM)
    if card < 0:
        k = below(state, CARD_STREAM, state.pile_size)
        card = 0
        k -= state.pile[0]
        while k >= 0:
            card += 1
            k -= state.pile[card]
    note(fate, card)
    state.pile[card] -= 1
    state.pile_size -= 1
    return card


@inner
def _reshuffle_if_empty(state: np.record, fate: np.ndarray) -> None:
    """G9: the moment the last card leaves the pile, the discards as they lie become the new one."""
    if state.pile_size > 0:
        return
    size = 0
    for card in range(CARDS):
        size += int(state.discards[card])
    if size == 0:
        return
    log(fate, ROW_RESET - size)
    state.pile_size = size
    for card in range(CARDS):
        state.pile[card] = state.discards[card]
        state.pile_most[card] = state.discards[card]
        state.discards[card] = 0
    for seat in range(state.players):
        for card in range(CARDS):
            state.unseen_draws[seat, card] = 0


@inner
def _has_gap(state: np.record) -> bool:
    for slot in range(ROW):
        if state.row[slot] == GAP:
            return True
    return False


@inner
def _row_locomotives(state: np.record) -> int:
    count = 0
    for slot in range(ROW):
        if state.row[slot] == LOCOMOTIVE:
            count += 1
    return count


@inner
def _colours_outside_hands(state: np.record) -> int:
    count = 0
    for card in range(COLOURS):
        count += int(state.pile[card]) + int(state.discards[card])
    for slot in range(ROW):
        if state.row[slot] != GAP and state.row[slot] != LOCOMOTIVE:
            count += 1
    return count
