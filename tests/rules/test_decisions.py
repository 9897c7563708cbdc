"""Turns where the rule books are silent: drawing, passing, idling, tunnels (D1–D3, D10, D11, D13, D19, D20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from branchline.game.game import Game
from tests.support import in_last_turns, position, refused, rule, texts


def drawn(game: Game) -> int:
    """How many cards have come from the deck."""
    return int(game.state.drawn[0])


# D1: resets of the face-up cards come to rest.


def before_the_endless_reset() -> Game:
    """Taking the red card leaves 1 purple card and 4 locomotives face up and a deck of 2 black and 3 locomotives."""
    face_up = ["purple", "locomotive", "locomotive", "locomotive", "red"]
    return position("usa", {"green": 1}, {"white": 1}, face_up=face_up, deck={"black": 2, "locomotive": 4})


@rule("D1")
def test_face_up_cards_that_would_be_reset_for_ever_are_left_after_ten_resets() -> None:
    game = before_the_endless_reset()
    game.play("take red", outcomes=["locomotive"])
    assert Counter(game.face_up) == {"purple": 1, "locomotive": 4}
    now = game.to_dict()
    assert (now["deck"], now["discards"]) == ({"black": 2, "locomotive": 3}, {})
    assert drawn(game) == 1 + 10 * 5
    assert (game.phase, game.turn, game.hand(0)) == ("second_card", 0, {"green": 1, "red": 1})
    assert texts(game) == ["take purple", "draw"]


@rule("D1")
def test_then_the_face_up_cards_stay_until_they_next_change() -> None:
    game = before_the_endless_reset()
    game.play("take red", outcomes=["locomotive"])
    face_up = game.face_up
    game.play("draw", outcomes=["locomotive"])
    assert (game.face_up, drawn(game)) == (face_up, 52)
    game.play("claim atlanta/nashville with 1 white")  # the deck has grown, but the face-up cards have not changed
    assert (game.face_up, drawn(game)) == (face_up, 52)
    five = ["black", "black", "locomotive", "white", "locomotive"]
    game.play("take purple", outcomes=["locomotive", *five])  # the gap is filled, and the face-up cards are reset again
    assert game.face_up == five


@rule("D1")
def test_no_reset_follows_once_the_locomotives_are_few_enough() -> None:
    face_up = ["purple", "locomotive", "locomotive", "red", "red"]
    game = position("usa", face_up=face_up, deck={"locomotive": 4, "blue": 5})
    fives = [["locomotive"] * 3 + ["blue"] * 2, ["blue"] * 3 + ["red"] + ["purple"]]
    game.play("take red", outcomes=["locomotive", *fives[0], *fives[1]])
    assert game.face_up == fives[1]
    now = game.to_dict()  # the deck ran out on the way: the discards are the deck
    assert (now["deck"], now["discards"]) == ({"blue": 2, "locomotive": 6}, {})


@rule("D1")
def test_without_three_colour_cards_outside_the_hands_there_is_no_reset() -> None:
    face_up = ["purple", "locomotive", "locomotive", "black", "red"]
    game = position("usa", {"green": 12}, face_up=face_up, deck={"locomotive": 5})
    game.play("take red", outcomes=["locomotive"])
    assert game.face_up == ["purple", "locomotive", "locomotive", "black", "locomotive"]
    assert (drawn(game), game.to_dict()["discards"]) == (1, {})


@rule("D1")
@pytest.mark.parametrize("where", ["deck", "discards"])
def test_three_colour_cards_anywhere_outside_the_hands_allow_a_reset(where: str) -> None:
    face_up = ["purple", "locomotive", "locomotive", "black", "red"]
    cards = {"deck": {"locomotive": 6}, "discards": {}}
    cards[where]["white"] = 1
    game = position("usa", face_up=face_up, **cards)
    game.play("take red", outcomes=["locomotive"])
    assert drawn(game) >= 1 + 5


@rule("D1")
def test_a_reset_that_lacked_colour_cards_is_made_once_the_third_is_discarded() -> None:
    face_up = ["purple", "locomotive", "locomotive", "black", "red"]
    game = position("usa", {}, {"white": 1}, face_up=face_up, deck={"locomotive": 5})
    game.play("take red", outcomes=["locomotive"])
    game.play("draw")
    five = ["white", "purple", "black", "locomotive", "locomotive"]
    game.play("claim atlanta/nashville with 1 white", outcomes=[*["locomotive"] * 5, *five])
    assert game.face_up == five


# D2, D10: fewer than five face-up cards and an empty deck.


@rule("D2")
@pytest.mark.parametrize("face_up", [["red"], ["red", "locomotive"]])
def test_a_draw_ends_with_one_card_if_no_second_may_be_taken(face_up: list[str]) -> None:
    game = position("usa", face_up=face_up, deck={})
    game.play("take red")
    assert (game.hand(0), game.face_up[0]) == ({"red": 1}, None)
    assert (game.phase, game.turn) == ("turn", 1)


@rule("D2")
def test_a_draw_from_the_deck_too_ends_with_one_card_if_only_locomotives_are_left() -> None:
    game = position("usa", face_up=["locomotive"] * 5, deck={"red": 1})
    game.play("draw")
    assert (game.hand(0), game.face_up) == ({"red": 1}, ["locomotive"] * 5)
    assert (game.phase, game.turn) == ("turn", 1)
    nordic = position("nordic", face_up=["locomotive"] * 5, deck={"red": 1})
    nordic.play("draw")  # there a second one may be taken (N2)
    assert (nordic.phase, nordic.turn, texts(nordic)) == ("second_card", 0, ["take locomotive"])


@rule("D2")
@pytest.mark.parametrize(("face_up", "deck"), [(["red", "blue"], {}), (["red"] + ["locomotive"] * 4, {"blue": 2})])
def test_a_second_card_follows_while_one_may_be_taken(face_up: list[str], deck: dict[str, int]) -> None:
    game = position("usa", face_up=face_up, deck=deck)
    game.play("take red")
    assert (game.phase, game.turn) == ("second_card", 0)
    assert texts(game) == (["take blue", "draw"] if deck else ["take blue"])


@rule("D19")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
@pytest.mark.parametrize("first", ["take red", "draw"])
def test_nobody_may_stop_after_the_first_card_while_a_second_can_be_taken(board: str, first: str) -> None:
    hand = {"white": 9, "locomotive": 4}  # with which there is much else to do
    game = position(board, hand, face_up=["red", "blue", "blue", "green", "green"], deck={"red": 1, "black": 6})
    game.play(first)
    assert (game.phase, game.turn) == ("second_card", 0)
    assert {action.kind for action in game.legal()} == {"take", "draw"}
    refused(game, "pass", "not-now")
    refused(game, "tickets", "not-now")
    route = next(route for route in game.board.routes if route.colour == "white" and route.kind == "plain")
    refused(game, f"claim {route.id} with {route.length} white", "not-now")
    cards = sum(game.hand(0).values())
    game.play("take green")
    assert (sum(game.hand(0).values()), game.phase, game.turn) == (cards + 1, "turn", 1)


@rule("D19")
def test_not_even_the_only_card_left_may_be_refused() -> None:
    game = position("usa", face_up=["red", "blue"], deck={}, ticket_deck={"unseen": []})
    game.play("take red")
    assert texts(game) == ["take blue"]
    refused(game, "pass", "not-now")


@rule("D10")
def test_with_an_empty_deck_face_up_cards_may_still_be_taken() -> None:
    game = position("usa", face_up=["red", "blue", None, "locomotive", None], deck={}, ticket_deck={"unseen": []})
    assert texts(game) == ["take blue", "take red", "take locomotive"]
    refused(game, "draw", "deck-empty")
    game.play("take red")
    assert game.face_up == [None, "blue", None, "locomotive", None]
    refused(game, "take locomotive", "second-card-locomotive")  # G7 applies
    game.play("take blue")
    assert (game.hand(0), game.turn) == ({"red": 1, "blue": 1}, 1)
    assert texts(game) == ["take locomotive"]
    game.play("take locomotive")
    assert (game.hand(1), game.face_up, game.turn) == ({"locomotive": 1}, [None] * 5, 0)


@rule("D10")
def test_drawing_is_unavailable_only_with_neither_deck_nor_face_up_cards() -> None:
    game = position("usa", face_up=[], deck={}, ticket_deck={"unseen": ["boston/miami"]})
    assert texts(game) == ["tickets"]
    refused(game, "draw", "deck-empty")
    refused(game, "take red", "not-face-up")
    deck = position("usa", face_up=["locomotive"] * 5, deck={"red": 1}, ticket_deck={"unseen": []})
    assert texts(deck) == ["take locomotive", "draw"]


# D3: passing.

STUCK: dict[str, Any] = {"face_up": [], "deck": {}, "ticket_deck": {"unseen": []}}


@rule("D3")
def test_a_player_with_no_legal_action_passes() -> None:
    short = ["atlanta/nashville", "dallas/houston", "kansas-city/omaha", "portland/seattle", "seattle/vancouver"]
    game = position(
        "usa", {"red": 1}, routes=dict.fromkeys(short, 1), **STUCK
    )  # every route that one card could pay for
    assert texts(game) == ["pass"]
    game.play("pass")
    assert (game.phase, game.turn, int(game.state.passes)) == ("turn", 1, 1)
    assert game.hand(0) == {"red": 1}


@rule("D3")
@pytest.mark.parametrize(
    "way",
    [
        {"face_up": ["red"]},
        {"face_up": ["locomotive"]},
        {"face_up": ["locomotive"] * 5, "deck": {"red": 1}},
        {"ticket_deck": {"unseen": ["boston/miami"]}},
        {"ticket_deck": {"unseen": [], "bottom": ["boston/miami"]}},
        {"ticket_deck": {"unseen": [], "start_returned": ["boston/miami"]}},
        {"hands": [{"red": 1}, {}]},
    ],
)
def test_nobody_else_may_pass(way: dict[str, Any]) -> None:
    refused(position("usa", **(STUCK | way)), "pass", "can-act")


@rule("D3")
def test_a_player_who_can_build_a_station_may_not_pass() -> None:
    game = position(
        "europe", {"red": 1}, routes={"amsterdam/bruxelles": 1, "dieppe/paris": 1, "budapest/wien": 1}, **STUCK
    )
    assert {action.kind for action in game.legal()} == {"station"}
    refused(game, "pass", "can-act")


@rule("D3")
def test_nobody_passes_in_the_middle_of_a_turn() -> None:
    game = position("usa")
    game.play("draw")
    refused(game, "pass", "not-now")
    game.play("draw")
    game.play("tickets")
    refused(game, "pass", "not-now")


@rule("D3")
def test_when_every_player_in_one_round_has_passed_the_game_ends_and_is_counted() -> None:
    game = position("usa", players=3, tickets=[["boston/miami"], [], []], routes={"dallas/houston": 1}, **STUCK)
    game.play("pass")
    game.play("pass")
    assert not game.over
    game.play("pass")
    assert (game.over, game.ending, game.winners) == (True, "all passed", (1,))
    assert [score.total for score in game.scores] == [-12, 11, 0]
    refused(game, "pass", "game-over", 0)


@rule("D3")
def test_passes_that_are_not_in_one_round_do_not_end_the_game() -> None:
    game = position("usa", {}, {"red": 1}, players=2, **STUCK)
    game.play("pass")
    game.play("claim dallas/houston with 1 red")  # the red card is the only face-up card now
    assert game.face_up == ["red", None, None, None, None]
    game.play("take red")
    game.play("pass")
    assert (game.over, int(game.state.passes)) == (False, 1)
    refused(game, "pass", "can-act")  # it holds the red card again


@rule("D3")
def test_a_pass_uses_up_a_last_turn() -> None:
    game = position(in_last_turns("usa"), {}, {"red": 2}, final_turns=2, **STUCK)
    game.play("pass")
    assert (int(game.state.final_turns), game.over) == (1, False)
    game.play("claim dallas/houston with 1 red")
    assert (game.over, game.ending) == (True, "last turns")


# D11, D13: declined tunnels.


@rule("D11")
def test_after_twenty_rounds_of_declined_tunnels_the_game_ends_and_is_counted() -> None:
    game = position("europe", {"blue": 2}, {"blue": 2}, deck={"blue": 6}, tickets=[["berlin/roma"], []])
    for turn in range(40):
        assert (game.turn, game.over) == (turn % 2, False)
        game.play("claim munchen/venezia with 2 blue")
        game.play("decline")
    assert (game.over, game.ending, game.winners) == (True, "idle", (1,))
    assert [score.total for score in game.scores] == [12 - 9, 12]  # 4 for each station not built


@rule("D11")
def test_a_pass_counts_as_an_idle_turn_and_a_round_is_one_turn_of_each() -> None:
    game = position("europe", players=3, idle_turns=58, passes=0, **STUCK)
    game.play("pass")
    assert not game.over
    game.play("pass")
    assert (game.over, game.ending) == (True, "idle")


@rule("D11")
@pytest.mark.parametrize(
    "actions",
    [
        ["draw", "draw"],
        ["take blue", "draw"],
        ["take locomotive"],
        ["tickets", "keep boston/miami"],
        ["claim dallas/houston with 1 red"],
    ],
)
def test_a_card_a_ticket_or_a_claim_starts_the_count_anew(actions: list[str]) -> None:
    face_up = ["blue", "blue", "white", "white", "locomotive"]
    game = position("usa", {"red": 1}, face_up=face_up, idle_turns=39, ticket_deck={"unseen": ["boston/miami"]})
    for action in actions:
        game.play(action)
    assert (game.over, int(game.state.idle_turns), game.turn) == (False, 0, 1)


@rule("D11")
def test_a_station_and_a_tunnel_paid_for_start_it_anew_too() -> None:
    station = position("europe", {"red": 1}, idle_turns=39)
    station.play("station roma with 1 red")
    tunnel = position("europe", {"blue": 3}, idle_turns=39)
    tunnel.play("claim munchen/venezia with 2 blue", outcomes=["blue", "red", "red"])
    tunnel.play("pay 1 blue")
    for game in (station, tunnel):
        assert (game.over, int(game.state.idle_turns), game.turn) == (False, 0, 1)


@rule("D13")
def test_a_declined_tunnel_claims_nothing_closes_nothing_and_uses_the_turn() -> None:
    game = position("europe", {"black": 4, "white": 3}, {"black": 3, "white": 3})
    before = [game.state.open[seat].copy() for seat in (0, 1)]
    game.play("claim madrid/pamplona with 3 black", outcomes=["black", "red", "red"])
    game.play("decline")
    assert (game.phase, game.turn) == ("turn", 1)
    assert (game.routes(0), game.hand(0)) == ([], {"black": 4, "white": 3})
    assert (game.trains, game.points) == ([45, 45], [0, 0])
    assert all((game.state.open[seat] == before[seat]).all() for seat in (0, 1))
    for route, colour in (("madrid/pamplona", "black"), ("madrid/pamplona:2", "white")):
        assert f"claim {route} with 3 {colour}" in texts(game)  # both routes, also to the other player


@rule("D13")
def test_it_may_be_tried_again_in_a_later_turn() -> None:
    game = position("europe", {"black": 3})
    game.play("claim madrid/pamplona with 3 black", outcomes=["black", "red", "red"])
    game.play("decline")
    refused(game, "claim madrid/pamplona with 3 black", "not-your-turn", 0)
    game.play("draw")
    game.play("draw")
    game.play("claim madrid/pamplona with 3 black", outcomes=["white", "red", "red"])
    assert (game.routes(0), game.hand(0), game.points[0]) == (["madrid/pamplona"], {}, 4)


@rule("D13")
def test_the_payment_cannot_be_changed_once_the_cards_are_turned() -> None:
    game = position("europe", {"black": 4, "white": 3, "locomotive": 3})
    game.play("claim madrid/pamplona with 2 black 1 locomotive", outcomes=["black", "red", "red"])
    assert texts(game) == ["decline", "pay 1 black", "pay 1 locomotive"]
    refused(game, "claim madrid/pamplona with 3 locomotive", "not-now")
    refused(game, "claim madrid/pamplona:2 with 3 white", "not-now")
    refused(game, "pay 2 black", "tunnel-count")
    refused(game, "draw", "not-now")


# D20: grey tunnels.


@rule("D20")
@pytest.mark.parametrize(("colour", "owed"), [("red", 1), ("green", 2), ("blue", 0)])
def test_in_a_grey_tunnel_the_cards_turned_up_count_by_the_colour_that_was_laid(colour: str, owed: int) -> None:
    game = position("europe", {"red": 6, "green": 6, "blue": 6})
    assert next(route for route in game.board.routes if route.id == "paris/zurich").colour == "grey"
    game.play(f"claim paris/zurich with 3 {colour}", outcomes=["red", "green", "green"])
    if owed:
        assert (game.phase, game.to_dict()["laid"]["owed"]) == ("tunnel", owed)
        assert texts(game) == ["decline", f"pay {owed} {colour}"]
        game.play(f"pay {owed} {colour}")
    assert (game.routes(0), game.hand(0)[colour]) == (["paris/zurich"], 3 - owed)


@rule("D20")
def test_a_locomotive_turned_up_counts_in_a_grey_tunnel_whatever_was_laid() -> None:
    game = position("europe", {"red": 6, "locomotive": 3})
    game.play("claim paris/zurich with 2 red 1 locomotive", outcomes=["locomotive", "green", "blue"])
    assert (game.phase, texts(game)) == ("tunnel", ["decline", "pay 1 red", "pay 1 locomotive"])
