"""Stations in Europe (E10–E13), with the worked example of docs/rules.md."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.game.game import Game
from tests.support import in_last_turns, position, refused, rule, texts


def payments(game: Game, city: str) -> list[str]:
    """What the seat to act could pay for a station in a city."""
    start = f"station {city} with "
    return [text.removeprefix(start) for text in texts(game) if text.startswith(start)]


# E10: building.


@rule("E10")
def test_a_station_takes_the_turn_and_its_cards_are_discarded() -> None:
    game = position("europe", {"red": 2, "locomotive": 1})
    assert payments(game, "roma") == ["1 red", "1 locomotive"]
    game.play("station roma with 1 red")
    table = game.to_dict()
    assert table["stations"] == {"roma": 0}
    assert table["stations_left"] == [2, 3]
    assert game.hand(0) == {"red": 1, "locomotive": 1}
    assert table["discards"] == {"red": 1}
    assert (game.trains, game.points) == ([45, 45], [0, 0])
    assert (game.phase, game.turn) == ("turn", 1)


@rule("E10")
def test_it_may_be_in_any_city_without_a_station_with_or_without_routes() -> None:
    routes = {"roma/venezia": 0, "brest/paris": 1}
    game = position("europe", {"red": 2}, {"red": 2}, routes=routes, stations={"roma": 1, "wien": 0})
    cities = {action.city for action in game.legal() if action.kind == "station"}
    assert cities == {city.id for city in game.board.cities} - {"roma", "wien"}
    refused(game, "station roma with 2 red", "station-there")  # another player's
    refused(game, "station wien with 2 red", "station-there")  # one's own
    game.play("station brest with 2 red")
    assert game.stations(0) == ["brest", "wien"]


@rule("E10")
def test_the_first_costs_one_card() -> None:
    game = position("europe", {"red": 2, "locomotive": 2})
    assert payments(game, "roma") == ["1 red", "1 locomotive"]
    refused(game, "station roma with 2 red", "station-count")
    refused(game, "station roma with 1 blue", "cards-short")


@rule("E10")
def test_the_second_costs_two_cards_of_one_colour() -> None:
    game = position("europe", {"red": 2, "blue": 1, "locomotive": 2}, stations={"wien": 0})
    assert payments(game, "roma") == ["1 blue 1 locomotive", "2 red", "1 red 1 locomotive", "2 locomotive"]
    refused(game, "station roma with 1 red", "station-count")
    refused(game, "station roma with 1 red 1 blue", "one-colour")
    refused(game, "station roma with 2 blue", "cards-short")
    game.play("station roma with 1 blue 1 locomotive")
    assert game.stations(0) == ["roma", "wien"]
    assert game.hand(0) == {"red": 2, "locomotive": 1}
    assert game.to_dict()["discards"] == {"blue": 1, "locomotive": 1}


@rule("E10")
def test_the_third_costs_three_cards_of_one_colour() -> None:
    game = position("europe", {"red": 3, "blue": 1, "locomotive": 3}, stations={"wien": 0, "riga": 0})
    assert payments(game, "roma") == [
        "1 blue 2 locomotive",
        "3 red",
        "2 red 1 locomotive",
        "1 red 2 locomotive",
        "3 locomotive",
    ]
    refused(game, "station roma with 2 red", "station-count")
    refused(game, "station roma with 2 red 1 blue", "one-colour")
    game.play("station roma with 3 locomotive")
    assert game.stations(0) == ["riga", "roma", "wien"]
    assert game.hand(0) == {"red": 3, "blue": 1}
    assert game.to_dict()["discards"] == {"locomotive": 3}


@rule("E10")
def test_there_is_no_fourth() -> None:
    game = position("europe", {"red": 9}, stations={"wien": 0, "riga": 0, "paris": 0})
    assert not [action for action in game.legal() if action.kind == "station"]
    refused(game, "station roma with 3 red", "no-stations-left")
    refused(game, "station roma with 4 red", "no-stations-left")


@rule("E10")
def test_what_a_station_costs_depends_on_ones_own_stations_only() -> None:
    game = position("europe", {"red": 3}, stations={"wien": 1, "riga": 1})
    assert payments(game, "roma") == ["1 red"]


@rule("E10")
def test_no_station_is_built_in_the_middle_of_a_draw() -> None:
    game = position("europe", {"red": 1})
    game.play("take blue")
    refused(game, "station roma with 1 red", "not-now")


# E11: borrowing, by the worked example of docs/rules.md.

ANNA = ["brest/paris", "paris/zurich", "marseille/zurich", "barcelona/marseille", "venezia/zagrab"]
TICKETS = ["brest/venezia", "paris/zagrab", "barcelona/munchen"]


def last_turn(**more: Any) -> Game:
    """Anna (0), Ben (1) and Cleo (2) in the worked example: Anna has the last turn of the game."""
    routes = dict.fromkeys(ANNA, 0) | {"venezia/zurich": 1, "munchen/zurich": 2}
    return position(
        in_last_turns("europe"),
        {"red": 2},
        players=3,
        routes=routes,
        tickets=[TICKETS, [], []],
        final_turns=1,
        first=1,
        turn=0,
        **more,
    )


@rule("E11")
def test_her_own_routes_complete_none_of_her_tickets() -> None:
    game = last_turn()
    game.play("tickets", outcomes=["paris/wien", "berlin/roma", "london/wien"])
    game.play("keep paris/wien")
    assert game.over
    assert (game.scores[0].completed, game.scores[0].tickets) == ((), -8 - 7 - 8 - 8)


@rule("E11", "E13")
def test_one_station_borrows_one_route_the_best_for_all_tickets() -> None:
    game = last_turn()
    game.play("station zurich with 1 red")
    assert game.over
    anna = game.scores[0]
    assert anna.borrowed == {"zurich": "venezia/zurich"}
    assert anna.completed == ("brest/venezia", "paris/zagrab")
    assert anna.failed == ("barcelona/munchen",)
    assert (anna.tickets, anna.stations) == (7, 8)
    assert anna.path == 12


@rule("E11", "E13")
def test_a_second_station_borrows_the_other_route() -> None:
    game = last_turn(stations={"zurich": 0})
    game.play("station munchen with 2 red")
    assert game.over
    anna = game.scores[0]
    assert anna.borrowed == {"munchen": "munchen/zurich", "zurich": "venezia/zurich"}
    assert anna.completed == ("barcelona/munchen", "brest/venezia", "paris/zagrab")
    assert (anna.tickets, anna.stations) == (23, 4)
    assert anna.path == 12


@rule("E11")
def test_borrowing_gives_no_route_points_and_takes_nothing_from_the_lender() -> None:
    game = last_turn(stations={"zurich": 0})
    game.play("station munchen with 2 red")
    assert [score.routes for score in game.scores] == [4 + 4 + 2 + 7 + 2, 2, 2]
    assert [game.routes(1), game.routes(2)] == [["venezia/zurich"], ["munchen/zurich"]]
    assert [score.borrowed for score in game.scores[1:]] == [{}, {}]


# Brindisi–Zürich over routes of another player, Roma–Venezia and Venezia–Zürich.
TO_ZURICH = {"brindisi/roma": 0, "roma/venezia": 1, "venezia/zurich": 1}


@rule("E11")
@pytest.mark.parametrize(
    ("stations", "complete"),
    [
        (["zurich"], False),
        (["roma"], False),
        (["venezia"], False),
        (["roma", "zurich"], True),
        (["roma", "venezia"], True),
        (["venezia", "zurich"], True),
        (["brindisi", "paris"], False),
    ],
)
def test_each_station_brings_only_a_route_that_ends_in_its_own_city(stations: list[str], complete: bool) -> None:
    built = dict.fromkeys(stations, 0)
    game = position("europe", phase="over", routes=TO_ZURICH, tickets=[["brindisi/zurich"], []], stations=built)
    assert game.scores[0].tickets == (6 if complete else -6)
    assert game.scores[0].completed == (("brindisi/zurich",) if complete else ())
    borrowed = {route for route in game.scores[0].borrowed.values() if route}
    assert borrowed == ({"roma/venezia", "venezia/zurich"} if complete else set())


@rule("E11")
def test_a_station_serves_its_owner_only_and_needs_a_claimed_route_of_another() -> None:
    routes = {"brindisi/roma": 0, "roma/venezia": 1}
    tickets = [["brindisi/zurich"], ["brindisi/zagrab"]]
    theirs = position("europe", phase="over", routes=routes, tickets=tickets, stations={"venezia": 1, "zurich": 1})
    assert [score.tickets for score in theirs.scores] == [-6, -6]
    unclaimed = position("europe", phase="over", routes=routes, tickets=tickets, stations={"venezia": 0, "zurich": 0})
    assert [score.tickets for score in unclaimed.scores] == [-6, -6]


# E12: the longest path.


@rule("E12")
def test_a_borrowed_route_is_no_part_of_the_longest_path() -> None:
    game = position(
        "europe",
        phase="over",
        routes={"brest/paris": 0, "paris/zurich": 1, "venezia/zurich": 0, "berlin/danzig": 1},
        tickets=[["brest/venezia"], []],
        stations={"paris": 0},
    )
    assert game.scores[0].borrowed == {"paris": "paris/zurich"}
    assert game.scores[0].completed == ("brest/venezia",)
    assert [score.path for score in game.scores] == [3, 4]  # not 3 + 3 + 2
    assert [score.longest_path for score in game.scores] == [0, 10]


# E13: stations not built.


@rule("E13")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_station_not_built_is_worth_4_points(built: int) -> None:
    stations = dict.fromkeys(["roma", "wien", "riga"][:built], 0)
    game = position("europe", phase="over", stations=stations)
    assert [score.stations for score in game.scores] == [4 * (3 - built), 12]
    assert [score.total for score in game.scores] == [4 * (3 - built), 12]
