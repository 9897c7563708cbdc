"""Event sourcing: the bodies of a table's events, stored as JSON in the log."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from branchline.server.wire.terms import Settings, StandInReason


class _Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event"):
    pass


class Made(_Event, frozen=True, tag="made"):
    settings: Settings
    digest: str  # of the board, because its file may change later but the game must not
    commitment: str
    people: tuple[str, ...] = ()  # may sit without the code: the players of the previous table, in a rematch


class Sat(_Event, frozen=True, tag="sat"):
    """A person took a seat and contributed their nonce to the deal."""

    seat: int
    person: str
    name: str
    nonce: bytes


class Left(_Event, frozen=True, tag="left"):
    """A seat is free again: its player got up, or the host removed the bot."""

    seat: int


class Dismissed(_Event, frozen=True, tag="dismissed"):
    """The host removed the person in this seat: all their seats are free, and they may not sit here again."""

    seat: int


class BotSat(_Event, frozen=True, tag="bot"):
    seat: int
    spec: str
    nonce: bytes


class Started(_Event, frozen=True, tag="started"):
    """The game was dealt. `outcomes` are the results of chance, if they were supplied."""

    outcomes: tuple[int, ...] = ()


class Acted(_Event, frozen=True, tag="acted"):
    """A seat's actions in notation, in order. `outcomes` are the results of chance, if they were supplied."""

    seat: int
    actions: tuple[str, ...]
    outcomes: tuple[tuple[int, ...], ...] = ()


class Undone(_Event, frozen=True, tag="undone"):
    seat: int


class Resigned(_Event, frozen=True, tag="resigned"):
    seat: int


class Voted(_Event, frozen=True, tag="voted"):
    """A player voted to end the game by agreement, or withdrew the vote."""

    seat: int
    end: bool


class StoodIn(_Event, frozen=True, tag="stood-in"):
    seat: int
    spec: str
    why: StandInReason


class CameBack(_Event, frozen=True, tag="came-back"):
    seat: int


class Rematched(_Event, frozen=True, tag="rematched"):
    """A new table was made for the same players."""

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
    """The name of the event's kind: its tag in the JSON."""
    return str(body.__struct_config__.tag)


def encode(body: Body) -> bytes:
    return _encoder.encode(body)


def decode(body: bytes) -> Body:
    found: Body = _decoder.decode(body)
    return found
