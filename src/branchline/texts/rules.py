"""What a player of a board is told of its rules: codes with numbers, from the board's settings and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.boards import Board

Rule = tuple[str, dict[str, Any]]


def rule_codes(board: Board, players: int) -> Iterator[Rule]:
    """The rules of a board, in the order in which one explains a game."""
    for _, rules in rule_sections(board, players):
        yield from rules


def rule_sections(board: Board, players: int) -> Iterator[tuple[str, list[Rule]]]:
    """The same by subject, for those who read them as a page: what a board does not have is left out."""
    rules = board.rules
    yield "rules-of-table", list(_table_rules(board))
    yield "rules-of-cards", list(_card_rules(board))
    yield "rules-of-lanes", list(_lane_rules(board, players))
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
    yield "rule-row-locomotive-ends" if rules.row_locomotive_ends_draw else "rule-row-locomotive-plain", {}  # G7, N2
    if rules.row_reset_at:  # G8, N3
        yield "rule-row-reset", {"number": rules.row_reset_at}
    else:
        yield "rule-row-stays", {}


def _lane_rules(board: Board, players: int) -> Iterator[Rule]:
    rules, lanes = board.rules, board.lanes
    yield "rule-claim", {}
    points = [f"{length} → {worth}" for length, worth in enumerate(rules.points) if worth]
    yield "rule-points", {"values": points}  # G15
    yield "rule-locomotives" if rules.locomotives_on_plain_lanes else "rule-locomotives-special", {}  # G12, N4
    if any(lane.number > 1 for lane in lanes):
        closed = players <= rules.doubles_closed_up_to  # G14
        yield "rule-doubles-closed" if closed else "rule-doubles-open", {"players": players}
    if any(lane.tunnel for lane in lanes):
        yield "rule-tunnels", {"number": rules.tunnel_cards}  # E4
    if any(lane.symbols for lane in lanes):
        yield "rule-ferries", {}  # E3
        if rules.ferry_substitute:
            yield "rule-ferry-substitutes", {"number": rules.ferry_substitute}  # N7
    for number in sorted({lane.any_cards for lane in lanes if lane.any_cards}):
        same = [lane.id for lane in lanes if lane.any_cards == number]
        yield "rule-any-cards", {"lanes": same, "number": number}  # N10


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
