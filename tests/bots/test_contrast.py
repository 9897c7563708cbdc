"""Why one action rather than another: each kind of reason where it is true, and where it must not be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from branchline import Game
from branchline.bots import SeatInput
from branchline.bots.coach import output
from branchline.bots.coach.accuracy import is_mistake
from branchline.bots.coach.review import Reviewer, review
from branchline.bots.explain.contrast import MOST, contrasts
from branchline.bots.explain.evidence import PARTS, Evidence, Outcomes
from branchline.bots.interface import seen_by
from branchline.bots.policy.habits import tuned
from branchline.game.actions import parse_action
from branchline.rules import engine
from branchline.rules.records import WON
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.bots.test_coach import blundered, racers
from tests.support import position
from tests.volume import volume

GAMES = 100  # simulated ones that the tests make up
RIVAL = 1
NEAR = {"tickets": [["frankfurt/kobenhavn"], []], "routes": {"essen/kobenhavn": 0}}  # lacks Essen – Frankfurt


# Far from the ticket: 43 trains of the 45 that a seat has.
FAR = {
    "petrograd/stockholm": 8, "budapest/kyiv": 6, "palermo/smyrna": 6, "rostov/sevastopol": 4, "kharkov/kyiv": 4,
    "kharkov/moskva": 4, "constantinople/sevastopol": 4, "barcelona/marseille": 4, "athina/sofia": 3,
}  # fmt: skip


class Ends:
    """How made-up simulated games ended: in which share of them a route was built or a ticket completed."""

    def __init__(
        self,
        *,
        built: Mapping[str, float] | None = None,
        taken: Mapping[str, float] | None = None,
        done: Mapping[str, float] | None = None,
        points: Mapping[str, int] | None = None,
        won: float = 0.5,
    ) -> None:
        self.built, self.taken, self.done = built or {}, taken or {}, done or {}
        self.points, self.won = points or {}, won

    def outcomes(self, seen: SeatInput) -> Outcomes:
        board = seen.board
        states, counts = engine.new_states(GAMES), engine.new_counts(GAMES)
        for seat, routes in ((seen.seat, self.built), (RIVAL, self.taken)):
            for route, share in routes.items():
                _set(states["routes"][:, seat], board.route_index[route], share)
        for ticket, share in self.done.items():
            _set(counts["complete"][:, seen.seat], board.ticket_index[ticket], share)
        for part, points in self.points.items():
            counts["score"][:, seen.seat, PARTS[part]] = points
        first = round(GAMES * self.won)
        counts["score"][:first, seen.seat, WON] = 1
        counts["score"][first:, RIVAL, WON] = 1
        return Outcomes(states, counts)


def _set(words: Any, number: int, share: float) -> None:
    words[: round(GAMES * share), number // 64] |= np.uint64(1 << number % 64)


def told(
    game: Game, better: str, played: str, after: Ends | None = None, instead: Ends | None = None
) -> dict[str, Any]:
    """The contrasts by code, if the simulated games ended so after the better action and so after the played one."""
    seen = seen_by(game, 0)
    outcomes = [(each or Ends()).outcomes(seen) for each in (after, instead)]
    evidence = Evidence(seen.board, game.players, 0, *outcomes)
    actions = [parse_action(seen.board, text) for text in (better, played)]
    for text in (better, played):
        assert game.why(text, 0) is None, text
    found = contrasts(seen, tuned(seen.board.id, game.players), actions[0], actions[1], evidence)
    assert 1 <= len(found) <= MOST
    for language in LANGUAGES:
        for code, data in found:
            line = Texts(language, seen.board, ["Ada", "Bo"])(code, **data)
            assert line.endswith("."), line
    return {code: dict(data) for code, data in found}


def test_on_the_last_turn_only_points_count() -> None:
    hand = {"green": 2}
    last = position("europe", hand, {}, final_turns=2, routes=dict.fromkeys(FAR, RIVAL))
    assert told(last, "claim essen/frankfurt with 2 green", "draw")["rather-last-turn"] == {"points": 2}
    for game, better, played in (
        (position("europe", hand, {}), "claim essen/frankfurt with 2 green", "draw"),
        (last, "draw", "take green"),
    ):
        assert "rather-last-turn" not in told(game, better, played)


def test_a_ticket_is_completed_at_once() -> None:
    game, goal = position("europe", {"green": 2, "blue": 2}, {}, **NEAR), "frankfurt/kobenhavn"
    always, seldom = Ends(done={goal: 1.0}), Ends(done={goal: 0.4})
    found = told(game, "claim essen/frankfurt with 2 green", "draw", always, seldom)
    assert found["rather-completes"] == {"goals": (goal,), "percent": 40}
    assert "rather-ticket" not in found  # says nothing more
    assert "rather-completes" not in told(game, "claim essen/frankfurt with 2 green", "draw", always, always)
    found = told(game, "claim cadiz/lisboa with 2 blue", "draw", always, seldom)  # not of this ticket
    assert found["rather-ticket"] == {"goals": (goal,), "percent": 100, "number": 40}
    assert "rather-completes" not in found


def test_a_rival_takes_a_route_and_what_the_detour_costs() -> None:
    game = position("europe", {"green": 2, "blue": 2, "orange": 3}, {}, **NEAR)
    claim, lost = "claim essen/frankfurt with 2 green", Ends(taken={"essen/frankfurt": 0.4})
    mine = Ends(built={"essen/frankfurt": 1.0})
    found = told(game, claim, "draw", mine, lost)
    facts = {"route": "essen/frankfurt", "percent": 40}
    assert found["rather-taken-detour"] == {**facts, "goals": ("frankfurt/kobenhavn",), "trains": 3}
    assert told(game, claim, "claim cadiz/lisboa with 2 blue", mine, lost)["rather-urgent"] == {
        **facts, "waits": "cadiz/lisboa", "number": 0,
    }  # fmt: skip
    blue = told(game, "claim cadiz/lisboa with 2 blue", "draw", Ends(), Ends(taken={"cadiz/lisboa": 0.4}))
    assert blue["rather-taken"] == {"route": "cadiz/lisboa", "percent": 40}  # on the way of no ticket
    rarely = told(game, claim, "draw", mine, Ends(taken={"essen/frankfurt": 0.1}))
    either = told(game, claim, "draw", Ends(taken={"essen/frankfurt": 0.4}), lost)
    assert not any("taken" in code for code in {**rarely, **either})


def test_the_only_way_is_told_only_where_there_is_no_other() -> None:
    facts: dict[str, Any] = {"tickets": [["cadiz/stockholm"], []]}
    ends = Ends(built={"cadiz/madrid": 1.0}), Ends(taken={"cadiz/madrid": 0.5})
    alone = position("europe", {"orange": 3}, {}, routes={"cadiz/lisboa": 1}, **facts)
    found = told(alone, "claim cadiz/madrid with 3 orange", "draw", *ends)
    assert found["rather-taken-only-way"]["goals"] == ("cadiz/stockholm",)
    found = told(position("europe", {"orange": 3}, {}, **facts), "claim cadiz/madrid with 3 orange", "draw", *ends)
    assert found["rather-taken-detour"]["trains"] == 2  # Cádiz – Lisboa – Madrid


def test_a_double_route_is_lost_to_rivals_as_the_number_of_players_says() -> None:
    ends = Ends(), Ends(taken={"frankfurt/paris": 0.5})
    for players, lost in ((2, True), (4, False)):
        game = position("europe", {"orange": 3, "white": 3}, {}, players=players)
        assert ("rather-taken" in told(game, "claim frankfurt/paris:2 with 3 white", "draw", *ends)) is lost


def test_too_few_trains_are_left_for_a_ticket() -> None:
    goal, five = {"tickets": [["frankfurt/kobenhavn"], []]}, {route: 0 for route in FAR if route != "athina/sofia"}
    game = position("europe", {"blue": 2, "green": 2}, {}, routes=five, **goal)
    assert told(game, "draw", "claim cadiz/lisboa with 2 blue")["rather-trains"] == {
        "waits": "cadiz/lisboa", "goals": ("frankfurt/kobenhavn",), "trains": 5, "number": 3,
    }  # fmt: skip
    assert "rather-trains" not in told(game, "draw", "claim essen/frankfurt with 2 green")  # on its way
    scarce = position("europe", {"blue": 2}, {}, routes=dict.fromkeys(FAR, 0), **goal)
    assert "rather-trains" not in told(scarce, "draw", "claim cadiz/lisboa with 2 blue")  # too few already
    roomy = position("europe", {"blue": 2}, {}, **goal)
    assert "rather-trains" not in told(roomy, "draw", "claim cadiz/lisboa with 2 blue")


def test_cards_are_spent_that_a_route_on_the_way_needs() -> None:
    game = position("europe", {"green": 2}, {}, **NEAR)
    ends = Ends(built={"essen/frankfurt": 0.9}), Ends(built={"essen/frankfurt": 0.5})
    found = told(game, "draw", "claim bruxelles/dieppe with 2 green", *ends)
    assert found["rather-spent"] == {
        "route": "essen/frankfurt", "ticket": "frankfurt/kobenhavn", "points": 2, "waits": "bruxelles/dieppe",
        "short": {"green": 2}, "least": 0,
    }  # fmt: skip
    same = told(game, "draw", "claim bruxelles/dieppe with 2 green", ends[0], ends[0])  # it did not matter
    rich = position("europe", {"green": 4}, {}, **NEAR)
    assert "rather-spent" not in {**same, **told(rich, "draw", "claim bruxelles/dieppe with 2 green", *ends)}


def test_a_locomotive_is_spent_that_a_route_of_another_colour_needs() -> None:
    """The sentence speaks of the locomotive: blue cards would not pay for a green route."""
    game = position("europe", {"blue": 1, "green": 1, "locomotive": 1}, {}, **NEAR)
    ends = Ends(built={"essen/frankfurt": 0.9}), Ends(built={"essen/frankfurt": 0.5})
    found = told(game, "draw", "claim cadiz/lisboa with 1 blue 1 locomotive", *ends)
    assert "rather-spent" not in found
    assert found["rather-spent-locomotive"] == {
        "route": "essen/frankfurt", "ticket": "frankfurt/kobenhavn", "points": 2, "waits": "cadiz/lisboa",
        "short": {"green": 1}, "least": 0, "number": 1,
    }  # fmt: skip
    words = Texts("en", game.board)("rather-spent-locomotive", **found["rather-spent-locomotive"] | {"least": 1})
    assert "needs the locomotive paid for Cádiz – Lisboa: without it, it lacks 1 green card instead of 1." in words


def test_for_a_route_of_any_colour_the_cards_are_counted() -> None:
    more = {"tickets": [["danzig/lisboa"], []], "routes": {"berlin/warszawa": 0}}
    game = position("europe", {"green": 2, "blue": 1}, {}, **more)
    ends = Ends(built={"danzig/warszawa": 0.9}), Ends(built={"danzig/warszawa": 0.4})
    found = told(game, "draw", "claim essen/frankfurt with 2 green", *ends)
    assert found["rather-spent-any"] == {
        "route": "danzig/warszawa", "ticket": "danzig/lisboa", "points": 2, "waits": "essen/frankfurt",
        "number": 1, "least": 0,
    }  # fmt: skip
    blue = position("europe", {"green": 2, "blue": 2}, {}, **more)  # which pay as well
    assert "rather-spent-any" not in told(blue, "draw", "claim essen/frankfurt with 2 green", *ends)


def test_a_claim_brings_no_ticket_closer() -> None:
    game, goal = position("europe", {"blue": 2, "green": 2}, {}, **NEAR), "frankfurt/kobenhavn"
    ends = Ends(done={goal: 0.9}), Ends(done={goal: 0.6})
    assert told(game, "draw", "claim cadiz/lisboa with 2 blue", *ends)["rather-off-way"] == {
        "waits": "cadiz/lisboa", "goals": (goal,), "percent": 90, "number": 60,
    }  # fmt: skip
    on_way = told(game, "draw", "claim essen/frankfurt with 2 green", *ends)
    harmless = told(game, "draw", "claim cadiz/lisboa with 2 blue", ends[0], ends[0])
    assert "rather-off-way" not in {**on_way, **harmless}


def test_a_claim_could_wait() -> None:
    game = position("europe", {"blue": 2}, {})
    later, never = Ends(built={"cadiz/lisboa": 0.9}), Ends(built={"cadiz/lisboa": 0.5})
    found = told(game, "draw", "claim cadiz/lisboa with 2 blue", later, Ends(built={"cadiz/lisboa": 1.0}))
    assert found["rather-wait"] == {"waits": "cadiz/lisboa", "percent": 90}
    found = told(game, "draw", "claim cadiz/lisboa with 2 blue", never, Ends(built={"cadiz/lisboa": 1.0}))
    assert "rather-wait" not in found


def test_the_last_card_of_a_route_lies_face_up() -> None:
    face_up = ["green", "locomotive", "blue", "black", "black"]
    ends = Ends(built={"essen/frankfurt": 0.9}), Ends(built={"essen/frankfurt": 0.6})
    one, none = (position("europe", {"green": n}, {}, face_up=face_up, **NEAR) for n in (1, 0))
    for card in ("green", "locomotive"):
        assert told(one, f"take {card}", "draw", *ends)["rather-last-card"] == {
            "route": "essen/frankfurt", "card": card,
        }  # fmt: skip
        assert "rather-last-card" not in told(none, f"take {card}", "draw", *ends)
        assert "rather-last-card" not in told(one, f"take {card}", "draw", ends[0], ends[0])
    assert "rather-last-card" not in told(one, "take blue", "draw", *ends)


def test_a_card_that_lies_face_up_and_how_many_the_deck_has() -> None:
    game = position("europe", {}, {}, face_up=["green", "locomotive", "blue", "black", "black"], **NEAR)
    ends = Ends(built={"essen/frankfurt": 0.9}), Ends(built={"essen/frankfurt": 0.6})
    view = seen_by(game, 0).view
    assert told(game, "take green", "draw", *ends)["rather-face-up"] == {
        "route": "essen/frankfurt", "card": "green", "short": {"green": 2},
        "number": view.deck_most["green"], "deck": view.deck,
    }  # fmt: skip
    found = told(game, "take green", "take blue", *ends)
    assert "rather-face-up" not in found
    assert found["rather-helps"] == {
        "route": "essen/frankfurt", "ticket": "frankfurt/kobenhavn", "points": 2, "card": "green",
        "percent": 90, "number": 60,
    }  # fmt: skip
    assert "rather-helps" not in told(game, "take black", "take blue", *ends)
    assert "rather-helps" not in told(game, "take green", "take blue", ends[0], ends[0])


def test_a_face_up_locomotive_takes_the_whole_turn() -> None:
    face_up = ["green", "locomotive", "blue", "black", "black"]
    game = position("europe", {}, {}, face_up=face_up, **NEAR)
    assert "rather-two-cards" in told(game, "draw", "take locomotive")
    assert "rather-two-cards" not in told(game, "draw", "take blue")
    more = {"tickets": [["bergen/narvik"], []]}
    nordic = position("nordic", {}, {}, face_up=face_up, **more)  # where it is a card like any other (N2)
    assert "rather-two-cards" not in told(nordic, "draw", "take locomotive")


def test_a_card_fits_no_route_on_the_way() -> None:
    game = position("europe", {}, {}, **NEAR)
    assert told(game, "draw", "take blue")["rather-useless"] == {"card": "blue"}
    assert "rather-useless" not in told(game, "draw", "take green")
    grey = position("europe", {}, {}, tickets=[["danzig/lisboa"], []], routes={"berlin/warszawa": 0})
    assert "rather-useless" not in told(grey, "draw", "take blue")  # any colour pays for Danzig – Warszawa


OFFER = ["erzurum/rostov", "cadiz/stockholm", "danzig/lisboa"]


def start() -> Game:
    """Seat 0 chooses from drawn tickets, of which it must keep one."""
    return position("europe", {}, {}, phase="offer", offers=[OFFER, []], tickets=[["essen/kyiv"], []])


def test_a_ticket_that_is_seldom_completed_goes_back() -> None:
    game, both, one = start(), f"keep {OFFER[0]}, {OFFER[1]}", f"keep {OFFER[0]}"
    found = told(game, one, both, Ends(done={OFFER[0]: 1.0}), Ends(done={OFFER[0]: 1.0, OFFER[1]: 0.3}))
    assert found["rather-return"]["goals"] == (OFFER[1],)
    assert found["rather-return"]["percent"] == 30
    assert found["rather-return"]["trains"] > 10
    often = told(game, one, both, Ends(done={OFFER[0]: 1.0}), Ends(done={OFFER[0]: 1.0, OFFER[1]: 0.9}))
    assert "rather-return" not in often


def test_a_ticket_near_the_others_is_kept() -> None:
    game, both, one = start(), f"keep {OFFER[0]}, {OFFER[1]}", f"keep {OFFER[1]}"
    far = told(game, both, f"keep {OFFER[0]}", Ends(done={OFFER[0]: 0.8, OFFER[1]: 0.9}), Ends(done={OFFER[0]: 0.8}))
    assert far["rather-keep-far"] == {"goals": (OFFER[1],), "percent": 90}
    assert "rather-keep" not in far
    found = told(game, both, one, Ends(done={OFFER[0]: 0.8, OFFER[1]: 0.9}), Ends(done={OFFER[1]: 0.9}))
    assert found["rather-keep"]["goals"] == (OFFER[0],)
    assert found["rather-keep"]["percent"] == 80
    assert found["rather-keep"]["trains"] <= 6
    assert "rather-keep-far" not in found
    seldom = told(game, both, one, Ends(done={OFFER[0]: 0.4, OFFER[1]: 0.9}), Ends(done={OFFER[1]: 0.9}))
    assert "rather-keep" not in seldom


def test_what_new_tickets_cost_or_bring() -> None:
    game = position("europe", {}, {}, **NEAR)
    rich, poor = Ends(points={"tickets": 20}), Ends(points={"tickets": 9})
    late = told(game, "draw", "tickets", rich, poor)
    assert late["rather-no-tickets"]["points"] == 11
    assert late["rather-no-tickets"]["turns"] >= 1
    assert told(game, "tickets", "draw", rich, poor)["rather-new-tickets"] == {"points": 11}
    other = told(game, "draw", "tickets", poor, rich)
    assert not {"rather-no-tickets", "rather-new-tickets"} & {*other, *told(game, "draw", "take blue", rich, poor)}


def test_a_bonus_is_won_more_often() -> None:
    game = position("europe", {}, {})
    path = told(game, "draw", "take blue", Ends(points={"longest-path": 10}), Ends())
    assert path["rather-bonus"] == {"part": "longest-path", "percent": 100, "number": 0}
    assert "rather-bonus" not in told(game, "draw", "take blue", Ends(), Ends(points={"longest-path": 10}))


def test_what_only_the_simulated_games_say() -> None:
    game = position("europe", {"blue": 2}, {})
    often, seldom = Ends(built={"kyiv/wilno": 0.8}), Ends(built={"kyiv/wilno": 0.3})
    assert told(game, "draw", "take blue", often, seldom)["rather-route"] == {
        "route": "kyiv/wilno", "ticket": None, "points": 2, "percent": 80, "number": 30,
    }  # fmt: skip
    rival = Ends(built={"kyiv/wilno": 0.3}, taken={"kyiv/wilno": 0.6})
    found = told(game, "draw", "take blue", often, rival)
    assert found["rather-first"] == {"route": "kyiv/wilno", "percent": 30, "number": 0}
    mine = Ends(built={"cadiz/lisboa": 1.0}), Ends(built={"cadiz/lisboa": 0.2})
    found = told(game, "claim cadiz/lisboa with 2 blue", "draw", *mine)
    assert found["rather-seldom"] == {"route": "cadiz/lisboa", "percent": 20}
    close = told(game, "draw", "take blue", often, Ends(built={"kyiv/wilno": 0.7}))
    assert not {"rather-route", "rather-first", "rather-seldom"} & {*close}
    routes = told(game, "draw", "take blue", Ends(points={"routes": 30}), Ends(points={"routes": 25}))
    assert routes["rather-points"] == {"part": "routes", "points": 5}
    less = told(game, "draw", "take blue", Ends(points={"routes": 25}), Ends(points={"routes": 30}))
    assert "rather-points" not in less


def test_where_no_fact_explains_it_that_is_said() -> None:
    game = position("europe", {}, {})
    assert told(game, "draw", "take blue", Ends(won=0.8), Ends(won=0.4)) == {"rather-unexplained": {}}


def test_differences_that_may_be_noise_are_no_reason() -> None:
    """One game in ten of a hundred, in either direction, is what chance does."""
    rng, game = np.random.default_rng(5), position("europe", {}, {}, **NEAR)
    seen = seen_by(game, 0)
    better, played = Ends().outcomes(seen), Ends().outcomes(seen)
    for outcomes in (better, played):
        for route in range(len(seen.board.routes)):
            at = rng.random(GAMES) < 0.5
            outcomes.states["routes"][at, 0, route // 64] |= np.uint64(1 << route % 64)
        outcomes.counts["score"][:, 0, PARTS["routes"]] = rng.integers(20, 60, GAMES)
    evidence = Evidence(seen.board, 2, 0, better, played)
    actions = [parse_action(seen.board, text) for text in ("draw", "take purple")]
    found = contrasts(seen, tuned("europe", 2), actions[0], actions[1], evidence)
    assert not any(code in ("rather-points", "rather-ticket", "rather-bonus") for code, _ in found)


# --- in reviews ------------------------------------------------------------------------------------------------------


def test_a_mistake_is_measured_in_fresh_games_and_told_with_its_numbers() -> None:
    found, record, _ = blundered()
    reviewer = Reviewer(record, playouts=found.playouts)
    for point in found.details:
        act = found.acts[point.act - 1]
        assert (point.kind != "hidden") is is_mistake(act)
        assert point.cost == (-act.choice if point.kind == "hidden" else act.loss)
        if point.numbers is None:
            assert [code for code, _ in point.reasons] == ["rather-hidden"]
            continue
        games = point.numbers.games
        assert (point.numbers.won - point.numbers.played) / games == pytest.approx(act.loss, abs=0.01)
        steps = reviewer.steps(point.act, point.played), reviewer.steps(point.act, point.best)
        _, evidence = reviewer.judge.confirm(reviewer.seen(point.act), *steps)
        assert evidence.numbers == point.numbers
        better, played = (parse_action(reviewer.board, text) for text in (point.best, point.played))
        again = contrasts(reviewer.seen(point.act), reviewer.simulator.habits, better, played, evidence)
        assert [[code, dict(data)] for code, data in again] == [[code, data] for code, data in point.reasons]


def test_a_small_difference_is_called_small() -> None:
    found, record, _ = blundered()
    texts = Texts("en", Game.replay(record).board, ["Ada", "Bo"])
    kinds = {point.kind for point in found.details}
    assert kinds <= {"blunder", "mistake", "slip", "hidden"}
    for point in found.details:
        error = found.acts[point.act - 1].error
        if point.kind == "slip":
            assert point.loss - error < 0.06
        assert (point.kind == "blunder") is (point.kind != "hidden" and point.loss - error >= 0.15)
    assert "small" in texts("coach-cost", kind="slip", number=4)
    assert "small" not in texts("coach-cost", kind="blunder", number=40)


@pytest.mark.parametrize("board", volume(("usa",), ("usa", "europe", "nordic", "poland")))
def test_json_has_codes_and_facts_and_the_sentences_beside_them(board: str) -> None:
    game = racers(Game.new(board, players=2, seed=4)) if board != "usa" else Game.replay(blundered()[1])
    found = blundered()[0] if board == "usa" else review(game.record, playouts=16)
    made = output.as_json(found, Texts("en", game.board, ["Ada", "Bo"]))
    for detail in made["details"]:
        assert len(detail["reasons"]) == len(detail["words"])
        for code, data in detail["reasons"]:
            assert code.startswith("rather-")
            assert all(value is None or isinstance(value, (int, str, dict, list, tuple)) for value in data.values())
