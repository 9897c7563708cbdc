"""Messages: guests, and moving a guest to another device."""

from __future__ import annotations

from typing import Annotated

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
