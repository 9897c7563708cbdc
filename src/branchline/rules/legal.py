"""Legal move generation: list all legal actions, or draw one uniformly at random. `refusals` checks a single one.

Claims are counted by groups of routes that cost the same (`boards.model.cost_group`): a hand that can't pay for one
route of three red spaces can't pay for any of them, so most routes are never examined.
"""

from __future__ import annotations

import numpy as np

from branchline.boards import limits
from branchline.rules.bits import NONE, ONE, lowest, popcount
from branchline.rules.chance import roll
from branchline.rules.claims import free_cities, payable, station_cost, substitutes_left
from branchline.rules.compiling import inner
from branchline.rules.records import (
    COLOURS,
    DECLINE,
    DRAW,
    DRAW_TICKETS,
    FACE_UP,
    GAP,
    GIVE,
    GREY,
    KEEP,
    LOCOMOTIVE,
    NO_COLOUR,
    OFFERED,
    OVER,
    PASS,
    PAY,
    PAYING,
    ROUTES,
    SECOND_CARD,
    START,
    STATION,
    TAKE,
    TUNNEL,
    TURN,
)
from branchline.rules.tickets import tickets_in_deck

TALLY = 2 * ROUTES + limits.PAYMENTS  # size of the scratch array: groups, cumulative number of claims, payments


@inner
def may_act(state: np.record, seat: int) -> bool:
    """Return whether the seat may act: at the start if it has not chosen yet, later if it is its turn."""
    if state.phase == START:
        return seat < state.players and state.chosen[seat] == 0
    return state.phase != OVER and state.turn == seat


@inner
def next_seat(state: np.record) -> int:
    """Return a seat that may act now: at the start the lowest one that has not chosen; -1 when the game is over."""
    if state.phase == START:
        for seat in range(state.players):
            if state.chosen[seat] == 0:
                return seat
    if state.phase == OVER:
        return -1
    return int(state.turn)


@inner
def legal_actions(board: np.record, state: np.record, seat: int, tally: np.ndarray, out: np.ndarray) -> int:
    """Write the numbers of the seat's legal actions into `out`, in ascending order; returns how many there are."""
    if not may_act(state, seat):
        return 0
    if state.phase != TURN:
        return _legal_in_step(board, state, seat, out)
    n = _card_actions(board, state, out)
    if tickets_in_deck(state) > 0:
        out[n] = DRAW_TICKETS
        n += 1
    payments = tally[2 * ROUTES :]
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
            routes = state.open[seat, word] & board.group_routes[group, word]
            while routes != NONE:
                first = board.route_action[64 * word + lowest(routes)]
                routes &= routes - ONE
                for i in range(ways):
                    out[n] = first + payments[i]
                    n += 1
    if n == 0:  # D3
        out[0] = PASS
        n = 1
    return n


@inner
def random_action(board: np.record, state: np.record, seat: int, tally: np.ndarray, rng: np.ndarray) -> int:
    """Draw one of the seat's legal actions uniformly at random, as if from `legal_actions`, without listing them."""
    if state.phase != TURN:
        n = _legal_in_step(board, state, seat, tally)
        return int(tally[roll(rng, n)])
    takeable = face_up_cards(board, state)
    takes = popcount(np.uint64(takeable))
    draws = takes + (state.deck_size > 0)
    plain = draws + (tickets_in_deck(state) > 0)
    payments = tally[2 * ROUTES :]
    ways = _station_payments(board, state, seat, payments)
    stations = ways * popcount(free_cities(board, state)) if ways else 0
    groups = _tally_claims(board, state, seat, tally)
    claims = tally[ROUTES + groups - 1] if groups else 0
    n = plain + stations + claims
    if n == 0:  # D3
        return PASS
    k = roll(rng, n)
    if k < takes:
        while k:
            takeable &= takeable - 1
            k -= 1
        return TAKE + lowest(np.uint64(takeable))
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
    while tally[ROUTES + t] <= k:
        t += 1
    if t:
        k -= tally[ROUTES + t - 1]
    group = tally[t]
    ways = _group_payments(board, state, seat, group, payments)
    route = _nth_open(board, state, seat, group, k // ways)
    return int(board.route_action[route]) + int(payments[k % ways])


@inner
def can_act(board: np.record, state: np.record, seat: int) -> bool:
    """Return whether the seat whose turn it is can do anything other than pass (D3)."""
    if state.deck_size > 0 or face_up_cards(board, state) or tickets_in_deck(state) > 0:
        return True
    scratch = np.empty(TALLY, dtype=np.int32)
    if _station_payments(board, state, seat, scratch) and free_cities(board, state) != NONE:
        return True
    return _tally_claims(board, state, seat, scratch) > 0


@inner
def face_up_cards(board: np.record, state: np.record) -> int:
    """Return the kinds of face-up card that may be taken now, as a bit set (G6, G7, D10)."""
    cards = 0
    for slot in range(FACE_UP):
        card = state.face_up[slot]
        if card != GAP:
            cards |= 1 << int(card)
    if state.phase == SECOND_CARD and board.face_up_locomotive_ends_draw:  # G7; N2
        cards &= ~(1 << LOCOMOTIVE)
    return cards


@inner
def _card_actions(board: np.record, state: np.record, out: np.ndarray) -> int:
    """Write the actions that take a face-up card or draw from the deck; returns how many there are."""
    n = 0
    takeable = np.uint64(face_up_cards(board, state))
    while takeable != NONE:
        out[n] = TAKE + lowest(takeable)
        takeable &= takeable - ONE
        n += 1
    if state.deck_size > 0:
        out[n] = DRAW
        n += 1
    return n


@inner
def _legal_in_step(board: np.record, state: np.record, seat: int, out: np.ndarray) -> int:
    """Write the legal actions of every phase other than the beginning of a turn."""
    n = 0
    if state.phase == START or state.phase == OFFERED:
        least = least_kept(board, state, seat)
        for chosen in range(1, 1 << int(state.offer_size[seat])):
            if popcount(np.uint64(chosen)) >= least:
                out[n] = KEEP + chosen
                n += 1
    elif state.phase == SECOND_CARD:
        n = _card_actions(board, state, out)
    elif state.phase == TUNNEL:
        out[0] = DECLINE  # E5: whether the seat can pay or not
        n = 1
        for locomotives in range(state.owed + 1):
            if can_pay_tunnel(state, seat, locomotives):
                out[n] = PAY + locomotives
                n += 1
    elif state.phase == PAYING:
        group = board.group[state.laid_route]
        for card in range(state.give_from, COLOURS + board.group_any[group]):
            if may_give(board, state, seat, group, card):
                out[n] = GIVE + card
                n += 1
    return n


@inner
def least_kept(board: np.record, state: np.record, seat: int) -> int:
    """Return the minimum number of tickets that a seat must keep of its offer (G16, U2, E2, P2, N5)."""
    least = board.keep_at_start if state.phase == START else board.keep_drawn
    return min(int(least), int(state.offer_size[seat]))


@inner
def may_give(board: np.record, state: np.record, seat: int, group: int, card: int) -> bool:
    """Return whether the seat can give this card as the next substitute: the rest must come from it upwards (D15)."""
    return state.hand[seat, card] > 0 and substitutes_left(board, state, seat, group, card) >= state.to_give


@inner
def can_pay_tunnel(state: np.record, seat: int, locomotives: int) -> bool:
    """Return whether the seat can pay what a tunnel asks with this many locomotives.

    E4: it is paid in the colour of the laid cards or in locomotives; E6: in locomotives only.
    """
    if locomotives > state.hand[seat, LOCOMOTIVE]:
        return False
    cards = state.owed - locomotives
    if cards == 0:
        return True
    return state.laid_colour != NO_COLOUR and cards <= state.hand[seat, state.laid_colour]


@inner
def _tally_claims(board: np.record, state: np.record, seat: int, tally: np.ndarray) -> int:
    """Find the groups in which the seat can claim a route now; returns how many there are.

    Writes the groups to tally[i], and the cumulative number of claims, including that group, to tally[ROUTES + i].
    """
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
        for group in range(board.colour_groups[colour], board.colour_groups[colour + 1]):
            if board.group_cost[group] > held + locomotives:  # the remaining groups of this colour cost no less
                break
            if board.group_length[group] > trains:
                continue
            routes = _open_routes(board, state, seat, group)
            if routes:
                ways = _count_plain(board, state, seat, group, colour)
                if ways:
                    total += ways * routes
                    tally[found] = group
                    tally[ROUTES + found] = total
                    found += 1
    for group in range(board.colour_groups[GREY + 1], board.colour_groups[GREY + 2]):
        if board.group_length[group] > trains or board.group_cost[group] > state.hand_size[seat]:
            continue
        routes = _open_routes(board, state, seat, group)
        if routes:
            ways = 0
            for payment in range(board.group_payments[group]):
                if payable(board, state, seat, group, payment):
                    ways += 1
            if ways:
                total += ways * routes
                tally[found] = group
                tally[ROUTES + found] = total
                found += 1
    return found


@inner
def _open_routes(board: np.record, state: np.record, seat: int, group: int) -> int:
    return popcount(state.open[seat, 0] & board.group_routes[group, 0]) + popcount(
        state.open[seat, 1] & board.group_routes[group, 1]
    )


@inner
def _nth_open(board: np.record, state: np.record, seat: int, group: int, k: int) -> int:
    first = state.open[seat, 0] & board.group_routes[group, 0]
    in_first = popcount(first)
    if k < in_first:
        for _ in range(k):
            first &= first - ONE
        return lowest(first)
    second = state.open[seat, 1] & board.group_routes[group, 1]
    for _ in range(k - in_first):
        second &= second - ONE
    return 64 + lowest(second)


@inner
def _ways(cost: int, symbols: int, locomotives: int, held: int) -> int:
    """Count the payments with at least one of `held` cards of one colour and at least `symbols` locomotives."""
    return max(0, min(locomotives, cost - 1) - max(symbols, cost - held) + 1)


@inner
def _count_plain(board: np.record, state: np.record, seat: int, group: int, colour: int) -> int:
    """Count the payments without swaps that the hand allows for a route of this group (G12, E3, N4)."""
    cost = int(board.group_cost[group])
    symbols = int(board.group_symbols[group])
    locomotives = int(state.hand[seat, LOCOMOTIVE]) if board.group_wild[group] else 0
    ways = 1 if locomotives >= cost else 0
    if colour != GREY:
        return ways + _ways(cost, symbols, locomotives, int(state.hand[seat, colour]))
    for c in range(COLOURS):
        ways += _ways(cost, symbols, locomotives, int(state.hand[seat, c]))
    return ways


@inner
def _group_payments(board: np.record, state: np.record, seat: int, group: int, out: np.ndarray) -> int:
    """Write the payments that the hand allows for a route of this group; returns how many there are.

    They are ascending offsets from the number of the route's first payment.
    """
    n = 0
    if board.group_price[group]:
        for payment in range(board.group_payments[group]):
            if payable(board, state, seat, group, payment):
                out[n] = payment
                n += 1
        return n
    cost = int(board.group_cost[group])
    symbols = int(board.group_symbols[group])
    wild = board.group_wild[group]
    locomotives = int(state.hand[seat, LOCOMOTIVE]) if wild else 0
    each = cost - symbols if wild else 1  # number of payments of one colour
    colour = int(board.payments[board.group_payment[group], 0])  # colour of the first payment
    last = COLOURS - 1 if board.group_grey[group] else colour
    for c in range(colour, last + 1):
        least = max(symbols, cost - int(state.hand[seat, c]))
        for paid in range(least, min(locomotives, cost - 1) + 1):
            out[n] = (c - colour) * each + paid - symbols
            n += 1
    if locomotives >= cost:
        out[n] = board.group_payments[group] - 1
        n += 1
    return n


@inner
def _station_payments(board: np.record, state: np.record, seat: int, out: np.ndarray) -> int:
    """Write the ways to pay for the seat's next station, as offsets from the city's first action number (E10)."""
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
