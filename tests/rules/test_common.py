"""What all boards have in common but the cards: tickets, turns, claims, points (G3–G5, G11–G16)."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.boards.model import COLOURS, Route
from branchline.game.errors import IllegalAction
from branchline.game.game import Game
from branchline.rules import engine
from branchline.rules.records import KEEP, OVER
from tests.support import position, refused, rule, texts

EVERYTHING = dict.fromkeys(COLOURS, 12) | {"locomotive": 14}
CARDS = [*["red"] * 8, "purple", "blue", "orange", "white", "green"]  # two hands and the face-up cards


def claims(game: Game) -> set[str]:
    """The routes that the seat to act can claim now."""
    record = engine.board_record(game.board)
    return {game.board.routes[record.action_route[n]].id for n in game.legal().numbers if n >= record.claim}


def ends(route: Route) -> set[str]:
    return {route.a, route.b}


# --- tickets at the start ---

OFFERS = ["boston/miami", "calgary/phoenix", "denver/el-paso", "duluth/houston", "houston/winnipeg", "miami/toronto"]


@rule("G3")
@pytest.mark.parametrize(("board", "size"), [("usa", 3), ("europe", 4), ("poland", 4), ("nordic", 5)])
def test_every_player_gets_the_offer_of_the_board_at_once(board: str, size: int) -> None:
    game = Game.new(board, 3, seed=3)
    assert (game.phase, game.actors) == ("start", (0, 1, 2))
    offers = [game.offer(seat) for seat in range(3)]
    assert [len(offer) for offer in offers] == [size] * 3
    assert len({ticket for offer in offers for ticket in offer}) == 3 * size
    assert [game.tickets(seat) for seat in range(3)] == [[], [], []]


@rule("G3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_they_choose_in_any_order_and_it_comes_to_the_same(order: tuple[int, int]) -> None:
    game = Game.new("usa", 2, seed=0, first=0, outcomes=[*CARDS, *OFFERS])
    choices = ["keep boston/miami, calgary/phoenix", "keep houston/winnipeg, duluth/houston, miami/toronto"]
    for seat in order:
        game.play(choices[seat], seat)
    assert game.tickets(0) == ["boston/miami", "calgary/phoenix"]
    assert game.tickets(1) == ["duluth/houston", "houston/winnipeg", "miami/toronto"]
    assert [game.offer(seat) for seat in range(2)] == [[], []]
    assert (game.phase, game.turn) == ("turn", 0)


@rule("G3")
def test_nothing_moves_until_the_last_has_chosen_and_nobody_chooses_twice() -> None:
    game = Game.new("usa", 2, seed=0, first=0, outcomes=[*CARDS, *OFFERS])
    before = game.to_dict()
    game.play("keep boston/miami, denver/el-paso", 0)
    assert game.actors == (1,)
    chosen = [["boston/miami", "denver/el-paso"], []]
    assert game.to_dict() == before | {"chosen": chosen}
    refused(game, "keep calgary/phoenix, denver/el-paso", "already-chosen", 0)
    refused(game, "draw", "not-now", 1)


@rule("G3")
def test_a_ticket_of_another_cannot_be_kept() -> None:
    game = Game.new("usa", 2, seed=0, outcomes=[*CARDS, *OFFERS])
    refused(game, "keep boston/miami, miami/toronto", "not-offered", 0)


@rule("G3")
def test_kept_tickets_are_kept_to_the_end_in_any_number() -> None:
    game = Game.new("usa", 2, seed=5)
    board, states, rng = engine.board_record(game.board), game._states.copy(), engine.new_rng(1)
    held = states[0].tickets.copy()
    for _ in range(2000):
        engine.play(board, states, engine.random_actions(board, states, rng))
        assert not (held & ~states[0].tickets).any()
        held = states[0].tickets.copy()
        if states[0].phase == OVER:
            break
    assert states[0].phase == OVER
    everything = [ticket.id for ticket in game.board.tickets]
    assert position("usa", tickets=[everything, []]).tickets(0) == everything


# --- turns ---


@rule("G4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_that_the_host_names_begins_and_play_goes_round_by_seats(first: int) -> None:
    game = Game.new("usa", 3, seed=4, first=first)
    for seat in range(3):
        game.play(game.legal(seat)[0], seat)
    turns = []
    for _ in range(6):
        turns.append(game.turn)
        game.play("draw")
        game.play("draw")
    assert turns == [(first + i) % 3 for i in range(6)]


@rule("G4")
def test_without_a_name_the_first_seat_is_drawn_evenly() -> None:
    firsts = np.bincount([Game.new("usa", 3, seed=seed).first for seed in range(60)], minlength=3)
    assert firsts.sum() == 60
    assert firsts.min() > 9  # 20 is the mean, 3.7 the deviation
    assert Game.new("usa", 2, seed=0, outcomes=[*CARDS, *OFFERS, 1]).turn == 1


@rule("G4")
def test_another_seat_cannot_act() -> None:
    game = position("usa", {}, {"red": 2})
    refused(game, "draw", "not-your-turn", 1)
    refused(game, "claim boston/new-york with 2 red", "not-your-turn", 1)
    assert texts(game, 1) == []


@rule("G5")
@pytest.mark.parametrize("first", ["draw", "take blue"])
def test_who_has_drawn_a_card_can_only_draw_another(first: str) -> None:
    game = position("europe", {"red": 3})
    assert {action.kind for action in game.legal()} == {"take", "draw", "tickets", "claim", "station"}
    game.play(first, outcomes=["black"])
    assert {action.kind for action in game.legal()} == {"take", "draw"}
    for action in ("tickets", "claim wien/budapest with 1 red", "station wien with 1 red", "pass"):
        refused(game, action, "not-now")


@rule("G5")
@pytest.mark.parametrize("action", ["claim berlin/wien with 3 green", "station wien with 1 green", "tickets"])
def test_each_of_the_other_actions_is_the_whole_turn(action: str) -> None:
    game = position("europe", {"green": 3})
    game.play(action)
    if action == "tickets":
        assert {choice.kind for choice in game.legal()} == {"keep"}
        refused(game, "draw", "not-now")
        game.play(game.legal()[0])
    assert (game.turn, game.phase) == (1, "turn")


# --- claims ---


@rule("G11")
def test_a_claim_costs_cards_and_trains_by_the_length_and_the_cards_are_discarded() -> None:
    game = position("usa", {"red": 6, "locomotive": 2}, discards={"blue": 1})
    assert "claim dallas/el-paso with 3 red 1 locomotive" in texts(game)
    game.play("claim dallas/el-paso with 3 red 1 locomotive")
    assert game.hand(0) == {"red": 3, "locomotive": 1}
    assert game.to_dict()["discards"] == {"blue": 1, "red": 3, "locomotive": 1}
    assert (game.trains, game.routes(0), game.routes(1)) == ([41, 45], ["dallas/el-paso"], [])
    assert (game.turn, game.phase) == (1, "turn")


@rule("G11")
def test_routes_need_not_be_connected() -> None:
    game = position("usa", {"red": 2}, routes={"vancouver/calgary": 0})
    game.play("claim boston/new-york with 2 red")
    assert sorted(game.routes(0)) == ["boston/new-york", "calgary/vancouver"]


@rule("G11")
@pytest.mark.parametrize("count", [1, 3])
def test_a_route_is_paid_whole(count: int) -> None:
    game = position("usa", {"red": 3})
    refused(game, f"claim boston/new-york with {count} red", "wrong-count")


@rule("G11", "G12")
def test_cards_that_are_not_in_the_hand_cannot_be_paid() -> None:
    game = position("usa", {"red": 1, "locomotive": 1})
    refused(game, "claim boston/new-york with 2 red", "cards-short")
    refused(game, "claim boston/new-york with 2 locomotive", "cards-short")
    assert claims(game) >= {"boston/new-york"}


@rule("G11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_route_that_is_taken_is_not_open(seat: int) -> None:
    game = position("usa", {"red": 4}, players=4, routes={"boston/new-york": seat})
    refused(game, "claim boston/new-york with 2 red", "route-taken")


SIXES = [
    "calgary/winnipeg",
    "duluth/helena",
    "duluth/toronto",
    "el-paso/houston",
    "el-paso/los-angeles",
    "helena/seattle",
]


@rule("G11")
def test_a_route_longer_than_the_trains_left_cannot_be_claimed() -> None:
    sixes = ["calgary/winnipeg", "duluth/helena", "duluth/toronto", "el-paso/houston", "el-paso/los-angeles"]
    routes = dict.fromkeys([*sixes, "helena/seattle", "denver/phoenix"], 0)  # 41 trains
    game = position("usa", {"red": 6, "blue": 5, "locomotive": 5}, routes=routes)
    assert game.trains == [4, 45]
    refused(game, "claim helena/omaha with 5 red", "trains-short")
    refused(game, "claim atlanta/miami with 5 blue", "trains-short")
    refused(game, "claim montreal/sault-st-marie with 5 locomotive", "trains-short")
    lengths = {game.board.routes[game.board.route_index[route]].length for route in claims(game)}
    assert lengths == {1, 2, 3, 4}
    game.play("claim dallas/el-paso with 4 red")
    assert game.trains == [0, 45]


@rule("G12")
def test_a_coloured_route_takes_its_colour_and_locomotives() -> None:
    game = position("usa", {"red": 3, "blue": 3, "locomotive": 3})
    paid = [text for text in texts(game) if text.startswith("claim chicago/duluth ")]
    assert paid == [
        "claim chicago/duluth with 3 red",
        "claim chicago/duluth with 2 red 1 locomotive",
        "claim chicago/duluth with 1 red 2 locomotive",
        "claim chicago/duluth with 3 locomotive",
    ]
    refused(game, "claim chicago/duluth with 3 blue", "wrong-colour")
    refused(game, "claim chicago/duluth with 1 blue 2 locomotive", "wrong-colour")
    refused(game, "claim chicago/duluth with 2 red 1 blue", "one-colour")


@rule("G12")
def test_a_grey_route_takes_any_one_colour_and_locomotives() -> None:
    game = position("usa", {"green": 2, "blue": 1, "locomotive": 2})
    paid = [text for text in texts(game) if text.startswith("claim houston/new-orleans ")]
    assert paid == [
        "claim houston/new-orleans with 1 blue 1 locomotive",
        "claim houston/new-orleans with 2 green",
        "claim houston/new-orleans with 1 green 1 locomotive",
        "claim houston/new-orleans with 2 locomotive",
    ]
    refused(game, "claim houston/new-orleans with 1 blue 1 green", "one-colour")


@rule("G12")
def test_all_locomotives_is_a_valid_payment() -> None:
    game = position("usa", {"locomotive": 6})
    game.play("claim calgary/winnipeg with 6 locomotive")
    assert (game.hand(0), game.routes(0), game.points) == ({}, ["calgary/winnipeg"], [15, 0])
    assert game.to_dict()["discards"] == {"locomotive": 6}


@rule("G12")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_pays_for_its_routes_and_for_grey_ones_only(colour: str) -> None:
    game = position("usa", {colour: 6})
    routes = {route.id for route in game.board.routes if route.colour in (colour, "grey")}
    assert claims(game) == routes
    assert len(routes) == 7 + 44


# --- double routes ---


@rule("G13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_holds_both_routes_of_a_double_route(players: int) -> None:
    game = position("usa", {"red": 2, "yellow": 2}, players=players)
    game.play("claim boston/new-york with 2 red")
    for _ in range(players - 1):
        game.play("draw", outcomes=["black"])
        game.play("draw", outcomes=["black"])
    assert game.turn == 0
    refused(game, "claim boston/new-york:2 with 2 yellow", "double-own")


@rule("G14")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("board", "first", "second"),
    [
        ("usa", "boston/new-york with 2 red", "boston/new-york:2 with 2 yellow"),
        ("usa", "boston/new-york:2 with 2 yellow", "boston/new-york with 2 red"),
        ("usa", "seattle/vancouver with 1 red", "seattle/vancouver:2 with 1 yellow"),
        ("europe", "berlin/warszawa:2 with 4 yellow", "berlin/warszawa with 4 purple"),
    ],
)
def test_with_2_or_3_players_the_other_route_is_closed_to_everyone(
    board: str, first: str, second: str, players: int
) -> None:
    game = position(board, {"red": 4, "yellow": 4, "purple": 4}, {"red": 4, "yellow": 4, "purple": 4}, players=players)
    assert f"claim {second}" in texts(game)
    game.play(f"claim {first}")
    refused(game, f"claim {second}", "double-closed")


@rule("G14")
@pytest.mark.parametrize("players", [4, 5])
def test_with_more_players_another_may_claim_the_other_route(players: int) -> None:
    game = position("usa", {"red": 2}, {"yellow": 2}, players=players)
    game.play("claim boston/new-york with 2 red")
    game.play("claim boston/new-york:2 with 2 yellow")
    assert (game.routes(0), game.routes(1)) == (["boston/new-york"], ["boston/new-york:2"])


@rule("G13", "G14")
@pytest.mark.parametrize("board", ["usa", "europe"])
@pytest.mark.parametrize(("players", "seat"), [(3, 0), (3, 1), (4, 0), (4, 1)])
def test_a_claim_closes_routes_between_the_same_two_cities_and_no_others(board: str, players: int, seat: int) -> None:
    """Routes that run side by side for a while but join different cities are not double routes."""
    routes = load_board(board).routes
    claimed = [route for route in routes if route.length <= 2][:30:2]
    claimed = [route for route in claimed if not any(a is not route and ends(a) == ends(route) for a in claimed)]
    twins = {route.id for route in routes if ends(route) in map(ends, claimed)}
    assert len(twins) > len(claimed)
    hands = [EVERYTHING] if seat == 0 else [{}, EVERYTHING]
    built = {route.id: 0 for route in claimed}
    game = position(board, *hands, players=players, routes=built, face_up=[], deck={}, turn=seat)
    closed = twins if seat == 0 or players == 3 else set(built)
    longest = game.trains[seat]
    assert claims(game) == {route.id for route in routes if route.length <= longest} - closed


# --- points ---


@rule("G15")
@pytest.mark.parametrize(
    ("board", "claim", "length", "points"),
    [
        ("usa", "dallas/houston with 1 red", 1, 1),
        ("usa", "boston/new-york with 2 red", 2, 2),
        ("usa", "chicago/duluth with 3 red", 3, 4),
        ("usa", "dallas/el-paso with 4 red", 4, 7),
        ("usa", "helena/omaha with 5 red", 5, 10),
        ("usa", "miami/new-orleans with 6 red", 6, 15),
        ("europe", "stockholm/petrograd with 8 red", 8, 21),
        ("nordic", "murmansk/lieksa with 9 red", 9, 27),
    ],
)
def test_a_claim_scores_by_its_length(board: str, claim: str, length: int, points: int) -> None:
    game = position(board, {"red": 9}, routes={})
    outcomes = ["blue", "blue", "blue"] if board == "europe" else []
    game.play(f"claim {claim}", outcomes=outcomes)
    assert game.points == [points, 0]
    assert game.trains[0] == game.board.rules.trains - length
    assert game.scores[0].routes == points


@rule("G15")
def test_points_add_up_from_claim_to_claim_on_every_board() -> None:
    game = position("usa", {"red": 7}, {"blue": 4}, routes={"boston/montreal": 0})
    game.play("claim chicago/duluth with 3 red")
    game.play("claim chicago/omaha with 4 blue")
    game.play("claim dallas/el-paso with 4 red")
    assert game.points == [2 + 4 + 7, 7]
    printed = (0, 1, 2, 4, 7, 10, 15, 0, 21, 27)  # no board has a 7
    for board in ("usa", "europe", "poland", "nordic"):
        assert load_board(board).rules.points == printed


# --- tickets in play ---


@rule("G16")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
def test_three_tickets_are_drawn_and_at_least_one_is_kept(board: str) -> None:
    game = position(board)
    game.play("tickets")
    offer = game.offer(0)
    assert (len(offer), game.phase) == (3, "offer")
    assert [len(action.tickets) for action in game.legal()] == [1, 1, 2, 1, 2, 2, 3]
    game.play(f"keep {offer[1]}, {offer[2]}")
    assert set(game.tickets(0)) == {offer[1], offer[2]}
    assert (game.offer(0), game.turn, game.phase) == ([], 1, "turn")


@rule("G16")
def test_keeping_none_is_refused() -> None:
    game = position("usa")
    game.play("tickets")
    before = game.copy()
    with pytest.raises(IllegalAction) as refused:
        game.play(KEEP)  # the empty subset: no text names it
    assert (refused.value.code, game == before) == ("keep-more", True)


@rule("G16")
def test_the_others_go_to_the_bottom_and_come_up_when_all_above_them_are_gone() -> None:
    game = position("usa", ticket_deck={"unseen": OFFERS[:5]})
    game.play("tickets", outcomes=OFFERS[:3])
    game.play(f"keep {OFFERS[1]}")
    layers = game.to_dict()["ticket_deck"]
    assert (layers["unseen"], layers["bottom"]) == ([OFFERS[3], OFFERS[4]], [OFFERS[0], OFFERS[2]])
    game.play("tickets")
    assert set(game.offer(1)) == {OFFERS[3], OFFERS[4], OFFERS[0]}
    game.play(f"keep {OFFERS[3]}, {OFFERS[4]}")
    game.play("tickets")
    assert game.offer(0) == [OFFERS[2], OFFERS[0]]


@rule("G16")
@pytest.mark.parametrize("left", [1, 2])
def test_if_fewer_are_left_all_are_taken(left: int) -> None:
    game = position("usa", ticket_deck={"unseen": OFFERS[:left]})
    assert "tickets" in texts(game)
    game.play("tickets")
    assert sorted(game.offer(0)) == sorted(OFFERS[:left])
    assert len(game.legal()) == 2**left - 1


@rule("G16")
def test_with_none_left_tickets_cannot_be_drawn() -> None:
    game = position("usa", tickets=[OFFERS, []], ticket_deck={"unseen": []})
    refused(game, "tickets", "ticket-deck-empty")
