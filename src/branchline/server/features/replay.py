"""Game replay and analysis: of finished tables, and of game records that somebody uploads.

An uploaded record is turned into a table whose first event is the deal, so both are shown by the same code. Records
have no owner and live in an LRU cache only; a client that still has the text can upload it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.boards import builtin_boards
from branchline.game.game import Game
from branchline.game.record import Record, replay
from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, Reply
from branchline.server.app.refusals import RequestRefused
from branchline.server.features import hints
from branchline.server.live.seat_views import happenings, replayed
from branchline.server.store import Event, Status, Table
from branchline.server.table import state
from branchline.server.table.events import Acted, Made, Settings, Started, Undone, encode, kind_of
from branchline.server.table.history import History, LoggedEvent
from branchline.server.table.record import check_over, record_text
from branchline.server.table.state import Seat, TableState

LARGEST_RECORD = 120_000  # bytes: six times a long game


# Tables.


async def _record(ask: ApiRequest) -> Reply:
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    name = f'attachment; filename="{table_state.settings.board}-{table_state.id}.jsonl"'
    return Reply(
        record_text(table_state, ask.language).encode(),
        media="application/jsonl",
        headers={"Content-Disposition": name},
    )


async def _replay(ask: ApiRequest) -> Reply:
    """A finished table at some version, as each seat saw it."""
    known = await ask.services.log.read(ask.path["table"])
    check_over(known.table_state)
    at = _version(ask, known.table_state.version)
    table_state = await ask.services.log.as_of(known.row.id, at)
    logged = await ask.services.log.history(known.row.id, at - 1, at)
    return Reply(_replayed(known.row, table_state, logged, ask.services.clock.now()))


async def _course(ask: ApiRequest) -> Reply:
    known = await ask.services.log.read(ask.path["table"])
    check_over(known.table_state)
    first = await ask.services.log.as_of(known.row.id, 1)
    logged = await ask.services.log.history(known.row.id, 0, known.table_state.version)
    return Reply(await _course_of(ask, known.table_state, first, logged))


async def _why(ask: ApiRequest) -> Reply:
    known = await ask.services.log.read(ask.path["table"])
    check_over(known.table_state)
    at = _version(ask, known.table_state.version)
    if at == 1:
        return Reply(wire.MoveReview(1))
    before = await ask.services.log.as_of(known.row.id, at - 1)
    logged = await ask.services.log.history(known.row.id, at - 1, at)
    return Reply(await ask.services.study.think(hints.judge, before, logged[0], ask.language))


# Records.


@dataclass(frozen=True)
class UploadedRecord:
    """An uploaded record, with its table and history."""

    record: Record
    row: Table
    past: History

    @property
    def shown(self) -> wire.RecordShown:
        record, last = self.record, self.past.last
        assert last.game is not None
        return wire.RecordShown(
            self.row.id, record.board, record.digest, last.settings.players, record.seats, last.version, last.game.over,
            record.proof,
        )  # fmt: skip


async def _bring(ask: ApiRequest) -> Reply:
    ask.services.limits.records.check(ask.address)
    found = await ask.services.study.think(_read, ask.body.text)
    ask.services.study.records.put(found.row.id, found)
    return Reply(found.shown, 201)


async def _brought_replay(ask: ApiRequest) -> Reply:
    found = brought(ask, ask.path["record"])
    at = _version(ask, found.past.last.version)
    now = ask.services.clock.now()
    made = await ask.services.study.think(
        lambda: _replayed(found.row, found.past.at(at), found.past.told[at - 1 : at], now)
    )
    return Reply(wire.Replay(tuple(_as_brought(each, found) for each in made.seats)))


async def _brought_course(ask: ApiRequest) -> Reply:
    past = brought(ask, ask.path["record"]).past
    return Reply(await _course_of(ask, past.last, past.at(1), past.told))


async def _brought_why(ask: ApiRequest) -> Reply:
    past = brought(ask, ask.path["record"]).past
    at = _version(ask, past.last.version)
    if at == 1:
        return Reply(wire.MoveReview(1))
    logged = past.told[at - 1]
    return Reply(await ask.services.study.think(lambda: hints.judge(past.at(at - 1), logged, ask.language)))


BACK = (
    Endpoint("GET", "/api/tables/{table}/record", _record, "The whole game as a file, once it is over", None),
    Endpoint("GET", "/api/tables/{table}/replay", _replay, "A game that is over, as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/tables/{table}/course", _course, "A game that is over at a glance", wire.GameOverview),
    Endpoint("GET", "/api/tables/{table}/why", _why, "An act of a game that is over, and what a bot would have done",
             wire.MoveReview, query=("at",)),
    Endpoint("POST", "/api/records", _bring, "Bring a record along, to look at it", wire.RecordShown,
             wire.RecordGiven, status=201, largest=LARGEST_RECORD),
    Endpoint("GET", "/api/records/{record}/replay", _brought_replay, "A record's game as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/records/{record}/course", _brought_course, "A record's game at a glance", wire.GameOverview),
    Endpoint("GET", "/api/records/{record}/why", _brought_why, "An act of a record, and what a bot would have done",
             wire.MoveReview, query=("at",)),
)  # fmt: skip


def brought(ask: ApiRequest, id: str) -> UploadedRecord:
    found: UploadedRecord | None = ask.services.study.records.get(id)
    if found is None:
        raise RequestRefused("no-such-record")
    return found


def parsed(text: str) -> Record:
    """Parses a record on a built-in board; its board name is never used as a path."""
    record = Record.parse(text)
    if record.board not in builtin_boards():
        raise RequestRefused("no-such-board", board=record.board)
    return record


# Details.


async def _course_of(
    ask: ApiRequest, last: TableState, first: TableState, logged: Sequence[LoggedEvent]
) -> wire.GameOverview:
    """The course from the cache, or computed: that takes as long as replaying the game."""
    key = (last.id, last.version)
    found: wire.GameOverview | None = ask.services.study.courses.get(key)
    if found is None:
        found = await ask.services.study.think(course, first, logged)
        ask.services.study.courses.put(key, found)
    return found


def course(first: TableState, logged: Sequence[LoggedEvent]) -> wire.GameOverview:
    """A summary of every version of a table, computed in one pass over its events."""
    table_state = first
    turns: dict[int, int] = {}  # number of acts -> turn, because an undo returns to an earlier turn
    steps = [_step(first, logged[0], _turns_begun(first.game))]
    for each in logged[1:]:
        before, table_state = table_state, state.after(table_state, each.body, each.at)
        turn = steps[-1].turn
        if isinstance(each.body, Undone) and table_state.game is not None:
            turn = turns.get(len(table_state.game.acts), turn)
        elif table_state.game is not None and _begins(before.game, table_state.game):
            turn += 1
        if table_state.game is not None:
            turns[len(table_state.game.acts)] = turn
        steps.append(_step(table_state, each, turn))
    return wire.GameOverview(tuple(steps))


def _step(table_state: TableState, logged: LoggedEvent, turn: int) -> wire.OverviewStep:
    game = table_state.game
    points, trains = (tuple(game.points), tuple(game.trains)) if game is not None else ((), ())
    return wire.OverviewStep(logged.seq, kind_of(logged.body), turn, getattr(logged.body, "seat", None), points, trains)


def _turns_begun(game: Game | None) -> int:
    return int(game is not None and game.phase != "start")


def _begins(before: Game | None, now: Game) -> bool:
    """Whether a turn has just begun: the first one, or the next player's."""
    if now.over or now.phase == "start":
        return False
    return before is None or before.phase == "start" or before.turn != now.turn


def _replayed(row: Table, table_state: TableState, logged: Sequence[LoggedEvent], now: float) -> wire.Replay:
    return wire.Replay(
        tuple(
            wire.Update(table_state.version - 1, happenings(logged, seat), replayed(row, table_state, seat, now))
            for seat in range(table_state.settings.players)
        )
    )


def _as_brought(update: wire.Update, found: UploadedRecord) -> wire.Update:
    """Adapts an update to a record: it carries the record's own proof, and never expires."""
    proof = found.record.proof if update.table.status is Status.OVER else None
    table = msgspec.structs.replace(update.table, proof=proof, expires=None)
    return msgspec.structs.replace(update, table=table)


def _read(text: str) -> UploadedRecord:
    record = parsed(text)
    game = replay(record)  # validates the whole record before anything else is done with it
    first = replay(msgspec.structs.replace(record, acts=(), result=None))
    longest_path = record.start.get("longest_path")
    id = sha256(text.encode(errors="surrogatepass")).hexdigest()[:24]
    settings = Settings(record.board, game.players, longest_path=longest_path if longest_path is False else None)
    made = Made(settings, record.digest, record.proof.commitment if record.proof else "")
    seats = tuple(Seat(name=name) for name in record.seats or ("",) * game.players)
    table_state = TableState(id, b"", made, seats, Status.RUNNING, began=1, game=first)
    past = History.of(LoggedEvent(1, 0.0, Started(), ()), table_state)
    past.grow(
        Event(number, "", "acted", encode(Acted(act.seat, (act.act,), (act.outcomes,) if act.outcomes else ())), 0.0)
        for number, act in enumerate(record.acts, start=2)
    )
    return UploadedRecord(record, nobodys_row(past.last), past)


def nobodys_row(table_state: TableState) -> Table:
    """A database row for a table that is not in the database: without a host and a code."""
    board, players = table_state.settings.board, table_state.settings.players
    return Table(
        table_state.id, code=None, public=False, board=board, players=players, free=0, pace="none",
        status=table_state.status, version=table_state.version, host="", secret=b"", created=0.0, touched=0.0,
    )  # fmt: skip


def _version(ask: ApiRequest, last: int) -> int:
    at = ask.number("at", 1)
    if not 1 <= at <= last:
        raise RequestRefused("bad-message", error=f"at is from 1 to {last}")
    return at
