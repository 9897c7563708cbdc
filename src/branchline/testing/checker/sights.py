"""Checks what clients received: versions never go back, no event is skipped, and each one matches the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from branchline.server.live.seat_views import log_entries
from branchline.server.store import Status
from branchline.testing.checker.history import Acknowledged, Entry, Saw, Sent
from branchline.testing.checker.logs import Fold
from branchline.testing.checker.report import Kind, Violation

SLACK = 2.0  # seconds by which clocks may differ


def check_sights(histories: Mapping[str, Sequence[Entry]], folds: Mapping[str, Fold]) -> Iterator[Violation]:
    tellings = {table: Tellings(fold) for table, fold in folds.items()}
    for client, entries in histories.items():
        seats: dict[str, int | None] = {}
        lines: dict[tuple[str, int | None], int] = {}
        for entry in entries:
            match entry:
                case Sent(_, command):
                    seats[command.move_id] = getattr(command, "seat", None)
                case Saw():
                    yield from _in_order(client, entry, lines)
                    if entry.table in tellings:
                        yield from tellings[entry.table].check(client, entry.happened, entry.viewer)
                        yield from _held_back(client, entry, folds[entry.table])
                case Acknowledged(table, move_id):
                    if table in tellings:
                        yield from tellings[table].check(client, [entry.happened], seats.get(move_id))


def _in_order(client: str, saw: Saw, lines: dict[tuple[str, int | None], int]) -> Iterator[Violation]:
    """Checks one response or WebSocket message against those before it on the same connection."""
    where = f"{client}, {saw.line}"
    before = lines.get((saw.line, saw.viewer)) if saw.line != "get" else None
    lines[saw.line, saw.viewer] = saw.version
    if before is not None and saw.since != before:
        text = f"{where} was at version {before}, and was told what is new since {saw.since}"
        yield Violation(Kind.BACK, saw.table, text)
    if before is None and saw.since not in (saw.asked, 0):  # 0: a full update, for another viewer than before
        text = f"{where} asked for what is new since {saw.asked}, and was told since {saw.since}"
        yield Violation(Kind.BACK, saw.table, text)
    if (before is None or saw.line.startswith("poll")) and saw.version < saw.knew:
        text = f"{where} knew of version {saw.knew}, and was shown {saw.version}"
        yield Violation(Kind.BACK, saw.table, text)
    seqs = [each["seq"] for each in saw.happened]
    if [saw.since, *seqs][-1] != saw.version or any(b != a + 1 for a, b in pairwise([saw.since, *seqs])):
        text = f"{where} was told of events {seqs} between versions {saw.since} and {saw.version}"
        yield Violation(Kind.GAP, saw.table, text)


def _held_back(client: str, saw: Saw, fold: Fold) -> Iterator[Violation]:
    """Checks that a spectator sees a game only when the table's settings allow it."""
    settings, began = fold.table_state.settings, fold.table_state.began
    if (
        settings.watching == "live"
        or saw.viewer is not None
        or began is None
        or not 0 < saw.version <= len(fold.states)
    ):
        return
    if fold.states[saw.version - 1].status is not Status.RUNNING:
        return
    end = next((n for n, state in enumerate(fold.states, 1) if state.status is not Status.RUNNING and n >= began), None)
    right = saw.at - 60 * settings.delay + SLACK if settings.watching == "delayed" else 0.0
    at = max(event.at for event in fold.events[: saw.version])
    over = end is not None and fold.events[end - 1].at <= saw.at + SLACK
    if saw.version >= began and at > right and not over:
        text = f"{client}, {saw.line} saw version {saw.version} {saw.at - at:.1f} s after it happened"
        yield Violation(Kind.EARLY, saw.table, text)


class Tellings:
    """How each event of a table must look to each viewer."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self._by_viewer: dict[int | None, list[dict[str, Any]]] = {}

    def check(self, client: str, happened: Sequence[dict[str, Any]], viewer: int | None) -> Iterator[Violation]:
        right = self._expected(viewer)
        for each in happened:
            seq = each["seq"]
            if not 1 <= seq <= len(right):
                text = f"{client} was told of event {seq}, and the log ends with {len(right)}"
                yield Violation(Kind.LOST, self._fold.table, text)
            elif each != right[seq - 1]:
                text = f"{client} was told {_short(each)}, and the log says {_short(right[seq - 1])}"
                yield Violation(Kind.TOLD, self._fold.table, text)

    def _expected(self, viewer: int | None) -> list[dict[str, Any]]:
        if viewer not in self._by_viewer:
            said = log_entries(self._fold.events, viewer)
            self._by_viewer[viewer] = msgspec.json.decode(msgspec.json.encode(said))
        return self._by_viewer[viewer]


def _short(happened: dict[str, Any]) -> str:
    return msgspec.json.encode(happened).decode()[:300]
