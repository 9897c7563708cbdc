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

Whoever asks again and again in a game (`vector/`) remembers what searches found, so that they are rare. A ticket is
open as long as the seat may still complete the path that was found last. A ticket that is lost stays lost: from turn to
turn a seat has fewer trains for the routes that it lacks, and there are fewer routes that it or its rivals may claim.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, add, has, lowest, popcount, remove
from branchline.rules.claims import free_cities, owner
from branchline.rules.compiling import inner
from branchline.rules.records import (
    OFFERED,
    OVER,
    PAYING,
    ROUTES,
    SECOND_CARD,
    STATIONS,
    TICKETS,
    TUNNEL,
    UNKNOWN_TICKET,
)
from branchline.rules.trail_search import only

FAR = 1 << 20  # infinity: more trains than anyone has
PLACES = 64
USES = 1 << STATIONS  # number of station uses: one bit for each standing station, above them the count of new ones
TRIES = 200  # maximum number of searches for one ticket, more than real positions need; then it counts as open

# The memory of searches: rows with the routes of the path that was found; or the number of pieces on the board, if only
# a path with borrowed routes was found; or all routes that the seat had or could claim when the ticket was lost. The
# last column is the ticket.
MEMORY = 64  # rows: a ticket that overwrites another one there only costs a search
TAG, COLUMNS = 2, 3
IS_OPEN, BORROWS, IS_LOST, FINDINGS = range(4)

# Which routes a new station in a city may borrow: both kinds, those on which the path arrives, or those on which it
# leaves.
BOTH, ARRIVING, LEAVING = range(3)


@inner
def find_lost_tickets(
    board: np.record, state: np.record, seat: int, memory: np.ndarray, paths: np.ndarray, lost: np.ndarray
) -> None:
    """Add to `lost` the tickets that the seat holds or is offered and can't complete; after the game, all it holds.

    `memory` belongs to one game, and has MEMORY rows of zeros at first. `paths`, for all games on a board, has a set of
    routes for each ticket, empty at first. Both save time and change no result.
    """
    in_doubt = np.empty(2, np.uint64)
    for word in range(2):
        in_doubt[word] = state.tickets[seat, word]
    for i in range(state.offer_size[seat]):
        if state.offer[seat, i] < UNKNOWN_TICKET:
            add(in_doubt, int(state.offer[seat, i]))
    pieces = _pieces(state)
    if state.phase != OVER and state.final_turns < 0:
        for word in range(2):
            left = in_doubt[word]
            while left != NONE:
                ticket = 64 * word + lowest(left)
                left &= left - ONE
                row = memory[_place(seat, ticket)]
                if row[TAG] == _tag(seat, ticket, IS_OPEN) and _may_complete(board, state, seat, row):
                    remove(in_doubt, ticket)
                elif row[TAG] == _tag(seat, ticket, BORROWS) and row[0] == pieces:
                    remove(in_doubt, ticket)
                elif row[TAG] == _tag(seat, ticket, IS_LOST) and _is_later(state, seat, row):
                    remove(in_doubt, ticket)
                    add(lost, ticket)
                elif paths[ticket, 0] | paths[ticket, 1] != NONE and _may_complete(board, state, seat, paths[ticket]):
                    remove(in_doubt, ticket)
                    _remember(row, paths[ticket], _tag(seat, ticket, IS_OPEN))
    if in_doubt[0] | in_doubt[1] != NONE:
        _search_paths(board, state, seat, in_doubt, pieces, memory, paths, lost)


@inner
def _pieces(state: np.record) -> np.uint64:
    """Return the number of routes claimed and stations built: as long as it stays the same, no ticket is lost."""
    count = 0
    for seat in range(state.players):
        count += popcount(state.routes[seat, 0]) + popcount(state.routes[seat, 1]) + popcount(state.stations[seat])
    return np.uint64(count)


@inner
def _place(seat: int, ticket: int) -> int:
    """Return the row of the memory in which a ticket of a seat may be remembered."""
    return (ticket + 29 * seat) % MEMORY


@inner
def _tag(seat: int, ticket: int, finding: int) -> np.uint64:
    """Return what is remembered, for whom, as one number that is not 0."""
    return np.uint64(1 + finding + FINDINGS * (ticket + TICKETS * seat))


@inner
def _remember(row: np.ndarray, routes: np.ndarray, tag: np.uint64) -> None:
    """Write a row of the memory."""
    row[0] = routes[0]
    row[1] = routes[1]
    row[TAG] = tag


@inner
def _is_later(state: np.record, seat: int, row: np.ndarray) -> bool:
    """Return whether the seat can have no more routes than when a ticket was lost; of another game that is not true."""
    for word in range(2):
        if (state.open[seat, word] | state.routes[seat, word]) & ~row[word] != NONE:
            return False
    return True


@inner
def _may_complete(board: np.record, state: np.record, seat: int, path: np.ndarray) -> bool:
    """Return whether the seat holds or may still claim all routes of a path, before the last turns."""
    trains = int(state.trains[seat])
    for word in range(2):
        left = path[word] & ~state.routes[seat, word]
        if left & ~state.open[seat, word] != NONE:
            return False
        while left != NONE:
            trains -= int(board.length[64 * word + lowest(left)])
            left &= left - ONE
    return trains >= 0


@inner
def _search_paths(
    board: np.record,
    state: np.record,
    seat: int,
    tickets: np.ndarray,
    pieces: np.uint64,
    memory: np.ndarray,
    paths: np.ndarray,
    lost: np.ndarray,
) -> None:
    """Add those of the tickets to `lost` that no path can complete, and remember what is found."""
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
    came_by = np.empty(PLACES, np.int64)
    for ticket in range(board.ticket_count):
        if not has(tickets, ticket):
            continue
        a, b = int(board.ticket_ends[ticket, 0]), int(board.ticket_ends[ticket, 1])
        row = memory[_place(seat, ticket)]
        if state.phase != OVER:
            _measure(board, cost, budget, a, distance, came_by)
            if distance[b] <= budget:
                _write_path(board, came_by, b, paths[ticket])
                _remember(row, paths[ticket], _tag(seat, ticket, IS_OPEN))
                continue
            if board.stations:
                _measure(board, best_cost, budget, a, distance, came_by)
                if distance[b] <= budget and _borrowed_path(board, state, seat, cost, lent, budget, a, b):
                    row[0] = pieces
                    row[TAG] = _tag(seat, ticket, BORROWS)
                    continue
        add(lost, ticket)
        if not last_turns and state.phase != OVER:
            for word in range(2):
                row[word] = state.open[seat, word] | state.routes[seat, word]
            row[TAG] = _tag(seat, ticket, IS_LOST)


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
def _measure(
    board: np.record, cost: np.ndarray, budget: int, start: int, distance: np.ndarray, came_by: np.ndarray
) -> None:
    """Compute the minimum cost of connecting a city with others within a budget, and the last routes (Bellman–Ford)."""
    for city in range(PLACES):
        distance[city] = FAR
        came_by[city] = -1
    distance[start] = 0
    changed = only(start)
    while changed != NONE:
        fresh = changed
        changed = NONE
        for route in range(board.route_count):
            if cost[route] > budget:
                continue
            for end in range(2):
                a, b = int(board.ends[route, end]), int(board.ends[route, 1 - end])
                if fresh & only(a) != NONE and distance[a] + cost[route] < min(distance[b], budget + 1):
                    distance[b] = distance[a] + cost[route]
                    came_by[b] = route
                    changed |= only(b)


@inner
def _write_path(board: np.record, came_by: np.ndarray, end: int, path: np.ndarray) -> None:
    """Write the routes of the path that was found to a city."""
    for word in range(2):
        path[word] = NONE
    city = end
    while came_by[city] >= 0:
        route = int(came_by[city])
        add(path, route)
        city = int(board.ends[route, 0]) + int(board.ends[route, 1]) - city


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
