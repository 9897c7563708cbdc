"""Nordic Countries (N1–N12 without N7 and N10), and what D14 and D17 say of its routes."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.boards import load_board
from branchline.boards.model import COLOURS, LOCOMOTIVE
from branchline.game.errors import TableError
from branchline.game.game import Game
from tests.support import position, refused, rule, texts


def claims(game: Game, route: str) -> list[str]:
    """The legal payments for a route, as texts."""
    head = f"claim {route} "
    return [text.removeprefix(head) for text in texts(game) if text.startswith(head)]


# N1, N5, N8: the table and the tickets.


@rule("N1")
def test_two_or_three_players_with_forty_trains_and_forty_six_tickets() -> None:
    for players in (2, 3):
        game = Game.new("nordic", players, seed=1)
        assert game.trains == [40] * players
    for players in (1, 4):
        with pytest.raises(TableError, match="2 to 3 players"):
            Game.new("nordic", players, seed=1)
    assert len({ticket.id for ticket in load_board("nordic").tickets}) == 46
    assert len(game.to_dict()["ticket_deck"]["unseen"]) == 46 - 3 * 5


@rule("N5")
def test_the_offer_is_five_tickets_of_which_two_or_more_are_kept() -> None:
    game = Game.new("nordic", 2, seed=1, first=0)
    assert [len(game.offer(seat)) for seat in (0, 1)] == [5, 5]
    sizes = [len(action.tickets) for action in game.legal(0)]
    assert [sizes.count(n) for n in range(6)] == [0, 0, 10, 10, 5, 1]
    refused(game, f"keep {game.offer(0)[0]}", "keep-more", 0)
    two, all_five = game.offer(0)[1:3], game.offer(1)
    game.play(f"keep {', '.join(two)}", 0)
    game.play(f"keep {', '.join(all_five)}", 1)
    assert game.tickets(0) == sorted(two)
    assert game.tickets(1) == sorted(all_five)
    assert (game.phase, game.turn) == ("turn", 0)


@rule("N8")
def test_tickets_not_kept_at_the_start_leave_the_game_unseen() -> None:
    game = Game.new("nordic", 2, seed=3, first=0)
    offers = [game.offer(0), game.offer(1)]
    game.play(f"keep {', '.join(offers[0][:2])}", 0)
    game.play(f"keep {', '.join(offers[1][:3])}", 1)
    deck = game.to_dict()["ticket_deck"]
    assert deck["out"] == [sorted(offers[0][2:]), sorted(offers[1][3:])]
    assert len(deck["unseen"]) == 46 - 10
    assert deck["start_returned"] == deck["bottom"] == []
    assert not set(deck["unseen"]) & {*offers[0], *offers[1]}


@rule("N8")
def test_tickets_not_kept_later_leave_the_game_too() -> None:
    deck = ["bergen/tornio", "oslo/vaasa", "alborg/umea", "imatra/tornio"]
    game = position("nordic", ticket_deck={"unseen": deck})
    game.play("tickets", outcomes=deck[:3])
    game.play("keep oslo/vaasa")
    left = game.to_dict()["ticket_deck"]
    assert game.tickets(0) == ["oslo/vaasa"]
    assert left["out"] == [["alborg/umea", "bergen/tornio"], []]
    assert (left["unseen"], left["start_returned"], left["bottom"]) == (["imatra/tornio"], [], [])
    game.play("tickets")
    game.play("keep imatra/tornio")
    refused(game, "tickets", "ticket-deck-empty")


# N2, N3: locomotives among the face-up cards.


@rule("N2")
def test_both_cards_of_a_draw_may_be_locomotives_of_the_row() -> None:
    game = position("nordic", face_up=["locomotive", "locomotive", "red", "red", "white"])
    game.play("take locomotive", outcomes=["blue"])
    assert (game.phase, game.turn) == ("second_card", 0)
    assert texts(game) == ["take blue", "take white", "take red", "take locomotive", "draw"]
    game.play("take locomotive", outcomes=["green"])
    assert game.hand(0) == {"locomotive": 2}
    assert game.face_up == ["blue", "green", "red", "red", "white"]
    assert (game.phase, game.turn) == ("turn", 1)


@rule("N2")
def test_a_face_up_locomotive_may_be_the_second_card_even_if_just_turned_up() -> None:
    game = position("nordic", {"white": 1}, face_up=["red", "red", "red", "white", "white"])
    game.play("take white", outcomes=["locomotive"])
    game.play("take locomotive", outcomes=["black"])
    assert game.hand(0) == {"white": 2, "locomotive": 1}
    assert (game.phase, game.turn) == ("turn", 1)


@rule("N2")
def test_after_a_face_up_locomotive_the_second_card_may_come_from_the_deck() -> None:
    game = position("nordic", face_up=["locomotive", "red", "red", "white", "white"])
    game.play("take locomotive", outcomes=["blue"])
    game.play("draw", outcomes=["locomotive"])
    assert game.hand(0) == {"locomotive": 2}
    assert game.turn == 1


@rule("N3")
def test_the_face_up_cards_are_not_reset_for_locomotives() -> None:
    game = position("nordic", face_up=["locomotive", "locomotive", "locomotive", "red", "white"])
    game.play("take red", outcomes=["locomotive"])
    game.play("take white", outcomes=["locomotive"])
    assert game.face_up == ["locomotive"] * 5
    assert game.to_dict()["discards"] == {}


@rule("N3")
def test_five_locomotives_turned_up_at_the_start_stay() -> None:
    hands = ["red", "red", "blue", "blue", "white", "white", "black", "black"]
    game = Game.new("nordic", 2, seed=1, outcomes=[*hands, *["locomotive"] * 5])
    assert game.face_up == ["locomotive"] * 5
    assert game.state.deck_size == 110 - 8 - 5


# N4, N6: ordinary routes and double routes.

RICH = dict.fromkeys(COLOURS, 9) | {LOCOMOTIVE: 14}


@rule("N4")
def test_locomotives_stand_in_on_ferries_and_in_tunnels_only() -> None:
    game = position("nordic", RICH)
    routes = {route.id: route for route in game.board.routes}
    with_locomotives = {
        action.route for action in game.legal() if action.kind == "claim" and LOCOMOTIVE in action.cards
    }
    assert with_locomotives == {route.id for route in routes.values() if route.tunnel or route.symbols}
    assert {action.route for action in game.legal() if action.kind == "claim"} == set(routes)


@rule("N4")
@pytest.mark.parametrize(
    ("route", "colour"), [("boden/kiruna", "orange"), ("kuopio/oulu", "orange"), ("kuopio/oulu", "red")]
)
def test_a_locomotive_pays_for_no_ordinary_route_coloured_or_grey(route: str, colour: str) -> None:
    game = position("nordic", {colour: 3, "locomotive": 3})
    assert claims(game, route) == [f"with 3 {colour}"]
    refused(game, f"claim {route} with 2 {colour} 1 locomotive", "no-locomotives")
    refused(game, f"claim {route} with 3 locomotive", "no-locomotives")
    short = position("nordic", {colour: 2, "locomotive": 3})
    assert claims(short, route) == []
    refused(short, f"claim {route} with 3 {colour}", "cards-short")


@rule("N4")
def test_in_a_tunnel_any_of_the_cards_may_be_locomotives() -> None:
    game = position("nordic", {"orange": 3, "locomotive": 3})
    assert claims(game, "lillehammer/trondheim") == [
        "with 3 orange",
        "with 2 orange 1 locomotive",
        "with 1 orange 2 locomotive",
        "with 3 locomotive",
    ]
    assert claims(position("nordic", {"orange": 1, "locomotive": 2}), "lillehammer/trondheim") == [
        "with 1 orange 2 locomotive"
    ]
    assert claims(position("nordic", {"locomotive": 3}), "lillehammer/trondheim") == ["with 3 locomotive"]


@rule("N6")
def test_with_two_players_a_claim_closes_the_other_route_to_both() -> None:
    game = position("nordic", {"orange": 3, "black": 3}, {"black": 3})
    game.play("claim boden/kiruna with 3 orange")
    refused(game, "claim boden/kiruna:2 with 3 black", "double-closed")
    assert claims(game, "boden/kiruna:2") == []
    game.play("draw")
    game.play("draw")
    refused(game, "claim boden/kiruna:2 with 3 black", "double-own")


@rule("N6")
def test_with_three_players_both_routes_are_used_by_two_of_them() -> None:
    game = position("nordic", {"orange": 3, "black": 3}, {"black": 3, "orange": 3}, {"black": 3, "orange": 3})
    game.play("claim boden/kiruna with 3 orange")
    assert claims(game, "boden/kiruna:2") == ["with 3 black"]
    refused(game, "claim boden/kiruna with 3 orange", "route-taken")
    game.play("claim boden/kiruna:2 with 3 black")
    assert [game.routes(seat) for seat in range(3)] == [["boden/kiruna"], ["boden/kiruna:2"], []]
    refused(game, "claim boden/kiruna:2 with 3 black", "route-taken")


@rule("N6")
def test_with_three_players_nobody_holds_both_routes() -> None:
    game = position("nordic", {"black": 3}, players=3, routes={"boden/kiruna": 0})
    refused(game, "claim boden/kiruna:2 with 3 black", "double-own")


UNLIKE = {
    "kristiansand/stavanger": "2 orange 1 locomotive",  # a ferry of 3 beside a tunnel of 2
    "kristiansand/stavanger:2": "2 green",
    "mo-i-rana/trondheim": "5 green",  # a tunnel of 5 beside a ferry of 6
    "mo-i-rana/trondheim:2": "4 red 2 locomotive",
    "helsinki/stockholm": "2 blue 2 locomotive",  # 2 symbols beside 1
    "helsinki/stockholm:2": "3 yellow 1 locomotive",
}


def twin(route: str) -> str:
    return route.removesuffix(":2") if route.endswith(":2") else f"{route}:2"


@rule("D14")
def test_three_double_routes_have_routes_that_are_unlike() -> None:
    routes = {route.id: (route.length, route.tunnel, route.symbols) for route in load_board("nordic").routes}
    assert {route for route in routes if routes.get(twin(route), routes[route]) != routes[route]} == set(UNLIKE)
    assert routes["kristiansand/stavanger"] == (3, False, 1)
    assert routes["kristiansand/stavanger:2"] == (2, True, 0)
    assert routes["mo-i-rana/trondheim"] == (5, True, 0)
    assert routes["mo-i-rana/trondheim:2"] == (6, False, 2)
    assert [routes["helsinki/stockholm"], routes["helsinki/stockholm:2"]] == [(4, False, 2), (4, False, 1)]


@rule("D14")
@pytest.mark.parametrize("route", UNLIKE)
def test_unlike_routes_are_a_double_route_all_the_same(route: str) -> None:
    hand = {"orange": 2, "blue": 2, "green": 5, "yellow": 3, "red": 4, "locomotive": 2}
    pay = f"with {UNLIKE[route]}"
    two = position("nordic", {}, hand, turn=1, routes={twin(route): 0})
    assert claims(two, route) == []
    refused(two, f"claim {route} {pay}", "double-closed")
    three = position("nordic", {}, hand, players=3, turn=1, routes={twin(route): 0})
    assert pay in claims(three, route)
    own = position("nordic", hand, players=3, routes={twin(route): 0})
    refused(own, f"claim {route} {pay}", "double-own")


# N9, D17: tunnels.


@rule("N9")
def test_a_tunnel_turns_up_three_cards_and_asks_for_each_that_matches() -> None:
    game = position("nordic", {"blue": 5, "locomotive": 3, "red": 1})
    game.play("claim bergen/oslo with 3 blue 1 locomotive", outcomes=["blue", "locomotive", "red"])
    assert (game.phase, game.turn) == ("tunnel", 0)
    laid = game.to_dict()["laid"]
    assert (laid["cards"], laid["owed"]) == ({"blue": 3, "locomotive": 1}, 2)
    assert laid["turned_up"] == {"blue": 1, "red": 1, "locomotive": 1}
    assert texts(game) == ["decline", "pay 2 blue", "pay 1 blue 1 locomotive", "pay 2 locomotive"]
    refused(game, "pay 1 blue 1 red", "tunnel-wrong-card")
    game.play("pay 1 blue 1 locomotive")
    assert (game.routes(0), game.hand(0)) == (["bergen/oslo"], {"blue": 1, "red": 1, "locomotive": 1})
    assert (game.trains[0], game.points[0], game.turn) == (36, 7, 1)  # E9: by its length
    assert game.to_dict()["discards"] == {"blue": 5, "red": 1, "locomotive": 3}


@rule("N9")
def test_nothing_owed_claims_the_tunnel_at_once() -> None:
    game = position("nordic", {"blue": 4})
    game.play("claim bergen/oslo with 4 blue", outcomes=["red", "white", "black"])
    assert (game.routes(0), game.hand(0), game.turn) == (["bergen/oslo"], {}, 1)
    assert game.to_dict()["discards"] == {"blue": 4, "red": 1, "white": 1, "black": 1}


@rule("N9")
def test_a_tunnel_may_be_declined_and_the_payment_goes_back() -> None:
    game = position("nordic", {"blue": 6})
    game.play("claim bergen/oslo with 4 blue", outcomes=["blue", "red", "red"])
    game.play("decline")
    assert (game.routes(0), game.hand(0), game.turn) == ([], {"blue": 6}, 1)
    assert game.to_dict()["discards"] == {"blue": 1, "red": 2}
    assert (game.trains[0], game.points[0]) == (40, 0)


@rule("N9")
def test_after_locomotives_only_locomotives_count_and_pay() -> None:
    game = position("nordic", {"blue": 6, "locomotive": 5})
    game.play("claim bergen/oslo with 4 locomotive", outcomes=["blue", "blue", "locomotive"])
    assert texts(game) == ["decline", "pay 1 locomotive"]
    refused(game, "pay 1 blue", "tunnel-colour")


@rule("D17")
def test_with_fewer_than_three_cards_a_tunnel_turns_up_those_there_are() -> None:
    game = position("nordic", {"white": 1, "locomotive": 2}, deck={"white": 1}, discards={"locomotive": 1})
    game.play("claim kiruna/narvik with 1 white")  # the payment is no discard yet: only two cards can be turned up
    laid = game.to_dict()["laid"]
    assert (laid["turned_up"], laid["owed"]) == ({"white": 1, "locomotive": 1}, 2)
    assert game.face_up == ["purple", "blue", "orange", "white", "green"]
    game.play("pay 2 locomotive")
    assert (game.routes(0), game.hand(0)) == (["kiruna/narvik"], {})
    assert game.to_dict()["deck"] == {"white": 2, "locomotive": 3}


@rule("D17")
def test_with_no_card_to_turn_up_the_tunnel_is_claimed() -> None:
    game = position("nordic", {"white": 1}, deck={})
    game.play("claim kiruna/narvik with 1 white")
    assert (game.routes(0), game.hand(0), game.turn) == (["kiruna/narvik"], {}, 1)
    assert (game.to_dict()["deck"], game.to_dict()["discards"]) == ({"white": 1}, {})


# N11, N12: the final count.


def over(**more: Any) -> Game:
    return position("nordic", phase="over", **more)


@rule("N11")
def test_globetrotter_goes_to_the_most_completed_tickets() -> None:
    game = over(
        routes={"goteborg/oslo": 0, "goteborg/kobenhavn": 0, "kirkenes/rovaniemi": 1},
        tickets=[["kobenhavn/oslo"], ["helsinki/oslo"]],
    )
    first, second = game.scores
    assert (first.completed, first.most_tickets, first.total) == (("kobenhavn/oslo",), 10, 4 + 4 + 10)
    assert (second.completed, second.most_tickets, second.total) == ((), 0, 10 - 8)
    assert first.path < second.path  # and there is no bonus for that
    assert (first.longest_path, second.longest_path) == (0, 0)


@rule("N11")
def test_it_counts_tickets_not_points_and_failed_ones_do_not_matter() -> None:
    game = over(
        routes={
            "goteborg/oslo": 0,
            "goteborg/kobenhavn": 0,
            "orebro/oslo": 0,
            "orebro/stockholm": 0,
            "helsinki/lahti": 1,
        },
        tickets=[["kobenhavn/oslo", "oslo/stockholm", "kobenhavn/murmansk"], []],
    )
    first, second = game.scores
    assert (len(first.completed), first.failed, first.tickets) == (2, ("kobenhavn/murmansk",), 8 - 24)
    assert (first.most_tickets, second.most_tickets) == (10, 0)


@rule("N11")
def test_all_who_are_tied_get_globetrotter() -> None:
    game = over(
        players=3,
        routes={"goteborg/oslo": 0, "goteborg/kobenhavn": 0, "orebro/oslo": 1, "orebro/stockholm": 1},
        tickets=[["kobenhavn/oslo"], ["oslo/stockholm"], ["oslo/vaasa"]],
    )
    assert [score.most_tickets for score in game.scores] == [10, 10, 0]
    assert [score.total for score in game.scores] == [18, 18, -9]


@rule("N12")
def test_a_tie_goes_to_more_completed_tickets_before_the_longer_path() -> None:
    # Seat 0: 4 points of routes, a ticket of 4, Globetrotter 10. Seat 1: 18 points of routes, no ticket, a longer path.
    game = over(
        routes={"goteborg/oslo": 0, "goteborg/kobenhavn": 0}
        | {"boden/umea": 1, "sundsvall/umea": 1, "kirkenes/rovaniemi": 1},
        tickets=[["kobenhavn/oslo"], []],
    )
    assert [score.total for score in game.scores] == [18, 18]
    assert [score.path for score in game.scores] == [4, 6]
    assert game.winners == (0,)


@rule("N12")
def test_then_to_the_longer_longest_path_measured_in_trains_that_may_cross_itself() -> None:
    # Round the triangle and on to Imatra: 6 trains, though no path that visits each city once is longer than 5.
    loop = ["helsinki/tampere", "lahti/tampere", "helsinki/lahti", "helsinki/imatra"]
    branch = ["oulu/tornio", "rovaniemi/tornio", "boden/tornio", "boden/umea"]
    game = over(routes=dict.fromkeys(loop, 1) | dict.fromkeys(branch, 0))
    assert [score.total for score in game.scores] == [7, 7]
    assert [score.path for score in game.scores] == [5, 6]
    assert game.winners == (1,)


@rule("N12")
def test_those_tied_to_the_last_share_the_victory() -> None:
    game = over(players=3, routes={"boden/umea": 0, "sundsvall/umea": 2, "helsinki/lahti": 1})
    assert [score.path for score in game.scores] == [3, 1, 3]
    assert game.winners == (0, 2)
