"""What Nordic's ferries take for payment (N7, D15), also at tables with strict ferries, against an oracle."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from branchline.boards import load_board
from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE, Route
from branchline.game.errors import IllegalAction, TableError
from branchline.game.game import Game
from branchline.rules.compiling import INTERPRETED
from tests.support import claims, position, refused, rule, texts
from tests.volume import some_of

FERRY = "helsinki/stockholm:2"  # yellow, 4 spaces, 1 symbol
SHORT = "alborg/kristiansand"  # red, 2 spaces, 1 symbol
LONG = "lieksa/murmansk"  # the route of N10
FERRIES = [route for route in load_board("nordic").routes if route.symbols]
STRICT: dict[str, Any] = {"options": {"strict_ferries": True}}
RICH = dict.fromkeys(COLOURS, 9) | {LOCOMOTIVE: 14}


# N7: ferries.


@rule("N7")
def test_a_coloured_ferry_takes_its_colour_locomotives_and_three_colour_cards_for_a_locomotive() -> None:
    game = position("nordic", {"yellow": 4, "red": 4, "locomotive": 2})
    assert claims(game, FERRY) == [
        "with 3 yellow 1 locomotive",
        "with 2 yellow 2 locomotive",
        "with 3 yellow for 1",
        "with 2 yellow 1 locomotive for 1",
        "with 1 yellow 2 locomotive for 1",
        "with 2 yellow for 2",
        "with 1 yellow 1 locomotive for 2",
        "with 2 locomotive for 2",
    ]
    refused(game, f"claim {FERRY} with 4 yellow", "needs-locomotives")
    refused(game, f"claim {FERRY} with 3 red 1 locomotive", "wrong-colour")
    game.play(f"claim {FERRY} with 2 yellow 2 locomotive")
    assert game.hand(0) == {"yellow": 2, "red": 4}
    assert (game.routes(0), game.points, game.trains) == ([FERRY], [7, 0], [36, 40])


@rule("N7")
def test_a_ferry_may_be_paid_with_locomotives_alone() -> None:
    game = position("nordic", {"locomotive": 4})
    assert claims(game, FERRY) == ["with 4 locomotive"]
    game.play(f"claim {FERRY} with 4 locomotive")
    assert (game.hand(0), game.to_dict()["discards"]) == ({}, {"locomotive": 4})


@rule("N7")
def test_a_ferry_paid_card_by_card() -> None:
    """The example of docs/decisions/state.md: 3 yellow for the spaces, 2 white and 1 red for the symbol."""
    game = position("nordic", {"yellow": 3, "white": 2, "red": 1})
    assert claims(game, FERRY) == ["with 3 yellow for 1"]
    game.play(f"claim {FERRY} with 3 yellow for 1")
    assert (game.phase, game.turn, texts(game)) == ("paying", 0, ["give white"])
    laid = {"route": FERRY, "colour": "yellow", "cards": {"yellow": 3}, "turned_up": {}, "owed": 0}
    assert game.to_dict()["laid"] == laid | {"to_give": 3, "give_from": "purple"}
    assert (game.points, game.routes(0)) == ([0, 0], [])
    refused(game, "give red", "give-order")
    refused(game, "give blue", "cards-short")
    refused(game, "draw", "not-now")
    game.play("give white")
    assert game.to_dict()["laid"] == laid | {"cards": {"white": 1, "yellow": 3}, "to_give": 2, "give_from": "white"}
    game.play("give white")
    assert texts(game) == ["give red"]
    game.play("give red")
    assert (game.phase, game.turn, game.routes(0)) == ("turn", 1, [FERRY])
    assert (game.hand(0), game.to_dict()["discards"]) == ({}, {"white": 2, "yellow": 3, "red": 1})
    assert (game.points, game.trains) == ([7, 0], [36, 40])
    at_once = position("nordic", {"yellow": 3, "white": 2, "red": 1})
    at_once.play(f"claim {FERRY} with 3 yellow for 1: 2 white 1 red")
    assert at_once == game


@rule("N7")
def test_the_three_cards_may_be_of_any_mix_the_routes_colour_included() -> None:
    own = position("nordic", {"red": 4})
    own.play(f"claim {SHORT} with 1 red for 1: 3 red")
    mixed = position("nordic", {"red": 2, "blue": 1, "green": 1})
    mixed.play(f"claim {SHORT} with 1 red for 1: 1 blue 1 green 1 red")
    for game, discards in ((own, {"red": 4}), (mixed, {"blue": 1, "green": 1, "red": 2})):
        assert (game.routes(0), game.hand(0)) == ([SHORT], {})
        assert game.to_dict()["discards"] == discards
        assert (game.trains[0], game.points[0]) == (38, 2)
    short = position("nordic", {"red": 3})  # no card pays twice
    refused(short, f"claim {SHORT} with 1 red for 1", "substitutes-short")
    assert claims(short, SHORT) == []


@rule("N7")
@pytest.mark.parametrize("table", [{}, STRICT])
def test_each_symbol_may_be_paid_by_a_locomotive_or_by_three_cards(table: dict[str, Any]) -> None:
    route = "honningsvag/tromso"  # purple, 4 spaces, 2 symbols
    game = position("nordic", {"purple": 2, "white": 6, "locomotive": 1}, **table)
    assert claims(game, route) == [
        "with 2 purple 1 locomotive for 1",
        "with 2 purple for 2",
        "with 1 purple 1 locomotive for 2",
    ]
    refused(game, f"claim {route} with 2 purple 1 locomotive for 1: 2 white", "substitute-count")
    one = game.copy()
    one.play(f"claim {route} with 2 purple 1 locomotive for 1: 3 white")
    assert (one.routes(0), one.hand(0), one.points[0]) == ([route], {"white": 3}, 7)
    game.play(f"claim {route} with 2 purple for 2: 6 white")
    assert (game.routes(0), game.hand(0), game.points[0]) == ([route], {"locomotive": 1}, 7)


@rule("N7")
def test_a_grey_ferry_takes_one_colour_and_substitutes_of_any() -> None:
    game = position("nordic", {"blue": 2, "green": 1, "red": 3, "locomotive": 1})
    assert claims(game, "alborg/goteborg") == [  # grey, 2 spaces, 1 symbol
        "with 1 blue 1 locomotive",
        "with 1 blue for 1",
        "with 1 green 1 locomotive",
        "with 1 green for 1",
        "with 1 red 1 locomotive",
        "with 1 red for 1",
        "with 1 locomotive for 1",
        "for 2",
    ]
    refused(game, "claim helsinki/stockholm with 1 blue 1 green 2 locomotive", "one-colour")
    game.play("claim alborg/goteborg with 1 green for 1: 1 blue 2 red")
    assert game.hand(0) == {"blue": 1, "red": 1, "locomotive": 1}


# D15: which locomotives three cards replace.


@rule("D15")
def test_a_ferry_of_three_spaces_may_be_paid_with_nine_assorted_colour_cards() -> None:
    """The example of the clause, on a blue ferry with one symbol, without a blue card or a locomotive."""
    hand = {"purple": 2, "orange": 1, "white": 2, "green": 1, "black": 2, "red": 1}
    game = position("nordic", hand)
    assert claims(game, "stockholm/turku") == ["for 3"]
    game.play("claim stockholm/turku for 3: " + " ".join(f"{n} {card}" for card, n in hand.items()))
    assert (game.routes(0), game.hand(0), game.to_dict()["discards"]) == (["stockholm/turku"], {}, hand)
    assert (game.trains[0], game.points[0]) == (37, 4)
    eight = position("nordic", hand | {"red": 0})
    refused(eight, "claim stockholm/turku for 3", "substitutes-short")
    refused(position("nordic", hand, **STRICT), "claim stockholm/turku for 3", "too-many-swaps")


@rule("D15")
def test_three_cards_replace_a_locomotive_that_would_stand_for_a_colour_card() -> None:
    """The worked example of docs/rules.md."""
    game = position("nordic", {"blue": 3, "green": 2, "white": 1, "locomotive": 1})
    assert claims(game, SHORT) == ["with 1 locomotive for 1", "for 2"]
    game.play(f"claim {SHORT} for 2")
    assert (game.phase, game.to_dict()["laid"]["to_give"], game.to_dict()["laid"]["colour"]) == ("paying", 6, None)
    for card in ["blue"] * 3 + ["white"] + ["green"] * 2:
        game.play(f"give {card}")
    assert (game.routes(0), game.hand(0), game.points[0]) == ([SHORT], {"locomotive": 1}, 2)


@rule("D15")
def test_a_locomotive_is_never_one_of_the_three_cards() -> None:
    game = position("nordic", {"red": 3, "locomotive": 1})
    assert claims(game, SHORT) == ["with 1 red 1 locomotive", "with 1 locomotive for 1"]
    refused(game, f"claim {SHORT} with 1 red for 1", "substitutes-short")
    refused(game, f"claim {SHORT} for 2", "substitutes-short")
    paying = position("nordic", {"red": 2, "blue": 2, "locomotive": 1})
    paying.play(f"claim {SHORT} with 1 red for 1")
    assert texts(paying) == ["give blue"]
    refused(paying, "give locomotive", "give-colour-only")


@rule("D15")
def test_three_cards_replace_nothing_on_other_routes() -> None:
    game = position("nordic", {"red": 1, "white": 11, "locomotive": 1})
    refused(game, "claim helsinki/imatra with 1 red for 2", "no-substitutes")
    refused(game, "claim bergen/oslo:2 with 1 red for 3", "no-substitutes")  # a tunnel
    refused(game, f"claim {SHORT} with 1 locomotive for 3", "too-many-swaps")
    routes = {action.route for action in position("nordic", RICH).legal() if action.kind == "claim" and action.swaps}
    assert routes == {route.id for route in game.board.routes if route.symbols} | {LONG}


@rule("D15")
def test_at_a_strict_table_three_cards_replace_only_the_locomotives_of_symbols() -> None:
    game = position("nordic", {"red": 1, "white": 11, "locomotive": 1}, **STRICT)
    assert claims(game, SHORT) == [  # never two swaps: it has one symbol
        "with 1 red 1 locomotive",
        "with 1 red for 1",
        "with 1 locomotive for 1",
    ]
    refused(game, f"claim {SHORT} with 1 locomotive for 2", "too-many-swaps")
    refused(game, f"claim {SHORT} for 2: 6 white", "too-many-swaps")
    two = position("nordic", {"purple": 2, "white": 9, "locomotive": 1}, **STRICT)
    refused(two, "claim honningsvag/tromso with 1 purple for 3", "too-many-swaps")
    loose = position("nordic", {"purple": 2, "white": 9, "locomotive": 1})
    assert "with 1 purple for 3" in claims(loose, "honningsvag/tromso")
    rich = position("nordic", RICH | {"green": 8}, **STRICT)  # substitutes on the route of N10 are not about ferries
    assert "with 7 green for 2" in claims(rich, LONG)


@rule("D15")
def test_the_host_chooses_the_strict_reading_and_only_where_the_board_offers_it() -> None:
    new = [Game.new("nordic", 2, seed=1, strict_ferries=choice) for choice in (None, False, True)]
    assert [game.to_dict()["options"] for game in new] == [{}, {}, {"strict_ferries": True}]
    assert [game.view(0).strict_ferries for game in new] == [False, False, True]
    for board in ("usa", "europe", "poland", "thistledown"):
        with pytest.raises(TableError, match="doesn’t let you choose how substitutes are used on ferries"):
            Game.new(board, 2, seed=1, strict_ferries=True)


# The same, for many hands, against what the clauses say word by word.


def ways_to_pay(route: Route, hand: Counter[str], strict: bool) -> set[frozenset[tuple[str, int]]]:
    """An oracle: pays space by space, and collects the sets of cards of all payments that the hand allows.

    Each space takes a locomotive, a card of the one colour, or any three colour cards for a locomotive. As many
    locomotives, or sets for them, as symbols must be among them (E3); a strict table takes no more sets than symbols.
    """
    sets = [Counter(cards) for cards in combinations_with_replacement(COLOURS, 3)]
    ways = set()
    for colour in COLOURS if route.colour == GREY else (route.colour,):
        paid: dict[tuple[frozenset[tuple[str, int]], int, int], Counter[str]] = {(frozenset(), 0, 0): Counter()}
        for _ in range(route.length):
            longer = {}
            for (_, wild, triples), cards in paid.items():
                steps = [(Counter({LOCOMOTIVE: 1}), 1, 0), (Counter({colour: 1}), 0, 0)]
                for more, one, three in [*steps, *((each, 0, 1) for each in sets)]:
                    total = cards + more
                    if all(total[card] <= hand[card] for card in more):
                        longer[frozenset(total.items()), wild + one, triples + three] = total
            paid = longer
        for whole, wild, triples in paid:
            if wild + triples >= route.symbols and not (strict and triples > route.symbols):
                ways.add(whole)
    return ways


def ways_played(game: Game, route: str) -> Iterator[frozenset[tuple[str, int]]]:
    """The cards of each payment that the game lets seat 0 make, claim by claim and then card by card."""
    before = Counter(game.hand(0))
    games = [game]
    while games:
        here = games.pop()
        if here.routes(0) == [route]:
            yield frozenset((before - Counter(here.hand(0))).items())
            continue
        for action in here.legal():
            if action.kind == "give" or (action.kind == "claim" and action.route == route):
                there = here.copy()
                there.play(action)
                games.append(there)


def hands(seed: int, route: Route) -> Iterator[Counter[str]]:
    """Hands that often can pay: the route's colour, some locomotives, and cards of a few other colours."""
    dice = random.Random(f"{seed} {route.id}")
    for _ in range(2 if INTERPRETED else 6):
        colours = dice.sample(COLOURS, 3)
        hand = Counter({card: dice.randrange(6) for card in colours})
        hand[colours[0] if route.colour == GREY else route.colour] += dice.randrange(route.length + 1)
        hand[LOCOMOTIVE] = dice.randrange(4)
        yield +hand


@rule("N7", "D15")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("route", some_of(FERRIES, FERRIES[::6]), ids=lambda route: route.id)
def test_a_ferry_takes_exactly_the_payments_of_the_clauses(route: Route, strict: bool) -> None:
    for hand in hands(7, route):
        game = position("nordic", dict(hand), **(STRICT if strict else {}))
        played = list(ways_played(game, route.id))
        assert set(played) == ways_to_pay(route, hand, strict)
        if route.colour != GREY:  # on a grey one, the same cards may be paid with either of two colours
            assert len(played) == len(set(played))


@rule("D15")
def test_a_strict_table_refuses_the_number_of_an_action_that_another_table_takes() -> None:
    hand = {"red": 1, "white": 5, "locomotive": 1}
    strict, loose = position("nordic", hand, **STRICT), position("nordic", hand)
    assert set(strict.legal().numbers) < set(loose.legal().numbers)
    more = sorted(set(loose.legal().numbers) - set(strict.legal().numbers))
    for number in more:
        with pytest.raises(IllegalAction) as refusal:
            strict.play(number)
        route = strict.board.routes[strict.board.route_index[refusal.value.details["route"]]]
        assert (refusal.value.code, refusal.value.details["most"]) == ("too-many-swaps", route.symbols)
        assert refusal.value.details["swaps"] > route.symbols
