"""What the cards in hand are for: which a plan needs, how to pay with least loss, which to draw."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.policy.graph import FAR
from branchline.bots.policy.habits import BEYOND, CARD, EXTEND, KEEP_CARDS, KEEP_LOCOMOTIVE, ROW_WISH, TAKE_LOCOMOTIVE
from branchline.rules.bits import NONE, ONE, has, lowest
from branchline.rules.claims import payable
from branchline.rules.legal import row_cards
from branchline.rules.records import CARDS, COLOURS, DRAW, LENGTHS, LOCOMOTIVE, TAKE


@inner
def weigh_cards(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """How many cards of each kind the plan takes, and how much another of each is wanted."""
    for card in range(CARDS):
        work.need[card] = 0.0
        work.reserved[card] = 0.0
    for word in range(2):
        left = work.plan[word]
        while left != NONE:
            lane = 64 * word + lowest(left)
            left &= left - ONE
            group = board.group[lane]
            if not board.group_grey[group]:
                work.reserved[board.payments[board.group_payment[group], 0]] += board.length[lane]
            work.reserved[LOCOMOTIVE] += board.group_symbols[group]
    for word in range(2):
        left = work.plan[word]
        while left != NONE:
            lane = 64 * word + lowest(left)
            left &= left - ONE
            _want_for(board, state, seat, lane, work)
    _want_beyond(board, state, seat, habits, work)


@inner
def _want_for(board: np.record, state: np.record, seat: int, lane: int, work: np.record) -> None:
    """A lane of the plan wants what it lacks: the less it is, the more."""
    missing = work.missing[lane]
    group = board.group[lane]
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
    elif int(state.hand[seat, board.payments[board.group_payment[group], 0]]) < int(board.length[lane]) - symbols:
        work.need[board.payments[board.group_payment[group], 0]] += wish


@inner
def _want_beyond(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> None:
    """Each colour is wanted for the lane beyond the plan that brings most for the turns it still takes with it."""
    if habits[BEYOND] == 0.0:
        return
    spare = int(state.trains[seat]) - work.plan_trains
    wild = int(state.hand[seat, LOCOMOTIVE])
    best, grey = work.beyond, work.grey
    best[:] = 0.0
    grey[:] = 0.0
    for lane in range(board.lane_count):
        if work.cost[lane] >= FAR or work.cost[lane] <= 0.0 or board.length[lane] > spare:
            continue
        group = board.group[lane]
        worth = board.points[board.length[lane]] + extends(board, work, lane) * habits[EXTEND]
        if board.group_grey[group]:
            grey[board.length[lane]] = max(grey[board.length[lane]], worth)
        else:
            colour = board.payments[board.group_payment[group], 0]
            best[colour] = max(best[colour], _pace(state, seat, habits, work, colour, board.length[lane], wild, worth))
    most = 0.0
    for colour in range(COLOURS):
        for length in range(1, LENGTHS):
            if grey[length] > 0.0:
                pace = _pace(state, seat, habits, work, colour, length, wild, grey[length])
                best[colour] = max(best[colour], pace)
        most = max(most, best[colour])
        work.need[colour] += habits[BEYOND] * best[colour]
    work.need[LOCOMOTIVE] += habits[BEYOND] * most


@inner
def _pace(
    state: np.record,
    seat: int,
    habits: np.ndarray,
    work: np.record,
    colour: int,
    length: int,
    wild: int,
    worth: float,
) -> float:
    """Points a turn that a lane brings, once a card of the colour is drawn; 0 if it needs none or takes too long."""
    held = max(int(state.hand[seat, colour]) - int(work.reserved[colour]), 0) + wild
    if held >= length:
        return 0.0
    turns = 1.0 + habits[CARD] * (length - held)
    return worth / turns if turns <= work.turns_left else 0.0


@inner
def extends(board: np.record, work: np.record, lane: int) -> float:
    """1 if a lane has one end in an own network, and would not close a ring."""
    a, b = int(board.ends[lane, 0]), int(board.ends[lane, 1])
    if work.piece[a] == work.piece[b]:
        return 0.0
    return 1.0 if work.piece[a] != a or work.piece[b] != b else 0.0


@inner
def best_payment(board: np.record, state: np.record, seat: int, habits: np.ndarray, lane: int, work: np.record) -> int:
    """The payment for a lane that gives up least, as an offset from its first number; -1: it can't be paid for."""
    group = int(board.group[lane])
    best = -1
    work.loss = FAR
    for payment in range(board.group_payments[group]):
        if not payable(board, state, seat, group, payment):
            continue
        row = board.group_payment[group] + payment
        colour = int(board.payments[row, 0])
        cards = int(board.payments[row, 1])
        locomotives = int(board.payments[row, 2])
        swaps = int(board.payments[row, 3])
        loss = habits[KEEP_LOCOMOTIVE] * locomotives + 0.3 * swaps * board.group_price[group]
        if cards > 0:
            own = 0.0  # of what is reserved, this lane's own part is not given up
            if has(work.plan, lane) and not board.group_grey[group]:
                own = float(board.length[lane])
            short = work.reserved[colour] - own - (state.hand[seat, colour] - cards)
            loss += habits[KEEP_CARDS] * min(max(short, 0.0), float(cards)) + 0.01 * cards
        if loss < work.loss:
            work.loss = loss
            best = payment
    return best


@inner
def choose_card(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    """The card of the row that is wanted most, or an unseen one; -1 if there is neither."""
    row = row_cards(board, state)
    best = -1
    wish = habits[ROW_WISH] * _unseen_wish(board, work) if state.pile_size > 0 else -1.0
    for card in range(CARDS):
        if not (row >> card) & 1:
            continue
        worth = work.need[card] - 0.001 * card
        if card == LOCOMOTIVE:
            worth = habits[TAKE_LOCOMOTIVE] * work.need[card]
            if board.row_locomotive_ends_draw:
                worth *= 0.5
        if worth > wish:
            wish = worth
            best = card
    if best >= 0:
        return TAKE + best
    return DRAW if state.pile_size > 0 else -1


@inner
def _unseen_wish(board: np.record, work: np.record) -> float:
    """How much an unseen card is wanted, on average."""
    wish = 0.0
    cards = 0.0
    for card in range(CARDS):
        wish += work.need[card] * board.deck[card]
        cards += board.deck[card]
    return wish / cards
