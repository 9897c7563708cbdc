"""Event history with snapshots: all events of a table, and its state at any past version.

Replaying a game from its log is slow. It is done once, storing a snapshot of the state every few versions; any other
version can then be computed from the nearest snapshot before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from branchline.game.events import Event as GameEvent
from branchline.server.base.fair_pool import yielding
from branchline.server.store import Event
from branchline.server.table import state
from branchline.server.table.state import Body, TableState, decode

EVERY = 16  # versions between two snapshots


class LoggedEvent(NamedTuple):
    """An event of the log with the game events it caused, in full: it must be filtered before anybody sees it."""

    seq: int
    at: float
    body: Body
    game_events: tuple[GameEvent, ...]
    head: bytes = b""  # its hash in the chain


@dataclass
class History:
    """A table's events and snapshots, up to the version of `last`."""

    events: list[LoggedEvent]
    last: TableState
    _snapshots: list[TableState]

    @classmethod
    def of(cls, first: LoggedEvent, table_state: TableState) -> History:
        """A table with its first event."""
        return cls([first], table_state, [table_state])

    def grow(self, events: Iterable[Event]) -> None:
        """Append events that were read from the log, ignoring those that are already here.

        This may run in a thread while others read, so `last` is updated last: everything up to it is complete.
        """
        for event in yielding(events):
            if event.seq != self.last.version + 1:
                continue
            body = decode(event.body)
            then = state.after(self.last, body, event.at)
            self.events.append(LoggedEvent(event.seq, event.at, body, then.game_events, then.head))
            if (then.version - 1) % EVERY == 0:
                self._snapshots.append(then)
            self.last = then

    def at(self, version: int) -> TableState:
        """The table's state at a past version."""
        snapshot = self._snapshots[(version - 1) // EVERY]
        return state.fold(snapshot, ((each.body, each.at) for each in self.events[snapshot.version : version]))
