"""Rules summary: the rules of a board as message codes with numbers, generated from the board's settings alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.boards import Board

Rule = tuple[str, dict[str, Any]]


def rule_codes(board: Board, players: int) -> Iterator[Rule]:
    """Yields the rules of a board in the order in which people explain a game."""
    for _, rules in rule_sections(board, players):
        yield from rules


def rule_sections(board: Board, players: int) -> Iterator[tuple[str, list[Rule]]]:
    """Yields the rules grouped by subject, for a page of rules. Subjects that the board does not have are left out."""
    rules = board.rules
    yield "rules-of-table", list(_table_rules(board))
    yield "rules-of-cards", list(_card_rules(board))
    yield "rules-of-routes", list(_route_rules(board, players))
    if rules.station_costs:
        costs = {"stations": len(rules.station_costs), "values": rules.station_costs}
        yield "rules-of-stations", [("rule-stations", {**costs, "points": rules.station_points})]
    if board.countries:
        yield "rules-of-countries", [("rule-countries", {})]
    yield "rules-of-tickets", list(_ticket_rules(board))
    yield "rules-of-end", list(_end_rules(board))


def _table_rules(board: Board) -> Iterator[Rule]:
    low, high = board.rules.players
    yield "rule-players", {"title": board.title, "low": low, "high": high}
    yield "rule-trains", {"trains": board.rules.trains}


def _card_rules(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-turn-stations" if rules.station_costs else "rule-turn", {}
    deck = {"each_colour": rules.each_colour, "locomotives": rules.locomotives}
    yield "rule-cards", {**deck, "hand": rules.hand}  # G1, G2
    yield (
        "rule-face-up-locomotive-ends" if rules.face_up_locomotive_ends_draw else "rule-face-up-locomotive-plain",
        {},
    )  # G7, N2
    if rules.face_up_reset_at:  # G8, N3
        yield "rule-face-up-reset", {"number": rules.face_up_reset_at}
    else:
        yield "rule-face-up-stays", {}


def _route_rules(board: Board, players: int) -> Iterator[Rule]:
    rules, routes = board.rules, board.routes
    yield "rule-claim", {}
    points = [f"{length} → {worth}" for length, worth in enumerate(rules.points) if worth]
    yield "rule-points", {"values": points}  # G15
    yield "rule-locomotives" if rules.locomotives_on_plain_routes else "rule-locomotives-special", {}  # G12, N4
    if any(route.number > 1 for route in routes):
        closed = players <= rules.doubles_closed_up_to  # G14
        yield "rule-doubles-closed" if closed else "rule-doubles-open", {"players": players}
    if any(route.tunnel for route in routes):
        yield "rule-tunnels", {"number": rules.tunnel_cards}  # E4
    if any(route.symbols for route in routes):
        yield "rule-ferries", {}  # E3
        if rules.ferry_substitute:
            code = "rule-ferry-substitutes"  # N7
            if rules.strict_ferries_optional:  # D15
                code = "rule-ferry-substitutes-optional"
            elif rules.substitutes_for_any_locomotive:
                code = "rule-ferry-substitutes-any"
            yield code, {"number": rules.ferry_substitute}
    for number in sorted({route.any_cards for route in routes if route.any_cards}):
        same = [route.id for route in routes if route.any_cards == number]
        yield "rule-any-cards", {"routes": same, "number": number}  # N10


def _ticket_rules(board: Board) -> Iterator[Rule]:
    rules = board.rules
    offer = rules.offer_long + rules.offer_regular
    if rules.offer_long:
        yield "rule-offer-long", {"offered": offer, "long": rules.offer_long, "least": rules.keep_at_start}  # E2
    else:
        yield "rule-offer", {"offered": offer, "least": rules.keep_at_start}
    yield "rule-offer-leaves" if rules.start_returns_leave else "rule-offer-returns", {}
    yield "rule-draw-tickets", {"offered": rules.draw_tickets, "least": rules.keep_drawn}  # G16
    yield "rule-drawn-leaves" if rules.drawn_returns_leave else "rule-drawn-returns", {}  # N8
    yield "rule-tickets-count", {}  # G18


def _end_rules(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-last-turns", {"trains": rules.last_turns_at}
    if rules.longest_path:
        code = "rule-longest-path-optional" if rules.longest_path_optional else "rule-longest-path"
        yield code, {"points": rules.longest_path}
    if rules.most_tickets:
        yield "rule-most-tickets", {"points": rules.most_tickets}
    if rules.ties:
        yield "rule-ties", {"ties": rules.ties}
