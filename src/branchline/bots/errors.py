"""What can be wrong about a bot, and what a bot can do wrong."""

from __future__ import annotations

from typing import Literal

from branchline.errors import BranchlineError

FaultKind = Literal["crashed", "timed-out", "illegal", "garbage", "forfeited"]
LONGEST_REASON = 200  # letters


class BotError(BranchlineError):
    """A bot that there is not, or that can't be had so."""


class Fault(Exception):
    """A decision that a bot forfeits: what it did instead of choosing, and a line about it."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = one_line(text)


def one_line(text: str) -> str:
    """A text that somebody else wrote, fit for a report: printable, in one line, not too long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_REASON]).split())
    return line if len(line) <= LONGEST_REASON else f"{line[: LONGEST_REASON - 1]}…"
