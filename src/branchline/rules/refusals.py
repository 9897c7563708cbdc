"""Legality check of a single action: it is legal, or the reason why it is refused.

This is written independently of the move generator in `legal`: tests compare the two at every decision.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, has, popcount
from branchline.rules.claims import free_cities, owner, payable, station_cost, substitutes_left, too_many_swaps
from branchline.rules.compiling import inner
from branchline.rules.legal import can_act, can_pay_tunnel, face_up_cards, least_kept, may_act
from branchline.rules.records import (
    CAN_ACT,
    CARDS_SHORT,
    COUNTRY_OWN,
    DECK_EMPTY,
    DECLINE,
    DOUBLE_CLOSED,
    DOUBLE_OWN,
    DRAW,
    DRAW_TICKETS,
    FACE_UP,
    GAME_OVER,
    GIVE,
    GIVE_COLOUR_ONLY,
    GIVE_ORDER,
    KEEP,
    KEEP_MORE,
    LEGAL,
    LOCOMOTIVE,
    NO_COLOUR,
    NO_STATIONS_LEFT,
    NO_SUCH_ACTION,
    NOT_FACE_UP,
    NOT_NOW,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    OFFERED,
    OVER,
    PASS,
    PAY,
    PAYING,
    ROUTE_TAKEN,
    SECOND_CARD,
    SECOND_CARD_LOCOMOTIVE,
    START,
    STATION,
    STATION_THERE,
    TAKE,
    TICKET_DECK_EMPTY,
    TOO_MANY_SWAPS,
    TRAINS_SHORT,
    TUNNEL,
    TUNNEL_COLOUR,
    TURN,
)
from branchline.rules.tickets import tickets_in_deck


@inner
def refusal(board: np.record, state: np.record, seat: int, action: int) -> int:
    """Return LEGAL, or why this action is refused. It checks this action only, independently of `legal_actions`."""
    if state.phase == OVER:
        return GAME_OVER
    if not may_act(state, seat):
        return NOT_YOUR_TURN
    if action < 0 or action >= board.actions:
        return NO_SUCH_ACTION
    if KEEP <= action < STATION:
        return _refuse_keep(board, state, seat, action - KEEP)
    if PAY <= action < KEEP or action == DECLINE:
        return _refuse_tunnel(state, seat, action)
    if GIVE <= action < PAY:
        return _refuse_give(board, state, seat, action - GIVE)
    if action <= DRAW:
        return _refuse_card(board, state, action)
    if state.phase != TURN:
        return NOT_NOW
    if action == DRAW_TICKETS:
        return LEGAL if tickets_in_deck(state) > 0 else TICKET_DECK_EMPTY  # G16
    if action == PASS:
        return CAN_ACT if can_act(board, state, seat) else LEGAL  # D3
    if action < board.claim:
        return _refuse_station(board, state, seat, action - STATION)
    return _refuse_claim(board, state, seat, action)


@inner
def route_refusal(board: np.record, state: np.record, seat: int, route: int) -> int:
    """Return why the seat may not claim a route, regardless of its cards; LEGAL if it may (G11, G13, G14, P4)."""
    if not has(state.open[seat], route):
        if owner(state, route) >= 0:
            return ROUTE_TAKEN
        country = board.country[route]
        for word in range(2):
            if state.routes[seat, word] & board.twins[route, word] != NONE:
                return DOUBLE_OWN if country < 0 else COUNTRY_OWN
            if country >= 0 and state.routes[seat, word] & board.into[country, word] != NONE:
                return COUNTRY_OWN
        return DOUBLE_CLOSED
    if board.length[route] > state.trains[seat]:
        return TRAINS_SHORT
    return LEGAL


@inner
def _refuse_keep(board: np.record, state: np.record, seat: int, chosen: int) -> int:
    if state.phase != START and state.phase != OFFERED:
        return NOT_NOW
    if chosen >> state.offer_size[seat]:
        return NOT_OFFERED
    return LEGAL if popcount(np.uint64(chosen)) >= least_kept(board, state, seat) else KEEP_MORE


@inner
def _refuse_tunnel(state: np.record, seat: int, action: int) -> int:
    if state.phase != TUNNEL:
        return NOT_NOW
    if action == DECLINE:
        return LEGAL
    locomotives = action - PAY
    if locomotives > state.owed:
        return NO_SUCH_ACTION
    if locomotives < state.owed and state.laid_colour == NO_COLOUR:
        return TUNNEL_COLOUR  # E6
    return LEGAL if can_pay_tunnel(state, seat, locomotives) else CARDS_SHORT


@inner
def _refuse_give(board: np.record, state: np.record, seat: int, card: int) -> int:
    if state.phase != PAYING:
        return NOT_NOW
    group = board.group[state.laid_route]
    if card == LOCOMOTIVE and not board.group_any[group]:
        return GIVE_COLOUR_ONLY  # D15
    if state.hand[seat, card] == 0:
        return CARDS_SHORT
    if card < state.give_from or substitutes_left(board, state, seat, group, card) < state.to_give:
        return GIVE_ORDER
    return LEGAL


@inner
def _refuse_card(board: np.record, state: np.record, action: int) -> int:
    if state.phase != TURN and state.phase != SECOND_CARD:
        return NOT_NOW
    if action == DRAW:
        return LEGAL if state.deck_size > 0 else DECK_EMPTY  # G10
    card = action - TAKE
    if (face_up_cards(board, state) >> card) & 1:
        return LEGAL
    for slot in range(FACE_UP):
        if state.face_up[slot] == card:
            return SECOND_CARD_LOCOMOTIVE  # G7
    return NOT_FACE_UP


@inner
def _refuse_station(board: np.record, state: np.record, seat: int, offset: int) -> int:
    """Return LEGAL, or why the station can't be built (E10)."""
    cost = station_cost(board, state, seat)
    if cost == 0:
        return NO_STATIONS_LEFT
    if free_cities(board, state) & (ONE << np.uint64(offset // board.station_payments)) == NONE:
        return STATION_THERE
    payment = offset % board.station_payments
    if payment == board.station_payments - 1:
        return LEGAL if state.hand[seat, LOCOMOTIVE] >= cost else CARDS_SHORT
    locomotives = payment % board.dearest_station
    if locomotives >= cost:
        return NO_SUCH_ACTION
    if locomotives > state.hand[seat, LOCOMOTIVE]:
        return CARDS_SHORT
    colour = payment // board.dearest_station
    return LEGAL if cost - locomotives <= state.hand[seat, colour] else CARDS_SHORT


@inner
def _refuse_claim(board: np.record, state: np.record, seat: int, action: int) -> int:
    route = int(board.action_route[action])
    reason = route_refusal(board, state, seat, route)
    if reason != LEGAL:
        return reason
    group = int(board.group[route])
    payment = action - board.route_action[route]
    if too_many_swaps(board, state, group, int(board.payments[board.group_payment[group] + payment, 3])):
        return TOO_MANY_SWAPS  # D15
    return LEGAL if payable(board, state, seat, group, payment) else CARDS_SHORT
