"""Judges choices by what the seat knew: how many wins the played action cost, compared with the best alternative.

Actions are compared in the same deals of what the seat could not know (determinization, common random numbers), so
nobody is blamed for hidden cards. The best alternative is found in some deals and measured in others (sequential
halving, then fresh deals): the deals that led to a choice would be biased towards it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np
import numpy.typing as npt

from branchline.bots.coach.playouts import Simulator
from branchline.bots.explain.evidence import Evidence
from branchline.bots.interface import SeatInput
from branchline.bots.search.player import standard_error

LOOKS, FEWEST_LOOKS = 8, 4  # one of so many playouts is for trying all candidates, and one for those that are left
TRIED = 16  # alternatives, the policy's own choice among them
LEFT = 3  # alternatives that are left after the first
SPREAD = 0.3  # prior: usual deviation of two actions' difference in a deal
CONFIRMING = 3  # times the playouts: fresh deals that confirm a turning point
UNDECIDED = 1.0  # standard errors above which a difference is measured in more deals

Steps = tuple[int, ...]  # action numbers: one, or more if substitutes are given one by one


@dataclass(frozen=True)
class Option:
    """An action that was judged."""

    steps: Steps
    chance: float  # of winning, from 0 to 1


@dataclass(frozen=True)
class Choice:
    """A judged choice: the played action and the best one, which may be the same."""

    played: Option
    best: Option
    loss: float  # difference of their chances; 0 if the played action is the best one
    error: float  # standard error of the difference
    second: Steps | None = None  # if the played action is the best one: the best of the others
    gain: float = 0.0  # over that one, measured in few deals


class Judge:
    """Judges the decisions of one game; `playouts` is the number of deals in which two actions are compared."""

    def __init__(self, simulator: Simulator, seed: bytes, playouts: int) -> None:
        self.simulator = simulator
        self.playouts = playouts
        self._seed = seed
        self._looks = max(FEWEST_LOOKS, playouts // LOOKS)  # deals in which all candidates are tried, and then the best
        self._fresh = 2 * self._looks + 2 * playouts  # the first deal that no judgement uses

    def judge(self, seen: SeatInput, played: Steps) -> Choice:
        """Compare an action with the best of its alternatives."""
        best, chance, second, gain = self._best_alternative(seen, played)
        if best is None:
            return Choice(Option(played, chance), Option(played, chance), 0.0, 0.0, second, gain)
        wins = self._wins(seen, [played, best], 2 * self._looks, max(1, self.playouts // 2))
        if abs(_mean_difference(wins)) > UNDECIDED * standard_error(wins[:, 1] - wins[:, 0], SPREAD):
            more = self._wins(seen, [played, best], 2 * self._looks + len(wins), self.playouts)
            wins = np.concatenate([wins, more])
        return _choice(played, best, wins)

    def compare(self, seen: SeatInput, options: Sequence[Steps]) -> list[Option]:
        """Chances of these actions, all in the same deals, which are those that `confirm` measures in."""
        wins = self._wins(seen, options, self._fresh, CONFIRMING * self.playouts)
        return [Option(tuple(steps), float(wins[:, k].mean())) for k, steps in enumerate(options)]

    def alternatives(self, seen: SeatInput, played: Steps) -> tuple[Option, Option]:
        """An action, and the best of all candidates beside it, in the deals that `confirm` measures in."""
        others = [(number,) for number in self.simulator.candidates(seen)[:TRIED] if number != played[0]]
        mine, *found = self.compare(seen, [played, *others])
        return mine, max(found, key=lambda option: option.chance)

    def confirm(self, seen: SeatInput, played: Steps, best: Steps) -> tuple[Choice, Evidence]:
        """Measure a choice again, in more deals that neither led to the best action nor to calling this a mistake."""
        dealt = self.simulator.deals(seen, self._deal_seed(seen), self._fresh, CONFIRMING * self.playouts)
        better, other = (self.simulator.outcomes(dealt, seen.seat, steps) for steps in (best, played))
        evidence = Evidence(seen.board, self.simulator.players, seen.seat, better, other)
        wins = evidence.wins[:, ::-1]
        loss, error = _mean_difference(wins), standard_error(wins[:, 1] - wins[:, 0], SPREAD)
        mine, best_option = (Option(steps, float(wins[:, k].mean())) for k, steps in enumerate((played, best)))
        return Choice(mine, best_option, max(0.0, loss), error), evidence

    def _best_alternative(self, seen: SeatInput, played: Steps) -> tuple[Steps | None, float, Steps | None, float]:
        """Sequential halving by leads in points, which are less noisy than wins. Returns the alternative, or None if
        none looks better than the played action; that action's win chance; then the best of the other actions, and by
        how much it won less often.
        """
        others = [(number,) for number in self.simulator.candidates(seen)[:TRIED] if number != played[0]]
        options: list[Steps] = [played, *others]
        leads, wins = np.zeros(len(options)), np.zeros(len(options))
        for round in range(2):
            dealt = self.simulator.deals(seen, self._deal_seed(seen), round * self._looks, self._looks)
            for k, steps in enumerate(options):
                ends = self.simulator.from_deals(dealt, seen.seat, steps)
                leads[k] += ends.leads[:, seen.seat].sum()
                wins[k] += ends.wins[:, seen.seat].sum()
            if round == 0 and (not wins.any() or wins.min() == self._looks):  # decided, whatever is played
                return None, float(wins[0]) / self._looks, None, 0.0
            kept = [0, *sorted(range(1, len(options)), key=lambda k: -leads[k])[:LEFT]]
            options, leads, wins = [options[k] for k in kept], leads[kept], wins[kept]
        better = len(options) > 1 and leads[1] > leads[0]
        second = options[1] if len(options) > 1 else None
        gain = float(wins[0] - wins[1]) / (2 * self._looks) if second is not None else 0.0
        return (second if better else None), float(wins[0]) / (2 * self._looks), second, gain

    def _wins(self, seen: SeatInput, options: Sequence[Steps], first: int, number: int) -> npt.NDArray[np.float64]:
        """Shares of wins of the seat: one row per deal, one column per option."""
        if number <= 0:
            return np.zeros((0, len(options)))
        dealt = self.simulator.deals(seen, self._deal_seed(seen), first, number)
        columns = [self.simulator.from_deals(dealt, seen.seat, steps).wins[:, seen.seat] for steps in options]
        return np.column_stack(columns)

    def _deal_seed(self, seen: SeatInput) -> int:
        """The random seed of a decision's deals, from the game and what the seat knows."""
        return int.from_bytes(sha256(self._seed + seen.states.tobytes()).digest()[:8])


def _choice(played: Steps, best: Steps, wins: npt.NDArray[np.float64]) -> Choice:
    loss, error = _mean_difference(wins), standard_error(wins[:, 1] - wins[:, 0], SPREAD)
    mine, other = (Option(steps, float(wins[:, k].mean())) for k, steps in enumerate((played, best)))
    return Choice(mine, other, loss, error) if loss > 0.0 else Choice(mine, mine, 0.0, error, best, -loss)


def _mean_difference(wins: npt.NDArray[np.float64]) -> float:
    return float((wins[:, 1] - wins[:, 0]).mean())
