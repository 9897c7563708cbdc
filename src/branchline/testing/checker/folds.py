"""Each log played through from its beginning: whether it can be, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from branchline.errors import BranchlineError
from branchline.server.table import state
from branchline.server.table.events import decode
from branchline.server.table.history import Told
from branchline.server.table.log import first_known, row_of
from branchline.server.table.state import Sitting
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.violations import Kind, Violation


class Fold(NamedTuple):
    """A table as its log makes it, as far as that can be played."""

    table: str
    sitting: Sitting
    told: tuple[Told, ...]


def fold_all(logs: Mapping[str, Logged]) -> tuple[dict[str, Fold], list[Violation]]:
    folds: dict[str, Fold] = {}
    violations: list[Violation] = []
    for table, logged in logs.items():
        violations += _numbers(table, logged)
        if logged.events:
            folds[table], wrong = _fold(table, logged)
            violations += wrong
    return folds, violations


def _numbers(table: str, logged: Logged) -> Iterator[Violation]:
    """1, 2, 3 and so on, as many as the table's version says."""
    seqs = Counter(event.seq for event in logged.events)
    doubled = sorted(seq for seq, count in seqs.items() if count > 1)
    missing = sorted(set(range(1, max(seqs, default=0) + 1)) - set(seqs))
    if doubled or missing:
        yield Violation(Kind.GAP, table, f"events missing: {missing}, events there twice: {doubled}")
    if logged.row.version != len(logged.events):
        text = f"the table is at version {logged.row.version}, and its log has {len(logged.events)} events"
        yield Violation(Kind.GAP, table, text)


def _fold(table: str, logged: Logged) -> tuple[Fold, list[Violation]]:
    known = first_known(logged.row, logged.events[0])
    sitting, told = known.sitting, list(known.recent)
    for event in logged.events[1:]:
        try:
            body = decode(event.body)
            if event.move_id.startswith("bot:") and sitting.seats[event_seat(event.move_id)].player is None:
                text = f"event {event.seq} is a bot's, in a seat that no bot has"
                return Fold(table, sitting, tuple(told)), [Violation(Kind.NOBODYS, table, text)]
            sitting = state.after(sitting, body, event.at)
        except (BranchlineError, ValueError, AssertionError) as error:
            violation = Violation(Kind.REPLAY, table, f"event {event.seq} can't follow: {error}")
            return Fold(table, sitting, tuple(told)), [violation]
        told.append(Told(event.seq, event.at, body, sitting.told))
    wrong = []
    if row_of(logged.row, sitting) != logged.row:
        wrong.append(Violation(Kind.CHANGED, table, "lists show the table otherwise than its log makes it"))
    return Fold(table, sitting, tuple(told)), wrong


def event_seat(move_id: str) -> int:
    """The seat in a bot's `move_id`."""
    return int(move_id.rpartition(":")[2])
