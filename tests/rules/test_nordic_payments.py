"""What Nordic's longest route takes for payment (N10)."""

from __future__ import annotations

from branchline.boards.model import COLOURS
from tests.support import claims, position, refused, rule, texts

LONG = "lieksa/murmansk"  # grey, 9 spaces: the route of N10


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
