"""Accuracy from 0 to 100 and turning points: summaries of judged choices.

The accuracy of one decision falls exponentially with the win chance that it lost. A seat's accuracy is the mean over
its decisions, weighted by what was at stake: in a game that is as good as decided, nothing can be lost, and so the
decision says nothing. It is squared, because most decisions of any game lose nothing and all means are high.
Losses are counted as far as they are more than noise. docs/analysis.md has the formula.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

SCALE = 0.05  # a decision that loses this win chance has the accuracy 100 / e
SPREAD = 2.0  # power of the mean: it keeps the order of seats and spreads usual games over more of the scale
PERFECT, ALMOST = 100.0, 99.9  # accuracies without any loss, and at most with one
TURNING_POINTS = 3
LEAST_LOSS = 0.03  # of a turning point
SURE = 2.0  # standard errors that its loss must exceed
HINDSIGHT = 0.3  # what a choice must take away in the true position to be one whatever the seat knew
STRETCH = 6  # acts: of two turning points within so many, only the bigger is reported


class Judged(Protocol):
    """What is needed of a judged act."""

    @property
    def act(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def loss(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def choice(self) -> float: ...


def accuracy(choices: Iterable[Judged]) -> float | None:
    """The accuracy of a seat's choices from 0 to 100; None if nothing was ever at stake."""
    total = weights = lost = 0.0
    for choice in choices:
        loss = max(0.0, choice.loss - choice.error)
        weight = stake(choice.chance, loss)
        total += weight * math.exp(-loss / SCALE)
        weights += weight
        lost += weight * loss
    if weights <= 0.0:
        return None
    return min(round(100.0 * float(total / weights) ** SPREAD, 1), PERFECT if lost == 0.0 else ALMOST)


def stake(chance: float, loss: float) -> float:
    """How much was at stake, from 0 (the game was decided, whatever was played) to 1 (it was open, or was made so)."""
    most_open = min(max(0.5, chance), chance + loss)  # between the chances of the played and the best action
    return 4.0 * most_open * (1.0 - most_open)


def turning_points(choices: Iterable[Judged], number: int = TURNING_POINTS) -> list[int]:
    """The mistakes that turned the game most, the biggest first, each more than noise and in a stretch of its own.

    Whether it was a mistake is judged by what the seat knew, unless it took away very much in the true position; how
    much it turned, by both.
    """
    found: list[int] = []
    for choice in sorted(_significant(choices), key=lambda each: (-_turned(each), each.act)):
        if all(abs(choice.act - act) > STRETCH for act in found):
            found.append(choice.act)
    return found[:number]


def _turned(choice: Judged) -> float:
    """What a mistake cost: the certain part of its loss, and what the choice took away in the true position."""
    return choice.loss - choice.error + max(0.0, -choice.choice)


def is_mistake(choice: Judged) -> bool:
    """Whether it was a mistake by what the seat knew, by more than noise."""
    return choice.loss >= LEAST_LOSS and choice.loss > SURE * choice.error


def _significant(choices: Iterable[Judged]) -> Sequence[Judged]:
    return [each for each in choices if is_mistake(each) or each.choice <= -HINDSIGHT]
