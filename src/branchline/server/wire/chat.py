"""Messages: chat, presence and heartbeats, and the unions of everything sent over the WebSocket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.commands import Answer, Command, Refusal, Update
from branchline.server.wire.terms import Audience, Closed, MoveId, Phrase


class Say(Closed, frozen=True, tag="say", tag_field="do"):
    """A line of chat: either free text, or a phrase that is shown to everybody in their own language."""

    move_id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class Ping(Closed, frozen=True, tag="ping", tag_field="do"):
    pass


FromSocket: TypeAlias = Command | Say | Ping


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    at: float
    name: str
    who: str  # the same for all lines of one person at a table under one name, so that they can be muted
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Lines(msgspec.Struct, frozen=True, tag="lines", tag_field="type", omit_defaults=True):
    """Lines of chat. Players and spectators have a chat of their own each, and its lines are numbered from 1.

    A client that belongs to another audience than before gets the lines of the new one, and drops the others.
    """

    lines: tuple[ChatLine, ...]
    audience: Audience | None = None  # whose chat it is; null if nothing new was said


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    move_id: str
    seq: int


class Absent(msgspec.Struct, frozen=True):
    """A seat whose player does not have the table open, and when they last had it open."""

    seat: int
    since: float


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="type", omit_defaults=True):
    """Seats whose players have the table open, and since when the others are away.

    In a game without a clock, the other players may seat a bot for an absent player whose turn it is, once `patience`
    seconds have passed since that player was last connected and since their turn began.
    """

    seats: tuple[int, ...]
    absent: tuple[Absent, ...] = ()
    patience: float = 0.0


class Heartbeat(msgspec.Struct, frozen=True, tag="beat", tag_field="type"):
    """A heartbeat: tells the client that the connection is alive, and the server's time."""

    now: float


ToSocket: TypeAlias = Update | Answer | Refusal | Lines | Said | Present | Heartbeat
