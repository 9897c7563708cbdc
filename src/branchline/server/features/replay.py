"""Looking back at games: those of tables that are over, and those of records that somebody brings along.

A record becomes a table as well, whose first event is the deal: so both are looked at in the same way. Records are
nobody's, and are kept for a while only; whoever still has the text brings it again.
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
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.app.refusals import Declined
from branchline.server.features import hints
from branchline.server.live.seat_views import happenings, replayed
from branchline.server.store import Event, Status, Table
from branchline.server.table import state
from branchline.server.table.events import Acted, Made, Settings, Started, Undone, encode, kind_of
from branchline.server.table.history import Past, Told
from branchline.server.table.record import check_over, record_text
from branchline.server.table.state import Seat, Sitting

LARGEST_RECORD = 120_000  # bytes: of a long game six times over


# Tables.


async def _record(ask: Ask) -> Reply:
    sitting = (await ask.desk.log.read(ask.path["table"])).sitting
    name = f'attachment; filename="{sitting.settings.board}-{sitting.id}.jsonl"'
    return Reply(
        record_text(sitting, ask.language).encode(), media="application/jsonl", headers={"Content-Disposition": name}
    )


async def _replay(ask: Ask) -> Reply:
    """A table that is over as it was, with the eyes of every seat."""
    known = await ask.desk.log.read(ask.path["table"])
    check_over(known.sitting)
    at = _version(ask, known.sitting.version)
    sitting = await ask.desk.log.as_of(known.row.id, at)
    told = await ask.desk.log.history(known.row.id, at - 1, at)
    return Reply(_replayed(known.row, sitting, told, ask.desk.clock.now()))


async def _course(ask: Ask) -> Reply:
    known = await ask.desk.log.read(ask.path["table"])
    check_over(known.sitting)
    first = await ask.desk.log.as_of(known.row.id, 1)
    told = await ask.desk.log.history(known.row.id, 0, known.sitting.version)
    return Reply(await _course_of(ask, known.sitting, first, told))


async def _why(ask: Ask) -> Reply:
    known = await ask.desk.log.read(ask.path["table"])
    check_over(known.sitting)
    at = _version(ask, known.sitting.version)
    if at == 1:
        return Reply(wire.Judged(1))
    before = await ask.desk.log.as_of(known.row.id, at - 1)
    told = await ask.desk.log.history(known.row.id, at - 1, at)
    return Reply(await ask.desk.study.think(hints.judge, before, told[0], ask.language))


# Records.


@dataclass(frozen=True)
class Brought:
    """A record that somebody brought along."""

    record: Record
    row: Table
    past: Past

    @property
    def shown(self) -> wire.RecordShown:
        record, last = self.record, self.past.last
        assert last.game is not None
        return wire.RecordShown(
            self.row.id, record.board, record.digest, last.settings.players, record.seats, last.version, last.game.over,
            record.proof,
        )  # fmt: skip


async def _bring(ask: Ask) -> Reply:
    ask.desk.limits.records.check(ask.address)
    found = await ask.desk.study.think(_read, ask.body.text)
    ask.desk.study.records.put(found.row.id, found)
    return Reply(found.shown, 201)


async def _brought_replay(ask: Ask) -> Reply:
    found = brought(ask, ask.path["record"])
    at = _version(ask, found.past.last.version)
    now = ask.desk.clock.now()
    made = await ask.desk.study.think(
        lambda: _replayed(found.row, found.past.at(at), found.past.told[at - 1 : at], now)
    )
    return Reply(wire.Replay(tuple(_as_brought(each, found) for each in made.seats)))


async def _brought_course(ask: Ask) -> Reply:
    past = brought(ask, ask.path["record"]).past
    return Reply(await _course_of(ask, past.last, past.at(1), past.told))


async def _brought_why(ask: Ask) -> Reply:
    past = brought(ask, ask.path["record"]).past
    at = _version(ask, past.last.version)
    if at == 1:
        return Reply(wire.Judged(1))
    told = past.told[at - 1]
    return Reply(await ask.desk.study.think(lambda: hints.judge(past.at(at - 1), told, ask.language)))


BACK = (
    Endpoint("GET", "/api/tables/{table}/record", _record, "The whole game as a file, once it is over", None),
    Endpoint("GET", "/api/tables/{table}/replay", _replay, "A game that is over, as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/tables/{table}/course", _course, "A game that is over at a glance", wire.Course),
    Endpoint("GET", "/api/tables/{table}/why", _why, "An act of a game that is over, and what a bot would have done",
             wire.Judged, query=("at",)),
    Endpoint("POST", "/api/records", _bring, "Bring a record along, to look at it", wire.RecordShown,
             wire.RecordGiven, status=201, largest=LARGEST_RECORD),
    Endpoint("GET", "/api/records/{record}/replay", _brought_replay, "A record's game as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/records/{record}/course", _brought_course, "A record's game at a glance", wire.Course),
    Endpoint("GET", "/api/records/{record}/why", _brought_why, "An act of a record, and what a bot would have done",
             wire.Judged, query=("at",)),
)  # fmt: skip


def brought(ask: Ask, id: str) -> Brought:
    found: Brought | None = ask.desk.study.records.get(id)
    if found is None:
        raise Declined("no-such-record")
    return found


def parsed(text: str) -> Record:
    """A record on a board of ours: what it names is never taken for a path."""
    record = Record.parse(text)
    if record.board not in builtin_boards():
        raise Declined("no-such-board", board=record.board)
    return record


# How.


async def _course_of(ask: Ask, last: Sitting, first: Sitting, told: Sequence[Told]) -> wire.Course:
    """Found once: it takes as long as playing the game again."""
    key = (last.id, last.version)
    found: wire.Course | None = ask.desk.study.courses.get(key)
    if found is None:
        found = await ask.desk.study.think(course, first, told)
        ask.desk.study.courses.put(key, found)
    return found


def course(first: Sitting, told: Sequence[Told]) -> wire.Course:
    """All versions of a table, played again once."""
    sitting = first
    turns: dict[int, int] = {}  # by how many acts the game has: what is taken back brings an earlier one again
    steps = [_step(first, told[0], _turns_begun(first.game))]
    for each in told[1:]:
        before, sitting = sitting, state.after(sitting, each.body, each.at)
        turn = steps[-1].turn
        if isinstance(each.body, Undone) and sitting.game is not None:
            turn = turns.get(len(sitting.game.acts), turn)
        elif sitting.game is not None and _begins(before.game, sitting.game):
            turn += 1
        if sitting.game is not None:
            turns[len(sitting.game.acts)] = turn
        steps.append(_step(sitting, each, turn))
    return wire.Course(tuple(steps))


def _step(sitting: Sitting, told: Told, turn: int) -> wire.CourseStep:
    game = sitting.game
    points, trains = (tuple(game.points), tuple(game.trains)) if game is not None else ((), ())
    return wire.CourseStep(told.seq, kind_of(told.body), turn, getattr(told.body, "seat", None), points, trains)


def _turns_begun(game: Game | None) -> int:
    return int(game is not None and game.phase != "start")


def _begins(before: Game | None, now: Game) -> bool:
    """Whether a turn has begun: the first, or the next player's."""
    if now.over or now.phase == "start":
        return False
    return before is None or before.phase == "start" or before.turn != now.turn


def _replayed(row: Table, sitting: Sitting, told: Sequence[Told], now: float) -> wire.Replay:
    return wire.Replay(
        tuple(
            wire.Update(sitting.version - 1, happenings(told, seat), replayed(row, sitting, seat, now))
            for seat in range(sitting.settings.players)
        )
    )


def _as_brought(update: wire.Update, found: Brought) -> wire.Update:
    """What a record knows of its table: the proof it has, and no time after which it is gone."""
    proof = found.record.proof if update.table.status is Status.OVER else None
    table = msgspec.structs.replace(update.table, proof=proof, expires=None)
    return msgspec.structs.replace(update, table=table)


def _read(text: str) -> Brought:
    record = parsed(text)
    game = replay(record)  # all of it, before anything is made of it
    first = replay(msgspec.structs.replace(record, acts=(), result=None))
    longest_path = record.start.get("longest_path")
    id = sha256(text.encode(errors="surrogatepass")).hexdigest()[:24]
    settings = Settings(record.board, game.players, longest_path=longest_path if longest_path is False else None)
    made = Made(settings, record.digest, record.proof.commitment if record.proof else "")
    seats = tuple(Seat(name=name) for name in record.seats or ("",) * game.players)
    sitting = Sitting(id, b"", made, seats, Status.RUNNING, began=1, game=first)
    past = Past.of(Told(1, 0.0, Started(), ()), sitting)
    past.grow(
        Event(number, "", "acted", encode(Acted(act.seat, (act.act,), (act.outcomes,) if act.outcomes else ())), 0.0)
        for number, act in enumerate(record.acts, start=2)
    )
    return Brought(record, nobodys_row(past.last), past)


def nobodys_row(sitting: Sitting) -> Table:
    """What lists would show of a table that is in none: it is nobody's, and has no code."""
    board, players = sitting.settings.board, sitting.settings.players
    return Table(
        sitting.id, code=None, public=False, board=board, players=players, free=0, pace="none", status=sitting.status,
        version=sitting.version, host="", secret=b"", created=0.0, touched=0.0,
    )  # fmt: skip


def _version(ask: Ask, last: int) -> int:
    at = ask.number("at", 1)
    if not 1 <= at <= last:
        raise Declined("bad-message", error=f"at is from 1 to {last}")
    return at
