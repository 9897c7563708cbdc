"""What Nordic's ferries and its longest route take for payment (N7, N10, D15)."""

from __future__ import annotations

from branchline.boards.model import COLOURS, LOCOMOTIVE
from branchline.game.game import Game
from tests.support import position, refused, rule, texts

FERRY = "helsinki/stockholm:2"  # yellow, 4 spaces, 1 symbol
LONG = "lieksa/murmansk"  # grey, 9 spaces: the route of N10


def claims(game: Game, route: str) -> list[str]:
    """The legal payments for a route, as texts."""
    head = f"claim {route} "
    return [text.removeprefix(head) for text in texts(game) if text.startswith(head)]


RICH = dict.fromkeys(COLOURS, 9) | {LOCOMOTIVE: 14}


# N7, D15: ferries.


@rule("N7")
def test_a_coloured_ferry_takes_its_colour_and_a_locomotive_or_three_colour_cards_for_the_symbol() -> None:
    game = position("nordic", {"yellow": 4, "red": 4, "locomotive": 2})
    assert claims(game, FERRY) == [
        "with 3 yellow 1 locomotive",
        "with 2 yellow 2 locomotive",
        "with 3 yellow for 1",
        "with 2 yellow 1 locomotive for 1",
        "with 1 yellow 2 locomotive for 1",
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
    own.play("claim alborg/kristiansand with 1 red for 1: 3 red")
    mixed = position("nordic", {"red": 2, "blue": 1, "green": 1})
    mixed.play("claim alborg/kristiansand with 1 red for 1: 1 blue 1 green 1 red")
    for game, discards in ((own, {"red": 4}), (mixed, {"blue": 1, "green": 1, "red": 2})):
        assert (game.routes(0), game.hand(0)) == (["alborg/kristiansand"], {})
        assert game.to_dict()["discards"] == discards
        assert (game.trains[0], game.points[0]) == (38, 2)
    short = position("nordic", {"red": 3})  # no card pays twice
    refused(short, "claim alborg/kristiansand with 1 red for 1", "substitutes-short")
    assert claims(short, "alborg/kristiansand") == []


@rule("N7")
def test_each_symbol_may_be_paid_by_a_locomotive_or_by_three_cards() -> None:
    hand = {"purple": 2, "white": 6, "locomotive": 1}
    route = "honningsvag/tromso"  # purple, 4 spaces, 2 symbols
    game = position("nordic", hand)
    assert claims(game, route) == [
        "with 2 purple 1 locomotive for 1",
        "with 2 purple for 2",
        "with 1 purple 1 locomotive for 2",
    ]
    refused(game, f"claim {route} with 2 purple 1 locomotive for 1: 2 white", "substitute-count")
    refused(game, f"claim {route} with 1 purple for 3", "too-many-swaps")
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
    ]
    refused(game, "claim helsinki/stockholm with 1 blue 1 green 2 locomotive", "one-colour")
    game.play("claim alborg/goteborg with 1 green for 1: 1 blue 2 red")
    assert game.hand(0) == {"blue": 1, "red": 1, "locomotive": 1}


@rule("D15")
def test_a_locomotive_is_never_one_of_the_three_cards_for_a_symbol() -> None:
    game = position("nordic", {"red": 3, "locomotive": 1})
    assert claims(game, "alborg/kristiansand") == ["with 1 red 1 locomotive", "with 1 locomotive for 1"]
    refused(game, "claim alborg/kristiansand with 1 red for 1", "substitutes-short")
    paying = position("nordic", {"red": 2, "blue": 2, "locomotive": 1})
    paying.play("claim alborg/kristiansand with 1 red for 1")
    assert texts(paying) == ["give blue"]
    refused(paying, "give locomotive", "give-colour-only")


@rule("D15")
def test_three_cards_never_stand_for_a_colour_card_nor_on_other_routes() -> None:
    game = position("nordic", {"red": 1, "white": 11, "locomotive": 1})
    assert claims(game, "alborg/kristiansand") == [  # never two swaps: it has one symbol
        "with 1 red 1 locomotive",
        "with 1 red for 1",
        "with 1 locomotive for 1",
    ]
    refused(game, "claim alborg/kristiansand with 1 locomotive for 2", "too-many-swaps")
    refused(game, "claim alborg/kristiansand for 2: 6 white", "too-many-swaps")
    refused(game, "claim helsinki/imatra with 1 red for 2", "no-substitutes")
    refused(game, "claim bergen/oslo:2 with 1 red for 3", "no-substitutes")  # a tunnel
    routes = {action.route for action in position("nordic", RICH).legal() if action.kind == "claim" and action.swaps}
    assert routes == {route.id for route in game.board.routes if route.symbols} | {LONG}


# N10: Murmansk–Lieksa.


@rule("N10")
def test_seven_green_and_eight_other_cards() -> None:
    game = position("nordic", {"green": 7, "black": 2, "red": 5, "locomotive": 1})
    assert claims(game, LONG) == ["with 7 green for 2"]
    game.play(f"claim {LONG} with 7 green for 2")
    assert (game.phase, game.to_dict()["laid"]["to_give"]) == ("paying", 8)
    for card in ["black"] * 2 + ["red"] * 5 + ["locomotive"]:
        assert texts(game) == [f"give {card}"]
        game.play(f"give {card}")
    assert (game.routes(0), game.hand(0), game.turn) == ([LONG], {}, 1)
    assert game.to_dict()["discards"] == {"green": 7, "black": 2, "red": 5, "locomotive": 1}
    assert (game.trains, game.points) == ([31, 40], [27, 0])


@rule("N10")
def test_nine_cards_of_one_colour_pay_for_the_long_route_too() -> None:
    game = position("nordic", {"green": 9})
    assert claims(game, LONG) == ["with 9 green"]
    game.play(f"claim {LONG} with 9 green")
    assert (game.routes(0), game.to_dict()["discards"]) == ([LONG], {"green": 9})


@rule("N10")
def test_a_locomotive_alone_stands_for_nothing_on_the_long_route() -> None:
    game = position("nordic", {"green": 8, "locomotive": 3})
    assert claims(game, LONG) == []
    refused(game, f"claim {LONG} with 8 green 1 locomotive", "no-locomotives")
    refused(game, f"claim {LONG} with 8 green for 1", "substitutes-short")
    only = position("nordic", {"locomotive": 14})
    assert claims(only, LONG) == []


@rule("N10")
def test_the_four_cards_may_be_locomotives_and_the_sets_own_colour() -> None:
    game = position("nordic", {"green": 9, "locomotive": 3})
    assert claims(game, LONG) == ["with 9 green", "with 8 green for 1"]
    game.play(f"claim {LONG} with 8 green for 1: 1 green 3 locomotive")
    assert (game.routes(0), game.hand(0), game.points[0]) == ([LONG], {}, 27)
    same = position("nordic", {"red": 12})
    same.play(f"claim {LONG} with 8 red for 1: 4 red")
    assert (same.routes(0), same.hand(0)) == ([LONG], {})


@rule("N10")
def test_all_nine_spaces_may_be_paid_with_thirty_six_cards_of_any_kind() -> None:
    hand = dict.fromkeys(COLOURS, 4) | {"locomotive": 4}
    game = position("nordic", hand)
    assert claims(game, LONG)[-1] == "for 9"
    game.play(f"claim {LONG} for 9: " + " ".join(f"{n} {card}" for card, n in hand.items()))
    assert (game.routes(0), game.hand(0), game.to_dict()["discards"]) == ([LONG], {}, hand)
    assert (game.trains[0], game.points[0]) == (31, 27)
    short = position("nordic", hand | {"red": 3})
    assert "for 9" not in claims(short, LONG)
    refused(short, f"claim {LONG} for 9", "substitutes-short")


@rule("N10")
def test_four_cards_a_space_not_more_and_not_fewer() -> None:
    game = position("nordic", {"green": 8, "red": 5})
    refused(game, f"claim {LONG} with 8 green for 1: 3 red", "substitute-count")
    refused(game, f"claim {LONG} with 8 green for 1: 5 red", "substitute-count")
    refused(game, f"claim {LONG} with 7 green for 1: 4 red", "wrong-count")
    assert [route.id for route in game.board.routes if route.any_cards] == [LONG]
