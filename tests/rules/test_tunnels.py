"""Tunnels (E4–E9), with the worked examples of docs/rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.boards import Board
from branchline.game.game import Game
from tests.support import in_last_turns, position, refused, rule, texts

GREEN_TUNNEL = "claim venezia/zurich with 1 green 1 locomotive"  # length 2
TURNED_UP = ["green", "locomotive", "red"]


def anna(board: str | Board = "europe", **more: Any) -> Game:
    """The worked example: a hand of 3 green cards, 3 locomotives and a red card, and 2 black discards."""
    return position(board, {"green": 3, "red": 1, "locomotive": 3}, **{"discards": {"black": 2}} | more)


def asked() -> Game:
    """The worked example, when the three cards lie there and ask for 2 more."""
    game = anna()
    game.play(GREEN_TUNNEL, outcomes=TURNED_UP)
    return game


def laid(game: Game) -> dict[str, Any]:
    on_the_table: dict[str, Any] = game.to_dict()["laid"]
    return on_the_table


# E4: what is owed.


@rule("E4")
def test_each_matching_card_and_each_locomotive_turned_up_is_owed() -> None:
    game = anna()
    assert GREEN_TUNNEL in texts(game)
    events = game.play(GREEN_TUNNEL, outcomes=TURNED_UP)
    assert (game.phase, game.turn) == ("tunnel", 0)
    assert game.hand(0) == {"green": 2, "red": 1, "locomotive": 2}
    assert laid(game)["cards"] == {"green": 1, "locomotive": 1}
    assert laid(game)["turned_up"] == {"green": 1, "red": 1, "locomotive": 1}
    assert laid(game)["owed"] == 2
    assert [(event.turned_up, event.owed) for event in events if event.code == "tunnel"] == [(tuple(TURNED_UP), 2)]
    assert (game.routes(0), game.trains[0], game.points[0]) == ([], 45, 0)
    assert texts(game) == ["decline", "pay 2 green", "pay 1 green 1 locomotive", "pay 2 locomotive"]


@rule("E4")
@pytest.mark.parametrize(
    ("payment", "hand"),
    [
        ("2 green", {"red": 1, "locomotive": 2}),
        ("1 green 1 locomotive", {"green": 1, "red": 1, "locomotive": 1}),
        ("2 locomotive", {"green": 2, "red": 1}),
    ],
)
def test_what_is_owed_is_paid_in_that_colour_or_locomotives(payment: str, hand: dict[str, int]) -> None:
    game = asked()
    game.play(f"pay {payment}")
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == hand
    assert sum(game.to_dict()["discards"].values()) == 2 + 4 + 3
    assert (game.trains[0], game.points[0], game.phase, game.turn) == (43, 2, "turn", 1)


@rule("E4")
def test_nothing_else_pays_what_is_owed() -> None:
    game = asked()
    refused(game, "pay 1 green", "tunnel-count")
    refused(game, "pay 3 locomotive", "tunnel-count")
    refused(game, "pay 1 red 1 green", "tunnel-wrong-card")
    refused(game, "draw", "not-now")
    refused(game, GREEN_TUNNEL, "not-now")


@rule("E4")
def test_cards_laid_already_do_not_pay_what_is_owed() -> None:
    game = position("europe", {"green": 2, "locomotive": 1})
    game.play(GREEN_TUNNEL, outcomes=TURNED_UP)
    assert texts(game) == ["decline"]
    refused(game, "pay 2 green", "cards-short")
    refused(game, "pay 1 green 1 locomotive", "cards-short")


@rule("E4")
def test_with_nothing_owed_the_route_is_claimed_at_once() -> None:
    game = anna()
    game.play(GREEN_TUNNEL, outcomes=["red", "white", "red"])
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == {"green": 2, "red": 1, "locomotive": 2}
    assert game.to_dict()["discards"] == {"white": 1, "green": 1, "black": 2, "red": 2, "locomotive": 1}
    assert (game.trains[0], game.points[0], game.phase, game.turn) == (43, 2, "turn", 1)


@rule("E4")
def test_all_three_cards_turned_up_may_count() -> None:
    game = position("europe", {"green": 5})
    game.play("claim venezia/zurich with 2 green", outcomes=["green", "green", "locomotive"])
    assert laid(game)["owed"] == 3
    assert texts(game) == ["decline", "pay 3 green"]


@rule("E4")
def test_the_payment_itself_must_be_in_the_hand() -> None:
    game = position("europe", {"green": 1, "red": 5})
    refused(game, "claim venezia/zurich with 2 green", "cards-short")
    refused(game, "claim venezia/zurich with 2 red", "wrong-colour")


@rule("E4")
def test_in_a_grey_tunnel_the_colour_is_that_of_the_cards_laid() -> None:
    game = position("europe", {"red": 3, "green": 3, "locomotive": 2})
    game.play("claim paris/zurich with 2 red 1 locomotive", outcomes=["red", "green", "green"])
    assert laid(game)["owed"] == 1
    assert texts(game) == ["decline", "pay 1 red", "pay 1 locomotive"]
    refused(game, "pay 1 green", "tunnel-wrong-card")
    game.play("pay 1 red")
    assert game.routes(0) == ["paris/zurich"]
    assert game.hand(0) == {"green": 3, "locomotive": 1}


@rule("E4")
def test_an_ordinary_route_turns_nothing_up() -> None:
    game = position("europe", {"green": 2})
    before = game.to_dict()["deck"]
    game.play("claim essen/frankfurt with 2 green")
    assert game.routes(0) == ["essen/frankfurt"]
    assert game.to_dict()["deck"] == before


# E5: declining.


@rule("E5")
def test_who_could_pay_may_decline_and_gets_the_payment_back() -> None:
    game = asked()
    assert "decline" in texts(game)
    game.play("decline")
    assert game.hand(0) == {"green": 3, "red": 1, "locomotive": 3}
    assert (game.routes(0), game.trains[0], game.points[0]) == ([], 45, 0)
    assert (game.phase, game.turn, game.to_dict()["laid"]) == ("turn", 1, None)


@rule("E5")
def test_who_cannot_pay_can_only_decline() -> None:
    game = position("europe", {"green": 1, "locomotive": 1})
    game.play(GREEN_TUNNEL, outcomes=TURNED_UP)
    assert texts(game) == ["decline"]
    game.play("decline")
    assert game.hand(0) == {"green": 1, "locomotive": 1}
    assert (game.routes(0), game.phase, game.turn) == ([], "turn", 1)


@rule("E5")
def test_a_declined_tunnel_uses_up_a_last_turn() -> None:
    game = anna(in_last_turns("europe"), final_turns=1)
    game.play(GREEN_TUNNEL, outcomes=TURNED_UP)
    game.play("decline")
    assert (game.over, game.ending) == (True, "last turns")


@rule("E5")
def test_there_is_nothing_to_decline_outside_a_tunnel() -> None:
    refused(anna(), "decline", "not-now")


# E6: locomotives only.


@rule("E6")
def test_after_locomotives_only_locomotives_count_and_pay() -> None:
    game = anna()
    game.play("claim venezia/zurich with 2 locomotive", outcomes=TURNED_UP)
    assert laid(game)["owed"] == 1
    assert texts(game) == ["decline", "pay 1 locomotive"]
    refused(game, "pay 1 green", "tunnel-colour")
    game.play("pay 1 locomotive")
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == {"green": 3, "red": 1}


@rule("E6")
def test_after_locomotives_only_colours_turned_up_ask_for_nothing() -> None:
    game = anna()
    game.play("claim venezia/zurich with 2 locomotive", outcomes=["green", "green", "green"])
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == {"green": 3, "red": 1, "locomotive": 1}


@rule("E6")
def test_without_locomotives_left_who_laid_only_locomotives_can_only_decline() -> None:
    game = position("europe", {"green": 5, "locomotive": 2})
    game.play("claim venezia/zurich with 2 locomotive", outcomes=TURNED_UP)
    assert texts(game) == ["decline"]
    refused(game, "pay 1 locomotive", "cards-short")


# E7: the cards turned up.


@rule("E7")
def test_cards_turned_up_are_no_discards_before_the_turn_ends() -> None:
    assert asked().to_dict()["discards"] == {"black": 2}


@rule("E7")
@pytest.mark.parametrize(
    ("choice", "discards"),
    [
        ("pay 2 green", {"green": 4, "black": 2, "red": 1, "locomotive": 2}),
        ("decline", {"green": 1, "black": 2, "red": 1, "locomotive": 1}),
    ],
)
def test_paid_or_declined_the_cards_turned_up_are_discarded(choice: str, discards: dict[str, int]) -> None:
    game = asked()
    deck = game.to_dict()["deck"]
    game.play(choice)
    assert game.to_dict()["discards"] == discards
    assert game.to_dict()["deck"] == deck


# E8: when cards are short.


@rule("E8")
def test_the_last_card_of_the_deck_and_then_the_discards_are_turned_up() -> None:
    game = anna(deck={"red": 1}, discards={"green": 1})
    game.play(GREEN_TUNNEL, outcomes=["red", "green"])
    table = game.to_dict()
    assert (table["laid"]["turned_up"], table["laid"]["owed"]) == ({"green": 1, "red": 1}, 1)
    assert (table["deck"], table["discards"]) == ({}, {})
    game.play("pay 1 green")
    table = game.to_dict()
    assert game.routes(0) == ["venezia/zurich"]
    # The payment and the cards turned up are discarded together, and become the empty deck (G9).
    assert (table["deck"], table["discards"]) == ({"green": 3, "red": 1, "locomotive": 1}, {})


@rule("E8")
def test_cards_turned_up_are_not_shuffled_into_the_deck_within_the_turn() -> None:
    game = anna(deck={"red": 2}, discards={"green": 2})
    game.play(GREEN_TUNNEL, outcomes=["red", "red", "green"])
    assert laid(game)["turned_up"] == {"green": 1, "red": 2}
    assert game.to_dict()["deck"] == {"green": 1}
    game.play("decline")
    assert game.to_dict()["deck"] == {"green": 1}
    assert game.to_dict()["discards"] == {"green": 1, "red": 2}


@rule("E8")
def test_the_payment_is_not_turned_up() -> None:
    game = anna(deck={"red": 1}, discards={})
    game.play("claim venezia/zurich with 2 green", outcomes=["red"])
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == {"green": 1, "red": 1, "locomotive": 3}
    assert game.to_dict()["deck"] == {"green": 2, "red": 1}


@rule("E8")
def test_with_no_card_to_turn_up_the_tunnel_is_claimed() -> None:
    face_up = ["green", "locomotive", "locomotive", "green", "green"]
    game = anna(face_up=face_up, deck={}, discards={})
    game.play(GREEN_TUNNEL)
    assert game.routes(0) == ["venezia/zurich"]
    assert game.hand(0) == {"green": 2, "red": 1, "locomotive": 2}
    assert game.face_up == face_up
    assert game.to_dict()["deck"] == {"green": 1, "locomotive": 1}
    assert (game.trains[0], game.points[0], game.turn) == (43, 2, 1)


@rule("E8")
def test_declined_with_an_empty_deck_only_what_was_turned_up_becomes_the_deck() -> None:
    game = anna(deck={"green": 2}, discards={})
    game.play(GREEN_TUNNEL, outcomes=["green", "green"])
    assert laid(game)["owed"] == 2
    game.play("decline")
    assert game.hand(0) == {"green": 3, "red": 1, "locomotive": 3}
    assert game.to_dict()["deck"] == {"green": 2}
    assert game.to_dict()["discards"] == {}


# E9: trains and points.


@rule("E9")
def test_trains_and_points_follow_from_the_length_not_from_the_cards_paid() -> None:
    game = position("europe", {"red": 9})
    game.play("claim budapest/kyiv with 6 red", outcomes=["red", "red", "locomotive"])
    game.play("pay 3 red")
    assert (game.hand(0), game.trains[0], game.points[0]) == ({}, 39, 15)
    assert game.to_dict()["discards"] == {"red": 11, "locomotive": 1}


@rule("E9")
def test_as_many_trains_as_its_length_are_enough_for_a_tunnel() -> None:
    long_routes = ["petrograd/stockholm", "palermo/smyrna", "budapest/kyiv"]  # 8 + 6 + 6 trains
    fours = ["berlin/danzig", "kharkov/kyiv", "kharkov/moskva", "marseille/paris", "marseille/roma"]
    routes = dict.fromkeys([*long_routes, *fours, "brest/paris"], 0)
    game = position("europe", {"green": 4}, routes=routes)
    assert game.trains[0] == 2
    game.play("claim venezia/zurich with 2 green", outcomes=["green", "green", "red"])
    game.play("pay 2 green")
    assert game.trains[0] == 0
    assert game.points[0] == 21 + 2 * 15 + 5 * 7 + 4 + 2
