"""Opponents for batches and environments: bots by spec, which play their seats inside compiled code."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import LEVELS, new_player, parse_spec
from branchline.bots.players import PolicyPlayer, RandomPlayer
from branchline.bots.policy.habits import habits
from branchline.bots.policy.scratch import new_scratch
from branchline.envs import rivals
from branchline.envs.rivals import COMPILER, LEARNER, POLICY, RANDOM
from branchline.game.errors import BatchError
from branchline.game.setup import check_table, shown, whole_number
from branchline.rules import engine
from branchline.rules.chance import no_outcomes
from branchline.rules.legal import TALLY
from branchline.rules.records import ACTIONS, SEATS
from branchline.rules.vector.engine import new_games
from branchline.rules.vector.entries import Games
from branchline.rules.warmup import Example, Part, ensure_compiled


class Opponents:
    """Bots in some seats of every game of a batch.

        batch = Batch("usa", players=3, games=64, opponents=Opponents("usa", 3, "planner"))

    `bots` is a spec for all seats but 0, or a spec for each seat that a bot plays: `{0: "racer", 2: "random"}`. The
    compiled bots can play here: random, and policies such as greedy, planner and racer.
    """

    def __init__(
        self, board: str | Board, players: SupportsIndex, bots: str | Mapping[int, str], *, learner: SupportsIndex = 0
    ) -> None:
        found = board if isinstance(board, Board) else load_board(board)
        number, _ = check_table(found, players)
        own = whole_number(learner)
        if own is None or not 0 <= own < number:
            raise BatchError(f"seats are numbered from 0 to {number - 1}, not {shown(learner)}")
        specs = {seat: bots for seat in range(number) if seat != own} if isinstance(bots, str) else dict(bots)
        for seat in specs:
            if whole_number(seat) is None or not 0 <= seat < number:
                raise BatchError(f"seats are numbered from 0 to {number - 1}, not {shown(seat)}")
        if len(specs) >= number:
            raise BatchError("bots play every seat; at least one is left for the learner")
        self.specs = {seat: str(parse_spec(LEVELS.get(spec, spec))) for seat, spec in sorted(specs.items())}
        self.seats = tuple(self.specs)
        self._kinds = np.full(SEATS, LEARNER, dtype=np.int64)
        self._habits = np.tile(habits(), (SEATS, 1))
        for seat, spec in self.specs.items():
            player = new_player(spec, board=found, players=number, seed=0)
            if isinstance(player, PolicyPlayer):
                self._kinds[seat], self._habits[seat] = POLICY, player.habits
            elif isinstance(player, RandomPlayer):
                self._kinds[seat] = RANDOM
            else:
                raise BatchError(f"{spec} is not compiled; opponents are random, greedy, planner or racer")
        ensure_compiled(RIVALS)

    def play(self, board: np.record, games: Games) -> None:
        """Play in all games until a seat without a bot is to act, or the game is over."""
        rivals.play_rivals(engine.array_of(board), games, self._habits, self._kinds, *_memory())

    def __setstate__(self, saved: dict[str, Any]) -> None:
        ensure_compiled(RIVALS)
        self.__dict__.update(saved)

    def __repr__(self) -> str:
        return f"<Opponents {self.specs}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Opponents):
            return NotImplemented
        same = (self._kinds == other._kinds).all() and (self._habits == other._habits).all()
        return self.specs == other.specs and bool(same)

    __hash__ = None  # type: ignore[assignment]


_local = threading.local()


def _memory() -> tuple[Any, Any, Any]:
    """Scratch memory of this thread: a policy's, numbers of actions, and an array that supplies no outcomes."""
    if not hasattr(_local, "memory"):
        _local.memory = (new_scratch(), np.empty(TALLY + ACTIONS, dtype=np.int32), no_outcomes())
    memory: tuple[Any, Any, Any] = _local.memory
    return memory


def _examples() -> Sequence[Example]:
    boards = engine.array_of(engine.board_record(load_board(builtin_boards()[0])))
    games, kinds = new_games(engine.new_states(1), 1, 1, 1), np.zeros(SEATS, dtype=np.int64)
    rows = np.tile(habits(), (SEATS, 1))
    return [(rivals.play_rivals, (boards, games, rows, kinds, *_memory()))]


RIVALS = Part("branchline.envs.opponents:RIVALS", COMPILER, _examples)  # opponents in batches
