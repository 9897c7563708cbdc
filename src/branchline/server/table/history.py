"""What has been at a table: everything that happened, and how it stood then.

To play a game again from its log takes a while. Whoever looks at old versions, one after another, makes this be done
once: every so often a sitting is kept, and the others are few events away from one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from branchline.game.events import Event as GameEvent
from branchline.server.store import Event
from branchline.server.table import state
from branchline.server.table.events import Body, decode
from branchline.server.table.state import Sitting

EVERY = 16  # versions between two that are kept


class Told(NamedTuple):
    """An event of the log, with what it did in the game: in full, not for everyone's eyes."""

    seq: int
    at: float
    body: Body
    events: tuple[GameEvent, ...]


@dataclass
class Past:
    """A table up to some version."""

    told: list[Told]
    last: Sitting
    _kept: list[Sitting]

    @classmethod
    def of(cls, first: Told, sitting: Sitting) -> Past:
        """A table with its first event."""
        return cls([first], sitting, [sitting])

    def grow(self, events: Iterable[Event]) -> None:
        """What was read of the log; some of it may be known already.

        It may be called in a thread while others read: `last` comes last, and whatever it covers is complete.
        """
        for event in events:
            if event.seq != self.last.version + 1:
                continue
            body = decode(event.body)
            then = state.after(self.last, body, event.at)
            self.told.append(Told(event.seq, event.at, body, then.told))
            if (then.version - 1) % EVERY == 0:
                self._kept.append(then)
            self.last = then

    def at(self, version: int) -> Sitting:
        """The table as it was."""
        near = self._kept[(version - 1) // EVERY]
        return state.fold(near, ((each.body, each.at) for each in self.told[near.version : version]))
