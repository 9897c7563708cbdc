"""What speaks for an action, each thing a code with plain data. Everything here is a fact that the seat can check.

A ground that compares (nothing in the row helps, a claim can wait) is only told of a policy's own choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from branchline.boards import Board
from branchline.boards.model import GREY, LOCOMOTIVE
from branchline.bots.explain.offers import grounds_to_keep
from branchline.bots.explain.reason import Reason, reason
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.plans import Plan, plan_of
from branchline.bots.seat_input import Seen
from branchline.game.actions import Action
from branchline.game.positions import members
from branchline.rules import engine
from branchline.rules.records import PAYING


def grounds(seen: Seen, habits: Habits, action: Action, own: bool) -> tuple[Reason, ...]:
    """What speaks for an action in the plan of a policy with these habits; `own`: it is that policy's choice."""
    if action.kind == "keep":
        return tuple(grounds_to_keep(seen, habits, action.tickets, own))
    return tuple(_GROUNDS[action.kind](seen, plan_of(seen, habits), action, own))


# --- lanes -----------------------------------------------------------------------------------------------------------


def _claim(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    lane = seen.board.lane_index[str(action.lane)]
    found = seen.board.lanes[lane]
    last = seen.view.final_turns is not None
    if last:
        yield reason("because-last-turn")
    purpose = list(_purpose(seen, plan, lane))
    yield from purpose
    if not purpose:
        yield from _points(seen.board, plan, lane, last)
    most = max(other.points for other in seen.view.seats)
    if plan.closes and not plan.lanes and not last and seen.view.seats[seen.seat].points == most:
        yield reason("because-ahead")
    rivals = _rivals_at(seen, lane)
    if rivals:
        yield reason("because-rivals", number=rivals)
    if found.tunnel:
        yield reason("because-tunnel", number=_to_spare(plan, action))


def _purpose(seen: Seen, plan: Plan, lane: int) -> Iterable[Reason]:
    """The tickets and countries that a lane of the plan is for."""
    counted = {held.ticket for held in seen.view.tickets if held.state == "done"}  # a station may have done it
    open_ones = [ticket for ticket in plan.held if seen.board.tickets[ticket].id not in counted]
    now = tuple(ticket for ticket in open_ones if not plan.joins(ticket) and plan.joins(ticket, [lane]))
    if now:
        yield reason("because-completes", lane=_lane(plan, lane), goals=plan.ids(now))
    later = tuple(ticket for ticket in plan.tickets_over(lane) if ticket not in now)
    if later:
        yield reason("because-on-way", lane=_lane(plan, lane), goals=plan.ids(later))
    countries = plan.countries_over(lane)
    if countries:
        top = top_cards(seen)
        yield reason("because-countries", lane=_lane(plan, lane), countries={c: [top[c]] for c in countries})


def _points(board: Board, plan: Plan, lane: int, last: bool) -> Iterable[Reason]:
    length = board.lanes[lane].length
    points = board.rules.points[length]
    if not plan.lanes:
        yield reason("because-points-done", points=points)
    elif not last and plan.trains_held - length >= plan.trains:
        yield reason("because-points-spare", points=points, trains=plan.trains)
    else:
        yield reason("because-points", points=points)
    if board.rules.longest_path and _lengthens(plan, lane):
        yield reason("because-lengthens")


def _lengthens(plan: Plan, lane: int) -> bool:
    """Whether a lane begins at an own network, and closes no ring."""
    a, b = (plan.board.city_index[end] for end in (plan.board.lanes[lane].a, plan.board.lanes[lane].b))
    built = {plan.board.city_index[end] for i in plan.own for end in (plan.board.lanes[i].a, plan.board.lanes[i].b)}
    return plan.pieces[a] != plan.pieces[b] and bool(built & {a, b})


def _rivals_at(seen: Seen, lane: int) -> int:
    """How many rivals have built at both ends of a lane."""
    found = seen.board.lanes[lane]
    rivals = 0
    for seat, other in enumerate(seen.view.seats):
        ends = {end for name in other.lanes for end in _ends(seen.board, name)}
        rivals += seat != seen.seat and {found.a, found.b} <= ends
    return rivals


def _to_spare(plan: Plan, action: Action) -> int:
    """Cards left after a payment that could pay what a tunnel asks."""
    return sum(plan.hand.get(card, 0) - action.cards.get(card, 0) for card in {*action.cards, LOCOMOTIVE})


def _station(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    """The lane that the station would borrow if the game ended now, and the tickets that are done only by that."""
    record, city = engine.board_record(seen.board), seen.board.city_index[str(action.city)]
    built = engine.copy_states(seen.states)
    built[0].stations[seen.seat] |= np.uint64(1 << city)
    before, after = (engine.counts(record, states)[0] for states in (seen.states, built))
    done = members((after.complete[seen.seat] & ~before.complete[seen.seat]).tolist())
    lane = int(after.borrowed[seen.seat, city])
    if done and lane >= 0:
        name = seen.board.lanes[lane].id
        owner = next(seat for seat, other in enumerate(seen.view.seats) if name in other.lanes)
        yield reason("because-station", lane=name, owner=owner, goals=plan.ids(done))
    if own:
        yield reason("because-turns-left", turns=round(plan.turns_left))


# --- cards -----------------------------------------------------------------------------------------------------------


def _take(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    card = str(action.card)
    wish = next((wish for wish in plan.wishes if card in wish.cards), None)
    lane = seen.board.lane_index[wish.lane.id] if wish else plan.beyond(card) if own else None
    if lane is None:
        if seen.view.pile == 0:
            yield reason("because-pile-empty")
        return
    found = seen.board.lanes[lane]
    if card == LOCOMOTIVE:
        yield reason("because-locomotive", lane=found.id, number=sum(plan.lacking(lane).values()))
    elif found.colour == GREY and wish:
        yield reason("because-lacks-any", lane=found.id, short=plan.lacking(lane, card))
    else:
        yield _lack(seen, plan, lane)
    yield from _what_for(seen, plan, lane)
    if own:
        yield from _can_wait(seen, plan)


def _draw(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    row = seen.view.legal.take
    wanted = [seen.board.lane_index[wish.lane.id] for wish in plan.wishes]
    wanted += [lane for lane in sorted(plan.lanes - {*wanted}) if plan.lacking(lane)]  # symbols: not counted there
    if not wanted:
        yield reason("because-nothing-lacks" if plan.lanes else "because-plan-done")
    elif not row:
        yield reason("because-row-empty")
    elif not any(card in cards for card in row for cards in map(plan.lacking_kinds, wanted)):
        yield reason("because-row-useless")
    elif own:
        yield reason("because-row-little")
    lane = wanted[0] if wanted else plan.beyond()
    if lane is not None:
        yield _lack(seen, plan, lane)
        yield from _what_for(seen, plan, lane)
    if own:
        waiting = list(_can_wait(seen, plan))
        yield from waiting
        if lane is None and not waiting and seen.view.phase == "turn":
            yield reason("because-no-claim-pays" if seen.view.legal.claims else "because-no-claim")


def _lack(seen: Seen, plan: Plan, lane: int) -> Reason:
    """What a lane lacks, whatever colour it is paid in."""
    found, short = seen.board.lanes[lane], plan.lacking(lane)
    if seen.view.payments(found.id):
        return reason("because-lacks-else", lane=found.id, short=short)
    colours = sum(number for card, number in short.items() if card != LOCOMOTIVE)
    if found.colour != GREY or not colours:
        return reason("because-lacks", lane=found.id, short=short)
    if LOCOMOTIVE in short:
        return reason("because-lacks-both", lane=found.id, number=colours, short={LOCOMOTIVE: short[LOCOMOTIVE]})
    return reason("because-lacks-cards", lane=found.id, number=colours)


def _what_for(seen: Seen, plan: Plan, lane: int) -> Iterable[Reason]:
    """What a lane is wanted for, whose cards are still to come."""
    purpose = list(_purpose(seen, plan, lane))
    for code, data in purpose:
        yield Reason("because-would-complete" if code == "because-completes" else code, data)
    if not purpose:
        length = seen.board.lanes[lane].length
        yield reason("because-would-give", lane=_lane(plan, lane), points=seen.board.rules.points[length])


def _can_wait(seen: Seen, plan: Plan) -> Iterable[Reason]:
    """Lanes of the plan that could be claimed now, but were not."""
    now = [lane for claims in seen.view.legal.claims for lane in claims.lanes]
    waiting = [lane for lane in now if seen.board.lane_index[lane] in plan.lanes]
    if waiting:
        yield reason("because-can-wait", lanes=tuple(sorted(waiting)[:2]))


def _give(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    card = str(action.card)
    assert seen.states["phase"][0] == PAYING
    yield reason("because-give", cards={card: plan.hand[card]}, number=round(plan.reserved[card]))


def _pay(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    assert seen.view.laid is not None
    yield reason("because-pay", lane=seen.view.laid.lane)
    yield from _purpose(seen, plan, seen.board.lane_index[seen.view.laid.lane])


def _decline(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    if not seen.view.legal.pay:
        yield reason("because-cannot-pay", number=seen.view.laid.owed if seen.view.laid else 0)


# --- tickets ---------------------------------------------------------------------------------------------------------


def _tickets(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    open_ones = tuple(ticket for ticket in plan.held if not plan.joins(ticket))
    if plan.lanes:
        legal = seen.view.legal
        if not legal.draw and not legal.take and not legal.claims:
            yield reason("because-only-tickets")
        return
    if open_ones and not plan.cares:
        yield reason("because-careless")
    elif open_ones:
        yield reason("because-given-up", goals=plan.ids(open_ones))
    else:
        yield reason("because-all-joined", number=len(plan.held))
    yield reason("because-turns-left", turns=round(plan.turns_left))


def _pass(seen: Seen, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    yield reason("because-nothing-else")


_GROUNDS: dict[str, Callable[[Seen, Plan, Action, bool], Iterable[Reason]]] = {
    "claim": _claim,
    "station": _station,
    "take": _take,
    "draw": _draw,
    "give": _give,
    "pay": _pay,
    "decline": _decline,
    "tickets": _tickets,
    "pass": _pass,
}


# --- names -----------------------------------------------------------------------------------------------------------


def top_cards(seen: Seen) -> dict[str, int]:
    """The value of the card on top of each country's stack; 0 when it is empty."""
    top = {}
    for country in seen.board.countries:
        taken = sum(len(other.countries.get(country.id, [])) for other in seen.view.seats)
        top[country.id] = country.cards[taken] if taken < len(country.cards) else 0
    return top


def _lane(plan: Plan, lane: int) -> str:
    return plan.board.lanes[lane].id


def _ends(board: Board, lane: str) -> tuple[str, str]:
    found = board.lanes[board.lane_index[lane]]
    return found.a, found.b
