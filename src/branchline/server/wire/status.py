"""The server itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Health(msgspec.Struct, frozen=True):
    status: str


Trouble: TypeAlias = Literal["store", "compiling"]  # what can't be opened, what fails


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether games can be played; if not yet, how far compiling the rules has come, and what is in the way."""

    ready: bool
    done: int = 0
    total: int = 0
    doing: str | None = None
    trouble: Trouble | None = None  # it is tried again; who runs the server finds more in its log


class BoardListed(msgspec.Struct, frozen=True):
    id: str
    title: str
    digest: str
    players: tuple[int, int]
    longest_path: bool  # whether the table may leave that bonus out
    titles: dict[str, str] = {}  # by language
    trains: int = 0  # of each player at the start: how long a game is


class Boards(msgspec.Struct, frozen=True):
    boards: tuple[BoardListed, ...]
