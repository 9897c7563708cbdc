"""Messages: the commands of a table, and the answers, updates and refusals that follow."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from branchline.game.events import Event
from branchline.server.wire.tables import Shown
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


class _Command(Closed, frozen=True, tag_field="do"):
    move_id: MoveId


class Sit(_Command, frozen=True, tag="sit"):
    seat: SeatNumber
    nonce: Nonce
    code: Code | None = None
    name: Name | None = None  # for a person who plays several seats at the table


class SeatBot(_Command, frozen=True, tag="bot"):
    seat: SeatNumber
    level: Level


class Leave(_Command, frozen=True, tag="leave"):
    seat: SeatNumber


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """The host removes the person in this seat from the table."""

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
    """Vote to end the game by agreement, or withdraw the vote."""

    seat: SeatNumber
    end: bool


class StandIn(_Command, frozen=True, tag="stand-in"):
    seat: SeatNumber


class ComeBack(_Command, frozen=True, tag="come-back"):
    seat: SeatNumber


class AskRematch(_Command, frozen=True, tag="rematch"):
    pass


Command: TypeAlias = (
    Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | AskRematch
)


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the table's log as a seat or a spectator may see it."""

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


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """What happened since the version that the client had, and the table after it."""

    since: int
    happened: tuple[LogEntry, ...]
    table: Shown


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """A request was refused and nothing was done. The code is for programs; the text is in the person's language."""

    code: str
    text: str
    details: dict[str, Any] = {}
    move_id: str | None = None
    table: Shown | None = None  # its present state, if the command came too late
