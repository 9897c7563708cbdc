"""What the books leave open about bonuses, stations, countries and ties (D4, D5, D8, D9, D16, D18, D21, D22)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from branchline import boards
from branchline.boards import load_board
from branchline.boards.problems import BoardError
from branchline.game.errors import TableError
from branchline.game.game import Game
from tests.support import position, rule


def over(board: str, players: int = 2, **more: Any) -> Game:
    return position(board, players=players, phase="over", **more)


# D4: a bonus needs something to be given for.


@rule("D4")
@pytest.mark.parametrize("board", ["usa", "europe", "poland"])
def test_without_a_route_there_is_no_longest_path_bonus(board: str) -> None:
    assert [score.longest_path for score in over(board).scores] == [0, 0]
    route = next(route.id for route in load_board(board).routes if route.length == 1)
    assert [score.longest_path for score in over(board, routes={route: 1}).scores] == [0, 10]


@rule("D4")
def test_without_a_completed_ticket_there_is_no_globetrotter() -> None:
    routes = {"goteborg/oslo": 0, "goteborg/kobenhavn": 0}
    assert [score.most_tickets for score in over("nordic", routes=routes).scores] == [0, 0]
    failed = over("nordic", routes=routes, tickets=[["oslo/vaasa"], ["oslo/stavanger", "helsinki/oslo"]])
    assert [score.most_tickets for score in failed.scores] == [0, 0]
    done = over("nordic", routes=routes, tickets=[["kobenhavn/oslo"], ["oslo/stavanger"]])
    assert [score.most_tickets for score in done.scores] == [10, 0]


# D5: the best use of the stations.


@rule("D5")
def test_stations_are_put_to_the_best_use_of_all_of_them_together() -> None:
    # Alone, the station in Paris would do best with Marseille (7); with that in Zürich, Venezia (8) is within reach.
    game = over(
        "europe",
        players=3,
        routes={"brest/paris": 0, "paris/zurich": 1, "venezia/zurich": 2, "marseille/paris": 1},
        stations={"paris": 0, "zurich": 0},
        tickets=[["brest/venezia", "brest/marseille"], [], []],
    )
    score = game.scores[0]
    assert (score.completed, score.failed, score.tickets) == (("brest/venezia",), ("brest/marseille",), 1)
    assert score.borrowed == {"paris": "paris/zurich", "zurich": "venezia/zurich"}


@rule("D5")
def test_the_most_points_count_before_the_most_tickets() -> None:
    # A station in Sofia: through Bucuresti one ticket of 21 is complete, through Sarajevo two of 5.
    own = ["constantinople/sofia", "angora/constantinople", "angora/erzurum", "athina/sarajevo", "athina/smyrna"]
    own += ["bucuresti/budapest", "budapest/wien", "berlin/wien", "berlin/essen", "essen/kobenhavn"]
    game = over(
        "europe",
        routes=dict.fromkeys(own, 0) | {"bucuresti/sofia": 1, "sarajevo/sofia": 1},
        stations={"sofia": 0},
        tickets=[["angora/athina", "smyrna/sofia", "erzurum/kobenhavn"], []],
    )
    assert (game.scores[0].completed, game.scores[0].tickets) == (("erzurum/kobenhavn",), 11)
    assert game.scores[0].borrowed == {"sofia": "bucuresti/sofia"}


@rule("D5")
def test_of_equal_points_the_most_completed_tickets_count() -> None:
    # A station in Sofia: through Bucuresti one ticket of 10 is complete, through Sarajevo two of 5.
    own = ["constantinople/sofia", "angora/constantinople", "budapest/sarajevo", "athina/sarajevo", "athina/smyrna"]
    own += ["bucuresti/kyiv", "kharkov/kyiv"]
    game = over(
        "europe",
        routes=dict.fromkeys(own, 0) | {"bucuresti/sofia": 1, "sarajevo/sofia": 1},
        stations={"sofia": 0},
        tickets=[["angora/kharkov", "budapest/sofia", "smyrna/sofia"], []],
    )
    assert (game.scores[0].completed, game.scores[0].tickets) == (("budapest/sofia", "smyrna/sofia"), 0)
    assert game.scores[0].borrowed == {"sofia": "sarajevo/sofia"}


@rule("D5")
def test_several_stations_may_borrow_the_same_route() -> None:
    game = over(
        "europe",
        players=3,
        routes={"pamplona/paris": 0, "madrid/pamplona": 0, "venezia/zurich": 1, "venezia/zagrab": 1, "paris/zurich": 2},
        stations={"paris": 0, "zurich": 1},
        tickets=[["madrid/zurich"], ["paris/zagrab"], []],
    )
    assert [score.completed for score in game.scores] == [("madrid/zurich",), ("paris/zagrab",), ()]
    assert game.scores[0].borrowed == {"paris": "paris/zurich"}
    assert game.scores[1].borrowed == {"zurich": "paris/zurich"}
    both_ends = over(
        "europe",
        routes={"pamplona/paris": 0, "madrid/pamplona": 0, "paris/zurich": 1},
        stations={"paris": 0, "zurich": 0},
        tickets=[["madrid/zurich"], []],
    )
    assert both_ends.scores[0].completed == ("madrid/zurich",)


@rule("D5")
def test_no_station_borrows_an_unclaimed_route() -> None:
    routes = {"pamplona/paris": 0, "madrid/pamplona": 0, "venezia/zurich": 1}
    game = over("europe", routes=routes, stations={"paris": 0, "zurich": 0}, tickets=[["madrid/zurich"], []])
    assert (game.scores[0].failed, game.scores[0].tickets) == (("madrid/zurich",), -8)
    assert game.scores[0].borrowed == {"paris": None, "zurich": None}


# D8: countries new to a player.


@rule("D8")
def test_a_route_inside_poland_brings_the_cards_when_it_joins_two_countries() -> None:
    game = position("poland", {"black": 2}, routes={"ketrzyn/russia": 0, "suwalki/lithuania": 0})
    game.play("claim ketrzyn/suwalki with 2 black")
    assert game.countries(0) == {"lithuania": [5], "russia": [7]}
    assert (game.phase, game.turn) == ("turn", 1)  # taken by themselves, without a choice


@rule("D8")
def test_so_does_a_route_into_the_second_country() -> None:
    game = position("poland", {"red": 1}, routes={"ketrzyn/russia": 0, "ketrzyn/suwalki": 0})
    game.play("claim suwalki/lithuania with 1 red")
    assert game.countries(0) == {"lithuania": [5], "russia": [7]}


@rule("D8")
def test_a_country_held_alone_before_is_still_new() -> None:
    routes = dict.fromkeys(["ketrzyn/russia", "ketrzyn/suwalki", "suwalki/lithuania"], 0)
    taken = [{"russia": [7], "lithuania": [5]}, {}]
    game = position("poland", {"blue": 2, "orange": 2}, routes=routes, countries=taken)
    game.play("claim bialystok/belarus:2 with 2 orange")  # apart from the others
    assert game.countries(0) == {"lithuania": [5], "russia": [7]}
    game.play("draw")
    game.play("draw")
    game.play("claim bialystok/suwalki with 2 blue")
    assert game.countries(0) == {"belarus": [6], "lithuania": [5, 3], "russia": [7, 4]}


@rule("D8")
def test_a_country_once_together_with_another_is_not_new_again() -> None:
    # Russia with Lithuania; apart from them Belarus with Ukraine. Joining the two pairs brings nothing.
    pairs = ["ketrzyn/russia", "ketrzyn/suwalki", "suwalki/lithuania", "bialystok/belarus", "bialystok/siedlce"]
    pairs += ["lublin/siedlce", "lublin/rzeszow", "rzeszow/ukraine"]
    taken = [{"russia": [7], "lithuania": [5], "belarus": [6], "ukraine": [8]}, {}]
    game = position("poland", {"blue": 2}, routes=dict.fromkeys(pairs, 0), countries=taken)
    game.play("claim bialystok/suwalki with 2 blue")
    assert game.countries(0) == {"belarus": [6], "lithuania": [5], "russia": [7], "ukraine": [8]}


@rule("D8")
def test_new_is_meant_for_this_player_not_for_all() -> None:
    routes = {"ketrzyn/russia": 1, "ketrzyn/suwalki": 1, "suwalki/lithuania": 1}
    mine = {"ketrzyn/russia:2": 0, "bialystok/ketrzyn": 0, "bialystok/suwalki": 0}
    game = position("poland", {"green": 1}, routes=routes | mine, countries=[{}, {"russia": [7], "lithuania": [5]}])
    game.play("claim suwalki/lithuania:2 with 1 green")
    assert game.countries(0) == {"lithuania": [3], "russia": [4]}


# D9: Poland's longest path.


@rule("D9")
def test_polands_longest_path_bonus_is_on_unless_the_table_leaves_it_out() -> None:
    routes = {"ketrzyn/olsztyn": 0}
    assert over("poland", routes=routes).scores[0].longest_path == 10
    without = over("poland", routes=routes, options={"longest_path": False})
    assert (without.scores[0].longest_path, without.scores[0].path, without.scores[0].total) == (0, 1, 1)
    new = [Game.new("poland", 2, seed=1, longest_path=choice) for choice in (None, True, False)]
    assert [game.to_dict()["options"] for game in new] == [{}, {}, {"longest_path": False}]


@rule("D9")
@pytest.mark.parametrize("board", ["usa", "europe", "nordic"])
def test_other_boards_leave_no_choice_about_it(board: str) -> None:
    with pytest.raises(TableError, match="doesn’t let you choose whether to play with the longest-path bonus"):
        Game.new(board, 2, seed=1, longest_path=False)


# D16: countries are dead ends.


@rule("D16")
def test_routes_into_countries_count_for_the_longest_path() -> None:
    routes = dict.fromkeys(["ketrzyn/russia", "ketrzyn/suwalki", "suwalki/lithuania"], 0)
    game = over("poland", routes=routes, countries=[{"lithuania": [5], "russia": [7]}, {}])
    assert game.scores[0].path == 1 + 2 + 1


POLAND = (
    Path(boards.__file__).with_name("poland.toml").read_text(encoding="utf-8").replace('id = "poland"', 'id = "own"', 1)
)


@rule("D16")
def test_no_ticket_names_a_country(tmp_path: Path) -> None:
    board = load_board("poland")
    cities = {city.id for city in board.cities}
    assert all({ticket.a, ticket.b} <= cities for ticket in board.tickets)
    file = tmp_path / "own.toml"
    file.write_text(
        POLAND.replace('b = "krakow",       points = 9', 'b = "russia",       points = 9', 1), encoding="utf-8"
    )
    with pytest.raises(BoardError, match='"russia" is a country: a ticket joins two cities'):
        load_board(file)


@rule("D16")
def test_a_country_joins_no_two_cities(tmp_path: Path) -> None:
    """Only stations could lead through one, since a player holds one route into each: on a board that has both."""
    from_siedlce = POLAND.replace(
        '{ a = "bialystok",           b = "belarus",        number = 3,', '{ a = "siedlce", b = "belarus",'
    )
    file = tmp_path / "own.toml"
    file.write_text(from_siedlce + "\n[rules.stations]\ncosts = [1]\npoints_unbuilt = 4\n", encoding="utf-8")
    game = over(
        str(file),
        routes=dict.fromkeys(["gdansk/ketrzyn", "bialystok/ketrzyn", "bialystok/belarus"], 0) | {"siedlce/belarus": 1},
        stations={"siedlce": 0},
        tickets=[["gdansk/siedlce"], []],
    )
    assert game.scores[0].failed == ("gdansk/siedlce",)


# D18: points from tickets.


@rule("D18")
def test_points_from_tickets_are_the_completed_minus_the_failed() -> None:
    # Both have 6 points and one completed ticket: 5 - 5 in the first seat, 3 in the second.
    routes = dict.fromkeys(["czestochowa/katowice", "katowice/krakow", "krakow/rzeszow"], 0)
    routes |= dict.fromkeys(["kielce/radom", "lublin/radom"], 1)
    tickets = [["czestochowa/rzeszow", "kielce/plock"], ["kielce/lublin"]]
    game = over("poland", routes=routes, tickets=tickets, options={"longest_path": False})
    assert [score.total for score in game.scores] == [6, 6]
    assert [score.tickets for score in game.scores] == [0, 3]
    assert [len(score.completed) for score in game.scores] == [1, 1]
    assert game.winners == (1,)


# D21, D22: ties.


@rule("D21")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
def test_those_tied_to_the_last_share_the_victory_on_every_board(board: str) -> None:
    lengths = [route for route in load_board(board).routes if route.length == 3 and route.country is None]
    first = lengths[0]
    second = next(route for route in lengths if not {route.a, route.b} & {first.a, first.b})
    game = over(board, routes={first.id: 0, second.id: 1})
    assert game.scores[0].total == game.scores[1].total
    assert game.winners == (0, 1)
    short = next(route for route in load_board(board).routes if route.length == 1 and route.country is None)
    more = over(board, players=3, routes={first.id: 2, second.id: 1, short.id: 0})
    assert more.winners == (1, 2)  # those who have less share nothing


@rule("D22")
def test_the_last_tie_of_nordic_goes_to_the_longest_path_not_to_the_longest_route() -> None:
    # Seat 0: one route of 3 trains and two of 1, all apart. Seat 1: three routes of 2 trains in a row.
    apart = ["stockholm/turku", "oulu/tornio", "kajaani/lieksa"]
    row = ["goteborg/orebro", "goteborg/oslo", "lillehammer/oslo"]
    lengths = {route.id: route.length for route in load_board("nordic").routes}
    assert [[lengths[id] for id in routes] for routes in (apart, row)] == [[3, 1, 1], [2, 2, 2]]
    game = over("nordic", routes=dict.fromkeys(apart, 0) | dict.fromkeys(row, 1))
    assert [score.total for score in game.scores] == [6, 6]
    assert [score.path for score in game.scores] == [3, 6]
    assert game.winners == (1,)
