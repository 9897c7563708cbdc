"""What is done at a table, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from branchline.game.events import Event
from branchline.server.table.events import Why
from branchline.server.wire.tables import Shown
from branchline.server.wire.terms import ActionText, Closed, Code, Level, MoveId, Name, Nonce, SeatNumber, Version


class _Deed(Closed, frozen=True, tag_field="do"):
    move_id: MoveId


class Sit(_Deed, frozen=True, tag="sit"):
    seat: SeatNumber
    nonce: Nonce
    code: Code | None = None
    name: Name | None = None  # at a table where one person plays several seats


class SeatBot(_Deed, frozen=True, tag="bot"):
    seat: SeatNumber
    level: Level


class Leave(_Deed, frozen=True, tag="leave"):
    seat: SeatNumber


class Dismiss(_Deed, frozen=True, tag="dismiss"):
    """The host sends away who has this seat."""

    seat: SeatNumber


class Start(_Deed, frozen=True, tag="start"):
    pass


class Act(_Deed, frozen=True, tag="act"):
    """Actions in the notation, all or none, at the version that the player saw; only the last may draw from chance."""

    seat: SeatNumber
    seen: Version
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=16)]


class Undo(_Deed, frozen=True, tag="undo"):
    seat: SeatNumber
    seen: Version


class Resign(_Deed, frozen=True, tag="resign"):
    seat: SeatNumber


class Vote(_Deed, frozen=True, tag="vote"):
    """For the end by agreement, or no longer."""

    seat: SeatNumber
    end: bool


class StandIn(_Deed, frozen=True, tag="stand-in"):
    seat: SeatNumber


class ComeBack(_Deed, frozen=True, tag="come-back"):
    seat: SeatNumber


class AskRematch(_Deed, frozen=True, tag="rematch"):
    pass


Deed: TypeAlias = Sit | SeatBot | Leave | Dismiss | Start | Act | Undo | Resign | Vote | StandIn | ComeBack | AskRematch


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the table's log as a seat, or a spectator, may see it."""

    seq: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    why: Why | None = None
    end: bool | None = None
    events: tuple[Event, ...] = ()  # what it did in the game


class Answer(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """A deed is in the log: which version of the table it made, and what it did. The same each time it is asked."""

    move_id: str
    version: int
    happened: Happening


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """What is new since the version that the client had, and the table as it is with it."""

    since: int
    happened: tuple[Happening, ...]
    table: Shown


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """Nothing was done. The code is for programs, the text for people, in their language."""

    code: str
    text: str
    details: dict[str, Any] = {}
    move_id: str | None = None
    table: Shown | None = None  # how it stands, if the deed came too late
