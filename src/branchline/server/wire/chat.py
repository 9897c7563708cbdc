"""Chat, and what else goes over a socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.commands import Answer, Deed, Refusal, Update
from branchline.server.wire.terms import Closed, MoveId, Phrase


class Say(Closed, frozen=True, tag="say", tag_field="do"):
    """A line of one's own words, or one of the phrases that everybody reads in their language."""

    move_id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class Ping(Closed, frozen=True, tag="ping", tag_field="do"):
    pass


FromSocket: TypeAlias = Deed | Say | Ping


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    at: float
    name: str
    who: str  # the same for all that one person says at a table: to mute them by
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Lines(msgspec.Struct, frozen=True, tag="lines", tag_field="type"):
    lines: tuple[Spoken, ...]


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    move_id: str
    seq: int


class Absent(msgspec.Struct, frozen=True):
    """A seat whose player does not have the table open, and when they last had."""

    seat: int
    since: float


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="type", omit_defaults=True):
    """Seats whose players have the table open, and what is known of the others.

    In a game without a clock, the others may seat a bot for an absent player whose turn it is, `patience` seconds after
    both the player's last sign of life and the beginning of their turn.
    """

    seats: tuple[int, ...]
    absent: tuple[Absent, ...] = ()
    patience: float = 0.0


class Beat(msgspec.Struct, frozen=True, tag="beat", tag_field="type"):
    """Sent now and then, so that a client knows that the line is alive, and what time it is."""

    now: float


ToSocket: TypeAlias = Update | Answer | Refusal | Lines | Said | Present | Beat
