"""The rules of a board in words: each sentence is told exactly where the board has the rule, and the examples hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from branchline.boards import Board, Route, Rules, builtin_boards, load_board
from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE
from branchline.boards.payments import Payment, payments
from branchline.texts import Texts
from branchline.texts.examples import Example
from branchline.texts.languages import LANGUAGES
from branchline.texts.rules import rule_sections
from tests.texts.catalogs import messages

ISLE = load_board("thistledown")
OWN = load_board(Path(__file__).parents[2] / "docs" / "examples" / "amber-coast.toml")


def _with(board: Board, **settings: Any) -> Board:
    return replace(board, rules=replace(board.rules, **settings))


def _only(board: Board, has: Callable[[Route], bool]) -> Board:
    return replace(board, routes=tuple(route for route in board.routes if has(route)))


_PLAIN = replace(_only(ISLE, lambda route: route.kind == "plain" and not route.country), countries=())
BOARDS: dict[str, Board] = {
    **{name: load_board(name) for name in builtin_boards()},
    "own": OWN,
    "for exactly two": _with(OWN, players=(2, 2), ties=()),
    "without bonuses": _with(OWN, longest_path=0),
    "without locomotives": _with(_PLAIN, locomotives=0, longest_path=0, most_tickets=0, station_costs=()),
    "stations without points": _with(_PLAIN, station_points=0, longest_path=0, ties=("completed tickets",)),
    "substitutes for any": _with(ISLE, substitutes_for_any_locomotive=True),
    "locomotives on ferries": _with(_only(ISLE, lambda r: not r.tunnel), locomotives_on_plain_routes=False),
    "locomotives in tunnels": _with(_only(ISLE, lambda r: not r.symbols), locomotives_on_plain_routes=False),
    "all grey": _only(ISLE, lambda route: route.colour == GREY),
    "all coloured": _only(ISLE, lambda route: route.colour != GREY),
    "doubles into countries only": _only(ISLE, lambda route: route.number == 1 or route.country is not None),
}

# Which boards have a rule, for a number of players.
Has = Callable[[Board, Rules, int], bool]
ALWAYS: Has = lambda board, rules, players: True  # noqa: E731
FEATURES: dict[str, Has] = {
    "bonuses": lambda b, r, n: bool(r.longest_path or r.most_tickets or r.station_points or b.countries),
    "range": lambda b, r, n: r.players[0] < r.players[1],
    "long": lambda b, r, n: r.offer_long > 0,
    "start leaves": lambda b, r, n: r.start_returns_leave,
    "drawn leaves": lambda b, r, n: r.drawn_returns_leave,
    "locomotives": lambda b, r, n: r.locomotives > 0,
    "ends draw": lambda b, r, n: r.locomotives > 0 and r.face_up_locomotive_ends_draw,
    "reset": lambda b, r, n: r.locomotives > 0 and r.face_up_reset_at > 0,
    "wild": lambda b, r, n: r.locomotives > 0 and r.locomotives_on_plain_routes,
    "coloured": lambda b, r, n: any(route.colour != GREY for route in b.routes),
    "grey": lambda b, r, n: any(route.colour == GREY for route in b.routes),
    "doubles": lambda b, r, n: any(route.number > 1 and not route.country for route in b.routes),
    "closed": lambda b, r, n: n <= r.doubles_closed_up_to,
    "ferries": lambda b, r, n: any(route.symbols for route in b.routes),
    "substitutes": lambda b, r, n: r.ferry_substitute > 0,
    "for any": lambda b, r, n: r.substitutes_for_any_locomotive,
    "strict": lambda b, r, n: r.strict_ferries_optional,
    "tunnels": lambda b, r, n: any(route.tunnel for route in b.routes),
    "any cards": lambda b, r, n: any(route.any_cards for route in b.routes),
    "stations": lambda b, r, n: bool(r.station_costs),
    "station points": lambda b, r, n: bool(r.station_costs) and r.station_points > 0,
    "countries": lambda b, r, n: bool(b.countries),
    "longest path": lambda b, r, n: r.longest_path > 0,
    "path optional": lambda b, r, n: r.longest_path_optional,
    "path": lambda b, r, n: r.longest_path > 0 or "longest path" in r.ties,
    "most tickets": lambda b, r, n: r.most_tickets > 0,
    "ties": lambda b, r, n: bool(r.ties),
}
# The features that a board needs for a sentence; `not …`: those that it must not have. Sentences not here are for all.
NEEDS = {
    "rule-winner": ["not bonuses"],
    "rule-winner-bonuses": ["bonuses"],
    "rule-players": ["range"],
    "rule-players-exactly": ["not range"],
    "rule-offer": ["not long"],
    "rule-offer-long": ["long"],
    "rule-offer-leaves": ["start leaves"],
    "rule-offer-returns": ["not start leaves"],
    "rule-turn": ["not stations"],
    "rule-turn-stations": ["stations"],
    "rule-face-up-locomotive-ends": ["ends draw"],
    "rule-face-up-locomotive-plain": ["locomotives", "not ends draw"],
    "rule-face-up-reset": ["reset"],
    "rule-face-up-stays": ["locomotives", "not reset"],
    "rule-pay-colour": ["coloured"],
    "rule-pay-grey": ["grey"],
    "rule-locomotives": ["wild"],
    "rule-locomotives-special": ["locomotives", "not wild"],
    "rule-doubles": ["doubles"],
    "rule-doubles-closed": ["doubles", "closed"],
    "rule-doubles-open": ["doubles", "not closed"],
    "rule-ferries": ["ferries"],
    "rule-ferry-substitutes": ["ferries", "substitutes", "not for any"],
    "rule-ferry-substitutes-any": ["ferries", "substitutes", "for any"],
    "rule-ferry-substitutes-optional": ["ferries", "substitutes", "strict"],
    "rule-tunnels": ["tunnels"],
    "rule-tunnel-owed": ["tunnels"],
    "rule-tunnel-locomotives": ["tunnels"],
    "rule-tunnel-decline": ["tunnels"],
    "rule-tunnel-after": ["tunnels"],
    "rule-any-cards": ["any cards"],
    "rule-stations": ["stations"],
    "rule-station-where": ["stations"],
    "rule-station-costs": ["stations"],
    "rule-station-borrow": ["stations"],
    "rule-station-path": ["stations", "path"],
    "rule-country-stacks": ["countries"],
    "rule-country-routes": ["countries"],
    "rule-country-ends": ["countries"],
    "rule-country-bonus": ["countries"],
    "rule-country-networks": ["countries"],
    "rule-drawn-leaves": ["drawn leaves"],
    "rule-drawn-returns": ["not drawn leaves"],
    "rule-tickets-long": ["long"],
    "rule-score-stations": ["station points"],
    "rule-score-countries": ["countries"],
    "rule-longest-path": ["longest path"],
    "rule-longest-path-optional": ["longest path", "path optional"],
    "rule-most-tickets": ["most tickets"],
    "rule-path": ["path"],
    "rule-ties": ["ties"],
    "rule-ties-none": ["not ties"],
}


@pytest.fixture(scope="module")
def sentences() -> list[str]:
    return [key for key in messages("en") if key.startswith("rule-") and key != "rule-points"]  # a table on the page


def _has(needs: list[str], board: Board, players: int) -> bool:
    def holds(need: str) -> bool:
        return FEATURES[need.removeprefix("not ")](board, board.rules, players) != need.startswith("not ")

    return all(holds(need) for need in needs)


@pytest.mark.parametrize("name", BOARDS)
def test_a_sentence_is_told_exactly_on_boards_that_have_its_rule(name: str, sentences: list[str]) -> None:
    board = BOARDS[name]
    for players in range(board.rules.players[0], board.rules.players[1] + 1):
        told = [code for section in rule_sections(board, players) for code, _ in section.rules]
        assert len(set(told)) == len(told) or "rule-any-cards" in told
        assert set(told) == {code for code in sentences if _has(NEEDS.get(code, []), board, players)}


def test_every_sentence_is_told_on_some_board_and_those_with_needs_not_on_all(sentences: list[str]) -> None:
    places = [(board, players) for board in BOARDS.values() for players in board.rules.players]
    for code in sentences:
        found = [_has(NEEDS.get(code, []), *place) for place in places]
        assert any(found), code
        assert all(found) == (code not in NEEDS), code


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_board_are_whole_sentences(language: str, name: str) -> None:
    board = BOARDS[name]
    for players in range(board.rules.players[0], board.rules.players[1] + 1):
        sections = Texts(language).rules(board, players)
        told = [sentence for section in sections for sentence in section.sentences]
        assert all(rule[0].isupper() and rule.endswith(".") for rule in told)
        assert len(set(told)) == len(told)
        shown = [text for section in sections for _, text in section.examples]
        assert all(text.endswith(".") and text[0].isupper() for text in shown), shown
        assert len({section.code for section in sections}) == len(sections)


CHANGED: dict[str, Any] = {
    "players": (2, 5),
    "points": (0, 1, 2, 5, 7, 10),
    "station_costs": (1, 2, 3),
    "ties": ("completed tickets",),
    "longest_path_optional": True,
    "strict_ferries_optional": True,
}


@pytest.mark.parametrize("field", [field.name for field in fields(Rules)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_a_board_is_told(language: str, field: str) -> None:
    value = getattr(ISLE.rules, field)
    other = CHANGED[field] if field in CHANGED else not value if isinstance(value, bool) else value - 1
    texts = Texts(language)
    assert texts.rules(_with(ISLE, **{field: other}), 3) != texts.rules(ISLE, 3)


def test_only_lengths_that_a_board_has_are_in_its_table() -> None:
    lengths = {"usa": [1, 2, 3, 4, 5, 6], "europe": [1, 2, 3, 4, 6, 8], "nordic": [1, 2, 3, 4, 5, 6, 9]}
    for name, expected in lengths.items():
        (points,) = [section.points for section in rule_sections(load_board(name), 2) if section.points]
        assert [length for length, _ in points] == expected
        assert dict(points)[3] == 4


def test_what_misled_is_said_clearly() -> None:
    """Any cards pay for every space of a route, and a tunnel counts the colour of the payment."""
    sections = Texts("en").rules(load_board("nordic"), 3)
    told = " ".join(sentence for section in sections for sentence in section.sentences)
    assert "each space can be paid for with any 4 cards" in told
    assert "a locomotive or has the colour you played" in told
    assert "The player with the most points wins." in told


# Worked examples.


def _examples(board: Board, code: str) -> Iterator[tuple[Example, Route, dict[str, Any]]]:
    """The examples of a kind, with their first route and the arguments of all their sentences."""
    for section in rule_sections(board, board.rules.players[0]):
        for example in section.examples:
            if example.code == code:
                arguments = {key: value for _, told in reversed(example.sentences) for key, value in told.items()}
                yield example, board.routes[board.route_index[example.routes[0]]], arguments


def _payment(cards: dict[str, int], swaps: int = 0) -> Payment:
    colours = [card for card in COLOURS if cards.get(card)]
    assert len(colours) <= 1, cards
    colour = colours[0] if colours else None
    return Payment(colour, cards.get(colour or "", 0), cards.get(LOCOMOTIVE, 0), swaps)


@pytest.mark.parametrize("name", BOARDS)
def test_the_payments_of_the_examples_are_accepted(name: str) -> None:
    board = BOARDS[name]
    rules = board.rules
    for code in ("plain", "grey", "ferry", "tunnel", "any"):
        for _, route, told in _examples(board, code):
            accepted = set(payments(route, rules))
            assert (told["length"], told["points"]) == (route.length, rules.points[route.length])
            swaps = told.get("swaps", 0)
            assert _payment(told["cards"], swaps) in accepted
            if code == "any":
                assert told["number"] == swaps * route.any_cards
            elif code == "grey":
                assert len([colour for colour in told["substitutes"] if colour in COLOURS]) == 2  # refused: a mix
                assert _payment(told["short"]) in accepted
            elif code == "ferry" and rules.ferry_substitute:
                assert _payment(told.get("short", {}), 1) in accepted
                assert sum(told["substitutes"].values()) == rules.ferry_substitute
                assert set(told["substitutes"]) <= set(COLOURS)
            elif "short" in told:
                assert _payment(told["short"]) in accepted


@pytest.mark.parametrize("number", range(1, 6))
def test_what_a_tunnel_asks_for_is_what_matches(number: int) -> None:
    board = _with(load_board("europe"), tunnel_cards=number)
    ((example, route, _),) = _examples(board, "tunnel")
    laid, turned, paid = (told for _, told in example.sentences)
    (colour,) = laid["cards"]
    assert len(turned["turned_up"]) == number
    assert turned["number"] == sum(card in (colour, LOCOMOTIVE) for card in turned["turned_up"])
    assert turned["card"] == colour
    assert paid["number"] == route.length + turned["number"]


@pytest.mark.parametrize("name", BOARDS)
def test_the_pictures_show_what_the_examples_say(name: str) -> None:
    board = BOARDS[name]
    for example, _, told in _examples(board, "ticket"):
        ticket = board.tickets[board.ticket_index[example.ticket or ""]]
        assert {ticket.a, ticket.b} == _ends(board, example)
        assert told["points"] == ticket.points
    for example, _, told in _examples(board, "country"):
        stacks = {country.id: country.cards for country in board.countries}
        assert set(told["countries"]) == _ends(board, example)
        assert told["points"] == sum(stacks[country][0] for country in told["countries"])
    for example, _, told in _examples(board, "station"):
        assert {*told["cities"]} == _ends(board, example)
        assert sorted(example.owners.values()) == [0, 1]
    for example, route, _ in _examples(board, "double"):
        assert {id.split(":")[0] for id in example.routes} == {route.id.split(":")[0]}
        assert len(example.routes) > 1


def _ends(board: Board, example: Example) -> set[str]:
    """The two ends of a chain of routes."""
    places = [end for id in example.routes for end in id.split(":")[0].split("/")]
    assert all(places.count(place) <= 2 for place in places)
    return {place for place in places if places.count(place) == 1}


@pytest.mark.parametrize(
    ("language", "substitutes"), [("en", "substitutes"), ("pl", "karty zastępcze"), ("ro", "cărți înlocuitoare")]
)
def test_the_rules_explain_the_words_of_the_table(language: str, substitutes: str) -> None:
    texts = Texts(language)
    told = [sentence for section in texts.rules(load_board("nordic"), 3) for sentence in section.sentences]
    assert any(substitutes in sentence for sentence in told)
    assert any(sentence.lower().startswith(texts("score-most-tickets").lower()) for sentence in told)
