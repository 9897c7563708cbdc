"""Checks how games ended: all did, every client saw the right scores, and the records can be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from branchline.errors import BranchlineError
from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.server.store import Status
from branchline.server.table.record import record_text
from branchline.server.table.state import entry_of
from branchline.testing.checker.history import Ended, Entry, GaveUp
from branchline.testing.checker.logs import Fold
from branchline.testing.checker.report import Kind, Violation

LANGUAGE = "en"  # the clients' language

_encode = msgspec.json.Encoder(order="deterministic").encode


def check_endings(histories: Mapping[str, Sequence[Entry]], folds: Mapping[str, Fold]) -> Iterator[Violation]:
    for client, entries in histories.items():
        for entry in entries:
            match entry:
                case GaveUp(table, what):
                    yield Violation(Kind.UNFINISHED, table, f"{client} waited in vain for {what}")
                case Ended(table) if table in folds:
                    yield from _same_end(client, entry, folds[table])
    for table, fold in folds.items():
        if fold.table_state.status is Status.RUNNING:
            text = f"the game is not over, at version {fold.table_state.version}"
            yield Violation(Kind.UNFINISHED, table, text)
        if fold.table_state.status is Status.OVER:
            yield from _replays(table, record_text(fold.table_state, LANGUAGE))


def _same_end(client: str, ended: Ended, fold: Fold) -> Iterator[Violation]:
    table_state = fold.table_state
    scores = msgspec.to_builtins(table_state.game.scores) if table_state.game is not None else []
    right = (table_state.ending, list(table_state.winners), msgspec.json.decode(msgspec.json.encode(scores)))
    reported = (ended.ending, list(ended.winners), ended.scores)
    if reported != right:
        yield Violation(Kind.SCORES, ended.table, f"{client} was told {reported}, and the log says {right}")
    if ended.record is not None and table_state.status is Status.OVER and not _same_record(ended.record, fold):
        yield Violation(Kind.REPLAY, ended.table, f"{client} was given another record than the log makes")


def _same_record(text: str, fold: Fold) -> bool:
    """Whether a record is what the log makes. Its own log may lack events after the end of the game."""
    try:
        record = Record.parse(text)
    except BranchlineError:
        return False
    entries = [entry_of(each.body, each.at) for each in fold.events]
    same_log = record.log is None or _encode(record.log.events) == _encode(entries[: len(record.log.events)])
    return same_log and str(msgspec.structs.replace(record, log=None)) == record_text(fold.table_state, LANGUAGE)


def _replays(table: str, text: str) -> Iterator[Violation]:
    """Verifies a record: against the rules, and against the committed deal."""
    try:
        problems = [str(problem) for problem in verify(Record.parse(text)).problems]
    except BranchlineError as error:
        problems = [str(error)]
    for problem in problems:
        yield Violation(Kind.REPLAY, table, f"the record can't be replayed: {problem}")
