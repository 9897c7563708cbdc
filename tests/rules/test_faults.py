"""Faults that other implementations of these games have, and that must never be ours."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.boards import load_board
from branchline.boards.model import COLOURS, GREY, Board
from branchline.game.game import Game
from branchline.rules import engine
from branchline.rules.records import DRAW, ENDINGS, OVER
from tests.support import position, rule, texts

EVERYTHING = dict.fromkeys(COLOURS, 12) | {"locomotive": 14}
TABLES = [
    (board, n) for board, most in (("usa", 5), ("europe", 5), ("poland", 4), ("nordic", 3)) for n in range(2, most + 1)
]


def code(game: Game, action: str) -> str | None:
    refusal = game.why(action)
    return refusal.code if refusal else None


# --- the last round, cut short or begun at 3 trains ---


def routes_that_leave_3_trains(board: Board) -> list[str]:
    """Routes for one player, no two between the same cities, none into a country, the longest first."""
    left, chosen, pairs = board.rules.trains - 3, [], set()
    for route in sorted(board.routes, key=lambda route: -route.length):
        if route.length <= left and route.country is None and (route.a, route.b) not in pairs:
            left -= route.length
            chosen.append(route.id)
            pairs.add((route.a, route.b))
    assert left == 0
    return chosen


@rule("G17")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_3_trains_are_not_the_end_and_at_2_everyone_has_a_whole_turn_more(name: str, players: int) -> None:
    board = load_board(name)
    built = routes_that_leave_3_trains(board)
    short = next(n for n in board.routes if n.length == 1 and n.id not in built and not n.tunnel and not n.symbols)
    colour = "red" if short.colour == GREY else short.colour
    game = position(name, {colour: 1}, players=players, routes=dict.fromkeys(built, 0))
    for _ in range(2 * players):  # two rounds with 3 trains
        draw_two(game)
    assert (game.trains[0], game.turn) == (3, 0)
    game.play(f"claim {short.id} with 1 {colour}")
    turns = []
    for _ in range(players):
        assert not game.over
        turns.append(game.turn)
        draw_two(game)
    assert turns == [*range(1, players), 0]
    assert game.over


def draw_two(game: Game) -> None:
    game.play("draw")
    game.play("draw")


# --- the reset of the face-up cards that never happens, never ends, or is done with the wrong cards ---


@rule("G8", "D1")
def test_face_up_cards_that_no_reset_improves_come_to_rest() -> None:
    """1 purple, 4 locomotives face up, 2 black, 3 locomotives in the deck: they could replace each other for ever."""
    face_up = ["purple", "locomotive", "locomotive", "locomotive", None]
    game = position("usa", {"black": 2, "locomotive": 4}, face_up=face_up, deck={})
    game.play("claim el-paso/los-angeles with 2 black 4 locomotive", outcomes=["locomotive"])
    assert Counter(game.face_up) == {"purple": 1, "locomotive": 4}
    after = game.to_dict()
    assert (after["deck"], after["discards"], after["face_up_rests"]) == ({"black": 2, "locomotive": 3}, {}, True)
    assert (game.turn, game.phase) == (1, "turn")
    assert {"take purple", "take locomotive", "draw"} <= set(texts(game))


@rule("G8")
def test_the_five_are_discarded_and_not_shuffled_back() -> None:
    game = position("usa", face_up=["locomotive", "locomotive", "orange", "white", "green"])
    deck = Counter(game.to_dict()["deck"])
    new = ["red", "red", "black", "yellow", "blue"]
    game.play("take orange", outcomes=["locomotive", *new])
    after = game.to_dict()
    assert after["discards"] == {"white": 1, "green": 1, "locomotive": 3}
    assert Counter(after["deck"]) == deck - Counter(["locomotive", *new])
    assert game.face_up == new


@rule("G8")
@pytest.mark.parametrize("board", ["usa", "europe", "poland"])
def test_the_reset_happens_already_in_the_first_row(board: str) -> None:
    first, new = ["locomotive", "red", "locomotive", "red", "locomotive"], ["blue", "white", "black", "green", "yellow"]
    game = Game.new(board, 2, seed=0, outcomes=[*["red"] * 8, *first, *new])
    assert game.face_up == new
    assert game.to_dict()["discards"] == {"red": 2, "locomotive": 3}


# --- both routes of a double route used at 3 players ---


@rule("G14")
@pytest.mark.parametrize("name", ["usa", "europe"])
def test_at_3_players_every_double_route_is_closed_by_one_claim(name: str) -> None:
    doubles = [route for route in load_board(name).routes if route.number == 2]
    assert len(doubles) == {"usa": 22, "europe": 11}[name]
    for second in doubles:
        first = f"{second.a}/{second.b}"
        game = position(name, {}, EVERYTHING, routes={first: 0}, players=3, turn=1, face_up=[], deck={})
        assert code(game, f"claim {second.id} with {second.length} locomotive") == "double-closed"


# --- a station that lends every route of its city ---


@rule("E11")
def test_a_station_lends_one_route_and_no_more() -> None:
    """Brindisi–Roma–Venezia with a station there, two routes of another beyond it: one of two tickets is complete."""
    routes = {"brindisi/roma": 0, "roma/venezia": 0, "venezia/zagrab": 1, "venezia/zurich": 1}
    tickets = [["brindisi/zagrab", "brindisi/zurich"], []]
    score = position("europe", routes=routes, stations={"venezia": 0}, tickets=tickets, phase="over").scores[0]
    assert (len(score.completed), len(score.failed), score.tickets) == (1, 1, 6 - 6)
    assert len(score.borrowed) == 1


# --- tickets that cost nothing when they fail ---


@rule("G18")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
def test_a_ticket_that_is_not_complete_is_subtracted(board: str) -> None:
    ticket = load_board(board).tickets[0]
    with_ticket, without = position(board, tickets=[[ticket.id], []], phase="over").scores
    assert with_ticket.total == without.total - ticket.points
    assert with_ticket.failed == (ticket.id,)


# --- a tunnel that is tried until it costs nothing ---


@rule("E5", "E7", "D13")
def test_a_declined_tunnel_uses_the_turn_and_the_cards_turned_up() -> None:
    game = position("europe", {"blue": 3})
    game.play("claim munchen/venezia with 2 blue", outcomes=["blue", "red", "red"])
    assert code(game, "claim munchen/venezia with 2 blue") == "not-now"
    assert texts(game) == ["decline", "pay 1 blue"]
    game.play("decline")
    assert (game.turn, game.phase, game.hand(0)) == (1, "turn", {"blue": 3})
    assert game.to_dict()["discards"] == {"blue": 1, "red": 2}
    assert (game.routes(0), game.trains) == ([], [45, 45])


# --- random play that never ends ---


@rule("G17")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_play_comes_to_an_end(name: str, players: int) -> None:
    record, states, rng = engine.board_record(load_board(name)), engine.new_states(1), engine.new_rng(1)
    engine.set_up(record, states, players=players, seed=11, rng=rng)
    decisions = 0
    while states[0].phase != OVER:
        engine.play(record, states, engine.random_actions(record, states, rng))
        decisions += 1
        assert decisions < 3000
    assert ENDINGS[int(states[0].ending)] == "last turns"
    assert min(states[0].trains[:players]) <= 2


# --- an empty deck that gives free cards ---


@rule("G9", "G10")
def test_an_empty_deck_gives_nothing() -> None:
    game = position("usa", deck={})
    assert code(game, "draw") == "deck-empty"
    game.play("take blue")
    assert (game.phase, game.face_up) == ("second_card", ["purple", None, "orange", "white", "green"])
    assert code(game, "draw") == "deck-empty"
    game.play("take purple")
    assert (game.hand(0), game.face_up) == ({"purple": 1, "blue": 1}, [None, None, "orange", "white", "green"])


@rule("G9", "G10")
def test_players_who_only_draw_end_up_with_the_deck_and_no_more() -> None:
    game = position("usa")
    while True:
        draws = [number for number in game.legal().numbers if number <= DRAW]
        if not draws:
            break
        game.play(draws[-1])
    held = Counter(game.hand(0)) + Counter(game.hand(1))
    assert held == EVERYTHING
    assert (game.face_up, game.to_dict()["deck"]) == ([None] * 5, {})


# --- routes that are missing ---


@rule("G11")
@pytest.mark.parametrize(("name", "routes"), [("usa", 100), ("europe", 101), ("poland", 102), ("nordic", 81)])
def test_every_printed_route_can_be_claimed(name: str, routes: int) -> None:
    game = position(name, EVERYTHING, face_up=[], deck={})
    claims = {action.route for action in game.legal() if action.kind == "claim"}
    assert claims == {route.id for route in game.board.routes}
    assert len(claims) == routes
