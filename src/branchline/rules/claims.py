"""Lanes, stations and country cards: what a claim needs, and what it changes on the board."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, add, has, lowest, popcount
from branchline.rules.compiled import inner
from branchline.rules.records import CARDS, COLOURS, LOCOMOTIVE


@inner
def place_trains(board: np.record, state: np.record, seat: int, lane: int) -> None:
    """The lane is the seat's: trains, points (G11, G15), and what is closed by it."""
    length = board.length[lane]
    add(state.lanes[seat], lane)
    state.trains[seat] -= length
    state.points[seat] += board.points[length]
    close_lanes(board, state, seat, lane)
    if board.country_count:
        take_country_cards(board, state, seat, lane)


@inner
def close_lanes(board: np.record, state: np.record, seat: int, lane: int) -> None:
    """Take from the open lanes what this claim closes: the lane (G11) and its twins (G13, G14), or its country (P4)."""
    country = board.country[lane]
    few = country < 0 and state.players <= board.doubles_closed_up_to  # G14, N6; P4
    for word in range(2):
        taken = ONE << np.uint64(lane & 63) if lane >> 6 == word else NONE
        for_all = taken | board.twins[lane, word] if few else taken
        for other in range(state.players):
            state.open[other, word] &= ~for_all
        state.open[seat, word] &= ~board.twins[lane, word]  # G13
        if country >= 0:
            state.open[seat, word] &= ~board.into[country, word]  # P4


@inner
def take_country_cards(board: np.record, state: np.record, seat: int, lane: int) -> None:
    """P6, P7, D8: a country new to the seat's connected ones brings the top card of every country in that network."""
    countries = countries_joined_with(board, state, seat, lane)
    if popcount(np.uint64(countries)) < 2 or countries & ~int(state.joined[seat]) == 0:
        return
    state.joined[seat] |= np.uint16(countries)
    taken = NONE
    for other in range(state.players):
        taken |= state.country_cards[other]
    for country in range(board.country_count):
        if (countries >> country) & 1:
            left = board.stack[country] & ~taken
            if left != NONE:
                state.country_cards[seat] |= left & (~left + ONE)  # the lowest bit: the highest card that is left


@inner
def countries_joined_with(board: np.record, state: np.record, seat: int, lane: int) -> int:
    """The countries in the network that a lane of the seat belongs to, as a bit set."""
    # No more than one lane of a seat leads into a country (P4): it is a dead end, and nothing is reached through it.
    places = _bit(board.ends[lane, 0]) | _bit(board.ends[lane, 1])
    grown = True
    while grown:
        grown = False
        for word in range(2):
            left = state.lanes[seat, word]
            while left != NONE:
                i = 64 * word + lowest(left)
                left &= left - ONE
                both = _bit(board.ends[i, 0]) | _bit(board.ends[i, 1])
                if both & places != NONE and both & ~places != NONE:
                    places |= both
                    grown = True
    return int(places >> np.uint64(board.city_count))


@inner
def _bit(place: int) -> np.uint64:
    return ONE << np.uint64(place)


@inner
def lay(state: np.record, seat: int, card: int, count: int) -> None:
    """Cards go from the hand onto the table: (a) what everyone knows of the hand shrinks by them."""
    state.hand[seat, card] -= count
    state.hand_size[seat] -= count
    state.known[seat, card] = max(state.known[seat, card] - count, 0)
    state.laid[card] += count


@inner
def discard_laid(state: np.record) -> None:
    """The cards laid are spent."""
    for card in range(CARDS):
        state.discards[card] += state.laid[card]
        state.laid[card] = 0


@inner
def take_back_laid(state: np.record, seat: int) -> None:
    """E5: the payment goes back to the hand; (a) everyone has seen it."""
    for card in range(CARDS):
        count = state.laid[card]
        state.hand[seat, card] += count
        state.hand_size[seat] += count
        state.known[seat, card] += count
        state.laid[card] = 0


@inner
def station_cost(board: np.record, state: np.record, seat: int) -> int:
    """E10: what the seat's next station costs; 0 if it has none left."""
    built = popcount(state.stations[seat])
    if built >= board.stations:
        return 0
    return int(board.station_cost[built])


@inner
def free_cities(board: np.record, state: np.record) -> np.uint64:
    """E10: cities without a station of anyone."""
    free = board.cities_set
    for seat in range(state.players):
        free &= ~state.stations[seat]
    return free


@inner
def payable(board: np.record, state: np.record, seat: int, group: int, payment: int) -> bool:
    """Whether the hand can pay for a lane of this group in this way, substitutes included (G12, E3, N4, N7, N10)."""
    row = int(board.group_payment[group]) + payment
    colour = board.payments[row, 0]
    cards = board.payments[row, 1]
    locomotives = board.payments[row, 2]
    if locomotives > state.hand[seat, LOCOMOTIVE] or (cards > 0 and cards > state.hand[seat, colour]):
        return False
    needed = int(board.payments[row, 3]) * int(board.group_price[group])
    return (
        needed == 0
        or needed <= substitutes_left(board, state, seat, group, 0) - cards - locomotives * board.group_any[group]
    )


@inner
def substitutes_left(board: np.record, state: np.record, seat: int, group: int, first: int) -> int:
    """How many cards of the hand, from card `first` upwards, may be given as substitutes (D15, N10)."""
    count = 0
    for card in range(first, COLOURS):
        count += int(state.hand[seat, card])
    if board.group_any[group]:
        count += int(state.hand[seat, LOCOMOTIVE])
    return count


@inner
def owner(state: np.record, lane: int) -> int:
    """Who holds a lane; -1: nobody."""
    for seat in range(state.players):
        if has(state.lanes[seat], lane):
            return seat
    return -1
