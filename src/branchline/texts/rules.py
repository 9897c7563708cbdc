"""The rules of a board as message codes with numbers, in the order in which people explain a game.

Everything comes from the board's settings and from what is printed on it, so boards of your own have a complete page of
rules too. A rule or a section that a board does not have is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.boards import limits
from branchline.texts import examples
from branchline.texts.examples import Example, Rule

if TYPE_CHECKING:
    from branchline.boards import Board


@dataclass(frozen=True, slots=True)
class Section:
    """One subject of the rules, with worked examples for this board."""

    title: str  # a message code, `rules-of-…`
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...] = ()
    points: tuple[tuple[int, int], ...] = ()  # lengths of routes with their points (G15)


def rule_sections(board: Board, players: int) -> Iterator[Section]:
    """Yield the rules by subject, for a number of players."""
    rules, routes = board.rules, board.routes
    yield _section("rules-of-goal", _goal(board))
    yield _section("rules-of-setup", _setup(board))
    yield _section("rules-of-turn", _turn(board))
    yield _section("rules-of-cards", _cards(board))
    shown = [*examples.plain(board), *examples.grey(board)]
    yield _section("rules-of-routes", _routes(board), shown, _points_by_length(board))
    if any(route.number > 1 and route.country is None for route in routes):
        yield _section("rules-of-doubles", _doubles(board, players), examples.double(board, players))
    if any(route.symbols for route in routes):
        yield _section("rules-of-ferries", _ferries(board), examples.ferry(board))
    if any(route.tunnel for route in routes):
        yield _section("rules-of-tunnels", _tunnels(board), examples.tunnel(board))
    if any(route.any_cards for route in routes):
        yield _section("rules-of-any", _any_cards(board), examples.any_cards(board))
    if rules.station_costs:
        yield _section("rules-of-stations", _stations(board), examples.station(board))
    if board.countries:
        yield _section("rules-of-countries", _countries(board), examples.countries(board))
    yield _section("rules-of-tickets", _tickets(board), examples.ticket(board))
    yield _section("rules-of-end", [("rule-last-turns", {"trains": rules.last_turns_at})])  # G17
    yield _section("rules-of-score", _score(board))


def _points_by_length(board: Board) -> list[tuple[int, int]]:
    """Only the lengths that the board has."""
    return [(length, board.rules.points[length]) for length in sorted({route.length for route in board.routes})]


def _section(
    title: str, rules: Iterable[Rule], examples: Iterable[Example] = (), points: Iterable[tuple[int, int]] = ()
) -> Section:
    return Section(title, tuple(rules), tuple(examples), tuple(points))


def _goal(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-goal", {}
    bonuses = rules.longest_path or rules.most_tickets or rules.station_points or board.countries
    yield "rule-winner-bonuses" if bonuses else "rule-winner", {}  # G20


def _setup(board: Board) -> Iterator[Rule]:
    rules = board.rules
    low, high = rules.players
    if low < high:
        yield "rule-players", {"title": board.title, "low": low, "high": high}
    else:
        yield "rule-players-exactly", {"title": board.title, "number": low}
    yield "rule-trains", {"trains": rules.trains}
    yield "rule-cards", {"each_colour": rules.each_colour, "locomotives": rules.locomotives}  # G1
    yield "rule-deal", {"hand": rules.hand, "number": limits.FACE_UP}  # G2
    offer = rules.offer_long + rules.offer_regular
    if rules.offer_long:
        yield "rule-offer-long", {"offered": offer, "long": rules.offer_long, "least": rules.keep_at_start}  # E2
    else:
        yield "rule-offer", {"offered": offer, "least": rules.keep_at_start}
    yield "rule-offer-leaves" if rules.start_returns_leave else "rule-offer-returns", {}
    yield "rule-first", {}  # G4


def _turn(board: Board) -> Iterator[Rule]:
    yield "rule-turn-stations" if board.rules.station_costs else "rule-turn", {}  # G5
    yield "rule-pass", {}  # D3


def _cards(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-draw", {}  # G6
    if rules.locomotives:
        ends = rules.face_up_locomotive_ends_draw
        yield "rule-face-up-locomotive-ends" if ends else "rule-face-up-locomotive-plain", {}  # G7, N2
        if rules.face_up_reset_at:
            yield "rule-face-up-reset", {"number": rules.face_up_reset_at}  # G8
        else:
            yield "rule-face-up-stays", {}  # N3
    yield "rule-reshuffle", {}  # G9
    yield "rule-hand", {}  # G2, D7


def _routes(board: Board) -> Iterator[Rule]:
    rules, routes = board.rules, board.routes
    yield "rule-claim", {}  # G11
    yield "rule-pay", {}
    if any(route.colour != "grey" for route in routes):
        yield "rule-pay-colour", {}  # G12
    if any(route.colour == "grey" for route in routes):
        yield "rule-pay-grey", {}
    if rules.locomotives and rules.locomotives_on_plain_routes:
        yield "rule-locomotives", {}
    elif rules.locomotives:  # N4
        ferries, tunnels = any(route.symbols for route in routes), any(route.tunnel for route in routes)
        where = "both" if ferries and tunnels else "ferries" if ferries else "tunnels" if tunnels else "nowhere"
        yield "rule-locomotives-special", {"where": where}
    yield "rule-place", {}
    yield "rule-score-at-once", {}


def _doubles(board: Board, players: int) -> Iterator[Rule]:
    yield "rule-doubles", {}  # G13
    closed = players <= board.rules.doubles_closed_up_to  # G14
    yield "rule-doubles-closed" if closed else "rule-doubles-open", {"players": players}


def _ferries(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-ferries", {}  # E3
    if rules.ferry_substitute:  # N7
        code = "rule-ferry-substitutes-any" if rules.substitutes_for_any_locomotive else "rule-ferry-substitutes"
        yield code, {"number": rules.ferry_substitute}
        if rules.strict_ferries_optional:
            yield "rule-ferry-substitutes-optional", {}  # D15


def _tunnels(board: Board) -> Iterator[Rule]:
    yield "rule-tunnels", {"number": board.rules.tunnel_cards}  # E4
    yield "rule-tunnel-owed", {}
    yield "rule-tunnel-locomotives", {}  # E6
    yield "rule-tunnel-decline", {}  # E5
    yield "rule-tunnel-after", {}  # E7, E9


def _any_cards(board: Board) -> Iterator[Rule]:
    for number in sorted({route.any_cards for route in board.routes if route.any_cards}):
        same = [route.id for route in board.routes if route.any_cards == number]
        yield "rule-any-cards", {"routes": same, "number": number}  # N10


def _stations(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-stations", {"stations": len(rules.station_costs)}  # E10
    yield "rule-station-where", {}
    yield "rule-station-costs", {"values": rules.station_costs}
    yield "rule-station-borrow", {}  # E11, D5
    if rules.longest_path or "longest path" in rules.ties:
        yield "rule-station-path", {}  # E12


def _countries(board: Board) -> Iterator[Rule]:
    yield "rule-country-stacks", {"countries": {country.id: country.cards for country in board.countries}}  # P3
    yield "rule-country-routes", {}  # P4, P5
    yield "rule-country-ends", {}  # D16
    yield "rule-country-bonus", {}  # P6
    yield "rule-country-networks", {}  # P7


def _tickets(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-tickets", {}
    yield "rule-tickets-secret", {}  # G3
    yield "rule-draw-tickets", {"offered": rules.draw_tickets, "least": rules.keep_drawn}  # G16
    yield "rule-drawn-leaves" if rules.drawn_returns_leave else "rule-drawn-returns", {}  # N8
    if rules.offer_long:
        yield "rule-tickets-long", {}  # E2


def _score(board: Board) -> Iterator[Rule]:
    rules = board.rules
    yield "rule-score-routes", {}
    yield "rule-score-tickets", {}  # G18
    if rules.station_points and rules.station_costs:
        yield "rule-score-stations", {"points": rules.station_points}  # E13
    if board.countries:
        yield "rule-score-countries", {}  # P8
    if rules.longest_path:
        yield "rule-longest-path", {"points": rules.longest_path}  # G19
        yield "rule-path", {}
        if rules.longest_path_optional:
            yield "rule-longest-path-optional", {}  # D9
    if rules.most_tickets:
        yield "rule-most-tickets", {"points": rules.most_tickets}  # N11
    if not rules.longest_path and "longest path" in rules.ties:  # N12
        yield "rule-path", {}
    if rules.ties:
        yield "rule-ties", {"ties": rules.ties}  # G20
    else:
        yield "rule-ties-none", {}
