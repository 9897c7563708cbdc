"""`Batch`: vectorized simulation of many games with the same setup, stepped together on a thread pool."""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from branchline._util.threads import cores, parallel_slices
from branchline.boards import Board, load_board
from branchline.game.errors import TableError
from branchline.game.setup import check_table, option_bits, parse_seed, shown, thread_count, whole_number
from branchline.rules import engine
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.records import OVER, START, TOTAL, WON
from branchline.rules.warmup import ensure_compiled


class Batch:
    """Many games on one board. The seed of each game is derived from the batch's seed and the game's number.

        batch = Batch("usa", players=4, games=1000, seed=7)
        while not batch.over.all():
            batch.step(batch.random())
        batch.scores()

    Arrays have one element or one row per game. Results don't depend on the number of threads.
    """

    def __init__(
        self,
        board: str | Path | Board,
        players: SupportsIndex,
        games: SupportsIndex,
        *,
        seed: SupportsIndex | str | None = None,
        first: SupportsIndex | None = None,
        longest_path: bool | None = None,
        strict_ferries: bool | None = None,
        threads: SupportsIndex | None = None,
    ) -> None:
        """Takes the options of `Game.new`, which apply to all games. `threads` defaults to the number of cores."""
        self.board = board if isinstance(board, Board) else load_board(board)
        self.players, begins = check_table(self.board, players, first, longest_path, strict_ferries)
        options = option_bits({"longest_path": longest_path, "strict_ferries": strict_ferries})
        number = whole_number(games)
        if number is None or number < 1:
            raise TableError("too-few-games", games=shown(games))
        self.threads = cores() if threads is None else thread_count(threads)
        run = parse_seed(seed)
        ensure_compiled(PLAY, SIMULATION)
        self.states = engine.new_states(number)
        self._random_state = engine.new_rng(number)
        self._prepare()

        def set_up(part: slice) -> None:
            engine.set_up(
                self._record,
                self.states[part],
                players=self.players,
                seed=run,
                first=-1 if begins is None else begins,
                options=options,
                index=part.start,
                rng=self._random_state[part],
            )

        parallel_slices(set_up, number, self.threads)

    def __len__(self) -> int:
        return self.states.size

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Whether each game is over."""
        ended: npt.NDArray[np.bool_] = self.states["phase"] == OVER
        return ended

    @property
    def to_act(self) -> engine.Numbers:
        """The seat that `masks`, `random` and `step` act for: at the start the lowest yet to choose; -1 if over."""
        choosing = np.argmin(self.states["chosen"][:, : self.players] != 0, axis=1)
        seats = np.where(self.states["phase"] == START, choosing, self.states["turn"])
        return np.where(self.over, -1, seats).astype(np.int64)

    def masks(self) -> engine.Masks:
        """The legal action masks: one row per game, one column per action number.

        The next call overwrites the returned array: copy it if you need it longer.
        """

        def fill(part: slice) -> None:
            engine.legal_masks(self._record, self.states[part], masks=self._masks[part])

        parallel_slices(fill, len(self), self.threads)
        return self._masks

    def random(self) -> engine.Numbers:
        """A uniformly random legal action for each game; -1 where the game is over."""
        actions = np.empty(len(self), dtype=np.int64)

        def draw(part: slice) -> None:
            engine.random_actions(self._record, self.states[part], self._random_state[part], actions=actions[part])

        parallel_slices(draw, len(self), self.threads)
        return actions

    def step(self, actions: npt.ArrayLike) -> engine.Numbers:
        """Plays one action in each game; a negative action leaves its game unchanged.

        An illegal action raises nothing and changes nothing. The returned array says why: each element is an index into
        `rules.records.REFUSALS`; 0 means that the action was legal.
        """
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        if numbers.shape != (len(self),):
            raise TableError("wrong-actions", games=len(self), shape=str(numbers.shape))
        refusals = np.empty(len(self), dtype=np.int64)

        def play(part: slice) -> None:
            engine.play(self._record, self.states[part], numbers[part], refusals=refusals[part])

        parallel_slices(play, len(self), self.threads)
        return refusals

    def scores(self) -> npt.NDArray[np.int32]:
        """The total score of each seat, one row per game: final, or as if the game ended now."""
        return self._counted(TOTAL)

    def winners(self) -> npt.NDArray[np.bool_]:
        """Which seats have won, one row per game; more than one if a victory is shared."""
        return self._counted(WON).astype(np.bool_)

    def copy(self) -> Batch:
        """An independent copy that shares no memory with this batch and goes on in the same way.

        `copy.copy` and `copy.deepcopy` do the same; a batch can be pickled, too.
        """
        other = Batch.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "board": self.board,
            "players": self.players,
            "threads": self.threads,
            "states": self.states.tobytes(),
            "random_state": self._random_state.copy(),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        ensure_compiled(PLAY, SIMULATION)
        self.board, self.players, self.threads = saved["board"], saved["players"], saved["threads"]
        self.states = engine.states_from(saved["states"])
        self._random_state = saved["random_state"]
        self._prepare()

    def _prepare(self) -> None:
        """Prepares what follows from the board and the number of games."""
        self._record = engine.board_record(self.board)
        self._masks = np.zeros((len(self), int(self._record.actions)), dtype=np.bool_)

    def _counted(self, column: int) -> npt.NDArray[np.int32]:
        columns = np.empty((len(self), self.players), dtype=np.int32)

        def count(part: slice) -> None:
            columns[part] = engine.counts(self._record, self.states[part])["score"][:, : self.players, column]

        parallel_slices(count, len(self), self.threads)
        return columns
