"""What the checker reports: violations of the server's guarantees, and how much was checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    LOST = "lost"  # acknowledged, but not in the log
    TWICE = "twice"  # in the log more than once
    CHANGED = "changed"  # in the log with other content than was sent, or at another version than was acknowledged
    CONTRADICTED = "contradicted"  # two answers that contradict each other
    NOBODYS = "nobody's"  # in the log, but nobody sent it
    GAP = "gap"  # missing or duplicate event numbers
    BACK = "back"  # a version older than one received before
    TOLD = "told"  # an event that differs from the log
    FORGOTTEN = "forgotten"  # the server no longer knows a person, a table or a seat
    UNFINISHED = "unfinished"  # a game that did not end, or a command that was never answered
    SCORES = "scores"  # final scores that differ from the log
    REPLAY = "replay"  # a log or a record that breaks the rules
    RULES = "rules"  # in the log, but not allowed at a table
    ASTRAY = "astray"  # chat that reached the wrong audience
    SECRET = "secret"  # something that the receiver may not know
    EARLY = "early"  # a spectator who is held back saw something too early
    RESULTS = "results"  # a finished game without a result, or with another one, or a rating that does not follow
    LEASED = "leased"  # work that was leased to two workers at a time


class Violation(NamedTuple):
    kind: Kind
    table: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: table {self.table or '?'}: {self.text}"


@dataclass(frozen=True)
class Report:
    struck: Mapping[str, int]
    killed: int
    tables: int
    events: int
    acknowledged: int  # commands
    refused: int
    unanswered: int  # attempts whose outcome is unknown
    broken: int  # of these, internal server errors
    sights: int
    finished: int  # games
    rated: int  # of these
    violations: Sequence[Violation]

    def __str__(self) -> str:
        struck = ", ".join(f"{name} {count}" for name, count in sorted(self.struck.items()))
        return (
            f"{self.killed} kills ({struck}); {self.tables} tables, {self.events} events; commands: "
            f"{self.acknowledged} acknowledged, {self.refused} refused, {self.unanswered} times no answer "
            f"({self.broken} server errors); {self.sights} looks; {self.finished} finished games, "
            f"{self.rated} of them rated; violations: {len(self.violations)}"
        )
