"""Facts that the reasons for and against offered tickets rest on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.bots.policy.habits import TICKET_RISK
from branchline.bots.policy.plans import Plan, plan_of
from branchline.game.action_numbers import numbers_for
from branchline.game.actions import Action
from tests.bots.facts import HABITS, Check


def more(check: Check, ticket: str) -> tuple[Plan, bool]:
    """The plan with one more ticket, and whether it joins that."""
    kept = [check.board.ticket_index[each] for each in (*check.action.tickets, ticket)]
    plan = plan_of(check.seen, HABITS, [*check.held, *kept])
    return plan, check.ticket(ticket, check.own | {check.board.routes[route].id for route in plan.routes})


def out_of_reach(check: Check, data: Mapping[str, Any]) -> bool:
    """The policy does not count on the ticket, though its plan for others may happen to join it."""
    (ticket,) = data["goals"]
    return check.board.ticket_index[ticket] not in more(check, ticket)[0].wanted


def instead(check: Check, data: Mapping[str, Any]) -> bool:
    (ticket,) = data["goals"]
    plan, joined = more(check, ticket)
    lost = {check.board.ticket_index[each] for each in data["tickets"]}
    return joined and not lost & plan.wanted and lost <= check.plan.wanted


def too_dear(check: Check, data: Mapping[str, Any]) -> bool:
    """The turns speak against the ticket: it brings fewer points for each than those that are kept."""
    (ticket,) = data["goals"]
    plan, joined = more(check, ticket)
    turns = plan.turns - check.plan.turns
    points = {each.id: each.points for each in check.board.tickets}
    kept = sum(points[each] for each in check.action.tickets)
    slow = points[ticket] / float(data["turns"]) <= kept / check.plan.turns
    return joined and slow and abs(turns - float(data["turns"])) <= 0.5 and worth_less(check, data)


def worth_less(check: Check, data: Mapping[str, Any]) -> bool:
    (ticket,) = data["goals"]
    plan, _ = more(check, ticket)
    return plan.value - plan.cost <= check.plan.value - check.plan.cost


def risky(check: Check, data: Mapping[str, Any]) -> bool:
    """The ticket would pay off, but not with the risk that it is never completed."""
    (ticket,) = data["goals"]
    plan, _ = more(check, ticket)
    as_well = worth(check, plan, (*check.action.tickets, ticket))
    not_worth_it = as_well <= worth(check, check.plan, check.action.tickets)
    points = check.board.tickets[check.board.ticket_index[ticket]].points
    return not_worth_it and not worth_less(check, data) and data["points"] == points


def as_good(check: Check, data: Mapping[str, Any]) -> bool:
    """Keeping one more ticket did not win clearly fewer of the simulated games than the advice."""
    tickets = {*check.action.tickets, *data["goals"]}
    kept = Action(kind="keep", tickets=tuple(each.ticket for each in check.view.offer if each.ticket in tickets))
    number = numbers_for(check.board, check.states[0], check.seen.seat, kept)[0]
    less, more = (next(tried for tried in check.tried if tried.action == each) for each in (check.number, number))
    mean = (less.chance + more.chance) / 2
    return bool(less.chance - more.chance <= (mean * (1 - mean) * (1 / less.playouts + 1 / more.playouts)) ** 0.5)


def worth(check: Check, plan: Plan, kept: tuple[str, ...]) -> float:
    """What the policy compares offers by."""
    numbers = [check.board.ticket_index[ticket] for ticket in kept]
    risk = sum(check.board.tickets[number].points for number in numbers if number in plan.wanted)
    return plan.value - plan.cost - float(1 - HABITS[TICKET_RISK]) * risk


def must_keep(check: Check, data: Mapping[str, Any]) -> bool:
    unwanted = all(check.board.ticket_index[ticket] not in check.plan.wanted for ticket in data["goals"])
    return unwanted and len(check.action.tickets) == check.view.legal.keep == data["number"]


TRUE_OF_TICKETS: dict[str, Any] = {
    "because-must-keep": must_keep,
    "because-out-of-reach": out_of_reach,
    "because-instead": instead,
    "because-too-dear": too_dear,
    "because-worth-less": worth_less,
    "because-risky": risky,
    "because-as-good": as_good,
    "because-did-worse": lambda check, data: not as_good(check, data),
}
