"""Row types and errors of the store, as the rest of the server sees them. Bodies are JSON that it does not read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypedDict

import msgspec

from branchline.errors import BranchlineError
from branchline.server.wire.terms import Status as Status

FOR_GOOD = 1e11  # the time until which a sanction without an end lasts, in the columns of a person


class Person(msgspec.Struct, frozen=True, gc=False):
    """A guest, or somebody with an account. The tokens in their cookies, one per device, are stored only as hashes."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    banned: bool = False
    account: str | None = None  # the public id of their account; None for a guest
    muted_until: float = 0.0
    suspended_until: float = 0.0


class PersonChanges(TypedDict, total=False):
    """The fields of a person that can change."""

    name: str
    language: str
    seen: float
    banned: bool
    account: str | None
    muted_until: float
    suspended_until: float


class Table(msgspec.Struct, frozen=True, gc=False):
    """What lists and lookups need of a table. Everything else is in its events."""

    id: str
    code: str | None  # with which people find a private table
    public: bool
    board: str
    players: int
    free: int  # free seats
    pace: str  # live, days or none
    status: Status
    version: int  # the number of its events
    host: str  # a person's id
    secret: bytes  # the server's share of the deal (commit-reveal): its hash is shown at once, the secret at the end
    created: float
    touched: float
    summary: bytes = b"{}"  # who sits there and whose turn it is, as JSON: see `log.Summary`


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event in a table's log. `seq` counts from 1."""

    seq: int
    move_id: str  # idempotency key chosen by the sender
    kind: str
    body: bytes
    at: float
    seat: int | None = None
    person: str | None = None
    hash: bytes | None = None  # over it and its predecessor's hash; None in logs from before there was a chain


class Job(msgspec.Struct, frozen=True, gc=False):
    """A job at a table, for whichever worker leases it first. A table has at most one of each kind."""

    table: str
    kind: str
    at: float
    version: int  # of the table when the job was scheduled
    host: str = ""  # of the table


class Change(msgspec.Struct, frozen=True, gc=False):
    """Everything that one append writes, atomically."""

    table: Table  # after the append, including its version
    events: tuple[Event, ...]  # the new events; the last one makes that version
    members: tuple[tuple[int, str], ...] | None = None  # seats and the people who have them, if that has changed
    due: dict[str, float | None] = {}  # when each kind of job is due; None deletes the job
    leased: dict[str, float] = {}  # kinds of jobs that the writer does itself, and the end of its lease
    beside: Change | None = None  # a table that is made in the same transaction
    device: bytes | None = None  # hash of the sender's token: nothing is written if it is not valid any more
    audit: AuditEntry | None = None  # written in the same transaction
    invited: tuple[str, ...] = ()  # people whom the host of a new table invites
    uninvited: str | None = None  # somebody who was removed from the table
    matched: bool = False  # quick match does not look for people at this table any more
    newcomer: str | None = None  # who takes a seat or makes a table: nothing is written if they are suspended
    finished: FinishedGame | None = None  # the result, if the append ends the game
    unless_refused: bool = False  # nothing is written if the last event's command was refused before
    before: Table | None = None  # the table's row until now, if it is known: what is the same need not be written


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """The refusal of a person's command, so that no other copy of the command is executed."""

    table: str
    person: str
    move_id: str
    answer: bytes
    at: float


PERSON, BOT = "p:", "b:"  # what the name of a subject begins with


def subject_of(person: str | None, bot: str | None) -> str | None:
    """A person or a level of bots, as rated and met; None for somebody who was erased."""
    return f"{BOT}{bot}" if bot is not None else f"{PERSON}{person}" if person is not None else None


class Skill(NamedTuple):
    """How good a player is: mean and uncertainty (openskill)."""

    mu: float
    sigma: float


class SeatResult(msgspec.Struct, frozen=True, gc=False):
    """How a game ended for one seat: a person's, a bot's, or that of somebody who was erased."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    place: int | None  # as it is rated: who left ranks last
    points: int
    tickets: int  # completed
    tickets_failed: int
    longest: int  # length of the longest path
    left: str | None = None  # resigned, or stand-in if a bot finished the game
    shown: bool = False  # whether everybody saw at the table whose account it is


class Rater(Protocol):
    """How skills change: the store writes ratings in the transaction that ends a game, but knows no formula."""

    def first_skill(self, subject: str, board: str, players: int) -> Skill: ...
    def rate(self, skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]: ...
    def shown(self, skill: Skill, players: int) -> float: ...
    def is_provisional(self, skill: Skill) -> bool: ...


class FinishedGame(msgspec.Struct, frozen=True, gc=False):
    """The result of a game, written with its last event."""

    id: str  # of the table
    board: str
    digest: str
    players: int
    pace: str
    rated: bool
    ending: str  # played, agreed, resigned, abandoned
    finished: float
    seats: tuple[SeatResult, ...]
    rater: Rater
    record: bytes | None = None  # compressed, without names; None if no person played, or if it was abandoned
    routes: tuple[tuple[str, bool], ...] = ()  # claimed ones, and whether by a winner: for the heat maps


class AuditEntry(msgspec.Struct, frozen=True, gc=False):
    """Something that an operator did, or one person to another: by ids only, because names are personal data."""

    at: float
    action: str
    operator: str | None = None  # the account on the machine of the operator who did it
    actor: str | None = None  # the id of the person who did it
    person: str | None = None  # the id of the person to whom it was done
    table: str | None = None
    details: str = ""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    table: str
    seq: int
    audience: str  # players or spectators
    person: str
    move_id: str  # idempotency key chosen by the sender
    body: bytes
    at: float


class ChatReader(NamedTuple):
    """Who reads chat, and the last line that they have: its number, and its audience if they say so.

    Who belongs to another audience by now gets its lines from the start.
    """

    person: str | None
    since: int = 0
    seen: str | None = None


class StoredBoard(msgspec.Struct, frozen=True, gc=False):
    """A version of a board of the operator's own: its file as text, by id and digest, and its layout."""

    id: str
    digest: str
    text: str
    layout: bytes | None = None  # JSON; None: not laid out yet
    offered: bool = False  # whether new tables may be made on it
    changed: float = 0.0  # when the row last changed


class BoardEntry(msgspec.Struct, frozen=True, gc=False):
    """A stored board without its text and layout."""

    id: str
    digest: str
    offered: bool
    changed: float
    laid_out: bool


class TableExport(msgspec.Struct, frozen=True, gc=False):
    """A table with everything that is stored about it, in one snapshot."""

    table: Table
    events: tuple[Event, ...]
    members: tuple[tuple[int, str], ...]  # seats and the people who have them
    lines: tuple[Line, ...]
    board: StoredBoard | None = None  # what it is played on, unless that is a built-in board


class StoredReport(msgspec.Struct, frozen=True, gc=False):
    """A report of a person, with copies of the lines of chat in question (JSON)."""

    id: str
    at: float
    reporter: str | None
    person: str | None
    table: str | None
    reason: str
    text: str
    lines: bytes
    status: str = "open"  # or handled
    moderator: str | None = None
    handled: float | None = None
    outcome: str | None = None


class StoredSanction(msgspec.Struct, frozen=True, gc=False):
    """What a moderator has imposed on a person."""

    id: str
    person: str
    kind: str  # mute, suspend, ban, rename
    at: float
    until: float | None  # None: for good
    reason: str  # of a rename: the name before
    moderator: str | None = None  # None: an operator
    report: str | None = None
    lifted: float | None = None
    lifted_by: str | None = None
    given: str | None = None  # by a rename: the neutral name; empty if a guest had it who has an account by now


class AddressBan(msgspec.Struct, frozen=True, gc=False):
    network: str  # in CIDR notation
    at: float
    until: float | None  # None: for good
    reason: str
    moderator: str | None = None


class StoreDown(BranchlineError):
    """The database can't be reached or can't write: nothing was done, or it is unknown whether it was."""


class Unknown(Exception):
    """The sender's token has been revoked, or the person is banned."""


class Sanctioned(Exception):
    """A moderator has muted or suspended the person (`kind`), until a time."""

    def __init__(self, kind: str, until: float) -> None:
        super().__init__(kind)
        self.kind = kind
        self.until = until


class RefusedBefore(Exception):
    """Another copy of the command was refused, with this answer."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


class MissingTable(Exception):
    """The table has been deleted."""
