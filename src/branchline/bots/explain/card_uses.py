"""What cards or new tickets are good for where a policy's plan does not ask for them.

A search may advise what its policy would not choose. These reasons are weaker than those of `reasons.py`, and as true:
each names what the player can see on the board, in hand or in the list of tickets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE
from branchline.bots.interface import SeatInput
from branchline.bots.policy.plans import Plan
from branchline.game.path_cards import missing_kinds, with_best_twins
from branchline.game.shortest_path import ShortestPath

Found = tuple[str, dict[str, Any]]  # a message code and its data


class Ways(NamedTuple):
    """The open tickets of a seat, each with the way that the table shows."""

    plan: Plan
    paths: dict[int, ShortestPath]


def lack(seen: SeatInput, plan: Plan, route: int) -> Found:
    """What a route lacks, whatever colour it is paid in."""
    found, short = seen.board.routes[route], plan.lacking(route)
    if seen.view.payments(found.id):
        return "because-lacks-else", {"route": found.id, "short": short}
    colours = sum(number for card, number in short.items() if card != LOCOMOTIVE)
    if found.colour != GREY or not colours:
        return "because-lacks", {"route": found.id, "short": short}
    if LOCOMOTIVE in short:
        only = {LOCOMOTIVE: short[LOCOMOTIVE]}
        return "because-lacks-both", {"route": found.id, "number": colours, "short": only}
    return "because-lacks-cards", {"route": found.id, "number": colours}


def uses_of_card(seen: SeatInput, ways: Ways, card: str) -> Iterable[Found]:
    """What a face-up card is good for: for a ticket's way, for what is planned, for a tunnel, or for more points."""
    plan = ways.plan
    found = [*_on_way(seen, ways, card)] or [*_planned_in_all(seen, plan, card)] or [*_for_tunnel(seen, plan, card)]
    yield from found or _beyond(seen, plan, card)


def _on_way(seen: SeatInput, ways: Ways, card: str) -> Iterable[Found]:
    """A route of the shortest way for an open ticket that the card brings closer."""
    board, plan = seen.board, ways.plan
    for ticket, shown in sorted(ways.paths.items(), key=lambda each: -board.tickets[each[0]].points):
        way = with_best_twins(board, seen.view, shown)
        if card not in missing_kinds(board, plan.hand, way):
            continue
        for id in way.routes:
            route = board.route_index[id]
            if card in plan.lacking_kinds(route):
                yield _lack_of(seen, plan, route, card)
                yield "because-shortest", {"route": id, "goals": plan.ids([ticket])}
                return


def _planned_in_all(seen: SeatInput, plan: Plan, card: str) -> Iterable[Found]:
    """How many cards of a colour the coloured routes of the plan cost together, if the hand has fewer."""
    if card == LOCOMOTIVE:
        return
    routes = [seen.board.routes[route] for route in sorted(plan.routes)]
    wanted = [route for route in routes if route.colour == card]
    number = sum(route.cost - route.symbols for route in wanted)
    if number > plan.hand[card]:
        yield (
            "because-colour-in-all",
            {"routes": tuple(route.id for route in wanted), "number": number, "held": plan.hand[card]},
        )


def _for_tunnel(seen: SeatInput, plan: Plan, card: str) -> Iterable[Found]:
    """A tunnel of the plan for which the card could pay what the tunnel costs extra."""
    for route in sorted(plan.routes):
        found = seen.board.routes[route]
        if found.tunnel and (card == LOCOMOTIVE or found.colour == card):
            yield "because-tunnel-extra", {"route": found.id}
            return


def _beyond(seen: SeatInput, plan: Plan, card: str) -> Iterable[Found]:
    """A route outside the plan that the card brings closer, and its points; or what else the card saves."""
    route = plan.beyond(card)
    if route is None:
        route = _best_open(seen, plan, card)
    if route is not None:
        found = seen.board.routes[route]
        yield _lack_of(seen, plan, route, card)
        yield "because-would-give", {"route": found.id, "points": seen.board.rules.points[found.length]}
    elif card == LOCOMOTIVE:
        if seen.board.rules.locomotives_on_plain_routes:
            yield "because-wild", {}
    else:
        yield from _saves_locomotive(seen, plan, card)


def _open_routes(seen: SeatInput, plan: Plan) -> list[int]:
    """The routes that the seat may still claim, now or with more cards, and has the trains for."""
    refused = {id for each in seen.view.refused if each.code != "cards-short" for id in each.routes}
    routes = enumerate(seen.board.routes)
    return [i for i, each in routes if each.id not in refused and i not in plan.own and each.length <= plan.trains_held]


def _best_open(seen: SeatInput, plan: Plan, card: str) -> int | None:
    """The open route with most points that lacks this card, if the trains are enough only without the plan."""
    colour = card if card != LOCOMOTIVE else None
    lacking = (r for r in _open_routes(seen, plan) if card in plan.lacking_kinds(r) and plan.lacking(r, colour))
    points = seen.board.rules.points
    return max(lacking, key=lambda r: (points[seen.board.routes[r].length], -r), default=None)


def _saves_locomotive(seen: SeatInput, plan: Plan, card: str) -> Iterable[Found]:
    """The longest open route for which the card would take the place of a locomotive."""
    board = seen.board
    routes = [board.routes[route] for route in _open_routes(seen, plan)]
    saved = [
        route
        for route in routes
        if route.colour in (card, GREY)
        and route.takes_locomotives(board.rules)
        and 0 < route.cost - route.symbols - plan.hand[card] <= plan.hand[LOCOMOTIVE] - route.symbols
    ]
    if saved:
        best = max(saved, key=lambda route: (route.length, route.id))
        yield "because-saves-locomotive", {"route": best.id}


def _lack_of(seen: SeatInput, plan: Plan, route: int, card: str) -> Found:
    """What a route lacks that the card helps to pay for; a grey one in the card's colour."""
    found = seen.board.routes[route]
    if card == LOCOMOTIVE:
        return "because-locomotive", {"route": found.id, "number": sum(plan.lacking(route).values())}
    if found.colour == GREY:
        return "because-colour-lacks", {"route": found.id, "short": plan.lacking(route, card)}
    return lack(seen, plan, route)


def colours_not_face_up(seen: SeatInput, ways: Ways) -> Iterable[Found]:
    """The colours that planned routes and the shown ways still need and that no face-up card has."""
    board, plan = seen.board, ways.plan
    shown = (with_best_twins(board, seen.view, path) for path in ways.paths.values())
    routes = {*plan.routes, *(board.route_index[id] for way in shown for id in way.routes)}
    lacking = {card for route in routes if board.routes[route].colour != GREY for card in plan.lacking(route)}
    colours = [card for card in COLOURS if card in lacking and card not in seen.view.legal.take]
    if colours:
        yield "because-not-face-up", {"colours": tuple(colours)}


def trains_for_tickets(ways: Ways) -> Iterable[Found]:
    """That the trains left are enough for the open tickets, even if their ways share no route."""
    number = sum(path.trains for path in ways.paths.values())
    if ways.paths and number < ways.plan.trains_held:
        yield "because-trains-for-tickets", {"trains": ways.plan.trains_held, "number": number}
