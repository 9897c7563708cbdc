"""What is kept, as the rest of the server sees it. Bodies are JSON that only `tables.py` reads."""

from __future__ import annotations

import msgspec

from branchline.server.table.events import Status as Status


class Person(msgspec.Struct, frozen=True, gc=False):
    """Somebody who has been here. What their cookies hold is known only as hashes, one a device."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    banned: bool = False


class Table(msgspec.Struct, frozen=True, gc=False):
    """What lists and lookups need of a table. Everything else is in its events."""

    id: str
    code: str | None  # by which people find a private one
    public: bool
    board: str
    players: int
    free: int  # seats that nobody has
    pace: str  # live, days or none
    status: Status
    version: int  # how many events it has
    host: str  # a person's id
    secret: bytes  # half of the deal; its hash is shown at once, itself at the end
    created: float
    touched: float
    summary: bytes = b"{}"  # who sits there and whose turn it is, as JSON: see `log.Summary`


class Event(msgspec.Struct, frozen=True, gc=False):
    """What happened at a table, number `seq` of it, counted from 1."""

    seq: int
    move_id: str  # made up by who did it: a repetition is known by it
    kind: str
    body: bytes
    at: float
    seat: int | None = None
    person: str | None = None


class Due(msgspec.Struct, frozen=True, gc=False):
    """Something to be done at a table, by whichever worker comes first. A table has one of a kind at most."""

    table: str
    kind: str
    at: float
    version: int  # of the table when it was planned


class Change(msgspec.Struct, frozen=True, gc=False):
    """All that one append does, or nothing of it."""

    table: Table  # as it is afterwards, its version included
    events: tuple[Event, ...]  # the last ones of that version
    members: tuple[tuple[int, str], ...] | None = None  # seats and the people who have them, if that has changed
    due: dict[str, float | None] = {}  # kinds of work: when; None: no longer
    leased: dict[str, float] = {}  # kinds of work that who writes this does itself, until then
    beside: Change | None = None  # a table that is made with it


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    table: str
    seq: int
    audience: str  # players or spectators
    person: str
    move_id: str  # made up by who says it: what is sent twice is said once
    body: bytes
    at: float


class Whole(msgspec.Struct, frozen=True, gc=False):
    """A table with everything that is kept of it, at one moment."""

    table: Table
    events: tuple[Event, ...]
    members: tuple[tuple[int, str], ...]  # seats and the people who have them
    lines: tuple[Line, ...]
