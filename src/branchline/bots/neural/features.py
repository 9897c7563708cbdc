"""Features: describes a decision to the network, from the blind record and the plan that a policy makes from it.

A position is one row of numbers, and each candidate action another. Both mean the same on all boards: a route is
described by its length, its price and its place in the plan, not by its number. Features are scaled to be about 1.
The candidates are the legal actions, but of the ways to pay for a route only the one that gives up least. A station
that saves a ticket in the last turns is the only candidate, as in the policy, and there are no other stations.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.neural import inner
from branchline.bots.policy.choice import (
    LAST_TURNS,
    draw_worth,
    find_built,
    plan_offer,
    rivals_at,
    tunnel_risk,
    two_cards_worth,
)
from branchline.bots.policy.forest import make_plan
from branchline.bots.policy.graph import fewest_trains, survey
from branchline.bots.policy.habits import (
    BLOCK,
    CONTEST,
    EXTEND,
    FACE_UP_WISH,
    FULL_HAND,
    PLAN,
    SPARE,
    TAKE_LOCOMOTIVE,
    TICKET_TURNS,
)
from branchline.bots.policy.habits import (
    COUNT as HABITS,
)
from branchline.bots.policy.hands import best_payment, forget_payments, is_out_of_reach, unseen_wish, weigh_cards
from branchline.bots.policy.stations import choose_station
from branchline.rules.bits import NONE, ONE, has, lowest, popcount
from branchline.rules.legal import face_up_cards, least_kept, legal_actions
from branchline.rules.records import (
    CARDS,
    COLOURS,
    DRAW,
    DRAW_TICKETS,
    FACE_UP,
    KEEP,
    LOCOMOTIVE,
    OFFERED,
    PAYING,
    ROUTES,
    SECOND_CARD,
    START,
    TAKE,
    TUNNEL,
    TURN,
)
from branchline.rules.tickets import tickets_in_deck

VERSION = 1  # of the features: weights are for one version
OWN = 36  # features of a position, before the habits
POSITION = OWN + HABITS
MOST = ROUTES + CARDS + 8  # candidates at one decision

# Features of an action: its kind, then those of its kind. Kinds share columns.
TAKE_COLOUR, TAKE_WILD, DRAW_CARD, TICKETS, CLAIM, BUILD, KEPT, OTHER = range(8)
KINDS = 8
CARD_FEATURES = KINDS
CLAIM_FEATURES = CARD_FEATURES + 8
KEEP_FEATURES = CLAIM_FEATURES + 22
ACTION = KEEP_FEATURES + 12


@inner
def is_decided(state: np.record) -> bool:
    """Whether only a payment is left to choose, which is left to the policy."""
    return state.phase == TUNNEL or state.phase == PAYING


@inner
def describe(
    board: np.record,
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    position: np.ndarray,
    numbers: np.ndarray,
    actions: np.ndarray,
) -> int:
    """Describe the position and its candidates, and list their numbers; returns how many there are, at least one."""
    survey(board, state, seat, habits, work)
    make_plan(board, state, seat, habits, state.tickets[seat], work)
    weigh_cards(board, state, seat, habits, work)
    _describe_position(board, state, seat, habits, work, position)
    if state.phase == START or state.phase == OFFERED:
        return _describe_offer(board, state, seat, habits, work, numbers, actions)
    if state.phase == TURN and board.stations and work.turns_left <= LAST_TURNS:
        station = choose_station(board, state, seat, work)
        if station >= 0:
            return _list(station, BUILD, numbers, actions, 0)
    n = _describe_cards(board, state, seat, habits, work, numbers, actions)
    if state.phase == TURN:
        if tickets_in_deck(state) > 0:
            n = _list(DRAW_TICKETS, TICKETS, numbers, actions, n)
        n = _describe_claims(board, state, seat, habits, work, numbers, actions, n)
    if n == 0:  # whatever is legal: to pass, as a rule
        legal_actions(board, state, seat, work.tally, work.numbers)
        n = _list(int(work.numbers[0]), OTHER, numbers, actions, n)
    return n


@inner
def _list(action: int, kind: int, numbers: np.ndarray, actions: np.ndarray, n: int) -> int:
    """Add a candidate without features but its kind; returns how many there are then."""
    numbers[n] = action
    for i in range(ACTION):
        actions[n, i] = 0.0
    actions[n, kind] = 1.0
    return n + 1


@inner
def _describe_position(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, row: np.ndarray
) -> None:
    for i in range(OWN):
        row[i] = 0.0
    row[0 if state.phase == START else 1 if state.phase == OFFERED else 2 if state.phase == SECOND_CARD else 3] = 1.0
    trains, hand, tickets, points = 99, 0, 0, -999
    for other in range(state.players):
        if other != seat:
            trains = min(trains, int(state.trains[other]))
            hand = max(hand, int(state.hand_size[other]))
            tickets = max(tickets, int(state.tickets_held[other]))
            points = max(points, int(state.points[other]))
    short = 0.0
    most = 0
    for colour in range(COLOURS):
        short += max(work.reserved[colour] - float(state.hand[seat, colour]), 0.0)
        most = max(most, int(state.hand[seat, colour]))
    planned = popcount(work.plan[0]) + popcount(work.plan[1])
    spare = float(state.trains[seat]) - float(work.plan_trains)
    row[4] = 0.2 * float(state.players)
    row[5] = float(state.trains[seat]) / 40.0
    row[6] = float(trains) / 40.0
    row[7] = fewest_trains(state) / 10.0 if fewest_trains(state) < 10.0 else 1.0
    row[8] = float(state.hand_size[seat]) / 20.0
    row[9] = float(hand) / 20.0
    row[10] = 1.0 if float(state.hand_size[seat]) >= habits[FULL_HAND] else 0.0
    row[11] = float(tickets) / 5.0
    row[12] = float(state.tickets_held[seat]) / 5.0
    row[13] = (float(state.points[seat]) - float(points)) / 40.0
    row[14] = float(state.points[seat]) / 80.0
    row[15] = 1.0 if state.points[seat] >= points else 0.0
    row[16] = work.turns_left / 30.0
    row[17] = 1.0 if state.final_turns >= 0 else 0.0
    row[18] = work.plan_turns / 30.0
    row[19] = (work.turns_left - work.plan_turns) / 20.0
    row[20] = float(work.plan_trains) / 40.0
    row[21] = spare / 40.0
    row[22] = 1.0 if planned == 0 else 0.0
    row[23] = float(planned) / 8.0
    row[24] = work.plan_value / 40.0
    row[25] = work.plan_cost / 40.0
    row[26] = short / 10.0
    row[27] = float(state.hand[seat, LOCOMOTIVE]) / 4.0
    row[28] = float(most) / 6.0
    row[29] = min(float(tickets_in_deck(state)), 10.0) / 10.0
    row[30] = float(state.deck_size) / 60.0
    row[31] = 1.0 if state.deck_size == 0 else 0.0
    row[32] = (work.turns_left - habits[TICKET_TURNS]) / 10.0
    row[33] = two_cards_worth(state, habits) / 10.0
    row[34] = float(state.players) - 2.0
    row[35] = _expected(board, state, seat, work) / 80.0
    for i in range(HABITS):
        row[OWN + i] = habits[i] / 10.0


@inner
def _expected(board: np.record, state: np.record, seat: int, work: np.record) -> float:
    """Points so far, those of the plan's tickets, and those of its routes."""
    total = float(state.points[seat]) + work.plan_value
    for word in range(2):
        left = work.plan[word]
        while left != NONE:
            total += float(board.points[board.length[64 * word + lowest(left)]])
            left &= left - ONE
    return total


@inner
def _describe_cards(
    board: np.record,
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    numbers: np.ndarray,
    actions: np.ndarray,
) -> int:
    """List what may be taken or drawn: how much each card is wanted, compared with an unseen one and with the best."""
    n = 0
    unseen = unseen_wish(board, work)
    takeable = face_up_cards(board, state)
    best = 0.0
    for card in range(COLOURS):
        if (takeable >> card) & 1:
            best = max(best, work.need[card])
    for card in range(CARDS):
        if not (takeable >> card) & 1:
            continue
        n = _list(TAKE + card, TAKE_WILD if card == LOCOMOTIVE else TAKE_COLOUR, numbers, actions, n)
        row = actions[n - 1, CARD_FEATURES:]
        wish = work.need[card]
        if card == LOCOMOTIVE:
            wish *= habits[TAKE_LOCOMOTIVE] * (0.5 if board.face_up_locomotive_ends_draw else 1.0)
        shown = 0
        for slot in range(FACE_UP):
            if state.face_up[slot] == card:
                shown += 1
        row[0] = min(wish, 5.0)
        row[1] = min(max(5.0 * (wish - habits[FACE_UP_WISH] * unseen), -2.0), 2.0)
        row[2] = min(max(5.0 * (wish - best), -2.0), 2.0)
        row[3] = float(state.hand[seat, card]) / 6.0
        row[4] = (work.reserved[card] - float(state.hand[seat, card])) / 6.0
        row[5] = float(shown) / 3.0
        row[6] = 1.0 if wish >= best and wish > habits[FACE_UP_WISH] * unseen else 0.0
    if state.deck_size > 0:
        n = _list(DRAW, DRAW_CARD, numbers, actions, n)
        row = actions[n - 1, CARD_FEATURES:]
        row[0] = min(unseen, 5.0)
        row[1] = min(max(5.0 * (best - habits[FACE_UP_WISH] * unseen), -2.0), 2.0)
        row[7] = 1.0 if best <= habits[FACE_UP_WISH] * unseen else 0.0
    return n


@inner
def _describe_claims(
    board: np.record,
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    numbers: np.ndarray,
    actions: np.ndarray,
    n: int,
) -> int:
    """List the routes that can be claimed now, each with the payment that gives up least."""
    find_built(board, state, work)
    forget_payments(board, work)
    spare = float(state.trains[seat]) - float(work.plan_trains)
    first = n
    best = -99.0
    for word in range(2):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left &= left - ONE
            group = int(board.group[route])
            if is_out_of_reach(board, state, seat, group, work):
                continue
            payment = best_payment(board, state, seat, habits, route, work)
            if payment < 0:
                continue
            n = _list(int(board.route_action[route]) + payment, CLAIM, numbers, actions, n)
            row = actions[n - 1, CLAIM_FEATURES:]
            planned = has(work.plan, route)
            extending = has(work.extending, route)
            rivals = rivals_at(board, state, seat, work, route)
            length = float(board.length[route])
            points = float(board.points[board.length[route]])
            paid = board.group_payment[group] + payment
            risk = tunnel_risk(board, state, seat, route, payment) if board.tunnel[route] else 0.0
            worth = points - work.loss - habits[SPARE] * risk
            if planned:
                worth += habits[PLAN] + habits[CONTEST] * rivals
            else:
                worth += habits[BLOCK] / (float(state.players) - 1.0) * rivals
                worth += habits[EXTEND] if extending else 0.0
            row[0] = points / 10.0
            row[1] = length / 6.0
            row[2] = work.loss / 5.0
            row[3] = 1.0 if planned else 0.0
            row[4] = 1.0 if extending else 0.0
            row[5] = rivals
            row[6] = risk
            row[7] = float(board.tunnel[route])
            row[8] = float(board.group_grey[group])
            row[9] = float(board.payments[paid, 2]) / 3.0
            row[10] = float(board.payments[paid, 3])
            row[11] = 1.0 if spare < length and not planned else 0.0
            row[12] = (float(state.trains[seat]) - length) / 40.0
            row[13] = 1.0 if board.country[route] >= 0 else 0.0
            row[14] = worth / 10.0
            row[15] = (worth - draw_worth(state, seat, habits)) / 10.0
            row[16] = rivals if planned else 0.0
            row[17] = 1.0 if has(work.excluded, route) else 0.0
            row[18] = points / 10.0 if planned else 0.0
            row[19] = 1.0 if board.twins[route, 0] | board.twins[route, 1] != NONE else 0.0
            if row[11] == 0.0 or state.final_turns >= 0:
                best = max(best, worth)
    for k in range(first, n):
        row = actions[k, CLAIM_FEATURES:]
        row[20] = max(row[14] - best / 10.0, -2.0)
        row[21] = 1.0 if row[14] >= best / 10.0 - 1e-6 else 0.0
    return n


@inner
def _describe_offer(
    board: np.record,
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    numbers: np.ndarray,
    actions: np.ndarray,
) -> int:
    """List the sets of tickets that may be kept, with the plans that they lead to."""
    n = 0
    least = least_kept(board, state, seat)
    before = work.plan_value - work.plan_cost
    best = -1e9
    for chosen in range(1, 1 << int(state.offer_size[seat])):
        if popcount(np.uint64(chosen)) < least:
            continue
        worth = plan_offer(board, state, seat, habits, chosen, work)
        points = 0.0
        dropped = 0.0
        lost = 0.0
        for i in range(state.offer_size[seat]):
            if (chosen >> i) & 1:
                ticket = int(state.offer[seat, i])
                points += float(board.ticket_points[ticket])
                if not has(work.wanted, ticket):
                    dropped += 1.0
                    lost += float(board.ticket_points[ticket])
        best = max(best, worth)
        n = _list(KEEP + chosen, KEPT, numbers, actions, n)
        row = actions[n - 1, KEEP_FEATURES:]
        row[0] = float(popcount(np.uint64(chosen))) / 3.0
        row[1] = points / 30.0
        row[2] = work.plan_value / 40.0
        row[3] = work.plan_cost / 40.0
        row[4] = float(work.plan_trains) / 40.0
        row[5] = work.plan_turns / 30.0
        row[6] = worth / 20.0
        row[7] = dropped
        row[8] = lost / 20.0
        row[9] = (worth - before) / 20.0
    for k in range(n):
        row = actions[k, KEEP_FEATURES:]
        row[10] = max(row[6] - best / 20.0, -2.0)
        row[11] = 1.0 if row[6] >= best / 20.0 - 1e-6 else 0.0
    return n
