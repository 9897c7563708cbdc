"""Tickets out of reach: those that a seat can't complete any more, whatever everybody does from now on.

At the final count a path joins the ticket's two cities. Each lane of it is one that the seat

- holds now,
- may still claim: it is open to the seat, which has the trains for all lanes of the path that it would claim,
- or borrows (E11): it ends in a city with a station of the seat that lends no other lane of the path. The station
  stands already, or can still be built in a city without one. The lane is another seat's, or may become so.

In the last turns a seat has one more action or none, for one claim or one station. When the game is over, every ticket
that is not complete is lost.

Neither cards nor the number of turns before the last ones are looked at, and for each lane alone whether another seat
may claim it. So a ticket that can be completed is never called lost.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, add, has, popcount
from branchline.rules.claims import free_cities, owner
from branchline.rules.compiled import inner
from branchline.rules.records import LANES, OFFERED, OVER, PAYING, SECOND_CARD, STATIONS, TUNNEL
from branchline.rules.trail_search import only

FAR = 1 << 20  # more trains than anyone has
PLACES = 64
USES = 1 << STATIONS  # how stations can have been used: a bit for each that stands, above these how many new ones
TRIES = 200  # searches for one ticket at most: more than a position needs, then it counts as open

# How a new station in a city may be used: by lanes on which the path comes to it, by those on which it leaves, or both.
BOTH, ARRIVING, LEAVING = range(3)


@inner
def find_lost_tickets(board: np.record, state: np.record, seat: int, lost: np.ndarray) -> None:
    """Add to a set the tickets that the seat holds or is offered and can't complete; when it is over, all it holds."""
    cost = np.empty(LANES, np.int64)  # of claiming a lane: trains, or actions when these are counted
    best_cost = np.empty(LANES, np.int64)  # if lanes were lent without stations
    lent = np.empty(LANES, np.bool_)  # lanes that a station can borrow, now or later
    last_turns = state.final_turns >= 0
    budget = _actions_left(state, seat) if last_turns else int(state.trains[seat])
    for lane in range(board.lane_count):
        cost[lane] = FAR
        lent[lane] = False
        if board.country[lane] < 0:  # nothing leads through a country (D16)
            if has(state.lanes[seat], lane):
                cost[lane] = 0
            elif _may_claim(board, state, seat, lane):
                cost[lane] = 1 if last_turns else int(board.length[lane])
            lent[lane] = cost[lane] > 0 and board.stations > 0 and _others_may_hold(board, state, seat, lane)
        best_cost[lane] = 0 if lent[lane] else cost[lane]
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
    """In the last turns (G17): 1 if the seat may still claim a lane or build a station, else 0."""
    ahead = (seat - int(state.turn) + int(state.players)) % int(state.players)
    if ahead >= state.final_turns:
        return 0
    return 0 if ahead == 0 and (state.phase == SECOND_CARD or state.phase == OFFERED) else 1


@inner
def _is_paying(state: np.record, seat: int) -> bool:
    """Whether the seat's action is a claim that has begun: nothing else can come of it."""
    return state.turn == seat and (state.phase == TUNNEL or state.phase == PAYING)


@inner
def _may_claim(board: np.record, state: np.record, seat: int, lane: int) -> bool:
    """Whether the seat can come to hold a lane that it does not hold, whatever its cards."""
    if not has(state.open[seat], lane) or board.length[lane] > state.trains[seat]:
        return False
    if state.final_turns < 0:
        return True
    return _actions_left(state, seat) > 0 and (not _is_paying(state, seat) or lane == state.laid_lane)


@inner
def _others_may_hold(board: np.record, state: np.record, seat: int, lane: int) -> bool:
    """Whether a lane that is not the seat's is another's, or can become so."""
    if owner(state, lane) >= 0:
        return True
    for other in range(state.players):
        if other != seat and _may_claim(board, state, other, lane):
            return True
    return False


@inner
def _measure(board: np.record, cost: np.ndarray, start: int, distance: np.ndarray) -> None:
    """What it costs at least to join a city with every other."""
    for city in range(PLACES):
        distance[city] = FAR
    distance[start] = 0
    changed = True
    while changed:
        changed = False
        for lane in range(board.lane_count):
            if cost[lane] < FAR:
                for end in range(2):
                    a, b = int(board.ends[lane, end]), int(board.ends[lane, 1 - end])
                    if distance[a] + cost[lane] < distance[b]:
                        distance[b] = distance[a] + cost[lane]
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
    """Whether a path joins two cities on which each borrowed lane has a station of its own.

    The search knows which of the standing stations a path has used, but of new ones only how many: it may find a path
    that uses a new station in one city twice, for the lane on which it comes and for that on which it goes. Then it is
    repeated, with that station for the one kind of lane only, and if that fails for the other.
    """
    built = popcount(state.stations[seat])
    new = int(board.stations) - built
    if state.final_turns >= 0:
        new = 0 if _is_paying(state, seat) else min(new, budget)
    spent = np.empty(PLACES * USES, np.int64)  # by city and use of stations: what it costs at least to come there so
    came_from = np.empty(PLACES * USES, np.int64)  # the city and use before it
    station = np.empty(PLACES * USES, np.int64)  # the city of the new station that the last lane uses; -1: none
    use = np.zeros(PLACES, np.int64)
    decided = np.empty(PLACES, np.int64)  # cities that can be used in one way only, in this order
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
    """A way to reach a city within the budget, with as few new stations as possible; -1: none."""
    for used in range(uses):
        if spent[end * USES + used] <= budget:
            return end * USES + used
    return -1


@inner
def _used_twice(found: int, came_from: np.ndarray, station: np.ndarray) -> int:
    """The city in which a path needs two new stations; -1: none."""
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
    """Find for every city, and every use of stations, what it costs at least to join it so with the first city."""
    own = state.stations[seat]
    built = popcount(own)
    free = free_cities(board, state)
    price = 1 if state.final_turns >= 0 else 0  # of a station
    for i in range(PLACES * USES):
        spent[i] = FAR
    spent[start * USES] = 0
    came_from[start * USES] = -1
    station[start * USES] = -1
    changed = only(start)
    while changed != NONE:
        fresh = changed
        changed = NONE
        for lane in range(board.lane_count):
            if cost[lane] > budget and not lent[lane]:
                continue
            for end in range(2):
                a, b = int(board.ends[lane, end]), int(board.ends[lane, 1 - end])
                if fresh & only(a) == NONE:
                    continue
                for used in range((new + 1) << built):
                    here = a * USES + used
                    there = b * USES + used
                    before = spent[here]
                    if before > budget:
                        continue
                    if before + cost[lane] < min(spent[there], budget + 1):
                        spent[there] = before + cost[lane]
                        came_from[there] = here
                        station[there] = -1
                        changed |= only(b)
                    if not lent[lane]:
                        continue
                    for i in range(2):
                        city = a if i == 0 else b
                        at = only(city)
                        more = 0  # to be added to the uses
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
