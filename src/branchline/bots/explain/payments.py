"""The payment of a recommended claim: the cards of its colour that nothing else needs, and few locomotives.

A policy and a search weigh one payment for each route, by habits that reserve cards for the whole plan. People see at
once that a locomotive can stand in for the card that is saved, so an advised payment must not spend one without need.
"""

from __future__ import annotations

from branchline.boards.model import GREY, LOCOMOTIVE, Route
from branchline.bots.interface import SeatInput
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.plans import Plan, plan_of
from branchline.game.actions import Action, parse_action


def sensible_payment(seen: SeatInput, habits: Habits, action: Action) -> Action:
    """The same claim, paid as a careful player would: the action itself if it is not a claim, or paid well already."""
    if action.kind != "claim" or not action.cards.get(LOCOMOTIVE):
        return action
    route = seen.board.routes[seen.board.route_index[str(action.route)]]
    plan = plan_of(seen, habits)
    texts = (f"claim {action.route} {payment}" for payment in seen.view.payments(route.id))
    payments = (parse_action(seen.board, text) for text in texts)
    return min(
        (action, *(each for each in payments if _is_whole(route, each))),
        key=lambda each: (_given_up(plan, route, each), each.cards.get(LOCOMOTIVE, 0), each is not action),
    )


def _is_whole(route: Route, claim: Action) -> bool:
    """Whether a payment is one colour and locomotives, without substitutes."""
    return sum(claim.cards.values()) == route.cost and sum(card != LOCOMOTIVE for card in claim.cards) <= 1


def _given_up(plan: Plan, route: Route, claim: Action) -> float:
    """Locomotives, and cards that other routes of the plan need.

    Where locomotives can pay for any route, each does what such a card would do; elsewhere it can't replace the card.
    """
    price = 1 if plan.board.rules.locomotives_on_plain_routes else 2
    planned = route.colour != GREY and plan.in_place(plan.board.route_index[route.id])
    own = route.cost - route.symbols if planned else 0  # cards that are reserved for this route
    needed = 0.0
    for card, number in claim.cards.items():
        if card == LOCOMOTIVE:
            continue
        left = plan.hand[card] - number
        needed += min(max(plan.reserved[card] - own - left, 0.0), float(number))
    return claim.cards.get(LOCOMOTIVE, 0) + price * needed
