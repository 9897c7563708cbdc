"""Positions that no game can reach are refused: impossible country cards, last turns without a cause."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from branchline import Game, load_board
from branchline.game.errors import PositionError
from branchline.game.position_checks import _cards_brought
from tests.engine.playing import random_play
from tests.support import in_last_turns, position

RUSSIA_LITHUANIA = ["ketrzyn/russia", "ketrzyn/suwalki", "suwalki/lithuania"]
AND_BELARUS = [*RUSSIA_LITHUANIA, "bialystok/suwalki", "bialystok/belarus"]


# --- country cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("routes", "cards", "told"),
    [
        (RUSSIA_LITHUANIA, {}, "countries[0]: connecting lithuania, russia brought a card of lithuania"),
        (RUSSIA_LITHUANIA, {"lithuania": [5]}, "countries[0]: connecting lithuania, russia brought a card of russia"),
        (
            RUSSIA_LITHUANIA[:2],
            {"russia": [7]},
            "countries[0].russia: the seat has not connected it with another country",
        ),
        ([], {"germany": [7]}, "countries[0].germany: the seat has not connected it with another country"),
        (
            RUSSIA_LITHUANIA,
            {"lithuania": [5], "russia": [7, 4]},
            "countries[0]: 1 of lithuania, 2 of russia can't have been taken for connecting them",
        ),
        (
            AND_BELARUS,
            {"belarus": [6], "lithuania": [5], "russia": [7]},
            "countries[0]: 1 of belarus, 1 of lithuania, 1 of russia can't have been taken for connecting them",
        ),
        (
            RUSSIA_LITHUANIA,
            {"lithuania": [5], "russia": [7], "germany": [7]},
            "countries[0].germany: the seat has not connected it with another country",
        ),
    ],
)
def test_country_cards_that_nobody_can_have_taken(routes: list[str], cards: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError) as refused:
        position("poland", routes=dict.fromkeys(routes, 0), countries=[cards, {}])
    assert str(refused.value) == told


def test_connected_countries_without_any_cards_are_refused() -> None:
    with pytest.raises(PositionError, match="connecting lithuania, russia brought a card"):
        position("poland", routes=dict.fromkeys(RUSSIA_LITHUANIA, 1))


@pytest.mark.parametrize(
    "cards",
    [
        {"belarus": [6], "lithuania": [5, 3], "russia": [7, 4]},
        {"belarus": [6, 4], "lithuania": [5], "russia": [7, 4]},
        {"belarus": [6, 4], "lithuania": [5, 3], "russia": [7]},
    ],
)
def test_the_countries_may_have_been_connected_in_any_order(cards: dict[str, Any]) -> None:
    game = position("poland", routes=dict.fromkeys(AND_BELARUS, 0), countries=[cards, {}])
    assert game.countries(0) == cards


def test_an_empty_stack_gives_nothing() -> None:
    """Lithuania has two cards: the third player who connects it gets none there."""
    routes = dict.fromkeys(AND_BELARUS, 0) | dict.fromkeys(
        ["suwalki/lithuania:2", "bialystok/suwalki:2", "bialystok/belarus:2"], 1
    )
    game = position(
        *("poland", {}, {}, {}, {}),
        routes=routes,
        countries=[{"belarus": [6], "lithuania": [5, 3], "russia": [7, 4]}, {"belarus": [4]}, {}, {}],
    )
    assert game.countries(1) == {"belarus": [4]}


@pytest.mark.parametrize("countries", [2, 3, 4, 5])
def test_cards_brought_by_all_orders_of_claims(countries: int) -> None:
    """The numbers of cards are those of playing out P6 and P7 for countries along a line, in every order."""
    found = set()
    for order in permutations(range(countries - 1)):
        network = [{place} for place in range(countries)]
        cards, connected = [0] * countries, set[int]()
        for link in order:
            joined = network[link] | network[link + 1]
            for place in joined:
                network[place] = joined
            if not joined <= connected:
                connected |= joined
                for place in joined:
                    cards[place] += 1
        found.add(tuple(sorted(cards)))
    assert found == set(_cards_brought(countries))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_positions_of_real_games_are_accepted_as_they_are(players: int, seed: int) -> None:
    game = Game.new("poland", players=players, seed=seed)
    for step, _ in enumerate(random_play(game, seed)):
        if step % 10 == 0 or game.state.final_turns >= 0:
            assert Game.from_dict(game.to_dict()) == game
    assert Game.from_dict(game.to_dict()) == game
    assert any(game.countries(seat) for seat in range(players))


# --- the last turns --------------------------------------------------------------------------------------------------


def spent(seat: int, trains: int) -> dict[str, int]:
    """Routes of a seat in the United States that leave it so many of its 45 trains."""
    board, left = load_board("usa"), 45 - trains
    routes: dict[str, int] = {}
    for route in sorted(board.routes, key=lambda route: (route.length, route.id), reverse=True):
        single = sum({other.a, other.b} == {route.a, route.b} for other in board.routes) == 1
        if single and route.length <= left:
            routes[route.id] = seat
            left -= route.length
    assert left == 0
    return routes


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"final_turns": 2}, "final_turns: 2 left means that seat 1 has 2 trains or fewer"),
        ({"final_turns": 1}, "final_turns: 1 left means that seat 0 has 2 trains or fewer"),
        ({"final_turns": 1, "routes": spent(1, 2)}, "final_turns: 1 left means that seat 0 has 2 trains or fewer"),
        ({"final_turns": 1, "routes": spent(0, 3)}, "final_turns: 1 left means that seat 0 has 2 trains or fewer"),
        ({"final_turns": 1, "phase": "over"}, "final_turns: 1 left means that seat 1 has 2 trains or fewer"),
        (
            {"final_turns": None, "routes": spent(0, 2)},
            "final_turns: a number, because 2 trains or fewer (seat 0) begin the last turns",
        ),
    ],
)
def test_last_turns_have_a_cause(more: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError) as refused:
        position("usa", **more)
    assert str(refused.value) == told


@pytest.mark.parametrize(("turn", "final"), [(0, 3), (1, 2), (2, 1)])
def test_the_last_turns_follow_from_the_one_seat_without_trains(turn: int, final: int) -> None:
    """The end begins with the seat that has 2 trains or fewer, and comes back to it."""
    for trains in (0, 2):
        game = position("usa", players=3, turn=turn, routes=spent(2, trains))
        assert game.to_dict()["final_turns"] == final
        assert position("usa", players=3, turn=turn, routes=spent(2, trains), final_turns=final) == game
        while not game.over:
            assert len(game.actors) == 1
            game.play("draw")
        assert (game.turn, game.ending) == (2, "last turns")
    assert position("usa", players=3, turn=turn, routes=spent(2, 3)).to_dict()["final_turns"] is None


def test_if_several_seats_have_run_out_of_trains_the_position_says_who_began_the_end() -> None:
    with pytest.raises(PositionError, match=r"final_turns: a number, because 45 trains or fewer \(seat 0, 1\) begin"):
        position(in_last_turns("usa"))


def test_a_finished_position_needs_no_last_turns() -> None:
    assert position("usa", phase="over").to_dict()["final_turns"] is None
    assert position("usa", phase="over", routes=spent(0, 1)).to_dict()["final_turns"] == 0


# --- face-up cards ---------------------------------------------------------------------------------------------------


def test_face_up_cards_that_are_not_given_are_turned_up_by_the_seed() -> None:
    def dealt(**more: Any) -> Game:
        return Game.from_dict({"board": "europe", **more})

    assert dealt() == dealt() == dealt(seed=0)
    rows = {tuple(dealt(seed=seed).face_up) for seed in range(20)}
    assert len(rows) > 15
    game = dealt(seed=5)
    assert (len(game.face_up), game.drawn[0] >= 5) == (5, True)
    assert dealt(seed=5, face_up=game.face_up).face_up == game.face_up
