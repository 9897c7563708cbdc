"""Greedy Steiner forest: paths for the tickets, the farthest first, then for pairs of countries while they pay."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.graph import EPSILON, FAR, lay_way, ticket_pieces, walk
from branchline.bots.policy.habits import TICKETS
from branchline.rules.bits import NONE, ONE, add, has, lowest
from branchline.rules.claims import top_country_card


@inner
def make_plan(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, tickets: np.ndarray, work: np.record
) -> None:
    """Greedy Steiner forest for these tickets and for country cards: longest path first, each only if it pays.

    The result is left in `work`: the routes of the plan, their cost, the tickets that they serve, and their value.
    """
    for word in range(2):
        work.plan[word] = NONE
        work.excluded[word] = NONE
        work.wanted[word] = NONE
    work.plan_cost = 0.0
    work.plan_value = 0.0
    work.plan_trains = 0
    work.plan_turns = 0.0
    for route in range(board.route_count):
        work.cost[route] = work.price[route]
    count = _rank_tickets(board, work, tickets)
    laid = False  # before the first path is laid, costs are the prices, and the paths found with them are the shortest
    for i in range(count):
        ticket = int(work.order[i])
        a, b = ticket_pieces(board, work, ticket)
        if laid:
            walk(board, work, a, b, FAR)
            cost = work.distance[b]
        else:
            cost = work.gains[i]
        if cost < habits[TICKETS] * board.ticket_points[ticket]:
            if not laid:
                for place in range(board.city_count + board.country_count):
                    work.way[place] = work.way_of[ticket, place]
            if lay_way(board, state, seat, habits, work, a, b):
                laid = True
                work.plan_cost += cost
                work.plan_value += board.ticket_points[ticket]
                add(work.wanted, ticket)
                continue
        work.plan_value -= board.ticket_points[ticket]
    if board.country_count:
        _plan_countries(board, state, seat, habits, work)


@inner
def _rank_tickets(board: np.record, work: np.record, tickets: np.ndarray) -> int:
    """Sort the tickets that are not connected yet in `work.order`, the farthest first; returns how many there are.

    The paths are kept until the next `survey`, since many plans of a decision are about the same tickets.
    """
    count = 0
    for word in range(2):
        left = tickets[word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            left &= left - ONE
            a, b = ticket_pieces(board, work, ticket)
            if a == b:
                add(work.wanted, ticket)  # connected already
                work.plan_value += board.ticket_points[ticket]
                continue
            if not has(work.walked, ticket):
                add(work.walked, ticket)
                walk(board, work, a, b, FAR)
                work.far[ticket] = work.distance[b]
                for place in range(board.city_count + board.country_count):
                    work.way_of[ticket, place] = work.way[place]
            at = count
            while at > 0 and work.far[ticket] > work.gains[at - 1]:  # insertion sort
                work.gains[at] = work.gains[at - 1]
                work.order[at] = work.order[at - 1]
                at -= 1
            work.gains[at] = work.far[ticket]
            work.order[at] = ticket
            count += 1
    return count


@inner
def _plan_countries(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Connect countries while it pays: each time the pair whose top cards bring most beyond the path's cost (P6).

    Countries that the plan connects are at distance 0 from each other. They have the same label, and are searched from
    only once.
    """
    cities = int(board.city_count)
    count = _rank_countries(board, state, seat, work)
    newest = -1  # a country of the network that was extended last
    while True:
        best, a, b = _best_pair(board, state, seat, work, count, newest)
        if a < 0:
            return
        start, end = int(work.piece[cities + a]), int(work.piece[cities + b])
        walk(board, work, start, end, FAR)
        cost = work.distance[end]
        if not lay_way(board, state, seat, habits, work, start, end):
            return
        work.plan_cost += cost
        work.plan_value += best + cost
        newest = a
        merged = work.label[b]
        for country in range(board.country_count):
            if work.label[country] == merged:
                work.label[country] = work.label[a]


@inner
def _best_pair(
    board: np.record, state: np.record, seat: int, work: np.record, count: int, newest: int
) -> tuple[float, int, int]:
    """The pair of countries that is most worth connecting, and what it brings; -1 if none brings anything.

    Branch and bound: `work.apart` holds lower bounds of the distances, so that most paths need no search. Of equal
    pairs the one first in the order of the board is taken.
    """
    best = 0.0
    best_a, best_b = -1, -1
    label = -1
    if newest >= 0:
        label = int(work.label[newest])
        _search_from_newest(board, work, count, newest)
        for i in range(count):
            b = int(work.order[i])
            if work.label[b] == label:
                continue
            for j in range(count):
                a = int(work.order[j])
                if work.label[a] != label or _joined(state, seat, a, b) or work.near[b] <= 0.0:
                    continue
                gain = work.top[a] + work.top[b] - work.near[b]
                if _is_better(gain, a, b, best, best_a, best_b):
                    best = gain
                    best_a, best_b = min(a, b), max(a, b)
    for i in range(count - 1):
        a = int(work.order[i])
        if work.label[a] == label:
            continue
        most = 0.0
        for j in range(i + 1, count):
            b = int(work.order[j])
            if work.label[b] == label or work.label[b] == work.label[a] or _joined(state, seat, a, b):
                continue
            both = work.top[a] + work.top[b]
            if both - work.apart[a, b] >= best - EPSILON:
                most = max(most, both)
        if most <= 0.0:
            continue
        limit = most - best + EPSILON
        walk(board, work, int(work.piece[int(board.city_count) + a]), -1, limit)
        for j in range(i + 1, count):
            b = int(work.order[j])
            if work.label[b] == label or work.label[b] == work.label[a] or _joined(state, seat, a, b):
                continue
            way = work.distance[work.piece[int(board.city_count) + b]]
            _set_apart(work, a, b, max(work.apart[a, b], min(way, limit)))
            gain = work.top[a] + work.top[b] - way
            if way > 0.0 and _is_better(gain, a, b, best, best_a, best_b):
                best = gain
                best_a, best_b = min(a, b), max(a, b)
    return best, best_a, best_b


@inner
def _search_from_newest(board: np.record, work: np.record, count: int, newest: int) -> None:
    """Find the distances from the network that was extended last, in `work.near`, and lower all bounds accordingly.

    A path between two other countries is as long as before, or it leads over this network. Distances from which no pair
    can gain anything are not searched for.
    """
    first, second = 0.0, 0.0  # the two most valuable top cards
    for i in range(count):
        top = work.top[work.order[i]]
        second = max(second, min(top, first))
        first = max(first, top)
    cities = int(board.city_count)
    walk(board, work, int(work.piece[cities + newest]), -1, first + second)
    for i in range(count):
        a = int(work.order[i])
        work.near[a] = min(work.distance[work.piece[cities + a]], first + second)
    for i in range(count):
        a = int(work.order[i])
        for j in range(i + 1, count):
            b = int(work.order[j])
            _set_apart(work, a, b, min(work.apart[a, b], work.near[a] + work.near[b]))


@inner
def _set_apart(work: np.record, a: int, b: int, distance: float) -> None:
    work.apart[a, b] = distance
    work.apart[b, a] = distance


@inner
def _is_better(gain: float, a: int, b: int, best: float, best_a: int, best_b: int) -> bool:
    first, second = min(a, b), max(a, b)
    earlier = first < best_a or (first == best_a and second < best_b)
    return gain > best + EPSILON or (gain > best - EPSILON and earlier)


@inner
def _joined(state: np.record, seat: int, a: int, b: int) -> bool:
    """Whether the seat has the cards for both countries already."""
    both = (1 << a) | (1 << b)
    return int(state.joined[seat]) & both == both


@inner
def _rank_countries(board: np.record, state: np.record, seat: int, work: np.record) -> int:
    """Sort the countries that may be connected by what they can bring at most, in `work.order`; returns how many."""
    count = 0
    for country in range(board.country_count):
        work.top[country] = top_card(board, state, country)
        work.label[country] = country
        if not _may_join(board, state, seat, work, country):
            continue
        work.near[country] = _entry_cost(board, state, seat, work, country)
        work.reach[country] = work.top[country] - work.near[country]
        at = count
        while at > 0 and work.reach[work.order[at - 1]] < work.reach[country]:
            work.order[at] = work.order[at - 1]
            at -= 1
        work.order[at] = country
        count += 1
    for i in range(count):
        a = int(work.order[i])
        for j in range(i + 1, count):
            b = int(work.order[j])
            _set_apart(work, a, b, work.near[a] + work.near[b])
    return count


@inner
def _entry_cost(board: np.record, state: np.record, seat: int, work: np.record, country: int) -> float:
    """The cost of the cheapest route into a country; 0 if the seat's network reaches it already."""
    if work.piece[int(board.city_count) + country] != int(board.city_count) + country:
        return 0.0
    least = FAR
    for word in range(2):
        left = board.into[country, word] & state.open[seat, word]
        while left != NONE:
            least = min(least, work.cost[64 * word + lowest(left)])
            left &= left - ONE
    return least


@inner
def _may_join(board: np.record, state: np.record, seat: int, work: np.record, country: int) -> bool:
    for word in range(2):
        if board.into[country, word] & (state.open[seat, word] | state.routes[seat, word] | work.plan[word]) != NONE:
            return True
    return False


@inner
def top_card(board: np.record, state: np.record, country: int) -> float:
    """The value of the top card of a country's stack; 0 if the stack is empty."""
    card = top_country_card(board, state, country)
    return float(board.card_points[lowest(card)]) if card != NONE else 0.0
