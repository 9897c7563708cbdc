"""The AEC environment passes PettingZoo's own tests, on every board."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from branchline import builtin_boards, load_board
from branchline.envs import aec
from branchline.game.errors import BatchError, IllegalAction, TableError
from tests.volume import volume

TABLES = [
    (name, players)
    for name in builtin_boards()
    for players in range(load_board(name).rules.players[0], load_board(name).rules.players[1] + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_api(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations are dicts with masks, which it calls unusual
        api_test(aec.env(name, players), num_cycles=volume(60, 1000))


@pytest.mark.parametrize("name", builtin_boards())
def test_pettingzoo_seed(name: str) -> None:
    seed_test(lambda: aec.env(name, load_board(name).rules.players[1]), num_cycles=volume(20, 500))


def test_pettingzoo_render() -> None:
    custom = {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg")}
    render_test(lambda render_mode: aec.env("thistledown", 2, render_mode=render_mode), custom_tests=custom)


def play_to_the_end(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        action = None
        if not (terminated or truncated):
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
    return total


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_every_agent_gets_its_reward_at_the_end(reward: Any) -> None:
    env = aec.env("thistledown", 3, reward=reward)
    total = play_to_the_end(env, 5)
    game = env.game.played()
    assert game.over
    scores = [score.total for score in game.scores]
    expected = {
        "points": scores,
        "margin": [own - (sum(scores) - own) / 2 for own in scores],
        "win": [1.0 if seat in game.winners else -0.5 for seat in range(3)],
    }
    assert len(game.winners) == 1
    assert list(total.values()) == expected[reward]


def test_wrong_use_is_answered_as_in_pettingzoo() -> None:
    env = aec.env("usa", 2)
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(9)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="a whole number, not 'draw'"):
        env.step("draw")  # type: ignore[arg-type]
    env.step(9)  # draw: tickets must be chosen first
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1, "player_1": 0}
    for _ in range(2):
        assert env.last()[1] == (-1 if env.agent_selection == "player_0" else 0)
        env.step(None)
    assert not env.agents
    with pytest.raises(ResetNeeded):
        env.step(None)
    raw = aec.raw_env("usa", 2)
    raw.reset(seed=1)
    before = raw.observe("player_0")["observation"]
    for action in (9, -1, 100_000):
        with pytest.raises(IllegalAction):
            raw.step(action)
    assert (raw.observe("player_0")["observation"] == before).all()
    with pytest.raises(TableError, match="United States is for 2 to 5 players, not 6"):
        aec.env("usa", 6)
    with pytest.raises(BatchError, match="no render mode 'film'; there are human, ansi, svg, rgb_array"):
        aec.env("usa", render_mode="film")
    with pytest.raises(BatchError, match="no reward 'fame'"):
        aec.env("usa", reward="fame")  # type: ignore[arg-type]
