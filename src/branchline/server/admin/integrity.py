"""Integrity check of a table: its event log has no gaps, replays without errors, and matches the table's row.

A file or a database may have been written by anybody. So each field must be something that the server itself could
have written: only boards that are built in or come as valid text, only bots by level name, only letters and digits in
ids.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from branchline.boards import Board, BoardError, builtin_boards, load_board
from branchline.bots import LEVELS
from branchline.errors import BranchlineError, CodedError
from branchline.game import deal
from branchline.game.hash_chain import erased_names, hashes_of
from branchline.game.record import record_of, replay
from branchline.game.setup import check_table
from branchline.server.people.identity import one_line
from branchline.server.store import Event, Line, StoredBoard, Table, TableExport
from branchline.server.table import chat, state
from branchline.server.table.boards import board_of
from branchline.server.table.log import row_of
from branchline.server.table.state import (
    Acted,
    Body,
    BotSat,
    Dismissed,
    Left,
    Made,
    Reassigned,
    Rematched,
    Sat,
    Seat,
    Started,
    StoodIn,
    TableState,
    decode,
    encode,
    entry_of,
)
from branchline.server.wire import Pace, Settings, StandInReason, kind_of, seat_of

LAST = 2**31 - 1  # the largest integer of a database column
LATEST = 1e11  # largest timestamp, in seconds since 1970
LONGEST_NAME = 32
MOST_ACTIONS, LONGEST_ACTION = 16, 400
MOST_SECONDS, MOST_DAYS, MOST_MINUTES = 7200, 7, 60  # of a clock bank or increment, per turn, of the spectators' delay

_ID = re.compile("[0-9A-Za-z]{1,64}")  # ids of tables and people, and codes
_MOVE = re.compile("[!-~]{1,100}")
# A chat line's move_id, with its person's id in front or alone.
_SAID = re.compile("[0-9A-Za-z]{1,64} [!-~]{1,100}|[!-~]{1,100}")


class Damage(CodedError):
    """A table failed the integrity check; the code says how."""


def check_whole(whole: TableExport) -> TableState:
    """Checks a whole table and returns its state; raises Damage if anything stored does not match its log."""
    table_state = check_log(whole.table, whole.events, whole.board)
    if members_of(table_state) != whole.members:
        raise Damage("row-differs", text="members")
    return table_state


def check_log(row: Table, events: Sequence[Event], stored: StoredBoard | None = None) -> TableState:
    """Replays a log and returns the state; raises Damage if it is invalid, or does not match the row.

    `stored` is the board that it is played on, unless that is a built-in one.
    """
    _check_row(row)
    table_state = _folded(row, events, stored)
    settings = table_state.settings
    made = {
        "board": table_state.board.id,
        "players": settings.players,
        "public": settings.public,
        "pace": settings.pace.kind,
    }
    for name, value in (msgspec.structs.asdict(row_of(row, table_state)) | made).items():
        if name != "summary" and getattr(row, name) != value:  # other versions may write the summary differently
            raise Damage("row-differs", text=name)
    _check_result(table_state)
    return table_state


def check_storable(whole: TableExport) -> None:
    """Raises Damage if a database could not store it: a repeated move_id, chat out of order, invalid Unicode."""
    if len({event.move_id for event in whole.events}) != len(whole.events):
        raise Damage("log-twice")
    once = len({line.move_id for line in whole.lines}) == len(whole.lines)
    in_order = True
    for audience in {line.audience for line in whole.lines}:
        numbers = [line.seq for line in whole.lines if line.audience == audience]
        in_order = in_order and numbers == sorted(set(numbers)) and all(0 < number <= LAST for number in numbers)
    if not (once and in_order and all(line.table == whole.table.id for line in whole.lines)):
        raise Damage("chat-order")
    rows = (whole.table, *whole.events, *whole.lines, *((whole.board,) if whole.board is not None else ()))
    values = (getattr(row, name) for row in rows for name in row.__struct_fields__)
    if any(isinstance(value, str) and not _storable(value) for value in values):
        raise Damage("odd-text")
    for line in whole.lines:
        _check_line(line, whole.table.players)


def members_of(table_state: TableState) -> tuple[tuple[int, str], ...]:
    """The seats that belong to people, each with its person's id."""
    return tuple((number, seat.person) for number, seat in enumerate(table_state.seats) if seat.person is not None)


def _folded(row: Table, events: Sequence[Event], stored: StoredBoard | None) -> TableState:
    for number, event in enumerate(events, 1):
        if event.seq != number:
            raise Damage("log-gap", number=number)
    bodies = [_body(event) for event in events]
    if not bodies or not isinstance(bodies[0], Made):
        raise Damage("log-start")
    made = bodies[0]
    if len(row.secret) != deal.SECRET or deal.commitment(row.secret) != made.commitment:
        raise Damage("log-secret")
    table_state = _first(row, made, _board(made, stored), events[0].at)
    _check_hash(events[0], table_state, chained=False)
    for (before, event), body in zip(pairwise(events), bodies[1:], strict=True):
        seat = seat_of(body) or 0
        if not 0 <= seat < len(table_state.seats):
            raise Damage("log-seat", number=event.seq, place=seat)
        _check_event(row, table_state, event, body)
        try:
            table_state = state.fold(table_state, [(body, event.at)])
        except Exception as error:  # an untrusted log can fail in any way, and each means damage
            raise Damage("log-event", number=event.seq, error=_described(error)) from error
        _check_hash(event, table_state, chained=before.hash is not None)
    if any(isinstance(body, Sat) and body.erased for body in bodies):
        pairs = zip(bodies, events, strict=True)
        if erased_names(entry_of(body, event.at) for body, event in pairs) is None:
            raise Damage("log-chain", number=events[-1].seq)
    return table_state


def _check_hash(event: Event, table_state: TableState, *, chained: bool) -> None:
    """The stored hash is that of the event and all before it. Events from before there was a chain have none.

    `chained`: whether the event before has one.
    """
    if event.hash != table_state.head and (chained or event.hash is not None):
        raise Damage("log-chain", number=event.seq)


def hashed(row: Table, events: Sequence[Event]) -> tuple[Event, ...]:
    """The events of a checked log with their hashes, which files don't contain."""
    hashes = hashes_of(row.id, row.secret, (entry_of(decode(event.body), event.at) for event in events))
    return tuple(msgspec.structs.replace(event, hash=found) for event, found in zip(events, hashes, strict=True))


def _board(made: Made, stored: StoredBoard | None) -> Board:
    """The board of a table: a built-in one, unchanged since, or one whose text is given. No path is ever opened."""
    id = made.settings.board
    if stored is not None and (id in builtin_boards() or (stored.id, stored.digest) != (id, made.digest)):
        raise Damage("log-board-other", text=stored.id)
    if id in builtin_boards():
        board = load_board(id)
        if board.digest != made.digest:
            raise Damage("log-board", text=id)
        return board
    if stored is None:
        raise Damage("log-board-unknown", text=id)
    try:
        return board_of(stored)
    except BoardError as error:
        raise Damage("log-board-text", text=id, error=error) from error


def _first(row: Table, made: Made, board: Board, at: float) -> TableState:
    """The state after the first event."""
    try:
        settings = made.settings
        check_table(board, settings.players, longest_path=settings.longest_path, strict_ferries=settings.strict_ferries)
    except BranchlineError as error:
        raise Damage("log-event", number=1, error=error) from error
    _check_settings(made.settings)
    people = len(made.people) <= made.settings.players and all(_ID.fullmatch(person) for person in made.people)
    _check_fields({"people": people}, 1)
    return state.first(row.id, row.secret, made, board, at)


def _body(event: Event) -> Body:
    try:
        body = decode(event.body)
        same = msgspec.json.decode(event.body) == msgspec.json.decode(encode(body))  # no unknown fields
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damage("log-event", number=event.seq, error=_described(error)) from error
    same = same and kind_of(body) == event.kind
    if not same or (event.seat is not None and event.seat != seat_of(body)):
        raise Damage("log-body", number=event.seq)
    fields = {
        "move_id": _MOVE.fullmatch(event.move_id),
        "person": event.person is None or _ID.fullmatch(event.person),
        "at": _is_time(event.at),
    }
    _check_fields(fields, event.seq)
    return body


# Whether a field is something that the server could have written.


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


def _check_event(row: Table, table_state: TableState, event: Event, body: Body) -> None:
    """Raises Damage if an event can't come next, its person was not allowed to do it, or a field is invalid.

    The rules check an act when it is replayed. Whether an undo or a vote was allowed is not checked here: that may
    change between versions, and older logs must stay valid.
    """
    possible, fields = True, dict[str, object]()
    match body:
        case Sat(number, person, name, nonce):
            possible = not table_state.seats[number].taken
            fields = {"person": person == event.person, "nonce": len(nonce) == deal.NONCE}
            fields["name"] = _is_name(name) or (name == "" and (body.seal or body.erased))
            fields["account"] = body.account is None or _ID.fullmatch(body.account)
        case BotSat(number, bot, nonce, name):
            possible = not table_state.seats[number].taken
            _check_level(event, bot)
            by_server = event.person is None and table_state.settings.quick is not None
            fields = {
                "person": by_server or event.person == row.host,
                "nonce": nonce == deal.bot_nonce(row.secret, number),
            }
            fields["name"] = name is None or _is_name(name)
        case Left(number):
            possible = table_state.seats[number].taken
        case Dismissed(number, code):
            possible = table_state.seats[number].person is not None
            fields = {"code": code is None or _ID.fullmatch(code)}
        case Started(outcomes):
            possible = all(seat.taken for seat in table_state.seats)
            fields = {"outcomes": not outcomes}
        case Acted(number, actions, outcomes):
            fields = {"actions": _are_actions(actions), "outcomes": not outcomes}
            fields["person"] = _may_act(event, table_state.seats[number])
        case StoodIn(number, bot, why):
            possible = table_state.seats[number].person is not None
            _check_level(event, bot)
            fields = {"person": _may_stand_in(event, table_state, number, why)}
        case Reassigned(seats, person, account):
            known = range(len(table_state.seats))
            possible = all(seat in known and table_state.seats[seat].person is not None for seat in seats)
            fields = {"person": _ID.fullmatch(person), "account": account is None or _ID.fullmatch(account)}
        case Rematched(table, code):
            possible = table_state.rematch is None
            fields = {"table": _ID.fullmatch(table), "code": _ID.fullmatch(code)}
        case _ if (seat := seat_of(body)) is not None:  # of the seat's own person, such as a vote
            fields = {"person": event.person is not None and event.person == table_state.seats[seat].person}
    if not possible or table_state.status not in body.stages:
        raise Damage("log-order", number=event.seq)
    _check_fields(fields, event.seq)


def _check_level(event: Event, spec: str) -> None:
    """A bot must be named by its level; a bot spec could name a program to run."""
    if spec not in LEVELS:
        raise Damage("log-bot", number=event.seq, text=spec)


def _may_act(event: Event, seat: Seat) -> bool:
    """Whether the event's person may act for the seat: its own person, or the server (None) for a bot."""
    if event.person is None:
        return seat.player is not None
    return event.person == seat.person and seat.stand_in is None


def _may_stand_in(event: Event, table_state: TableState, number: int, why: StandInReason) -> bool:
    """Whether the event's person may let a bot stand in: the seat's person, another player, or the server (None)."""
    own = table_state.seats[number].person
    match why:
        case "left":
            return event.person == own
        case "away":
            return event.person is not None and event.person != own and bool(table_state.seats_of(event.person))
    return event.person is None


def _check_line(line: Line, players: int) -> None:
    try:
        decoded = chat.decode_line(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damage("chat-line", number=line.seq) from None
    fields = (
        line.audience in ("players", "spectators"),
        _ID.fullmatch(line.person),
        _SAID.fullmatch(line.move_id),
        _is_time(line.at),
        decoded.seat is None or 0 <= decoded.seat < players,
        _is_name(decoded.name),
        decoded.text is None or decoded.text == one_line(decoded.text),
    )
    if not all(fields):
        raise Damage("chat-line", number=line.seq)


def _check_fields(fields: Mapping[str, object], number: int) -> None:
    """Raises Damage for the first field of an event that is wrong."""
    for name, right in fields.items():
        if not right:
            raise Damage("log-field", number=number, text=name)


def _is_time(at: float) -> bool:
    return math.isfinite(at) and 0 <= at <= LATEST


def _is_name(name: str) -> bool:
    # Control characters, text direction and other invisible controls, surrogates, private use, line separators.
    controls = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    return 0 < len(name) <= LONGEST_NAME and all(unicodedata.category(letter) not in controls for letter in name)


def _are_actions(actions: Sequence[str]) -> bool:
    return 0 < len(actions) <= MOST_ACTIONS and all(0 < len(action) <= LONGEST_ACTION for action in actions)


def _check_result(table_state: TableState) -> None:
    """Replays a finished game from its record, as anybody with the record can."""
    if table_state.ending is None or table_state.game is None:
        return
    try:
        again = replay(str(record_of(table_state.game)), table_state.board)
    except BranchlineError as error:
        raise Damage("log-replay", error=error) from error
    if again != table_state.game or (table_state.ending == "played" and again.winners != table_state.winners):
        raise Damage("log-result")


def _described(error: Exception) -> Exception | str:
    return error if isinstance(error, BranchlineError) else f"{type(error).__name__} {error}".strip()


def _storable(text: str) -> bool:
    """Whether a database can store the text: JSON allows lone surrogates and NUL, databases don't."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
