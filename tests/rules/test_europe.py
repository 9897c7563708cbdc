"""Europe: set-up, tickets, ferries and tie-breaks. Tunnels and stations have files of their own."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from branchline.boards import load_board
from branchline.game.errors import OutcomeError, TableError
from branchline.game.game import Game
from branchline.rules import engine
from branchline.rules.records import KEEP
from tests.support import position, refused, rule, texts

LONG = {
    "athina/edinburgh",
    "brest/petrograd",
    "cadiz/stockholm",
    "danzig/lisboa",
    "erzurum/kobenhavn",
    "moskva/palermo",
}


def started(players: int = 2) -> Game:
    """A new game in which every seat has kept the long ticket and the first regular one."""
    game = Game.new("europe", players, seed=5, first=0)
    for seat in range(players):
        game.play(f"keep {', '.join(game.offer(seat)[:2])}", seat)
    return game


# E1: the set-up.


@rule("E1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_begins_with_45_trains_and_3_stations(players: int) -> None:
    game = Game.new("europe", players, seed=1)
    assert game.trains == [45] * players
    assert game.to_dict()["stations_left"] == [3] * players


@rule("E1")
@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(TableError, match="Europe is for 2 to 5 players"):
        Game.new("europe", players)


@rule("E1")
def test_there_are_6_long_and_40_regular_tickets() -> None:
    tickets = load_board("europe").tickets
    assert {ticket.id for ticket in tickets if ticket.long} == LONG
    assert len({ticket.id for ticket in tickets if not ticket.long}) == 40
    assert len(tickets) == 46


# E2: the ticket offer.


@rule("E2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_offer_is_1_long_and_3_regular_tickets(players: int) -> None:
    game = Game.new("europe", players, seed=2)
    offers = [set(game.offer(seat)) for seat in range(players)]
    assert [len(offer) for offer in offers] == [4] * players
    assert [len(offer & LONG) for offer in offers] == [1] * players
    assert len(set().union(*offers)) == 4 * players


@rule("E2")
def test_any_2_or_more_of_the_four_are_kept_with_or_without_the_long_one() -> None:
    game = Game.new("europe", 2, seed=3)
    offer = game.offer(0)
    choices = [f"keep {', '.join(kept)}" for n in (2, 3, 4) for kept in combinations(offer, n)]
    assert sorted(texts(game, 0)) == sorted(choices)
    for ticket in offer:
        assert game.why(f"keep {ticket}", 0).code == "keep-more"  # type: ignore[union-attr]
    regular = [ticket for ticket in offer if ticket not in LONG]
    game.play(f"keep {', '.join(regular)}", 0)
    game.play(f"keep {', '.join(game.offer(1)[:2])}", 1)
    assert game.tickets(0) == sorted(regular)
    assert game.phase == "turn"


@rule("E2")
@pytest.mark.parametrize("players", [2, 5])
def test_returned_tickets_and_long_ones_not_dealt_leave_the_game(players: int) -> None:
    before = Game.new("europe", players, seed=5, first=0)
    deck = started(players).to_dict()["ticket_deck"]
    offers = [before.offer(seat) for seat in range(players)]
    assert deck["out"] == [sorted(offer[2:]) for offer in offers]
    assert set(deck["never_dealt"]) == LONG - {offer[0] for offer in offers}
    assert len(deck["unseen"]) == 40 - 3 * players
    assert not set(deck["unseen"]) & (LONG | set().union(*offers))
    assert deck["start_returned"] == deck["bottom"] == []


@rule("E2")
def test_later_draws_bring_every_regular_ticket_left_and_no_other() -> None:
    game = started()
    deck = set(game.to_dict()["ticket_deck"]["unseen"])
    gone = game.to_dict()["ticket_deck"]
    for ticket in (gone["never_dealt"][0], gone["out"][0][0], gone["out"][1][1]):
        with pytest.raises(OutcomeError):
            game.play("tickets", outcomes=[ticket])
    drawn: list[str] = []
    while "tickets" in texts(game):
        game.play("tickets")
        offer = game.offer(game.turn)
        drawn += offer
        game.play(f"keep {', '.join(offer)}")
    assert len(drawn) == len(deck) == 34
    assert set(drawn) == deck
    refused(game, "tickets", "ticket-deck-empty")


# E15: one ticket of a draw in play is enough.


@rule("E15")
def test_one_ticket_of_a_draw_in_play_is_enough() -> None:
    game = position("europe")
    game.play("tickets", outcomes=["paris/wien", "berlin/roma", "london/wien"])
    offer = ["paris/wien", "berlin/roma", "london/wien"]
    assert game.offer(0) == offer
    choices = [f"keep {', '.join(kept)}" for n in (1, 2, 3) for kept in combinations(offer, n)]
    assert sorted(texts(game)) == sorted(choices)
    assert game.why(KEEP).code == "keep-more"  # type: ignore[union-attr]  # the number that keeps none
    game.play("keep berlin/roma")
    assert game.tickets(0) == ["berlin/roma"]
    assert game.to_dict()["ticket_deck"]["bottom"] == ["paris/wien", "london/wien"]
    assert (game.phase, game.turn) == ("turn", 1)


# E3: ferries.


@rule("E3")
def test_ferries_are_grey_and_show_1_or_2_locomotives() -> None:
    ferries = {route.id: route for route in load_board("europe").routes if route.symbols}
    two = {"amsterdam/london", "constantinople/sevastopol", "erzurum/sevastopol", "palermo/smyrna"}
    one = {
        "athina/brindisi",
        "athina/smyrna",
        "brindisi/palermo",
        "dieppe/london",
        "dieppe/london:2",
        "essen/kobenhavn",
        "essen/kobenhavn:2",
        "palermo/roma",
        "sevastopol/sochi",
    }
    assert {name: route.symbols for name, route in ferries.items()} == dict.fromkeys(two, 2) | dict.fromkeys(one, 1)
    assert {route.colour for route in ferries.values()} == {"grey"}


@rule("E3")
def test_a_ferry_takes_at_least_as_many_locomotives_as_symbols_and_one_colour() -> None:
    game = position("europe", {"red": 6, "blue": 3, "locomotive": 3})
    claims = [text for text in texts(game) if "palermo/smyrna" in text]
    assert claims == [
        "claim palermo/smyrna with 3 blue 3 locomotive",
        "claim palermo/smyrna with 4 red 2 locomotive",
        "claim palermo/smyrna with 3 red 3 locomotive",
    ]
    refused(game, "claim palermo/smyrna with 6 red", "needs-locomotives")
    refused(game, "claim palermo/smyrna with 5 red 1 locomotive", "needs-locomotives")
    refused(game, "claim palermo/smyrna with 4 red 1 blue 1 locomotive", "one-colour")
    refused(game, "claim palermo/smyrna with 4 blue 2 locomotive", "cards-short")
    game.play("claim palermo/smyrna with 4 red 2 locomotive")
    assert game.routes(0) == ["palermo/smyrna"]
    assert game.hand(0) == {"red": 2, "blue": 3, "locomotive": 1}
    assert game.to_dict()["discards"] == {"red": 4, "locomotive": 2}
    assert (game.trains[0], game.points[0], game.phase, game.turn) == (39, 15, "turn", 1)


@rule("E3")
def test_a_ferry_can_be_paid_with_locomotives_only() -> None:
    game = position("europe", {"locomotive": 2})
    ferries = ["claim amsterdam/london with 2 locomotive", "claim dieppe/london with 2 locomotive"]
    assert set(ferries) <= set(texts(game))
    game.play(ferries[0])
    assert game.hand(0) == {}
    assert game.to_dict()["discards"] == {"locomotive": 2}


@rule("E3")
def test_without_enough_locomotives_no_ferry_is_open_to_a_hand() -> None:
    game = position("europe", {"red": 12, "locomotive": 1})
    symbols = {route.id: route.symbols for route in game.board.routes}
    claimed = {action.route for action in game.legal() if action.kind == "claim"}
    assert {symbols[str(route)] for route in claimed} == {0, 1}
    refused(game, "claim amsterdam/london with 1 red 1 locomotive", "needs-locomotives")
    refused(game, "claim amsterdam/london with 2 locomotive", "cards-short")


@rule("E3")
def test_random_play_pays_for_ferries_as_the_list_says() -> None:
    game = position("europe", {"red": 6, "locomotive": 2}, stations={"riga": 0, "roma": 0, "wien": 0})
    games = 300
    states, rng = engine.new_states(games), engine.new_rng(games)
    states[:] = game.state
    rng[:] = range(games)
    drawn = engine.random_actions(engine.board_record(game.board), states, rng)
    legal = dict(zip(game.legal().numbers, texts(game), strict=True))
    assert set(drawn.tolist()) <= set(legal)
    assert "claim palermo/smyrna with 4 red 2 locomotive" in {legal[number] for number in drawn.tolist()}


# E14: ties.


def over(**more: Any) -> Game:
    """A game of two that has ended so."""
    return position("europe", phase="over", **more)


@rule("E14")
def test_a_tie_goes_first_to_more_completed_tickets() -> None:
    # Seat 1 has completed one ticket more; seat 0 has built fewer stations and has the longest path.
    game = over(
        routes={"palermo/smyrna": 0, "essen/frankfurt": 1, "essen/kobenhavn": 1},
        tickets=[["essen/kyiv", "dieppe/madrid"], ["frankfurt/kobenhavn"]],
        stations={"london": 1},
    )
    zero, one = game.scores
    assert (zero.routes, zero.tickets, zero.stations, zero.longest_path) == (15, -18, 12, 10)
    assert (one.routes, one.tickets, one.stations, one.longest_path) == (6, 5, 8, 0)
    assert zero.total == one.total == 19
    assert game.winners == (1,)


@rule("E14")
def test_a_tie_goes_then_to_fewer_stations_built() -> None:
    # Seat 0 has the longest path, but has built a station.
    game = over(routes={"brest/paris": 0}, tickets=[["angora/kharkov"], []], stations={"london": 0})
    zero, one = game.scores
    assert (zero.longest_path, one.longest_path) == (10, 0)
    assert zero.completed == one.completed == ()
    assert zero.total == one.total == 12
    assert game.winners == (1,)


@rule("E14")
def test_a_tie_goes_last_to_the_holder_of_the_longest_path_bonus() -> None:
    game = over(
        routes={"brest/paris": 1, "berlin/essen": 0, "cadiz/lisboa": 0},
        tickets=[[], ["angora/kharkov"]],
        stations={"london": 0, "roma": 1},
    )
    zero, one = game.scores
    assert (zero.longest_path, one.longest_path) == (0, 10)
    assert zero.total == one.total == 12
    assert game.winners == (1,)


@rule("E14")
def test_players_tied_in_all_of_it_share_the_victory() -> None:
    game = over(routes={"brest/paris": 0, "angora/erzurum": 1}, stations={"london": 0, "roma": 1})
    assert [score.total for score in game.scores] == [22, 22]
    assert game.winners == (0, 1)
