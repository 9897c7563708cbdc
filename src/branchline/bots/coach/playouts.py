"""Win chances by Monte Carlo: policies play positions to the end, and the share of games won is counted.

A victory that is shared by two seats counts half for each, so the chances of all seats add up to 1. All randomness
comes from seeds that the caller gives: the same seeds give the same chances on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.bots.explain.evidence import Outcomes
from branchline.bots.interface import SeatInput
from branchline.bots.parts import GAMES, POLICY, SEARCH
from branchline.bots.policies import Policy, finish_games
from branchline.bots.policy.habits import Habits, tuned
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.search import determinization, rollouts
from branchline.bots.search.evaluation import EVEN
from branchline.bots.search.player import candidates_of
from branchline.rules import engine
from branchline.rules.records import SEATS, TICKETS, TOTAL, WON
from branchline.rules.warmup import ensure_compiled

Chances: TypeAlias = npt.NDArray[np.float64]  # one row per playout, one column per seat


class Ends(NamedTuple):
    """How playouts ended."""

    wins: Chances  # 1 for a victory, a share of it if it is shared
    leads: Chances  # a logistic function of the lead over the best rival, from 0 to 1: less noisy than victories


class Simulator:
    """Plays positions of one table to the end, every seat with the racer's habits."""

    def __init__(self, board: Board, players: int) -> None:
        ensure_compiled(POLICY, SEARCH, GAMES)
        self.board = board
        self.players = players
        self.habits: Habits = tuned(board.id, players)
        self._record = engine.board_record(board)
        self._rows = np.tile(self.habits, (players, 1))
        self._policy = Policy(self.habits)

    def play_out(self, states: engine.States) -> Ends:
        """Play games to the end; `states` are changed."""
        score = self._finish(states)["score"]
        won = score[:, : self.players, WON].astype(np.float64)
        return Ends(won / won.sum(axis=1, keepdims=True), _leads(score[:, : self.players, TOTAL].astype(np.float64)))

    def from_position(
        self, states: engine.States, seeds: npt.NDArray[np.uint64], seat: int = -1, steps: Sequence[int] = ()
    ) -> Ends:
        """Play the true position (an array of one) to the end once per row of `seeds`, after some actions of a seat."""
        games = engine.states_from(states.tobytes() * len(seeds))
        games["seed"] = seeds
        self._act(games, seat, steps)
        return self.play_out(games)

    def from_deals(self, dealt: engine.States, seat: int, steps: Sequence[int]) -> Ends:
        """Play actions of a seat and then everything else in these deals, which stay as they are."""
        games = engine.copy_states(dealt)
        self._act(games, seat, steps)
        return self.play_out(games)

    def outcomes(self, dealt: engine.States, seat: int, steps: Sequence[int]) -> Outcomes:
        """The same, with all that can be seen at the end."""
        games = engine.copy_states(dealt)
        self._act(games, seat, steps)
        return Outcomes(games, self._finish(games))

    def choice(self, states: engine.States, seat: int) -> int:
        """What the policy itself would do."""
        return self._policy.choose(self._record, states, seat)

    def candidates(self, seen: SeatInput) -> list[int]:
        """Actions worth a look, the policy's own choice first."""
        return [int(number) for number in candidates_of(engine.array_of(self._record), seen, self.habits)]

    def deals(self, seen: SeatInput, seed: int, first: int, number: int) -> engine.States:
        """Sample deals of what a seat can't know: numbers `first`, `first + 1` … of those that the seed decides."""
        board, fit = engine.array_of(self._record), np.zeros((SEATS, TICKETS))
        rollouts.weigh_rivals(board, seen.states, seen.seat, new_scratch(), fit)
        memory, dealt = engine.new_states(3), engine.new_states(number)
        memory[:1] = seen.states
        determinization.deal_batch(board, memory, seen.seat, fit, np.uint64(seed), first, dealt)
        return dealt

    def _finish(self, states: engine.States) -> npt.NDArray[np.void]:
        """Play games to the end, and count."""
        finish_games(self._record, states, self._rows)
        counted: npt.NDArray[np.void] = engine.counts(self._record, states)
        return counted

    def _act(self, games: engine.States, seat: int, steps: Sequence[int]) -> None:
        for step in steps:
            engine.play(self._record, games, step, seat)


def _leads(totals: Chances) -> Chances:
    """Logistic function of every seat's lead over the best other seat."""
    leads = np.empty_like(totals)
    for seat in range(totals.shape[1]):
        leads[:, seat] = totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1)
    result: Chances = 1.0 / (1.0 + np.exp(-leads / EVEN))
    return result
