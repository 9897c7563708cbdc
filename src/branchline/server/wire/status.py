"""Messages: health and readiness of the server, and its list of boards."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


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


class BoardListed(msgspec.Struct, frozen=True):
    id: str
    title: str
    digest: str
    players: tuple[int, int]
    longest_path: bool  # whether this bonus is optional
    titles: dict[str, str] = {}  # by language
    trains: int = 0  # of each player at the start, which indicates how long a game is


class Boards(msgspec.Struct, frozen=True):
    boards: tuple[BoardListed, ...]
