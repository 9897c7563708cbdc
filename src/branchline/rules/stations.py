"""Ticket scoring by connected components (G18), with branch and bound for the best use of stations (E11, D5)."""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest, popcount
from branchline.rules.compiling import inner, jit

# The array `network` has two sections of 64 words, one word per city. The first section holds each city's neighbours;
# once the components (parts) are found, the word of a part's first city holds all cities of the part. The second
# section, from PART on, holds the bit of the first city of the city's part, which identifies the part; 0 if the city
# has no route.
PART = 64


@jit
def settle_tickets(
    ends: np.ndarray,
    dead_ends: np.ndarray,
    own: np.ndarray,
    others: np.ndarray,
    stations: np.uint64,
    tickets: np.ndarray,
    values: np.ndarray,
    held: np.ndarray,
    complete: np.ndarray,
    borrowed: np.ndarray,
) -> int:
    """Return the points of a seat's tickets: those of complete tickets minus those of incomplete ones.

    `ends`: each route's two cities; `dead_ends`: the routes into countries, which join nothing (D16); `own`, `others`:
    the routes of the seat and of all other seats; `stations`: the cities of the seat's stations; `tickets`, `values`:
    each ticket's two cities and points; `held`: the seat's tickets. Sets of routes and of tickets are two words.

    Outputs: `complete`, the set of complete tickets; and for each city with a station `borrowed[city]`, the route that
    the station borrows, or -1. The best choice has the most points, then the most complete tickets; remaining ties go
    to the first in this order: by city, then borrowing nothing before borrowing, then by route. So no station borrows
    a route unnecessarily, and of routes that lead to the same part of the seat's network it borrows the first.
    """
    network = np.empty(2 * PART, np.uint64)
    for i in range(2 * PART):
        network[i] = NONE
    joined = NONE
    for half in range(2):
        bits = own[half] & ~dead_ends[half]
        while bits != NONE:
            joined |= _join(network, ends, lowest(bits) + 64 * half)
            bits &= bits - ONE
    _find_parts(network, joined)
    points = _count(network, tickets, values, held, complete)
    if stations != NONE:
        bits = stations
        while bits != NONE:
            borrowed[lowest(bits)] = -1
            bits &= bits - ONE
        if complete[0] != held[0] or complete[1] != held[1]:
            lent = _borrow(network, ends, dead_ends, others, stations, tickets, values, held, complete, borrowed)
            if lent != NONE:
                _find_parts(network, joined | lent)
                points = _count(network, tickets, values, held, complete)
    return points


@inner
def _join(network: np.ndarray, ends: np.ndarray, route: int) -> np.uint64:
    """Add a route to the network; returns its two cities."""
    a = int(ends[route, 0])
    b = int(ends[route, 1])
    at_a = ONE << np.uint64(a)
    at_b = ONE << np.uint64(b)
    network[a] |= at_b
    network[b] |= at_a
    return at_a | at_b


@inner
def _find_parts(network: np.ndarray, cities: np.uint64) -> None:
    """Find the parts (connected components) of the network that contain these cities."""
    while cities != NONE:
        first = cities & (~cities + ONE)
        part = first
        fresh = first
        while fresh != NONE:
            city = lowest(fresh)
            network[PART + city] = first
            new = network[city] & ~part
            part |= new
            fresh = fresh & (fresh - ONE) | new
        network[lowest(first)] = part
        cities &= ~part


@inner
def _count(network: np.ndarray, tickets: np.ndarray, values: np.ndarray, held: np.ndarray, complete: np.ndarray) -> int:
    """Write which of the held tickets are complete; returns the points of all held tickets."""
    points = 0
    for half in range(2):
        done = NONE
        bits = held[half]
        while bits != NONE:
            k = lowest(bits)
            bits &= bits - ONE
            ticket = k + 64 * half
            a = network[PART + int(tickets[ticket, 0])]
            joined = int(a & network[PART + int(tickets[ticket, 1])] != NONE)
            done |= np.uint64(joined) << np.uint64(k)
            points += int(values[ticket]) * (2 * joined - 1)
        complete[half] = done
    return points


@inner
def _borrow(
    network: np.ndarray,
    ends: np.ndarray,
    dead_ends: np.ndarray,
    others: np.ndarray,
    stations: np.uint64,
    tickets: np.ndarray,
    values: np.ndarray,
    held: np.ndarray,
    complete: np.ndarray,
    borrowed: np.ndarray,
) -> np.uint64:
    """Choose the routes to borrow, write them to `borrowed` and add them to the network; returns their cities.

    A decided station is a set of cities: its own part of the network and the part that the borrowed route leads to. An
    undecided station is a *star*: everything that its routes lead to at once. With stars for the undecided stations,
    the tickets that would be complete are an upper bound for a partial choice.
    """
    count = popcount(stations)
    first = np.empty(count + 1, np.int64)  # index of a station's first choice, to borrow nothing, among all choices
    route_of = np.empty(count + 256, np.int64)
    set_of = np.empty(count + 256, np.uint64)
    stars = np.empty(count, np.uint64)
    sets = np.empty(2 * count, np.uint64)  # the set of each station; then scratch memory to merge them
    choice = np.empty(2 * count, np.int64)  # the choices being tried; then the best ones
    total = 0
    bits = stations
    for i in range(count):
        city = lowest(bits)
        bits &= bits - ONE
        home = _part_of(network, city)
        star = home
        first[i] = total
        route_of[total] = -1
        set_of[total] = home
        total += 1
        for half in range(2):
            routes = others[half] & ~dead_ends[half]
            while routes != NONE:
                route = lowest(routes) + 64 * half
                routes &= routes - ONE
                a = int(ends[route, 0])
                b = int(ends[route, 1])
                if (a == city or b == city) and (star >> np.uint64(a ^ b ^ city)) & ONE == NONE:
                    part = _part_of(network, a ^ b ^ city)
                    star |= part
                    route_of[total] = route
                    set_of[total] = home | part
                    total += 1
        stars[i] = star
        sets[i] = star
        choice[i] = first[i]
        choice[count + i] = first[i]
    first[count] = total

    pairs = np.empty(128, np.uint64)
    worth = np.empty(128, np.int64)  # 256 per point plus 1 per ticket: compares points first, then tickets
    missing = 0
    for half in range(2):
        bits = held[half] & ~complete[half]
        while bits != NONE:
            ticket = lowest(bits) + 64 * half
            bits &= bits - ONE
            pairs[missing] = ONE << np.uint64(tickets[ticket, 0]) | ONE << np.uint64(tickets[ticket, 1])
            worth[missing] = 256 * int(values[ticket]) + 1
            missing += 1

    best = 0
    most = _worth(sets, pairs, worth, int(missing))
    i = 0
    while best < most:
        if choice[i] == first[i + 1]:  # all choices of this station have been tried
            sets[i] = stars[i]
            i -= 1
            if i < 0:
                break
            choice[i] += 1
            continue
        sets[i] = set_of[choice[i]]
        bound = _worth(sets, pairs, worth, int(missing))
        if bound <= best:
            choice[i] += 1
        elif i < count - 1:
            i += 1
            choice[i] = first[i]
        else:
            best = bound
            for k in range(count):
                choice[count + k] = choice[k]

    lent = NONE
    for i in range(count):
        route = route_of[choice[count + i]]
        if route >= 0:
            borrowed[lowest(stations)] = route
            lent |= _join(network, ends, route)
        stations &= stations - ONE
    return lent


@inner
def _part_of(network: np.ndarray, city: int) -> np.uint64:
    """Return all cities of the part that contains a city."""
    if network[PART + city] == NONE:
        return ONE << np.uint64(city)
    return network[lowest(network[PART + city])]


@inner
def _worth(sets: np.ndarray, pairs: np.ndarray, worth: np.ndarray, tickets: int) -> int:
    """Return the worth of the tickets whose two cities are in one set, after merging all sets that intersect."""
    count = len(sets) // 2
    for i in range(count):
        union = sets[i]
        for k in range(count, count + i):
            if union & sets[k] != NONE:
                union |= sets[k]
                sets[k] = NONE
        sets[count + i] = union
    total = 0
    for ticket in range(tickets):
        for k in range(count, 2 * count):
            if pairs[ticket] & ~sets[k] == NONE:
                total += worth[ticket]
    return total
