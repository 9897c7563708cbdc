"""What bots did wrong in a run: how often, and the first of it in words.

It is told once, at the end. Results count faults, but don't keep the words: those may differ from run to run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from branchline.bots import Fault

FEW = 3


class Told(NamedTuple):
    """One fault: where it was, and what."""

    block: int
    game: int
    order: int  # among the faults of its game
    kind: str
    text: str


class Faults:
    """The faults of a run or of a part of one, by bot."""

    def __init__(self, bots: int) -> None:
        self.kinds: list[Counter[str]] = [Counter() for _ in range(bots)]
        self.first: list[list[Told]] = [[] for _ in range(bots)]

    def add(self, bot: int, block: int, game: int, order: int, fault: Fault) -> None:
        self.kinds[bot][fault.kind] += 1
        self._keep(bot, [Told(block, game, order, fault.kind, fault.text)])

    def merge(self, other: Faults) -> None:
        """Take in those of other games. Whatever the order, the first ones of the run are told."""
        for bot, kinds in enumerate(other.kinds):
            self.kinds[bot] += kinds
            self._keep(bot, other.first[bot])

    def _keep(self, bot: int, more: Sequence[Told]) -> None:
        """The first of each kind, and if these are few, whatever else came first."""
        found = sorted([*self.first[bot], *more])
        leading = {told.kind: told for told in reversed(found)}
        rest = [told for told in found if told is not leading[told.kind]]
        self.first[bot] = sorted([*leading.values(), *rest[: max(0, FEW - len(leading))]])


def fault_lines(names: Sequence[str], faults: Faults) -> list[str]:
    """What to tell of every bot that did something wrong."""
    lines = []
    for name, kinds, first in zip(names, faults.kinds, faults.first, strict=True):
        if kinds:
            counted = ", ".join(f"{number:,} {kind.replace('-', ' ')}" for kind, number in sorted(kinds.items()))
            lines.append(f"{name} forfeited {kinds.total():,} decisions: {counted}")
            lines += [f"  block {told.block}, game {told.game}: {_words(told)}" for told in first]
    return lines


def _words(told: Told) -> str:
    return f"{told.kind.replace('-', ' ')}: {told.text}"
