"""Reads the event logs of all tables directly from the database, and folds each into a table state (event sourcing)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select

from branchline.boards import load_board
from branchline.errors import BranchlineError
from branchline.server.store import Event, Line, Table, open_store, schema, statements
from branchline.server.table import state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.log import first_cached, row_of
from branchline.server.table.state import TableState, decode
from branchline.testing.checker.report import Kind, Violation


class Logged(NamedTuple):
    """A table in the database: its row, and its events in order."""

    row: Table
    events: tuple[Event, ...]
    lines: tuple[Line, ...] = ()  # of its chat


async def read_logs(url: str) -> dict[str, Logged]:
    store = await open_store(url, migrate=False)
    try:
        return await store.read(all_logs)
    finally:
        await store.close()


def all_logs(connection: Connection) -> dict[str, Logged]:
    logs = {}
    for id in connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars().all():
        row = statements.table(connection, id)
        assert row is not None
        found = select(schema.lines).where(schema.lines.c.table == id).order_by(schema.lines.c.seq)
        lines = statements.all_rows(connection, found, Line)
        logs[id] = Logged(row, tuple(statements.events_after(connection, id, 0)), tuple(lines))
    return logs


class Fold(NamedTuple):
    """The state that a log folds to, as far as it can be replayed, its events, and the state after each."""

    table: str
    table_state: TableState
    events: tuple[LoggedEvent, ...]
    states: tuple[TableState, ...] = ()


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
    known = first_cached(logged.row, logged.events[0], load_board(logged.row.board))
    table_state, events, states = known.table_state, list(known.recent), [known.table_state]
    for event in logged.events[1:]:
        try:
            body = decode(event.body)
            if event.move_id.startswith("bot:") and table_state.seats[event_seat(event.move_id)].player is None:
                text = f"event {event.seq} is a bot's, in a seat that no bot has"
                return Fold(table, table_state, tuple(events), tuple(states)), [Violation(Kind.NOBODYS, table, text)]
            table_state = state.after(table_state, body, event.at)
        except (BranchlineError, ValueError, AssertionError) as error:
            violation = Violation(Kind.REPLAY, table, f"event {event.seq} can't follow: {error}")
            return Fold(table, table_state, tuple(events), tuple(states)), [violation]
        events.append(LoggedEvent(event.seq, event.at, body, table_state.game_events, table_state.head))
        states.append(table_state)
    wrong = [
        Violation(Kind.CHANGED, table, f"event {event.seq} has another hash than it and those before it give")
        for event, folded in zip(logged.events, events, strict=True)
        if event.hash != folded.head
    ]
    if row_of(logged.row, table_state) != logged.row:
        wrong.append(Violation(Kind.CHANGED, table, "lists show the table otherwise than its log makes it"))
    return Fold(table, table_state, tuple(events), tuple(states)), wrong


def event_seat(move_id: str) -> int:
    """The seat in a bot's `move_id`."""
    return int(move_id.rpartition(":")[2])
