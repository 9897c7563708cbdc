"""Chat, and what else goes over a socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.deeds import Answer, Deed, Refusal, Update
from branchline.server.wire.terms import (
    Closed,
    MoveId,
    Phrase,
)


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


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="type"):
    """Seats whose players have the table open."""

    seats: tuple[int, ...]


class Beat(msgspec.Struct, frozen=True, tag="beat", tag_field="type"):
    """Sent now and then, so that a client knows that the line is alive, and what time it is."""

    now: float


ToSocket: TypeAlias = Update | Answer | Refusal | Lines | Said | Present | Beat
