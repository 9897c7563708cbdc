"""Messages about the server rather than a table: its guests, its health and its readiness."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.terms import Closed, Name
from branchline.texts.languages import Language


class NewGuest(Closed, frozen=True):
    name: Name
    language: Language = "en"


class MeChange(Closed, frozen=True):
    name: Name | None = None
    language: Language | None = None


class Arrival(Closed, frozen=True):
    """A one-time code from another device of the same person."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    name: str
    language: str


class Transfer(msgspec.Struct, frozen=True):
    """A one-time code that lets the same person in on another device, and when it expires."""

    code: str
    until: float


class Health(msgspec.Struct, frozen=True):
    status: str


Trouble: TypeAlias = Literal["store", "compiling"]  # the store can't be opened, or compiling the rules fails


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether games can be played; if not yet, the progress of compiling the rules, and what is wrong."""

    ready: bool
    done: int = 0
    total: int = 0
    doing: str | None = None
    trouble: Trouble | None = None  # the server keeps trying; its log has the details
