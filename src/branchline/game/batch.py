"""`Batch`: vectorized simulation of many games with the same setup, stepped together on a thread pool."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from branchline._util.threads import cores, parallel_slices
from branchline.boards import Board, load_board
from branchline.game.action_numbers import action_for
from branchline.game.batch_arguments import (
    Opponents,
    check_buffer,
    check_history_buffer,
    game_index,
    seat_of_each,
    selected_games,
)
from branchline.game.errors import BatchError, IllegalAction, TableError
from branchline.game.game import Game
from branchline.game.observations import Layout, history_layout, observation_layout
from branchline.game.record import Record
from branchline.game.scores import Reward, final_rewards, total_scores
from branchline.game.setup import (
    check_table,
    option_bits,
    option_choices,
    parse_seed,
    shown,
    thread_count,
    whole_number,
)
from branchline.rules import engine
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.records import LEGAL, OVER, REFUSALS, START
from branchline.rules.vector import engine as vector_engine
from branchline.rules.vector.entries import (
    ACTION,
    COUNT,
    DRAWN,
    LENGTH,
    LIST,
    LISTED,
    OBSERVE,
    OBSERVER,
    REFUSAL,
    STEP,
    TO_ACT,
    Games,
)
from branchline.rules.warmup import ensure_compiled

_ROOM = 512  # decisions that a log has room for at first
_SPARE = 256  # more than opponents decide in one step
_WORD = (1 << 64) - 1


class Batch:
    """Many games on one board. The seed of each game is derived from the batch's seed and the game's number.

        batch = Batch("usa", players=4, games=1000, seed=7)
        while not batch.over.all():
            batch.step(batch.random())
        batch.scores()

    Arrays have one element or one row per game. Results don't depend on the number of threads.
    """

    states: engine.States
    _games: Games
    _listed: bool  # whether lists and masks are up to date, and their random action is unused

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
        autoreset: bool = False,
        opponents: Opponents | None = None,
        lost: bool = False,
    ) -> None:
        """Takes the options of `Game.new`, which apply to all games. `threads` defaults to the number of cores.

        With `autoreset`, a game that ends in a step is followed by a new one at once. `opponents` play their seats by
        themselves, so that only other seats are asked for actions. With `lost`, observations say which tickets can't be
        completed any more, which takes time.
        """
        self.board = board if isinstance(board, Board) else load_board(board)
        self.players, begins = check_table(self.board, players, first, longest_path, strict_ferries)
        self._first = -1 if begins is None else begins
        self._options = option_bits({"longest_path": longest_path, "strict_ferries": strict_ferries})
        number = whole_number(games)
        if number is None or number < 1:
            raise TableError("too-few-games", games=shown(games))
        self.threads = cores() if threads is None else thread_count(threads)
        self.autoreset, self.opponents, self._lost = autoreset, opponents, lost
        self._seed = parse_seed(seed)
        self._prepare(engine.new_states(number), _ROOM)
        self.reset()

    def __len__(self) -> int:
        return self.states.size

    # What can be asked of the games.

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

    @property
    def decisions(self) -> engine.Numbers:
        """The number of decisions in each game so far."""
        return self._games.table[:, LENGTH].copy()

    @property
    def layout(self) -> Layout:
        """The named parts of an observation."""
        return observation_layout(self.board, self.players)

    def masks(self, *, again: bool = True) -> engine.Masks:
        """The legal action masks: one row per game, one column per action number.

        The next call overwrites the returned array: copy it if you need it longer. With `again=False`, masks that were
        computed since the last step are returned as they are.
        """
        if again or not self._listed:
            self._advance(LIST)
        return self._games.masks

    def legal(self) -> tuple[engine.Numbers, engine.Numbers]:
        """The legal actions of all games as one ragged array: offsets, and action numbers in ascending order.

        Those of game i are `numbers[offsets[i] : offsets[i + 1]]`.
        """
        self._list()
        counts = self._games.table[:, COUNT]
        offsets = np.concatenate([[0], np.cumsum(counts)])
        if counts.max() > LISTED:
            return offsets, np.nonzero(self._games.masks)[1]
        listed = np.arange(LISTED) < counts[:, None]
        return offsets, self._games.lists[listed].astype(np.int64)

    def observe(
        self, seats: npt.ArrayLike | None = None, out: npt.NDArray[np.int16] | None = None
    ) -> npt.NDArray[np.int16]:
        """What a seat of each game may know, as rows of numbers: the seat to act, or the given `seats`.

        `layout` names the parts of a row. The rows are written to `out`, or to an array that the next call overwrites.
        If a game is over, seat 0 stands for the seat to act.
        """
        self._games.table[:, OBSERVER] = -1 if seats is None else self._seats(seats)
        games = self._games
        if out is not None:
            check_buffer(out, games.observations.shape)
            games = games._replace(observations=out)
        self._advance(OBSERVE, games)
        return games.observations

    @property
    def history_layout(self) -> Layout:
        """The named parts of a row of a history."""
        return history_layout(self.board, self.players)

    def history(
        self, seats: npt.ArrayLike | None = None, out: npt.NDArray[np.int16] | None = None
    ) -> tuple[npt.NDArray[np.int16], engine.Numbers]:
        """Information states (perfect recall): all that a seat saw of its game, and the number of rows of each game.

        A game has a row for the deal and one for each decision, padded with -1; `history_layout` names the parts of a
        row. The rows are written to `out`, which may have room for more of them, or to a new array. Seats are as in
        `observe`. Games are replayed for this; a batch whose games were redealt has no history.
        """
        self._check_recorded()
        lengths = self.decisions
        shape = (len(self), int(lengths.max()) + 1, self.history_layout.size)
        events = np.empty(shape, dtype=np.int16) if out is None else out
        check_history_buffer(events, shape)
        chosen = np.maximum(self.to_act, 0) if seats is None else self._seats(seats)
        starts = engine.new_states(len(self))
        again = self._games._replace(states=starts, table=self._games.table.copy(), rng=self._games.rng.copy())
        seeds = np.insert(self.states["seed"], 0, 0, axis=1)
        self._set_up(again, np.arange(len(self)), seeds)

        def replay(part: slice) -> None:
            log = self._games.log[part]
            vector_engine.history(self._record, starts[part], chosen[part], log, lengths[part], events[part])

        parallel_slices(replay, len(self), self.threads)
        return events, lengths + 1

    # Choosing and playing actions.

    def random(self) -> engine.Numbers:
        """A uniformly random legal action for each game; -1 where the game is over."""
        if self._listed:  # one was drawn with the masks
            actions = self._games.table[:, DRAWN].copy()
            np.add(self._games.rng, vector_engine.GOLDEN, out=self._games.rng, where=actions >= 0)
            self._listed = False
            return actions
        actions = np.empty(len(self), dtype=np.int64)

        def draw(part: slice) -> None:
            engine.random_actions(self._record, self.states[part], self._games.rng[part], actions=actions[part])

        parallel_slices(draw, len(self), self.threads)
        return actions

    def sample(self, logits: npt.ArrayLike) -> engine.Numbers:
        """A legal action for each game, drawn with probabilities proportional to exp(logit); -1 where it is over.

        `logits` has a column for every action number; those of illegal actions are ignored.
        """
        given = np.ascontiguousarray(logits, dtype=np.float32)
        if given.shape != self._games.masks.shape:
            raise BatchError(f"logits have the shape {self._games.masks.shape}, not {given.shape}")
        self._list()

        def draw(part: slice) -> None:
            vector_engine.sample(vector_engine.part_of(self._games, part), given[part])

        parallel_slices(draw, len(self), self.threads)
        self._listed = False
        actions = self._games.table[:, DRAWN].copy()
        if actions.min() < -1:
            bad = int(np.argmin(actions))
            raise BatchError(f"the logits of game {bad} are not numbers, or those of all its legal actions are -inf")
        return actions

    def step(self, actions: npt.ArrayLike) -> engine.Numbers:
        """Plays one action in each game; a negative action leaves its game unchanged.

        An illegal action raises nothing and changes nothing. The returned array says why: each element is an index into
        `rules.records.REFUSALS`; 0 means that the action was legal. `ended` and `rewards` tell what else happened.
        """
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),):
            raise TableError("wrong-actions", games=len(self), shape=str(numbers.shape))
        if numbers.dtype.kind not in "iu":
            raise BatchError(f"actions are whole numbers, not {numbers.dtype}")
        self._games.table[:, ACTION] = numbers
        self._advance(STEP)
        refusals = self._games.table[:, REFUSAL].copy()
        self._settle((self._games.table[:, ACTION] >= 0) & (refusals == LEGAL))
        return refusals

    def check(self, refusals: engine.Numbers) -> None:
        """Raises BatchError for the first refusal that `step` returned; nothing if there was none."""
        refused = np.flatnonzero(refusals != LEGAL)
        if refused.size:
            i = int(refused[0])
            raise BatchError(
                f"game {i}: action {int(self._games.table[i, ACTION])} is not legal: {REFUSALS[refusals[i]]}"
            )

    def reset(self, where: npt.ArrayLike | None = None, seeds: Sequence[SupportsIndex | str] | None = None) -> None:
        """Sets up new games: all, or those that `where` selects (a mask, or numbers of games).

        `seeds` are the seeds of these games, one for each. Without them, a game's seed is derived from the batch's and
        from how often the game was reset before.
        """
        which = selected_games(where, len(self))
        if seeds is None:
            self._reset(which)
            return
        if len(seeds) != which.size:
            raise BatchError(f"{which.size} games are reset, but {len(seeds)} seeds are given")
        given = [(0, seed & _WORD, seed >> 64) for seed in map(parse_seed, seeds)]
        self._reset(which, np.array(given, dtype=np.uint64).reshape(-1, 3))

    # Results.

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Which games ended in the last step."""
        return self._ended.copy()

    def rewards(self, reward: Reward = "win") -> npt.NDArray[np.float32]:
        """The rewards of the last step by seat, one row per game: zero unless the game ended.

        `win` is 1 for a victory and -1 / (players - 1) for a defeat, `margin` the score minus the mean score of the
        others, `points` the score: see `game.scores.final_rewards`.
        """
        rewards = np.zeros(self._scores.shape, dtype=np.float32)
        which = np.flatnonzero(self._ended)
        rewards[which] = final_rewards(self._scores[which], self._won[which], reward)
        return rewards

    def final_scores(self) -> npt.NDArray[np.int32]:
        """The total score of each seat in the last finished game of each row; zero before any."""
        return self._scores.copy()

    def final_observations(self, seat: int) -> tuple[engine.Numbers, npt.NDArray[np.int16]]:
        """The games that ended in the last step, and what a seat sees at their end, also if they were reset since."""
        which = np.flatnonzero(self._ended)
        if not which.size:
            return which, np.zeros((0, self.layout.size), dtype=np.int16)
        games = vector_engine.new_games(self._final_states, 1, self.layout.size, 1, lost=self._lost)
        games.table[:, OBSERVER] = self._seats(seat)[0]
        vector_engine.advance(self._record, games, vector_engine.new_scratch(), OBSERVE)
        return which, games.observations

    def scores(self) -> npt.NDArray[np.int32]:
        """The total score of each seat, one row per game: final, or as if the game ended now.

        The difference between two steps is a shaped reward. It depends on hidden tickets: never observe it.
        """
        return self._counted(self.states)[0]

    def winners(self) -> npt.NDArray[np.bool_]:
        """Which seats have won, one row per game; more than one if a victory is shared."""
        return self._counted(self.states)[1]

    # One of the games.

    def game(self, i: SupportsIndex) -> Game:
        """One of the games as a `Game`, replayed from its start, so that it has its record."""
        at = game_index(i, len(self))
        self._check_recorded(at)
        low, high = self.states["seed"][at].tolist()
        start: dict[str, Any] = {"seed": low | high << 64, "first": None if self._first < 0 else self._first}
        game = Game.new(self.board, self.players, **(start | option_choices(self._options)))
        for number in self._games.log[at, : self._games.table[at, LENGTH]].tolist():
            game.play(number, game.actors[0])
        return game

    def record(self, i: SupportsIndex) -> Record:
        """The record of one of the games so far: `str()` of it is a file for `branchline replay`."""
        return self.game(i).record

    def render(self, i: SupportsIndex) -> str:
        """The position of one of the games as SVG."""
        return self._position(i)._repr_svg_()

    def text(self, i: SupportsIndex, action: SupportsIndex) -> str:
        """The text of a legal action of the seat to act in one of the games, as in the notation."""
        game, number = self._position(i), whole_number(action)
        if game.over:
            raise IllegalAction("game-over")
        seat = game.actors[0]
        refused = game.why(action, seat) if number is not None else IllegalAction("no-such-action")
        if refused is not None or number is None:
            raise refused or IllegalAction("no-such-action")
        return str(action_for(self.board, game.state, seat, number))

    # Knowledge.

    def blind(self, seats: npt.ArrayLike | None = None) -> engine.States:
        """Copies of the state records with everything blanked that a seat can't know; seats are as in `observe`."""
        return engine.blind(self.states, np.maximum(self.to_act, 0) if seats is None else self._seats(seats))

    def redeal(self, seats: npt.ArrayLike, seed: SupportsIndex | str) -> Batch:
        """Determinization: a copy in which everything that a seat of each game can't know is dealt again, uniformly."""
        other = self.copy()
        number = parse_seed(seed)
        rng = np.random.default_rng(number).integers(0, 1 << 64, len(self), dtype=np.uint64)
        other.states.view(np.uint8)[...] = engine.redeal(self._record, self.states, self._seats(seats), rng).view(
            np.uint8
        )
        other._recorded[:] = False
        return other

    # Copies.

    def copy(self) -> Batch:
        """An independent copy that shares no memory with this batch and goes on in the same way.

        `copy.copy` and `copy.deepcopy` do the same; a batch can be pickled, too.
        """
        other = Batch.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        plain = ("board", "players", "threads", "autoreset", "opponents", "_seed", "_first", "_options", "_lost")
        arrays = ("_episodes", "_recorded", "_ended", "_scores", "_won")
        saved = {name: getattr(self, name) for name in plain}
        saved |= {name: getattr(self, name).copy() for name in arrays}
        games = self._games
        return saved | {
            "states": self.states.tobytes(),
            "final_states": self._final_states.tobytes(),
            "random_state": games.rng.copy(),
            "log": games.log.copy(),
            "table": games.table.copy(),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        saved = dict(saved)
        states, rng, log, table = (saved.pop(name) for name in ("states", "random_state", "log", "table"))
        self.board, self.players, self._lost = saved["board"], saved["players"], saved["_lost"]
        self._prepare(engine.states_from(states), log.shape[1])
        self._final_states = engine.states_from(saved.pop("final_states"))
        self.__dict__.update(saved)
        self._games = self._games._replace(rng=rng, log=log, table=table)

    # Implementation.

    def _prepare(self, states: engine.States, room: int) -> None:
        """Prepares what follows from the board and the number of games."""
        ensure_compiled(PLAY, SIMULATION, vector_engine.VECTOR)
        self.states = states
        self._record = engine.board_record(self.board)
        actions = int(self._record.actions)
        self._games = vector_engine.new_games(states, actions, self.layout.size, room, lost=self._lost)
        self._scratch: dict[int, Any] = defaultdict(vector_engine.new_scratch)  # by the first game of a thread's slice
        self._listed = False
        self._episodes = np.zeros(states.size, dtype=np.int64)
        self._recorded = np.zeros(states.size, dtype=np.bool_)
        self._ended = np.zeros(states.size, dtype=np.bool_)
        self._final_states = engine.new_states(0)
        self._scores = np.zeros((states.size, self.players), dtype=np.int32)
        self._won = np.zeros((states.size, self.players), dtype=np.bool_)

    def _advance(self, what: int, games: Games | None = None) -> None:
        chosen = self._games if games is None else games

        def work(part: slice) -> None:
            vector_engine.advance(self._record, vector_engine.part_of(chosen, part), self._scratch[part.start], what)

        parallel_slices(work, len(self), self.threads)
        self._listed = bool(what & LIST) or (self._listed and not what & STEP)

    def _list(self) -> None:
        if not self._listed:
            self._advance(LIST)

    def _reset(self, which: engine.Numbers, seeds: npt.NDArray[np.uint64] | None = None) -> None:
        if seeds is None:
            seeds = np.zeros((which.size, 3), dtype=np.uint64)
            seeds[:, 0] = which + len(self) * self._episodes[which] + 1
        self._episodes[which] += 1
        self._recorded[which] = True
        self._set_up(self._games, which, seeds)
        self._listed = False
        self._let_opponents_play()

    def _set_up(self, games: Games, which: engine.Numbers, seeds: npt.NDArray[np.uint64]) -> None:
        run = engine.run_of(players=self.players, seed=self._seed, first=self._first, options=self._options)
        vector_engine.reset(self._record, games, which, seeds, run)

    def _settle(self, played: npt.NDArray[np.bool_]) -> None:
        """After a step: lets opponents play, notes the results of games that have ended, and resets them."""
        self._let_opponents_play()
        self._ended = played & (self._games.table[:, TO_ACT] < 0)
        which = np.flatnonzero(self._ended)
        if which.size:
            self._final_states = engine.some_states(self.states, which)
            self._scores[which], self._won[which] = self._counted(self._final_states)
            if self.autoreset:
                self._reset(which)

    def _let_opponents_play(self) -> None:
        self._games = vector_engine.with_room(self._games, _SPARE)
        if self.opponents is not None:
            opponents = self.opponents
            parallel_slices(
                lambda part: opponents.play(self._record, vector_engine.part_of(self._games, part)),
                len(self),
                self.threads,
            )
            self._listed = False

    def _counted(self, states: engine.States) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
        return total_scores(self._record, states, self.players, self.threads)

    def _position(self, i: SupportsIndex) -> Game:
        at = game_index(i, len(self))
        return Game(self.board, engine.copy_states(self.states[at : at + 1]), {})

    def _check_recorded(self, at: int | None = None) -> None:
        if not (self._recorded.all() if at is None else self._recorded[at]):
            raise BatchError("a game that was redealt has no record: its past is not known")

    def _seats(self, seats: npt.ArrayLike) -> engine.Numbers:
        return seat_of_each(seats, len(self), self.players)
