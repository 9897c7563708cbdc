"""Unreachable tickets: Bellman–Ford shortest paths find those that a seat can't complete, whatever anybody does.

A ticket is complete if a path joins its two cities at the final count. Each route of that path is one that the seat

- holds now,
- may still claim: it is open to the seat, which has enough trains for all routes of the path that it would claim,
- or borrows (E11): it ends in a city where the seat has a station that borrows no other route of the path. The station
  stands already or can still be built in a city without one. The route belongs to another seat, or may come to.

In the last turns a seat has one more action or none, for one claim or one station. When the game is over, every
incomplete ticket is lost.

This ignores cards and the number of turns before the last ones, and it checks each route separately for whether another
seat may claim it. So a ticket that can still be completed is never called lost.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, add, has, popcount
from branchline.rules.claims import free_cities, owner
from branchline.rules.compiling import inner
from branchline.rules.records import OFFERED, OVER, PAYING, ROUTES, SECOND_CARD, STATIONS, TUNNEL
from branchline.rules.trail_search import only

FAR = 1 << 20  # infinity: more trains than anyone has
PLACES = 64
USES = 1 << STATIONS  # number of station uses: one bit for each standing station, above them the count of new ones
TRIES = 200  # maximum number of searches for one ticket, more than real positions need; then it counts as open

# Which routes a new station in a city may borrow: both kinds, those on which the path arrives, or those on which it
# leaves.
BOTH, ARRIVING, LEAVING = range(3)


@inner
def find_lost_tickets(board: np.record, state: np.record, seat: int, lost: np.ndarray) -> None:
    """Add to `lost` the tickets that the seat holds or is offered and can't complete; after the game, all it holds."""
    cost = np.empty(ROUTES, np.int64)  # cost of claiming a route: in trains, or in actions during the last turns
    best_cost = np.empty(ROUTES, np.int64)  # lower bound: as if routes could be borrowed without stations
    lent = np.empty(ROUTES, np.bool_)  # routes that a station can borrow, now or later
    last_turns = state.final_turns >= 0
    budget = _actions_left(state, seat) if last_turns else int(state.trains[seat])
    for route in range(board.route_count):
        cost[route] = FAR
        lent[route] = False
        if board.country[route] < 0:  # nothing leads through a country (D16)
            if has(state.routes[seat], route):
                cost[route] = 0
            elif _may_claim(board, state, seat, route):
                cost[route] = 1 if last_turns else int(board.length[route])
            lent[route] = cost[route] > 0 and board.stations > 0 and _others_may_hold(board, state, seat, route)
        best_cost[route] = 0 if lent[route] else cost[route]
    distance = np.empty(PLACES, np.int64)
    for ticket in range(board.ticket_count):
        held = has(state.tickets[seat], ticket)
        for i in range(state.offer_size[seat]):
            held = held or state.offer[seat, i] == ticket
        if not held:
            continue
        a, b = int(board.ticket_ends[ticket, 0]), int(board.ticket_ends[ticket, 1])
        if state.phase != OVER:
            _measure(board, cost, a, distance)
            if distance[b] <= budget:
                continue
            if board.stations:
                _measure(board, best_cost, a, distance)
                if distance[b] <= budget and _borrowed_path(board, state, seat, cost, lent, budget, a, b):
                    continue
        add(lost, ticket)


@inner
def _actions_left(state: np.record, seat: int) -> int:
    """In the last turns (G17), return 1 if the seat may still claim a route or build a station, else 0."""
    ahead = (seat - int(state.turn) + int(state.players)) % int(state.players)
    if ahead >= state.final_turns:
        return 0
    return 0 if ahead == 0 and (state.phase == SECOND_CARD or state.phase == OFFERED) else 1


@inner
def _is_paying(state: np.record, seat: int) -> bool:
    """Return whether the seat is in the middle of a claim: its action can't become anything else."""
    return state.turn == seat and (state.phase == TUNNEL or state.phase == PAYING)


@inner
def _may_claim(board: np.record, state: np.record, seat: int, route: int) -> bool:
    """Return whether the seat may still claim a route that it does not hold, regardless of its cards."""
    if not has(state.open[seat], route) or board.length[route] > state.trains[seat]:
        return False
    if state.final_turns < 0:
        return True
    return _actions_left(state, seat) > 0 and (not _is_paying(state, seat) or route == state.laid_route)


@inner
def _others_may_hold(board: np.record, state: np.record, seat: int, route: int) -> bool:
    """Return whether a route that the seat does not hold belongs to another seat or may come to."""
    if owner(state, route) >= 0:
        return True
    for other in range(state.players):
        if other != seat and _may_claim(board, state, other, route):
            return True
    return False


@inner
def _measure(board: np.record, cost: np.ndarray, start: int, distance: np.ndarray) -> None:
    """Compute the minimum cost of connecting a city with every other (Bellman–Ford)."""
    for city in range(PLACES):
        distance[city] = FAR
    distance[start] = 0
    changed = True
    while changed:
        changed = False
        for route in range(board.route_count):
            if cost[route] < FAR:
                for end in range(2):
                    a, b = int(board.ends[route, end]), int(board.ends[route, 1 - end])
                    if distance[a] + cost[route] < distance[b]:
                        distance[b] = distance[a] + cost[route]
                        changed = True


@inner
def _borrowed_path(
    board: np.record,
    state: np.record,
    seat: int,
    cost: np.ndarray,
    lent: np.ndarray,
    budget: int,
    start: int,
    end: int,
) -> bool:
    """Return whether a path joins two cities such that each borrowed route has a separate station.

    The search tracks which standing stations a path has used, but only the number of new ones. So it may find a path
    that uses a new station in one city twice, for the route on which it arrives and for the one on which it leaves. The
    search is then repeated with that station restricted to arriving routes, and if that fails, to leaving ones.
    """
    built = popcount(state.stations[seat])
    new = int(board.stations) - built
    if state.final_turns >= 0:
        new = 0 if _is_paying(state, seat) else min(new, budget)
    spent = np.empty(PLACES * USES, np.int64)  # minimum cost by city and use of stations
    came_from = np.empty(PLACES * USES, np.int64)  # the previous city and use on the cheapest path
    station = np.empty(PLACES * USES, np.int64)  # the city of the new station that the last route uses; -1: none
    use = np.zeros(PLACES, np.int64)
    decided = np.empty(PLACES, np.int64)  # cities restricted to one kind of route, in order of decision
    count = 0
    for _ in range(TRIES):
        _spread(board, state, seat, cost, lent, budget, start, new, use, spent, came_from, station)
        found = _first_arrival(spent, end, (new + 1) << built, budget)
        if found < 0:
            while count > 0 and use[decided[count - 1]] == LEAVING:
                count -= 1
                use[decided[count]] = BOTH
            if count == 0:
                return False
            use[decided[count - 1]] = LEAVING
        else:
            city = _used_twice(found, came_from, station)
            if city < 0:
                return True
            use[city] = ARRIVING
            decided[count] = city
            count += 1
    return True


@inner
def _first_arrival(spent: np.ndarray, end: int, uses: int, budget: int) -> int:
    """Return a search state that reaches a city within the budget, with the fewest new stations; -1 if none does."""
    for used in range(uses):
        if spent[end * USES + used] <= budget:
            return end * USES + used
    return -1


@inner
def _used_twice(found: int, came_from: np.ndarray, station: np.ndarray) -> int:
    """Return the city in which a path needs two new stations; -1 if there is none."""
    seen = NONE
    while found >= 0:
        city = station[found]
        if city >= 0:
            if seen & only(city) != NONE:
                return int(city)
            seen |= only(city)
        found = came_from[found]
    return -1


@inner
def _spread(
    board: np.record,
    state: np.record,
    seat: int,
    cost: np.ndarray,
    lent: np.ndarray,
    budget: int,
    start: int,
    new: int,
    use: np.ndarray,
    spent: np.ndarray,
    came_from: np.ndarray,
    station: np.ndarray,
) -> None:
    """Compute the minimum cost from the first city to every other, for every use of stations (Bellman–Ford)."""
    own = state.stations[seat]
    built = popcount(own)
    free = free_cities(board, state)
    price = 1 if state.final_turns >= 0 else 0  # cost of a new station: an action in the last turns
    for i in range(PLACES * USES):
        spent[i] = FAR
    spent[start * USES] = 0
    came_from[start * USES] = -1
    station[start * USES] = -1
    changed = only(start)
    while changed != NONE:
        fresh = changed
        changed = NONE
        for route in range(board.route_count):
            if cost[route] > budget and not lent[route]:
                continue
            for end in range(2):
                a, b = int(board.ends[route, end]), int(board.ends[route, 1 - end])
                if fresh & only(a) == NONE:
                    continue
                for used in range((new + 1) << built):
                    here = a * USES + used
                    there = b * USES + used
                    before = spent[here]
                    if before > budget:
                        continue
                    if before + cost[route] < min(spent[there], budget + 1):
                        spent[there] = before + cost[route]
                        came_from[there] = here
                        station[there] = -1
                        changed |= only(b)
                    if not lent[route]:
                        continue
                    for i in range(2):
                        city = a if i == 0 else b
                        at = only(city)
                        more = 0  # what borrowing here adds to the use of stations
                        if own & at != NONE:
                            bit = 1 << popcount(own & (at - ONE))
                            if used & bit == 0:
                                more = bit
                        elif free & at != NONE and used >> built < new and use[city] != (LEAVING if i else ARRIVING):
                            more = 1 << built
                        after = before + (price if more >> built else 0)
                        if more and after < min(spent[there + more], budget + 1):
                            spent[there + more] = after
                            came_from[there + more] = here
                            station[there + more] = city if more >> built else -1
                            changed |= only(b)
