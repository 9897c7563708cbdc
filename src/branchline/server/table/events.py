"""What a table is made with, and what can happen at it: the bodies of its events, as JSON in the log."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

PaceKind: TypeAlias = Literal["none", "live", "days"]
Watching: TypeAlias = Literal["live", "delayed", "end"]
Why: TypeAlias = Literal["left", "time", "away"]  # the player left, ran out of time, or was replaced while away


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # people may still sit down
    RUNNING = "running"
    OVER = "over"
    GONE = "gone"  # nobody touched it for too long


class Pace(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """How much time players have: none at all, a bank of seconds and some more each turn, or days for a turn."""

    kind: PaceKind = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What the host chooses."""

    board: str
    players: int
    public: bool = False
    pace: Pace = Pace()
    longest_path: bool | None = None  # on boards that leave it open
    watching: Watching = "live"  # what spectators see: the present, some minutes ago, nothing before the end
    delay: int = 0  # these minutes
    invited: tuple[int, ...] = ()  # seats of a public table for those alone who have its code


class _Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event"):
    pass


class Made(_Event, frozen=True, tag="made"):
    settings: Settings
    digest: str  # of the board: its file may change, the game must not
    commitment: str
    people: tuple[str, ...] = ()  # who may sit without the code: the players of the table that this one follows


class Sat(_Event, frozen=True, tag="sat"):
    """A person takes a seat, and brings their share of the deal."""

    seat: int
    person: str
    name: str
    nonce: bytes


class Left(_Event, frozen=True, tag="left"):
    """A seat is free again: its player got up, or the host took the bot away."""

    seat: int


class Dismissed(_Event, frozen=True, tag="dismissed"):
    """The host has sent away whoever had this seat: all their seats are free, and they sit here no more."""

    seat: int


class BotSat(_Event, frozen=True, tag="bot"):
    seat: int
    spec: str
    nonce: bytes


class Started(_Event, frozen=True, tag="started"):
    """The deal is made; with what chance brought, where that was given."""

    outcomes: tuple[int, ...] = ()


class Acted(_Event, frozen=True, tag="acted"):
    """A seat's actions in the notation, one after another; with what chance brought, where that was given."""

    seat: int
    actions: tuple[str, ...]
    outcomes: tuple[tuple[int, ...], ...] = ()


class Undone(_Event, frozen=True, tag="undone"):
    seat: int


class Resigned(_Event, frozen=True, tag="resigned"):
    seat: int


class Voted(_Event, frozen=True, tag="voted"):
    """For the end by agreement, or no longer."""

    seat: int
    end: bool


class StoodIn(_Event, frozen=True, tag="stood-in"):
    seat: int
    spec: str
    why: Why


class CameBack(_Event, frozen=True, tag="came-back"):
    seat: int


class Rematched(_Event, frozen=True, tag="rematched"):
    """The same players may go on at a new table."""

    table: str
    code: str


class Gone(_Event, frozen=True, tag="gone"):
    pass


Body: TypeAlias = (
    Made
    | Sat
    | Left
    | Dismissed
    | BotSat
    | Started
    | Acted
    | Undone
    | Resigned
    | Voted
    | StoodIn
    | CameBack
    | Rematched
    | Gone
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def kind_of(body: Body) -> str:
    """The name of an event's kind."""
    return str(body.__struct_config__.tag)


def encode(body: Body) -> bytes:
    return _encoder.encode(body)


def decode(body: bytes) -> Body:
    found: Body = _decoder.decode(body)
    return found
