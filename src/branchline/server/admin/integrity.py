"""Whether a table is whole: its log has no gap, its events make a table, and that is the one that lists show.

A file or a database may have been written by anybody. So every field is checked for what the server itself would have
written there: only built-in boards, only bots by their level, ids without anything but letters and digits.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

from branchline.boards import builtin_boards, load_board
from branchline.bots import LEVELS
from branchline.errors import BranchlineError, CodedError
from branchline.game import deal
from branchline.game.record import record_of, replay
from branchline.game.seating import check_table
from branchline.server.store import Event, Line, Table, Whole
from branchline.server.table import chat, state
from branchline.server.table.events import (
    Acted,
    Body,
    BotSat,
    CameBack,
    Dismissed,
    Gone,
    Left,
    Made,
    Pace,
    Rematched,
    Resigned,
    Sat,
    Settings,
    Started,
    Status,
    StoodIn,
    Undone,
    Voted,
    Why,
    decode,
    encode,
    kind_of,
)
from branchline.server.table.log import row_of
from branchline.server.table.state import Seat, Sitting

LAST = 2**31 - 1  # the greatest number that a column takes
LATEST = 1e11  # a time, in seconds since 1970
LONGEST_NAME = 32
MOST_ACTIONS, LONGEST_ACTION = 16, 400
MOST_SECONDS, MOST_DAYS, MOST_MINUTES = 7200, 7, 60  # of a bank or an increment, for a turn, of a delay

_ID = re.compile("[0-9A-Za-z]{1,64}")  # of a table or a person; a code
_MOVE = re.compile("[!-~]{1,100}")
_SAID = re.compile("[0-9A-Za-z]{1,64} [!-~]{1,100}|[!-~]{1,100}")  # a person, and the move_id that they made up


class Damage(CodedError):
    """What is wrong with a table."""


def check_whole(whole: Whole) -> Sitting:
    """The table that a log makes; Damage if anything that is kept does not fit it."""
    sitting = check_log(whole.table, whole.events)
    if members_of(sitting) != whole.members:
        raise Damage("row-differs", text="members")
    return sitting


def check_log(row: Table, events: Sequence[Event]) -> Sitting:
    """The table that a log makes; Damage if it makes none, another than the row says, or could not be a server's."""
    _check_row(row)
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
    for line in whole.lines:
        _check_line(line, whole.table.players)


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
    if len(row.secret) != deal.SECRET or deal.commitment(row.secret) != made.commitment:
        raise Damage("log-secret")
    sitting = _first(row, made, events[0].at)
    for event, body in zip(events[1:], bodies[1:], strict=True):
        seat = getattr(body, "seat", 0)
        if not 0 <= seat < len(sitting.seats):
            raise Damage("log-seat", number=event.seq, place=seat)
        _check_event(row, sitting, event, body)
        try:
            sitting = state.fold(sitting, [(body, event.at)])
        except Exception as error:  # a log that nobody checked can fail in any way; each of them is damage
            raise Damage("log-event", number=event.seq, error=_told(error)) from error
    return sitting


def _first(row: Table, made: Made, at: float) -> Sitting:
    """The table with its first event, on a built-in board that has not changed since: a path is never opened."""
    if made.settings.board not in builtin_boards():
        raise Damage("log-board-unknown", text=made.settings.board)
    try:
        board = load_board(made.settings.board)
        check_table(board, made.settings.players, longest_path=made.settings.longest_path)
    except BranchlineError as error:
        raise Damage("log-event", number=1, error=error) from error
    if board.digest != made.digest:
        raise Damage("log-board", text=board.id)
    _check_settings(made.settings)
    people = len(made.people) <= made.settings.players and all(_ID.fullmatch(person) for person in made.people)
    _check_fields({"people": people}, 1)
    return state.first(row.id, row.secret, made, at)


def _body(event: Event) -> Body:
    try:
        body = decode(event.body)
        same = msgspec.json.decode(event.body) == msgspec.json.decode(encode(body))  # no field that nobody knows
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damage("log-event", number=event.seq, error=_told(error)) from error
    same = same and kind_of(body) == event.kind
    if not same or (event.seat is not None and event.seat != getattr(body, "seat", None)):
        raise Damage("log-body", number=event.seq)
    fields = {
        "move_id": _MOVE.fullmatch(event.move_id),
        "person": event.person is None or _ID.fullmatch(event.person),
        "at": _is_time(event.at),
    }
    _check_fields(fields, event.seq)
    return body


# What a server would have written.


def _check_row(row: Table) -> None:
    fields = {
        "id": _ID.fullmatch(row.id),
        "code": row.code is None or _ID.fullmatch(row.code),
        "host": _ID.fullmatch(row.host),
        "created": _is_time(row.created),
    }
    for name, right in fields.items():
        if not right:
            raise Damage("row-field", text=name)


def _check_settings(settings: Settings) -> None:
    delayed = settings.watching == "delayed"
    fields = {
        "pace": _is_pace(settings.pace),
        "delay": 0 <= settings.delay <= (MOST_MINUTES if delayed else 0),
        "invited": all(0 <= seat < settings.players for seat in settings.invited),
    }
    _check_fields(fields, 1)


def _is_pace(pace: Pace) -> bool:
    match pace.kind:
        case "live":
            return 0 < pace.bank <= MOST_SECONDS and 0 <= pace.increment <= MOST_SECONDS and pace.days == 0
        case "days":
            return 0 < pace.days <= MOST_DAYS and pace.bank == pace.increment == 0
    return pace == Pace()


def _check_event(row: Table, sitting: Sitting, event: Event, body: Body) -> None:
    """Damage if an event can't come next at a table, was done by who could not, or has a field that no server writes.

    What the rules say of an act is found out when it is played. What may be taken back, or voted for, is not asked
    here: that may change, and logs from before must still be good.
    """
    fields: dict[str, object] = {}
    match body:
        case Sat(number, person, name, nonce):
            then = sitting.status is Status.OPEN and not sitting.seats[number].taken
            fields = {"person": person == event.person, "name": _is_name(name), "nonce": len(nonce) == deal.NONCE}
        case BotSat(number, spec, nonce):
            then = sitting.status is Status.OPEN and not sitting.seats[number].taken
            _check_level(event, spec)
            fields = {"person": event.person == row.host, "nonce": nonce == deal.bot_nonce(row.secret, number)}
        case Left(number):
            then = sitting.status is Status.OPEN and sitting.seats[number].taken
        case Dismissed(number):
            then = sitting.status is Status.OPEN and sitting.seats[number].person is not None
        case Started(outcomes):
            then = sitting.status is Status.OPEN and all(seat.taken for seat in sitting.seats)
            fields = {"outcomes": not outcomes}
        case Acted(number, actions, outcomes):
            then = sitting.status is Status.RUNNING
            fields = {"actions": _are_actions(actions), "outcomes": not outcomes}
            fields["person"] = _acts_for(event, sitting.seats[number])
        case Undone(number) | Resigned(number) | Voted(number) | CameBack(number):
            then = sitting.status is Status.RUNNING
            fields = {"person": event.person is not None and event.person == sitting.seats[number].person}
        case StoodIn(number, spec, why):
            then = sitting.status is Status.RUNNING and sitting.seats[number].person is not None
            _check_level(event, spec)
            fields = {"person": _replaces(event, sitting, number, why)}
        case Rematched(table, code):
            then = sitting.status is Status.OVER and sitting.rematch is None
            fields = {"table": _ID.fullmatch(table), "code": _ID.fullmatch(code)}
        case Gone():
            then = sitting.status is not Status.GONE
        case _:
            then = not isinstance(body, Made)
    if not then:
        raise Damage("log-order", number=event.seq)
    _check_fields(fields, event.seq)


def _check_level(event: Event, spec: str) -> None:
    """A bot is one of the levels, never a spec: that could name a program to run."""
    if spec not in LEVELS:
        raise Damage("log-bot", number=event.seq, text=spec)


def _acts_for(event: Event, seat: Seat) -> bool:
    """Whether who acted may: the seat's person, or the server for a bot."""
    if event.person is None:
        return seat.player is not None
    return event.person == seat.person and seat.stand_in is None


def _replaces(event: Event, sitting: Sitting, number: int, why: Why) -> bool:
    """Whether who let a bot play may: the seat's own player, another one, or the server when time ran out."""
    own = sitting.seats[number].person
    match why:
        case "left":
            return event.person == own
        case "away":
            return event.person is not None and event.person != own and bool(sitting.seats_of(event.person))
    return event.person is None


def _check_line(line: Line, players: int) -> None:
    try:
        spoken = chat._spoken(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damage("chat-line", number=line.seq) from None
    fields = (
        line.audience in ("players", "spectators"),
        _ID.fullmatch(line.person),
        _SAID.fullmatch(line.move_id),
        _is_time(line.at),
        spoken.seat is None or 0 <= spoken.seat < players,
    )
    if not all(fields):
        raise Damage("chat-line", number=line.seq)


def _check_fields(fields: Mapping[str, object], number: int) -> None:
    """Damage if a field of an event is not right."""
    for name, right in fields.items():
        if not right:
            raise Damage("log-field", number=number, text=name)


def _is_time(at: float) -> bool:
    return math.isfinite(at) and 0 <= at <= LATEST


def _is_name(name: str) -> bool:
    controls = ("Cc", "Cs", "Zl", "Zp")  # what ends a line, or is no letter at all
    return 0 < len(name) <= LONGEST_NAME and all(unicodedata.category(letter) not in controls for letter in name)


def _are_actions(actions: Sequence[str]) -> bool:
    return 0 < len(actions) <= MOST_ACTIONS and all(0 < len(action) <= LONGEST_ACTION for action in actions)


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
