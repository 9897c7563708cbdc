"""One game for step-by-step environments: every step is one compiled call that plays, lists and observes.

`Batch` does the same for many games; this class saves its overhead, which would dominate for a single game.
"""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from branchline.boards import Board, load_board
from branchline.envs.opponents import Opponents
from branchline.game.errors import BatchError, IllegalAction
from branchline.game.game import Game
from branchline.game.observations import observation_layout
from branchline.game.refusal_details import reason
from branchline.game.scores import Reward, check_reward, final_rewards
from branchline.game.setup import check_table, new_seed, parse_seed, seed_text
from branchline.rules import engine
from branchline.rules.parts import PLAY
from branchline.rules.records import REFUSALS, TOTAL, WON
from branchline.rules.vector import engine as vector_engine
from branchline.rules.vector.engine import advance
from branchline.rules.vector.entries import ACTION, LENGTH, LIST, OBSERVE, OBSERVER, REFUSAL, STEP, TO_ACT
from branchline.rules.warmup import ensure_compiled

_ROOM = 4096  # decisions that the log has room for


class SingleGame:
    """A game with the seat to act, its legal actions and observations, and rewards at the end."""

    def __init__(
        self,
        board: str | Board,
        players: SupportsIndex,
        *,
        reward: Reward = "win",
        opponents: Opponents | None = None,
        lost: bool = False,
    ) -> None:
        self.board = board if isinstance(board, Board) else load_board(board)
        self.players, _ = check_table(self.board, players)
        check_reward(reward)
        self.reward: Reward = reward
        self.opponents = opponents
        self.layout = observation_layout(self.board, self.players)
        ensure_compiled(PLAY, vector_engine.VECTOR)
        self._record = engine.board_record(self.board)
        self.actions = int(self._record.actions)
        states = engine.new_states(1)
        self._games = vector_engine.new_games(states, self.actions, self.layout.size, _ROOM, lost=lost)
        self._scratch = vector_engine.new_scratch()
        self._row = self._games.table[0]
        self._mask, self._observation = self._games.masks[0].view(np.int8), self._games.observations[0]
        self._row[TO_ACT] = -1
        self._observed = -1  # the seat whose observation is in the buffer
        self.to_act = -1

    def reset(self, seed: SupportsIndex | str | None = None) -> None:
        """Starts a new game; without a seed, a new one is drawn."""
        number = new_seed() if seed is None else parse_seed(seed)
        seeds = np.array([[0, number & (1 << 64) - 1, number >> 64]], dtype=np.uint64)
        which = np.zeros(1, dtype=np.int64)
        run = engine.run_of(players=self.players, seed=0)
        vector_engine.reset(self._record, self._games, which, seeds, run)
        self._continue(0)

    def step(self, action: int) -> None:
        """Plays an action of the seat to act; IllegalAction says why it can't be played, and nothing changes."""
        row = self._row
        row[ACTION] = action if 0 <= action < self.actions else self.actions
        self._continue(STEP)
        if row.item(REFUSAL):
            raise self._refusal(action)

    @property
    def over(self) -> bool:
        return self.to_act < 0

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        """The legal actions of the seat to act, as a new array of zeros and ones."""
        return self._mask.copy()

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat may know, as a new array."""
        if seat != self._observed:
            self._row[OBSERVER] = seat
            advance(self._record, self._games, self._scratch, OBSERVE)
            self._row[OBSERVER] = -1
            self._observed = seat
        return self._observation.copy()

    def rewards(self) -> list[float]:
        """The rewards by seat at the end of the game."""
        score = engine.counts(self._record, self._games.states)["score"][:, : self.players]
        found: list[float] = final_rewards(score[..., TOTAL], score[..., WON] != 0, self.reward)[0].tolist()
        return found

    def scores(self) -> list[int]:
        """The score of every seat: final, or as if the game ended now."""
        totals: list[int] = engine.counts(self._record, self._games.states)["score"][0, : self.players, TOTAL].tolist()
        return totals

    @property
    def game(self) -> Game:
        """The position as a `Game` without a past."""
        return Game(self.board, engine.copy_states(self._games.states), {})

    @property
    def seed(self) -> str:
        low, high = self._games.states["seed"][0].tolist()
        return seed_text(low | high << 64)

    @property
    def decisions(self) -> int:
        return int(self._row[LENGTH])

    def played(self) -> Game:
        """The game replayed from its start, with its record."""
        if self.decisions > _ROOM:
            raise BatchError(f"only the first {_ROOM} decisions of a game are recorded")
        game = Game.new(self.board, self.players, seed=self.seed)
        for number in self._games.log[0, : self.decisions].tolist():
            game.play(number, game.actors[0])
        return game

    def _continue(self, what: int) -> None:
        """Step if asked to, let opponents play, then list and observe for the seat to act."""
        if self.opponents is None:
            advance(self._record, self._games, self._scratch, what | LIST | OBSERVE)
        else:
            if what:
                advance(self._record, self._games, self._scratch, what)
            if not what or not self._row[REFUSAL]:
                self.opponents.play(self._record, self._games)
            advance(self._record, self._games, self._scratch, LIST | OBSERVE)
        self.to_act = self._row.item(TO_ACT)
        self._observed = max(self.to_act, 0)

    def _refusal(self, action: int) -> IllegalAction:
        code = REFUSALS[int(self._row[REFUSAL])]
        if not 0 <= action < self.actions or self.over:
            return IllegalAction("game-over" if self.over else "no-such-action")
        return reason(self.board, code, self._games.states[0], self.to_act, int(action), None)
