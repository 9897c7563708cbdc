"""Client history: what one client sent and received, in order, as JSON lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TypeAlias

import msgspec

from branchline.server.wire import Command, NewTable


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="entry"):
    table: str


class Made(_Entry, frozen=True, tag="made"):
    """The client asked for a table and got it."""

    asked: NewTable


class Sent(_Entry, frozen=True, tag="sent"):
    """A command was sent. From here on it may be in the log, unless it is refused."""

    command: Command


class Acknowledged(_Entry, frozen=True, tag="acknowledged"):
    move_id: str
    version: int
    happened: dict[str, Any]


class Refused(_Entry, frozen=True, tag="refused"):
    """A permanent refusal: sending the command again would change nothing."""

    move_id: str
    code: str


class Unknown(_Entry, frozen=True, tag="unknown"):
    """No answer, or an inconclusive one: the command may or may not have been done."""

    move_id: str
    why: str


class Saw(_Entry, frozen=True, tag="saw"):
    """An update of a table, as received."""

    line: str  # its source: a WebSocket's number, or "get"
    asked: int  # the version that the client claimed to have
    knew: int  # the version that the client really had when it asked
    since: int
    version: int
    happened: list[dict[str, Any]]
    viewer: int | None = None
    at: float = 0.0  # when it was received


class Ended(_Entry, frozen=True, tag="ended"):
    """The end of a game, as received."""

    ending: str
    winners: tuple[int, ...]
    scores: list[Any]
    record: str | None = None


class Spoke(_Entry, frozen=True, tag="spoke"):
    """A line of chat was sent. Its text is unique, so that it can be recognized."""

    move_id: str
    text: str
    sits: bool | None = None  # whether the client certainly had a seat, or certainly none; None: either is possible


class Spoken(_Entry, frozen=True, tag="spoken"):
    """A line of chat was acknowledged."""

    text: str


class Heard(_Entry, frozen=True, tag="heard"):
    """Lines of chat, as received: their numbers and texts."""

    line: str  # their source, as in `Saw`
    lines: list[tuple[int, str]]
    sits: bool | None = None
    whole: bool = False  # all lines were asked for, when nobody spoke any more


class CameBack(_Entry, frozen=True, tag="came-back"):
    """The client is the same person as an earlier one, in the same browser."""

    earlier: str


class GaveUp(_Entry, frozen=True, tag="gave-up"):
    """Something that a client waited for in vain."""

    what: str


Entry: TypeAlias = (
    Made | Sent | Acknowledged | Refused | Unknown | Saw | Ended | Spoke | Spoken | Heard | CameBack | GaveUp
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


class Notes(Protocol):
    """Where a client writes its history."""

    def write(self, entry: Entry) -> None: ...


class MemoryBook:
    """A client's history in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def write(self, entry: Entry) -> None:
        self.entries.append(entry)


class Book:
    """Writes a client's history to a file."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")

    def write(self, entry: Entry) -> None:
        self._file.write(_encoder.encode(entry) + b"\n")

    def __enter__(self) -> Book:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def read_histories(folder: Path) -> dict[str, Sequence[Entry]]:
    """The histories of all clients, by client name."""
    return {path.stem: _decoder.decode_lines(path.read_bytes()) for path in sorted(folder.glob("*.jsonl"))}
