"""The Gymnasium environments pass its checker; the vector environment plays the same games as a batch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from branchline import builtin_boards, load_board
from branchline.envs.gym import BranchlineEnv, register
from branchline.envs.vector_env import BranchlineVectorEnv
from branchline.game.errors import BatchError, TableError


class _OnlyLegal(BranchlineEnv):
    """Turns any action into a legal one, because the checker samples without masks."""

    def step(self, action: int | np.int64) -> Any:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[int(action) % legal.size]))


@pytest.mark.parametrize("name", builtin_boards())
@pytest.mark.filterwarnings("ignore:.*maximum and minimum values are equal")  # no stations, on some boards
def test_check_env(name: str) -> None:
    """For the smallest and the largest table."""
    for players in load_board(name).rules.players:
        check_env(_OnlyLegal(name, players), skip_render_check=True)


def test_ids_are_registered_once_and_make_what_they_name() -> None:
    register()
    assert {f"branchline/{name}-v2" for name in builtin_boards()} <= set(gymnasium.registry)
    env = gymnasium.make("branchline/nordic-v2", players=3, opponents="greedy", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Nordic Countries: start")
    vector = gymnasium.make_vec("branchline/nordic-v2", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(vector, BranchlineVectorEnv)


def play(env: Any, seed: int) -> tuple[list[bytes], float]:
    observation, info = env.reset(seed=seed)
    rows, reward, over = [observation.tobytes()], 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, _, info = env.step(legal[len(rows) % legal.size])
        rows.append(observation.tobytes())
    return rows, reward


def test_a_seed_determines_the_game_and_the_reward_is_the_agents() -> None:
    env, again = (BranchlineEnv("thistledown", 3, opponents="planner", seat=1, shaped=True) for _ in range(2))
    assert play(env, 4) == play(again, 4)
    assert play(env, 5)[0] != play(again, 4)[0]
    rows, reward = play(env, 6)
    game = env.game.played()
    assert reward == (1 if game.winners == (1,) else -0.5)
    assert len(rows) > 10


def test_shaped_rewards_add_up_to_the_score() -> None:
    env = BranchlineEnv("thistledown", 2, shaped=True)
    _, info = env.reset(seed=3)
    total, over = env.game.scores()[0], False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        total += info["shaped"]
    assert total == env.game.scores()[0]


def test_the_vector_environment_is_a_batch_with_statistics() -> None:
    env = RecordEpisodeStatistics(BranchlineVectorEnv(12, "thistledown", 2, opponents="random"))
    rng = np.random.default_rng(1)
    rows, info = env.reset(seed=7)
    assert rows in env.observation_space
    ended = 0
    for _ in range(150):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        rows, rewards, over, truncated, info = env.step(actions)
        assert rows in env.observation_space
        assert not rewards[~over].any()
        assert not truncated.any()
        for i in np.flatnonzero(over):
            assert info["final_obs"][i].shape == env.single_observation_space.shape
            assert rewards[i] in (-1, 0, 1)
            assert info["_episode"][i]
            assert info["episode"]["r"][i] == rewards[i]
        ended += int(over.sum())
    assert ended > 12


def test_vector_games_follow_from_the_seed() -> None:
    env, again = (BranchlineVectorEnv(4, "usa", 2, threads=threads) for threads in (1, 2))
    assert (env.reset(seed=3)[0] == again.reset(seed=3)[0]).all()
    assert (env.reset(seed=4)[0] != again.reset(seed=3)[0]).any()
    one, other = env.reset(seed=[1, 2, 3, 4])[0], again.reset(seed=[1, 2, 3, 5])[0]
    assert (one[:3] == other[:3]).all()
    assert (one[3] != other[3]).any()
    with pytest.raises(BatchError, match="4 games need as many seeds, not 1"):
        env.reset(seed=[1])


def test_wrong_use_is_answered_as_in_gymnasium() -> None:
    env = BranchlineEnv("usa", 2)
    with pytest.raises(ResetNeeded, match="call reset before step"):
        env.step(9)
    env.reset(seed=1)
    for action, message in ((9, "action 9 is not legal"), (-1, "action -1 is not legal"), ("draw", "a whole number")):
        with pytest.raises(InvalidAction, match=message):
            env.step(action)  # type: ignore[arg-type]
    play(env, 2)
    with pytest.raises(ResetNeeded, match="the game is over: call reset before step"):
        env.step(9)
    with pytest.raises(TableError, match="not 6"):
        BranchlineEnv("usa", 6)
    with pytest.raises(BatchError, match="search is not compiled"):
        BranchlineEnv("usa", 2, opponents="search")
    with pytest.raises(BatchError, match="the agent plays seat 0, and opponents exactly all other seats"):
        BranchlineEnv("usa", 3, opponents={1: "random"})


def test_wrong_use_of_the_vector_environment() -> None:
    env = BranchlineVectorEnv(2, "usa", 2)
    with pytest.raises(ResetNeeded):
        env.step(np.array([9, 9]))
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    legal = env.batch.random()
    for actions, message in (
        (np.array([legal[0], 9]), "action 9 of game 1 is not in its action mask"),
        (np.array([legal[0], -1]), "action -1 of game 1"),
        (np.array([legal[0], 10**9]), "action 1000000000 of game 1"),
        (np.array([1.5, 2.0]), "actions are 2 whole numbers, not float64"),
        (np.array([9]), "actions are 2 whole numbers"),
    ):
        with pytest.raises(InvalidAction, match=message):
            env.step(actions)
        assert env.batch.states.tobytes() == before
    with pytest.raises(BatchError, match="not rendered"):
        BranchlineVectorEnv(2, render_mode="ansi")
