"""Command handlers: for each command, a pure function that checks it and returns the event to be logged.

`decide` dispatches by the command's type. It has no side effects, because it runs again if another worker appends to
the log first; whatever has to be read or drawn for it is in its `Context`. A command that is not allowed raises
TableRefusal. Whether the rules allow an action is checked when the event is folded (`table/state.py`).
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import singledispatch
from math import ceil
from typing import NamedTuple, get_type_hints

from branchline.bots import LEVELS
from branchline.game import deal
from branchline.server.people.identity import clean_name
from branchline.server.store import Person, Table
from branchline.server.table.state import (
    STAND_IN,
    Acted,
    Body,
    BotSat,
    CameBack,
    Dismissed,
    Left,
    Rematched,
    Resigned,
    Sat,
    Started,
    StoodIn,
    TableRefusal,
    TableState,
    Undone,
    Voted,
    bot_name,
    check_person,
    check_plays,
    check_running,
    check_seat,
)
from branchline.server.wire import (
    Act,
    ComeBack,
    Command,
    Dismiss,
    Leave,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Status,
    Undo,
    Vote,
)


class Absence(NamedTuple):
    """What decides whether a player has been away for too long."""

    last_seen: Mapping[int, float]  # by seat: when its player was last connected
    patience: float  # seconds after which the others may seat a bot for a player who is away
    now: float


class Context(NamedTuple):
    """What a command is decided on, besides the command itself."""

    person: Person  # who sent it
    row: Table
    table_state: TableState  # as in the log
    absence: Absence | None = None  # for StandIn
    rematch: Rematched | None = None  # for Rematch: the id and the code of the new table, if it is made
    new_code: str | None = None  # for Dismiss: the table's code from then on
    invited: bool = False  # for Sit: whether a player has invited the person
    salt: bytes | None = None  # for Sit: of the name in the hash chain


@singledispatch
def decide(command: Command, context: Context) -> Body:
    """The event that the command causes. Raises TableRefusal if the command is not allowed."""
    raise NotImplementedError(f"{type(command).__name__} has no handler")


def event_type(command: type[Command]) -> type[Body]:
    """The type of the event that a command causes: what its handler is declared to return."""
    returned: type[Body] = get_type_hints(decide.dispatch(command))["return"]
    return returned


# Before the game.


@decide.register
def _sit(command: Sit, context: Context) -> Sat:
    person, table_state = context.person, context.table_state
    name = clean_name(command.name) if command.name is not None else person.name
    if person.id in table_state.dismissed:
        raise TableRefusal("dismissed")
    _check_free(table_state, command.seat)
    if table_state.settings.quick is not None and table_state.seats_of(person.id):
        raise TableRefusal("quick-one-seat")
    if table_state.settings.rated:
        _check_rated(context)
        name = person.name
    if not context.row.public or command.seat in table_state.settings.invited:
        _check_admitted(context, command.code)
    account = person.account if name == person.name else None  # another name does not tell whose it is
    return Sat(command.seat, person.id, name, bytes.fromhex(command.nonce), account, context.salt)


@decide.register
def _seat_bot(command: SeatBot, context: Context) -> BotSat:
    _check_host(context)
    _check_free(context.table_state, command.seat)
    check_level(command.level)
    nonce = deal.bot_nonce(context.row.secret, command.seat)
    return BotSat(command.seat, command.level, nonce, bot_name(context.table_state))


@decide.register
def _leave(command: Leave, context: Context) -> Left:
    _check_open(context.table_state)
    check_seat(context.table_state, command.seat)
    if context.table_state.seats[command.seat].bot is not None:
        _check_host(context)
    else:
        check_person(context.table_state, command.seat, context.person.id)
    return Left(command.seat)


@decide.register
def _dismiss(command: Dismiss, context: Context) -> Dismissed:
    _check_host(context)
    _check_open(context.table_state)
    check_seat(context.table_state, command.seat)
    if context.table_state.seats[command.seat].person in (None, context.person.id):  # bots are removed with `Leave`
        raise TableRefusal("nobody-to-dismiss")
    return Dismissed(command.seat, context.new_code)


@decide.register
def _start(command: Start, context: Context) -> Started:
    _check_host(context)
    _check_open(context.table_state)
    free = sum(not seat.taken for seat in context.table_state.seats)
    if free:
        raise TableRefusal("seats-free", number=free)
    return Started()


# The game.


@decide.register
def _act(command: Act, context: Context) -> Acted:
    check_plays(context.table_state, command.seat, context.person.id)
    return Acted(command.seat, command.actions)


@decide.register
def _undo(command: Undo, context: Context) -> Undone:
    """Undo the last event, if it was an action of this person's seat and revealed nothing."""
    check_plays(context.table_state, command.seat, context.person.id)
    undoable = context.table_state.undoable
    if undoable is None or undoable[0] != command.seat:
        raise TableRefusal("nothing-to-undo")
    return Undone(command.seat)


@decide.register
def _resign(command: Resign, context: Context) -> Resigned:
    _check_has_say(context, command.seat)
    return Resigned(command.seat)


@decide.register
def _vote(command: Vote, context: Context) -> Voted:
    """A player who has not voted for the end declines it, if others have proposed it."""
    _check_has_say(context, command.seat)
    seats = context.table_state.seats
    declines = not command.end and not seats[command.seat].wants_end and any(seat.wants_end for seat in seats)
    return Voted(command.seat, command.end, declines)


@decide.register
def _stand_in(command: StandIn, context: Context) -> StoodIn:
    if command.seat in context.table_state.seats_of(context.person.id):
        check_plays(context.table_state, command.seat, context.person.id)
        return StoodIn(command.seat, STAND_IN, "left")
    _check_absent(context, command.seat)
    return StoodIn(command.seat, STAND_IN, "away")


@decide.register
def _come_back(command: ComeBack, context: Context) -> CameBack:
    check_person(context.table_state, command.seat, context.person.id)
    check_running(context.table_state)
    seat = context.table_state.seats[command.seat]
    if seat.resigned:
        raise TableRefusal("seat-resigned")
    if seat.stand_in is None:
        raise TableRefusal("seat-present")
    return CameBack(command.seat)


# After the game.


@decide.register
def _rematch(command: Rematch, context: Context) -> Rematched:
    table_state = context.table_state
    if table_state.status is not Status.OVER:
        raise TableRefusal("table-not-over")
    if not table_state.seats_of(context.person.id):
        raise TableRefusal("not-player")
    if table_state.rematch is not None:
        raise TableRefusal("rematched", table=table_state.rematch.table)
    assert context.rematch is not None
    return context.rematch


# Checks that several commands share.


def check_level(level: str) -> None:
    """Refuse anything but a level: a bot specification could ask for any amount of computing time."""
    if level not in LEVELS:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(LEVELS))


def _check_host(context: Context) -> None:
    if context.table_state.settings.quick is not None:
        raise TableRefusal("quick-no-host")
    if context.row.host != context.person.id:
        raise TableRefusal("not-host")


def _check_open(table_state: TableState) -> None:
    if table_state.status is not Status.OPEN:
        raise TableRefusal("table-not-open")


def _check_free(table_state: TableState, number: int) -> None:
    """A person or a bot may take the seat."""
    _check_open(table_state)
    check_seat(table_state, number)
    if table_state.seats[number].taken:
        raise TableRefusal("seat-taken", seat=number)


def _check_rated(context: Context) -> None:
    """The person may sit at a rated table: they have an account, and no other seat."""
    if context.person.account is None:
        raise TableRefusal("account-needed")
    if context.table_state.seats_of(context.person.id):
        raise TableRefusal("rated-one-seat")


def _check_admitted(context: Context, code: str | None) -> None:
    """The person may take a seat that needs the table's code."""
    person, right = context.person.id, context.row.code
    if context.row.host == person or context.table_state.seats_of(person) or context.table_state.invites(person):
        return
    if context.invited:
        return
    if code is None or right is None or not hmac.compare_digest(right.encode(), code.upper().encode()):
        raise TableRefusal("code-needed")


def _check_has_say(context: Context, number: int) -> None:
    """The person may decide how the game ends: until they resign, even while a bot plays for them."""
    check_running(context.table_state)
    check_person(context.table_state, number, context.person.id)
    if context.table_state.seats[number].resigned:
        raise TableRefusal("seat-resigned")


def _check_absent(context: Context, number: int) -> None:
    """The person may seat a bot for an absent player who holds up a game without a clock.

    That player must have been away, and their turn must have lasted, for `patience` seconds. With a clock, only the
    clock replaces players.
    """
    table_state, absence = context.table_state, context.absence
    assert absence is not None
    check_running(table_state)
    check_seat(table_state, number)
    own = table_state.seats_of(context.person.id)
    if not own:
        raise TableRefusal("seat-not-yours", seat=number)
    if all(table_state.seats[each].resigned for each in own):
        raise TableRefusal("seat-resigned")
    seat = table_state.seats[number]
    if seat.player is not None:
        raise TableRefusal("seat-has-bot", seat=number)
    if table_state.settings.pace.kind != "none":
        raise TableRefusal("clock-decides")
    if seat.since is None:
        raise TableRefusal("seat-not-awaited", seat=number)
    left = max(absence.last_seen.get(number, 0.0), seat.since) + absence.patience - absence.now
    if left > 0:
        raise TableRefusal("seat-not-away", seat=number, number=ceil(left))
