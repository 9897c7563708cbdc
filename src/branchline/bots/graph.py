"""Plans on the map: own networks, what lanes cost, ways between cities, and a forest of ways for many tickets."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.habits import CARD, END_TRAINS, GREY_SHARE, HELD, LEAST_COST, RATE, SYMBOL, TICKETS, TUNNEL_RISK
from branchline.rules.bits import NONE, ONE, add, has, lowest
from branchline.rules.layout import COLOURS, LOCOMOTIVE

FAR = 1e9


@inner
def find_pieces(board: np.record, state: np.record, seat: int, work: np.record) -> None:
    """Label each place with the lowest place of its network in the seat's own lanes."""
    places = board.city_count + board.country_count
    for place in range(places):
        work.piece[place] = place
    changed = True
    while changed:
        changed = False
        for word in range(2):
            left = state.lanes[seat, word]
            while left != NONE:
                lane = 64 * word + lowest(left)
                left &= left - ONE
                a, b = board.ends[lane, 0], board.ends[lane, 1]
                if work.piece[a] < work.piece[b]:
                    work.piece[b] = work.piece[a]
                    changed = True
                elif work.piece[b] < work.piece[a]:
                    work.piece[a] = work.piece[b]
                    changed = True


@inner
def missing_cards(board: np.record, state: np.record, seat: int, lane: int) -> int:
    """How many cards of the lane's colour, or of the best one for a grey lane, the seat lacks; locomotives help."""
    group = board.group[lane]
    length = int(board.group_length[group])
    held = 0
    if board.group_grey[group]:
        for colour in range(COLOURS):
            held = max(held, int(state.hand[seat, colour]))
    else:
        held = int(state.hand[seat, board.payments[board.group_payment[group], 0]])
    if board.group_wild[group]:
        held += int(state.hand[seat, LOCOMOTIVE])
    return max(0, length - held)


@inner
def price_lanes(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """What each lane costs the seat in points: turns for its cards and its claim, less what it scores."""
    for lane in range(board.lane_count):
        if has(state.lanes[seat], lane):
            work.cost[lane] = 0.0
        elif not has(state.open[seat], lane) or board.length[lane] > state.trains[seat]:
            work.cost[lane] = FAR
        else:
            group = board.group[lane]
            length = int(board.length[lane])
            missing = missing_cards(board, state, seat, lane)
            turns = 1.0 + habits[CARD] * missing + habits[HELD] * (length - missing)
            if board.group_grey[group]:
                turns = 1.0 + (turns - 1.0) * habits[GREY_SHARE]
            turns += habits[SYMBOL] * board.group_symbols[group]
            if board.tunnel[lane]:
                turns += habits[TUNNEL_RISK]
            cost = habits[RATE] * turns - board.points[length]
            work.cost[lane] = max(cost, habits[LEAST_COST])


@inner
def walk(board: np.record, work: np.record, start: int, through: bool) -> None:
    """How far every place is from one, over lanes at their cost; countries are dead ends, unless one begins there."""
    places = board.city_count + board.country_count
    for place in range(places):
        work.distance[place] = FAR
        work.way[place] = -1
    work.distance[start] = 0.0
    cities = int(board.city_count)
    changed = True
    while changed:
        changed = False
        for lane in range(board.lane_count):
            cost = work.cost[lane]
            if cost >= FAR:
                continue
            a, b = int(board.ends[lane, 0]), int(board.ends[lane, 1])
            if b >= cities and not through:
                continue
            if work.distance[a] + cost < work.distance[b] - 1e-9 and (a < cities or a == start):
                work.distance[b] = work.distance[a] + cost
                work.way[b] = lane
                changed = True
            if work.distance[b] + cost < work.distance[a] - 1e-9 and (b < cities or b == start):
                work.distance[a] = work.distance[b] + cost
                work.way[a] = lane
                changed = True


@inner
def lay_way(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, start: int, end: int
) -> bool:
    """Add the way from `start` to `end` to the plan, its lanes free from now on, if trains and turns are enough."""
    trains = 0
    turns = 0.0
    place = end
    while place != start:
        lane = int(work.way[place])
        if not has(state.lanes[seat], lane) and not has(work.plan, lane):
            trains += int(board.length[lane])
            turns += 1.0 + habits[CARD] * missing_cards(board, state, seat, lane)
        place = int(board.ends[lane, 0]) + int(board.ends[lane, 1]) - place
    if work.plan_trains + trains > state.trains[seat] or work.plan_turns + turns > work.turns_left:
        return False
    work.plan_trains += trains
    work.plan_turns += turns
    place = end
    while place != start:
        lane = int(work.way[place])
        if not has(state.lanes[seat], lane):
            add(work.plan, lane)
            work.cost[lane] = 0.0
            _close_beside(board, state, seat, work, lane)
        place = int(board.ends[lane, 0]) + int(board.ends[lane, 1]) - place
    return True


@inner
def _close_beside(board: np.record, state: np.record, seat: int, work: np.record, lane: int) -> None:
    """Who claims a lane can't claim its twins, nor another lane into the same country (G13, P4)."""
    country = board.country[lane]
    for word in range(2):
        beside = board.twins[lane, word]
        if country >= 0:
            beside |= board.into[country, word]
        beside &= ~work.plan[word] & ~state.lanes[seat, word]
        while beside != NONE:
            work.cost[64 * word + lowest(beside)] = FAR
            beside &= beside - ONE


@inner
def turns_left(state: np.record, seat: int, habits: np.ndarray) -> float:
    """How many turns the seat will still have, by the trains that its rivals, and it itself, have left."""
    if state.final_turns >= 0:
        return 1.0
    fewest = float(state.trains[seat])
    for other in range(state.players):
        fewest = min(fewest, float(state.trains[other]))
    return fewest / habits[END_TRAINS] + 1.0


@inner
def make_plan(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, tickets: np.ndarray, work: np.record
) -> None:
    """A forest for these tickets and for what countries give: the longest way first, each as long as it pays.

    Left in `work`: the lanes of the plan, what they cost, what tickets they are for, and the worth of those.
    """
    for word in range(2):
        work.plan[word] = NONE
        work.wanted[word] = NONE
    work.plan_cost = 0.0
    work.plan_value = 0.0
    work.plan_trains = 0
    work.plan_turns = 0.0
    work.turns_left = turns_left(state, seat, habits)
    price_lanes(board, state, seat, habits, work)
    find_pieces(board, state, seat, work)
    count = 0
    for ticket in range(board.ticket_count):
        if has(tickets, ticket):
            a, b = int(board.ticket_ends[ticket, 0]), int(board.ticket_ends[ticket, 1])
            if work.piece[a] == work.piece[b]:
                add(work.wanted, ticket)  # done
                work.plan_value += board.ticket_points[ticket]
            else:
                walk(board, work, a, False)
                work.gains[count] = work.distance[b]
                work.order[count] = ticket
                count += 1
    for i in range(1, count):  # the farthest first
        j = i
        while j > 0 and work.gains[j] > work.gains[j - 1]:
            work.gains[j], work.gains[j - 1] = work.gains[j - 1], work.gains[j]
            work.order[j], work.order[j - 1] = work.order[j - 1], work.order[j]
            j -= 1
    for i in range(count):
        ticket = int(work.order[i])
        a, b = int(board.ticket_ends[ticket, 0]), int(board.ticket_ends[ticket, 1])
        walk(board, work, a, False)
        worth = habits[TICKETS] * board.ticket_points[ticket]
        if work.distance[b] < worth:
            cost = work.distance[b]
            if lay_way(board, state, seat, habits, work, a, b):
                work.plan_cost += cost
                work.plan_value += board.ticket_points[ticket]
                add(work.wanted, ticket)
                continue
        work.plan_value -= board.ticket_points[ticket]
    if board.country_count:
        _plan_countries(board, state, seat, habits, work)


@inner
def _plan_countries(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Join countries while that pays: the pair whose top cards bring most beyond what the way costs (P6)."""
    cities = int(board.city_count)
    while True:
        best = 0.0
        best_a, best_b = -1, -1
        for a in range(board.country_count):
            if not _may_join(board, state, seat, work, a):
                continue
            walk(board, work, cities + a, True)
            for b in range(board.country_count):
                both = (1 << a) | (1 << b)
                if a == b or int(state.joined[seat]) & both == both or not _may_join(board, state, seat, work, b):
                    continue
                if work.distance[cities + b] <= 0.0:
                    continue  # of the plan already
                gain = top_card(board, state, a) + top_card(board, state, b) - work.distance[cities + b]
                if gain > best:
                    best = gain
                    best_a, best_b = a, b
        if best_a < 0:
            return
        walk(board, work, cities + best_a, True)
        cost = work.distance[cities + best_b]
        if not lay_way(board, state, seat, habits, work, cities + best_a, cities + best_b):
            return
        work.plan_cost += cost
        work.plan_value += best + cost


@inner
def _may_join(board: np.record, state: np.record, seat: int, work: np.record, country: int) -> bool:
    for word in range(2):
        if board.into[country, word] & (state.open[seat, word] | state.lanes[seat, word] | work.plan[word]) != NONE:
            return True
    return False


@inner
def top_card(board: np.record, state: np.record, country: int) -> float:
    """The value of the card on top of a country's stack; 0 when it is empty."""
    taken = NONE
    for other in range(state.players):
        taken |= state.country_cards[other]
    left = board.stack[country] & ~taken
    return float(board.card_points[lowest(left)]) if left != NONE else 0.0
