"""Rewards of finished games, for learning programs: victory, margin or points."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from branchline.game.errors import BatchError

Reward = Literal["win", "margin", "points"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: object) -> None:
    """Raises BatchError for a reward that does not exist."""
    if reward not in REWARDS:
        raise BatchError(f"no reward {reward!r}; there are {', '.join(REWARDS)}")


def final_rewards(scores: npt.NDArray[np.int32], won: npt.NDArray[np.bool_], reward: Reward) -> npt.NDArray[np.float64]:
    """Rewards by seat, one row per game.

    `win` is 1 for a victory and -1 / (players - 1) for a defeat; several winners share what one would get. `margin` is
    the score minus the mean score of the others, `points` the score. Those of `win` and `margin` add up to zero.
    """
    check_reward(reward)
    players = scores.shape[1]
    if reward == "points":
        return scores.astype(np.float64)
    rewards: npt.NDArray[np.float64]
    if reward == "margin":
        rewards = scores - (scores.sum(axis=1, keepdims=True) - scores) / (players - 1)
    else:
        share = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        rewards = (players * share - 1) / (players - 1)
    return rewards
