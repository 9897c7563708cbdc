"""Checks chat: no acknowledged line is lost or doubled, and none reaches an audience that it is not meant for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from branchline.server.store import Line
from branchline.server.table.chat import LATEST, decode_line
from branchline.testing.checker.history import Entry, Heard, Spoke, Spoken
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.report import Kind, Violation


def check_chat(histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged]) -> Iterator[Violation]:
    audiences = {table: {_text(line): line.audience for line in logged.lines} for table, logged in logs.items()}
    for table, logged in logs.items():
        for text, count in Counter(_text(line) for line in logged.lines).items():
            if count > 1:
                yield Violation(Kind.TWICE, table, f"{text!r} is in the chat {count} times")
    for client, entries in histories.items():
        last: dict[tuple[str, str | None], int] = {}
        for entry in entries:
            found = audiences.get(entry.table, {})
            match entry:
                case Spoke(table, _, text, sits):
                    yield from _audience(client, table, "said", text, found, sits)
                case Spoken(table, text):
                    if text not in found:
                        yield Violation(Kind.LOST, table, f"{client} said {text!r}, and it is not in the chat")
                case Heard(table):
                    yield from _heard(client, entry, found, last)
                    if entry.whole and entry.sits is not None:
                        yield from _whole(client, entry, logs[table].lines)


def _heard(
    client: str, heard: Heard, found: Mapping[str, str], last: dict[tuple[str, str | None], int]
) -> Iterator[Violation]:
    for seq, text in heard.lines:
        if text not in found:
            yield Violation(Kind.LOST, heard.table, f"{client} was told {text!r}, and it is not in the chat")
        yield from _audience(client, heard.table, "was told", text, found, heard.sits)
        if heard.line != "get":
            counted = heard.line, found.get(text)  # each audience counts its own lines
            if seq <= last.get(counted, 0):
                yield Violation(Kind.TWICE, heard.table, f"{client}, {heard.line} was told {text!r} twice, or too late")
            last[counted] = seq


def _audience(
    client: str, table: str, did: str, text: str, found: Mapping[str, str], sits: bool | None
) -> Iterator[Violation]:
    """Checks that a line's audience is that of somebody who certainly has a seat, or certainly none."""
    audience = found.get(text)
    if sits is not None and audience is not None and audience != ("players" if sits else "spectators"):
        who = "who has a seat" if sits else "who has no seat"
        yield Violation(Kind.ASTRAY, table, f"{client}, {who}, {did} {text!r}, which is for {audience}")


def _whole(client: str, heard: Heard, lines: Sequence[Line]) -> Iterator[Violation]:
    """Checks that somebody who asked for all lines got the latest of their audience."""
    audience = "players" if heard.sits else "spectators"
    right = [_text(line) for line in lines if line.audience == audience][-LATEST:]
    missing = [text for text in right if text not in {text for _, text in heard.lines}]
    if missing:
        yield Violation(Kind.GAP, heard.table, f"{client} asked for all lines, and was not told {missing}")


def _text(line: Line) -> str:
    return decode_line(line).text or ""
