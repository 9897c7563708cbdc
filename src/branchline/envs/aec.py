"""PettingZoo AEC environment: every seat of a game is an agent. See docs/pettingzoo.md.

from branchline.envs import aec
env = aec.env("usa", players=2)
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import error, spaces
from pettingzoo import AECEnv

from branchline.boards import Board
from branchline.envs.rendering import RENDER_MODES, check_render_mode, render
from branchline.envs.single import SingleGame
from branchline.game.errors import IllegalAction
from branchline.game.observations import VERSION, Layout
from branchline.game.scores import Reward
from branchline.game.setup import whole_number

Observation = dict[str, npt.NDArray[Any]]


ILLEGAL_REWARD = -1.0


def env(
    board: str | Board = "usa",
    players: SupportsIndex = 2,
    *,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> raw_env:
    """The environment as in PettingZoo's classic games: an illegal action ends the game with a reward of -1.

    That is built in: PettingZoo's wrappers for it take several times as long as a step.
    """
    return raw_env(board, players, reward=reward, render_mode=render_mode, illegal_reward=ILLEGAL_REWARD)


class raw_env(AECEnv):  # type: ignore[misc]  # the name is PettingZoo's convention
    """The environment. Without an `illegal_reward`, an illegal action raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by PettingZoo
        "name": f"branchline_v{VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        board: str | Board = "usa",
        players: SupportsIndex = 2,
        *,
        reward: Reward = "win",
        render_mode: str | None = None,
        illegal_reward: float | None = None,
        lost: bool = False,
    ) -> None:
        super().__init__()
        self._illegal_reward = illegal_reward
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._game = SingleGame(board, players, reward=reward, lost=lost)
        self.possible_agents = [f"player_{seat}" for seat in range(self._game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self._game.layout.bounds()
        actions = self._game.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, shape=(actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._nothing = np.zeros(actions, dtype=np.int8)
        self.agents: list[str] = []

    @property
    def layout(self) -> Layout:
        """The named parts of an observation."""
        return self._game.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The same seed gives the same game; without one, a new seed is drawn."""
        self._game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.to_act]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        mask = self._game.mask if seat == self._game.to_act else self._nothing.copy()
        return {"observation": self._game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise error.ResetNeeded("call reset before step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        if number is None:
            raise error.InvalidAction(f"an action is a whole number, not {action!r}")
        try:
            self._game.step(number)
        except IllegalAction:
            if self._illegal_reward is None:
                raise
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: self._illegal_reward})
            return
        self._cumulative_rewards[agent] = 0.0
        if self._game.over:
            self._end(dict(zip(self.possible_agents, self._game.rewards(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self._game.to_act]

    def _end(self, rewards: dict[str, float]) -> None:
        """Reward and terminate all agents."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The position as text, printed (`human`) or returned (`ansi`), as SVG (`svg`) or as pixels (`rgb_array`)."""
        if self.render_mode is None:
            return None
        return render(self._game.game, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""

    @property
    def game(self) -> SingleGame:
        """The game behind the environment."""
        return self._game
