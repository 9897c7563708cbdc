"""Positions as dicts: what may be left out, what comes back, and every kind that can't be."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import BranchlineError
from branchline.boards import load_board
from branchline.game.errors import PositionError
from branchline.game.game import Game
from branchline.game.position_reader import KEYS
from tests.engine.playing import played_on

# Defaults.


def test_almost_everything_may_be_left_out() -> None:
    game = Game.from_dict({"board": "usa"})
    assert (game.players, game.turn, game.first, game.phase) == (2, 0, 0, "turn")
    assert [game.hand(seat) for seat in range(2)] == [{}, {}]
    assert (game.trains, game.points) == ([45, 45], [0, 0])
    assert int(game.state.deck_size) == 105
    assert None not in game.face_up
    assert int(game.state.deck_tickets.sum()) == 30
    assert game.to_dict()["ending"] is None


def test_players_are_as_many_as_hands_or_tickets() -> None:
    assert Game.from_dict({"board": "usa", "hands": [{}, {}, {}]}).players == 3
    assert Game.from_dict({"board": "usa", "tickets": [[], [], [], []]}).players == 4


def test_the_turn_is_that_of_the_first_seat_unless_told() -> None:
    assert Game.from_dict({"board": "usa", "first": 1}).turn == 1


def test_the_face_up_cards_come_from_the_seed() -> None:
    face_up = [Game.from_dict({"board": "usa", "seed": seed}).face_up for seed in (1, 1, 2)]
    assert face_up[0] == face_up[1] != face_up[2]
    game = Game.from_dict({"board": "usa", "deck": {"red": 3}})
    assert game.face_up == ["red", "red", "red", None, None]


def test_without_a_draw_deck_it_is_all_that_is_named_nowhere() -> None:
    face_up = ["red", "red", "blue", "blue", "locomotive"]
    position = {"board": "usa", "hands": [{"red": 5}, {"green": 12}], "face_up": face_up, "discards": {"black": 2}}
    expected = {"purple": 12, "blue": 10, "orange": 12, "white": 12, "yellow": 12, "black": 10, "red": 5}
    assert Game.from_dict(position).to_dict()["deck"] == expected | {"locomotive": 13}


def test_with_a_draw_deck_the_other_cards_lie_in_the_box() -> None:
    """They are out of the game: no reshuffle brings them back."""
    game = Game.from_dict({"board": "usa", "face_up": ["red"] * 5, "deck": {"blue": 2}, "discards": {"black": 1}})
    assert int(game.state.all_cards.sum()) == 8
    for _ in range(3):
        game.play("draw")
    with pytest.raises(BranchlineError, match="the deck is empty"):
        game.play("draw")
    assert Game.from_dict(game.to_dict()) == game


def test_without_a_ticket_deck_it_is_all_that_is_held_nowhere() -> None:
    game = Game.from_dict({"board": "usa", "tickets": [["boston/miami"], ["calgary/phoenix"]]})
    deck = game.to_dict()["ticket_deck"]
    assert len(deck["unseen"]) == 28
    assert not {"boston/miami", "calgary/phoenix"} & set(deck["unseen"])
    assert (deck["start_returned"], deck["bottom"], deck["never_dealt"]) == ([], [], [])


def test_long_tickets_held_nowhere_were_never_dealt() -> None:
    deck = Game.from_dict({"board": "europe", "tickets": [["lisboa/danzig"], []]}).to_dict()["ticket_deck"]
    long = {ticket.id for ticket in load_board("europe").tickets if ticket.long}
    assert set(deck["never_dealt"]) == long - {"danzig/lisboa", "lisboa/danzig"}
    assert len(deck["unseen"]) == 40


def test_with_a_ticket_deck_the_other_tickets_lie_in_the_box() -> None:
    game = Game.from_dict({"board": "europe", "ticket_deck": {"unseen": ["athina/wilno"]}})
    game.play("tickets")
    assert game.offer(0) == ["athina/wilno"]


def test_names_may_be_written_in_either_order_and_in_capitals() -> None:
    game = Game.from_dict(
        {"board": "europe", "routes": {"Essen/Berlin": 0}, "stations": {"Roma": 1}, "tickets": [["Wilno/Athina"], []]}
    )
    assert (game.routes(0), game.stations(1), game.tickets(0)) == (["berlin/essen"], ["roma"], ["athina/wilno"])


def test_a_position_may_be_given_with_its_board() -> None:
    board = load_board("usa")
    assert Game.from_dict({}, board) == Game.from_dict({"board": "usa"}, board) == Game.from_dict({"board": "usa"})


def test_as_a_dict_it_has_every_key_and_is_json() -> None:
    game = played_on(Game.new("europe", 3, seed=2), 80)
    position = game.to_dict()
    assert tuple(position) == KEYS
    assert json.loads(json.dumps(position)) == position


def test_the_dict_is_not_the_game() -> None:
    game = Game.from_dict({"board": "usa", "hands": [{"red": 2}, {}]})
    position = game.to_dict()
    position["hands"][0]["red"] = 12
    assert game.hand(0) == {"red": 2}


def test_a_payment_under_way_is_part_of_the_position() -> None:
    tunnel = {"route": "marseille/zurich", "cards": {"purple": 2}, "turned_up": {"purple": 1, "red": 2}}
    game = Game.from_dict({"board": "europe", "hands": [{"purple": 1}, {}], "phase": "tunnel", "laid": tunnel})
    game.play("pay 1 purple")
    assert game.routes(0) == ["marseille/zurich"]
    ferry = {"route": "helsinki/stockholm:2", "cards": {"yellow": 3, "white": 1}, "to_give": 2, "give_from": "white"}
    game = Game.from_dict(
        {
            "board": "nordic",
            "hands": [{"white": 1, "red": 1}, {}],
            "phase": "paying",
            "laid": {"colour": "yellow", **ferry},
        }
    )
    game.play("give white")
    game.play("give red")
    assert game.routes(0) == ["helsinki/stockholm:2"]


# Positions that can't be.

FACE_UP = ["purple", "blue", "orange", "white", "green"]
OFFER = ["boston/miami", "calgary/phoenix", "dallas/new-york"]
START = {"phase": "start", "offers": [OFFER, ["denver/el-paso", "duluth/houston", "helena/los-angeles"]]}
TUNNEL = {"route": "marseille/zurich", "cards": {"purple": 2}, "turned_up": {"purple": 1, "red": 2}}
FERRY = {"route": "helsinki/stockholm:2", "colour": "yellow", "cards": {"yellow": 3}, "to_give": 3}
TWO_SETS = {"cards": {"yellow": 2}, "to_give": 6}
SIXES = ["duluth/helena", "el-paso/houston", "portland/salt-lake-city", "calgary/winnipeg", "el-paso/los-angeles"]
FORTY_FOUR = [
    *("petrograd/stockholm", "budapest/kyiv", "palermo/smyrna"),
    *(
        "berlin/warszawa",
        "brest/pamplona",
        "petrograd/wilno",
        "warszawa/wien",
        "bucuresti/sevastopol",
        "moskva/petrograd",
    ),
]
DOUBLE = {"boston/new-york": 0, "boston/new-york:2": 1}

IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    # the table
    ("usa", {"colour": 1}, "unknown key 'colour'; a position has board, options, seed, drawn, players, first"),
    ("usa", {"players": 6}, "players: 6 is not a number from 2 to 5"),
    ("usa", {"players": "2"}, "players: '2' is not a number from 2 to 5"),
    ("usa", {"players": True}, "players: True is not a number from 2 to 5"),
    ("usa", {"seed": -1}, "seed: seed “-1” is neither a number from 0 to 2^128 − 1"),
    ("usa", {"drawn": {"dice": 1}}, "drawn: unknown 'dice'; there are cards, tickets, seating"),
    ("usa", {"drawn": {"cards": -1}}, "drawn.cards: -1 is not a number from 0 to 4294967295"),
    ("usa", {"options": {"longest_path": False}}, "options.longest_path: False is no choice on this board"),
    ("poland", {"options": {"longest_path": 0}}, "options.longest_path: 0 is no choice on this board"),
    ("poland", {"options": {"strict_ferries": True}}, "options.strict_ferries: True is no choice on this board"),
    ("nordic", {"options": {"strict_ferries": None}}, "options.strict_ferries: None is no choice on this board"),
    ("nordic", {"options": {"ferries": True}}, "options: unknown 'ferries'; there are longest_path, strict_ferries"),
    ("usa", {"phase": "pause"}, "phase: 'pause' is none of start, turn, second_card, offer, tunnel, paying, over"),
    ("usa", {"first": 2}, "first: 2 is not a number from 0 to 1"),
    ("usa", {"turn": -1}, "turn: -1 is not a number from 0 to 1"),
    ("usa", {"passes": 3}, "passes: 3 is not a number from 0 to 2"),
    ("usa", {"passes": 2}, "passes: when all have passed the game is over"),
    ("usa", {"idle_turns": 41}, "idle_turns: 41 is not a number from 0 to 40"),
    ("usa", {"idle_turns": 40}, "idle_turns: after 20 idle rounds the game is over"),
    ("usa", {"final_turns": 3}, "final_turns: 3 is not a number from 0 to 2"),
    ("usa", {"final_turns": 0}, "final_turns: with none left the game is over"),
    ("usa", {"ending": "boredom"}, "ending: 'boredom' is none of last turns, all passed, idle"),
    ("usa", {"ending": "idle"}, "ending: 'idle' in phase turn"),
    # routes, stations, country cards
    ("usa", {"routes": ["boston/miami"]}, "routes: ['boston/miami'] is not a dict"),
    (
        "usa",
        {"routes": {"boston/miami": 0}},
        "routes.boston/miami: no route connects boston and miami; from boston there are routes to",
    ),
    ("usa", {"routes": {"bostn/new-york": 0}}, "routes.bostn/new-york: unknown city “bostn” (did you mean “boston”?)"),
    ("usa", {"routes": {"boston/new-york": 2}}, "routes.boston/new-york: 2 is not a number from 0 to 1"),
    ("usa", {"routes": {"dallas/el-paso": 0, "el-paso/dallas": 1}}, "routes.el-paso/dallas: the route is named twice"),
    (
        *("usa", {"players": 4, "routes": dict.fromkeys(DOUBLE, 0)}),
        "routes: seat 0 has both boston/new-york:2 and boston/new-york",
    ),
    (
        *("usa", {"players": 3, "routes": DOUBLE}),
        "routes: with 3 players only one of boston/new-york:2 and boston/new-york can be used",
    ),
    (
        *("poland", {"routes": {"zielona-gora/germany": 1, "zielona-gora/germany:3": 1}}),
        "routes: seat 1 has two routes into germany",
    ),
    (
        "usa",
        {"routes": dict.fromkeys([*SIXES, "miami/new-orleans", "helena/seattle", "dallas/el-paso"], 0)},
        "routes: seat 0 has used more than 45 trains",
    ),
    ("usa", {"stations": {"boston": 0}}, "stations: seat 0 has more than 0"),
    ("europe", {"stations": {"atlantis": 0}}, "stations.atlantis: unknown city “atlantis”"),
    ("europe", {"stations": {"essen": 5}}, "stations.essen: 5 is not a number from 0 to 1"),
    ("europe", {"stations": {"essen": 0, "Essen": 1}}, "stations.Essen: the city is named twice"),
    (
        *("europe", {"stations": dict.fromkeys(["essen", "roma", "paris", "kyiv"], 1)}),
        "stations: seat 1 has more than 3",
    ),
    ("usa", {"trains": [45, 44]}, "trains[1]: 44, but what is built makes it 45"),
    ("usa", {"trains": [45]}, "trains: 1 entries for 2 seats"),
    ("usa", {"points": [0, 7]}, "points[1]: 7, but what is built makes it 0"),
    ("europe", {"stations_left": [3, 2]}, "stations_left[1]: 2, but what is built makes it 3"),
    ("poland", {"countries": [{"france": [7]}, {}]}, "countries[0]: unknown 'france'; there are belarus"),
    ("poland", {"countries": [{"germany": [9]}, {}]}, "countries[0].germany: no card of 9 is left in that stack"),
    (
        *("poland", {"countries": [{"germany": [7]}, {"germany": [7]}]}),
        "countries[1].germany: no card of 7 is left in that stack",
    ),
    ("poland", {"countries": [{"germany": [4]}, {}]}, "countries: the cards of germany are taken from the top: [7]"),
    # cards
    ("usa", {"hands": 3}, "hands: 3 is not a list"),
    ("usa", {"hands": [{}, {}, {}], "players": 2}, "hands: 3 entries for 2 seats"),
    ("usa", {"hands": [{"pink": 1}, {}]}, "hands[0]: 'pink' is no card; cards are purple, blue, orange"),
    ("usa", {"hands": [{"red": -1}, {}]}, "hands[0].red: -1 is not a number from 0 to 127"),
    ("usa", {"hands": [{"red": 1.5}, {}]}, "hands[0].red: 1.5 is not a number from 0 to 127"),
    ("usa", {"hands": [{"red": 7}, {"red": 6}]}, "there are 12 red cards, and 13 are named"),
    ("usa", {"hands": [{"red": 127, "blue": 127}, {}]}, "there are 12 blue cards, and"),
    ("usa", {"discards": {"locomotive": 15}}, "there are 14 locomotive cards, and 15 are named"),
    ("usa", {"hands": [{"red": 7}, {}], "deck": {"red": 6}}, "there are 12 red cards, and 13 are named"),
    ("usa", {"face_up": "red"}, "face_up: a list of up to 5 cards"),
    ("usa", {"face_up": [*FACE_UP, "red"]}, "face_up: a list of up to 5 cards"),
    ("usa", {"face_up": [*FACE_UP[:4], "pink"]}, "face_up[4]: 'pink' is no card; cards are"),
    ("usa", {"face_up": FACE_UP[:4]}, "face_up: a gap stays open only over an empty deck (G9)"),
    ("usa", {"face_up": [None, *FACE_UP[1:]]}, "face_up: a gap stays open only over an empty deck (G9)"),
    ("usa", {"face_up": FACE_UP, "face_up_rests": 1}, "face_up_rests: 1 is neither true nor false"),
    (
        "usa",
        {"face_up": FACE_UP, "deck": {}, "discards": {"red": 1}},
        "discards: with an empty deck they would be the deck",
    ),
    ("usa", {"hands": [{"red": 1}, {}], "known": [{"red": 2}, {}]}, "known[0]: more than the hand holds"),
    ("usa", {"knowledge": {"secrets": 1}}, "knowledge: unknown 'secrets'; there are deck_most, unseen_draws"),
    ("usa", {"knowledge": {"deck_most": {}}}, "knowledge.deck_most: less than the deck holds"),
    ("usa", {"knowledge": {"unseen_draws": [{}]}}, "knowledge.unseen_draws: 1 entries for 2 seats"),
    ("usa", {"knowledge": {"unseen_draws": [{}, 1]}}, "knowledge.unseen_draws[1]: 1 is not a dict"),
    # tickets
    ("usa", {"tickets": [["boston/denver"], []]}, "tickets[0]: unknown ticket “boston/denver”"),
    ("usa", {"tickets": ["boston/miami", []]}, "tickets[0]: 'boston/miami' is not a list"),
    ("usa", {"tickets": [["boston/miami"], ["miami/boston"]]}, "tickets[1]: boston/miami is already in tickets[0]"),
    (
        *("usa", {"tickets": [["boston/miami"], []], "ticket_deck": {"bottom": ["boston/miami"]}}),
        "ticket_deck.bottom: boston/miami is already in tickets[0]",
    ),
    (
        *("usa", {"ticket_deck": {"unseen": ["boston/miami"], "start_returned": ["boston/miami"]}}),
        "ticket_deck.unseen: boston/miami is already in ticket_deck.start_returned",
    ),
    ("usa", {"ticket_deck": {"top": []}}, "ticket_deck: unknown 'top'; there are unseen, start_returned, bottom"),
    ("usa", {"ticket_deck": {"out": [[]]}}, "ticket_deck.out: 1 entries for 2 seats"),
    (
        "usa",
        {"knowledge": {"put_under": [["boston/denver"], []]}},
        "knowledge.put_under: unknown ticket “boston/denver”",
    ),
    ("usa", {"knowledge": {"put_under": [1, []]}}, "knowledge.put_under[0]: 1 is not a list"),
    (
        *("usa", {"ticket_deck": {"bottom": ["boston/miami"]}, "knowledge": {"bottom_by": [0, 1]}}),
        "knowledge.bottom_by: a seat for each of the 1 tickets at the bottom",
    ),
    (
        *("usa", {"ticket_deck": {"bottom": ["boston/miami"]}, "knowledge": {"bottom_by": [2]}}),
        "knowledge.bottom_by: 2 is not a number from -1 to 1",
    ),
    ("usa", {"knowledge": {"kept_at_start": [1]}}, "knowledge.kept_at_start: 1 entries for 2 seats"),
    (
        "usa",
        {"knowledge": {"kept_at_start": [1, "x"]}},
        "knowledge.kept_at_start[1]: 'x' is not a number from 0 to 128",
    ),
    # offers
    ("usa", {"offers": [OFFER, []]}, "offers[0]: there is no offer in phase turn"),
    ("usa", {"phase": "offer"}, "offers[0]: an offer belongs to phase offer"),
    ("usa", {"phase": "offer", "offers": [OFFER, OFFER]}, "offers[1]: boston/miami is already in offers[0]"),
    ("usa", {"phase": "offer", "offers": [OFFER, ["denver/el-paso"]]}, "offers[1]: there is no offer in phase offer"),
    ("usa", {"phase": "offer", "offers": [[*OFFER, "denver/el-paso"], []]}, "offers[0]: more than 3 tickets"),
    (
        "nordic",
        {"phase": "offer", "offers": [[ticket.id for ticket in load_board("nordic").tickets][:7], []]},
        "offers[0]: more than 6 tickets",
    ),
    (
        *("usa", {"phase": "offer", "offers": [OFFER, []], "chosen": [OFFER[:1], []]}),
        "chosen[0]: tickets are chosen at once in phase offer",
    ),
    ("usa", {**START, "offers": [OFFER, []]}, "offers[1]: an offer belongs to phase start"),
    ("usa", {**START, "chosen": [["denver/el-paso"], []]}, "chosen[0]: 'denver/el-paso' is not offered"),
    ("usa", {**START, "chosen": [OFFER[:1], []]}, "chosen[0]: fewer than 2"),
    (
        *("usa", {**START, "chosen": [OFFER, ["denver/el-paso", "duluth/houston"]]}),
        "chosen: when all have chosen the start is over",
    ),
    ("usa", {**START, "turn": 1}, "turn: seat 0 begins when all have chosen"),
    # a payment under way
    ("europe", {"laid": TUNNEL}, "laid: nothing is laid in phase turn"),
    ("europe", {"phase": "tunnel"}, "laid.route: phase tunnel needs the route that is being paid for"),
    (
        "europe",
        {"phase": "tunnel", "laid": {**TUNNEL, "coins": 1}},
        "laid: unknown 'coins'; there are route, colour, cards",
    ),
    (
        "europe",
        {"phase": "tunnel", "laid": {**TUNNEL, "route": "paris/roma"}},
        "laid.route: no route connects paris and roma",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": TUNNEL, "routes": {"marseille/zurich": 1}}),
        "laid.route: marseille/zurich is not open to seat 0",
    ),
    (
        "europe",
        {"phase": "tunnel", "laid": {**TUNNEL, "route": "berlin/essen"}},
        "laid.route: berlin/essen is no tunnel",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "cards": {"red": 2}}}),
        "laid.cards: marseille/zurich can't be paid for so",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "cards": {"purple": 1}}}),
        "laid.cards: marseille/zurich can't be paid for so",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "route": "paris/zurich", "cards": {"purple": 2, "red": 1}}}),
        "laid.cards: paris/zurich can't be paid for so",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "turned_up": {"purple": 4}}}),
        "laid.turned_up: more than 3 cards",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "owed": 2}}),
        "laid.owed: 2, but the cards turned up make it 1",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "turned_up": {"red": 3}}}),
        "laid.owed: 0 is not a number from 1 to 3",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": {**TUNNEL, "turned_up": {"purple": 1}}}),
        "laid.turned_up: fewer cards than the tunnel asks for, over a deck with more (E8)",
    ),
    (
        *("europe", {"phase": "tunnel", "laid": TUNNEL, "routes": dict.fromkeys(FORTY_FOUR, 0)}),
        "laid.route: marseille/zurich is longer than the trains of seat 0",
    ),
    (
        *("europe", {"ticket_deck": {"unseen": ["brest/petrograd"]}}),
        "ticket_deck.unseen: brest/petrograd is a long ticket, dealt only at the start",
    ),
    (
        *("nordic", {"phase": "paying", "laid": {**FERRY, "to_give": 2}}),
        "laid.cards: helsinki/stockholm:2 can't be paid for so, with 2 more to give",
    ),
    (
        *("nordic", {"phase": "paying", "laid": {**FERRY, "route": "helsinki/lahti"}}),
        "laid.cards: helsinki/lahti can't be paid for so, with 3 more to give",
    ),
    (
        *("nordic", {"phase": "paying", "laid": {**FERRY, "cards": {"yellow": 3, "red": 1}, "to_give": 2}}),
        "laid.cards: helsinki/stockholm:2 can't be paid for so, with 2 more to give",
    ),
    (
        *("nordic", {"phase": "paying", "options": {"strict_ferries": True}, "laid": {**FERRY, **TWO_SETS}}),
        "laid.cards: helsinki/stockholm:2 can't be paid for so, with 6 more to give",
    ),
    ("nordic", {"phase": "paying", "laid": {**FERRY, "to_give": 0}}, "laid.to_give: 0 is not a number from 1 to 120"),
    ("nordic", {"phase": "paying", "laid": {**FERRY, "give_from": "pink"}}, "laid.give_from: 'pink' is no card"),
    ("nordic", {"phase": "paying", "laid": FERRY}, "phase: seat 0 has nothing that it could do in phase paying"),
    (
        *("usa", {"phase": "second_card", "deck": {}, "face_up": ["locomotive"] * 2}),
        "phase: seat 0 has nothing that it could do in phase second_card",
    ),
]


@pytest.mark.parametrize(("board", "position", "reason"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_in_one_line(board: str, position: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_dict({"board": board, **position})
    assert str(refused.value).startswith(reason)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("position", [None, 3, "usa", ["usa"]])
def test_a_position_is_a_dict(position: Any) -> None:
    with pytest.raises(PositionError, match="a position is a dict"):
        Game.from_dict(position)


@pytest.mark.parametrize("position", [{}, {"board": None}, {"board": 3}])
def test_a_position_names_its_board(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="board: a position names its board"):
        Game.from_dict(position)


def test_a_position_of_an_unknown_board_is_refused() -> None:
    with pytest.raises(BranchlineError, match='no board "atlantis"'):
        Game.from_dict({"board": "atlantis"})


def test_a_position_of_another_board_than_the_one_given_is_refused() -> None:
    with pytest.raises(PositionError, match="board: a position on 'usa', not on 'europe'"):
        Game.from_dict({"board": "usa"}, load_board("europe"))


# Anything at all.


@cache
def positions() -> list[dict[str, Any]]:
    tables = (("thistledown", 0), ("thistledown", 40), ("europe", 70), ("nordic", 90))
    return [played_on(Game.new(board, 2, seed=1), decisions).to_dict() for board, decisions in tables]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["", "red", "essen", "turn", "a/b"]),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from(["red", "essen", "x"]), inside),
    max_leaves=4,
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_put_in_a_position_it_is_read_or_refused(data: st.DataObject) -> None:
    position = copy.deepcopy(data.draw(st.sampled_from(positions())))
    place: Any = position
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inside = place[key]
        if not isinstance(inside, (dict, list)) or not inside or data.draw(st.booleans()):
            place[key] = data.draw(JUNK)
            break
        place = inside
    try:
        game = Game.from_dict(position)
    except BranchlineError as error:
        told = str(error)
    else:
        told = "read"
        assert Game.from_dict(game.to_dict()) == game
    assert len(told.splitlines()) == 1
