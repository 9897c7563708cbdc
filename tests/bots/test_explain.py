"""Why a bot chooses what it chooses, in words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.bots import SeatInput, new_player
from branchline.bots.explain.explanation import explain, numbers, why, words
from branchline.bots.interface import seen_by
from branchline.bots.search.player import ActionResult, SearchPlayer
from branchline.game.action_numbers import numbers_for
from branchline.game.actions import Action, parse_action
from branchline.rules import engine
from branchline.rules.records import DRAW
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.bots.facts import HABITS
from tests.bots.test_explain_facts import Racer
from tests.support import position


def seen_of(*hands: dict[str, int], **more: Any) -> SeatInput:
    game = position("europe", *hands, **more)
    return seen_by(game, 0)


def test_words_in_every_language() -> None:
    seen = seen_of({"blue": 2, "green": 4}, {}, tickets=[["berlin/roma"], []])
    said = {language: words(explain("planner", seen), Texts(language, seen.board)) for language in LANGUAGES}
    assert [lines[0] for lines in said.values()] == [
        "It helps complete Berlin – Roma (9 points).",
        "To połączenie pomaga zrealizować: Berlin – Roma (9 punktów).",
        "Ruta este utilă pentru Berlin – Roma (9 puncte).",
    ]


def test_a_random_player_chooses_by_chance() -> None:
    explained = explain("random", seen_of({"blue": 2}, {}))
    assert words(explained, Texts("en")) == ["Chosen at random."]


def test_a_greedy_bot_does_not_pretend_to_think_of_tickets() -> None:
    board = load_board("usa")
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=2, seed=3)
    explained = explain("greedy", SeatInput.by(board, states, 0))
    assert [each.code for each in explained.reasons] == ["because-careless"]


def test_a_slip_is_explained_by_the_impulse_that_it_follows() -> None:
    board = load_board("usa")
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=2, seed=3)
    seen = SeatInput.by(board, states, 0)
    assert explain("racer:slip=1", seen) == explain("greedy", seen)
    player = new_player("racer:slip=0.5", board=board, players=2, seed=1)
    said = [explain(player, seen) for _ in range(20)]
    planned, impulsive = (explain(spec, seen) for spec in ("racer", "greedy"))
    assert all(each in (planned, impulsive) for each in said)
    assert planned in said
    assert impulsive in said


def test_a_bot_that_tells_nothing_of_its_thoughts() -> None:
    class Silent:
        def choose(self, seen: SeatInput) -> int:
            return int(
                np.flatnonzero(engine.legal_masks(engine.board_record(seen.board), seen.states, seen.seat)[0])[0]
            )

    explained = explain(Silent(), seen_of({}, {}))
    assert words(explained, Texts("en")) == ["This bot doesn’t give reasons."]


def test_search_results_are_listed_best_first() -> None:
    class Searcher(Racer):
        def choose(self, seen: SeatInput) -> int:
            own = super().choose(seen)
            others = [9, 10]  # draw, tickets
            self.tried = (
                ActionResult(own, 200, 0.61),
                *(ActionResult(other, 100, 0.55 - 0.01 * other) for other in others),
            )
            return own

    seen = seen_of({"blue": 2}, {}, tickets=[["berlin/roma"], []])
    explained = explain(Searcher(), seen)
    assert explained.chosen is not None
    assert [str(option.action) for option in explained.others] == ["draw", "tickets"]
    assert explained.others[0].action == Action(kind="draw")
    texts = Texts("en", seen.board)
    assert words(explained, texts) == [*why(explained, texts), *numbers(explained, texts)]
    assert len(why(explained._replace(reasons=explained.reasons[-1:]), texts)) == 1  # there is always a sentence
    assert numbers(explained, texts) == [
        "Chance of winning, from 400 simulated games:",
        f"61% in 200 games: {texts.action(explained.action)}",
        "46% in 100 games: draw a card from the deck",
        "45% in 100 games: draw tickets",
    ]


class Undecided(Racer):
    """Keeps its policy's choice although other actions did better, as a search does unless it is sure."""

    def __init__(self, *chances: tuple[int, float]) -> None:
        super().__init__()
        self.chances = chances

    def choose(self, seen: SeatInput) -> int:
        others = np.flatnonzero(engine.legal_masks(engine.board_record(seen.board), seen.states, seen.seat)[0])
        own = super().choose(seen)
        actions = [own, *(int(other) for other in others if other != own)]
        self.tried = tuple(ActionResult(a, n, c) for a, (n, c) in zip(actions, self.chances, strict=False))
        return own


def test_advice_and_the_numbers_below_it_agree() -> None:
    seen = seen_of({"blue": 2}, {}, tickets=[["berlin/roma"], []])
    texts = Texts("en", seen.board)

    explained = explain(Undecided((200, 0.40), (200, 0.51), (150, 0.47)), seen)
    assert explained.number != Racer().choose(seen)
    assert explained.chosen is not None
    assert explained.action == explained.chosen.action
    lines = numbers(explained, texts)
    assert lines[1] == f"51% in 200 games: {texts.action(explained.action)}"
    assert sorted(lines[2:]) == [
        f"40% in 200 games: {texts.action(next(each.action for each in explained.others if each.chance == 0.40))}",
        f"About as good: {texts.action(next(each.action for each in explained.others if each.chance == 0.47))}",
    ]

    # One that was given up after few games, and a difference that no percentage shows, change nothing.
    explained = explain(Undecided((200, 0.40), (200, 0.401), (20, 0.55)), seen)
    assert explained.number == Racer().choose(seen)
    assert [line.partition(":")[0] for line in numbers(explained, texts)[1:]] == [
        "40% in 200 games",
        "About as good",
        "About as good",
    ]


def test_of_actions_that_did_as_well_one_with_reasons_is_advised() -> None:
    """A choice that only chance has made teaches nothing; what is advised did as well as any other."""
    seen = seen_of({"blue": 2}, {}, tickets=[["berlin/roma"], []])
    texts = Texts("en", seen.board)
    explained = explain(Undecided((200, 0.47), (200, 0.51), (200, 0.50)), seen)
    assert explained.number == Racer().choose(seen)
    assert len(explained.reasons) > 1
    assert [line.partition(":")[0] for line in numbers(explained, texts)[1:]] == [
        "47% in 200 games",
        "About as good",
        "About as good",
    ]


@pytest.mark.parametrize(
    ("with_it", "said"),
    [
        (0.49, "{ticket} goes back, but keeping it as well is about as good."),
        (0.55, "{ticket} goes back, but keeping it as well is about as good."),  # tried in fewer games
        (0.20, "{ticket} goes back: with the turns and trains left, it isn’t worth going for."),
    ],
)
def test_nothing_is_said_against_a_ticket_that_did_as_well(with_it: float, said: str) -> None:
    board = load_board("europe")
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=2, seed=3)
    seen = SeatInput.by(board, states, 0)

    class Keeper(Racer):
        def choose(self, seen: SeatInput) -> int:
            offer = [each.ticket for each in seen.view.offer]
            kept = [Action(kind="keep", tickets=tuple(tickets)) for tickets in (offer[:3], offer)]
            few, all_four = (numbers_for(board, states[0], 0, each)[0] for each in kept)
            self.tried = (ActionResult(few, 200, 0.5), ActionResult(all_four, 100, with_it))
            return few

    lines = why(explain(Keeper(), seen), Texts("en", board))
    (rejected,) = (each.ticket for each in seen.view.offer[3:])
    against = [line for line in lines if "goes back" in line]
    assert against == [said.format(ticket=Texts("en", board).goal(rejected))]


class Wasteful(SearchPlayer):
    """A search that liked one claim best, whatever its deals say."""

    def __init__(self, claim: str) -> None:
        super().__init__(HABITS, 1, playouts=40, seconds=None, depth=0, threads=1)
        self.claim = claim

    def choose(self, seen: SeatInput) -> int:
        claim = parse_action(seen.board, self.claim)
        number = numbers_for(seen.board, seen.states[0], seen.seat, claim)[0]
        self.tried = (ActionResult(number, 40, 0.5), ActionResult(DRAW, 40, 0.4))
        return number


OPEN = ["brest/petrograd", "paris/wien", "dieppe/madrid", "berlin/london"]


@pytest.mark.parametrize(
    ("claim", "advised"),
    [
        ("berlin/frankfurt with 1 red 2 locomotive", "berlin/frankfurt with 2 red 1 locomotive"),
        ("dieppe/london with 2 locomotive", "dieppe/london with 1 blue 1 locomotive"),  # a ferry with one symbol
        ("berlin/frankfurt with 2 red 1 locomotive", "berlin/frankfurt with 2 red 1 locomotive"),
    ],
)
def test_no_locomotive_is_advised_where_a_card_of_the_colour_does(claim: str, advised: str) -> None:
    seen = seen_of({"red": 2, "locomotive": 2, "blue": 2}, {}, tickets=[OPEN, []])
    explained = explain(Wasteful(f"claim {claim}"), seen)
    assert str(explained.action) == f"claim {advised}"
    assert explained.number == numbers_for(seen.board, seen.states[0], 0, explained.action)[0]
    assert explained.chosen is not None
    assert explained.chosen.action == explained.action
    assert [option.action for option in explained.others] == [Action(kind="draw")]


def test_explaining_a_level_and_a_player_is_the_same() -> None:
    seen = seen_of({"blue": 2}, {}, tickets=[["berlin/roma"], []])
    player = new_player("racer", board=seen.board, players=2, seed=9)
    assert explain("expert", seen) == explain("racer", seen) == explain(player, seen)
