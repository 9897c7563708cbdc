"""Reasons for an action, each a message code with plain data. Every reason is a fact that the seat can check.

Reasons speak for the action: those for a ticket that is returned say so. Trains are counted as at the table: those of
a ticket by `game/shortest_path.py`, and those left by the trains that the seat has.

Reasons that compare (no face-up card helps, a claim can wait) are given only for the policy's own choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from branchline.boards import Board
from branchline.boards.model import GREY, LOCOMOTIVE
from branchline.bots.explain.card_uses import Ways, colours_not_face_up, lack, trains_for_tickets, uses_of_card
from branchline.bots.interface import SeatInput
from branchline.bots.policy.habits import TICKET_RISK, Habits
from branchline.bots.policy.plans import Plan, plan_of
from branchline.game.actions import Action
from branchline.game.path_cards import missing_kinds
from branchline.game.positions import members
from branchline.game.shortest_path import ShortestPath, shortest_path
from branchline.rules import engine
from branchline.rules.records import PAYING

LEFT_OUT = 2  # rejected tickets that are explained


class Reason(NamedTuple):
    """A message code of the catalog, with its arguments."""

    code: str
    data: Mapping[str, Any]


def reason(code: str, **data: Any) -> Reason:
    return Reason(code, data)


def grounds(seen: SeatInput, habits: Habits, action: Action, own: bool) -> tuple[Reason, ...]:
    """Reasons for an action in the plan of a policy with these habits; `own`: it is that policy's choice."""
    if action.kind == "keep":
        return tuple(_keep(seen, habits, action.tickets))
    return tuple(_REASONS[action.kind](seen, plan_of(seen, habits), action, own))


def further_grounds(seen: SeatInput, habits: Habits, action: Action) -> tuple[Reason, ...]:
    """What speaks for an action although it is not part of the policy's plan."""
    if action.kind not in ("take", "draw", "tickets", "decline"):
        return ()
    plan = plan_of(seen, habits)
    ways = Ways(plan, _open_ways(seen, plan))
    found: Iterable[tuple[str, dict[str, Any]]]
    if action.kind == "take":
        found = uses_of_card(seen, ways, str(action.card))
    elif action.kind == "draw":
        found = colours_not_face_up(seen, ways)
    elif action.kind == "tickets":
        found = trains_for_tickets(ways)
    else:
        found = [("because-decline", {})]
    return tuple(Reason(*each) for each in found)


# --- routes -----------------------------------------------------------------------------------------------------------


def _claim(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    route = seen.board.route_index[str(action.route)]
    found = seen.board.routes[route]
    last = seen.view.final_turns is not None
    if last:
        yield reason("because-last-turn")
    purpose = list(_purpose(seen, plan, route))
    yield from purpose
    if not purpose:
        yield from _points(seen, plan, route, last)
    most = max(other.points for other in seen.view.seats)
    if plan.closes and not plan.routes and not last and seen.view.seats[seen.seat].points == most:
        yield reason("because-ahead")
    rivals = _rivals_at(seen, route)
    if rivals:
        yield reason("because-rivals", number=rivals)
    if found.tunnel:
        yield reason("because-tunnel", number=_to_spare(plan, action))


def _purpose(seen: SeatInput, plan: Plan, route: int) -> Iterable[Reason]:
    """The tickets and countries that a route of the plan serves."""
    open_ones = _not_done(seen, plan)
    now = tuple(ticket for ticket in open_ones if not plan.joins(ticket) and plan.joins(ticket, [route]))
    if now:
        yield reason("because-completes", route=_route(plan, route), goals=plan.ids(now))
    later = tuple(ticket for ticket in plan.tickets_over(route) if ticket not in now)
    if later:
        yield reason("because-on-way", route=_route(plan, route), goals=plan.ids(later))
    countries = plan.countries_over(route)
    if countries:
        top = top_cards(seen)
        yield reason("because-countries", route=_route(plan, route), countries={c: [top[c]] for c in countries})


def _not_done(seen: SeatInput, plan: Plan) -> list[int]:
    """Tickets that do not count as completed now: a station may complete some."""
    counted = {held.ticket for held in seen.view.tickets if held.state == "done"}
    return [ticket for ticket in plan.held if plan.board.tickets[ticket].id not in counted]


def _open_ways(seen: SeatInput, plan: Plan) -> dict[int, ShortestPath]:
    """The tickets that could still be completed, each with the way that the table shows."""
    found = ((ticket, seen.board.tickets[ticket]) for ticket in _not_done(seen, plan) if not plan.joins(ticket))
    ways = {ticket: shortest_path(seen.board, seen.view, each.a, each.b) for ticket, each in found}
    return {ticket: way for ticket, way in ways.items() if way is not None and way.routes}


def _nothing_to_build(seen: SeatInput, plan: Plan, route: int | None = None) -> Iterable[Reason]:
    """Where nothing is planned: because no ticket is open, or because those that are would cost too much.

    The latter is not told of a ticket whose way is as good as built, or leads over the `route` to be claimed.
    """
    ways = _open_ways(seen, plan)
    if not ways:
        yield reason("because-plan-done")
    elif plan.cares and not any(
        (len(way.routes) == 1 and seen.view.payments(way.routes[0]))
        or (route is not None and seen.board.routes[route].id in way.routes)
        for way in ways.values()
    ):
        yield reason("because-given-up", goals=plan.ids(ways))


def _points(seen: SeatInput, plan: Plan, route: int, last: bool) -> Iterable[Reason]:
    board = seen.board
    length = board.routes[route].length
    points = board.rules.points[length]
    if not plan.routes and not _open_ways(seen, plan):
        yield reason("because-points-done", points=points)
    elif not plan.routes:
        yield from _nothing_to_build(seen, plan, route)
        yield reason("because-points", points=points)
    elif not last and plan.trains_held - length >= plan.trains:
        yield reason("because-points-spare", points=points, trains=plan.trains_held - length)
    else:
        yield reason("because-points", points=points)
    if board.rules.longest_path and _lengthens(plan, route):
        yield reason("because-lengthens")


def _lengthens(plan: Plan, route: int) -> bool:
    """Whether a route touches one of the seat's networks and does not close a cycle."""
    a, b = (plan.board.city_index[end] for end in (plan.board.routes[route].a, plan.board.routes[route].b))
    built = {plan.board.city_index[end] for i in plan.own for end in (plan.board.routes[i].a, plan.board.routes[i].b)}
    return plan.pieces[a] != plan.pieces[b] and bool(built & {a, b})


def _rivals_at(seen: SeatInput, route: int) -> int:
    """The number of rivals that have built at both ends of a route."""
    found = seen.board.routes[route]
    rivals = 0
    for seat, other in enumerate(seen.view.seats):
        ends = {end for name in other.routes for end in _ends(seen.board, name)}
        rivals += seat != seen.seat and {found.a, found.b} <= ends
    return rivals


def _to_spare(plan: Plan, action: Action) -> int:
    """Cards left after a payment that could pay for a tunnel's extra cards."""
    return sum(plan.hand.get(card, 0) - action.cards.get(card, 0) for card in {*action.cards, LOCOMOTIVE})


def _station(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    """The route that the station would borrow if the game ended now, and the tickets completed only by that."""
    record, city = engine.board_record(seen.board), seen.board.city_index[str(action.city)]
    built = engine.copy_states(seen.states)
    built[0].stations[seen.seat] |= np.uint64(1 << city)
    before, after = (engine.counts(record, states)[0] for states in (seen.states, built))
    done = members((after.complete[seen.seat] & ~before.complete[seen.seat]).tolist())
    route = int(after.borrowed[seen.seat, city])
    if done and route >= 0:
        name = seen.board.routes[route].id
        owner = next(seat for seat, other in enumerate(seen.view.seats) if name in other.routes)
        yield reason("because-station", route=name, owner=owner, goals=plan.ids(done))
    if own:
        yield reason("because-station-late", turns=round(plan.turns_left))


# --- cards -----------------------------------------------------------------------------------------------------------


def _take(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    card = str(action.card)
    wish = next((wish for wish in plan.wishes if card in wish.cards), None)
    route = seen.board.route_index[wish.route.id] if wish else plan.beyond(card) if own else None
    if route is None:
        if seen.view.deck == 0:
            yield reason("because-deck-empty")
        return
    found = seen.board.routes[route]
    if card == LOCOMOTIVE:
        yield reason("because-locomotive", route=found.id, number=sum(plan.lacking(route).values()))
    elif found.colour == GREY and wish:
        yield reason("because-lacks-any", route=found.id, short=plan.lacking(route, card))
    else:
        yield Reason(*lack(seen, plan, route))
    yield from _what_for(seen, plan, route)
    if own:
        yield from _can_wait(seen, plan)


def _draw(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    wanted = [seen.board.route_index[wish.route.id] for wish in plan.wishes]
    wanted += [route for route in sorted(plan.routes - {*wanted}) if plan.lacking(route)]  # lacks only symbols
    if not wanted and not plan.routes:
        yield from _nothing_to_build(seen, plan)
    elif not wanted:
        ways = _open_ways(seen, plan).values()
        if not any(plan.lacking(seen.board.route_index[route]) for way in ways for route in way.routes):
            yield reason("because-lacks-together" if plan.lacks_together else "because-nothing-lacks")
    else:
        yield from _face_up(seen, plan, wanted)
    route = _to_draw_for(seen, plan, wanted)
    if route is not None:
        yield Reason(*lack(seen, plan, route))
        yield from _face_up_locomotive(seen, plan, route)
        yield from _what_for(seen, plan, route)
    if own:
        waiting = list(_can_wait(seen, plan))
        yield from waiting
        if route is None and not wanted and not waiting and seen.view.phase == "turn":
            yield reason("because-no-claim-pays" if seen.view.legal.claims else "because-no-claim")


def _face_up(seen: SeatInput, plan: Plan, wanted: Iterable[int]) -> Iterable[Reason]:
    """Why no face-up card is taken, unless one would help the plan or an open ticket."""
    if not seen.view.legal.take:
        yield reason("because-face-up-empty")
        return
    helping = {card for route in wanted for card in plan.lacking_kinds(route)}
    for way in _open_ways(seen, plan).values():
        helping |= missing_kinds(seen.board, plan.hand, way)
    helping &= {*seen.view.legal.take}
    if not helping:
        yield reason("because-face-up-useless")
    elif helping == {LOCOMOTIVE} and seen.board.rules.face_up_locomotive_ends_draw:
        yield reason("because-face-up-locomotive")


def _face_up_locomotive(seen: SeatInput, plan: Plan, route: int) -> Iterable[Reason]:
    """Why a locomotive that a route lacks is not taken although one lies face up (G7)."""
    if LOCOMOTIVE in plan.lacking(route) and LOCOMOTIVE in seen.view.face_up:
        second = LOCOMOTIVE not in seen.view.legal.take
        yield reason("because-locomotive-second" if second else "because-locomotive-turn")


def _to_draw_for(seen: SeatInput, plan: Plan, wanted: Iterable[int]) -> int | None:
    """A route that lacks cards, none of which lies face up, except that a locomotive may cost the whole turn (G7)."""
    useful = {seen.board.route_index[wish.route.id]: {*wish.cards} for wish in plan.wishes}
    beyond = plan.beyond()
    routes = list(wanted) or ([] if beyond is None else [beyond])
    face_up = {*seen.view.legal.take}
    if seen.board.rules.face_up_locomotive_ends_draw:
        face_up.discard(LOCOMOTIVE)
    if LOCOMOTIVE in seen.view.face_up:  # a route that lacks only other cards needs no explanation
        routes.sort(key=lambda route: LOCOMOTIVE in plan.lacking(route))
    return next((route for route in routes if not face_up & useful.get(route, plan.lacking_kinds(route))), None)


def _what_for(seen: SeatInput, plan: Plan, route: int) -> Iterable[Reason]:
    """What a route that still lacks cards is wanted for."""
    purpose = list(_purpose(seen, plan, route))
    for code, data in purpose:
        yield Reason("because-would-complete" if code == "because-completes" else code, data)
    if not purpose:
        length = seen.board.routes[route].length
        yield reason("because-would-give", route=_route(plan, route), points=seen.board.rules.points[length])


def _can_wait(seen: SeatInput, plan: Plan) -> Iterable[Reason]:
    """Routes of the plan that could be claimed now but were not."""
    now = [route for claims in seen.view.legal.claims for route in claims.routes]
    waiting = [route for route in now if seen.board.route_index[route] in plan.routes]
    if waiting:
        yield reason("because-can-wait", routes=tuple(sorted(waiting)[:2]))


def _give(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    card = str(action.card)
    assert seen.states["phase"][0] == PAYING
    yield reason("because-give", cards={card: plan.hand[card]}, number=round(plan.reserved[card]))


def _pay(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    assert seen.view.laid is not None
    yield reason("because-pay", route=seen.view.laid.route)
    yield from _purpose(seen, plan, seen.board.route_index[seen.view.laid.route])


def _decline(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    if not seen.view.legal.pay:
        yield reason("because-cannot-pay", number=seen.view.laid.owed if seen.view.laid else 0)


# --- tickets ---------------------------------------------------------------------------------------------------------


def _tickets(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    open_ones = tuple(ticket for ticket in _not_done(seen, plan) if not plan.joins(ticket))
    if plan.routes:
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
    if own:
        yield reason("because-turns-for-tickets", turns=round(plan.turns_left))


def _keep(seen: SeatInput, habits: Habits, kept: tuple[str, ...]) -> Iterable[Reason]:
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
        ways = {seen.board.tickets[ticket].id: _trains(seen, ticket) for ticket in reached}
        yield reason(code, ways=ways, turns=round(plan.turns))
    if unreached and len(chosen) == seen.view.legal.keep:
        yield reason("because-must-keep", goals=plan.ids(unreached), number=seen.view.legal.keep)
    for ticket in rejected(seen, kept):
        more = plan_of(seen, habits, [*held, *chosen, ticket])
        yield from _left_out(seen, plan, more, [*chosen, ticket], float(habits[TICKET_RISK]))


def rejected(seen: SeatInput, kept: Iterable[str]) -> list[int]:
    """The tickets of an offer that go back and are explained: those with most points."""
    left = [seen.board.ticket_index[each.ticket] for each in seen.view.offer if each.ticket not in kept]
    return sorted(left, key=lambda ticket: -seen.board.tickets[ticket].points)[:LEFT_OUT]


def _trains(seen: SeatInput, ticket: int) -> int | None:
    """The fewest trains that connect a ticket's cities; None if nothing can connect them."""
    found = seen.board.tickets[ticket]
    path = shortest_path(seen.board, seen.view, found.a, found.b)
    return None if path is None else path.trains


def _left_out(seen: SeatInput, plan: Plan, more: Plan, chosen: Sequence[int], trust: float) -> Iterable[Reason]:
    """Why the last of the chosen tickets is returned; `more` is the plan with it. None, if the policy would keep it.

    Turns are named only if the ticket brings fewer points for them than those that are kept: otherwise they would
    speak for it. `trust` is how far the policy counts on completing what it plans.
    """
    *kept, ticket = chosen
    points = [seen.board.tickets[each].points for each in kept if each in plan.wanted]
    own = seen.board.tickets[ticket].points
    goals = plan.ids((ticket,))
    given_up = tuple(other for other in plan.held if other in plan.wanted and other not in more.wanted)
    gain, turns = (more.value - more.cost) - (plan.value - plan.cost), round(more.turns - plan.turns)
    if ticket not in more.wanted:
        yield reason("because-out-of-reach", goals=goals)
    elif given_up:
        yield reason("because-instead", goals=goals, tickets=plan.ids(given_up))
    elif gain <= 0 and turns > 0 and own * plan.turns <= sum(points) * turns:
        yield reason("because-too-dear", goals=goals, turns=turns)
    elif gain <= 0:
        yield reason("because-worth-less", goals=goals)
    elif gain <= (1 - trust) * own:
        yield reason("because-risky", goals=goals, points=own)


def _pass(seen: SeatInput, plan: Plan, action: Action, own: bool) -> Iterable[Reason]:
    yield reason("because-nothing-else")


_REASONS: dict[str, Callable[[SeatInput, Plan, Action, bool], Iterable[Reason]]] = {
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


def top_cards(seen: SeatInput) -> dict[str, int]:
    """The value of the top card of each country's stack; 0 if the stack is empty."""
    top = {}
    for country in seen.board.countries:
        taken = sum(len(other.countries.get(country.id, [])) for other in seen.view.seats)
        top[country.id] = country.cards[taken] if taken < len(country.cards) else 0
    return top


def _route(plan: Plan, route: int) -> str:
    return plan.board.routes[route].id


def _ends(board: Board, route: str) -> tuple[str, str]:
    found = board.routes[board.route_index[route]]
    return found.a, found.b
