"""The OpenSpiel game passes its random simulations; chance nodes have the probabilities of the deck."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest

from branchline import Game, builtin_boards, load_board
from branchline.envs import spiel
from branchline.game.errors import BatchError, TableError
from tests.volume import volume

FULL = pytest.mark.long  # the largest tables: ten seconds each
TABLES = [
    pytest.param(name, players, marks=FULL if players > 2 else ())
    for name in builtin_boards()
    for players in sorted({*load_board(name).rules.players})
]


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    spiel.register()
    spiel.register()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulation(name: str, players: int) -> None:
    """Without serialization, which replays the whole history after every action."""
    game = pyspiel.load_game(f"branchline(board={name},players={players})")
    pyspiel.random_sim_test(game, num_sims=volume(1, 10), serialize=False, verbose=False)


@pytest.mark.long
def test_random_simulation_with_serialization() -> None:
    game = pyspiel.load_game("branchline(board=thistledown,players=2,reward=margin)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def play_randomly(state: Any, rng: random.Random, most: int = 10_000) -> list[tuple[bool, int]]:
    """Play to the end, or for some steps; returns whether each action was chance's, and the action."""
    actions: list[tuple[bool, int]] = []
    while not state.is_terminal() and len(actions) < most:
        chance = state.is_chance_node()
        choices = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
        actions.append((chance, rng.choice(choices)))
        state.apply_action(actions[-1][1])
    return actions


@pytest.mark.parametrize("name", builtin_boards())
def test_a_game_is_the_same_as_with_dictated_outcomes(name: str) -> None:
    """`Game` with the outcomes of the chance nodes gets to the same position, scores and winners."""
    state = pyspiel.load_game(f"branchline(board={name},players=2,reward=points)").new_initial_state()
    actions = play_randomly(state, random.Random(name))
    deal: list[int] = []
    turns: list[tuple[int, list[int]]] = []
    for chance, action in actions:
        if not chance:
            turns.append((action, []))
        else:
            (turns[-1][1] if turns else deal).append(action)
    game = Game.new(name, 2, seed=0, outcomes=deal)
    for action, outcomes in turns:
        game.play(action, game.actors[0], outcomes)
    assert game.over
    assert state.returns() == [score.total for score in game.scores]


def test_probabilities_are_those_of_the_deck() -> None:
    """The first card is any of the deck; a card drawn has one fewer; tickets and the first seat are uniform."""
    state = pyspiel.load_game("branchline(board=europe,players=2)").new_initial_state()
    rules = load_board("europe").rules
    cards = Counter(dict.fromkeys(range(8), rules.each_colour)) + Counter({8: rules.locomotives})
    for card in (0, 0, 8):
        total = sum(cards.values())
        assert state.chance_outcomes() == [(c, n / total) for c, n in sorted(cards.items())]
        state.apply_action(card)
        cards[card] -= 1
    while len(state.chance_outcomes()) == 9:
        state.apply_action(state.chance_outcomes()[len(state.history()) % 8][0])
    long = [i for i, ticket in enumerate(load_board("europe").tickets) if ticket.long]
    assert state.chance_outcomes() == [(ticket, 1 / len(long)) for ticket in long]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, long[0]).startswith("drawn: ")
    play_randomly(state, random.Random(1), rules.offer_long * 2 + rules.offer_regular * 2)
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    assert not state.is_chance_node()


def test_information_states_recall_what_was_seen_and_hide_the_rest() -> None:
    """Two histories that differ in a card that seat 0 drew unseen look the same to seat 1, and not to seat 0."""
    game = pyspiel.load_game("branchline(board=usa,players=2)")
    state = game.new_initial_state()
    play_randomly(state, random.Random(3), 30)
    while state.is_chance_node() or 9 not in state.legal_actions():
        play_randomly(state, random.Random(4), 1)
    seat = state.current_player()
    before = [state.information_state_string(player) for player in range(2)]
    state.apply_action(9)
    pair = [state.clone(), state.clone()]
    for each, (outcome, _) in zip(pair, state.chance_outcomes()[:2], strict=True):
        each.apply_action(outcome)
    seen = [[each.information_state_string(player) for player in range(2)] for each in pair]
    assert seen[0][seat] != seen[1][seat]
    assert seen[0][1 - seat] == seen[1][1 - seat]
    assert all(now.startswith(then) for now, then in zip(seen[0], before, strict=True))
    rows = [np.asarray(each.observation_tensor(1 - seat)) for each in pair]
    assert (rows[0] == rows[1]).all()
    assert rows[0].shape == (656,)
    assert pair[0].observation_string(1 - seat) == pair[1].observation_string(1 - seat)
    assert pair[0].observation_string(seat) != pair[1].observation_string(seat)


def test_wrong_use_is_answered_in_one_line() -> None:
    state = pyspiel.load_game("branchline").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="outcome 9 is not in the deck"):
        state.apply_action(9)
    play_randomly(state, random.Random(1), 20)
    assert not state.is_chance_node()
    for action in (9, 5_000):
        with pytest.raises(pyspiel.SpielError, match=f"action {action} is not legal"):
            state.apply_action(action)
    for parameters, error, message in (
        ("players=6", TableError, "not 6"),
        ("reward=fame", BatchError, "no reward 'fame'"),
    ):
        with pytest.raises(error, match=message):
            pyspiel.load_game(f"branchline({parameters})")
