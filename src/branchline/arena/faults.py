"""Fault log of a run: how often each bot forfeited a decision, and its first faults in words.

Faults are reported once, at the end. Results count faults but do not store the words, which may differ between runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from branchline.bots import Fault

FEW = 3


class FaultEntry(NamedTuple):
    """One fault: where it happened, and what it was."""

    block: int
    game: int
    order: int  # among the faults of its game
    kind: str
    text: str


class Faults:
    """The faults of a run, or of a part of one, by bot."""

    def __init__(self, bots: int) -> None:
        self.kinds: list[Counter[str]] = [Counter() for _ in range(bots)]
        self.first: list[list[FaultEntry]] = [[] for _ in range(bots)]

    def add(self, bot: int, block: int, game: int, order: int, fault: Fault) -> None:
        self.kinds[bot][fault.kind] += 1
        self._keep(bot, [FaultEntry(block, game, order, fault.kind, fault.text)])

    def merge(self, other: Faults) -> None:
        """Add the faults of other games. The first ones of the run are kept, in whatever order they are merged."""
        for bot, kinds in enumerate(other.kinds):
            self.kinds[bot] += kinds
            self._keep(bot, other.first[bot])

    def _keep(self, bot: int, more: Sequence[FaultEntry]) -> None:
        """Keep the first fault of each kind and, if these are few, the next ones of any kind."""
        found = sorted([*self.first[bot], *more])
        leading = {entry.kind: entry for entry in reversed(found)}
        rest = [entry for entry in found if entry is not leading[entry.kind]]
        self.first[bot] = sorted([*leading.values(), *rest[: max(0, FEW - len(leading))]])


def fault_lines(names: Sequence[str], faults: Faults) -> list[str]:
    """Report lines for every bot with faults."""
    lines = []
    for name, kinds, first in zip(names, faults.kinds, faults.first, strict=True):
        if kinds:
            counted = ", ".join(f"{number:,} {kind.replace('-', ' ')}" for kind, number in sorted(kinds.items()))
            lines.append(f"{name} forfeited {kinds.total():,} decisions: {counted}")
            lines += [f"  block {entry.block}, game {entry.game}: {_words(entry)}" for entry in first]
    return lines


def _words(entry: FaultEntry) -> str:
    return f"{entry.kind.replace('-', ' ')}: {entry.text}"
