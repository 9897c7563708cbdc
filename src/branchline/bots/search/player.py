"""Search player: Monte Carlo rollouts over determinizations, with sequential halving.

A candidate is an action and the strategy with which the seat plays on: the policy's own, or one of `strategies`, whose
first action it then is. All candidates are played in the same deals (common random numbers), so that rng does not
decide between them. In sequential halving all get the same number of playouts, then the better half goes on, without
those that are clearly worse than the policy's own choice. In the end the best candidate is chosen if it is better than
that choice by more than chance explains; otherwise that choice is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from time import perf_counter, thread_time
from typing import NamedTuple

import numpy as np

from branchline._util.threads import parallel_slices
from branchline.bots.interface import SeatInput
from branchline.bots.parts import SEARCH
from branchline.bots.policies import Policy
from branchline.bots.policy.habits import Habits, rivals
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.search import candidates, rollouts
from branchline.bots.search.calibration import calibrated
from branchline.bots.search.candidates import MOST
from branchline.bots.search.rollouts import Trial
from branchline.bots.search.strategies import strategies
from branchline.rules import engine
from branchline.rules.records import OFFERED, SEATS, SECOND_CARD, START, TICKETS

PLAYOUTS = 200
DEPTH = 0  # turns per player; 0: to the end
SLICE = 4  # deals per thread between two checks of the clock
HOPELESS = 2.5  # standard errors by which an action is so much worse that it is not tried any further
SPREAD = 0.17  # prior: usual deviation of two actions' difference in a deal
BELIEF = 8  # the weight of such a prior, in deals
DECIDED = 4.0  # standard errors by which the last alternative is so much better that the search stops
CHECKS = 4  # looks at the results per round, with a fixed number of playouts
SAVED, MOST_SAVED = 0.5, 4.0  # share of the saved time that a decision may use, and how many decisions' time is saved
# How many times as many playouts as usual are spent on some kinds of decisions, of which there are few, or little is at
# stake. With a time limit, more is spent only of what was saved.
EFFORT = {START: 4.0, OFFERED: 4.0, SECOND_CARD: 0.5}


# What limits a search in `seconds`: time as it passes, or the time that its threads compute. The latter gives as many
# playouts on a busy machine as on an idle one.
CLOCKS = ("wall", "cpu")


class Caution(NamedTuple):
    """By how many standard errors another action must be better than the policy's own to be chosen.

    `few` alone is what maximises the expected value if other actions are usually a bit worse (a normal prior with a
    mean below 0), however many there are. But beliefs about rivals are wrong at times, so the newest version asks for
    more.
    """

    sure: float
    doubt: float  # more for each doubling of the number of candidates
    few: float  # more, divided by the root of the number of deals

    def bound(self, doublings: float, deals: int) -> float:
        return self.sure + self.doubt * (doublings - 1.0) + self.few / float(np.sqrt(deals))


# By version. The first one tried single actions only, and spent the same time on every decision; the second one spent
# it on those that are not decided early, but as many playouts on each kind, and hardly deviated from the policy; the
# third one deviated often.
CAUTION = {
    1: Caution(1.5, 0.3, 0.0),
    2: Caution(1.5, 0.3, 2.0),
    3: Caution(0.0, 0.0, 6.0),
    4: Caution(1.0, 0.0, 6.0),
}
VERSION = max(CAUTION)


class ActionResult(NamedTuple):
    """Search result of one action: its number, its number of playouts, and what they say about the result."""

    action: int
    playouts: int
    chance: float  # the chance of winning (a tie counts as a share of the victory)
    value: float = 0.0  # mean evaluation from 0 to 1: also counts by how much a game is won; the search compares these


class SearchPlayer:
    """Runs `playouts` per decision, or as many as fit into `seconds` (none before the compiled code is there).

    A playout goes on for `depth` turns per player and is then evaluated; 0: it goes on to the end. With a fixed number
    of playouts, the number of threads does not change any choice.
    """

    def __init__(
        self,
        habits: Habits,
        seed: int,
        *,
        playouts: int,
        seconds: float | None,
        depth: int,
        threads: int,
        sure: float | None = None,
        version: int = VERSION,
        clock: str = CLOCKS[0],
    ) -> None:
        own = strategies(habits) if version >= 2 else np.empty((0, len(habits)))
        self.habits = np.vstack([habits, rivals(), own])  # its own, those that rivals may have, its other strategies
        self.kinds = len(self.habits) - len(own)
        self.playouts = playouts
        self.seconds = seconds
        self.depth = depth
        self.threads = threads
        self.caution = CAUTION[version] if sure is None else CAUTION[version]._replace(sure=sure)
        self.seed = seed
        self.version = version
        self.clock = clock
        self.tried: tuple[ActionResult, ...] = ()  # at the last decision, the best first
        self.done = 0  # total playouts
        self.spent = 0.0  # seconds that they took in total
        self._saved = 0.0  # seconds that earlier decisions did not need
        self.policies = [Policy(row) for row in own]  # of its other strategies

    def choose(self, seen: SeatInput) -> int:
        began = self._now()
        if self.seconds is not None and not SEARCH.loaded:
            return self._choose_by_policy(seen)
        trial = DecisionTrial(self, seen)
        while len(trial.actions) > 1:
            for deals in self._deals(trial, began):
                trial.play(deals)
                if self.version >= 2 and trial.is_decided():
                    break
            if not trial.halve():
                break
        self.tried = trial.tried()
        self.done += trial.playouts
        spent = self._now(trial) - began
        self.spent += spent
        if self.seconds is not None and self.version >= 2:
            self._saved = min(max(self._saved + self.seconds - spent, 0.0), MOST_SAVED * self.seconds)
        return trial.surely_best(self.caution)

    def _choose_by_policy(self, seen: SeatInput) -> int:
        """While compiled code is missing: there is no time for a single playout in the interpreter."""
        self.tried = ()
        return Policy(self.habits[0]).choose(engine.board_record(seen.board), seen.states, seen.seat)

    def compare(self, seen: SeatInput, actions: Sequence[int], deals: int) -> tuple[ActionResult, ...]:
        """Evaluate these actions in the same number of deals, the same for all; results in the order given."""
        trial = DecisionTrial(self, seen, np.array(actions, dtype=np.int64))
        trial.play(deals)
        return trial.each()

    def win_chances(self, seen: SeatInput, deals: int) -> tuple[float, ...]:
        """Each seat's chance of winning, if the seat to act does what the policy would do; they add up to 1."""
        victories = self.victories(seen, deals)
        return tuple(calibrated(victories, deals, seen).tolist())

    def victories(self, seen: SeatInput, deals: int) -> np.ndarray:
        """How many playouts each seat wins, if the seat to act does what the policy would do (a tie is shared)."""
        own = Policy(self.habits[0]).choose(engine.board_record(seen.board), seen.states, seen.seat)
        trial = DecisionTrial(self, seen, np.array([own], dtype=np.int64))
        trial.play(deals)
        return trial.victories[0]

    @property
    def rate(self) -> float:
        """Playouts per second so far."""
        return self.done / self.spent if self.spent else 0.0

    def _deals(self, trial: DecisionTrial, began: float) -> Iterator[int]:
        """Numbers of deals to play until the next halving: one number, or with a time limit several small ones."""
        effort = EFFORT.get(trial.phase, 1.0) if self.version >= 3 else 1.0
        if self.seconds is None:
            total = max(1, int(effort * self.playouts) // (trial.rounds * len(trial.actions)))
            checks = CHECKS if self.version >= 2 else 1
            yield from (part for i in range(checks) if (part := total * (i + 1) // checks - total * i // checks))
            return
        now = self._now(trial)
        limit = min(effort, 1.0) * self.seconds + min(SAVED * effort, 1.0) * self._saved
        until = now + (began + limit - now) / (trial.rounds - trial.halved)
        yield SLICE * self.threads
        while self._now(trial) < until:
            yield SLICE * self.threads

    def _now(self, trial: DecisionTrial | None = None) -> float:
        """Seconds on the search's clock, during a decision."""
        if self.clock == "wall":
            return perf_counter()
        return thread_time() + (trial.waited if trial is not None else 0.0)


class DecisionTrial:
    """The search at one decision: the remaining candidates, and their results."""

    def __init__(self, player: SearchPlayer, seen: SeatInput, actions: np.ndarray | None = None) -> None:
        """Search among these actions, or among all candidates."""
        board = engine.array_of(engine.board_record(seen.board))
        fit = np.zeros((SEATS, TICKETS))
        rollouts.weigh_rivals(board, seen.states, seen.seat, new_scratch(), fit)
        self.actions = candidates_of(board, seen, player.habits[0]) if actions is None else actions
        self.strategies = np.zeros(len(self.actions), dtype=np.int64)  # rows of the habits, one for each action
        if actions is None and len(self.actions) > 1:
            self._add_strategies(player, board, seen)
        seed = _deal_seed(player.seed, seen)
        self._trial = Trial(
            board, seen.seat, self.actions, self.strategies, player.habits, player.kinds, fit, player.depth, seed
        )
        self._seen, self._threads = seen, player.threads
        self.phase = int(seen.states["phase"][0])
        self.doublings = max(1.0, float(np.log2(len(self.actions))))
        self.rounds = int(np.ceil(self.doublings))
        self.halved = 0
        self.playouts = 0
        self.waited = 0.0  # CPU seconds for which this thread had to wait for slower ones
        self.results = np.zeros((0, len(self.actions)))  # one row per deal, one column per remaining action
        players = int(seen.states["players"][0])
        self.victories = np.zeros((len(self.actions), players))  # by action and seat, in all deals
        self._dropped: list[ActionResult] = []

    def _add_strategies(self, player: SearchPlayer, board: np.ndarray, seen: SeatInput) -> None:
        """Add the first actions of other strategies, where they differ from the policy's own choice."""
        firsts = [policy.choose(board[0], seen.states, seen.seat) for policy in player.policies]
        others = [(action, player.kinds + i) for i, action in enumerate(firsts) if action != self.actions[0]]
        if others:
            actions, rows = np.array(others, dtype=np.int64).T
            self.actions, self.strategies = np.append(self.actions, actions), np.append(self.strategies, rows)

    def play(self, deals: int) -> None:
        first = len(self.results)
        ends = np.zeros((deals, len(self.actions), 1 + SEATS))
        began, spent = thread_time(), [0.0]
        parallel_slices(lambda part: spent.append(self._play_part(first, part, ends)), deals, self._threads, least=1)
        self.waited += max(max(spent) - (thread_time() - began), 0.0)
        self.results = np.concatenate([self.results, ends[:, :, 0]])
        self.victories += ends[:, :, 1 : 1 + self.victories.shape[1]].sum(axis=0)
        self.playouts += deals * len(self.actions)

    def _play_part(self, first: int, part: slice, ends: np.ndarray) -> float:
        """Play some of the deals; returns the CPU time that it took."""
        began = thread_time()
        memory = engine.new_memory(states=3)
        memory.states[:1] = self._seen.states
        trial = self._trial._replace(actions=self.actions, strategies=self.strategies)
        rollouts.try_actions(trial, first + part.start, new_scratch(), memory, ends[part])
        return thread_time() - began

    def is_decided(self) -> bool:
        """Whether more playouts would hardly change the choice."""
        leads = [self._lead(k) for k in range(1, len(self.actions))]
        return max(leads) < -HOPELESS or (len(leads) == 1 and leads[0] > DECIDED)

    def halve(self) -> bool:
        """Drop the worse half of the actions, and all that are hopeless, but never the policy's own.

        Returns whether there is another round.
        """
        self.halved += 1
        if self.halved == self.rounds:
            return False
        order = np.argsort(-self.results[:, 1:].mean(axis=0), kind="stable") + 1
        keep = max(1, len(self.actions) // 2)
        left = [k for k in order[:keep].tolist() if self._lead(k) > -HOPELESS]
        self._dropped[:0] = [self._result(k) for k in order.tolist() if k not in left]
        kept = [0, *left]
        self.actions, self.strategies = self.actions[kept], self.strategies[kept]
        self.results, self.victories = self.results[:, kept], self.victories[kept]
        return bool(left)

    def surely_best(self, caution: Caution) -> int:
        """The best action, if it is so much better than the policy's own; otherwise the policy's."""
        best = 0
        if len(self.results):
            best = int(np.argmax(self.results.mean(axis=0)))
            if self._lead(best) <= caution.bound(self.doublings, len(self.results)):
                best = 0
        return int(self.actions[best])

    def _lead(self, k: int) -> float:
        """By how many standard errors an action is better than the policy's own."""
        differences = self.results[:, k] - self.results[:, 0]
        return float(differences.mean()) / standard_error(differences, SPREAD)

    def tried(self) -> tuple[ActionResult, ...]:
        if not len(self.results):
            return ()
        found: dict[int, ActionResult] = {}
        for one in (*sorted(self.each(), key=lambda one: -one.value), *self._dropped):
            best = found.setdefault(one.action, one)
            if best is not one:  # the same action with another strategy
                found[one.action] = best._replace(playouts=best.playouts + one.playouts)
        return tuple(found.values())

    def each(self) -> tuple[ActionResult, ...]:
        """Results of the remaining actions, in their order."""
        return tuple(map(self._result, range(len(self.actions))))

    def _result(self, k: int) -> ActionResult:
        chance = float(calibrated(self.victories[k], len(self.results), self._seen)[self._seen.seat])
        return ActionResult(int(self.actions[k]), len(self.results), chance, float(self.results[:, k].mean()))


def candidates_of(board: np.ndarray, seen: SeatInput, habits: Habits) -> np.ndarray:
    """Actions worth a look, the policy's own choice first."""
    found = np.zeros(MOST, dtype=np.int64)
    count = candidates.find_candidates(board, seen.states, seen.seat, habits, new_scratch(), found)
    return found[:count].copy()


def standard_error(differences: np.ndarray, usual: float) -> float:
    """The standard error of their mean. A few samples say little about the variance, so it has a prior: the square of
    the `usual` deviation.
    """
    count = len(differences)
    variance = (count * differences.var() + BELIEF * usual**2) / (count + BELIEF)
    return float(np.sqrt(variance / count))


def _deal_seed(seed: int, seen: SeatInput) -> np.uint64:
    """The random seed of a decision's deals, from the player's seed and what the seat knows."""
    digest = sha256(seen.states.tobytes() + seed.to_bytes(16, "little")).digest()
    return np.uint64(int.from_bytes(digest[:8]))
