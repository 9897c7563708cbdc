"""Gymnasium `VectorEnv` over a batch: many games at once, an agent in one seat of each. See docs/gymnasium.md."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from branchline.boards import Board
from branchline.envs.opponents import Opponents
from branchline.game.batch import Batch
from branchline.game.errors import BatchError
from branchline.game.observations import Layout
from branchline.game.scores import Reward, check_reward

Rows = npt.NDArray[np.int16]


class BranchlineVectorEnv(VectorEnv[Rows, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games of a `Batch`. A game that ends is followed by a new one in the same step (autoreset mode `SAME_STEP`).

    `info["action_mask"]` has the legal actions, one row per game. Observations and masks are arrays that the next step
    overwrites, unless `copy` is set.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        board: str | Board = "usa",
        players: SupportsIndex = 2,
        *,
        opponents: str | dict[int, str] = "random",
        seat: int = 0,
        reward: Reward = "win",
        threads: int | None = None,
        copy: bool = True,
        lost: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise BatchError("a vector environment is not rendered; batch.render draws one of its games")
        check_reward(reward)
        self.num_envs, self.seat, self._reward, self._copy = num_envs, seat, reward, copy
        self._setup = (board, players, opponents, threads, lost)
        self.batch = self._new_batch(0)
        self._began = False
        low, high = self.batch.layout.bounds()
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.batch.masks().shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    @property
    def layout(self) -> Layout:
        """The named parts of an observation."""
        return self.batch.layout

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Starts new games. With a seed, these games and all that follow are determined."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise BatchError(f"{self.num_envs} games need as many seeds, not {len(seed)}")
            given = [int(self.np_random.integers(1 << 63)) if each is None else each for each in seed]
            self.batch = self._new_batch(int(self.np_random.integers(1 << 63)))
            self.batch.reset(seeds=given)
        else:
            self.batch = self._new_batch(int(self.np_random.integers(1 << 63)))
        self._began = True
        return self._observations(), {"action_mask": self._masks()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Rows, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        if not self._began:
            raise error.ResetNeeded("call reset before step")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise error.InvalidAction(
                f"actions are {self.num_envs} whole numbers, not {numbers.dtype} of shape {numbers.shape}"
            )
        self._check_legal(numbers)
        self.batch.step(numbers)
        ended = self.batch.ended
        rewards = self.batch.rewards(self._reward)[:, self.seat].astype(np.float64)
        info: dict[str, Any] = {"action_mask": self._masks()}
        if ended.any():
            which, rows = self.batch.final_observations(self.seat)
            last = np.full(self.num_envs, None, dtype=object)
            for i, row in zip(which.tolist(), rows, strict=True):
                last[i] = row
            info |= {"final_obs": last, "_final_obs": ended}
            info |= {"final_scores": self.batch.final_scores(), "_final_scores": ended}
        return self._observations(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def _check_legal(self, numbers: npt.NDArray[Any]) -> None:
        """Raises InvalidAction, before anything changes, if an action is not legal in its game."""
        masks = self.batch.masks(again=False)
        inside = (numbers >= 0) & (numbers < masks.shape[1])
        legal = inside & masks[np.arange(self.num_envs), np.where(inside, numbers, 0)]
        if not legal.all():
            i = int(np.argmin(legal))
            raise error.InvalidAction(f"action {int(numbers[i])} of game {i} is not in its action mask")

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing to release."""

    def _new_batch(self, seed: int) -> Batch:
        board, players, opponents, threads, lost = self._setup
        rivals = Opponents(board, players, opponents, learner=self.seat)
        return Batch(
            board, players, self.num_envs, seed=seed, threads=threads, autoreset=True, opponents=rivals, lost=lost
        )

    def _observations(self) -> Rows:
        rows = self.batch.observe()
        return rows.copy() if self._copy else rows

    def _masks(self) -> npt.NDArray[np.bool_]:
        masks = self.batch.masks()
        return masks.copy() if self._copy else masks
