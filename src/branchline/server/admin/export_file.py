"""Export file format for tables: JSON lines with a hash chain, for archiving or moving to another database.

    {"kind": "head", "what": {"branchline": "tables", "version": 2}, "check": "…"}
    {"kind": "table", "what": {"id": "…", "board": "europe", … "secret": "…"}, "check": "…"}
    {"kind": "board", "what": {"id": "…", "digest": "…", "text": "…"}, "check": "…"}
    {"kind": "event", "what": {"seq": 1, … "body": {"event": "made", …}}, "check": "…"}
    {"kind": "chat", "what": {"seq": 1, …}, "check": "…"}
    …
    {"kind": "end", "what": {"tables": 1}, "check": "…"}

A table's events and chat follow it, and before them its board, unless that is a built-in one. Each line's `check` is a
hash over the line and all lines before it, so a file that was truncated or changed is detected before anything in it is
used. Bytes are base64.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias, TypeVar

import msgspec

from branchline._util.files import error_reason
from branchline.errors import CodedError
from branchline.server.admin.integrity import Damage
from branchline.server.store import Event, Line, StoredBoard, Table, TableExport

VERSION = 2
READABLE = (1, 2)  # files of version 1 have no boards
CHECK = 16  # hex digits
Kind: TypeAlias = Literal["head", "table", "board", "event", "chat", "end"]
T = TypeVar("T")


class _Head(msgspec.Struct, frozen=True):
    branchline: Literal["tables"] = "tables"
    version: int = VERSION


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event whose body is embedded as JSON."""

    seq: int
    move_id: str
    kind: str
    body: msgspec.Raw
    at: float
    seat: int | None
    person: str | None


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of the operator's own, as text. The layout is computed again."""

    id: str
    digest: str
    text: str


class _End(msgspec.Struct, frozen=True):
    tables: int


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    what: msgspec.Raw
    check: str


class ExportWriter:
    """Writes a file: `add` each table, then `end`."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._check = ""
        self._tables = 0
        self._line("head", _Head())

    def add(self, whole: TableExport) -> None:
        """Writes a table, or nothing of it: raises Damage if the body of an event is not JSON."""
        events = [_to_file(event) for event in whole.events]
        self._line("table", whole.table)
        if (board := whole.board) is not None:
            self._line("board", _Board(board.id, board.digest, board.text))
        for event in events:
            self._line("event", event)
        for line in whole.lines:
            self._line("chat", line)
        self._tables += 1

    def end(self) -> None:
        self._line("end", _End(self._tables))

    def _line(self, kind: Kind, what: msgspec.Struct) -> None:
        encoded = msgspec.json.encode(what)
        self._check = _check(self._check, kind, encoded)
        self._file.write(msgspec.json.encode(_Line(kind, msgspec.Raw(encoded), self._check)) + b"\n")


def check_file(path: Path) -> int:
    """Counts the tables in a file; CodedError if it is not an export file, or was changed."""
    return sum(1 for _ in read_tables(path))


def read_tables(path: Path) -> Iterator[TableExport]:
    """The tables in a file, without their members: those follow from the events."""
    table: Table | None = None
    board: StoredBoard | None = None
    events: list[Event] = []
    lines: list[Line] = []
    for number, line in _lines(path):
        if line.kind == "event" and table is not None:
            events.append(_from_file(_typed(path, number, line, _Event)))
        elif line.kind == "board" and table is not None and board is None and not events and not lines:
            found = _typed(path, number, line, _Board)
            board = StoredBoard(found.id, found.digest, found.text)
        elif line.kind == "chat" and table is not None:
            lines.append(_typed(path, number, line, Line))
        elif line.kind in ("table", "end"):
            if table is not None:
                yield TableExport(table, tuple(events), (), tuple(lines), board)
            events, lines, board = [], [], None
            table = _typed(path, number, line, Table) if line.kind == "table" else None
        elif line.kind != "head":
            raise CodedError("export-damaged", path=str(path), line=number)


def _lines(path: Path) -> Iterator[tuple[int, _Line]]:
    """The lines with their numbers, each verified; the last one must be the end line."""
    try:
        with path.open("rb") as file:
            check, number, tables, line = "", 0, 0, None
            for number, text in enumerate(file, 1):
                line = _checked(path, number, text, check)
                if (number == 1) != (line.kind == "head"):
                    raise CodedError("export-damaged", path=str(path), line=number)
                check = line.check
                tables += line.kind == "table"
                yield number, line
                if line.kind == "end":
                    break
            if line is None or line.kind != "end":
                raise CodedError("export-cut", path=str(path))
            if file.read(1) or _typed(path, number, line, _End).tables != tables:
                raise CodedError("export-damaged", path=str(path), line=number + 1)
    except FileNotFoundError:
        raise CodedError("file-missing", path=str(path)) from None
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise CodedError("file-unreadable", path=str(path), error=error_reason(error)) from error


def _checked(path: Path, number: int, text: bytes, before: str) -> _Line:
    """Decodes a line and verifies its hash, given the hash of the line before."""
    try:
        line = msgspec.json.decode(text, type=_Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        if number == 1:
            raise CodedError("export-not-one", path=str(path)) from None
        if not text.endswith(b"\n"):
            raise CodedError("export-cut", path=str(path)) from None
        raise CodedError("export-damaged", path=str(path), line=number) from None
    if number == 1 and line.kind == "head":
        head = _typed(path, number, line, _Head)
        if head.version not in READABLE:
            raise CodedError("export-version", path=str(path), version=head.version, ours=VERSION)
    if line.check != _check(before, line.kind, bytes(line.what)):
        raise CodedError("export-damaged", path=str(path), line=number)
    return line


def _typed(path: Path, number: int, line: _Line, kind: type[T]) -> T:
    """Decodes a line's content, which must be exactly what `ExportWriter` would write: no missing or extra fields."""
    try:
        found = msgspec.json.decode(line.what, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise CodedError("export-damaged", path=str(path), line=number) from None
    if msgspec.json.encode(found) != bytes(line.what):
        raise CodedError("export-damaged", path=str(path), line=number)
    return found


def _check(before: str, kind: Kind, what: bytes) -> str:
    return sha256(f"{before} {kind} ".encode() + what).hexdigest()[:CHECK]


def _to_file(event: Event) -> _Event:
    try:
        msgspec.json.decode(event.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damage("log-body", number=event.seq) from None
    if b"\n" in event.body:  # would break the JSON-lines format
        raise Damage("log-body", number=event.seq)
    return _Event(
        event.seq, event.move_id, event.kind, msgspec.Raw(event.body), event.at, event.seat, event.person
    )  # fmt: skip


def _from_file(event: _Event) -> Event:
    return Event(event.seq, event.move_id, event.kind, bytes(event.body), event.at, event.seat, event.person)
