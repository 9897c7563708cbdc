"""Many games of one kind, stepped together on all cores: for searches, learners and statistics."""

from __future__ import annotations

import copy
from pathlib import Path

import numpy as np
import numpy.typing as npt

from branchline._util.threads import cores, over_slices
from branchline.boards import Board, load_board
from branchline.game.seating import TableError, check_table
from branchline.game.seeds import parse_seed
from branchline.rules import engine
from branchline.rules.records import NO_LONGEST_PATH, OVER, START, TOTAL, WON
from branchline.rules.warmup import SIMULATION, ensure_compiled


class Batch:
    """`games` games on one board; each has a seed of its own, which follows from the batch's seed and its number.

        batch = Batch("usa", players=4, games=1000, seed=7)
        while not batch.over.all():
            batch.step(batch.random())
        batch.scores()

    Arrays have one element, or one row, a game. Nothing depends on the number of threads.
    """

    def __init__(
        self,
        board: str | Path | Board,
        players: int,
        games: int,
        *,
        seed: int | str | None = None,
        first: int | None = None,
        longest_path: bool | None = None,
        threads: int | None = None,
    ) -> None:
        """The options of `Game.new`, for all games alike. `threads`: as many as there are cores unless given."""
        self.board = board if isinstance(board, Board) else load_board(board)
        check_table(self.board, players, first, longest_path)
        if games < 1:
            raise TableError("too-few-games", games=games)
        self.players = players
        self.threads = cores() if threads is None else max(1, threads)
        self.states = engine.new_states(games)
        self._record = engine.board_record(self.board)
        ensure_compiled(None, SIMULATION)
        self._luck = engine.new_luck(games)
        self._masks = np.zeros((games, int(self._record.actions)), dtype=np.bool_)
        run = parse_seed(seed)

        def set_up(part: slice) -> None:
            engine.set_up(
                self._record,
                self.states[part],
                players=players,
                seed=run,
                first=-1 if first is None else first,
                options=NO_LONGEST_PATH if longest_path is False else 0,
                index=part.start,
                luck=self._luck[part],
            )

        over_slices(set_up, games, self.threads)

    def __len__(self) -> int:
        return self.states.size

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        ended: npt.NDArray[np.bool_] = self.states["phase"] == OVER
        return ended

    @property
    def to_act(self) -> engine.Numbers:
        """The seat that `masks`, `random` and `step` mean: at the start the lowest that has not chosen; -1: over."""
        choosing = np.argmin(self.states["chosen"][:, : self.players] != 0, axis=1)
        seats = np.where(self.states["phase"] == START, choosing, self.states["turn"])
        return np.where(self.over, -1, seats).astype(np.int64)

    def masks(self) -> engine.Masks:
        """Which actions are legal: a row a game, a column a number of the action table.

        The array is the batch's own, and the next call writes into it again: copy what is to be kept.
        """

        def ask(part: slice) -> None:
            engine.legal_masks(self._record, self.states[part], masks=self._masks[part])

        over_slices(ask, len(self), self.threads)
        return self._masks

    def random(self) -> engine.Numbers:
        """A legal action for each game, drawn evenly; -1 where it is over."""
        actions = np.empty(len(self), dtype=np.int64)

        def draw(part: slice) -> None:
            engine.random_actions(self._record, self.states[part], self._luck[part], actions=actions[part])

        over_slices(draw, len(self), self.threads)
        return actions

    def step(self, actions: npt.ArrayLike) -> engine.Numbers:
        """One action in each game; an action below 0 leaves its game alone.

        Nothing is raised for an illegal one: it changes nothing, and its element of what is returned says why, as a
        number of `rules.layout.REFUSALS`; 0 is: it was legal.
        """
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        if numbers.shape != (len(self),):
            raise TableError("wrong-actions", games=len(self), shape=str(numbers.shape))
        refusals = np.empty(len(self), dtype=np.int64)

        def play(part: slice) -> None:
            engine.play(self._record, self.states[part], numbers[part], refusals=refusals[part])

        over_slices(play, len(self), self.threads)
        return refusals

    def scores(self) -> npt.NDArray[np.int32]:
        """The total of each seat, a row a game: the final one, or what it would be if the game ended now."""
        return self._counted(TOTAL)

    def winners(self) -> npt.NDArray[np.bool_]:
        """Who has won, a row a game; more than one seat where a victory is shared."""
        return self._counted(WON).astype(np.bool_)

    def copy(self) -> Batch:
        """A batch that goes on from here by itself, and shares no memory with this one."""
        other = copy.copy(self)
        other.states = engine.copy_states(self.states)
        other._luck = self._luck.copy()
        other._masks = self._masks.copy()
        return other

    def _counted(self, column: int) -> npt.NDArray[np.int32]:
        columns = np.empty((len(self), self.players), dtype=np.int32)

        def count(part: slice) -> None:
            columns[part] = engine.counts(self._record, self.states[part])["score"][:, : self.players, column]

        over_slices(count, len(self), self.threads)
        return columns
