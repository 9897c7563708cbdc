"""Folds each event log into a table state, and reports logs that can't be folded (event sourcing)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from branchline.errors import BranchlineError
from branchline.server.table import state
from branchline.server.table.events import decode
from branchline.server.table.history import LoggedEvent
from branchline.server.table.log import first_cached, row_of
from branchline.server.table.state import TableState
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.violations import Kind, Violation


class Fold(NamedTuple):
    """The state that a log folds to, as far as it can be replayed, and its events."""

    table: str
    table_state: TableState
    told: tuple[LoggedEvent, ...]


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
    """Checks that events are numbered 1, 2, 3 … up to the table's version."""
    seqs = Counter(event.seq for event in logged.events)
    doubled = sorted(seq for seq, count in seqs.items() if count > 1)
    missing = sorted(set(range(1, max(seqs, default=0) + 1)) - set(seqs))
    if doubled or missing:
        yield Violation(Kind.GAP, table, f"events missing: {missing}, events there twice: {doubled}")
    if logged.row.version != len(logged.events):
        text = f"the table is at version {logged.row.version}, and its log has {len(logged.events)} events"
        yield Violation(Kind.GAP, table, text)


def _fold(table: str, logged: Logged) -> tuple[Fold, list[Violation]]:
    known = first_cached(logged.row, logged.events[0])
    table_state, told = known.table_state, list(known.recent)
    for event in logged.events[1:]:
        try:
            body = decode(event.body)
            if event.move_id.startswith("bot:") and table_state.seats[event_seat(event.move_id)].player is None:
                text = f"event {event.seq} is a bot's, in a seat that no bot has"
                return Fold(table, table_state, tuple(told)), [Violation(Kind.NOBODYS, table, text)]
            table_state = state.after(table_state, body, event.at)
        except (BranchlineError, ValueError, AssertionError) as error:
            violation = Violation(Kind.REPLAY, table, f"event {event.seq} can't follow: {error}")
            return Fold(table, table_state, tuple(told)), [violation]
        told.append(LoggedEvent(event.seq, event.at, body, table_state.told))
    wrong = []
    if row_of(logged.row, table_state) != logged.row:
        wrong.append(Violation(Kind.CHANGED, table, "lists show the table otherwise than its log makes it"))
    return Fold(table, table_state, tuple(told)), wrong


def event_seat(move_id: str) -> int:
    """The seat in a bot's `move_id`."""
    return int(move_id.rpartition(":")[2])
