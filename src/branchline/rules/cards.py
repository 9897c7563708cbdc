"""Train cards: deck, face-up cards and discards, with the public knowledge that follows from them.

The letters (a) to (c) refer to the list of what players may know in docs/decisions/state.md.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.chance import FACE_UP_RESET, IMPOSSIBLE, below, given, log, note, skip
from branchline.rules.compiling import inner
from branchline.rules.records import (
    CARD_STREAM,
    CARDS,
    COLOURS,
    COLOURS_FOR_RESET,
    FACE_UP,
    GAP,
    LOCOMOTIVE,
    RESETS_IN_A_ROW,
)


@inner
def take_face_up(board: np.record, state: np.record, seat: int, card: int, outcomes: np.ndarray) -> None:
    """G6: take a face-up card, which is replaced at once; (a) everyone knows that the seat holds it."""
    slot = 0
    while state.face_up[slot] != card:
        slot += 1
    state.face_up[slot] = GAP
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.known[seat, card] += 1
    fill_face_up(board, state, outcomes)


@inner
def draw_unseen(state: np.record, seat: int, outcomes: np.ndarray) -> None:
    """G6: draw the top card of the deck into a hand; (c) only the seat itself knows it."""
    card = _next_card(state, outcomes)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.unseen_draws[seat, card] += 1
    _reshuffle_if_empty(state, outcomes)


@inner
def turn_up(state: np.record, outcomes: np.ndarray) -> int:
    """Turn up the top card of the deck for everyone to see; (b) the deck can hold one fewer of its kind."""
    card = _next_card(state, outcomes)
    state.deck_most[card] -= 1
    _reshuffle_if_empty(state, outcomes)
    return card


@inner
def fill_face_up(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """After a change of the face-up cards: fill their gaps while cards remain, then check for a reset (G6, G8, G9)."""
    state.face_up_rests = 0
    for slot in range(FACE_UP):
        if state.face_up[slot] == GAP and state.deck_size > 0:
            state.face_up[slot] = turn_up(state, outcomes)
    reset_face_up(board, state, outcomes)


@inner
def reset_face_up(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """G8: while too many face-up cards are locomotives, discard them all and turn up new ones, within D1's bounds."""
    if board.reset_at == 0 or state.face_up_rests:  # N3
        return
    resets = 0
    while _face_up_locomotives(state) >= board.reset_at and _colours_outside_hands(state) >= COLOURS_FOR_RESET:
        if resets == RESETS_IN_A_ROW:  # D1: the face-up cards stay as they are until their next change
            state.face_up_rests = 1
            return
        resets += 1
        log(outcomes, FACE_UP_RESET)
        for slot in range(FACE_UP):
            if state.face_up[slot] != GAP:
                state.discards[state.face_up[slot]] += 1
                state.face_up[slot] = GAP
        _reshuffle_if_empty(state, outcomes)
        for slot in range(FACE_UP):
            if state.deck_size > 0:
                state.face_up[slot] = turn_up(state, outcomes)


@inner
def settle_discards(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """After a discard: if the deck is empty, the discards become the deck and face-up gaps are filled (G9)."""
    if state.deck_size == 0:
        _reshuffle_if_empty(state, outcomes)
        if _has_gap(state):
            fill_face_up(board, state, outcomes)
            return
    reset_face_up(board, state, outcomes)  # there may be enough colour cards outside the hands now (D1)


@inner
def _next_card(state: np.record, outcomes: np.ndarray) -> int:
    """Draw from the deck, stored as a multiset: the same distribution as the top card of a shuffled deck."""
    card = given(outcomes)
    if card >= 0:
        if card >= CARDS or state.deck[card] <= 0:
            outcomes[IMPOSSIBLE] = 1
            card = -1
        else:
            skip(state, CARD_STREAM)
    if card < 0:
        k = below(state, CARD_STREAM, state.deck_size)
        card = 0
        k -= state.deck[0]
        while k >= 0:
            card += 1
            k -= state.deck[card]
    note(outcomes, card)
    state.deck[card] -= 1
    state.deck_size -= 1
    return card


@inner
def _reshuffle_if_empty(state: np.record, outcomes: np.ndarray) -> None:
    """G9: as soon as the last card leaves the deck, the current discards become the new deck."""
    if state.deck_size > 0:
        return
    size = 0
    for card in range(CARDS):
        size += int(state.discards[card])
    if size == 0:
        return
    log(outcomes, FACE_UP_RESET - size)
    state.deck_size = size
    for card in range(CARDS):
        state.deck[card] = state.discards[card]
        state.deck_most[card] = state.discards[card]
        state.discards[card] = 0
    for seat in range(state.players):
        for card in range(CARDS):
            state.unseen_draws[seat, card] = 0


@inner
def _has_gap(state: np.record) -> bool:
    for slot in range(FACE_UP):
        if state.face_up[slot] == GAP:
            return True
    return False


@inner
def _face_up_locomotives(state: np.record) -> int:
    count = 0
    for slot in range(FACE_UP):
        if state.face_up[slot] == LOCOMOTIVE:
            count += 1
    return count


@inner
def _colours_outside_hands(state: np.record) -> int:
    count = 0
    for card in range(COLOURS):
        count += int(state.deck[card]) + int(state.discards[card])
    for slot in range(FACE_UP):
        if state.face_up[slot] != GAP and state.face_up[slot] != LOCOMOTIVE:
            count += 1
    return count
