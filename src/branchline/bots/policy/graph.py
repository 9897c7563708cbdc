"""Route planning: networks, the price of each route, shortest paths (Bellman-Ford) and the routes of a plan."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.habits import (
    CARD,
    END_TRAINS,
    GREY_SHARE,
    HELD,
    LEAST_COST,
    RATE,
    SYMBOL,
    TUNNEL_RISK,
    VERSION,
)
from branchline.rules.bits import NONE, ONE, add, has, lowest
from branchline.rules.claims import too_many_swaps
from branchline.rules.records import CARDS, COLOURS, LOCOMOTIVE

FAR = 1e9
EPSILON = 1e-9  # differences of costs below this are rounding errors


@inner
def find_pieces(board: np.record, state: np.record, seat: int, work: np.record) -> None:
    """Label each place with the lowest place of its network (connected component) of the seat's routes."""
    places = board.city_count + board.country_count
    for place in range(places):
        work.piece[place] = place
    work.networked = NONE
    changed = True
    while changed:
        changed = False
        for word in range(2):
            left = state.routes[seat, word]
            while left != NONE:
                route = 64 * word + lowest(left)
                left &= left - ONE
                a, b = board.ends[route, 0], board.ends[route, 1]
                work.networked |= (ONE << np.uint64(a)) | (ONE << np.uint64(b))
                if work.piece[a] < work.piece[b]:
                    work.piece[b] = work.piece[a]
                    changed = True
                elif work.piece[b] < work.piece[a]:
                    work.piece[a] = work.piece[b]
                    changed = True


@inner
def price_routes(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Price each route that the seat may claim, in points: turns for its cards and claim, minus what it scores.

    Routes of a group cost the same cards, so what they lack is computed once per group. The routes between two networks
    are the edges for the path search.
    """
    for place in range(board.city_count + board.country_count):
        work.at[place, 0] = NONE
        work.at[place, 1] = NONE
    for word in range(2):
        work.extending[word] = NONE
    touching = work.networked
    if habits[VERSION] < 2.0:  # this version overlooked the lowest city of each network
        for place in range(board.city_count + board.country_count):
            if work.piece[place] == place:
                touching &= ~(ONE << np.uint64(place))
    most = 0
    coloured = 0
    for colour in range(COLOURS):
        most = max(most, int(state.hand[seat, colour]))
        coloured += int(state.hand[seat, colour])
    for route in range(board.route_count):
        work.price[route] = FAR
    for group in range(group_count(board)):
        if board.group_length[group] > state.trains[seat]:
            continue
        first = state.open[seat, 0] & board.group_routes[group, 0]
        second = state.open[seat, 1] & board.group_routes[group, 1]
        if first | second == NONE:
            continue
        cost = int(board.group_cost[group])
        missing = max(0, cost - _held(board, state, seat, group, most))
        if board.group_price[group] == 0:  # otherwise other cards can replace locomotives
            missing = max(missing, int(board.group_symbols[group]) - int(state.hand[seat, LOCOMOTIVE]))
        turns = 1.0 + habits[CARD] * missing + habits[HELD] * (cost - missing)
        if missing > 0 and board.group_price[group]:
            sets = _sets_for(board, state, seat, group, missing, coloured)
            paid = 1.0 + habits[HELD] * (cost + sets * (int(board.group_price[group]) - 1))
            if sets and (paid < turns or turns > work.turns_left):
                missing = 0
                turns = paid
        work.missing[group] = missing
        if board.group_grey[group]:
            turns = 1.0 + (turns - 1.0) * habits[GREY_SHARE]
        turns += habits[SYMBOL] * board.group_symbols[group]
        points = board.points[board.group_length[group]]
        price = max(habits[RATE] * turns - points, habits[LEAST_COST])
        risky = max(habits[RATE] * (turns + habits[TUNNEL_RISK]) - points, habits[LEAST_COST])
        for word in range(2):
            left = first if word == 0 else second
            while left != NONE:
                route = 64 * word + lowest(left)
                left &= left - ONE
                work.price[route] = risky if board.tunnel[route] else price
                one, two = board.ends[route, 0], board.ends[route, 1]
                a, b = work.piece[one], work.piece[two]
                if a != b:
                    work.link[route] = a ^ b
                    add(work.at[a], route)
                    add(work.at[b], route)
                    if touching & ((ONE << np.uint64(one)) | (ONE << np.uint64(two))) != NONE:
                        add(work.extending, route)


@inner
def group_count(board: np.record) -> int:
    """The number of groups of routes that cost the same."""
    return int(board.colour_groups[CARDS + 1])


@inner
def _sets_for(board: np.record, state: np.record, seat: int, group: int, missing: int, coloured: int) -> int:
    """How many sets of colour cards would pay for a ferry that lacks cards (D15); 0 if the hand has too few for that.

    `coloured` is the number of colour cards in the hand.
    """
    locomotives = int(state.hand[seat, LOCOMOTIVE])
    symbols = int(board.group_symbols[group])
    most = int(board.payments[board.group_payment[group] + board.group_payments[group] - 1, 3])  # in the last payment
    sets = max(missing, symbols - locomotives)
    if board.group_any[group] or most <= symbols or sets > most or too_many_swaps(board, state, group, sets):
        return 0
    cards = max(0, int(board.group_cost[group]) - locomotives - sets)
    return sets if coloured - cards >= sets * int(board.group_price[group]) else 0


@inner
def _held(board: np.record, state: np.record, seat: int, group: int, most: int) -> int:
    """Cards held of a route's colour (for a grey route, of the colour held most), plus locomotives if they may pay."""
    held = most if board.group_grey[group] else int(state.hand[seat, board.payments[board.group_payment[group], 0]])
    if board.group_wild[group]:
        held += int(state.hand[seat, LOCOMOTIVE])
    return held


@inner
def walk(board: np.record, work: np.record, start: int, end: int, limit: float) -> None:
    """Shortest paths from one network over open routes (Bellman-Ford), up to `limit` and no farther than `end`.

    Countries are dead ends, unless a path begins or ends there. Each round expands the networks (a bit set) that got
    nearer in the last round.
    """
    cities = np.uint64(board.city_count)
    for place in range(board.city_count + board.country_count):
        work.distance[place] = FAR
    work.distance[start] = 0.0
    within = limit
    nearer = ONE << np.uint64(start)
    while nearer != NONE:
        left = nearer
        nearer = NONE
        while left != NONE:
            here = np.uint64(lowest(left))
            left &= left - ONE
            so_far = work.distance[here]
            if so_far >= within:
                continue
            for word in range(2):
                routes = work.at[here, word]
                while routes != NONE:
                    route = np.uint64(64 * word + lowest(routes))
                    routes &= routes - ONE
                    there = np.uint64(work.link[route]) ^ here
                    way = so_far + work.cost[route]
                    if way < work.distance[there] - EPSILON and way < within:
                        work.distance[there] = way
                        work.way[there] = route
                        if there < cities:
                            nearer |= ONE << there
        if end >= 0:
            within = min(limit, work.distance[end])


@inner
def lay_way(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, start: int, end: int
) -> bool:
    """Add the path between two networks to the plan if trains and turns suffice; its routes then cost nothing."""
    trains = 0
    turns = 0.0
    piece = end
    while piece != start:
        route = int(work.way[piece])
        if not has(work.plan, route):
            trains += int(board.length[route])
            turns += 1.0 + habits[CARD] * work.missing[board.group[route]]
        piece = _other_end(board, work, route, piece)
    if work.plan_trains + trains > state.trains[seat] or work.plan_turns + turns > work.turns_left:
        return False
    work.plan_trains += trains
    work.plan_turns += turns
    piece = end
    while piece != start:
        route = int(work.way[piece])
        add(work.plan, route)
        work.cost[route] = 0.0
        _exclude_conflicts(board, state, seat, work, route)
        piece = _other_end(board, work, route, piece)
    return True


@inner
def _other_end(board: np.record, work: np.record, route: int, piece: int) -> int:
    return int(work.piece[board.ends[route, 0]]) + int(work.piece[board.ends[route, 1]]) - piece


@inner
def _exclude_conflicts(board: np.record, state: np.record, seat: int, work: np.record, route: int) -> None:
    """Exclude what a player with this route may not claim: its twins, other routes into the country (G13, P4)."""
    country = board.country[route]
    for word in range(2):
        beside = board.twins[route, word]
        if country >= 0:
            beside |= board.into[country, word]
        beside &= ~work.plan[word] & ~state.routes[seat, word]
        work.excluded[word] |= beside
        while beside != NONE:
            work.cost[64 * word + lowest(beside)] = FAR
            beside &= beside - ONE


@inner
def turns_left(state: np.record, habits: np.ndarray) -> float:
    """Estimate how many turns each player still has."""
    if state.final_turns >= 0:
        return 1.0
    return fewest_trains(state) / habits[END_TRAINS] + 1.0


@inner
def fewest_trains(state: np.record) -> float:
    """The trains of the player with fewest: when they are used up, the game ends."""
    fewest = int(state.trains[0])
    for other in range(1, state.players):
        fewest = min(fewest, int(state.trains[other]))
    return float(fewest)


@inner
def survey(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Compute what every plan of a decision needs: own networks, route prices, turns left."""
    work.turns_left = turns_left(state, habits)
    for word in range(2):
        work.walked[word] = NONE
    find_pieces(board, state, seat, work)
    price_routes(board, state, seat, habits, work)


@inner
def ticket_pieces(board: np.record, work: np.record, ticket: int) -> tuple[int, int]:
    """The networks that a ticket's cities belong to."""
    return int(work.piece[board.ticket_ends[ticket, 0]]), int(work.piece[board.ticket_ends[ticket, 1]])
