"""Policy decisions in every phase: deterministic, and based only on what the seat knows."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.forest import make_plan
from branchline.bots.policy.graph import FAR, fewest_trains, group_count, survey
from branchline.bots.policy.habits import (
    BLOCK,
    CLOSE,
    CONTEST,
    DRAW_WORTH,
    EXTEND,
    FULL_HAND,
    LATE,
    PLAN,
    SPARE,
    TICKET_RISK,
    TICKET_TURNS,
)
from branchline.bots.policy.hands import best_payment, choose_card, forget_payments, is_out_of_reach, weigh_cards
from branchline.bots.policy.stations import choose_station
from branchline.rules.bits import NONE, ONE, add, has, lowest, popcount
from branchline.rules.legal import can_pay_tunnel, least_kept, may_give
from branchline.rules.records import (
    COLOURS,
    DECLINE,
    DRAW_TICKETS,
    GIVE,
    KEEP,
    LOCOMOTIVE,
    NO_COLOUR,
    OFFERED,
    PASS,
    PAY,
    PAYING,
    SECOND_CARD,
    START,
    TUNNEL,
)
from branchline.rules.tickets import tickets_in_deck

LAST_TURNS = 3.0  # in which a station that saves a ticket is built


@inner
def choose(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    """Return the number of a legal action."""
    if state.phase == START or state.phase == OFFERED:
        return _choose_tickets(board, state, seat, habits, work)
    if state.phase == TUNNEL:
        return _pay_tunnel(state, seat)
    survey(board, state, seat, habits, work)
    make_plan(board, state, seat, habits, state.tickets[seat], work)
    weigh_cards(board, state, seat, habits, work)
    if state.phase == PAYING:
        return _give(board, state, seat, work)
    if state.phase == SECOND_CARD:
        return choose_card(board, state, seat, habits, work)
    return _take_turn(board, state, seat, habits, work)


@inner
def _choose_tickets(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    """Keep the tickets of an offer that make the best plan (value minus cost) together with those already held."""
    survey(board, state, seat, habits, work)
    least = least_kept(board, state, seat)
    best = -1e18
    found = -1
    for chosen in range(1, 1 << int(state.offer_size[seat])):
        if popcount(np.uint64(chosen)) < least:
            continue
        worth = plan_offer(board, state, seat, habits, chosen, work)
        if worth > best:
            best = worth
            found = chosen
    return KEEP + found


@inner
def plan_offer(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, chosen: int, work: np.record
) -> float:
    """Make the plan for the tickets held and a set of those on offer; returns what it is worth: value minus cost."""
    for word in range(2):
        work.trial[word] = state.tickets[seat, word]
    for i in range(state.offer_size[seat]):
        if (chosen >> i) & 1:
            add(work.trial, int(state.offer[seat, i]))
    make_plan(board, state, seat, habits, work.trial, work)
    worth = work.plan_value - work.plan_cost
    for i in range(state.offer_size[seat]):
        if (chosen >> i) & 1 and has(work.wanted, int(state.offer[seat, i])):
            worth -= (1.0 - habits[TICKET_RISK]) * board.ticket_points[state.offer[seat, i]]
    return worth


@inner
def _take_turn(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    last = state.final_turns >= 0
    if board.stations and work.turns_left <= LAST_TURNS:
        station = choose_station(board, state, seat, work)
        if station >= 0:
            return station
    claim, worth = _best_claim(board, state, seat, habits, work, last)
    card = choose_card(board, state, seat, habits, work)
    bar = -FAR if last else draw_worth(state, seat, habits)
    if claim >= 0 and (worth >= bar or card < 0):
        return claim
    done = work.plan[0] == NONE and work.plan[1] == NONE
    if done and work.turns_left >= habits[TICKET_TURNS] and tickets_in_deck(state) > 0:
        return DRAW_TICKETS
    if card >= 0:
        return card
    if claim >= 0:
        return claim
    return DRAW_TICKETS if tickets_in_deck(state) > 0 else PASS


@inner
def two_cards_worth(state: np.record, habits: np.ndarray) -> float:
    """What two cards are worth, compared with a claim: less and less towards the end."""
    return habits[DRAW_WORTH] * min(1.0, fewest_trains(state) / habits[LATE])


@inner
def draw_worth(state: np.record, seat: int, habits: np.ndarray) -> float:
    """What a claim must be worth to be better than two cards, which a full hand needs less."""
    worth = two_cards_worth(state, habits)
    return worth * 0.3 if state.hand_size[seat] >= habits[FULL_HAND] else worth


@inner
def _best_claim(
    board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record, last: bool
) -> tuple[int, float]:
    """The claim with the highest value now, and its value; -1 if there is none."""
    find_built(board, state, work)
    done = work.plan[0] == NONE and work.plan[1] == NONE
    close = habits[CLOSE] if done and _is_ahead(state, seat) else 0.0
    block = habits[BLOCK] / (float(state.players) - 1.0)  # what one rival loses, the others gain as well
    others = float(state.players) - 1.0
    best_planned = habits[PLAN] + habits[CONTEST] * others
    best_unplanned = max(habits[EXTEND] + block * others, 0.0)
    best = -FAR
    found = -1
    forget_payments(board, work)
    for group in range(group_count(board)):
        if is_out_of_reach(board, state, seat, group, work):
            continue
        length = int(board.group_length[group])
        too_long = not last and int(state.trains[seat]) - length < work.plan_trains
        points = float(board.points[length]) + close * length
        for word in range(2):
            left = state.open[seat, word] & board.group_routes[group, word]
            if too_long or points + best_unplanned <= best:
                left &= work.plan[word]
            if points + max(best_planned, best_unplanned) <= best:
                break
            while left != NONE:
                route = 64 * word + lowest(left)
                left &= left - ONE
                if has(work.plan, route):
                    extra, rivalry = habits[PLAN], habits[CONTEST]
                else:
                    extra, rivalry = habits[EXTEND] if has(work.extending, route) else 0.0, block
                if rivalry != 0.0:
                    extra += rivalry * rivals_at(board, state, seat, work, route)
                if points + extra <= best:  # even if it cost nothing
                    continue
                payment = best_payment(board, state, seat, habits, route, work)
                if payment < 0:
                    break
                worth = points - work.loss
                if board.tunnel[route]:
                    worth -= habits[SPARE] * tunnel_risk(board, state, seat, route, payment)
                worth += extra
                if worth > best:
                    best = worth
                    found = int(board.route_action[route]) + payment
    return found, best


@inner
def tunnel_risk(board: np.record, state: np.record, seat: int, route: int, payment: int) -> float:
    """Roughly how likely it is that a tunnel costs more than the hand has left."""
    row = board.group_payment[board.group[route]] + payment
    colour = int(board.payments[row, 0])
    spare = int(state.hand[seat, LOCOMOTIVE]) - int(board.payments[row, 2])
    if colour != NO_COLOUR:
        spare += int(state.hand[seat, colour]) - int(board.payments[row, 1])
    if spare <= 0:
        return 1.0
    return 0.3 if spare == 1 else 0.05 if spare == 2 else 0.0


@inner
def rivals_at(board: np.record, state: np.record, seat: int, work: np.record, route: int) -> float:
    """The number of rivals that have built at both ends of a route."""
    ends = (ONE << np.uint64(board.ends[route, 0])) | (ONE << np.uint64(board.ends[route, 1]))
    rivals = 0.0
    for other in range(state.players):
        if other != seat and work.built[other] & ends == ends:
            rivals += 1.0
    return rivals


@inner
def find_built(board: np.record, state: np.record, work: np.record) -> None:
    """Find the cities where each player has built."""
    for seat in range(state.players):
        work.built[seat] = NONE
        for word in range(2):
            left = state.routes[seat, word]
            while left != NONE:
                route = 64 * word + lowest(left)
                left &= left - ONE
                for end in range(2):
                    work.built[seat] |= ONE << np.uint64(board.ends[route, end])


@inner
def _is_ahead(state: np.record, seat: int) -> bool:
    """Whether nobody has more points on the scoring track."""
    most = 0
    for other in range(state.players):
        most = max(most, int(state.points[other]))
    return int(state.points[seat]) >= most


@inner
def _pay_tunnel(state: np.record, seat: int) -> int:
    """Pay the extra cards with as few locomotives as possible; otherwise take the cards back."""
    for locomotives in range(int(state.owed) + 1):
        if can_pay_tunnel(state, seat, locomotives):
            return PAY + locomotives
    return DECLINE


@inner
def _give(board: np.record, state: np.record, seat: int, work: np.record) -> int:
    """Give the card that is easiest to spare, among those after which the rest can still be given."""
    group = board.group[state.laid_route]
    best = -FAR
    found = -1
    for card in range(int(state.give_from), COLOURS + int(board.group_any[group])):
        if not may_give(board, state, seat, group, card):
            continue
        spare = int(state.hand[seat, card]) - work.reserved[card] - (5.0 if card == LOCOMOTIVE else 0.0)
        if spare > best:
            best = spare
            found = card
    return GIVE + found
