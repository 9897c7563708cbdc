"""The end of the game and the final count (G17–G20)."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.boards import load_board
from branchline.game.game import Game
from tests.support import position, refused, rule, texts


def over(board: str = "usa", **more: Any) -> Game:
    """A game that is over."""
    return position(board, phase="over", **more)


# --- the last turns ---

SIXES = ["calgary/winnipeg", "duluth/helena", "duluth/toronto", "el-paso/houston", "el-paso/los-angeles"]
SEVEN_SIXES = dict.fromkeys([*SIXES, "helena/seattle", "miami/new-orleans"], 0)  # 42 of seat 0's 45 trains
# as many of seat 1's
OTHERS = ["portland/salt-lake-city", "sault-st-marie/winnipeg", "atlanta/miami", "denver/phoenix", "helena/omaha"]
EIGHT_ROUTES = dict.fromkeys([*OTHERS, "pittsburgh/saint-louis", "portland/san-francisco", "el-paso/oklahoma-city"], 1)


def draw_two(game: Game) -> None:
    game.play("draw", outcomes=["black"])
    game.play("draw", outcomes=["black"])


@rule("G17")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_with_2_trains_left_everyone_has_one_more_turn_ending_with_that_player(players: int) -> None:
    game = position("usa", {"red": 2}, players=players, routes=SEVEN_SIXES)
    game.play("claim dallas/houston with 1 red")
    assert game.trains[0] == 2
    turns = []
    for _ in range(players):
        assert not game.over
        turns.append(game.turn)
        draw_two(game)
    assert turns == [*range(1, players), 0]
    assert game.over
    assert game.ending == "last turns"
    refused(game, "draw", "game-over", 0)
    assert texts(game, 1) == []


@rule("G17")
@pytest.mark.parametrize(("route", "left"), [("dallas/little-rock", 1), ("chicago/duluth", 0)])
def test_fewer_than_2_bring_the_end_too(route: str, left: int) -> None:
    game = position("usa", {"red": 3}, routes=SEVEN_SIXES)
    game.play(f"claim {route} with {3 - left} red")
    assert (game.trains[0], game.to_dict()["final_turns"]) == (left, 2)


@rule("G17")
def test_3_trains_do_not_bring_the_end() -> None:
    game = position("usa", {"red": 1}, routes=SEVEN_SIXES)
    assert game.trains[0] == 3
    for _ in range(4):
        draw_two(game)
    assert game.to_dict()["final_turns"] is None
    assert not game.over


@rule("G17")
def test_the_end_is_triggered_once() -> None:
    game = position("usa", {"red": 1}, {"red": 1}, routes=SEVEN_SIXES | EIGHT_ROUTES, players=3)
    assert game.trains == [3, 3, 45]
    game.play("claim dallas/houston with 1 red")
    game.play("claim kansas-city/omaha with 1 red")
    assert game.trains == [2, 2, 45]
    draw_two(game)
    assert not game.over
    draw_two(game)
    assert game.over


@rule("G17")
def test_in_the_last_turns_every_action_is_allowed() -> None:
    long = ["petrograd/stockholm", "budapest/kyiv", "palermo/smyrna"]  # 20 trains
    fours = ["athina/sarajevo", "barcelona/marseille", "berlin/danzig", "brest/pamplona", "bucuresti/kyiv"]
    routes = dict.fromkeys([*long, *fours, "kharkov/moskva"], 0)
    game = position("europe", {"red": 1}, {"green": 3}, routes=routes, final_turns=2, turn=1)
    assert game.trains == [1, 45]
    assert {action.kind for action in game.legal()} == {"take", "draw", "tickets", "claim", "station"}
    game.play("tickets")
    game.play(game.legal()[0])
    assert (game.over, game.turn) == (False, 0)
    game.play("station wien with 1 red")
    assert game.over


# --- the count ---


@rule("G18")
def test_completed_tickets_add_their_value_and_the_others_subtract_it() -> None:
    routes = {"denver/santa-fe": 0, "el-paso/santa-fe": 0, "boston/montreal": 1}
    game = over(routes=routes, tickets=[["denver/el-paso", "boston/miami"], ["chicago/new-orleans", "miami/toronto"]])
    first, second = game.scores
    assert (first.completed, first.failed) == (("denver/el-paso",), ("boston/miami",))
    assert (first.routes, first.tickets, first.longest_path, first.total) == (4, 4 - 12, 10, 6)
    assert (second.completed, second.failed) == ((), ("chicago/new-orleans", "miami/toronto"))
    assert (second.routes, second.tickets, second.longest_path, second.total) == (2, -17, 0, -15)


@rule("G18")
def test_only_the_players_own_routes_join_cities() -> None:
    routes = {"denver/santa-fe": 0, "el-paso/santa-fe": 1}
    game = over(routes=routes, tickets=[["denver/el-paso"], []])
    assert (game.scores[0].completed, game.scores[0].tickets) == ((), -4)


@rule("G18")
def test_a_ticket_is_joined_by_any_way_and_one_way_serves_several() -> None:
    way = ["los-angeles/phoenix", "el-paso/phoenix", "el-paso/santa-fe", "denver/santa-fe", "denver/omaha"]
    tickets = ["chicago/los-angeles", "denver/el-paso", "chicago/santa-fe"]
    game = over(routes=dict.fromkeys([*way, "chicago/omaha"], 0), tickets=[tickets, []])
    assert game.scores[0].tickets == 16 + 4 + 9
    assert game.scores[0].failed == ()


@rule("G19")
def test_the_longest_path_is_counted_in_trains_and_brings_10_points() -> None:
    routes = {"calgary/winnipeg": 0, "dallas/houston": 1, "dallas/little-rock": 1, "little-rock/saint-louis": 1}
    scores = over(routes=routes).scores
    assert [score.path for score in scores] == [6, 5]
    assert [score.longest_path for score in scores] == [10, 0]
    assert [score.total for score in scores] == [25, 5]


@rule("G19")
@pytest.mark.parametrize(
    ("routes", "path"),
    [
        # a branch: only two of its three arms
        (["denver/omaha", "denver/santa-fe", "denver/phoenix"], 9),
        # a circle with a tail
        (["los-angeles/phoenix", "el-paso/phoenix", "el-paso/los-angeles", "el-paso/santa-fe"], 3 + 3 + 6 + 2),
        # a figure of eight: Denver twice, every route once
        (
            [
                "denver/phoenix",
                "phoenix/santa-fe",
                "denver/santa-fe",
                "denver/omaha",
                "kansas-city/omaha",
                "denver/kansas-city",
            ],
            5 + 3 + 2 + 4 + 1 + 4,
        ),
        # two cities joined by three ways: all of them
        (
            ["denver/phoenix", "denver/santa-fe", "phoenix/santa-fe", "el-paso/phoenix", "el-paso/santa-fe"],
            5 + 2 + 3 + 3 + 2,
        ),
        # four cities with an odd number of routes: one route stays out, the 2 from Denver to Santa Fe
        (
            [
                "denver/phoenix",
                "denver/santa-fe",
                "phoenix/santa-fe",
                "el-paso/phoenix",
                "el-paso/santa-fe",
                "denver/helena",
            ],
            5 + 3 + 3 + 2 + 4,
        ),
        # routes apart from one another
        (["calgary/winnipeg", "boston/new-york", "new-york/washington"], 6),
    ],
)
def test_it_may_visit_a_city_again_but_uses_each_route_once(routes: list[str], path: int) -> None:
    assert over(routes=dict.fromkeys(routes, 0)).scores[0].path == path


@rule("G19")
def test_all_tied_players_get_the_10_points() -> None:
    routes = {"calgary/winnipeg": 0, "miami/new-orleans": 1, "boston/new-york": 2}
    assert [score.longest_path for score in over(routes=routes, players=3).scores] == [10, 10, 0]


@rule("G19")
@pytest.mark.parametrize(("board", "bonus"), [("usa", 10), ("europe", 10), ("poland", 10), ("nordic", 0)])
def test_the_bonus_is_part_of_three_boards(board: str, bonus: int) -> None:
    route = load_board(board).routes[0].id
    assert over(board, routes={route: 1}).scores[1].longest_path == bonus


@rule("G20")
def test_the_most_points_win() -> None:
    game = over(routes={"boston/new-york": 0, "calgary/winnipeg": 1, "dallas/houston": 2}, players=3)
    assert [score.total for score in game.scores] == [2, 25, 1]
    assert game.winners == (1,)


@rule("G20")
def test_a_negative_total_can_win_and_more_tickets_alone_do_not() -> None:
    game = over(
        routes={"denver/santa-fe": 0, "el-paso/santa-fe": 0, "calgary/winnipeg": 1},
        tickets=[["denver/el-paso", "boston/miami", "new-york/seattle"], ["los-angeles/new-york", "chicago/santa-fe"]],
    )
    assert [score.total for score in game.scores] == [4 + 4 - 12 - 22, 15 + 10 - 21 - 9]
    assert game.winners == (1,)


@rule("G20")
def test_those_tied_to_the_last_share_the_victory() -> None:
    game = over(routes={"calgary/winnipeg": 0, "miami/new-orleans": 1, "boston/new-york": 2}, players=3)
    assert [score.total for score in game.scores] == [25, 25, 2]
    assert game.winners == (0, 1)


@rule("G20")
def test_a_tie_is_broken_only_among_those_tied() -> None:
    """Seat 2 has the most tickets, but fewer points."""
    game = over(
        routes={
            "calgary/winnipeg": 0,
            "el-paso/los-angeles": 1,
            "denver/santa-fe": 2,
            "el-paso/santa-fe": 2,
        },
        tickets=[[], [], ["denver/el-paso"]],
        players=3,
    )
    assert [score.total for score in game.scores] == [25, 25, 8]
    assert [len(score.completed) for score in game.scores] == [0, 0, 1]
    assert game.winners == (0, 1)


@rule("G20")
def test_nobody_has_won_before_the_end() -> None:
    assert position("usa", routes={"boston/new-york": 0}).winners == ()
