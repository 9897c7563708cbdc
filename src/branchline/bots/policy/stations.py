"""Station decisions: built late, where a rival's route connects what own routes do not."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.rules.bits import NONE, ONE, has
from branchline.rules.claims import free_cities, owner, station_cost
from branchline.rules.records import COLOURS, LOCOMOTIVE, STATION


@inner
def choose_station(board: np.record, state: np.record, seat: int, work: np.record) -> int:
    """The station that saves most ticket points beyond its cost; -1 if none does, or none can be paid for."""
    cost = station_cost(board, state, seat)
    if cost == 0:
        return -1
    offset = _payment(board, state, seat, cost, work)
    if offset < 0:
        return -1
    cities = free_cities(board, state)
    best = float(board.station_points)
    found = -1
    for route in range(board.route_count):
        holder = owner(state, route)
        if holder < 0 or holder == seat or board.country[route] >= 0:
            continue
        a, b = int(board.ends[route, 0]), int(board.ends[route, 1])
        one, two = int(work.piece[a]), int(work.piece[b])
        if one == two or _joins_already(board, state, seat, one, two, work):
            continue
        gain = 0.0
        for ticket in range(board.ticket_count):
            if has(state.tickets[seat], ticket):
                start = int(work.piece[board.ticket_ends[ticket, 0]])
                end = int(work.piece[board.ticket_ends[ticket, 1]])
                if (start == one and end == two) or (start == two and end == one):
                    gain += 2.0 * board.ticket_points[ticket]
        if gain > best:
            for city in (a, b):
                if cities & (ONE << np.uint64(city)) != NONE:
                    best = gain
                    found = city
    return STATION + found * int(board.station_payments) + offset if found >= 0 else -1


@inner
def _joins_already(board: np.record, state: np.record, seat: int, one: int, two: int, work: np.record) -> bool:
    """Whether an existing station may borrow a route between the same two networks."""
    for route in range(board.route_count):
        a, b = int(board.ends[route, 0]), int(board.ends[route, 1])
        ends = (ONE << np.uint64(a)) | (ONE << np.uint64(b))
        if state.stations[seat] & ends == NONE:
            continue
        joins = (work.piece[a] == one and work.piece[b] == two) or (work.piece[a] == two and work.piece[b] == one)
        holder = owner(state, route)
        if joins and holder >= 0 and holder != seat and board.country[route] < 0:
            return True
    return False


@inner
def _payment(board: np.record, state: np.record, seat: int, cost: int, work: np.record) -> int:
    """Pay with as few locomotives as possible, in the colour that is needed least; -1 if it cannot be paid."""
    best = -1
    least = 1e9
    for colour in range(COLOURS):
        held = int(state.hand[seat, colour])
        locomotives = max(0, cost - held)
        if held == 0 or locomotives > state.hand[seat, LOCOMOTIVE] or locomotives >= cost:
            continue
        loss = 10.0 * locomotives + work.reserved[colour] - held
        if loss < least:
            least = loss
            best = colour * int(board.dearest_station) + locomotives
    if best < 0 and state.hand[seat, LOCOMOTIVE] >= cost:
        best = int(board.station_payments) - 1
    return best
