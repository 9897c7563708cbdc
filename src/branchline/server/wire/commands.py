"""Messages: the commands of a table, and the answers, updates and refusals that follow.

For each command there is a function in `table/commands.py` that decides it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import Meta

from branchline.game.events import Event
from branchline.server.wire.tables import TableView
from branchline.server.wire.terms import (
    ActionText,
    Closed,
    Code,
    Level,
    MoveId,
    Name,
    Nonce,
    SeatNumber,
    StandInReason,
    Version,
)

# A value in a refusal, for programs: a name, a number, or cards and how many.
Detail: TypeAlias = bool | int | str | tuple[int | str, ...] | dict[str, int]


class _Command(Closed, frozen=True, tag_field="do"):
    """A command. One with a field `seen` is refused if the table has changed since that version (optimistic locking);
    one with a field `code` counts as a guess of the table's code, if the code is wrong.
    """

    move_id: MoveId

    makes_table: ClassVar[bool] = False  # whether it counts towards the rate limit on making tables


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat. All seats of a private table, and some of a public one, need its code."""

    seat: SeatNumber
    nonce: Nonce
    code: Code | None = None
    name: Name | None = None  # for a person who plays several seats at the table


class SeatBot(_Command, frozen=True, tag="bot"):
    """The host seats a bot."""

    seat: SeatNumber
    level: Level


class Leave(_Command, frozen=True, tag="leave"):
    """Leave a seat before the game starts; the host may also remove bots."""

    seat: SeatNumber


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """The host removes the person in this seat before the game starts: from all their seats, and permanently."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    pass


class Act(_Command, frozen=True, tag="act"):
    """Actions in notation, played all or none at the version that the player saw. Only the last may involve chance."""

    seat: SeatNumber
    seen: Version
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=16)]


class Undo(_Command, frozen=True, tag="undo"):
    seat: SeatNumber
    seen: Version


class Resign(_Command, frozen=True, tag="resign"):
    seat: SeatNumber


class Vote(_Command, frozen=True, tag="vote"):
    """Vote to end the game by agreement; withdraw the vote; or, without having voted, decline what others propose."""

    seat: SeatNumber
    end: bool


class StandIn(_Command, frozen=True, tag="stand-in"):
    """Let a bot play for oneself, or for an absent player whose turn it is, until that player comes back."""

    seat: SeatNumber


class ComeBack(_Command, frozen=True, tag="come-back"):
    seat: SeatNumber


class Rematch(_Command, frozen=True, tag="rematch"):
    """Make a new table like this one for the same people. The first player to ask makes it and is its host."""

    makes_table = True


Command: TypeAlias = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | Rematch


def version_seen(command: Command) -> int | None:
    """The table's version that the player saw, if the command depends on it."""
    seen: int | None = getattr(command, "seen", None)
    return seen


def code_guessed(command: Command) -> str | None:
    """The table's code, as far as the sender knows it."""
    code: str | None = getattr(command, "code", None)
    return code


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the table's log as a seat or a spectator may see it."""

    # A field of an event is public if, and only if, there is a field of the same name here.

    seq: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    why: StandInReason | None = None
    end: bool | None = None
    events: tuple[Event, ...] = ()  # game events that it caused


class Answer(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """A command is in the log: the version that it made, and what happened. A repeated command gets the same answer."""

    move_id: str
    version: int
    happened: LogEntry
    head: str = ""  # the hash of the table's log up to that version


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """What happened since the version that the client had, and the table after it."""

    since: int
    happened: tuple[LogEntry, ...]
    table: TableView


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """A request was refused and nothing was done. The code is for programs; the text is in the person's language."""

    code: str
    text: str
    details: dict[str, Detail] = {}
    move_id: str | None = None
    table: TableView | None = None  # its present state, if the command came too late
