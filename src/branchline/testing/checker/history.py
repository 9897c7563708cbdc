"""What one client did and was told, in its order: a file of lines, one entry each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import msgspec

from branchline.server.wire import Deed, NewTable


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="entry"):
    table: str


class Made(_Entry, frozen=True, tag="made"):
    """A table that the client asked for, and was given."""

    asked: NewTable


class Sent(_Entry, frozen=True, tag="sent"):
    """A deed goes out. From here on it may be in the log, unless it is refused."""

    deed: Deed


class Acknowledged(_Entry, frozen=True, tag="acknowledged"):
    move_id: str
    version: int
    happened: dict[str, Any]


class Refused(_Entry, frozen=True, tag="refused"):
    """For good: sending it again would change nothing."""

    move_id: str
    code: str


class Unknown(_Entry, frozen=True, tag="unknown"):
    """No answer, or none that tells: the deed was done, or it was not."""

    move_id: str
    why: str


class Saw(_Entry, frozen=True, tag="saw"):
    """What is new at a table, as it was told."""

    line: str  # where it came from: a socket's number, or "get"
    asked: int  # the version that was asked from
    knew: int  # the version that the client knew of when it asked
    since: int
    version: int
    happened: list[dict[str, Any]]
    eyes: int | None = None


class Ended(_Entry, frozen=True, tag="ended"):
    """The end of a game, as it was told."""

    ending: str
    winners: tuple[int, ...]
    scores: list[Any]
    record: str | None = None


class GaveUp(_Entry, frozen=True, tag="gave-up"):
    """Something that a client waited for, and that did not come in all its patience."""

    what: str


Entry: TypeAlias = Made | Sent | Acknowledged | Refused | Unknown | Saw | Ended | GaveUp

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


class Book:
    """The file that a client writes."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")

    def write(self, entry: Entry) -> None:
        self._file.write(_encoder.encode(entry) + b"\n")

    def __enter__(self) -> Book:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def read_histories(folder: Path) -> dict[str, Sequence[Entry]]:
    """The histories of all clients, by their names."""
    return {path.stem: _decoder.decode_lines(path.read_bytes()) for path in sorted(folder.glob("*.jsonl"))}
