"""What a server must never do, as the checker says it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    LOST = "lost"  # acknowledged, and not in the log
    TWICE = "twice"  # in the log more than once
    CHANGED = "changed"  # in the log as something else than was sent, or elsewhere than was said
    CONTRADICTED = "contradicted"  # two answers that can't both be true
    NOBODYS = "nobody's"  # in the log, and nobody sent it
    GAP = "gap"  # numbers of events that are missing, or there twice
    BACK = "back"  # a version older than one that was seen before
    TOLD = "told"  # an event told otherwise than it is in the log
    FORGOTTEN = "forgotten"  # a person, a table or a seat that was there before
    UNFINISHED = "unfinished"  # a game that did not come to its end, or a deed that nobody answered
    SCORES = "scores"  # an end told otherwise than the log has it
    REPLAY = "replay"  # a log or a record that the rules don't allow


class Violation(NamedTuple):
    kind: Kind
    table: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: table {self.table or '?'}: {self.text}"
