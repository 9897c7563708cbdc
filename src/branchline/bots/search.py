"""A bot that tries things out: deals what it can't know again and again, and lets policies play on from there.

Sequential halving: all actions worth trying get the same number of playouts, the better half goes on, until one is
left. Every action is tried in the same deals, so that luck does not decide between them.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np

from branchline import engine
from branchline.boards import Board
from branchline.bots.habits import Habits
from branchline.bots.rollouts import MOST, try_actions, worth_trying
from branchline.bots.scratch import new_scratch
from branchline.bots.seen import Seen
from branchline.rules.chance import no_fate

PLAYOUTS = 100
SLICE = 4  # playouts between two looks at the clock


class SearchPlayer:
    """So many `playouts` a decision, or as many as go into `seconds`."""

    def __init__(
        self, board: Board, players: int, habits: Habits, seed: int, playouts: int, seconds: float | None
    ) -> None:
        self.habits = habits  # its own, and what it takes its rivals' for
        self.rows = np.tile(habits, (players, 1))
        self.playouts = playouts
        self.seconds = seconds
        self.seed = seed
        self.decisions = 0
        self.done = 0  # playouts in all
        self._work = new_scratch()
        self._states = engine.new_states(3)
        self._counts = engine.new_counts(1)
        self._found = np.zeros(MOST, dtype=np.int64)

    def choose(self, seen: Seen) -> int:
        board = engine.boards_of(engine.board_record(seen.board))
        count = worth_trying(board, seen.states, seen.seat, self.habits, self._work, self._found)
        if count == 1:
            return int(self._found[0])
        self.decisions += 1
        actions = self._found[:count].copy()
        sums = np.zeros(count)
        seed = np.uint64((self.seed * 1_000_003 + self.decisions * 7_919) % (1 << 64))
        self._states.view(np.uint8)[: seen.states.nbytes] = seen.states.view(np.uint8)
        rounds = max(1, int(np.ceil(np.log2(count))))
        end = None if self.seconds is None else perf_counter() + self.seconds
        dealt = 0
        for number in range(rounds):
            if end is None:
                share = max(1, self.playouts // (rounds * len(actions)))
                self._try(board, seen.seat, actions, sums, dealt, share, seed)
                dealt += share
            else:
                until = perf_counter() + (end - perf_counter()) / (rounds - number)
                while perf_counter() < until:
                    self._try(board, seen.seat, actions, sums, dealt, SLICE, seed)
                    dealt += SLICE
            order = np.argsort(-sums, kind="stable")[: max(1, (len(actions) + 1) // 2)]
            actions, sums = actions[order], sums[order]
        return int(actions[0])

    def _try(
        self,
        board: np.ndarray,
        seat: int,
        actions: np.ndarray,
        sums: np.ndarray,
        first: int,
        count: int,
        seed: np.uint64,
    ) -> None:
        try_actions(
            board, self._states, seat, self.rows, actions, len(actions), first, count, seed, self._work,
            self._counts, no_fate(), sums,
        )  # fmt: skip
        self.done += count * len(actions)
