"""Whether a table is whole: its log has no gap, its events make a table, and that is the one that lists show."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from branchline import deal
from branchline.boards import load_board
from branchline.errors import BranchlineError, CodedError
from branchline.record import record_of, replay
from branchline.seating import check_table
from branchline.server import tables
from branchline.server.log import row_of
from branchline.server.model import Body, Made, decode, kind_of
from branchline.server.store import Event, Table, Whole
from branchline.server.tables import Sitting

LAST = 2**31 - 1  # the greatest number that a column takes


class Damage(CodedError):
    """What is wrong with a table."""


def check_whole(whole: Whole) -> Sitting:
    """The table that a log makes; Damage if anything that is kept does not fit it."""
    sitting = check_log(whole.table, whole.events)
    if members_of(sitting) != whole.members:
        raise Damage("row-differs", text="members")
    return sitting


def check_log(row: Table, events: Sequence[Event]) -> Sitting:
    """The table that a log makes; Damage if it makes none, or another than the row says."""
    sitting = _folded(row, events)
    settings = sitting.settings
    made = {
        "board": sitting.board.id,
        "players": settings.players,
        "public": settings.public,
        "pace": settings.pace.kind,
    }
    for name, value in (msgspec.structs.asdict(row_of(row, sitting)) | made).items():
        if name != "summary" and getattr(row, name) != value:  # a summary may be told otherwise by another version
            raise Damage("row-differs", text=name)
    _check_result(sitting)
    return sitting


def check_storable(whole: Whole) -> None:
    """Damage if no database would keep it so: a move twice, chat out of order, texts of half letters."""
    if len({event.move_id for event in whole.events}) != len(whole.events):
        raise Damage("log-twice")
    numbers = [line.seq for line in whole.lines]
    once = len({line.move_id for line in whole.lines}) == len(numbers)
    in_order = numbers == sorted(set(numbers)) and all(0 < number <= LAST for number in numbers)
    if not (once and in_order and all(line.table == whole.table.id for line in whole.lines)):
        raise Damage("chat-order")
    rows = (whole.table, *whole.events, *whole.lines)
    values = (getattr(row, name) for row in rows for name in row.__struct_fields__)
    if any(isinstance(value, str) and not _storable(value) for value in values):
        raise Damage("odd-text")


def members_of(sitting: Sitting) -> tuple[tuple[int, str], ...]:
    """Seats and the people who have them."""
    return tuple((number, seat.person) for number, seat in enumerate(sitting.seats) if seat.person is not None)


def _folded(row: Table, events: Sequence[Event]) -> Sitting:
    for number, event in enumerate(events, 1):
        if event.seq != number:
            raise Damage("log-gap", number=number)
    bodies = [_body(event) for event in events]
    if not bodies or not isinstance(bodies[0], Made):
        raise Damage("log-start")
    made = bodies[0]
    if deal.commitment(row.secret) != made.commitment:
        raise Damage("log-secret")
    sitting = _first(row, made, events[0].at)
    for event, body in zip(events[1:], bodies[1:], strict=True):
        seat = getattr(body, "seat", 0)
        if not 0 <= seat < len(sitting.seats):
            raise Damage("log-seat", number=event.seq, place=seat)
        try:
            sitting = tables.fold(sitting, [(body, event.at)])
        except Exception as error:  # a log that nobody checked can fail in any way; each of them is damage
            raise Damage("log-event", number=event.seq, error=_told(error)) from error
    return sitting


def _first(row: Table, made: Made, at: float) -> Sitting:
    """The table with its first event, on a board that has not changed since."""
    try:
        board = load_board(made.settings.board)
        check_table(board, made.settings.players, longest_path=made.settings.longest_path)
    except BranchlineError as error:
        raise Damage("log-event", number=1, error=error) from error
    if board.digest != made.digest:
        raise Damage("log-board", text=board.id)
    return tables.first(row.id, row.secret, made, at)


def _body(event: Event) -> Body:
    try:
        body = decode(event.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damage("log-event", number=event.seq, error=_told(error)) from error
    if kind_of(body) != event.kind or (event.seat is not None and event.seat != getattr(body, "seat", None)):
        raise Damage("log-body", number=event.seq)
    return body


def _check_result(sitting: Sitting) -> None:
    """A finished game is played again from its record, as anyone can who gets it."""
    if sitting.ending is None or sitting.game is None:
        return
    try:
        again = replay(str(record_of(sitting.game)), sitting.board)
    except BranchlineError as error:
        raise Damage("log-replay", error=error) from error
    if again != sitting.game or (sitting.ending == "played" and again.winners != sitting.winners):
        raise Damage("log-result")


def _told(error: Exception) -> Exception | str:
    return error if isinstance(error, BranchlineError) else f"{type(error).__name__} {error}".strip()


def _storable(text: str) -> bool:
    """JSON can write halves of letters, and zeros; databases can't."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
