"""What may be done now: as a list, as a mask, as the answer to one question, or as one action drawn evenly.

Claims are counted by groups of lanes that cost the same (`boards.model.cost_order`): a hand that can't pay for a lane
of three red spaces can't pay for any, so most lanes are never looked at.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, has, lowest, popcount
from branchline.rules.chance import roll
from branchline.rules.claims import free_cities, owner, payable, station_cost, substitutes_left
from branchline.rules.compiled import inner
from branchline.rules.records import (
    CAN_ACT,
    CARDS,
    CARDS_SHORT,
    COLOURS,
    COUNTRY_OWN,
    DECLINE,
    DOUBLE_CLOSED,
    DOUBLE_OWN,
    DRAW,
    DRAW_TICKETS,
    GAME_OVER,
    GAP,
    GIVE,
    GIVE_COLOUR_ONLY,
    GIVE_ORDER,
    GREY,
    KEEP,
    KEEP_MORE,
    LANE_TAKEN,
    LANES,
    LEGAL,
    LOCOMOTIVE,
    NO_COLOUR,
    NO_STATIONS_LEFT,
    NO_SUCH_ACTION,
    NOT_IN_ROW,
    NOT_NOW,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    OFFERED,
    OVER,
    PASS,
    PAY,
    PAYING,
    PILE_EMPTY,
    ROW,
    SECOND_CARD,
    SECOND_CARD_LOCOMOTIVE,
    START,
    STATION,
    STATION_THERE,
    TAKE,
    TICKET_PILE_EMPTY,
    TRAINS_SHORT,
    TUNNEL,
    TUNNEL_COLOUR,
    TURN,
)
from branchline.rules.tickets import tickets_in_pile

TALLY = 4 * LANES  # size of the scratch array that counting needs: groups, their claims so far, payments


@inner
def may_act(state: np.record, seat: int) -> bool:
    """Whether it is this seat's to decide: at the start anyone who has not chosen yet, then who has the turn."""
    if state.phase == START:
        return seat < state.players and state.chosen[seat] == 0
    return state.phase != OVER and state.turn == seat


@inner
def next_seat(state: np.record) -> int:
    """A seat that may act now: at the start the lowest one that has not chosen; -1 when the game is over."""
    if state.phase == START:
        for seat in range(state.players):
            if state.chosen[seat] == 0:
                return seat
    if state.phase == OVER:
        return -1
    return int(state.turn)


@inner
def legal_actions(board: np.record, state: np.record, seat: int, tally: np.ndarray, out: np.ndarray) -> int:
    """Write the numbers of the seat's legal actions into `out`, ascending; returns how many there are."""
    if not may_act(state, seat):
        return 0
    if state.phase != TURN:
        return _legal_in_step(board, state, seat, out)
    n = 0
    row = row_cards(board, state)
    for card in range(CARDS):
        if (row >> card) & 1:
            out[n] = TAKE + card
            n += 1
    if state.pile_size > 0:
        out[n] = DRAW
        n += 1
    if tickets_in_pile(state) > 0:
        out[n] = DRAW_TICKETS
        n += 1
    payments = tally[2 * LANES :]
    ways = _station_payments(board, state, seat, payments)
    if ways:
        cities = free_cities(board, state)
        while cities != NONE:
            first = STATION + lowest(cities) * int(board.station_payments)
            cities &= cities - ONE
            for i in range(ways):
                out[n] = first + payments[i]
                n += 1
    for t in range(_tally_claims(board, state, seat, tally)):
        group = tally[t]
        ways = _group_payments(board, state, seat, group, payments)
        for word in range(2):
            lanes = state.open[seat, word] & board.group_lanes[group, word]
            while lanes != NONE:
                first = board.lane_action[64 * word + lowest(lanes)]
                lanes &= lanes - ONE
                for i in range(ways):
                    out[n] = first + payments[i]
                    n += 1
    if n == 0:  # D3
        out[0] = PASS
        n = 1
    return n


@inner
def random_action(board: np.record, state: np.record, seat: int, tally: np.ndarray, luck: np.ndarray) -> int:
    """One of the seat's legal actions, drawn evenly, without listing them; the same as an even draw from the list."""
    if state.phase != TURN:
        n = _legal_in_step(board, state, seat, tally)
        return int(tally[roll(luck, n)])
    row = row_cards(board, state)
    takes = popcount(np.uint64(row))
    draws = takes + (state.pile_size > 0)
    plain = draws + (tickets_in_pile(state) > 0)
    payments = tally[2 * LANES :]
    ways = _station_payments(board, state, seat, payments)
    stations = ways * popcount(free_cities(board, state)) if ways else 0
    groups = _tally_claims(board, state, seat, tally)
    claims = tally[LANES + groups - 1] if groups else 0
    n = plain + stations + claims
    if n == 0:  # D3
        return PASS
    k = roll(luck, n)
    if k < takes:
        while k:
            row &= row - 1
            k -= 1
        return TAKE + lowest(np.uint64(row))
    if k < draws:
        return DRAW
    if k < plain:
        return DRAW_TICKETS
    k -= plain
    if k < stations:
        cities = free_cities(board, state)
        for _ in range(k // ways):
            cities &= cities - ONE
        return STATION + lowest(cities) * int(board.station_payments) + int(payments[k % ways])
    k -= stations
    t = 0
    while tally[LANES + t] <= k:
        t += 1
    if t:
        k -= tally[LANES + t - 1]
    group = tally[t]
    ways = _group_payments(board, state, seat, group, payments)
    lane = _nth_open(board, state, seat, group, k // ways)
    return int(board.lane_action[lane]) + int(payments[k % ways])


@inner
def refusal(board: np.record, state: np.record, seat: int, action: int) -> int:
    """LEGAL, or why this action is refused. Asks only about this one; the list above is made in another way."""
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
        return LEGAL if tickets_in_pile(state) > 0 else TICKET_PILE_EMPTY  # G16
    if action == PASS:
        return CAN_ACT if can_act(board, state, seat) else LEGAL  # D3
    if action < board.claim:
        return _refuse_station(board, state, seat, action - STATION)
    return _refuse_claim(board, state, seat, action)


@inner
def can_act(board: np.record, state: np.record, seat: int) -> bool:
    """Whether a seat whose turn it is has anything to do but to pass (D3)."""
    if state.pile_size > 0 or row_cards(board, state) or tickets_in_pile(state) > 0:
        return True
    scratch = np.empty(TALLY, dtype=np.int32)
    if _station_payments(board, state, seat, scratch) and free_cities(board, state) != NONE:
        return True
    return _tally_claims(board, state, seat, scratch) > 0


@inner
def row_cards(board: np.record, state: np.record) -> int:
    """The kinds of card that may be taken from the row now, as a bit set (G6, G7, D10)."""
    cards = 0
    for slot in range(ROW):
        card = state.row[slot]
        if card != GAP:
            cards |= 1 << int(card)
    if state.phase == SECOND_CARD and board.row_locomotive_ends_draw:  # G7; N2
        cards &= ~(1 << LOCOMOTIVE)
    return cards


@inner
def lane_refusal(board: np.record, state: np.record, seat: int, lane: int) -> int:
    """Why a lane is not the seat's to claim, whatever it holds: LEGAL if it is open to it (G11, G13, G14, P4)."""
    if not has(state.open[seat], lane):
        if owner(state, lane) >= 0:
            return LANE_TAKEN
        country = board.country[lane]
        for word in range(2):
            if state.lanes[seat, word] & board.twins[lane, word] != NONE:
                return DOUBLE_OWN if country < 0 else COUNTRY_OWN
            if country >= 0 and state.lanes[seat, word] & board.into[country, word] != NONE:
                return COUNTRY_OWN
        return DOUBLE_CLOSED
    if board.length[lane] > state.trains[seat]:
        return TRAINS_SHORT
    return LEGAL


@inner
def _legal_in_step(board: np.record, state: np.record, seat: int, out: np.ndarray) -> int:
    """The legal actions of every phase but a turn's beginning."""
    n = 0
    if state.phase == START or state.phase == OFFERED:
        least = least_kept(board, state, seat)
        for chosen in range(1, 1 << int(state.offer_size[seat])):
            if popcount(np.uint64(chosen)) >= least:
                out[n] = KEEP + chosen
                n += 1
    elif state.phase == SECOND_CARD:
        row = row_cards(board, state)
        for card in range(CARDS):
            if (row >> card) & 1:
                out[n] = TAKE + card
                n += 1
        if state.pile_size > 0:
            out[n] = DRAW
            n += 1
    elif state.phase == TUNNEL:
        out[0] = DECLINE  # E5: able or not
        n = 1
        for locomotives in range(state.owed + 1):
            if _can_pay_tunnel(state, seat, locomotives):
                out[n] = PAY + locomotives
                n += 1
    elif state.phase == PAYING:
        group = board.group[state.laid_lane]
        for card in range(state.give_from, COLOURS + board.group_any[group]):
            if state.hand[seat, card] and substitutes_left(board, state, seat, group, card) >= state.to_give:
                out[n] = GIVE + card
                n += 1
    return n


@inner
def least_kept(board: np.record, state: np.record, seat: int) -> int:
    """How many tickets of its offer a seat must keep at least (G16, U2, E2, P2, N5)."""
    least = board.keep_at_start if state.phase == START else board.keep_drawn
    return min(int(least), int(state.offer_size[seat]))


@inner
def _can_pay_tunnel(state: np.record, seat: int, locomotives: int) -> bool:
    """E4: what is owed, in the set's colour or locomotives; E6: in locomotives only."""
    if locomotives > state.hand[seat, LOCOMOTIVE]:
        return False
    cards = state.owed - locomotives
    if cards == 0:
        return True
    return state.laid_colour != NO_COLOUR and cards <= state.hand[seat, state.laid_colour]


@inner
def _tally_claims(board: np.record, state: np.record, seat: int, tally: np.ndarray) -> int:
    """Groups with claims the seat can make now: tally[i] the group, tally[LANES + i] the claims up to and with it."""
    found = 0
    total = 0
    locomotives = int(state.hand[seat, LOCOMOTIVE])
    trains = int(state.trains[seat])
    most = 0
    for colour in range(COLOURS + 1):
        if colour == GREY:
            held = most
        else:
            held = int(state.hand[seat, colour])
            most = max(most, held)
        longest = min(held + locomotives, trains)
        for group in range(board.colour_groups[colour], board.colour_groups[colour + 1]):
            if board.group_length[group] > longest:  # and so are the rest of this colour
                break
            lanes = _open_lanes(board, state, seat, group)
            if lanes:
                ways = _count_plain(board, state, seat, group, colour)
                if ways:
                    total += ways * lanes
                    tally[found] = group
                    tally[LANES + found] = total
                    found += 1
    for group in range(board.colour_groups[GREY + 1], board.colour_groups[GREY + 2]):
        length = board.group_length[group]
        if length > trains or length > state.hand_size[seat]:
            continue
        lanes = _open_lanes(board, state, seat, group)
        if lanes:
            ways = 0
            for payment in range(board.group_payments[group]):
                if payable(board, state, seat, group, payment):
                    ways += 1
            if ways:
                total += ways * lanes
                tally[found] = group
                tally[LANES + found] = total
                found += 1
    return found


@inner
def _open_lanes(board: np.record, state: np.record, seat: int, group: int) -> int:
    return popcount(state.open[seat, 0] & board.group_lanes[group, 0]) + popcount(
        state.open[seat, 1] & board.group_lanes[group, 1]
    )


@inner
def _nth_open(board: np.record, state: np.record, seat: int, group: int, k: int) -> int:
    first = state.open[seat, 0] & board.group_lanes[group, 0]
    in_first = popcount(first)
    if k < in_first:
        for _ in range(k):
            first &= first - ONE
        return lowest(first)
    second = state.open[seat, 1] & board.group_lanes[group, 1]
    for _ in range(k - in_first):
        second &= second - ONE
    return 64 + lowest(second)


@inner
def _ways(length: int, symbols: int, locomotives: int, held: int) -> int:
    """Payments with at least one of `held` cards of one colour, with at least `symbols` locomotives."""
    return max(0, min(locomotives, length - 1) - max(symbols, length - held) + 1)


@inner
def _count_plain(board: np.record, state: np.record, seat: int, group: int, colour: int) -> int:
    """How many payments without swaps the hand allows for a lane of this group (G12, E3, N4)."""
    length = int(board.group_length[group])
    symbols = int(board.group_symbols[group])
    locomotives = int(state.hand[seat, LOCOMOTIVE]) if board.group_wild[group] else 0
    ways = 1 if locomotives >= length else 0
    if colour != GREY:
        return ways + _ways(length, symbols, locomotives, int(state.hand[seat, colour]))
    for c in range(COLOURS):
        ways += _ways(length, symbols, locomotives, int(state.hand[seat, c]))
    return ways


@inner
def _group_payments(board: np.record, state: np.record, seat: int, group: int, out: np.ndarray) -> int:
    """The payments the hand allows for a lane of this group, ascending, as offsets from the lane's first number."""
    n = 0
    if board.group_price[group]:
        for payment in range(board.group_payments[group]):
            if payable(board, state, seat, group, payment):
                out[n] = payment
                n += 1
        return n
    length = int(board.group_length[group])
    symbols = int(board.group_symbols[group])
    wild = board.group_wild[group]
    locomotives = int(state.hand[seat, LOCOMOTIVE]) if wild else 0
    each = length - symbols if wild else 1  # payments of one colour
    colour = int(board.payments[board.group_payment[group], 0])  # of the first payment
    last = COLOURS - 1 if board.group_grey[group] else colour
    for c in range(colour, last + 1):
        least = max(symbols, length - int(state.hand[seat, c]))
        for paid in range(least, min(locomotives, length - 1) + 1):
            out[n] = (c - colour) * each + paid - symbols
            n += 1
    if locomotives >= length:
        out[n] = board.group_payments[group] - 1
        n += 1
    return n


@inner
def _station_payments(board: np.record, state: np.record, seat: int, out: np.ndarray) -> int:
    """Ways to pay for the seat's next station, as offsets from the city's first number (E10)."""
    cost = station_cost(board, state, seat)
    if cost == 0:
        return 0
    n = 0
    locomotives = int(state.hand[seat, LOCOMOTIVE])
    for colour in range(COLOURS):
        least = max(0, cost - int(state.hand[seat, colour]))
        for paid in range(least, min(locomotives, cost - 1) + 1):
            out[n] = colour * int(board.dearest_station) + paid
            n += 1
    if locomotives >= cost:
        out[n] = board.station_payments - 1
        n += 1
    return n


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
    return LEGAL if _can_pay_tunnel(state, seat, locomotives) else CARDS_SHORT


@inner
def _refuse_give(board: np.record, state: np.record, seat: int, card: int) -> int:
    if state.phase != PAYING:
        return NOT_NOW
    group = board.group[state.laid_lane]
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
        return LEGAL if state.pile_size > 0 else PILE_EMPTY  # G10
    card = action - TAKE
    if (row_cards(board, state) >> card) & 1:
        return LEGAL
    for slot in range(ROW):
        if state.row[slot] == card:
            return SECOND_CARD_LOCOMOTIVE  # G7
    return NOT_IN_ROW


@inner
def _refuse_station(board: np.record, state: np.record, seat: int, offset: int) -> int:
    """E10."""
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
    lane = int(board.action_lane[action])
    reason = lane_refusal(board, state, seat, lane)
    if reason != LEGAL:
        return reason
    payment = action - board.lane_action[lane]
    return LEGAL if payable(board, state, seat, int(board.group[lane]), payment) else CARDS_SHORT
