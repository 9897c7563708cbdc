"""Reasons for keeping tickets of an offer: the plan with them, and what each of the others would add to it."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.bots.explain.reason import Reason, reason
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.plans import Plan, plan_of
from branchline.bots.seat_input import SeatInput

LEFT_OUT = 2  # rejected tickets that are explained


def grounds_to_keep(seen: SeatInput, habits: Habits, kept: tuple[str, ...], own: bool) -> Iterable[Reason]:
    """Reasons for keeping these tickets of an offer, and for rejecting the others."""
    held = [seen.board.ticket_index[ticket.ticket] for ticket in seen.view.tickets]
    chosen = [seen.board.ticket_index[ticket] for ticket in kept]
    plan = plan_of(seen, habits, [*held, *chosen])
    if not plan.cares:
        yield reason("because-careless")
        return
    joined = tuple(ticket for ticket in chosen if plan.joins(ticket))
    reached = tuple(ticket for ticket in chosen if ticket in plan.wanted and ticket not in joined)
    unreached = tuple(ticket for ticket in chosen if ticket not in plan.wanted)
    if joined:
        yield reason("because-joined-already", goals=plan.ids(joined))
    if reached:
        code = "because-keep-with-held" if held else "because-keep"
        yield reason(code, goals=plan.ids(reached), trains=plan.trains, turns=round(plan.turns))
    if unreached and len(chosen) == seen.view.legal.keep:
        yield reason("because-must-keep", goals=plan.ids(unreached), number=seen.view.legal.keep)
    left = [seen.board.ticket_index[t.ticket] for t in seen.view.offer if t.ticket not in kept]
    for ticket in sorted(left, key=lambda ticket: -seen.board.tickets[ticket].points)[:LEFT_OUT]:
        yield from _left_out(plan, plan_of(seen, habits, [*held, *chosen, ticket]), ticket, own)


def _left_out(plan: Plan, more: Plan, ticket: int, own: bool) -> Iterable[Reason]:
    """What a rejected ticket would cost in addition to the plan; `more` is the plan with it."""
    goals = plan.ids((ticket,))
    given_up = tuple(other for other in plan.held if other in plan.wanted and other not in more.wanted)
    trains, turns = more.trains - plan.trains, round(more.turns - plan.turns)
    if ticket not in more.wanted:
        yield reason("because-out-of-reach", goals=goals)
    elif given_up:
        yield reason("because-instead", goals=goals, tickets=plan.ids(given_up))
    elif trains > 0 and turns > 0:
        yield reason("because-too-dear", goals=goals, trains=trains, turns=turns)
    elif own:
        yield reason("because-worth-less", goals=goals)
