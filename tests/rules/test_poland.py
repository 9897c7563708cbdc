"""Poland (P1–P10): tickets, routes into countries, country cards with their two worked examples, ties."""

from __future__ import annotations

from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from branchline import boards
from branchline.boards import load_board
from branchline.game.errors import OutcomeError, TableError
from branchline.game.game import Game
from branchline.game.view_builder import country_gains
from tests.support import position, refused, rule, texts


def claims(game: Game, ends: str) -> set[str]:
    """The routes between two ends that the seat to act can claim."""
    routes = {str(action.route) for action in game.legal() if action.kind == "claim"}
    return {route for route in routes if route.partition(":")[0] == ends}


def wait(game: Game, turns: int = 1) -> None:
    """So many players draw two cards."""
    for _ in range(2 * turns):
        game.play("draw")


def taken(game: Game, action: str) -> dict[str, list[int]]:
    """The country cards that an action brings, by country. The player was told so before."""
    told = country_gains(game, game.view(game.turn)).get(action.split()[1], {})
    events = [event for event in game.play(action) if event.code == "countries"]
    found = events[0].countries if events else {}
    assert {country: [value] for country, value in told.items()} == found
    return found


# P1: the set-up.


@rule("P1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_with_35_trains(players: int) -> None:
    game = Game.new("poland", players, seed=1)
    assert game.trains == [35] * players
    assert [game.countries(seat) for seat in range(players)] == [{}] * players


@rule("P1")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_2_to_4_players(players: int) -> None:
    with pytest.raises(TableError, match="Poland is for 2 to 4 players"):
        Game.new("poland", players)


@rule("P1")
def test_there_are_35_tickets_and_20_country_cards() -> None:
    board = load_board("poland")
    assert len({ticket.id for ticket in board.tickets}) == 35
    assert sum(len(country.cards) for country in board.countries) == 20


# P2: the ticket offer.

OFFERS = [
    ["gdansk/poznan", "gdansk/siedlce", "gdansk/wroclaw", "gdansk/zakopane"],
    ["krakow/pila", "krakow/warszawa", "krakow/zamosc", "bialystok/krakow"],
]
RETURNED = {*OFFERS[0][2:], *OFFERS[1][2:]}


def chosen(unseen: list[str], seed: int = 0) -> Game:
    """Both seats have kept the first two tickets of their offers, over a ticket deck of these."""
    game = position("poland", phase="start", offers=OFFERS, ticket_deck={"unseen": unseen}, seed=seed)
    for seat in (1, 0):
        game.play(f"keep {', '.join(OFFERS[seat][:2])}", seat)
    return game


@rule("P2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_offer_is_4_tickets(players: int) -> None:
    game = Game.new("poland", players, seed=2)
    assert [len(game.offer(seat)) for seat in range(players)] == [4] * players
    assert len({ticket for seat in range(players) for ticket in game.offer(seat)}) == 4 * players


@rule("P2")
def test_at_least_2_of_the_4_are_kept() -> None:
    game = position("poland", phase="start", offers=OFFERS)
    choices = [f"keep {', '.join(kept)}" for n in (2, 3, 4) for kept in combinations(OFFERS[0], n)]
    assert sorted(texts(game, 0)) == sorted(choices)
    assert game.why(f"keep {OFFERS[0][0]}", 0).code == "keep-more"  # type: ignore[union-attr]


@rule("P2")
def test_returned_tickets_go_under_the_ticket_deck() -> None:
    game = chosen(["lublin/poznan"])
    assert [set(game.tickets(seat)) for seat in (0, 1)] == [set(offer[:2]) for offer in OFFERS]
    assert set(game.to_dict()["ticket_deck"]["start_returned"]) == RETURNED
    with pytest.raises(OutcomeError):  # the one that was never offered comes first
        game.play("tickets", outcomes=[OFFERS[0][2]])
    game.play("tickets")
    assert game.offer(0)[0] == "lublin/poznan"
    assert set(game.offer(0)[1:]) < RETURNED


@rule("P2")
@pytest.mark.parametrize("order", list(permutations(sorted(RETURNED), 3)))
def test_returned_tickets_may_lie_in_any_order(order: tuple[str, ...]) -> None:
    game = chosen([])
    game.play("tickets", outcomes=order)
    assert game.offer(0) == list(order)


@rule("P2")
def test_returned_tickets_are_shuffled_together() -> None:
    tops = set()
    for seed in range(40):
        game = chosen([], seed)
        game.play("tickets")
        tops.add(game.offer(0)[0])
    assert tops == RETURNED


# P3: the stacks.


@rule("P3")
def test_each_country_has_a_stack_with_the_highest_card_on_top() -> None:
    assert {country.id: country.cards for country in load_board("poland").countries} == {
        "belarus": (6, 4, 2),
        "czech-republic": (10, 7, 5, 3),
        "germany": (7, 4, 3),
        "lithuania": (5, 3),
        "russia": (7, 4, 3),
        "slovakia": (5, 3),
        "ukraine": (8, 5, 3),
    }


# From Russia to other countries, beside the way over Suwałki.
TO_LITHUANIA = ["ketrzyn/russia:2", "bialystok/ketrzyn", "bialystok/suwalki", "suwalki/lithuania:2"]
TO_BELARUS = ["ketrzyn/russia:2", "bialystok/ketrzyn", "bialystok/belarus"]
TO_GERMANY = ["ketrzyn/russia:3", "gdansk/ketrzyn", "bydgoszcz/gdansk", "bydgoszcz/poznan", "poznan/zielona-gora"]
TO_GERMANY += ["zielona-gora/germany"]


@rule("P3")
@pytest.mark.parametrize(
    ("others", "gone", "russia", "lithuania"),
    [
        ([[], []], [{}, {}], 7, 5),
        ([TO_LITHUANIA, []], [{"lithuania": [5], "russia": [7]}, {}], 4, 3),
        ([TO_BELARUS, TO_GERMANY], [{"belarus": [6], "russia": [7]}, {"germany": [7], "russia": [4]}], 3, 5),
    ],
)
def test_the_highest_card_left_is_taken_and_all_see_it(
    others: list[list[str]], gone: list[dict[str, Any]], russia: int, lithuania: int
) -> None:
    routes = {"ketrzyn/russia": 0, "ketrzyn/suwalki": 0}
    routes |= {route: seat for seat, built in enumerate(others, start=1) for route in built}
    game = position("poland", {"red": 1}, {}, {}, routes=routes, countries=[{}, *gone])
    new = {"lithuania": [lithuania], "russia": [russia]}
    assert taken(game, "claim suwalki/lithuania with 1 red") == new
    assert [game.countries(seat) for seat in range(3)] == [new, *gone]


# P4 and P5: routes into countries.


@rule("P4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_routes_into_a_country_stay_open_to_the_others_but_each_holds_only_one(players: int) -> None:
    hand = {"purple": 2, "yellow": 2, "red": 2, "locomotive": 1}
    game = position("poland", *[hand] * players)
    every = {"ketrzyn/russia", "ketrzyn/russia:2", "ketrzyn/russia:3"}
    assert claims(game, "ketrzyn/russia") == every
    game.play("claim ketrzyn/russia with 1 purple")
    assert claims(game, "ketrzyn/russia") == every - {"ketrzyn/russia"}
    refused(game, "claim ketrzyn/russia with 1 purple", "route-taken")
    game.play("claim ketrzyn/russia:2 with 1 yellow")
    wait(game, players - 2)
    assert (game.turn, claims(game, "ketrzyn/russia")) == (0, set())
    refused(game, "claim ketrzyn/russia:3 with 1 red", "country-own")
    wait(game)
    refused(game, "claim ketrzyn/russia:3 with 1 red", "country-own")
    if players > 2:
        wait(game)
        game.play("claim ketrzyn/russia:3 with 1 red")
        assert game.routes(2) == ["ketrzyn/russia:3"]


@rule("P4")
def test_only_one_route_into_a_country_also_if_they_start_from_different_cities(tmp_path: Path) -> None:
    source = Path(boards.__file__).with_name("poland.toml").read_text(encoding="utf-8")
    line = '{ a = "ketrzyn",             b = "russia",         number = 3, length = 1, colour = "grey" }'
    assert line in source
    path = tmp_path / "own.toml"
    path.write_text(
        source.replace(line, '{ a = "olsztyn", b = "russia", length = 1, colour = "grey" }').replace(
            'id = "poland"', 'id = "own"', 1
        ),
        encoding="utf-8",
    )
    hands = [{"red": 2}, {"red": 2}]
    face_up = ["purple", "blue", "orange", "white", "green"]
    game = Game.from_dict(
        {"board": "own", "hands": hands, "face_up": face_up, "routes": {"ketrzyn/russia": 0}}, load_board(path)
    )
    refused(game, "claim olsztyn/russia with 1 red", "country-own")
    wait(game)
    game.play("claim olsztyn/russia with 1 red")
    assert game.routes(1) == ["olsztyn/russia"]


@rule("P5")
@pytest.mark.parametrize(
    ("claim", "length", "points"),
    [("ketrzyn/russia:3 with 1 red", 1, 1), ("rzeszow/ukraine:2 with 2 red", 2, 2)],
)
def test_a_route_into_a_country_scores_by_its_length(claim: str, length: int, points: int) -> None:
    game = position("poland", {"red": 2})
    game.play(f"claim {claim}")
    assert (game.points, game.trains) == ([points, 0], [35 - length, 35])
    assert (game.hand(0).get("red", 0), game.to_dict()["discards"]) == (2 - length, {"red": length})


# P6 and P7: country cards. First the worked examples of docs/rules.md.


@rule("P6")
def test_worked_example_one_stack_runs_out() -> None:
    to_germany = ["gdansk/ketrzyn", "bydgoszcz/gdansk", "bydgoszcz/poznan", "poznan/zielona-gora"]
    routes = dict.fromkeys(["ketrzyn/russia", "bialystok/ketrzyn", *to_germany], 0)
    routes |= dict.fromkeys(["zielona-gora/germany:2", "wroclaw/zielona-gora", "opole/wroclaw"], 1)
    routes |= dict.fromkeys(
        ["zielona-gora/germany:3", "jelenia-gora/zielona-gora", "jelenia-gora/wroclaw", "opole/wroclaw:2"], 2
    )
    hands = [{"orange": 2, "purple": 2}, {"white": 2}, {"black": 2}, {}]
    game = position("poland", *hands, routes=routes)
    assert taken(game, "claim zielona-gora/germany with 2 orange") == {"germany": [7], "russia": [7]}
    assert taken(game, "claim opole/czech-republic with 2 white") == {"czech-republic": [10], "germany": [4]}
    wait(game, 2)
    new = taken(game, "claim bialystok/belarus with 2 purple")
    assert new == {"belarus": [6], "germany": [3], "russia": [4]}
    assert game.countries(0) == {"belarus": [6], "germany": [7, 3], "russia": [7, 4]}
    wait(game)
    # Germany's stack is used up: who reaches it now gets none there.
    assert taken(game, "claim opole/czech-republic:2 with 2 black") == {"czech-republic": [7]}
    assert game.countries(2) == {"czech-republic": [7]}
    assert [score.countries for score in game.scores] == [27, 14, 7, 0]


@rule("P6", "P7")
@pytest.mark.parametrize("slovakia_gone", [False, True])
def test_worked_example_two_networks_become_one(slovakia_gone: bool) -> None:
    routes = ["ketrzyn/russia", "bialystok/ketrzyn", "rzeszow/ukraine", "rzeszow/zakopane"]
    routes += ["bialystok/warszawa", "lublin/warszawa", "krakow/zakopane", "katowice/krakow", "katowice/opole"]
    hand = {"purple": 2, "green": 2, "white": 3, "black": 2}
    rival = ["zakopane/slovakia:2", "bielsko-biala/zakopane", "bielsko-biala/katowice", "czestochowa/katowice"]
    rival += ["czestochowa/opole", "opole/wroclaw", "wroclaw/zielona-gora", "zielona-gora/germany"]
    owners = dict.fromkeys(routes, 0) | (dict.fromkeys(rival, 1) if slovakia_gone else {})
    other = {"germany": [7], "slovakia": [5]} if slovakia_gone else {}
    game = position("poland", hand, routes=owners, countries=[{}, other])
    assert taken(game, "claim bialystok/belarus with 2 purple") == {"belarus": [6], "russia": [7]}
    wait(game)
    new = taken(game, "claim zakopane/slovakia with 2 green")
    assert new == {"slovakia": [3 if slovakia_gone else 5], "ukraine": [8]}
    wait(game)
    four = game.countries(0)
    assert taken(game, "claim lublin/rzeszow with 3 white") == {}
    assert game.countries(0) == four
    wait(game)
    five = {"belarus": [4], "czech-republic": [10], "russia": [4], "slovakia": [3], "ukraine": [5]}
    if slovakia_gone:
        del five["slovakia"]
    assert taken(game, "claim opole/czech-republic:2 with 2 black") == five


@rule("P6")
def test_a_country_alone_in_its_network_brings_nothing() -> None:
    # Belarus lies apart from Russia here, and the other player's route between them is no link.
    game = position("poland", {"purple": 2}, routes={"ketrzyn/russia": 0, "bialystok/ketrzyn": 1})
    assert taken(game, "claim bialystok/belarus with 2 purple") == {}
    assert game.countries(0) == {}
    assert set(game.routes(0)) == {"bialystok/belarus", "ketrzyn/russia"}


@rule("P6")
def test_only_countries_of_that_network_give_a_card() -> None:
    routes = ["ketrzyn/russia", "bialystok/ketrzyn", "zielona-gora/germany"]
    routes += ["rzeszow/ukraine", "rzeszow/zakopane", "zakopane/slovakia"]
    held = {"ukraine": [8], "slovakia": [5]}
    game = position("poland", {"purple": 2}, routes=dict.fromkeys(routes, 0), countries=[held, {}])
    assert taken(game, "claim bialystok/belarus with 2 purple") == {"belarus": [6], "russia": [7]}


@rule("P6")
def test_a_lone_country_joined_to_a_network_is_new_there() -> None:
    # Russia and Belarus are joined, Lithuania stands alone; a route inside Poland brings them together.
    routes = dict.fromkeys(["ketrzyn/russia", "bialystok/ketrzyn", "bialystok/belarus", "suwalki/lithuania"], 0)
    game = position("poland", {"blue": 2, "red": 4}, routes=routes, countries=[{"russia": [7], "belarus": [6]}, {}])
    new = taken(game, "claim bialystok/suwalki with 2 blue")
    assert new == {"belarus": [4], "lithuania": [5], "russia": [4]}
    wait(game)
    assert taken(game, "claim bialystok/warszawa:2 with 4 red") == {}  # a further route of the network: nothing new


@rule("P7")
def test_joining_networks_whose_countries_were_all_connected_brings_nothing() -> None:
    routes = ["ketrzyn/russia", "bialystok/ketrzyn", "bialystok/belarus"]
    routes += ["rzeszow/ukraine", "rzeszow/zakopane", "zakopane/slovakia", "bialystok/warszawa", "lublin/warszawa"]
    held = {"belarus": [6], "russia": [7], "slovakia": [5], "ukraine": [8]}
    game = position("poland", {"white": 3}, routes=dict.fromkeys(routes, 0), countries=[held, {}])
    assert taken(game, "claim lublin/rzeszow with 3 white") == {}
    assert game.countries(0) == held


# P8: the final count.

RUSSIA_LITHUANIA = ["ketrzyn/russia", "ketrzyn/suwalki", "suwalki/lithuania"]
BELARUS_LITHUANIA = ["bialystok/belarus", "bialystok/suwalki", "suwalki/lithuania:2"]


@rule("P8")
def test_the_final_count_adds_the_country_cards_taken() -> None:
    game = position(
        "poland",
        phase="over",
        routes=dict.fromkeys(RUSSIA_LITHUANIA, 0)
        | dict.fromkeys([*BELARUS_LITHUANIA, "kielce/radom", "lublin/radom"], 1),
        tickets=[["lublin/warszawa"], ["kielce/lublin"]],
        countries=[{"lithuania": [5], "russia": [7]}, {"belarus": [6], "lithuania": [3]}],
    )
    zero, one = game.scores
    assert (zero.routes, zero.tickets, zero.longest_path, zero.countries, zero.total) == (4, -3, 0, 12, 13)
    assert (one.routes, one.tickets, one.longest_path, one.countries, one.total) == (8, 3, 10, 9, 30)
    assert (zero.stations, zero.most_tickets, one.stations, one.most_tickets) == (0, 0, 0, 0)
    assert game.winners == (1,)


# P9: ties.


@rule("P9")
def test_a_tie_goes_first_to_more_completed_tickets() -> None:
    # Seat 1 has completed one ticket, though seat 0 has more points from tickets.
    game = position(
        "poland",
        phase="over",
        routes={"bialystok/suwalki": 0, "lodz/plock": 0, "kielce/radom": 1, "lublin/radom": 1},
        tickets=[[], ["kielce/lublin", "gdansk/zakopane"]],
    )
    zero, one = game.scores
    assert (len(zero.completed), zero.tickets, len(one.completed), one.tickets) == (0, 0, 1, -9)
    assert zero.total == one.total == 4
    assert game.winners == (1,)


@rule("P9")
def test_a_tie_goes_then_to_more_points_from_tickets() -> None:
    # Neither has completed one, and seat 0 has the longest path; but it also has a failed ticket.
    game = position(
        "poland",
        phase="over",
        routes=dict.fromkeys(["bialystok/warszawa", "lodz/warszawa", "czestochowa/lodz", "kalisz/lodz"], 0)
        | dict.fromkeys(RUSSIA_LITHUANIA, 1),
        tickets=[["jelenia-gora/radom"], []],
        countries=[{}, {"lithuania": [5], "russia": [7]}],
    )
    zero, one = game.scores
    assert (zero.tickets, zero.longest_path, one.tickets, one.longest_path) == (-7, 10, 0, 0)
    assert zero.total == one.total == 16
    assert game.winners == (1,)


@rule("P9")
def test_after_that_the_victory_is_shared_whoever_has_the_longest_path() -> None:
    game = position(
        "poland",
        phase="over",
        routes=dict.fromkeys(["kalisz/lodz", "lodz/warszawa", "plock/warszawa"], 0)
        | dict.fromkeys(RUSSIA_LITHUANIA, 1),
        countries=[{}, {"lithuania": [5], "russia": [7]}],
    )
    assert [score.longest_path for score in game.scores] == [10, 0]
    assert [score.total for score in game.scores] == [16, 16]
    assert game.winners == (0, 1)


# P10: double routes.


@rule("P10")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_one_route_of_a_double_route_closes_the_other(players: int) -> None:
    game = position("poland", *[{"blue": 2, "yellow": 2}] * players)
    assert claims(game, "bialystok/suwalki") == {"bialystok/suwalki", "bialystok/suwalki:2"}
    game.play("claim bialystok/suwalki with 2 blue")
    for _ in range(players - 1):
        assert claims(game, "bialystok/suwalki") == set()
        refused(game, "claim bialystok/suwalki:2 with 2 yellow", "double-closed")
        wait(game)
    refused(game, "claim bialystok/suwalki:2 with 2 yellow", "double-own")


@rule("P10")
def test_with_4_players_both_routes_are_used_but_not_by_one_player() -> None:
    game = position("poland", *[{"blue": 2, "yellow": 2}] * 4)
    game.play("claim bialystok/suwalki with 2 blue")
    assert claims(game, "bialystok/suwalki") == {"bialystok/suwalki:2"}
    wait(game, 3)
    refused(game, "claim bialystok/suwalki:2 with 2 yellow", "double-own")
    wait(game)
    game.play("claim bialystok/suwalki:2 with 2 yellow")
    assert [game.routes(0), game.routes(1)] == [["bialystok/suwalki"], ["bialystok/suwalki:2"]]
