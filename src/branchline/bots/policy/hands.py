"""Card decisions: which cards a plan needs, how to pay with the least loss, and which card to draw."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.graph import FAR, group_count
from branchline.bots.policy.habits import (
    BEYOND,
    CARD,
    EXTEND,
    FACE_UP_WISH,
    KEEP_CARDS,
    KEEP_LOCOMOTIVE,
    SUBSTITUTE,
    TAKE_LOCOMOTIVE,
)
from branchline.rules.bits import NONE, ONE, has, lowest
from branchline.rules.claims import payable
from branchline.rules.legal import face_up_cards
from branchline.rules.records import CARDS, COLOURS, DRAW, LOCOMOTIVE, TAKE

UNKNOWN = -2  # instead of a payment: not weighed yet


@inner
def is_out_of_reach(board: np.record, state: np.record, seat: int, group: int, work: np.record) -> bool:
    """Whether the seat lacks the trains for routes of a group, or cards that nothing can stand in for."""
    too_few_trains = board.group_length[group] > state.trains[seat]
    return too_few_trains or (board.group_price[group] == 0 and work.missing[group] > 0)


@inner
def weigh_cards(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Compute how many cards of each kind the plan needs, and how much one more of each is wanted."""
    for card in range(CARDS):
        work.need[card] = 0.0
        work.reserved[card] = 0.0
    for word in range(2):
        left = work.plan[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left &= left - ONE
            group = board.group[route]
            if not board.group_grey[group]:
                work.reserved[board.payments[board.group_payment[group], 0]] += board.group_cost[group]
            work.reserved[LOCOMOTIVE] += board.group_symbols[group]
    for word in range(2):
        left = work.plan[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left &= left - ONE
            _want_for(board, state, seat, route, work)
    _want_beyond(board, state, seat, habits, work)


@inner
def _want_for(board: np.record, state: np.record, seat: int, route: int, work: np.record) -> None:
    """Add what a route of the plan lacks: the fewer cards it lacks, the more each is wanted."""
    group = board.group[route]
    missing = work.missing[group]
    if missing == 0:
        return
    wish = 1.0 / missing
    symbols = int(board.group_symbols[group])
    if board.group_wild[group]:
        work.need[LOCOMOTIVE] += wish
    if board.group_grey[group]:
        most = 0
        for colour in range(COLOURS):
            most = max(most, int(state.hand[seat, colour] - work.reserved[colour]))
        for colour in range(COLOURS):
            if int(state.hand[seat, colour] - work.reserved[colour]) >= most:
                work.need[colour] += wish
    elif int(state.hand[seat, board.payments[board.group_payment[group], 0]]) < int(board.group_cost[group]) - symbols:
        work.need[board.payments[board.group_payment[group], 0]] += wish


@inner
def _want_beyond(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Add the wish for each colour from the route outside the plan that brings most points per turn with it."""
    if habits[BEYOND] == 0.0:
        return
    spare = int(state.trains[seat]) - work.plan_trains
    wild = int(state.hand[seat, LOCOMOTIVE])
    best, grey = work.beyond, work.grey
    best[:] = 0.0
    grey[:] = 0.0
    dearest = 0  # cost of the dearest grey route
    for group in range(group_count(board)):
        if board.group_length[group] > spare:
            continue
        worth = _most_worth(board, state, seat, habits, work, group)
        if worth < 0.0:
            continue
        if board.group_grey[group]:
            cost = int(board.group_cost[group])
            grey[cost] = max(grey[cost], worth)
            dearest = max(dearest, cost)
        else:
            colour = board.payments[board.group_payment[group], 0]
            best[colour] = max(
                best[colour], _points_per_turn(state, seat, habits, work, colour, board.group_cost[group], wild, worth)
            )
    most = 0.0
    for colour in range(COLOURS):
        for cost in range(1, dearest + 1):
            if grey[cost] > 0.0:
                pace = _points_per_turn(state, seat, habits, work, colour, cost, wild, grey[cost])
                best[colour] = max(best[colour], pace)
        most = max(most, best[colour])
        work.need[colour] += habits[BEYOND] * best[colour]
    work.need[LOCOMOTIVE] += habits[BEYOND] * most


@inner
def _most_worth(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, group: int
) -> float:
    """The worth of the best route of a group outside the plan; -1 if there is none."""
    first = state.open[seat, 0] & board.group_routes[group, 0] & ~(work.plan[0] | work.excluded[0])
    second = state.open[seat, 1] & board.group_routes[group, 1] & ~(work.plan[1] | work.excluded[1])
    if first | second == NONE:
        return -1.0
    points = float(board.points[board.group_length[group]])
    if (first & work.extending[0]) | (second & work.extending[1]) != NONE:
        points += habits[EXTEND]
    return points


@inner
def _points_per_turn(
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    colour: int,
    cost: int,
    wild: int,
    worth: float,
) -> float:
    """Points per turn of a route, paid in a colour; 0 if it needs no more cards or takes too long."""
    held = max(int(state.hand[seat, colour]) - int(work.reserved[colour]), 0) + wild
    if held >= cost:
        return 0.0
    turns = 1.0 + habits[CARD] * (cost - held)
    return worth / turns if turns <= work.turns_left else 0.0


@inner
def forget_payments(board: np.record, work: np.record) -> None:
    """Before the first `best_payment` of a decision: none has been found yet."""
    for group in range(group_count(board)):
        work.cheapest[group, 0] = UNKNOWN
        work.cheapest[group, 1] = UNKNOWN


@inner
def best_payment(board: np.record, state: np.record, seat: int, habits: np.ndarray, route: int, work: np.record) -> int:
    """The payment for a route that gives up least, as an offset from its first number; -1 if it cannot be paid.

    What it gives up is left in `work.loss`. Routes of a group have the same payments, so each is weighed once: with the
    cards that the plan reserves, and for planned routes of a colour without their own share of them.
    """
    group = int(board.group[route])
    own = 1 if not board.group_grey[group] and has(work.plan, route) else 0
    if work.cheapest[group, own] == UNKNOWN:
        work.cheapest[group, own] = _cheapest(
            board, state, seat, habits, group, own * float(board.group_cost[group]), work
        )
        work.least_loss[group, own] = work.loss
    work.loss = work.least_loss[group, own]
    return int(work.cheapest[group, own])


@inner
def _cheapest(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, group: int, own: float, work: np.record
) -> int:
    """The payment for a group that gives up least; `own` of the reserved cards are not given up."""
    best = -1
    work.loss = FAR
    for payment in range(board.group_payments[group]):
        row = board.group_payment[group] + payment
        locomotives = int(board.payments[row, 2])
        swaps = int(board.payments[row, 3])
        loss = habits[KEEP_LOCOMOTIVE] * locomotives + habits[SUBSTITUTE] * swaps * board.group_price[group]
        if loss >= work.loss or not payable(board, state, seat, group, payment):
            continue
        colour = int(board.payments[row, 0])
        cards = int(board.payments[row, 1])
        if cards > 0:
            short = work.reserved[colour] - own - (state.hand[seat, colour] - cards)
            loss += habits[KEEP_CARDS] * min(max(short, 0.0), float(cards)) + 0.01 * cards
        if loss < work.loss:
            work.loss = loss
            best = payment
    return best


@inner
def choose_card(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    """Take the most wanted face-up card, or draw from the deck; -1 if neither is possible."""
    face_up = face_up_cards(board, state)
    best = -1
    wish = habits[FACE_UP_WISH] * unseen_wish(board, work) if state.deck_size > 0 else -1.0
    for card in range(CARDS):
        if not (face_up >> card) & 1:
            continue
        worth = work.need[card] - 0.001 * card
        if card == LOCOMOTIVE:
            worth = habits[TAKE_LOCOMOTIVE] * work.need[card]
            if board.face_up_locomotive_ends_draw:
                worth *= 0.5
        if worth > wish:
            wish = worth
            best = card
    if best >= 0:
        return TAKE + best
    return DRAW if state.deck_size > 0 else -1


@inner
def unseen_wish(board: np.record, work: np.record) -> float:
    """How much an unseen card is wanted, on average."""
    wish = 0.0
    cards = 0.0
    for card in range(CARDS):
        wish += work.need[card] * board.all_cards[card]
        cards += board.all_cards[card]
    return wish / cards
