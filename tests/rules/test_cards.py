"""Train cards: all cards, the deal, drawing, the face-up cards, the deck and the discards (G1, G2, G6–G10)."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.boards.model import COLOURS
from branchline.game.game import Game
from tests.support import position, refused, rule, texts

DECK = dict.fromkeys(COLOURS, 12) | {"locomotive": 14}
QUIET = ["purple", "blue", "orange", "white", "green"]


def deck(game: Game) -> dict[str, int]:
    counts: dict[str, int] = game.to_dict()["deck"]
    return counts


def discards(game: Game) -> dict[str, int]:
    counts: dict[str, int] = game.to_dict()["discards"]
    return counts


def all_cards(game: Game) -> Counter[str]:
    """Every card that is not in the box."""
    total = Counter(card for card in game.face_up if card) + Counter(deck(game)) + Counter(discards(game))
    for seat in range(game.players):
        total += Counter(game.hand(seat))
    return total


# --- the deck and the deal ---


@rule("G1")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
def test_the_deck_has_12_cards_of_each_colour_and_14_locomotives(board: str) -> None:
    cards = all_cards(Game.new(board, seed=1))
    assert cards == DECK
    assert cards.total() == 110
    assert set(cards) == {"purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"}


@rule("G2")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
@pytest.mark.parametrize("players", [2, 3])
def test_each_player_is_dealt_4_cards_and_5_are_turned_up(board: str, players: int) -> None:
    game = Game.new(board, players, seed=2)
    assert [sum(game.hand(seat).values()) for seat in range(players)] == [4] * players
    assert None not in game.face_up
    assert len(game.face_up) == 5
    assert sum(deck(game).values()) == 110 - 4 * players - 5
    assert discards(game) == {}


@rule("G2")
def test_cards_are_dealt_before_tickets_are_chosen() -> None:
    game = Game.new("usa", 2, seed=0, outcomes=[*["red"] * 4, *["blue"] * 4, *QUIET])
    assert game.phase == "start"
    assert (game.hand(0), game.hand(1), game.face_up) == ({"red": 4}, {"blue": 4}, QUIET)


@rule("G2")
def test_the_deck_is_shuffled() -> None:
    deals = [Game.new("usa", 2, seed=seed) for seed in range(6)]
    assert len({str((game.hand(0), game.hand(1), game.face_up)) for game in deals}) == 6


@rule("G2", "G8")
def test_three_locomotives_among_the_first_face_up_cards_are_replaced_before_anyone_chooses() -> None:
    hands = [*["red"] * 4, *["blue"] * 4]
    first = ["locomotive", "green", "locomotive", "white", "locomotive"]
    game = Game.new("usa", 2, seed=0, outcomes=[*hands, *first, *QUIET])
    assert game.face_up == QUIET
    assert discards(game) == {"white": 1, "green": 1, "locomotive": 3}
    assert sum(deck(game).values()) == 110 - 8 - 10


@rule("G2")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    hand = dict.fromkeys(COLOURS, 10) | {"locomotive": 10}
    game = position("usa", hand)
    game.play("draw", outcomes=["red"])
    game.play("draw", outcomes=["red"])
    assert game.hand(0) == hand | {"red": 12}
    assert game.turn == 1


# --- drawing ---


@rule("G6")
def test_a_draw_is_two_cards_from_the_deck() -> None:
    game = position("usa", {"red": 1})
    game.play("draw", outcomes=["black"])
    assert (game.phase, game.turn) == ("second_card", 0)
    game.play("draw", outcomes=["yellow"])
    assert (game.phase, game.turn) == ("turn", 1)
    assert game.hand(0) == {"red": 1, "black": 1, "yellow": 1}
    assert (game.face_up, discards(game)) == (QUIET, {})
    assert all_cards(game) == DECK


@rule("G6")
def test_a_face_up_card_taken_is_replaced_at_once_and_the_new_one_may_be_the_second() -> None:
    game = position("usa")
    assert "take black" not in texts(game)
    game.play("take orange", outcomes=["black"])
    assert (game.face_up, game.phase) == (["purple", "blue", "black", "white", "green"], "second_card")
    game.play("take black", outcomes=["red"])
    assert game.face_up == ["purple", "blue", "red", "white", "green"]
    assert (game.hand(0), game.turn, game.phase) == ({"orange": 1, "black": 1}, 1, "turn")
    assert all_cards(game) == DECK


@rule("G6")
@pytest.mark.parametrize(("first", "second"), [("draw", "take blue"), ("take blue", "draw")])
def test_face_up_cards_and_the_deck_may_be_mixed_in_either_order(first: str, second: str) -> None:
    game = position("usa", deck={"red": 8})
    game.play(first)
    game.play(second)
    assert (game.hand(0), game.turn) == ({"blue": 1, "red": 1}, 1)
    assert game.face_up == ["purple", "red", "orange", "white", "green"]
    assert deck(game) == {"red": 6}


@rule("G6")
def test_only_cards_that_are_face_up_can_be_taken() -> None:
    game = position("usa")
    takes = ["take purple", "take blue", "take orange", "take white", "take green", "draw"]
    assert texts(game) == [*takes, "tickets"]
    refused(game, "take red", "not-face-up")
    game.play("draw", outcomes=["black"])
    assert texts(game) == takes
    refused(game, "take red", "not-face-up")


# --- face-up locomotives ---

ONE_LOCOMOTIVE = ["purple", "locomotive", "orange", "white", "green"]


@rule("G7")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    game = position("usa", face_up=ONE_LOCOMOTIVE)
    assert "take locomotive" in texts(game)
    game.play("take locomotive", outcomes=["red"])
    assert (game.hand(0), game.turn, game.phase) == ({"locomotive": 1}, 1, "turn")
    assert game.face_up == ["purple", "red", "orange", "white", "green"]


@rule("G7")
@pytest.mark.parametrize("first", ["draw", "take white"])
def test_a_face_up_locomotive_is_never_the_second_card(first: str) -> None:
    game = position("usa", face_up=ONE_LOCOMOTIVE)
    game.play(first, outcomes=["red"])
    refused(game, "take locomotive", "second-card-locomotive")
    assert "take green" in texts(game)


@rule("G7")
def test_not_even_one_that_has_just_been_turned_up() -> None:
    game = position("usa")
    game.play("take blue", outcomes=["locomotive"])
    assert (game.face_up, game.phase) == (ONE_LOCOMOTIVE, "second_card")
    refused(game, "take locomotive", "second-card-locomotive")


@rule("G7")
def test_a_locomotive_from_the_deck_is_a_card_like_any_other() -> None:
    game = position("usa")
    game.play("draw", outcomes=["locomotive"])
    assert game.phase == "second_card"
    game.play("draw", outcomes=["locomotive"])
    assert (game.hand(0), game.turn) == ({"locomotive": 2}, 1)


# --- the reset of the face-up cards ---

TWO_LOCOMOTIVES = ["locomotive", "locomotive", "orange", "white", "green"]
OTHER = ["red", "red", "black", "yellow", "blue"]


@rule("G8")
@pytest.mark.parametrize("board", ["usa", "europe", "poland"])
def test_a_third_locomotive_discards_all_face_up_cards_and_five_new_ones_are_turned_up(board: str) -> None:
    game = position(board, face_up=TWO_LOCOMOTIVES)
    game.play("take orange", outcomes=["locomotive", *OTHER])
    assert game.face_up == OTHER
    assert discards(game) == {"white": 1, "green": 1, "locomotive": 3}
    assert (game.hand(0), game.phase, game.turn) == ({"orange": 1}, "second_card", 0)
    assert all_cards(game) == DECK


@rule("G8")
def test_two_locomotives_stay() -> None:
    game = position("usa", face_up=TWO_LOCOMOTIVES)
    game.play("take orange", outcomes=["red"])
    assert game.face_up == ["locomotive", "locomotive", "red", "white", "green"]
    assert discards(game) == {}


@rule("G8")
def test_it_is_done_again_while_it_is_so() -> None:
    game = position("usa", face_up=TWO_LOCOMOTIVES)
    again = ["locomotive", "locomotive", "black", "locomotive", "locomotive"]
    once_more = ["blue", "locomotive", "locomotive", "locomotive", "yellow"]
    game.play("take orange", outcomes=["locomotive", *again, *once_more, *OTHER])
    assert game.face_up == OTHER
    assert discards(game) == {"blue": 1, "white": 1, "green": 1, "yellow": 1, "black": 1, "locomotive": 10}


@rule("G8")
def test_it_follows_the_replacement_of_a_locomotive_too_and_the_turn_is_over() -> None:
    game = position("usa", face_up=TWO_LOCOMOTIVES)
    game.play("take locomotive", outcomes=["red"])
    assert game.face_up == ["red", "locomotive", "orange", "white", "green"]
    game = position("usa", face_up=TWO_LOCOMOTIVES)
    game.play("draw", outcomes=["black"])
    game.play("take green", outcomes=["locomotive", *OTHER])
    assert (game.face_up, game.turn, game.phase) == (OTHER, 1, "turn")
    assert discards(game) == {"orange": 1, "white": 1, "locomotive": 3}


# --- the empty deck ---


@rule("G9")
def test_when_the_last_card_is_drawn_the_discards_become_the_deck_at_once() -> None:
    game = position("usa", deck={"red": 1}, discards={"black": 3, "locomotive": 1})
    game.play("draw")
    assert game.phase == "second_card"
    assert (deck(game), discards(game)) == ({"black": 3, "locomotive": 1}, {})
    game.play("draw", outcomes=["black"])
    assert game.hand(0) == {"black": 1, "red": 1}
    assert deck(game) == {"black": 2, "locomotive": 1}


@rule("G9")
def test_also_when_the_last_card_replaces_a_face_up_card() -> None:
    game = position("usa", deck={"red": 1}, discards={"black": 3})
    game.play("take blue")
    assert game.face_up == ["purple", "red", "orange", "white", "green"]
    assert (deck(game), discards(game)) == ({"black": 3}, {})


@rule("G9")
def test_in_the_middle_of_a_reset_the_face_up_cards_just_discarded_are_among_them() -> None:
    game = position("usa", face_up=TWO_LOCOMOTIVES, deck={"locomotive": 1, "red": 2}, discards={"black": 4})
    game.play("take orange", outcomes=["locomotive", "red", "red", "black", "white", "black"])
    assert game.face_up == ["red", "red", "black", "white", "black"]
    assert (deck(game), discards(game)) == ({"green": 1, "black": 2, "locomotive": 3}, {})


@rule("G9")
def test_a_payment_later_than_the_reshuffle_is_not_in_the_deck() -> None:
    game = position("usa", {}, {"red": 2}, deck={"red": 1}, discards={"black": 3})
    game.play("draw")
    game.play("draw")
    game.play("claim boston/new-york with 2 red")
    assert (deck(game), discards(game)) == ({"black": 2}, {"red": 2})


@rule("G9")
def test_without_discards_the_gap_stays_open() -> None:
    game = position("usa", deck={"red": 1})
    game.play("draw")
    game.play("take blue")
    assert game.face_up == ["purple", None, "orange", "white", "green"]
    assert (deck(game), discards(game), game.turn) == ({}, {}, 1)


@rule("G9")
def test_as_soon_as_cards_are_discarded_they_are_the_deck_and_fill_the_gaps() -> None:
    game = position("usa", {"red": 4}, face_up=["purple", None, "orange", None, "green"], deck={})
    game.play("claim dallas/el-paso with 4 red")
    assert game.face_up == ["purple", "red", "orange", "red", "green"]
    assert (deck(game), discards(game)) == ({"red": 2}, {})


@rule("G9")
def test_with_five_face_up_cards_they_are_the_deck_too() -> None:
    game = position("usa", {"red": 4}, deck={})
    game.play("claim dallas/el-paso with 4 red")
    assert (game.face_up, deck(game), discards(game)) == (QUIET, {"red": 4}, {})


@rule("G9", "G8")
def test_locomotives_are_looked_for_once_the_gaps_are_filled() -> None:
    game = position(
        "usa", {"red": 4, "locomotive": 2}, face_up=["locomotive", "locomotive", "blue", None, "blue"], deck={}
    )
    after = ["red", "red", "red", "red", "locomotive"]
    game.play("claim miami/new-orleans with 4 red 2 locomotive", outcomes=["locomotive", *after])
    assert game.face_up == after
    assert deck(game) == {"blue": 2, "locomotive": 3}
    assert discards(game) == {}


@rule("G10")
def test_with_neither_deck_nor_face_up_cards_nothing_can_be_drawn() -> None:
    game = position("usa", {"red": 4}, face_up=[None] * 5, deck={}, ticket_deck={"unseen": ["boston/miami"]})
    refused(game, "draw", "deck-empty")
    refused(game, "take red", "not-face-up")
    refused(game, "pass", "can-act")
    assert "tickets" in texts(game)
    assert all(text == "tickets" or text.startswith("claim") for text in texts(game))


@rule("G10")
def test_drawing_is_available_again_once_there_are_cards() -> None:
    game = position("usa", {"red": 2}, face_up=[None] * 5, deck={})
    game.play("claim boston/new-york with 2 red")
    assert game.face_up == ["red", "red", None, None, None]
    assert texts(game) == ["take red", "tickets"]
