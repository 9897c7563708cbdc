"""Gymnasium environment: one seat is the agent, bots play the others. See docs/gymnasium.md.

import gymnasium
import branchline.envs.gym  # registers the environments
env = gymnasium.make("branchline/usa-v2", players=2, opponents="planner")
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import error, spaces

from branchline.boards import Board, builtin_boards
from branchline.envs.opponents import Opponents
from branchline.envs.rendering import RENDER_MODES, check_render_mode, render
from branchline.envs.single import SingleGame
from branchline.game.errors import BatchError, IllegalAction
from branchline.game.observations import VERSION, Layout
from branchline.game.scores import Reward
from branchline.game.setup import whole_number


def register() -> None:
    """Registers `branchline/BOARD-vN` for every built-in board; N is the version of the observations."""
    for board in builtin_boards():
        name = f"branchline/{board}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="branchline.envs.gym:BranchlineEnv",
                vector_entry_point="branchline.envs.vector_env:BranchlineVectorEnv",
                kwargs={"board": board},
                disable_env_checker=True,
                order_enforce=False,
            )


class BranchlineEnv(gymnasium.Env[npt.NDArray[np.int16], np.int64]):
    """A game in which the agent plays one seat. `info["action_mask"]` has the legal actions."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        board: str | Board = "usa",
        players: SupportsIndex = 2,
        *,
        opponents: str | dict[int, str] = "random",
        seat: int = 0,
        reward: Reward = "win",
        shaped: bool = False,
        lost: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bot specs, `seat` is the agent's. With `shaped`, `info["shaped"]` is the change of the score
        as if the game ended now, since the agent's last action. With `lost`, observations tell lost tickets.
        """
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._game = SingleGame(board, players, reward=reward, lost=lost)
        self._game.opponents = Opponents(self._game.board, self._game.players, opponents, learner=seat)
        if set(range(self._game.players)) - set(self._game.opponents.seats) != {seat}:
            raise BatchError(f"the agent plays seat {seat}, and opponents exactly all other seats")
        self.seat, self._shaped = seat, shaped
        low, high = self._game.layout.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self._game.actions)
        self._began = False
        self._score = 0

    @property
    def layout(self) -> Layout:
        """The named parts of an observation."""
        return self._game.layout

    @property
    def game(self) -> SingleGame:
        """The game behind the environment."""
        return self._game

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions; MaskablePPO of sb3-contrib calls this."""
        return self._game.mask.astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Starts a new game. With a seed, this game and all that follow are determined."""
        super().reset(seed=seed)
        words = self.np_random.integers(0, 1 << 63, 2, dtype=np.int64).tolist()
        self._game.reset(words[0] | words[1] << 63)
        self._began = True
        self._score = self._game.scores()[self.seat] if self._shaped else 0
        return self._game.observe(self.seat), self._info()

    def step(self, action: int | np.int64) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        game = self._game
        if not self._began or game.over:
            raise error.ResetNeeded(
                "the game is over: call reset before step" if self._began else "call reset before step"
            )
        number = whole_number(action)
        if number is None:
            raise error.InvalidAction(f"an action is a whole number, not {action!r}")
        try:
            game.step(number)
        except IllegalAction as refused:
            raise error.InvalidAction(f"action {number} is not legal: {refused}") from None
        reward = game.rewards()[self.seat] if game.over else 0.0
        return game.observe(self.seat), reward, game.over, False, self._info()

    def render(self) -> Any:
        """The position as text, printed (`human`) or returned (`ansi`), as SVG (`svg`) or as pixels (`rgb_array`)."""
        return None if self.render_mode is None else render(self._game.game, self.render_mode)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._game.mask}
        if self._shaped:
            score = self._game.scores()[self.seat]
            info["shaped"] = float(score - self._score)
            self._score = score
        return info


register()
