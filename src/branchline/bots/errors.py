"""Bot errors: bots that cannot be created (BotError), and decisions that a bot forfeits (Fault)."""

from __future__ import annotations

from typing import Literal

from branchline.errors import BranchlineError

FaultKind = Literal["crashed", "timed-out", "illegal", "garbage", "forfeited"]
LONGEST_REASON = 200  # characters


class BotError(BranchlineError):
    """The bot does not exist, or cannot be created with these settings."""


class Fault(Exception):
    """A forfeited decision: what the bot did instead of choosing, and a one-line description."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = one_line(text)


def one_line(text: str) -> str:
    """Make third-party text fit for a report: printable, on one line, of limited length."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_REASON]).split())
    return line if len(line) <= LONGEST_REASON else f"{line[: LONGEST_REASON - 1]}…"
