"""The table object: what it shows, what it refuses and why, what it tells, what it counts."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from branchline import BranchlineError
from branchline.boards import load_board
from branchline.game.actions import Action
from branchline.game.errors import IllegalAction, InvalidAction, SeedError, TableError
from branchline.game.game import Game, LegalActions
from branchline.rules import records
from tests.engine.playing import played_on
from tests.support import codes_of, position, texts


def fresh(board: str = "usa", players: int = 2, **more: Any) -> Game:
    return Game.new(board, players, seed=7, **more)


# Setting up.


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 1}, "United States is for 2 to 5 players, not 1"),
        ({"players": 6}, "United States is for 2 to 5 players, not 6"),
        ({"players": 2.5}, "United States is for 2 to 5 players, not 2.5"),
        ({"players": 2, "first": 2}, "seat 2 can’t go first: seats are 0 to 1"),
        ({"players": 2, "first": -1}, "seat -1 can’t go first: seats are 0 to 1"),
        ({"players": 2, "first": 0.5}, "seat 0.5 can’t go first: seats are 0 to 1"),
        ({"longest_path": False}, "United States doesn’t let you choose whether to play with the longest-path bonus"),
        ({"strict_ferries": True}, "United States doesn’t let you choose how substitutes are used on ferries"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(TableError) as refused:
        Game.new("usa", **arguments)
    assert str(refused.value) == reason


@pytest.mark.parametrize("seed", [-1, 2**128, "green", "0x" + "f" * 33, 1.5, True])
def test_a_seed_out_of_range_is_refused(seed: Any) -> None:
    with pytest.raises(SeedError, match=r"neither a number from 0 to 2\^128 − 1 nor a hexadecimal number"):
        Game.new("usa", seed=seed)


def test_a_seed_may_be_written_as_a_number_or_as_hex() -> None:
    assert Game.new("usa", seed=255) == Game.new("usa", seed="0xff") == Game.new("usa", seed="0" * 30 + "ff")
    assert Game.new("usa", seed=255).seed == "0" * 30 + "ff"


def test_an_unknown_board_is_refused_with_one_like_it() -> None:
    with pytest.raises(BranchlineError, match=r'no board "europ".*did you mean "europe"\?'):
        Game.new("europ")


def test_without_a_seed_every_game_is_another() -> None:
    assert Game.new("usa").seed != Game.new("usa").seed


def test_the_fewest_players_sit_down_unless_told() -> None:
    assert Game.new("nordic", seed=1).players == 2


# What it shows.


def test_a_new_game_shows_its_table() -> None:
    game = fresh("europe", 3, first=2)
    assert (game.players, game.first, game.turn, game.phase) == (3, 2, 2, "start")
    assert game.actors == (0, 1, 2)
    assert [sum(game.hand(seat).values()) for seat in range(3)] == [4, 4, 4]
    assert [len(game.offer(seat)) for seat in range(3)] == [4, 4, 4]
    assert (game.trains, game.points) == ([45, 45, 45], [0, 0, 0])
    assert (game.tickets(0), game.routes(0), game.stations(0), game.countries(0)) == ([], [], [], {})
    assert (game.over, game.ending, game.winners) == (False, None, ())
    assert repr(game) == "<Game on Europe, 3 players, phase start, to act: seats 0, 1, 2>"


def test_at_the_start_seats_choose_in_any_order_and_it_makes_no_difference() -> None:
    games = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = fresh("poland", 3, first=1)
        waiting = [0, 1, 2]
        for seat in order:
            assert game.actors == tuple(waiting)
            assert (game.phase, game.tickets(seat), game.to_dict()["ticket_deck"]["start_returned"]) == (
                "start",
                [],
                [],
            )
            game.play(f"keep {', '.join(game.offer(seat)[1:])}", seat)
            waiting.remove(seat)
        games.append(game)
    assert games[0] == games[1] == games[2]
    assert (games[0].phase, games[0].turn, games[0].actors) == ("turn", 1, (1,))
    assert repr(games[0]) == "<Game on Poland, 3 players, phase turn, to act: seat 1>"


def test_games_are_equal_when_their_positions_are() -> None:
    game = fresh()
    assert game == game.copy()
    assert game != Game.new("usa", seed=8)
    assert game != "usa"
    with pytest.raises(TypeError):
        hash(game)


@pytest.mark.parametrize("ask", ["hand", "tickets", "offer", "routes", "stations", "countries", "legal"])
def test_whoever_asks_about_a_seat_that_is_not_there_is_told(ask: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        getattr(fresh(), ask)(2)
    assert str(refused.value) == "there is no seat 2: this game has seats 0 to 1"


# The legal actions.


def test_the_legal_actions_are_a_sequence() -> None:
    game = position("usa", {"red": 2})
    legal = game.legal()
    assert isinstance(legal, Sequence)
    assert len(legal) == len(list(legal)) == len(legal.numbers)
    assert legal.numbers == sorted(legal.numbers)
    assert [str(action) for action in legal[:3]] == ["take purple", "take blue", "take orange"]
    assert legal[-1] == list(legal)[-1] == next(reversed(legal))
    assert legal.index(Action(kind="draw")) == texts(game).index("draw")
    assert legal.count(Action(kind="draw")) == 1
    with pytest.raises(IndexError):
        legal[len(legal)]
    assert repr(legal).startswith(f"<{len(legal)} legal actions of seat 0: take purple, take blue, ")


def test_the_legal_actions_answer_for_actions_texts_and_numbers() -> None:
    legal: Any = position("usa", {"yellow": 2}).legal()
    assert Action(kind="draw") in legal
    assert "claim boston/new-york:2 with 2 yellow" in legal
    assert "claim new-york/boston:2 with 2 yellow" in legal
    assert legal.numbers[0] in legal
    assert np.int64(legal.numbers[0]) in legal
    for no_action in ("take red", "claim boston/nowhere with 2 red", "gibberish", 10**6, None, 1.5):
        assert no_action not in legal


def test_a_list_of_legal_actions_stays_what_it_was() -> None:
    game = fresh("europe")
    legal = game.legal(0)
    before = list(legal)
    game.play(legal[0], 0)
    assert list(legal) == before
    assert before[-1] in legal


def test_a_claim_with_substitutes_is_in_the_list_whole_or_in_steps() -> None:
    legal: Any = position("nordic", {"yellow": 3, "white": 2, "red": 1}).legal()
    assert "claim helsinki/stockholm:2 with 3 yellow for 1" in legal
    assert "claim helsinki/stockholm:2 with 3 yellow for 1: 2 white 1 red" in legal
    assert "claim helsinki/stockholm:2 with 3 yellow for 1: 3 white" not in legal


def test_who_may_not_act_has_no_legal_actions() -> None:
    game = position("usa")
    assert len(game.legal(1)) == 0
    assert isinstance(game.legal(1), LegalActions)


def test_numbers_and_seats_of_numpy_are_as_good() -> None:
    game, other = position("usa"), position("usa")
    game.play(np.int64(9), np.int64(0), [np.int8(7)])
    other.play("draw", 0, ["red"])
    assert game == other
    assert str(game.record) == str(other.record)


def test_an_action_made_by_hand_is_read_like_a_text() -> None:
    game = position("usa", {"yellow": 2})
    game.play(Action(kind="claim", route="new-york/boston:2", cards={"yellow": 2, "blue": 0}))
    assert game.routes(0) == ["boston/new-york:2"]
    for nonsense in (Action(kind="take"), Action(kind="claim"), Action(kind="keep"), Action(kind="pay"), None):
        with pytest.raises(InvalidAction):
            game.play(nonsense)  # type: ignore[arg-type]


# Refusals.

TUNNEL = "marseille/zurich"  # purple, 2 spaces
FERRY = "helsinki/stockholm:2"  # yellow, 4 spaces, 1 symbol


def in_tunnel(cards: dict[str, int], *turned_up: str) -> Game:
    """Seat 0 laid two cards for a purple tunnel, and this was turned up."""
    game = position("europe", cards)
    laid = "2 purple" if "purple" in cards else "2 locomotive"
    game.play(f"claim {TUNNEL} with {laid}", outcomes=turned_up)
    return game


def paying(**cards: int) -> Game:
    game = position("nordic", {"yellow": 3, **cards})
    game.play(f"claim {FERRY} with 3 yellow for 1")
    return game


def with_ticket_offer() -> Game:
    game = position("usa")
    game.play("tickets", outcomes=["boston/miami", "calgary/phoenix", "dallas/new-york"])
    return game


def second_card() -> Game:
    game = position("usa", face_up=["red", "locomotive", "blue", "blue", "blue"])
    game.play("take red", outcomes=["green"])
    return game


OVER = {"phase": "over"}
MANY_ROUTES = {
    **{"duluth/helena": 0, "el-paso/houston": 0, "portland/salt-lake-city": 0, "calgary/winnipeg": 0},
    **{"los-angeles/el-paso": 0, "miami/new-orleans": 0, "seattle/helena": 0},
}

REFUSED: list[tuple[str, Callable[[], Game], str | int, int | None, str]] = [
    ("game-over", lambda: position("usa", **OVER), "draw", None, "the game is over"),
    ("game-over", lambda: position("usa", **OVER), "draw", 1, "the game is over"),
    ("game-over", lambda: position("usa", **OVER), "claim boston/new-york with 1 red", 1, "the game is over"),
    ("not-your-turn", lambda: position("usa"), "draw", 1, "seat 1 can’t play now: it’s seat 0’s turn"),
    (
        *("not-your-turn", lambda: position("usa"), "claim boston/new-york with 9 red", 1),
        "seat 1 can’t play now: it’s seat 0’s turn",
    ),
    (
        *("already-chosen", lambda: one_has_chosen(), "draw", 0),
        "seat 0 has already chosen tickets: others are still choosing",
    ),
    ("which-seat", fresh, "draw", None, "several seats can play now (seat 0 and seat 1): say which"),
    ("no-such-seat", fresh, "draw", 4, "there is no seat 4: this game has seats 0 to 1"),
    ("no-such-seat", fresh, "draw", -1, "there is no seat -1: this game has seats 0 to 1"),
    ("not-now", fresh, "draw", 0, "drawing from the deck isn’t possible now: everyone chooses tickets first"),
    ("not-now", fresh, 9, 0, "that isn’t possible now: everyone chooses tickets first"),
    (
        "not-now",
        lambda: position("usa"),
        "keep boston/miami",
        None,
        "keeping tickets isn’t possible now: the turn has only just begun",
    ),
    (
        "not-now",
        lambda: position("usa"),
        "pay 1 red",
        None,
        "paying for a tunnel isn’t possible now: the turn has only just begun",
    ),
    (
        "not-now",
        lambda: position("usa"),
        "give red",
        None,
        "giving a substitute isn’t possible now: the turn has only just begun",
    ),
    (
        "not-now",
        second_card,
        "claim boston/new-york with 9 red",
        None,
        "claiming a route isn’t possible now: this turn ends with your second card",
    ),
    (
        "not-now",
        second_card,
        "tickets",
        None,
        "drawing tickets isn’t possible now: this turn ends with your second card",
    ),
    ("no-such-action", lambda: position("usa"), 10**6, None, "there is no such action"),
    ("no-such-action", lambda: position("usa"), -1, None, "there is no such action"),
    ("not-face-up", lambda: position("usa"), "take red", None, "there is no face-up red card"),
    (
        *("second-card-locomotive", second_card, "take locomotive", None),
        "a face-up locomotive can’t be the second card",
    ),
    ("deck-empty", lambda: position("usa", deck={}), "draw", None, "the deck is empty"),
    (
        *("ticket-deck-empty", lambda: position("usa", ticket_deck={"unseen": []}), "tickets", None),
        "the ticket deck is empty",
    ),
    ("can-act", lambda: position("usa"), "pass", None, "you can pass only when nothing else is possible"),
    ("keep-more", fresh, 28 + 0b001, 0, "keep at least 2 of the 3 tickets offered"),
    ("keep-more", with_ticket_offer, 28, None, "keep at least 1 of the 3 tickets offered"),
    (
        *("not-offered", with_ticket_offer, "keep boston/miami, helena/los-angeles", None),
        "helena/los-angeles isn’t among the tickets offered",
    ),
    ("not-offered", with_ticket_offer, 28 + 0b1000, None, "that isn’t among the tickets offered"),
    (
        *(
            "tunnel-colour",
            lambda: in_tunnel({"locomotive": 2, "red": 3}, "locomotive", "red", "red"),
            "pay 1 red",
            None,
        ),
        "you paid with locomotives only, so only locomotives can pay the rest",
    ),
    (
        *("tunnel-count", lambda: in_tunnel({"purple": 6}, "purple", "red", "red"), "pay 2 purple", None),
        "the tunnel costs 1 more card, not 2",
    ),
    (
        *("tunnel-count", lambda: in_tunnel({"purple": 6}, "purple", "purple", "red"), "pay 1 purple", None),
        "the tunnel costs 2 more cards, not 1",
    ),
    (
        *("tunnel-wrong-card", lambda: in_tunnel({"purple": 2, "red": 1}, "purple", "red", "red"), "pay red", None),
        "the tunnel takes a purple card or a locomotive, not a red card",
    ),
    (
        "cards-short",
        lambda: position("usa", {"red": 1}),
        "claim dallas/el-paso with 4 red",
        None,
        "not enough cards: you still need 3 red cards",
    ),
    (
        *("cards-short", lambda: position("usa", {"red": 1}), "claim dallas/el-paso with 2 red 2 locomotive", None),
        "not enough cards: you still need 1 red card and 2 locomotives",
    ),
    (
        "cards-short",
        lambda: in_tunnel({"purple": 2}, "purple", "red", "red"),
        "pay purple",
        None,
        "not enough cards: you still need 1 purple card",
    ),
    (
        "cards-short",
        lambda: position("europe", {"red": 1}),
        "station essen with 1 blue",
        None,
        "not enough cards: you still need 1 blue card",
    ),
    ("cards-short", lambda: paying(white=2, red=1), "give blue", None, "not enough cards: you still need 1 blue card"),
    (
        *("substitutes-short", lambda: position("nordic", {"yellow": 3, "white": 2})),
        *(f"claim {FERRY} with 3 yellow for 1", None, "not enough cards: you still need 1 substitute"),
    ),
    (
        *("substitutes-short", lambda: position("nordic", {"green": 7, "locomotive": 5})),
        *("claim lieksa/murmansk with 7 green for 2", None, "not enough cards: you still need 3 substitutes"),
    ),
    (
        *("cards-short", lambda: position("nordic", {"yellow": 3, "white": 2, "red": 1})),
        *(f"claim {FERRY} with 3 yellow for 1: 3 white", None, "not enough cards: you still need 1 white card"),
    ),
    (
        *("give-order", lambda: paying(white=2, red=1), "give red", None),
        "substitutes are given in a fixed order: "
        "if a red card comes next, too few are left for the 3 cards still to give",
    ),
    (
        *("give-colour-only", lambda: paying(white=3, locomotive=1), "give locomotive", None),
        "only colour cards can replace a locomotive on a ferry",
    ),
    (
        *("substitute-count", lambda: position("nordic", {"yellow": 3, "white": 5})),
        *(f"claim {FERRY} with 3 yellow for 1: 2 white", None, "substitutes for 1 space cost 3 cards, not 2"),
    ),
    (
        *("substitute-count", lambda: position("nordic", {"yellow": 3, "white": 5})),
        *("claim honningsvag/tromso with 2 purple for 2: 5 white", None),
        "substitutes for 2 spaces cost 6 cards, not 5",
    ),
    ("no-stations", lambda: position("usa"), "station boston with 1 red", None, "this board has no stations"),
    (
        *("no-stations-left", lambda: position("europe", {"red": 9}, stations={"essen": 0, "roma": 0, "kyiv": 0})),
        *("station paris with 3 red", None, "all 3 of your stations are already built"),
    ),
    (
        *("station-there", lambda: position("europe", {"red": 9}, stations={"essen": 1})),
        *("station essen with 1 red", None, "essen already has seat 1’s station"),
    ),
    (
        *("station-count", lambda: position("europe", {"red": 9}), "station essen with 2 red", None),
        "station no. 1 costs 1 card, not 2",
    ),
    (
        *("station-count", lambda: position("europe", {"red": 9}, stations={"roma": 0}), "station essen with 1 red"),
        *(None, "station no. 2 costs 2 cards, not 1"),
    ),
    (
        *("route-taken", lambda: position("usa", {"red": 4}, routes={"dallas/el-paso": 1})),
        *("claim dallas/el-paso with 4 red", None, "dallas/el-paso belongs to seat 1"),
    ),
    (
        *("double-own", lambda: position("usa", {"yellow": 2}, players=4, routes={"boston/new-york": 0})),
        *("claim boston/new-york:2 with 2 yellow", None),
        "you can’t claim boston/new-york:2: the other track of this double route is yours",
    ),
    (
        *("double-closed", lambda: position("usa", {"yellow": 2}, routes={"boston/new-york": 1})),
        *("claim boston/new-york:2 with 2 yellow", None),
        "boston/new-york:2 is closed: with 2 players, only one track of a double route can be claimed",
    ),
    (
        *("country-own", lambda: position("poland", {"red": 4}, routes={"zielona-gora/germany": 0})),
        *("claim zielona-gora/germany:3 with 2 red", None),
        "you already have a route into germany: only one per country is allowed",
    ),
    (
        *("trains-short", lambda: position("usa", {"red": 12}, routes=MANY_ROUTES)),
        *("claim dallas/el-paso with 4 red", None, "dallas/el-paso needs 4 trains, but only 3 are left"),
    ),
    (
        *(
            "one-colour",
            lambda: position("usa", {"red": 2, "blue": 2}),
            "claim boston/montreal with 1 red 1 blue",
            None,
        ),
        "pay with cards of one colour, not 1 blue card and 1 red card",
    ),
    (
        *("wrong-colour", lambda: position("usa", {"blue": 4}), "claim dallas/el-paso with 4 blue", None),
        "dallas/el-paso is red: a blue card can’t pay for it",
    ),
    (
        *("no-locomotives", lambda: position("nordic", {"yellow": 1, "locomotive": 1})),
        *("claim imatra/lahti with 1 yellow 1 locomotive", None),
        "locomotives can replace other cards only on ferries and in tunnels, not on imatra/lahti",
    ),
    (
        *("needs-locomotives", lambda: position("europe", {"red": 2}), "claim amsterdam/london with 2 red", None),
        "amsterdam/london needs 2 locomotives",
    ),
    (
        *("needs-locomotives", lambda: position("europe", {"red": 2}), "claim athina/smyrna with 2 red", None),
        "athina/smyrna needs 1 locomotive",
    ),
    (
        *("no-substitutes", lambda: position("europe", {"red": 9}), "claim amsterdam/london for 2: 6 red", None),
        "amsterdam/london takes no substitutes",
    ),
    (
        *("too-many-swaps", lambda: position("nordic", {"yellow": 12}), f"claim {FERRY} for 5", None),
        f"{FERRY} takes substitutes for at most 4 spaces, not 5",
    ),
    (
        *("too-many-swaps", lambda: position("nordic", {"yellow": 12}, options={"strict_ferries": True})),
        *(f"claim {FERRY} with 2 yellow for 2", None, f"{FERRY} takes substitutes for at most 1 space, not 2"),
    ),
    (
        *("wrong-count", lambda: position("usa", {"red": 4}), "claim dallas/el-paso with 3 red", None),
        "dallas/el-paso needs 4 cards, not 3",
    ),
    (
        *("wrong-count", lambda: position("usa", {"red": 4}), "claim kansas-city/omaha with 2 red", None),
        "kansas-city/omaha needs 1 card, not 2",
    ),
]


def one_has_chosen() -> Game:
    game = fresh()
    game.play(game.legal(0)[0], 0)
    return game


@pytest.mark.parametrize(("code", "table", "action", "seat", "sentence"), REFUSED)
def test_a_refusal_says_why_and_changes_nothing(
    code: str, table: Callable[[], Game], action: str | int, seat: int | None, sentence: str
) -> None:
    game = table()
    before = game.copy()
    with pytest.raises(IllegalAction) as refused:
        game.play(action, seat)
    assert (refused.value.code, str(refused.value)) == (code, sentence)
    assert str(game.why(action, seat)) == sentence
    assert game == before
    assert game.acts == before.acts
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.details, str(again)) == (code, refused.value.details, sentence)


def test_every_reason_for_a_refusal_is_provoked_above() -> None:
    assert {code for code, *_ in REFUSED} == codes_of("IllegalAction") | set(records.REFUSALS[1:])


def test_a_station_is_counted_by_those_built_not_by_its_cost() -> None:
    europe = load_board("europe")
    dear = replace(europe, rules=replace(europe.rules, station_costs=(2, 2, 2)))
    game = Game.from_dict({"hands": [{"red": 9}, {}], "stations": {"essen": 0}}, dear)
    assert str(game.why("station roma with 1 red")) == "station no. 2 costs 2 cards, not 1"


def test_why_is_none_for_a_legal_action() -> None:
    game = position("usa", {"red": 2})
    assert [game.why(action) for action in game.legal()] == [None] * len(game.legal())


# The count.


def test_scores_add_up_and_name_the_tickets() -> None:
    routes = {"dallas/el-paso": 0, "dallas/houston": 0, "boston/new-york": 1}
    game = position("usa", routes=routes, tickets=[["dallas/new-york"], []], phase="over")
    score = game.scores[0]
    assert (score.routes, score.tickets, score.longest_path, score.total) == (8, -11, 10, 7)
    assert (score.completed, score.failed, score.path) == ((), ("dallas/new-york",), 5)
    assert [score.total for score in game.scores] == [7, 2]
    assert game.winners == (0,)


def test_scores_before_the_end_are_what_they_would_be_now() -> None:
    game = position("usa", routes={"boston/new-york": 1})
    assert [score.total for score in game.scores] == [0, 12]
    assert game.winners == ()


def test_scores_name_the_route_that_a_station_borrows() -> None:
    game = position(
        "europe",
        routes={"berlin/essen": 0, "essen/frankfurt": 1},
        stations={"essen": 0, "roma": 0},
        tickets=[["berlin/roma"], []],
    )
    score = game.scores[0]
    assert set(score.borrowed) == {"essen", "roma"}
    assert score.borrowed["roma"] is None
    assert score.stations == 4


def test_those_who_are_tied_to_the_last_share_the_victory() -> None:
    assert position("usa", players=3, phase="over").winners == (0, 1, 2)


def test_the_table_may_leave_out_the_longest_path_in_poland() -> None:
    with_bonus = position("poland", routes={"opole/wroclaw": 0})
    without = Game.from_dict({**with_bonus.to_dict(), "options": {"longest_path": False}})
    assert [game.scores[0].longest_path for game in (with_bonus, without)] == [10, 0]
    new = Game.new("poland", seed=1, longest_path=False)
    assert new.to_dict()["options"] == {"longest_path": False}
    assert Game.replay(str(new.record)) == new


def test_a_table_with_strict_ferries_keeps_its_option() -> None:
    new = Game.new("nordic", seed=1, strict_ferries=True)
    assert new.to_dict()["options"] == {"strict_ferries": True}
    assert Game.from_dict(new.to_dict()) == new != Game.new("nordic", seed=1)
    assert new.record.start["strict_ferries"] is True
    assert Game.replay(str(new.record)) == new


def test_a_finished_game_is_counted_in_its_record() -> None:
    game = played_on(fresh("thistledown", 3), 10_000)
    assert game.over
    result = game.record.result
    assert result == {
        "ending": game.ending,
        "totals": [score.total for score in game.scores],
        "winners": list(game.winners),
    }
