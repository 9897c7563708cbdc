"""Messages about the server rather than a table: its guests, its health and its readiness."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.terms import Closed, Name
from branchline.texts.languages import Language


def cookie_name(secure: bool) -> str:
    """The name of the cookie with a guest's token.

    Over HTTPS it has a prefix by which browsers accept it only from this very host, so no subdomain can plant one.
    """
    return "__Host-branchline" if secure else "branchline"


class NewGuest(Closed, frozen=True):
    name: Name
    language: Language = "en"


class MeChange(Closed, frozen=True):
    name: Name | None = None
    language: Language | None = None


class Arrival(Closed, frozen=True):
    """A one-time code from another device of the same person."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    language: str
    player: str | None = None  # the public id of their account; null for a guest
    moderator: bool = False
    train: int | None = None  # the trains that they prefer: those of this seat


class Transfer(msgspec.Struct, frozen=True):
    """A one-time code that lets the same person in on another device, and when it expires."""

    code: str
    until: float


class Health(msgspec.Struct, frozen=True):
    status: str


Trouble: TypeAlias = Literal["store", "rules"]  # the store can't be opened, or the rules can't be loaded


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether games can be played, and what is wrong if not."""

    ready: bool
    warming_up: bool = False  # for a minute after a first start, masters and hints don't have their full strength
    trouble: Trouble | None = None  # the server keeps trying; its log has the details
