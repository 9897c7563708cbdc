"""A bot that tries things out: deals what it can't know again and again, and lets policies play on from there.

Every action worth trying is played in the same deals as the policy's own choice, so that luck does not decide between
them. Sequential halving: all get the same number of playouts, then the better half goes on. In the end the best is
chosen if it is better beyond what chance would do; otherwise the policy's own.
"""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter

import numpy as np

from branchline import engine
from branchline.bots.habits import Habits
from branchline.bots.rollouts import MOST, try_actions, worth_trying
from branchline.bots.scratch import new_scratch
from branchline.bots.seen import Seen
from branchline.rules.chance import no_fate

PLAYOUTS = 100
SLICE = 4  # playouts between two looks at the clock
SURE = 1.0  # errors by which another action must be better than the policy's own


class SearchPlayer:
    """So many `playouts` a decision, or as many as go into `seconds`."""

    def __init__(self, players: int, habits: Habits, seed: int, playouts: int, seconds: float | None) -> None:
        self.habits = habits  # its own, and what it takes its rivals' for
        self.rows = np.tile(habits, (players, 1))
        self.playouts = playouts
        self.seconds = seconds
        self.seed = seed
        self.done = 0  # playouts in all
        self._work = new_scratch()
        self._states = engine.new_states(3)
        self._counts = engine.new_counts(1)
        self._found = np.zeros(MOST, dtype=np.int64)

    def choose(self, seen: Seen) -> int:
        board = engine.boards_of(engine.board_record(seen.board))
        count = worth_trying(board, seen.states, seen.seat, self.habits, self._work, self._found)
        actions = self._found[:count].copy()
        self._states.view(np.uint8)[: seen.states.nbytes] = seen.states.view(np.uint8)
        luck = self._luck(seen)
        better = np.zeros((count, 2))
        dealt = 0
        rounds = int(np.ceil(np.log2(count))) if count > 1 else 0
        end = None if self.seconds is None else perf_counter() + self.seconds
        for number in range(rounds):
            if end is None:
                share = max(1, self.playouts // (rounds * len(actions)))
                self._try(board, seen.seat, actions, better, dealt, share, luck)
                dealt += share
            else:
                until = perf_counter() + (end - perf_counter()) / (rounds - number)
                while perf_counter() < until:
                    self._try(board, seen.seat, actions, better, dealt, SLICE, luck)
                    dealt += SLICE
            if number < rounds - 1:
                kept = np.argsort(-better[1:, 0], kind="stable")[: max(1, len(actions) // 2)] + 1
                actions, better = actions[[0, *kept]], better[[0, *kept]]
        return int(actions[self._surely_best(better, dealt)])

    def _luck(self, seen: Seen) -> np.uint64:
        """The seed of this decision's deals: its own, and what it sees."""
        digest = sha256(seen.states.tobytes() + self.seed.to_bytes(16, "little")).digest()
        return np.uint64(int.from_bytes(digest[:8]))

    def _surely_best(self, better: np.ndarray, playouts: int) -> int:
        """The best, if it is better than the first by more than its error; else the first."""
        best = int(np.argmax(better[:, 0]))
        if best == 0:
            return 0
        mean = better[best, 0] / playouts
        error = np.sqrt(max(better[best, 1] / playouts - mean * mean, 0.0) / playouts)
        return best if mean > SURE * error else 0

    def _try(
        self,
        board: np.ndarray,
        seat: int,
        actions: np.ndarray,
        better: np.ndarray,
        first: int,
        count: int,
        luck: np.uint64,
    ) -> None:
        try_actions(
            board, self._states, seat, self.rows, actions, len(actions), first, count, luck, self._work,
            self._counts, no_fate(), better,
        )  # fmt: skip
        self.done += count * len(actions)
