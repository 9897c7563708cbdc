"""Field types of messages, with their limits."""

from __future__ import annotations

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
Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
Audience: TypeAlias = Literal["players", "spectators"]
Phrase: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "rematch", "goodbye"]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of requests: unknown fields are refused."""
