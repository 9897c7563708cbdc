"""Claims of routes, stations and country cards: what they cost and what they change."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, add, has, lowest, popcount
from branchline.rules.compiling import inner
from branchline.rules.records import CARDS, COLOURS, LOCOMOTIVE, STRICT_FERRIES


@inner
def place_trains(board: np.record, state: np.record, seat: int, route: int) -> None:
    """Give the route to the seat: update trains and points (G11, G15) and close the routes that this claim closes."""
    length = board.length[route]
    add(state.routes[seat], route)
    state.trains[seat] -= length
    state.points[seat] += board.points[length]
    close_routes(board, state, seat, route)
    if board.country_count:
        take_country_cards(board, state, seat, route)


@inner
def close_routes(board: np.record, state: np.record, seat: int, route: int) -> None:
    """Remove the routes that this claim closes: the route (G11) and its twins (G13, G14), or its country (P4)."""
    country = board.country[route]
    few = country < 0 and state.players <= board.doubles_closed_up_to  # G14, N6; P4
    for word in range(2):
        taken = ONE << np.uint64(route & 63) if route >> 6 == word else NONE
        for_all = taken | board.twins[route, word] if few else taken
        for other in range(state.players):
            state.open[other, word] &= ~for_all
        state.open[seat, word] &= ~board.twins[route, word]  # G13
        if country >= 0:
            state.open[seat, word] &= ~board.into[country, word]  # P4


@inner
def take_country_cards(board: np.record, state: np.record, seat: int, route: int) -> None:
    """Take the country cards that the claim of a route earns, and remember which countries it connects."""
    countries, cards = country_gain(board, state, seat, route)
    state.joined[seat] |= np.uint16(countries)
    state.country_cards[seat] |= cards


@inner
def country_gain(board: np.record, state: np.record, seat: int, route: int) -> tuple[int, np.uint64]:
    """P6, P7, D8: newly connecting a country earns the top card of every country in that network.

    Return the countries of the network and the cards, as bit sets; both are empty if no country is newly connected.
    """
    countries = countries_joined_with(board, state, seat, route)
    if popcount(np.uint64(countries)) < 2 or countries & ~int(state.joined[seat]) == 0:
        return 0, NONE
    cards = NONE
    for country in range(board.country_count):
        if (countries >> country) & 1:
            cards |= top_country_card(board, state, country)
    return countries, cards


@inner
def top_country_card(board: np.record, state: np.record, country: int) -> np.uint64:
    """P3: return the highest card that is left of a country, as a bit set of one; NONE if all are taken."""
    taken = NONE
    for seat in range(state.players):
        taken |= state.country_cards[seat]
    left = board.stack[country] & ~taken
    if left == NONE:
        return NONE
    return left & (~left + ONE)  # the lowest bit: higher cards come first


@inner
def countries_joined_with(board: np.record, state: np.record, seat: int, route: int) -> int:
    """Return the countries in the network that a route of the seat belongs to, as a bit set."""
    # A seat has at most one route into a country (P4). So a country is a dead end, and nothing is reached through it.
    places = _bit(board.ends[route, 0]) | _bit(board.ends[route, 1])
    grown = True
    while grown:
        grown = False
        for word in range(2):
            left = state.routes[seat, word]
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
    """Lay cards from the hand on the table; (a) what everyone knows of the hand is reduced accordingly."""
    state.hand[seat, card] -= count
    state.hand_size[seat] -= count
    state.known[seat, card] = max(state.known[seat, card] - count, 0)
    state.laid[card] += count


@inner
def discard_laid(state: np.record) -> None:
    """Discard the laid cards: they are spent."""
    for card in range(CARDS):
        state.discards[card] += state.laid[card]
        state.laid[card] = 0


@inner
def take_back_laid(state: np.record, seat: int) -> None:
    """E5: return the laid payment to the hand; (a) everyone has seen it."""
    for card in range(CARDS):
        count = state.laid[card]
        state.hand[seat, card] += count
        state.hand_size[seat] += count
        state.known[seat, card] += count
        state.laid[card] = 0


@inner
def station_cost(board: np.record, state: np.record, seat: int) -> int:
    """E10: return the cost of the seat's next station; 0 if it has none left."""
    built = popcount(state.stations[seat])
    if built >= board.stations:
        return 0
    return int(board.station_cost[built])


@inner
def free_cities(board: np.record, state: np.record) -> np.uint64:
    """E10: return the cities in which nobody has a station."""
    free = board.cities_set
    for seat in range(state.players):
        free &= ~state.stations[seat]
    return free


@inner
def payable(board: np.record, state: np.record, seat: int, group: int, payment: int) -> bool:
    """Return whether the hand covers a payment for a route of the group, with substitutes (G12, E3, N4, N7, N10)."""
    row = int(board.group_payment[group]) + payment
    colour = board.payments[row, 0]
    cards = board.payments[row, 1]
    locomotives = board.payments[row, 2]
    if locomotives > state.hand[seat, LOCOMOTIVE] or (cards > 0 and cards > state.hand[seat, colour]):
        return False
    swaps = int(board.payments[row, 3])
    if swaps == 0:
        return True
    if too_many_swaps(board, state, group, swaps):
        return False
    left = substitutes_left(board, state, seat, group, 0) - cards - locomotives * board.group_any[group]
    return swaps * int(board.group_price[group]) <= left


@inner
def too_many_swaps(board: np.record, state: np.record, group: int, swaps: int) -> bool:
    """D15: return whether the table has strict ferries, and this payment has more swaps than the ferry has symbols."""
    if state.options & STRICT_FERRIES == 0 or board.group_any[group]:
        return False
    return swaps > board.group_symbols[group]


@inner
def substitutes_left(board: np.record, state: np.record, seat: int, group: int, first: int) -> int:
    """Return how many cards of the hand, from card `first` upwards, may be given as substitutes (D15, N10)."""
    count = 0
    for card in range(first, COLOURS):
        count += int(state.hand[seat, card])
    if board.group_any[group]:
        count += int(state.hand[seat, LOCOMOTIVE])
    return count


@inner
def owner(state: np.record, route: int) -> int:
    """Return the seat that holds a route; -1 if nobody does."""
    for seat in range(state.players):
        if has(state.routes[seat], route):
            return seat
    return -1
