"""Facade of the compiled policies: a policy's choice and plan, and whole games between policies.

As in `rules.engine`, a *board* is the record from `engine.board_record`, and *states* are an array of games. A single
choice runs in the interpreter until compiled code is loaded; whole games wait for it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.bots import entries
from branchline.bots.parts import GAMES
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import batch, engine
from branchline.rules.chance import no_outcomes
from branchline.rules.records import COMPLETED, SEATS, TOTAL, WON
from branchline.rules.warmup import ensure_compiled

CHUNK = 256  # games that are in memory at the same time
USUAL_DECISIONS = 500  # more than nearly every game has

Tally: TypeAlias = npt.NDArray[np.int64]  # by game and seat: the number of decisions and of turns


class Policy:
    """A compiled policy with its habits (its weights), and the scratch memory that it decides in."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self._work = new_scratch()
        self._seat, self._action = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)

    def choose(self, board: np.record, states: engine.States, seat: int) -> int:
        """Return the number of the action that a seat of a game (an array of one) chooses."""
        self._seat[0] = seat
        entries.choose_batch(engine.array_of(board), states, self._seat, self.habits, self._work, self._action)
        return int(self._action[0])

    @property
    def scratch(self) -> np.record:
        """The scratch memory (see `policy.scratch`): after a choice, it holds the plan behind it."""
        work: np.record = self._work[0]
        return work


def finish_games(board: np.record, states: engine.States, habits: Habits) -> Tally:
    """Play games to the end, each seat with its row of `habits`."""
    return _finish(board, states, habits, np.empty(0, dtype=np.int64))[0]


def finish_and_log(board: np.record, states: engine.States, habits: Habits) -> engine.Numbers:
    """Play games to the end, each seat with its row of `habits`; returns all actions in order, game by game."""
    log = np.empty(USUAL_DECISIONS * states.size, dtype=np.int64)
    start = engine.copy_states(states)
    _, decisions = _finish(board, states, habits, log)
    if decisions > log.size:  # unusually long games
        log = np.empty(decisions, dtype=np.int64)
        _finish(board, start, habits, log)
    return log[:decisions]


def play_games(
    board: np.record, habits: Habits, *, seed: int, index: int, results: engine.Results, first: int = -1
) -> None:
    """Play games `index`, `index + 1` … of a run, each seat with its row of `habits`; each fills a row of `results`."""
    players = len(habits)
    for start in range(0, len(results), CHUNK):
        part = results[start : start + CHUNK]
        states = engine.new_states(len(part))
        engine.set_up(board, states, players=players, seed=seed, index=index + start, first=first)
        tally = finish_games(board, states, habits)
        part[:, batch.DECISIONS], part[:, batch.TURNS] = tally.sum(axis=1).T
        part[:, batch.FIRST_SEAT], part[:, batch.ENDING] = states["first"], states["ending"]
        score = engine.counts(board, states)["score"]
        for block, column in enumerate((TOTAL, COMPLETED, WON)):
            begin = batch.SEAT_COLUMNS + block * SEATS
            part[:, begin : begin + players] = score[:, :players, column]


def _finish(board: np.record, states: engine.States, habits: Habits, log: engine.Numbers) -> tuple[Tally, int]:
    ensure_compiled(GAMES)
    tally = np.zeros((states.size, SEATS, 2), dtype=np.int64)
    boards = engine.array_of(board)
    return tally, int(entries.finish_games(boards, states, habits, new_scratch(), no_outcomes(), tally, log))
