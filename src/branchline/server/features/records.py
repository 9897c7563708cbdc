"""Uploaded game records: shown like finished tables, and verified (commit–reveal) as by `branchline verify`.

An uploaded record is turned into a table whose first event is the deal, so the same code shows both. Records have no
owner and live in an LRU cache only; a client that still has the text can upload it again.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.boards import Board
from branchline.game.record import Record, replay
from branchline.game.setup import option_choices, seed_text
from branchline.game.verify import findings, verify
from branchline.server import wire
from branchline.server.features.replay import replay_at
from branchline.server.store import Event, Status, Table
from branchline.server.table.history import History, LoggedEvent
from branchline.server.table.state import Acted, Made, Seat, Started, TableState, encode
from branchline.server.wire.terms import Settings
from branchline.texts import Texts

LARGEST_RECORD = 240_000  # bytes: four times a long game
LONGEST_NAME = 64  # characters that are shown of a seat's name: a view for each seat contains all names


@dataclass(frozen=True)
class UploadedRecord:
    """An uploaded record, with its table and history."""

    record: Record
    row: Table
    history: History

    @property
    def info(self) -> wire.RecordInfo:
        record, last, names = self.record, self.history.last, _shown_names(self.record)
        assert last.game is not None
        return wire.RecordInfo(
            self.row.id, record.board, record.digest, last.settings.players, names, last.version, last.game.over,
            record.proof,
        )  # fmt: skip

    def replay_at(self, version: int, now: float) -> wire.Replay:
        """The table at a version, as each seat saw it."""
        made = replay_at(self.row, self.history.at(version), self.history.events[version - 1 : version], now)
        return wire.Replay(tuple(self._own(update) for update in made.seats))

    def _own(self, update: wire.Update) -> wire.Update:
        """Adapts an update to the record: it carries the record's own proof, and never expires."""
        proof = self.record.proof if update.table.status is Status.OVER else None
        table = msgspec.structs.replace(update.table, proof=proof, expires=None)
        return msgspec.structs.replace(update, table=table)


def read_upload(text: str, record: Record, board: Board) -> UploadedRecord:
    """Replays a record, the text of which was uploaded; an error if anything in it is wrong."""
    game = replay(record, board)  # validates the whole record before anything else is done with it
    first = replay(msgspec.structs.replace(record, acts=(), result=None), board)
    id = sha256(text.encode(errors="surrogatepass")).hexdigest()[:24]
    choices = option_choices(int(first.state.options))
    longest_path, strict_ferries = choices.get("longest_path"), choices.get("strict_ferries")
    settings = Settings(record.board, game.players, longest_path=longest_path, strict_ferries=strict_ferries)
    made = Made(settings, record.digest, record.proof.commitment if record.proof else "")
    seats = tuple(Seat(name=name) for name in _shown_names(record) or ("",) * game.players)
    table_state = TableState(id, b"", made, board, seats, Status.RUNNING, began=1, game=first)
    history = History.of(LoggedEvent(1, 0.0, Started(), ()), table_state)
    history.grow(
        Event(number, "", "acted", encode(Acted(act.seat, (act.act,), (act.outcomes,) if act.outcomes else ())), 0.0)
        for number, act in enumerate(record.acts, start=2)
    )
    return UploadedRecord(record, unsaved_row(history.last), history)


def _shown_names(record: Record) -> tuple[str, ...]:
    return tuple(name[:LONGEST_NAME] for name in record.seats)


def unsaved_row(table_state: TableState) -> Table:
    """A database row for a table that is not in the database: without a host and a code."""
    board, players = table_state.settings.board, table_state.settings.players
    return Table(
        table_state.id, code=None, public=False, board=board, players=players, free=0, pace="none",
        status=table_state.status, version=table_state.version, host="", secret=b"", created=0.0, touched=0.0,
    )  # fmt: skip


def verify_record(record: Record, board: Board, language: str) -> wire.Verified:
    """Verifies a record; lists the problems first, then what was confirmed."""
    verdict, texts = verify(record, board), Texts(language)
    wrong = [
        wire.Finding(problem.code, texts.refusal(problem), False, problem.details.get("line"))
        for problem in verdict.problems
    ]
    right = [wire.Finding(code, sentence) for code, sentence in findings(verdict, texts)]
    seed = seed_text(record.proof.seed) if record.proof is not None else None
    return wire.Verified(
        not verdict.problems, verdict.game is not None, verdict.deal_holds, (*wrong, *right), record.proof, seed
    )
