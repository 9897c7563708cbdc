"""Plans on the map: own networks, what lanes cost, ways between cities, and a forest of ways for many tickets."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.policy.habits import (
    CARD,
    END_TRAINS,
    GREY_SHARE,
    HELD,
    LEAST_COST,
    RATE,
    SYMBOL,
    TICKETS,
    TUNNEL_RISK,
)
from branchline.rules.bits import NONE, ONE, add, has, lowest
from branchline.rules.records import COLOURS, LOCOMOTIVE

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
def price_lanes(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """What each lane that the seat may claim costs it in points: turns for cards and claim, less what it scores.

    Those between two of its networks are what ways are sought on.
    """
    for place in range(board.city_count + board.country_count):
        work.at[place, 0] = NONE
        work.at[place, 1] = NONE
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(state.hand[seat, colour]))
    for lane in range(board.lane_count):
        work.price[lane] = FAR
        if not has(state.open[seat], lane) or board.length[lane] > state.trains[seat]:
            continue
        group = board.group[lane]
        length = int(board.length[lane])
        missing = max(0, length - _held(board, state, seat, group, most))
        if board.group_price[group] == 0:  # else other cards can stand in for locomotives
            missing = max(missing, int(board.group_symbols[group]) - int(state.hand[seat, LOCOMOTIVE]))
        work.missing[lane] = missing
        turns = 1.0 + habits[CARD] * missing + habits[HELD] * (length - missing)
        if board.group_grey[group]:
            turns = 1.0 + (turns - 1.0) * habits[GREY_SHARE]
        turns += habits[SYMBOL] * board.group_symbols[group]
        if board.tunnel[lane]:
            turns += habits[TUNNEL_RISK]
        work.price[lane] = max(habits[RATE] * turns - board.points[length], habits[LEAST_COST])
        a, b = work.piece[board.ends[lane, 0]], work.piece[board.ends[lane, 1]]
        if a != b:
            work.edge[lane, 0] = a
            work.edge[lane, 1] = b
            add(work.at[a], lane)
            add(work.at[b], lane)


@inner
def _held(board: np.record, state: np.record, seat: int, group: int, most: int) -> int:
    """Cards of a lane's colour in hand, or of the one held most for a grey lane, and locomotives where they help."""
    held = most if board.group_grey[group] else int(state.hand[seat, board.payments[board.group_payment[group], 0]])
    if board.group_wild[group]:
        held += int(state.hand[seat, LOCOMOTIVE])
    return held


@inner
def walk(board: np.record, work: np.record, start: int, end: int, limit: float) -> None:
    """How far networks are from one, over open lanes at their cost: those within a limit, and no farther than `end`.

    Countries are dead ends, unless the way begins or ends there. Round by round, from all that got nearer in the last.
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
                lanes = work.at[here, word]
                while lanes != NONE:
                    lane = np.uint64(64 * word + lowest(lanes))
                    lanes &= lanes - ONE
                    there = np.uint64(work.edge[lane, 0]) ^ np.uint64(work.edge[lane, 1]) ^ here
                    way = so_far + work.cost[lane]
                    if way < work.distance[there] - 1e-9 and way < within:
                        work.distance[there] = way
                        work.way[there] = lane
                        if there < cities:
                            nearer |= ONE << there
        if end >= 0:
            within = min(limit, work.distance[end])


@inner
def lay_way(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, start: int, end: int
) -> bool:
    """Add the way between two networks to the plan, its lanes free from now on, if trains and turns are enough."""
    trains = 0
    turns = 0.0
    piece = end
    while piece != start:
        lane = int(work.way[piece])
        if not has(work.plan, lane):
            trains += int(board.length[lane])
            turns += 1.0 + habits[CARD] * work.missing[lane]
        piece = _other_end(board, work, lane, piece)
    if work.plan_trains + trains > state.trains[seat] or work.plan_turns + turns > work.turns_left:
        return False
    work.plan_trains += trains
    work.plan_turns += turns
    piece = end
    while piece != start:
        lane = int(work.way[piece])
        add(work.plan, lane)
        work.cost[lane] = 0.0
        _close_beside(board, state, seat, work, lane)
        piece = _other_end(board, work, lane, piece)
    return True


@inner
def _other_end(board: np.record, work: np.record, lane: int, piece: int) -> int:
    return int(work.piece[board.ends[lane, 0]]) + int(work.piece[board.ends[lane, 1]]) - piece


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
def turns_left(state: np.record, habits: np.ndarray) -> float:
    """How many turns everyone will still have, about."""
    if state.final_turns >= 0:
        return 1.0
    return fewest_trains(state) / habits[END_TRAINS] + 1.0


@inner
def fewest_trains(state: np.record) -> float:
    """How many trains the player has who has fewest: when they are gone the game ends."""
    fewest = int(state.trains[0])
    for other in range(1, state.players):
        fewest = min(fewest, int(state.trains[other]))
    return float(fewest)


@inner
def survey(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """What every plan of a decision rests on: own networks, prices of lanes, how many turns are left."""
    work.turns_left = turns_left(state, habits)
    find_pieces(board, state, seat, work)
    price_lanes(board, state, seat, habits, work)


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
    for lane in range(board.lane_count):
        work.cost[lane] = work.price[lane]
    count = 0
    for ticket in range(board.ticket_count):
        if has(tickets, ticket):
            a, b = ticket_pieces(board, work, ticket)
            if a == b:
                add(work.wanted, ticket)  # done
                work.plan_value += board.ticket_points[ticket]
            else:
                walk(board, work, a, b, FAR)
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
        a, b = ticket_pieces(board, work, ticket)
        walk(board, work, a, b, FAR)
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
def ticket_pieces(board: np.record, work: np.record, ticket: int) -> tuple[int, int]:
    """The networks that a ticket's cities belong to."""
    return int(work.piece[board.ticket_ends[ticket, 0]]), int(work.piece[board.ticket_ends[ticket, 1]])


@inner
def _plan_countries(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Join countries while that pays: the pair whose top cards bring most beyond what the way costs (P6)."""
    cities = int(board.city_count)
    highest = 0.0
    for country in range(board.country_count):
        work.top[country] = top_card(board, state, country)
        highest = max(highest, work.top[country])
    while True:
        best = 0.0
        best_a, best_b = -1, -1
        for a in range(board.country_count):
            most = work.top[a] + highest
            if most <= best or not _may_join(board, state, seat, work, a):
                continue
            walk(board, work, int(work.piece[cities + a]), -1, most - best)
            for b in range(a + 1, board.country_count):
                both = (1 << a) | (1 << b)
                if int(state.joined[seat]) & both == both or not _may_join(board, state, seat, work, b):
                    continue
                way = work.distance[work.piece[cities + b]]
                if way <= 0.0:
                    continue  # of the plan already
                gain = work.top[a] + work.top[b] - way
                if gain > best:
                    best = gain
                    best_a, best_b = a, b
        if best_a < 0:
            return
        best_a, best_b = int(work.piece[cities + best_a]), int(work.piece[cities + best_b])
        walk(board, work, best_a, best_b, FAR)
        cost = work.distance[best_b]
        if not lay_way(board, state, seat, habits, work, best_a, best_b):
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
