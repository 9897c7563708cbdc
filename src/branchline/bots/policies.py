"""Facade of the compiled policies: a policy's choice and plan, and whole games between policies.

As in `rules.engine`, a *board* is the record from `engine.board_record`, and *states* are an array of games. The
compiled code is loaded when it is first needed, and compiled if necessary.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.bots.compiling import GAMES, POLICY, ensure_bots
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import engine
from branchline.rules.chance import no_outcomes
from branchline.rules.records import SEATS

Tally: TypeAlias = npt.NDArray[np.int64]  # by game and seat: the number of decisions and of turns


class Policy:
    """A compiled policy with its habits (its weights), and the scratch memory that it decides in."""

    def __init__(self, habits: Habits) -> None:
        from branchline.bots import entries

        ensure_bots(POLICY)
        self.habits = habits
        self._choose = entries.choose_batch
        self._work = new_scratch()
        self._seat, self._action = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)

    def choose(self, board: np.record, states: engine.States, seat: int) -> int:
        """Return the number of the action that a seat of a game (an array of one) chooses."""
        self._seat[0] = seat
        self._choose(engine.array_of(board), states, self._seat, self.habits, self._work, self._action)
        return int(self._action[0])

    @property
    def scratch(self) -> np.record:
        """The scratch memory (see `policy.scratch`): after a choice, it holds the plan behind it."""
        work: np.record = self._work[0]
        return work


def finish_games(board: np.record, states: engine.States, habits: Habits) -> Tally:
    """Play games to the end, each seat with its row of `habits`."""
    from branchline.bots import entries

    ensure_bots(GAMES)
    tally = np.zeros((states.size, SEATS, 2), dtype=np.int64)
    entries.finish_games(engine.array_of(board), states, habits, new_scratch(), no_outcomes(), tally)
    return tally


def play_games(
    board: np.record, habits: Habits, *, seed: int, index: int, results: engine.Results, first: int = -1
) -> None:
    """Play games `index`, `index + 1` … of a run, each seat with its row of `habits`; each fills a row of `results`."""
    from branchline.bots import entries

    ensure_bots(GAMES)
    run = engine.run_of(players=len(habits), seed=seed, first=first)
    entries.play_games(engine.array_of(board), run, index, habits, new_scratch(), engine.new_memory(), results)
