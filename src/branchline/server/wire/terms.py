"""Shared vocabulary: field types of messages with their limits, and a table's settings and stages.

The rest of the server uses these words too; messages use nothing of the rest of the server.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

MoveId: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,64}(?!\\n)$", description="Made up by the client: a repetition is known by it.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Nonce: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}(?!\\n)$", description="The seat's share of the deal: 16 random bytes, as hex.")
]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
BoardName: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}(?!\\n)$")]
Level: TypeAlias = Literal["novice", "easy", "medium", "hard", "expert", "master"]
Audience: TypeAlias = Literal["players", "spectators"]
Phrase: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "rematch", "goodbye"]
PaceKind: TypeAlias = Literal["none", "live", "days"]
Watching: TypeAlias = Literal["live", "delayed", "end"]
# Why a bot stands in: the player left, ran out of time, or was replaced by the others while away.
StandInReason: TypeAlias = Literal["left", "time", "away"]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of requests: unknown fields are refused."""


def kind_of(tagged: msgspec.Struct | type[msgspec.Struct]) -> str:
    """The kind of a command or an event: its tag in the JSON."""
    return str(tagged.__struct_config__.tag)


def seat_of(tagged: msgspec.Struct) -> int | None:
    """The seat that a command or an event is about; None if it is about no seat in particular."""
    seat: int | None = getattr(tagged, "seat", None)
    return seat


class Status(StrEnum):
    """The stage of a table's life cycle."""

    OPEN = "open"  # people may still sit down
    RUNNING = "running"
    OVER = "over"
    GONE = "gone"  # expired: nobody used it for too long


class Pace(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Time control: none, live (a bank of seconds plus an increment per turn), or a number of days per turn."""

    kind: PaceKind = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0


class Quick(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A table of quick match: nobody owns it, and it starts by itself when the last seat is taken."""

    bots_after: int | None = None  # seconds after which bots take the free seats; null: never


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """The options that the host chooses."""

    board: str
    players: int
    public: bool = False
    pace: Pace = Pace()
    longest_path: bool | None = None  # on boards where this bonus is optional
    watching: Watching = "live"  # when spectators see the game: live, some minutes later, or only after its end
    delay: int = 0  # minutes, for "delayed"
    invited: tuple[int, ...] = ()  # seats of a public table that need its code
    strict_ferries: bool | None = None  # on boards that offer it: substitutes for a ferry's symbols only
    rated: bool = False  # whether the game changes ratings: everybody needs an account and has one seat
    quick: Quick | None = None  # made by quick match
