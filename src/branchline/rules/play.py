"""State transitions: set up a game and apply one legal action."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import ONE, has, popcount
from branchline.rules.cards import draw_unseen, fill_face_up, settle_discards, take_face_up, turn_up
from branchline.rules.chance import IMPOSSIBLE, below, given, note, skip
from branchline.rules.claims import (
    close_routes,
    countries_joined_with,
    discard_laid,
    lay,
    place_trains,
    station_cost,
    take_back_laid,
)
from branchline.rules.compiling import inner, jit
from branchline.rules.legal import face_up_cards
from branchline.rules.records import (
    ALL_PASSED,
    CARDS,
    DECLINE,
    DRAW,
    DRAW_TICKETS,
    FACE_UP,
    GAP,
    GIVE,
    IDLE,
    IDLE_ROUNDS,
    KEEP,
    LAST_TURNS,
    LOCOMOTIVE,
    NO_COLOUR,
    OFFER,
    OFFERED,
    OVER,
    PASS,
    PAY,
    PAYING,
    SEAT_STREAM,
    SEATS,
    SECOND_CARD,
    START,
    STATION,
    TAKE,
    TICKETS,
    TUNNEL,
    TURN,
    UNKNOWN_TICKET,
)
from branchline.rules.tickets import deal_opening_offers, draw_offer, settle_offer


@inner
def set_up(
    board: np.record,
    state: np.record,
    players: int,
    first: int,
    options: int,
    seed_low: np.uint64,
    seed_high: np.uint64,
    outcomes: np.ndarray,
) -> None:
    """G2–G4: set up a new game in a state whose bytes are all zero; if `first` is below 0, the first seat is drawn."""
    state.seed[0] = seed_low
    state.seed[1] = seed_high
    state.players = players
    state.options = options
    state.final_turns = -1
    state.laid_route = -1
    state.laid_colour = NO_COLOUR
    for i in range(TICKETS):
        state.bottom[i] = UNKNOWN_TICKET
        state.bottom_by[i] = -1
    for seat in range(SEATS):
        for i in range(OFFER):
            state.offer[seat, i] = UNKNOWN_TICKET
    for card in range(CARDS):
        state.all_cards[card] = board.all_cards[card]
        state.deck[card] = board.all_cards[card]
        state.deck_most[card] = board.all_cards[card]
        state.deck_size += board.all_cards[card]
    for seat in range(players):
        state.trains[seat] = board.trains
        for word in range(2):
            state.open[seat, word] = board.all_routes[word]
        for _ in range(board.hand):
            draw_unseen(state, seat, outcomes)
    for slot in range(FACE_UP):
        state.face_up[slot] = GAP
    fill_face_up(board, state, outcomes)
    deal_opening_offers(board, state, outcomes)
    state.first = first if first >= 0 else _draw_first(state, outcomes)
    state.turn = state.first
    state.phase = START


@jit
def derive(board: np.record, state: np.record, only_face_up: bool, outcomes: np.ndarray) -> None:
    """Recompute what follows from the claimed routes: trains, points, open routes and countries joined.

    With `only_face_up`, fill the gaps in the face-up cards instead.
    """
    if only_face_up:
        fill_face_up(board, state, outcomes)
        return
    for seat in range(state.players):
        state.trains[seat] = board.trains
        state.points[seat] = 0
        state.joined[seat] = 0
        for word in range(2):
            state.open[seat, word] = board.all_routes[word]
    for seat in range(state.players):
        for route in range(board.route_count):
            if has(state.routes[seat], route):
                state.trains[seat] -= board.length[route]
                state.points[seat] += board.points[board.length[route]]
                close_routes(board, state, seat, route)
                countries = countries_joined_with(board, state, seat, route)
                if popcount(np.uint64(countries)) > 1:
                    state.joined[seat] |= np.uint16(countries)


@inner
def play(board: np.record, state: np.record, seat: int, action: int, outcomes: np.ndarray) -> None:
    """Apply a legal action. The effect of an illegal one is undefined: check with `refusal` first."""
    if action < DRAW:
        take_face_up(board, state, seat, action - TAKE, outcomes)
        _after_card(board, state, action - TAKE == LOCOMOTIVE and board.face_up_locomotive_ends_draw != 0)  # G7, N2
    elif action == DRAW:
        draw_unseen(state, seat, outcomes)
        _after_card(board, state, False)
    elif action == DRAW_TICKETS:
        draw_offer(board, state, seat, outcomes)
        state.phase = OFFERED
    elif action == PASS:
        state.passes += 1
        state.idle_turns += 1
        _end_turn(board, state)
    elif action == DECLINE:
        take_back_laid(state, seat)  # E5
        state.idle_turns += 1
        state.passes = 0
        _clear_table(board, state, outcomes)
        _end_turn(board, state)
    elif action < PAY:
        _give(board, state, seat, action - GIVE, outcomes)
    elif action < KEEP:
        locomotives = action - PAY
        lay(state, seat, LOCOMOTIVE, locomotives)
        if state.owed > locomotives:
            lay(state, seat, int(state.laid_colour), int(state.owed) - locomotives)
        _claim_laid(board, state, seat, outcomes)
    elif action < STATION:
        _keep(board, state, seat, action - KEEP)
    elif action < board.claim:
        _build_station(board, state, seat, action - STATION, outcomes)
    else:
        _claim(board, state, seat, action, outcomes)


@inner
def _after_card(board: np.record, state: np.record, whole_draw: bool) -> None:
    """After a card is drawn, expect a second one, unless the first was the whole draw or none can be taken (D2)."""
    if state.phase == TURN and not whole_draw:
        state.phase = SECOND_CARD
        if state.deck_size > 0 or face_up_cards(board, state):
            return
    _end_active_turn(board, state)


@inner
def _keep(board: np.record, state: np.record, seat: int, chosen: int) -> None:
    """Keep a subset of the offer. At the start choices stay secret: no ticket moves until all have chosen (D6)."""
    state.chosen[seat] = chosen
    if state.phase == OFFERED:
        settle_offer(board, state, seat)
        _end_active_turn(board, state)
        return
    for other in range(state.players):
        if state.chosen[other] == 0:
            return
    for other in range(state.players):
        settle_offer(board, state, other)
        state.kept_at_start[other] = state.tickets_held[other]
    state.phase = TURN


@inner
def _claim(board: np.record, state: np.record, seat: int, action: int, outcomes: np.ndarray) -> None:
    """Lay the payment, then claim the route, unless a tunnel asks for more (E4) or substitutes are due (N7, N10)."""
    route = int(board.action_route[action])
    group = int(board.group[route])
    payment = int(board.group_payment[group]) + action - int(board.route_action[route])
    colour = int(board.payments[payment, 0])
    cards = int(board.payments[payment, 1])
    swaps = board.payments[payment, 3]
    state.laid_route = route
    state.laid_colour = colour
    if cards:
        lay(state, seat, colour, cards)
    lay(state, seat, LOCOMOTIVE, int(board.payments[payment, 2]))
    if swaps:
        state.to_give = int(swaps) * int(board.group_price[group])
        state.give_from = 0
        state.phase = PAYING
        return
    if board.tunnel[route]:
        _turn_up_for_tunnel(board, state, outcomes)
        if state.owed:
            state.phase = TUNNEL
            return
    _claim_laid(board, state, seat, outcomes)


@inner
def _turn_up_for_tunnel(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """E4, E6, E8: turn up the top cards, or as many as there are; one more card is owed for each that matches."""
    for _ in range(board.tunnel_cards):
        if state.deck_size > 0:
            card = turn_up(state, outcomes)
            state.turned[card] += 1
            if card == LOCOMOTIVE or card == state.laid_colour:
                state.owed += 1


@inner
def _give(board: np.record, state: np.record, seat: int, card: int, outcomes: np.ndarray) -> None:
    lay(state, seat, card, 1)
    state.give_from = card
    state.to_give -= 1
    if state.to_give == 0:
        _claim_laid(board, state, seat, outcomes)


@inner
def _claim_laid(board: np.record, state: np.record, seat: int, outcomes: np.ndarray) -> None:
    """Claim the route once its payment is complete, and end the turn (E9: trains and points follow its length)."""
    route = int(state.laid_route)
    discard_laid(state)
    _clear_table(board, state, outcomes)
    place_trains(board, state, seat, route)
    _end_active_turn(board, state)


@inner
def _build_station(board: np.record, state: np.record, seat: int, offset: int, outcomes: np.ndarray) -> None:
    """E10: pay for and build a station."""
    city = offset // board.station_payments
    payment = offset % int(board.station_payments)
    cost = station_cost(board, state, seat)
    locomotives = cost
    if payment < board.station_payments - 1:
        locomotives = payment % int(board.dearest_station)
        lay(state, seat, payment // int(board.dearest_station), cost - locomotives)
    lay(state, seat, LOCOMOTIVE, locomotives)
    state.stations[seat] |= ONE << np.uint64(city)
    discard_laid(state)
    _clear_table(board, state, outcomes)
    _end_active_turn(board, state)


@inner
def _clear_table(board: np.record, state: np.record, outcomes: np.ndarray) -> None:
    """E7: discard the turned-up cards with the payment; then apply G9."""
    if state.laid_route >= 0:
        for card in range(CARDS):
            state.discards[card] += state.turned[card]
            state.turned[card] = 0
    state.owed = 0
    state.laid_route = -1
    state.laid_colour = NO_COLOUR
    state.give_from = 0
    settle_discards(board, state, outcomes)


@inner
def _end_active_turn(board: np.record, state: np.record) -> None:
    """End a turn in which something was drawn, claimed or built: it counts neither for D3 nor for D11."""
    state.passes = 0
    state.idle_turns = 0
    _end_turn(board, state)


@inner
def _end_turn(board: np.record, state: np.record) -> None:
    """End the game if it is over (G17, D3, D11); otherwise pass the turn to the next seat."""
    if state.final_turns > 0:
        state.final_turns -= 1
    elif state.trains[state.turn] <= board.last_turns_at:
        state.final_turns = state.players
    if state.final_turns == 0:
        _finish(state, LAST_TURNS)
    elif state.passes >= state.players:
        _finish(state, ALL_PASSED)
    elif state.idle_turns >= IDLE_ROUNDS * int(state.players):
        _finish(state, IDLE)
    else:
        state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
        state.phase = TURN


@inner
def _finish(state: np.record, ending: int) -> None:
    state.phase = OVER
    state.ending = ending


@inner
def _draw_first(state: np.record, outcomes: np.ndarray) -> int:
    """G4: draw the first seat."""
    seat = given(outcomes)
    if seat >= int(state.players):
        outcomes[IMPOSSIBLE] = 1
        seat = -1
    if seat >= 0:
        skip(state, SEAT_STREAM)
    else:
        seat = below(state, SEAT_STREAM, int(state.players))
    note(outcomes, seat)
    return seat
