"""A bot that tries things out: guesses what it can't know, again and again, and lets policies play on from there.

Every action worth trying is played in the same deals as the policy's own choice, so that luck does not decide between
them. Sequential halving: all get the same number of playouts, then the better half goes on. In the end the best is
chosen if it is better beyond what chance would do; otherwise the policy's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from time import perf_counter

import numpy as np

from branchline._util.threads import over_slices
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.rivals import rivals
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.search.candidates import MOST, worth_trying
from branchline.bots.search.rollouts import try_actions, weigh_rivals
from branchline.bots.search.tried import Tried
from branchline.bots.seat_input import Seen
from branchline.rules import engine
from branchline.rules.chance import no_fate
from branchline.rules.records import SEATS, TICKETS

PLAYOUTS = 200
DEPTH = 0  # turns a player; 0: to the end
SLICE = 4  # deals a thread between two looks at the clock
SURE = 0.5  # errors by which another action must be better than the policy's own
SPREAD, BELIEF = 0.17, 8  # how far two actions usually end apart in a deal, and how many deals that counts as


class SearchPlayer:
    """So many `playouts` a decision, or as many as go into `seconds`; on so many threads, which changes no choice.

    A playout goes on for `depth` turns a player, and what it has come to is judged; 0: it goes on to the end.
    """

    def __init__(
        self, habits: Habits, seed: int, *, playouts: int, seconds: float | None, depth: int, threads: int
    ) -> None:
        self.habits = np.vstack([habits, rivals()])  # its own, and those that its rivals may have
        self.playouts = playouts
        self.seconds = seconds
        self.depth = depth
        self.threads = threads
        self.seed = seed
        self.tried: tuple[Tried, ...] = ()  # at the last decision, the best first
        self.done = 0  # playouts in all
        self.spent = 0.0  # seconds that they took

    def choose(self, seen: Seen) -> int:
        began = perf_counter()
        trial = _Trial(self, seen)
        while len(trial.actions) > 1:
            for deals in self._deals(trial, began):
                trial.play(deals)
            if not trial.halve():
                break
        self.tried = trial.tried()
        self.done += trial.playouts
        self.spent += perf_counter() - began
        return trial.surely_best()

    def compare(self, seen: Seen, actions: Sequence[int], deals: int) -> tuple[Tried, ...]:
        """How well these actions end, each in so many deals, the same for all; in the order given."""
        trial = _Trial(self, seen, np.array(actions, dtype=np.int64))
        trial.play(deals)
        return trial.each()

    @property
    def rate(self) -> float:
        """Playouts a second so far."""
        return self.done / self.spent if self.spent else 0.0

    def _deals(self, trial: _Trial, began: float) -> Iterator[int]:
        """How many deals to try the actions that are left in, until they are halved; bit by bit, when time counts."""
        if self.seconds is None:
            yield max(1, self.playouts // (trial.rounds * len(trial.actions)))
            return
        now = perf_counter()
        until = now + (began + self.seconds - now) / (trial.rounds - trial.halved)
        yield SLICE * self.threads
        while perf_counter() < until:
            yield SLICE * self.threads


class _Trial:
    """One decision: the actions that are still tried, and how they ended."""

    def __init__(self, player: SearchPlayer, seen: Seen, actions: np.ndarray | None = None) -> None:
        """Of these actions, or of all that are worth trying."""
        self._board = engine.boards_of(engine.board_record(seen.board))
        self._states, self._seat = seen.states, seen.seat
        self._habits, self._depth, self._threads = player.habits, player.depth, player.threads
        self._seed = _luck(player.seed, seen)
        self.actions = self._worth_trying() if actions is None else actions
        self._fit = np.zeros((SEATS, TICKETS))
        weigh_rivals(self._board, self._states, self._seat, new_scratch(), self._fit)
        self.rounds = max(1, int(np.ceil(np.log2(len(self.actions)))))
        self.halved = 0
        self.playouts = 0
        self._ends = np.zeros((0, len(self.actions)))  # a row a deal, a column an action that is still tried
        self._dropped: list[Tried] = []

    def _worth_trying(self) -> np.ndarray:
        found = np.zeros(MOST, dtype=np.int64)
        count = worth_trying(self._board, self._states, self._seat, self._habits[0], new_scratch(), found)
        return found[:count].copy()

    def play(self, deals: int) -> None:
        first = len(self._ends)
        ends = np.zeros((deals, len(self.actions)))
        over_slices(lambda part: self._play_part(first + part.start, ends[part]), deals, self._threads, least=1)
        self._ends = np.concatenate([self._ends, ends])
        self.playouts += ends.size

    def _play_part(self, first: int, ends: np.ndarray) -> None:
        states = engine.new_states(3)
        states[:1] = self._states
        try_actions(
            self._board, states, self._seat, self._habits, self._fit, self.actions, self._depth, first, self._seed,
            new_scratch(), engine.new_counts(1), no_fate(), ends,
        )  # fmt: skip

    def halve(self) -> bool:
        """Drop the worse half of the actions, never the policy's own; returns whether a next round makes sense."""
        self.halved += 1
        if self.halved == self.rounds:
            return False
        order = np.argsort(-self._ends[:, 1:].mean(axis=0), kind="stable") + 1
        keep = max(1, len(self.actions) // 2)
        self._dropped[:0] = [self._tried(k) for k in order[keep:].tolist()]
        kept = [0, *order[:keep].tolist()]
        self.actions, self._ends = self.actions[kept], self._ends[:, kept]
        return True

    def surely_best(self) -> int:
        """The best, if it is better than the policy's own by more than its error; else that."""
        best = 0
        if len(self._ends):
            means = self._ends.mean(axis=0)
            best = int(np.argmax(means))
            if means[best] - means[0] <= SURE * _error(self._ends[:, best] - self._ends[:, 0]):
                best = 0
        return int(self.actions[best])

    def tried(self) -> tuple[Tried, ...]:
        if not len(self._ends):
            return ()
        return (*sorted(self.each(), key=lambda one: -one.chance), *self._dropped)

    def each(self) -> tuple[Tried, ...]:
        """The actions that are still tried, in their order."""
        return tuple(map(self._tried, range(len(self.actions))))

    def _tried(self, k: int) -> Tried:
        return Tried(int(self.actions[k]), len(self._ends), float(self._ends[:, k].mean()))


def _error(differences: np.ndarray) -> float:
    """The standard error of their mean; of few, their own spread says little, so a usual one counts as well."""
    count = len(differences)
    spread = (count * differences.var() + BELIEF * SPREAD**2) / (count + BELIEF)
    return float(np.sqrt(spread / count))


def _luck(seed: int, seen: Seen) -> np.uint64:
    """The seed of a decision's deals: the player's own, and what it sees."""
    digest = sha256(seen.states.tobytes() + seed.to_bytes(16, "little")).digest()
    return np.uint64(int.from_bytes(digest[:8]))
